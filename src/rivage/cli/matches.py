"""`rivage replay` and `rivage export`: validates saved matches, and exports matches from the database."""

import asyncio
import re
import sys
from pathlib import Path

import click

from rivage.core import CHANCE, RivageError

from .files import read_bytes, refuse_existing, write_atomically
from .main import print_error
from .options import FILE, HELP, data_folder, database_options
from .output import counted

_LINK = re.compile(r"(?:.*/t/)?(?P<table>[A-Za-z0-9_-]{22})(?:[/?#].*)?")


@click.command(context_settings=HELP)
@click.argument("file", type=FILE)
def replay(file: Path) -> None:
    """Validate a saved match by folding it.

    FILE is a match saved by `rivage export` or on the page of a table; - reads standard input.
    Exit status 0: valid, 1: not valid, 2: FILE cannot be read.
    """
    from rivage.registry import find, motion_matches
    from rivage.table import Match
    from rivage.table.errors import BadRecord
    from rivage.table.record import check, load

    def describe(match: Match) -> str:
        acted = sum(1 for seat, _ in match.history if seat != CHANCE)
        text = f"sound: {match.created.game}, {match.n} events, {acted} actions, {match.status}"
        outcome = match.outcome
        if outcome is None:
            return text
        if match.game.info.cooperative:
            points = f"{outcome.returns[0]:g} point{'' if outcome.returns[0] == 1 else 's'}"
            return f"{text}: {points}{' together' if len(outcome.returns) > 1 else ''}, {outcome.reason}"
        if outcome.winners:
            winners = [match.seats[seat].name or match.seats[seat].level or f"seat {seat}" for seat in outcome.winners]
            return f"{text}: won by {' and '.join(winners)}, {outcome.reason}"
        # A single player cannot draw, and a closed table has no result.
        if len(outcome.returns) == 1:
            return f"{text}: not won, {outcome.returns[0]:g} points, {outcome.reason}"
        drawn = outcome.reason in (*match.game.info.endings, "agreed")
        return f"{text}: {'a draw by' if drawn else 'won by nobody,'} {outcome.reason}"

    data = read_bytes(file)
    try:
        try:
            text = data.decode()
        except UnicodeDecodeError as error:
            line = error.object[: error.start].count(b"\n") + 1
            raise BadRecord(f"line {line}: not UTF-8", line=line, what="not UTF-8") from None
        description = describe(check(load(text), find, motion_matches))
    except RivageError as error:
        print_error(error, f"{file}: ")
        sys.exit(1)
    click.echo(description)


@click.command(context_settings=HELP)
@click.argument("match")
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False, readable=False, path_type=Path),
    help="File to write, instead of standard output. Written atomically.",
)
@click.option("--force", is_flag=True, help="Replace the file if it exists.")
@database_options
def export(match: str, output: Path | None, database: str, data: Path | None, *, force: bool) -> None:
    """Export a match from the database to a file for `rivage replay`.

    MATCH is a table's id or its link. The server may be running. Player ids are left out, and so is the seed of a match
    that is not over. An existing file is not replaced without --force.
    Exit status 0: written; 1: the match is damaged in the database, and only the events before the damage were written;
    2: not written.
    """
    from rivage.registry import find
    from rivage.store import open_store
    from rivage.table.errors import BadRecord, UnknownTable
    from rivage.table.record import dump_valid_part

    found = _LINK.fullmatch(match.strip())
    if found is None:
        raise UnknownTable(match)

    if output is not None and not force:
        refuse_existing(output)

    async def text() -> tuple[str, BadRecord | None]:
        async with open_store(database, data_folder=data_folder(data), read_only=True) as store:
            return dump_valid_part(*await store.read_intact(found["table"]), find)

    written, damage = asyncio.run(text())
    if output is None:
        click.echo(written, nl=False)
    else:
        write_atomically(output, written.encode())
        click.echo(f"wrote {output}", err=True)
    if damage is not None:
        before = counted(damage.line - 1, "event", "events")
        click.echo(f"rivage: damaged: {damage.message}; the {before} before it were written [{damage.code}]", err=True)
        sys.exit(1)
