# Functions for the scripts: find Python, create virtual environments, build the client. Source it from the repository's root.

say() { printf '%s\n' "rivage: $*"; }

fail() {
    printf '%s\n' "rivage: $*" >&2
    exit 1
}

# quietly COMMAND...: run a command and show its output only if it fails. Package managers print notices and deprecation warnings
# about other people's packages even with --quiet.
quietly() {
    local output status=0
    output=$("$@" 2>&1) || status=$?
    [ "$status" = 0 ] || printf '%s\n' "$output" >&2
    return "$status"
}

# find_python: print the first Python that is new enough. Isolated mode (-I) ignores PYTHONPATH.
find_python() {
    local candidate
    for candidate in ${RIVAGE_PYTHON:-} python3 python3.13 python3.12 python3.11 python; do
        if command -v "$candidate" >/dev/null 2>&1 &&
            "$candidate" -I -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
            command -v "$candidate"
            return
        fi
    done
    fail "Python 3.11 or newer is needed, and there is none on PATH. On Debian or Ubuntu: sudo apt install python3 python3-venv"
}

# hash_of FILE...: print a hash of the contents of all files.
hash_of() { cat "$@" | sha256sum | cut -d ' ' -f 1; }

# version_of PYTHON: print its version, such as 3.11; nothing if it does not run.
version_of() { "$1" -I -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null || true; }

# venv NAME FILE...: create the virtual environment .build/NAME with the packages of the pinned requirements FILEs.
# It is created again when the files, the path of the folder or the version of Python have changed. Otherwise this takes a few
# milliseconds and no network.
venv() {
    local home="$PWD/.build/$1" name=$1 python wanted file
    shift
    wanted="$home $(hash_of "$@")"
    if [ "$(cat "$home/.made-of" 2>/dev/null)" = "$wanted $(version_of "$home/bin/python")" ]; then return; fi
    python=$(find_python)
    "$python" -I -c 'import venv, ensurepip' 2>/dev/null ||
        fail "$python cannot create virtual environments. On Debian or Ubuntu: sudo apt install python3-venv"
    say "preparing .build/$name with $("$python" -I --version) (only once; takes about a minute)"
    mkdir -p .build
    rm -rf "$home"
    "$python" -m venv "$home" || fail "$python could not create a virtual environment in $home"
    for file in "$@"; do
        quietly "$home/bin/python" -m pip install --quiet --disable-pip-version-check --no-input --require-hashes --no-deps -r "$file" ||
            fail "could not install the packages of $file; see the output of pip above"
    done
    printf '%s\n' "$wanted $(version_of "$home/bin/python")" >"$home/.made-of"
}

# client NAME: build the web client if its sources have changed. NAME is an environment of `venv`.
client() {
    local python="$PWD/.build/$1/bin/python"
    "$python" -I scripts/build_client.py --check && return
    use_node
    "$client_python" -I scripts/build_client.py || fail "could not build the web client; see the output above"
}

# use_node: set client_python to a Python with which build_client.py finds Node.js: that of the system, or one from PyPI.
use_node() {
    client_python=$(find_python)
    if ! "$client_python" -I scripts/build_client.py --node; then
        venv node requirements/node.txt
        client_python="$PWD/.build/node/bin/python"
    fi
}

# package NAME: install Rivage in editable mode into .build/NAME. Needs no network, because run.txt contains the build backend.
package() {
    local home="$PWD/.build/$1" wanted
    wanted=$(hash_of pyproject.toml hatch_build.py)
    if [ -x "$home/bin/rivage" ] && [ "$(cat "$home/.package" 2>/dev/null)" = "$wanted" ]; then return; fi
    quietly "$home/bin/python" -m pip install --quiet --disable-pip-version-check --no-input --no-deps --no-build-isolation --no-index -e . ||
        fail "could not install Rivage into $home; see the output of pip above"
    printf '%s\n' "$wanted" >"$home/.package"
}
