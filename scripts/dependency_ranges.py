"""Check the dependency ranges of pyproject.toml: install the lowest and the newest allowed versions and play a game with each.

    PYTHONPATH=. python scripts/dependency_ranges.py --uv .build/lock/bin/uv

`scripts/test` runs it with the Python of .build/test. The environments stay in .build/ranges until pyproject.toml changes.
With each environment a game is played to its end against a bot on a server with SQLite and on a node with PostgreSQL and NATS.
Bots, physics, pictures, passkeys and notifications are called once.
"""

import argparse
import ast
import asyncio
import hashlib
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from tests.server.running import Person
from tests.support.cluster import NatsServer, NotAvailable, PostgresServer
from tests.support.processes import free_port, wait_for
from websockets.exceptions import WebSocketException

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / ".build" / "ranges"
RESOLUTIONS = ("lowest-direct", "highest")
INSTALL_TIMEOUT_S = 300
COMMAND_TIMEOUT_S = 120
START_TIMEOUT_S = 60
LOG_CHARACTERS = 3000
"""Characters. The length of the end of a server's log that is shown if the server fails."""
PAGES = ("/", "/healthz", "/readyz", "/metrics", "/schema/openapi.json", "/pictures/aya.png", "/api/v1/me/notify")
"""Pages that use prometheus-client, litestar, resvg-py and pywebpush, among others."""
COMMANDS = (
    ("simulate", "walk-in-the-park", "--bots", "botanist,stroller", "--matches", "1", "--workers", "1", "--quiet"),  # numpy
    ("physics", "wave"),  # rapier3d
)


class CheckFailed(Exception):
    """The program fails with a version that a range allows, or the check could not run."""


def index_settings() -> dict[str, str]:
    """Environment variables that make uv use pip's package index. Existing settings of uv take precedence."""
    listed = subprocess.run([sys.executable, "-m", "pip", "config", "list"], capture_output=True, text=True, check=False).stdout
    settings: dict[str, str] = {}
    # Lines such as global.index-url='https://...'. Environment variables come first and take precedence.
    for line in listed.splitlines():
        name, _, value = line.partition("=")
        settings.setdefault(name.rpartition(".")[2], " ".join(str(ast.literal_eval(value)).split()))
    uv_names = {
        "index-url": "UV_DEFAULT_INDEX",
        "extra-index-url": "UV_INDEX",
        "find-links": "UV_FIND_LINKS",
        "cert": "SSL_CERT_FILE",
        "no-index": "UV_NO_INDEX",
    }
    found = {uv: settings[pip] for pip, uv in uv_names.items() if pip in settings}
    if "UV_FIND_LINKS" in found:
        found["UV_FIND_LINKS"] = found["UV_FIND_LINKS"].replace(" ", ",")
    # pip considers the versions of all indexes, uv by default only those of the first index with the package.
    return {"UV_INDEX_STRATEGY": "unsafe-best-match", "UV_NO_CONFIG": "1", **found, **os.environ}


def run_uv(uv: Path, *arguments: str) -> None:
    """Run uv.

    Raises:
        CheckFailed: with the output, when it fails or takes too long.
    """
    command = [str(uv), *arguments, "--quiet"]
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=index_settings(), capture_output=True, text=True, check=False, timeout=INSTALL_TIMEOUT_S
        )
    except subprocess.TimeoutExpired:
        raise CheckFailed(
            f"uv {arguments[0]} did not finish within {INSTALL_TIMEOUT_S} s: is the package index reachable?"
        ) from None
    if done.returncode:
        raise CheckFailed(
            f"uv {' '.join(arguments[:2])} failed. This check needs the package index that pip uses; without a network, run"
            f" scripts/test --quick. Output of uv:\n{done.stderr.strip()}"
        )


def prepare(uv: Path, resolution: str) -> Path:
    """Create an environment with the lowest or the newest versions, unless it is up to date. Returns its Python."""
    home = FOLDER / resolution
    stamp = home / ".made-of"
    wanted = hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + sys.version.encode() + str(home).encode()).hexdigest()
    python = home / "bin" / "python"
    if stamp.is_file() and stamp.read_text() == wanted:
        return python
    shutil.rmtree(home, ignore_errors=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    pins = FOLDER / f"{resolution}.txt"
    run_uv(
        uv, "pip", "compile", "--resolution", resolution, "--all-extras", "--no-header", "--no-annotate",
        "--python", sys.executable, "--output-file", str(pins), "--upgrade", "pyproject.toml",
    )  # fmt: skip
    run_uv(uv, "venv", "--python", sys.executable, str(home))
    run_uv(uv, "pip", "install", "--python", str(python), "--requirement", str(pins))
    stamp.write_text(wanted)
    return python


def environment() -> dict[str, str]:
    """The environment variables of the checked programs: the sources on the path, and no settings of this machine."""
    variables = {name: value for name, value in os.environ.items() if not name.startswith(("RIVAGE_", "PYTHON"))}
    return variables | {"PYTHONPATH": str(ROOT / "src")}


@contextmanager
def serving(python: Path, folder: Path, *arguments: str) -> Iterator[str]:
    """Run `rivage serve` and yield its URL.

    Raises:
        CheckFailed: when it does not start, fails, or does not stop cleanly.
    """
    folder.mkdir()
    port, log = free_port(), folder / "server.log"
    command = [str(python), "-m", "rivage", "serve", "--port", str(port), "--data", str(folder), *arguments]
    with log.open("w") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output, env=environment())
    try:
        url = f"http://localhost:{port}"  # a host name, because passkeys need one
        wait_for(f"{url}/readyz", process, log, START_TIMEOUT_S)
        yield url
        process.terminate()
        if status := process.wait(START_TIMEOUT_S):
            raise CheckFailed(f"it exited with status {status}")
    except (CheckFailed, AssertionError, RuntimeError, httpx.HTTPError, OSError, WebSocketException) as error:
        why = "it did not start" if isinstance(error, RuntimeError) else f"{type(error).__name__}: {error}"
        raise CheckFailed(f"rivage serve failed: {why}\n{log.read_text()[-LOG_CHARACTERS:]}") from error
    finally:
        process.kill()
        process.wait()


async def play(url: str) -> int:
    """Play a game of Deep River against a bot with random actions. Returns the number of own actions."""
    ann = Person(url)
    try:
        for page in PAGES:
            ann.http.get(page, follow_redirects=True).raise_for_status()
        ann.http.post("/api/v1/me/passkeys/options").raise_for_status()  # webauthn
        table = ann.create_table("me", "bot:duckling")
        ann.http.get(f"/api/v1/tables/{table}/qr.svg").raise_for_status()  # segno
        async with ann.at(table) as line:
            return await line.play(random.Random(1))  # noqa: S311  (moves, not secrets)
    finally:
        ann.close()


def check(python: Path, folder: Path) -> None:
    """Play a game on a server with SQLite and one on a node of a cluster, and run commands, with the packages of `python`.

    Raises:
        CheckFailed: when any of it fails.
    """
    with serving(python, folder / "sqlite") as url:
        asyncio.run(play(url))
    postgres, nats = PostgresServer(folder / "postgresql", durable=False).start(), NatsServer(folder / "nats").start()
    try:
        with serving(python, folder / "node", "--database", postgres.new_database(), "--bus", nats.url) as url:
            asyncio.run(play(url))
    finally:
        nats.kill()
        postgres.kill()
    for command in COMMANDS:
        done = subprocess.run(
            [str(python), "-m", "rivage", *command],
            env=environment(), capture_output=True, text=True, check=False, timeout=COMMAND_TIMEOUT_S,
        )  # fmt: skip
        if done.returncode:
            raise CheckFailed(f"rivage {' '.join(command)} exited with status {done.returncode}:\n{done.stderr}")


def main() -> int:
    """Check both resolutions. Returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--uv", type=Path, required=True, help="the uv program")
    parser.add_argument("--only", choices=RESOLUTIONS, help="check only the lowest or the newest versions")
    given = parser.parse_args()
    failed = False
    for resolution in (given.only,) if given.only else RESOLUTIONS:
        with tempfile.TemporaryDirectory(prefix="rivage-ranges-") as folder:
            Path(folder).chmod(0o755)  # PostgreSQL may run as another user
            started = time.monotonic()
            try:
                check(prepare(given.uv, resolution), Path(folder))
            except (CheckFailed, NotAvailable) as error:
                print(f"{resolution}: {error}", flush=True)
                failed = True
            else:
                print(f"{resolution}: passed in {time.monotonic() - started:.0f} s", flush=True)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
