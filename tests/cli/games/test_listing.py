"""`rivage games`: the list of installed games, and the report of broken packages."""

import subprocess
from pathlib import Path

from tests.registry.foreign import install
from tests.server.running import command, environment

from rivage.games import ALL


def listed(*sites: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command("games"), env=environment(*sites), capture_output=True, text=True, check=False)


def test_every_installed_game_is_listed() -> None:
    done = listed()
    assert (done.returncode, done.stderr) == (0, "")
    heading, *lines = done.stdout.splitlines()
    assert heading.split() == ["game", "title", "seats", "time", "bots", "from"]
    assert [line.split()[0] for line in lines] == list(ALL)
    assert "first-steps, duckling, young-otter, grey-heron, river-guide, old-bear" in done.stdout


def test_a_broken_package_is_reported_on_one_line(tmp_path: Path) -> None:
    install(tmp_path, "stormy-lake", "raise RuntimeError('the dam broke')")
    done = listed(tmp_path)
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) == 1 + len(ALL)
    assert done.stderr == "the game stormy-lake of stormy-lake is left out: RuntimeError: the dam broke\n"
