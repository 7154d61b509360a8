import re
import subprocess
import sys

import pytest
from click.testing import CliRunner
from tests.server.running import command, environment

from rivage.cli import main

START = "BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s"


def successors(position: str) -> list[str]:
    result = CliRunner().invoke(main, ["deep-river", "successors", position])
    assert result.exit_code == 0
    return result.stdout.splitlines()


def test_successors_are_sorted_distinct_positions() -> None:
    lines = successors(START)
    assert lines == sorted(set(lines))
    assert all(len(line.split(" ")) == 7 for line in lines)


def test_perft_counts_the_successors_and_sums_theirs() -> None:
    result = CliRunner().invoke(main, ["deep-river", "perft", START, "2"])
    first = successors(START)
    assert result.stdout.split() == [str(len(first)), str(sum(len(successors(line)) for line in first))]


def test_a_bad_position_is_reported_on_one_line_with_its_code() -> None:
    for arguments in (["successors", "BAS*TAB nonsense"], ["perft", "BAS*TAB nonsense", "1"]):
        result = CliRunner().invoke(main, ["deep-river", *arguments])
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr.count("\n") == 1
        assert "[notation.unreadable]" in result.stderr
        assert "at character" in result.stderr


@pytest.mark.parametrize("depth", ["0", "101", "99999999999999999999999"])
def test_perft_accepts_depths_from_1_to_100(depth: str) -> None:
    result = CliRunner().invoke(main, ["deep-river", "perft", START, depth])
    assert (result.exit_code, result.stdout) == (2, "")
    assert f"{depth} is not in the range 1<=x<=100" in result.stderr


def test_positions_from_standard_input_are_answered_one_by_one() -> None:
    process = subprocess.Popen(
        command("deep-river", "successors", "-"), env=environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdin is not None
    assert process.stdout is not None
    for _ in range(2):
        # Each answer must be flushed before the next question.
        process.stdin.write(START + "\n")
        process.stdin.flush()
        answer = []
        while (line := process.stdout.readline().rstrip("\n")) != "":
            answer.append(line)
        assert answer == successors(START)
    process.stdin.close()
    assert process.wait(30) == 0
    process.stdout.close()


def test_a_bad_line_is_reported_and_the_others_are_answered() -> None:
    result = CliRunner().invoke(main, ["deep-river", "successors", "-"], input=f"{START}\nbad\n{START}\n")
    answer = "".join(line + "\n" for line in successors(START)) + "\n"
    assert result.stdout == answer + "\n" + answer
    assert result.stderr.startswith("rivage: line 2: ")
    assert result.exit_code == 2


def test_both_engines_print_the_same() -> None:
    result = CliRunner().invoke(main, ["deep-river", "successors", "--engine", "packed", START])
    assert (result.exit_code, result.stdout.splitlines()) == (0, successors(START))


def test_a_solved_set_up_has_a_value_and_a_best_turn_without_a_search() -> None:
    position = "ASA*TBB ./././.+./././. 50/50 4 1b1b1b - e"
    result = CliRunner().invoke(main, ["deep-river", "solve", position])
    found = re.fullmatch(r'value 1 exact 1 nodes 0 best "(.+)"\n', result.stdout)
    assert found is not None
    assert found[1] in successors(position)


def test_positions_to_solve_are_read_from_standard_input() -> None:
    finished = "BAS*TAB ./././.+./././. 50/50 0 1a1b1a - e"
    text = f"{finished}\nnonsense\n{successors(START)[0]}\n"
    result = CliRunner().invoke(main, ["deep-river", "solve", "-", "--nodes", "1000"], input=text)
    lines = result.stdout.splitlines()
    assert result.exit_code == 2
    assert lines[0] == 'value -1 exact 1 nodes 0 best ""'
    assert lines[1].startswith("value 0 exact 0 nodes 1000 best ")
    assert "line 2: " in result.stderr


@pytest.mark.parametrize("arguments", [["solve", START], ["successors", "--engine", "packed", START]])
def test_without_numba_the_command_says_what_to_install(arguments: list[str]) -> None:
    program = "import sys; sys.modules['numba'] = None; from rivage.cli import main; main()"
    result = subprocess.run(
        [sys.executable, "-c", program, "deep-river", *arguments], env=environment(), capture_output=True, text=True, check=False
    )
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1
    assert "rivage[solver]" in result.stderr
    assert "[engine.missing]" in result.stderr
