"""The examples and commands in the README and the tutorials work."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text()


def programs(page: str) -> list[str]:
    """The Python programs in a page."""
    return re.findall(r"```python\n(.*?)```", page, re.DOTALL)


def output_of(program: str) -> str:
    done = subprocess.run([sys.executable, "-W", "error", "-c", program], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_python_example_plays_to_the_end() -> None:
    (program,) = programs(README)
    printed = output_of(program)
    assert re.match(r"[BAST*]{7} \S+ \d\d/\d\d \d (\d[ab]){3} \S+ [es] Outcome\(reason=", printed)


def test_the_python_example_is_short() -> None:
    (program,) = programs(README)
    assert len([line for line in program.splitlines() if line.strip()]) <= 10


def test_both_commands_are_documented_and_run() -> None:
    for command in ("scripts/play", "scripts/test"):
        assert command in README
        assert (ROOT / command).stat().st_mode & 0o111


@pytest.mark.parametrize("name", ["first-game-in-python", "first-river-in-python"])
def test_the_programs_of_a_tutorial_print_the_documented_output(name: str) -> None:
    page = (ROOT / "docs" / "tutorial" / f"{name}.md").read_text()
    found = re.findall(r"```python\n(.*?)```\n\n```text\n(.*?)```", page, re.DOTALL)
    assert found
    for program, expected in found:
        assert output_of(program) == expected


def test_every_credit_is_in_the_readme_or_on_the_page_of_the_game() -> None:
    from rivage.games import ALL

    for game in ALL.values():
        given = game.info.credits
        pages = README + (ROOT / "docs" / "reference" / f"{game.info.id}.md").read_text()
        for name in (*given.designers, *given.artists, given.publisher, str(given.year)):
            assert name in pages
