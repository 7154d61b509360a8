# Shared by the scripts here: where is a good Python, and a virtual environment that is made once. Source it from the root.

say() { printf '%s\n' "rivage: $*"; }

fail() {
    printf '%s\n' "rivage: $*" >&2
    exit 1
}

# The first Python that is new enough. Python's own isolated mode keeps a foreign PYTHONPATH out of the question.
find_python() {
    local candidate
    for candidate in ${RIVAGE_PYTHON:-} python3 python3.13 python3.12 python3.11 python; do
        if command -v "$candidate" >/dev/null 2>&1 &&
            "$candidate" -I -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
            command -v "$candidate"
            return
        fi
    done
    fail "Python 3.11 or newer is needed and none was found on PATH. On Debian or Ubuntu: sudo apt install python3 python3-venv"
}

# hash FILE...: one hash for all of them.
hash_of() { cat "$@" | sha256sum | cut -d ' ' -f 1; }

# version_of PYTHON: such as 3.11; nothing when it does not run.
version_of() { "$1" -I -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null || true; }

# venv NAME FILE...: a virtual environment .build/NAME that holds exactly what the hashed requirement FILEs name.
# Made anew when the files change, the folder was moved or the system's Python became another; otherwise this costs a few
# milliseconds and no network.
venv() {
    local home="$PWD/.build/$1" name=$1 python wanted file
    shift
    wanted="$home $(hash_of "$@")"
    if [ "$(cat "$home/.made-of" 2>/dev/null)" = "$wanted $(version_of "$home/bin/python")" ]; then return; fi
    python=$(find_python)
    "$python" -I -c 'import venv, ensurepip' 2>/dev/null ||
        fail "$python cannot make virtual environments. On Debian or Ubuntu: sudo apt install python3-venv"
    say "preparing .build/$name with $("$python" -I --version) (once; it takes a minute)"
    mkdir -p .build
    rm -rf "$home"
    "$python" -m venv "$home" || fail "$python could not make a virtual environment in $home"
    for file in "$@"; do
        "$home/bin/python" -m pip install --quiet --disable-pip-version-check --no-input --require-hashes --no-deps -r "$file" ||
            fail "the packages of $file could not be installed; what pip said stands above"
    done
    printf '%s\n' "$wanted $(version_of "$home/bin/python")" >"$home/.made-of"
}

# client NAME: build the web client with the Python of .build/NAME if its sources changed.
client() {
    local python="$PWD/.build/$1/bin/python"
    "$python" -I scripts/build_client.py --check && return
    use_node
    "$client_python" -I scripts/build_client.py || fail "the web client could not be built; what was said stands above"
}

# use_node: sets client_python to a Python whose build_client.py finds a node: the system's, or one from the package index.
use_node() {
    client_python=$(find_python)
    if ! "$client_python" -I scripts/build_client.py --node; then
        venv node requirements/node.txt
        client_python="$PWD/.build/node/bin/python"
    fi
}

# package NAME: put the package itself, editable, into .build/NAME. Needs no network: run.txt holds what builds it.
package() {
    local home="$PWD/.build/$1" wanted
    wanted=$(hash_of pyproject.toml hatch_build.py)
    if [ -x "$home/bin/rivage" ] && [ "$(cat "$home/.package" 2>/dev/null)" = "$wanted" ]; then return; fi
    "$home/bin/python" -m pip install --quiet --disable-pip-version-check --no-input --no-deps --no-build-isolation --no-index -e . ||
        fail "the package could not be installed into $home; what pip said stands above"
    printf '%s\n' "$wanted" >"$home/.package"
}
