import subprocess

import pytest
from click.testing import CliRunner
from tests.server.running import command, environment

from rivage.cli import main

START = "BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s"


def successors(position: str) -> list[str]:
    shown = CliRunner().invoke(main, ["deep-river", "successors", position])
    assert shown.exit_code == 0
    return shown.stdout.splitlines()


def test_successors_are_sorted_distinct_positions() -> None:
    lines = successors(START)
    assert lines == sorted(set(lines))
    assert all(len(line.split(" ")) == 7 for line in lines)


def test_perft_counts_the_successors_and_sums_theirs() -> None:
    shown = CliRunner().invoke(main, ["deep-river", "perft", START, "2"])
    first = successors(START)
    assert shown.stdout.split() == [str(len(first)), str(sum(len(successors(line)) for line in first))]


def test_a_bad_position_is_reported_on_one_line_with_its_code() -> None:
    for arguments in (["successors", "BAS*TAB nonsense"], ["perft", "BAS*TAB nonsense", "1"]):
        shown = CliRunner().invoke(main, ["deep-river", *arguments])
        assert (shown.exit_code, shown.stdout) == (2, "")
        assert shown.stderr.count("\n") == 1
        assert "[notation.unreadable]" in shown.stderr
        assert "at character" in shown.stderr


@pytest.mark.parametrize("depth", ["0", "101", "99999999999999999999999"])
def test_perft_accepts_depths_from_1_to_100(depth: str) -> None:
    shown = CliRunner().invoke(main, ["deep-river", "perft", START, depth])
    assert (shown.exit_code, shown.stdout) == (2, "")
    assert f"{depth} is not in the range 1<=x<=100" in shown.stderr


def test_positions_from_standard_input_are_answered_one_by_one() -> None:
    talk = subprocess.Popen(
        command("deep-river", "successors", "-"), env=environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert talk.stdin is not None
    assert talk.stdout is not None
    for _ in range(2):
        # Each answer must be flushed before the next question.
        talk.stdin.write(START + "\n")
        talk.stdin.flush()
        answer = []
        while (line := talk.stdout.readline().rstrip("\n")) != "":
            answer.append(line)
        assert answer == successors(START)
    talk.stdin.close()
    assert talk.wait(30) == 0
    talk.stdout.close()


def test_a_bad_line_is_reported_and_the_others_are_answered() -> None:
    shown = CliRunner().invoke(main, ["deep-river", "successors", "-"], input=f"{START}\nbad\n{START}\n")
    answer = "".join(line + "\n" for line in successors(START)) + "\n"
    assert shown.stdout == answer + "\n" + answer
    assert shown.stderr.startswith("rivage: line 2: ")
    assert shown.exit_code == 2
