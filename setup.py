"""Compile the engine with mypyc, or install the same files as they are where that can't be done; build the client.

KANTOR_COMPILE=0 leaves compilation out; KANTOR_COMPILE=1 makes a failure an error. Editable installs stay uncompiled.
KANTOR_CLIENT=0 leaves the client as it is, for those who want the engine alone.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Distribution, Extension, setup

sys.path.insert(0, str(Path(__file__).resolve().parent / "packaging"))
import kantor_client
import kantor_compile


def extension_modules() -> list[Extension]:
    """All extension modules, or none: a half compiled package would be neither one thing nor the other."""
    wish = os.environ.get("KANTOR_COMPILE", "")
    if wish not in ("", "0", "1"):
        sys.exit(f"KANTOR_COMPILE is {wish!r}; it can be 0 (leave compilation out) or 1 (insist on it)")
    # What an earlier build left must not get into this wheel.
    shutil.rmtree("build", ignore_errors=True)
    if wish == "0":
        return []
    try:
        return kantor_compile.compile_all()
    except (Exception, SystemExit) as problem:
        if wish == "1":
            raise
        shutil.rmtree("build", ignore_errors=True)
        reason = "mypyc refuses the sources" if isinstance(problem, SystemExit) else problem
        print(f"warning: kantor will be installed uncompiled, and play more slowly: {reason}", file=sys.stderr)
        return []


def build_client() -> None:
    """The client into the server's folder, where the wheel takes it from. Without it `kantor serve` would be a toy."""
    root = Path.cwd()
    if os.environ.get("KANTOR_CLIENT", "1") == "0" or not kantor_client.has_sources(root):
        return
    try:
        kantor_client.build(root)
    except kantor_client.ClientNotBuilt as problem:
        sys.exit(f"kantor: the client can't be built: {problem} (KANTOR_CLIENT=0 installs without it)")


class KantorDistribution(Distribution):
    """Compiles before the wheel is begun, because the wheel's tag says whether there is anything compiled in it."""

    def run_command(self, command: str) -> None:
        if command == "bdist_wheel":
            build_client()
            self.ext_modules = extension_modules()
        super().run_command(command)


setup(distclass=KantorDistribution, cmdclass={"build_ext": kantor_compile.TakeBuilt})
