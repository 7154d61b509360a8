"""`rivage walk-in-the-park`: analyses sheets in the terminal, in their text notation."""

import json
import sys
from collections.abc import Iterable, Iterator

import click
import msgspec

from rivage.cli.main import print_error
from rivage.cli.options import HELP
from rivage.core import NotationError


@click.group("walk-in-the-park", context_settings=HELP)
def walk_in_the_park() -> None:
    """A Walk in the Park: analyse sheets.

    A sheet is five lines of five characters: . empty, box characters for paths, i for an ibis. Example, a loop that visits the
    Opera Services:

    \b
    .┌┐..
    .└┤..
    ..┼..
    .....
    ....i
    """


@walk_in_the_park.command(context_settings=HELP)
def facts() -> None:
    """Print the loops, visited monuments, ibis and flocks of each sheet, one JSON object per line.

    Reads sheets from standard input, separated by empty lines. Invalid sheets are reported on standard error and skipped.
    """
    from rivage.games.walk_in_the_park import facts as facts_of

    failed = False
    # Sheets are UTF-8, whatever the encoding of the terminal is.
    lines = (line.decode("utf-8-sig", errors="replace") for line in sys.stdin.buffer)
    for number, (first, text) in enumerate(split_sheets(lines), 1):
        try:
            answer = facts_of(text)
        except NotationError as error:
            failed = True
            line, column = error_position(error)
            print_error(error, f"sheet {number}, line {first + line}, column {column}: ")
            continue
        click.echo(json.dumps(msgspec.to_builtins(answer)))
    if failed:
        sys.exit(2)


def split_sheets(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Split lines into sheets, each with the number of its first line."""
    found: list[str] = []
    number = 0
    for number, line in enumerate(lines, 1):
        row = line.rstrip()
        if row:
            found.append(row)
        elif found:
            yield number - len(found), "\n".join(found)
            found = []
    if found:
        yield number + 1 - len(found), "\n".join(found)


def error_position(error: NotationError) -> tuple[int, int]:
    """The place of an error in its sheet: the number of lines before it, and the column counted from 1."""
    before = error.text[: error.at]
    return before.count("\n"), error.at - (before.rfind("\n") + 1) + 1
