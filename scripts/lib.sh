# Sourced by the scripts: goes to the root of the checkout, makes the environment in .venv, installs Kantor there.

cd "$(dirname "${BASH_SOURCE[0]}")/.."
ROOT=$PWD
VENV=$ROOT/.venv
BIN=$VENV/bin
unset PYTHONPATH
# Bytecode is kept, even where it isn't wanted elsewhere: without it every process compiles all that it imports.
unset PYTHONDONTWRITEBYTECODE
# Parts of the engine that haven't changed aren't compiled again.
export KANTOR_BUILD_CACHE=$ROOT/.cache/compiled
SCRATCH=$(mktemp -d)
INSTALLED=  # yes: asked and true
trap 'rm -rf "$SCRATCH"' EXIT

# A line for each step, with the seconds since the start.
say() { printf '== %3d s  %s\n' "$SECONDS" "$*" >&2; }

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

# Finds the Python that everything is made with: the program itself, because what stands for it may be slow to find it.
find_python() {
    local found
    PYTHON=${PYTHON:-python3}
    found=$("$PYTHON" -c 'import sys; print(sys.executable if sys.version_info >= (3, 11) else "")' 2>/dev/null) || true
    if [[ -z $found ]]; then
        say "$PYTHON is no Python 3.11 or newer; name one in the variable PYTHON"
        exit 2
    fi
    PYTHON=$found
}

# Prints what pyproject.toml asks for to run and to build Kantor.
needed_to_play() {
    "$PYTHON" - <<'EOF'
import tomllib
from pathlib import Path

project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
print(*project["project"]["dependencies"], *project["build-system"]["requires"], sep="\n")
EOF
}

# Makes .venv what constraints.txt and the given files of the same kind say, unless it is that already.
# With `play` as the first argument it gets those packages alone that the game and its build need.
make_environment() {
    find_python
    local kind=all wanted have file files arguments=()
    if [[ ${1:-} == play ]]; then
        kind=play
        shift
    fi
    files=(constraints.txt "$@")
    wanted=$(fingerprint "${files[@]}")
    have=$(cat "$VENV/environment" 2>/dev/null || true)
    if [[ $have == "$wanted" ]]; then return; fi
    if [[ $kind == play ]]; then
        needed_to_play >"$SCRATCH/needed"
        wanted="play $(cksum <"$SCRATCH/needed") $wanted"
        if [[ $have == "$wanted" ]]; then return; fi
        arguments=(--requirement "$SCRATCH/needed")
        for file in "${files[@]}"; do arguments+=(--constraint "$file"); done
    else
        for file in "${files[@]}"; do arguments+=(--requirement "$file"); done
    fi
    say "making the environment in $(basename "$VENV")"
    # What is there for the game stays when the tests need more.
    if [[ $have != "play "*" $wanted" ]]; then "$PYTHON" -m venv --clear "$VENV"; fi
    # Whatever is imported is compiled to bytecode then; most of it never is.
    "$BIN/python" -m pip install --quiet --disable-pip-version-check --no-compile "${arguments[@]}"
    echo "$wanted" >"$VENV/environment"
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

# Begins to build the client beside what follows, where a Node is there already; one that is built says so at once.
begin_client() {
    find_python
    CLIENT=
    if [[ -z $("$PYTHON" packaging/kantor_client.py --node-needed) ]]; then
        "$PYTHON" packaging/kantor_client.py &
        CLIENT=$!
    fi
}

# Waits for the client that was begun, or builds it now.
end_client() { if [[ -n $CLIENT ]]; then wait "$CLIENT"; else build_client; fi; }

# Prints what an install of these sources is known by.
sources_to_install() { fingerprint src packaging pyproject.toml setup.py constraints.txt; }

# True when these very sources are installed in .venv, compiled.
is_installed_compiled() {
    if [[ $INSTALLED == yes ]]; then return; fi
    [[ "$(cat "$VENV/installed" 2>/dev/null)" == "1 $(sources_to_install)" ]] && INSTALLED=yes
}

# A copy of all that an install needs, which leaves its build folders beside the sources.
copy_sources() {
    mkdir "$1"
    cp -R $(existing pyproject.toml setup.py packaging LICENSE README.md src) "$1"
}

# Compiles what isn't compiled yet into the cache, where an install finds it.
compile_engine() {
    local line
    if is_installed_compiled || ! compiler_works; then return; fi
    copy_sources "$SCRATCH/engine"
    (cd "$SCRATCH/engine" && "$BIN/python" packaging/kantor_compile.py 2>&1) | tee "$SCRATCH/engine.log" |
        while read -r line; do if [[ $line == translating* || $line == compiling* ]]; then say "$line"; fi; done ||
        { cat "$SCRATCH/engine.log" >&2; return 1; }
}

# Installs Kantor in .venv by the normal install, unless these very sources are there already.
# Sets COMPILED to 1, or to 0 where no C compiler works.
install_kantor() {
    COMPILED=1
    if is_installed_compiled; then return; fi
    if ! compiler_works; then COMPILED=0; fi
    local wanted
    wanted="$COMPILED $(sources_to_install)"
    if [[ "$(cat "$VENV/installed" 2>/dev/null)" != "$wanted" ]]; then
        say "installing kantor"
        copy_sources "$SCRATCH/sources"
        KANTOR_COMPILE=$COMPILED "$BIN/python" -m pip install --quiet --disable-pip-version-check \
            --no-build-isolation --no-deps --force-reinstall "$SCRATCH/sources"
        echo "$wanted" >"$VENV/installed"
    fi
}

# What the tests need besides packages. It takes the network more than the processor: best beside other steps.
need_programs() {
    need_chromium
    need_postgres
}

# Sees to a Chromium for the tests of the client: one that is there, else Playwright's own, else Debian's.
need_chromium() {
    local name
    if [[ -n ${KANTOR_CHROMIUM:-} ]]; then return; fi
    for name in chromium chromium-browser google-chrome; do
        if command -v "$name" >/dev/null; then
            if [[ $name == chromium ]]; then want_headless_shell; fi
            return
        fi
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
        apt-get update && apt-get install --yes chromium && { want_headless_shell; return; }
    fi
    say "no Chromium could be installed; put one on the PATH, or name it in the variable KANTOR_CHROMIUM"
    exit 2
}

# Debian's Chromium without windows takes a sixth less of the processor; where it can't be had, the whole one will do.
want_headless_shell() {
    if command -v chromium-headless-shell >/dev/null; then return; fi
    if ! command -v apt-get >/dev/null || [[ $(id -u) != 0 ]]; then return; fi
    say "installing a Chromium without windows for the tests of the client"
    { apt-get install --yes --no-install-recommends chromium-headless-shell ||
        { apt-get update && apt-get install --yes --no-install-recommends chromium-headless-shell; }; } >/dev/null 2>&1 ||
        say "it can't be installed: the tests take the whole Chromium"
}

# Sees to PostgreSQL's programs for the tests of several hosts: those that are there, else Debian's.
need_postgres() {
    if compgen -G "/usr/lib/postgresql/*/bin/initdb" >/dev/null || command -v initdb >/dev/null; then return; fi
    say "installing PostgreSQL for the tests of several hosts"
    if command -v apt-get >/dev/null && [[ $(id -u) == 0 ]]; then
        apt-get update && apt-get install --yes --no-install-recommends postgresql && return
    fi
    say "no PostgreSQL could be installed; install its server programs (initdb, pg_ctl, postgres, psql)"
    exit 2
}
