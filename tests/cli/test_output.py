"""What becomes of a command whose standard output takes no more."""

import io
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.running import command, environment, talking

from rivage.cli.output import watch_output

START = "BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s"
SHEET = ".....\n.....\n..┼..\n.....\n.....\n"
EMPTY = '{"tiles": [], "dominoes": [], "animals": [], "retriggers": 0}'


@pytest.mark.parametrize(
    ("arguments", "given"),
    [
        (("games",), ""),
        (("--help",), ""),
        (("--version",), ""),
        (("backup", "--help"), ""),
        (("deep-river", "successors", "-"), START),
        (("deep-river", "perft", START, "1"), ""),
        (("walk-in-the-park", "facts"), SHEET),
        (("aya", "count", "-"), EMPTY),
        (("simulate", "walk-in-the-park", "--bots", "stroller", "--matches", "1", "--workers", "1"), ""),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
def test_a_full_disk_is_told_in_one_sentence_by_every_command(arguments: tuple[str, ...], given: str) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            command(*arguments), env=environment(), input=given, stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.stderr == "rivage: standard output: No space left on device [file.unwritable]\n"
    assert done.returncode == 2


def test_a_pipe_that_nobody_reads_ends_a_command_quietly() -> None:
    talk = talking("deep-river", "successors", "-")
    assert talk.stdin is not None
    assert talk.stdout is not None
    assert talk.stderr is not None
    with talk.stdin, talk.stderr:
        talk.stdout.close()
        talk.stdin.write(START + "\n")
        talk.stdin.flush()
        assert talk.wait(30) == 1
        assert talk.stderr.read() == ""


def test_what_stands_in_for_standard_output_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    other = io.TextIOWrapper(io.BytesIO())
    monkeypatch.setattr(sys, "stdout", other)
    watch_output()
    assert sys.stdout is other
