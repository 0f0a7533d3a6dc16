# Sourced by the scripts: goes to the root of the checkout, makes the environment in .venv, installs Kantor there.

cd "$(dirname "${BASH_SOURCE[0]}")/.."
ROOT=$PWD
VENV=$ROOT/.venv
BIN=$VENV/bin
unset PYTHONPATH
SCRATCH=$(mktemp -d)
trap 'rm -rf "$SCRATCH"' EXIT

say() { printf '== %s\n' "$*" >&2; }

# Prints those of the given paths that exist.
existing() {
    local path
    for path; do if [[ -e $path ]]; then echo "$path"; fi; done
}

# Two runs at once would install over each other.
lock() {
    if command -v flock >/dev/null; then
        exec 9>"$VENV.lock"
        flock --nonblock 9 || { say "waiting for another run in this checkout"; flock 9; }
    fi
}

# Prints a hash of the interpreter and of the given files and folders, without the tests in them.
fingerprint() {
    "$PYTHON" - "$@" <<'EOF'
import hashlib
import sys
from pathlib import Path

total = hashlib.sha256(f"{sys.executable} {sys.version}".encode())
for path in map(Path, sys.argv[1:]):
    for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
        if file.is_file() and not {"__pycache__", "tests"} & set(file.parts):
            total.update(f"{file} {hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
print(total.hexdigest())
EOF
}

# Makes .venv exactly what constraints.txt and the given files of the same kind say, unless it is that already.
make_environment() {
    PYTHON=${PYTHON:-python3}
    "$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || {
        say "$PYTHON is no Python 3.11 or newer; name one in the variable PYTHON"
        exit 2
    }
    local wanted file files=(constraints.txt "$@") requirements=()
    wanted=$(fingerprint "${files[@]}")
    if [[ "$(cat "$VENV/environment" 2>/dev/null)" != "$wanted" ]]; then
        say "making the environment in $(basename "$VENV")"
        for file in "${files[@]}"; do requirements+=(--requirement "$file"); done
        "$PYTHON" -m venv --clear "$VENV"
        "$BIN/python" -m pip install --quiet --disable-pip-version-check "${requirements[@]}"
        echo "$wanted" >"$VENV/environment"
    fi
}

# True when an extension module can be built the way setup.py does it.
compiler_works() {
    "$BIN/python" - >/dev/null 2>&1 <<'EOF'
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Distribution, Extension

with TemporaryDirectory() as folder:
    probe = Path(folder, "probe.c")
    probe.write_text("#include <Python.h>\n")
    distribution = Distribution({"ext_modules": [Extension("probe", [str(probe)])]})
    build = distribution.get_command_obj("build_ext")
    build.build_lib = build.build_temp = folder
    distribution.run_command("build_ext")
EOF
}

# Builds the browser client into src, unless these very sources are built already. A missing Node comes from PyPI.
build_client() {
    local node
    node=$("$BIN/python" packaging/kantor_client.py --node-needed)
    if [[ -n $node ]]; then
        say "no Node that is new enough: installing $node in .venv"
        "$BIN/python" -m pip install --quiet --disable-pip-version-check "$node"
    fi
    "$BIN/python" packaging/kantor_client.py
}

# Installs Kantor in .venv by the normal install, unless these very sources are there already.
# Sets COMPILED to 1, or to 0 where no C compiler works.
install_kantor() {
    COMPILED=0
    if compiler_works; then COMPILED=1; fi
    local wanted copy=$SCRATCH/sources
    wanted="$COMPILED $(fingerprint src packaging pyproject.toml setup.py constraints.txt)"
    if [[ "$(cat "$VENV/installed" 2>/dev/null)" != "$wanted" ]]; then
        say "building and installing kantor"
        # From a copy, because an install leaves its build folders beside the sources.
        mkdir "$copy"
        cp -R $(existing pyproject.toml setup.py packaging LICENSE README.md src) "$copy"
        KANTOR_COMPILE=$COMPILED "$BIN/python" -m pip install --quiet --disable-pip-version-check \
            --no-build-isolation --no-deps --force-reinstall "$copy"
        echo "$wanted" >"$VENV/installed"
    fi
}

# Sees to a Chromium for the tests of the client: one that is there, else Playwright's own, else Debian's.
need_chromium() {
    local name
    if [[ -n ${KANTOR_CHROMIUM:-} ]]; then return; fi
    for name in chromium chromium-browser google-chrome; do
        if command -v "$name" >/dev/null; then return; fi
    done
    "$BIN/python" - <<'EOF' && return
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

with sync_playwright() as play:
    sys.exit(not Path(play.chromium.executable_path).exists())
EOF
    say "installing a Chromium for the tests of the client"
    if "$BIN/python" -m playwright install --with-deps chromium-headless-shell chromium; then return; fi
    if command -v apt-get >/dev/null && [[ $(id -u) == 0 ]]; then
        apt-get update && apt-get install --yes chromium && return
    fi
    say "no Chromium could be installed; put one on the PATH, or name it in the variable KANTOR_CHROMIUM"
    exit 2
}
