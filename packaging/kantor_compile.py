"""Compile the engine with mypyc: one library for the core, one for the bots, one for each game.

So all cores of a machine work, and a change in one game compiles that game alone: with KANTOR_BUILD_CACHE naming a
folder, whatever was compiled before from the same C with the same compiler is taken from there.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version
from itertools import chain
from pathlib import Path

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/kantor")
BUILD = Path("build")
# Modules with msgspec Structs stay interpreted: compiled, the Structs would lose their class keywords.
CORE = (
    "agenda.py",
    "cells.py",
    "decision.py",
    "dice.py",
    "observation.py",
    "options.py",
    "playout.py",
    "position.py",
    "sink.py",
)
# What a game compiles, where it has it.
GAME = (
    "board.py",
    "evaluate.py",
    "judgement.py",
    "knowledge.py",
    "move_numbers.py",
    "observe.py",
    "outlook.py",
    "parts.py",
    "scoring.py",
    "state.py",
    "turn.py",
    "rules/*.py",
)
BOTS = (
    "bots/beam.py",
    "bots/clock.py",
    "bots/judge.py",
    "bots/network.py",
    "bots/search.py",
    "bots/tree.py",
    "rl/batch.py",
)
CORE_GROUP = "kantor_core"
# Longer functions aren't worth a copy in every game.
LONGEST_INLINED = 110
KEPT = 4  # versions of each library that stay in the cache

FUNCTION = re.compile(r"^\w[\w *]*?\b(CPyDef_\w+)\([^;{}]*\) \{$.*?^\}$", re.MULTILINE | re.DOTALL)
# What a function may name that isn't a local, a macro or a part of Python's C API.
NAMED = re.compile(r"\b(?:CPy(?:Def|Static|Type|Module)_\w+|CPyStatics|LibRT\w+|\w+Api|\w+_vtable)\b")


class Library(Extension):
    """An extension module and what makes it: libraries with the same key are the same."""

    key: str


def sources() -> dict[str, list[str]]:
    """What is compiled, by library."""
    found = {CORE_GROUP: [PACKAGE / "core" / name for name in CORE], "kantor_bots": [PACKAGE / name for name in BOTS]}
    for game in sorted(path for path in (PACKAGE / "games").iterdir() if path.is_dir()):
        files = [path for pattern in GAME for path in sorted(game.glob(pattern)) if path.name != "__init__.py"]
        if files:
            found[f"kantor_{game.name}"] = files
    return {group: [str(path) for path in files if path.exists()] for group, files in found.items()}


def compile_all() -> list[Extension]:
    """The extension modules, built already: only a finished build tells that nothing fails."""
    cache = os.environ.get("KANTOR_BUILD_CACHE")
    folder = Path(cache) if cache else BUILD / "cache"
    folder.mkdir(parents=True, exist_ok=True)
    plan = folder / f"{_plan_key()}.json"
    libraries = _planned(plan, folder) or _generated()
    command = Compile(Distribution({"ext_modules": libraries}), folder)
    command.ensure_finalized()
    # The longest first, so that the cores come to their ends together.
    unique = {library.key: library for library in libraries if not (folder / library.key).exists()}
    command.extensions = sorted(unique.values(), key=_size, reverse=True)
    command.parallel = True
    command.run()
    for library in libraries:
        target = Path(command.get_ext_fullpath(library.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(folder / library.key, target)
    plan.write_text(json.dumps([[library.name, library.key] for library in libraries]), encoding="utf-8")
    _prune(folder, {library.key for library in libraries} | {plan.name})
    return [Built(library.name, []) for library in libraries]


class Compile(build_ext):
    """Compiles libraries, and puts each into the cache as soon as it is done."""

    def __init__(self, distribution: Distribution, folder: Path) -> None:
        super().__init__(distribution)
        self._folder = folder

    def build_extension(self, ext: Extension) -> None:
        assert isinstance(ext, Library)
        # In one write: two libraries are compiled at once, and print writes a line and its end apart.
        sys.stderr.write(f"compiling {ext.key.rsplit('-', 1)[0]}\n")
        sys.stderr.flush()
        super().build_extension(ext)
        # A build that is cut off must not leave half a library under a key.
        half = self._folder / f"{ext.key}.{os.getpid()}"
        shutil.copyfile(self.get_ext_fullpath(ext.name), half)
        half.replace(self._folder / ext.key)


class Built(Extension):
    """An extension module that lies where the wheel takes it from."""


class TakeBuilt(build_ext):
    """The command that setuptools runs for the wheel: there is nothing left to do."""

    def build_extension(self, ext: Extension) -> None:
        if not isinstance(ext, Built):
            super().build_extension(ext)


def _plan_key() -> str:
    """Of everything that mypyc reads: with the same key it would generate the same C."""
    total = hashlib.sha256(_tools().encode())
    for package in ("core", "bots", "rl", "games"):
        for path in sorted((PACKAGE / package).rglob("*.py")):
            if "tests" not in path.parts:
                total.update(f"{path} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    total.update(Path(__file__).read_bytes())
    return f"plan-{total.hexdigest()[:32]}"


def _tools() -> str:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    shown = subprocess.run([*compiler.split(), "--version"], capture_output=True, text=True, check=False).stdout
    flags = [os.environ.get(name, "") for name in ("CFLAGS", "CPPFLAGS", "LDFLAGS")]
    return repr((sys.version, sysconfig.get_platform(), compiler, shown, flags, version("mypy"), version("librt")))


def _planned(plan: Path, folder: Path) -> list[Library]:
    """What an earlier build made of these very sources, if all of it is still there."""
    try:
        found = json.loads(plan.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return []
    libraries = []
    for name, key in found:
        if not (folder / key).exists():
            return []
        library = Library(name, [])
        library.key = key
        libraries.append(library)
    return libraries


def _generated() -> list[Library]:
    """All libraries, with their C written."""
    from mypyc.build import (  # noqa: PLC0415  an uncompiled install needs no mypyc
        CompilerOptions,
        build_using_shared_lib,
        get_cflags,
        include_dir,
        mypyc_build,
    )

    groups = sources()
    options = CompilerOptions(separate=True)
    # The groups are generated together, so mypyc may know all subclasses, as in one group, and call methods directly.
    options.global_opts = True
    # Errors in interpreted modules are the business of the type check, not of an install.
    arguments = ["--follow-imports=silent", f"--cache-dir={os.devnull}", *chain.from_iterable(groups.values())]
    print("translating to C", file=sys.stderr, flush=True)
    made, c_files, needed = mypyc_build(arguments, options, separate=[(files, name) for name, files in groups.items()])
    # A newer compiler's new warning must not cost the speed.
    flags = [flag for flag in get_cflags(opt_level="3", debug_level="0") if flag != "-Werror"]
    # Functions that no other library may replace can be called directly, and inlined.
    flags += ["-fvisibility=hidden"] if os.name == "posix" else []
    folders = sorted({str(Path(include_dir(), name)) for part in needed for name in part.include_dirs})
    libraries: list[Library] = []
    for (modules, name), (files, headers) in zip(made, c_files, strict=True):
        for extension in build_using_shared_lib(modules, name, files, headers, str(BUILD), flags, folders):
            extension.__class__ = Library
            libraries.append(extension)
    _inline_core([BUILD / f"__native_{group}.c" for group in groups if group != CORE_GROUP])
    _join_shims([library for library in libraries if len(library.sources) == 1 and "." in library.name])
    for library in libraries:
        library.key = _key(library, flags)
    return libraries


def _inline_core(files: list[Path]) -> None:
    """Give every other library copies of the core's short functions, which it calls all the time.

    Between libraries mypyc calls through a table of pointers, which costs a sixth of the speed.
    """
    header = (BUILD / f"__native_{CORE_GROUP}.h").read_text(encoding="utf-8")
    table = re.search(rf"struct export_table_{CORE_GROUP} \{{(.*?)^\}};", header, re.MULTILINE | re.DOTALL)
    exported = set(re.findall(r"\b(CPy\w+)(?=\)\(|;)", table[1])) if table else set()
    core = (BUILD / f"__native_{CORE_GROUP}.c").read_text(encoding="utf-8")
    bodies = {found[1]: found[0] for found in FUNCTION.finditer(core)}
    short = {name: body for name, body in bodies.items() if _can_move(body, name, exported)}

    def moved(found: re.Match[str]) -> str:
        name = found[0]
        if name in short:
            return f"inlined_{name}"
        return f"exports_{CORE_GROUP}.{name}" if name.startswith("CPyDef_") else f"(*exports_{CORE_GROUP}.{name})"

    copies = {name: re.sub(r"\bCPy(?:Def|Static|Type)_\w+", moved, body) for name, body in short.items()}
    calls = re.compile(rf"\bexports_{CORE_GROUP}\.(CPyDef_\w+)\(")
    for path in files:
        text = path.read_text(encoding="utf-8")
        wanted = [name for name in calls.findall(text) if name in copies]
        for name in wanted:  # what these call themselves comes along
            wanted += [called for called in re.findall(r"\binlined_(\w+)\(", copies[name]) if called not in wanted]
        used = [copies[name] for name in dict.fromkeys(wanted)]
        heads = [f"static inline {copy.split(' {', 1)[0]};\n" for copy in used]
        inlined = "".join(heads + [f"static inline {copy}\n" for copy in used])
        text = calls.sub(lambda call: f"inlined_{call[1]}(" if call[1] in copies else call[0], text)
        own = f'#include "__native_internal_{path.stem.removeprefix("__native_")}.h"\n'
        path.write_text(text.replace(own, own + inlined, 1), encoding="utf-8")


def _can_move(body: str, name: str, exported: set[str]) -> bool:
    """A function can move when it is short and all that it names can be reached from outside the core."""
    names = set(NAMED.findall(body))
    return body.count(";\n") <= LONGEST_INLINED and names <= exported and name in exported


def _join_shims(shims: list[Library]) -> None:
    """One file for all modules of a folder, which is compiled once, instead of one for each of a hundred modules."""
    spare = re.compile(r"^PyMODINIT_FUNC PyInit___init__.*\n", re.MULTILINE)
    folders: dict[Path, list[Library]] = {}
    for shim in shims:
        folders.setdefault(Path(shim.sources[0]).parent, []).append(shim)
    for folder, members in folders.items():
        text = "".join(spare.sub("", Path(shim.sources[0]).read_text(encoding="utf-8")) for shim in members)
        joint = folder / "__shims.c"
        joint.write_text(text, encoding="utf-8")
        for shim in members:
            shim.sources = [str(joint)]


def _key(library: Library, flags: list[str]) -> str:
    # The headers are in the order of their names; those of mypyc and Python have their versions.
    total = hashlib.sha256(repr((_tools(), flags)).encode())
    for path in [*library.sources, *library.depends]:
        total.update(hashlib.sha256(Path(path).read_bytes()).digest())
    return f"{library.name if not library.sources[0].endswith('__shims.c') else 'shims'}-{total.hexdigest()[:32]}"


def _size(library: Library) -> int:
    return sum(Path(path).stat().st_size for path in library.sources)


def _prune(folder: Path, used: set[str]) -> None:
    """Keep the newest of each library, besides what was just used."""
    for name in used:
        (folder / name).touch()
    kinds: dict[str, list[Path]] = {}
    for path in sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True):
        kinds.setdefault(path.name.rsplit("-", 1)[0], []).append(path)
    for paths in kinds.values():
        for path in paths[KEPT * 8 if paths[0].name.startswith("shims") else KEPT :]:
            if path.name not in used:
                path.unlink()


if __name__ == "__main__":
    compile_all()
