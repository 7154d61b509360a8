import json

from click.testing import CliRunner, Result

from rivage.cli import main

RING = ".┌┐..\n.└┤..\n..┼..\n.....\n....i\n"
THETA = ".┌┐..\n.├┤..\n.└┼..\n.....\ni..ii\n"
EMPTY = ".....\n.....\n..┼..\n.....\n.....\n"


def facts(text: str | bytes) -> Result:
    return CliRunner().invoke(main, ["walk-in-the-park", "facts"], input=text)


def test_a_sheet_is_analysed_on_one_line_as_recorded() -> None:
    result = facts(RING)
    assert result.exit_code == 0
    assert result.stdout == '{"loops": 1, "visited": ["B1"], "ibis": 1, "flocks": [1]}\n'


def test_sheets_are_separated_by_empty_lines_and_answered_in_order() -> None:
    result = facts(f"\n{RING}\n \n\n{THETA}\n{EMPTY}")
    assert [json.loads(line)["loops"] for line in result.stdout.splitlines()] == [1, 2, 0]
    assert json.loads(result.stdout.splitlines()[1])["flocks"] == [1, 2]


def test_line_ends_may_be_missing_at_the_end_or_those_of_windows() -> None:
    assert facts(RING.rstrip()).stdout == facts(RING).stdout == facts(RING.replace("\n", "\r\n")).stdout


def test_empty_input_gives_empty_output() -> None:
    result = facts("\n\n")
    assert (result.exit_code, result.output) == (0, "")


def test_a_bad_sheet_is_reported_with_its_place_and_the_others_are_read() -> None:
    result = facts(f"{RING}\n{RING.replace('┤', 'x')}\n{THETA}")
    assert result.exit_code == 2
    assert len(result.stdout.splitlines()) == 2
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("rivage: sheet 2, line 8, column 3: ")
    assert "[notation.unreadable]" in result.stderr


def test_every_error_in_a_sheet_has_its_place() -> None:
    wrong = {
        RING.replace("..┼..", "....."): "line 3, column 3",
        RING.replace("....i", "..┼.."): "line 5, column 3",
        RING.replace("....i", "...."): "line 5, column 5",
        RING.replace("....i", "....i."): "line 5, column 6",
        RING + ".....": "line 6, column 1",
        ".....\n.....": "line 2, column 6",
    }
    for text, place in wrong.items():
        result = facts(text)
        assert (result.exit_code, result.stdout) == (2, "")
        assert f"sheet 1, {place}: " in result.stderr


def test_bytes_that_are_not_text_are_reported_like_any_bad_sheet() -> None:
    result = facts(b"\xff\xfe...\n")
    assert result.exit_code == 2
    assert "line 1, column 1" in result.stderr
