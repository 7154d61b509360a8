"""The check of wording finds what it should, and leaves plain English alone."""

import pytest
from tests.plain_language import findings


@pytest.mark.parametrize(
    "sentence",
    [
        "Who is away is told.",
        "What waits is sent in a moment.",
        "The place of who left stays free.",
        "Made of what the view holds.",
        "That text is no move.",
        "Seconds after so many tries.",
        "Everybody is told when the match is over.",
        "The house keeps the tables.",
        "Packages have a door.",
        "A letter between nodes was lost.",
        "Dead nodes are buried.",
        "A guest lays a table.",
        "Maximum of frames in the queue.",
        "Until when the seed stays secret.",
    ],
)
@pytest.mark.parametrize("form", ['"""{}"""\n', "x = 1\n# {}\n"])
def test_dialect_in_a_docstring_or_comment_is_found(sentence: str, form: str) -> None:
    assert list(findings("src/rivage/store/store.py", form.format(sentence)))


@pytest.mark.parametrize(
    "sentence",
    [
        "Players who are away get a notification.",
        "Queued messages are sent at the end of the iteration.",
        "There is no other table.",
        "The text is not a move.",
        "Whether the player is who they claim to be is checked by a signature.",
        "Retries at most three times.",
        "The maximum of a metric, and the maximum number of frames.",
        "Creates a table; `house` is an old name.",
    ],
)
def test_plain_english_is_left_alone(sentence: str) -> None:
    assert list(findings("src/rivage/store/store.py", f'"""{sentence}"""\n')) == []


def test_words_of_a_game_are_allowed_in_its_files() -> None:
    sentence = '"""A player lays a tile."""\n'
    assert list(findings("src/rivage/games/aya/rules/placing.py", sentence)) == []
    assert list(findings("src/rivage/table/log.py", sentence))


@pytest.mark.parametrize(
    ("file", "source", "line"),
    [
        ("web/src/table/match/status.ts", "const a = 1;\n/** The house is away. */\n", 2),
        ("web/src/table/match/status.ts", "const a = 1; // The house is away.\n", 1),
        ("web/src/table/Match.svelte", "<p>x</p>\n<!-- The house is away. -->\n", 2),
        ("docs/README.md", "# Title\n\nThe\nhouse is away.\n", 3),
        ("src/rivage/store/store.py", "x = 1\n# The\n# house is away.\n", 2),
    ],
)
def test_a_finding_names_the_line_where_the_text_begins(file: str, source: str, line: int) -> None:
    assert [finding.line for finding in findings(file, source)] == [line]


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("src/rivage/store/store.py", 'name = "The house is away."\n'),
        ("web/src/table/match/status.ts", "const url = 'http://the house';\n"),
        ("docs/README.md", "```sh\ncat the house\n```\n\n`the house` and *the house*\n"),
    ],
)
def test_strings_and_code_are_not_prose(file: str, source: str) -> None:
    assert list(findings(file, source)) == []
