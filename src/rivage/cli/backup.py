"""`rivage backup` and `rivage restore`: the whole house in one file, and back."""

import sys
from pathlib import Path
from typing import Self

import click

from .options import FILE, HELP, data_folder, database_options
from .output import counted


@click.command(context_settings=HELP)
@click.argument("file", type=FILE)
@database_options
@click.option("--force", is_flag=True, help="Replace FILE if it is there.")
@click.option("--quick", is_flag=True, help="Do not fold every match to see whether it is sound.")
def backup(file: Path, database: str, data: Path | None, force: bool, quick: bool) -> None:
    """Write the whole database to FILE, also while the server runs.

    FILE holds one moment of the house, from SQLite or PostgreSQL alike, and `rivage restore` puts it into either. It is
    checked before it gets its name. It holds the key that signs cookies: keep it where only you can read it.
    Exit status 0: written and sound; 1: written, but matches in it are damaged, as they are in the database; 2: not written.
    """
    from rivage.store.backups import back_up

    with ProgressLine() as progress:
        found = back_up(database, file, data_folder=data_folder(data), force=force, folding=not quick, progress=progress)
    click.echo(f"wrote {file}: {summary(found.rows)}")
    report_unsound(found.unsound)


@click.command(context_settings=HELP)
@click.argument("file", type=FILE)
@database_options
@click.option("--force", is_flag=True, help="Replace what is in the database; a file is kept beside the new one.")
@click.option("--unsound", is_flag=True, help="Take a backup although logs in it have gaps.")
def restore(file: Path, database: str, data: Path | None, force: bool, unsound: bool) -> None:
    """Put a backup into an empty database. The server must not be running.

    FILE is what `rivage backup` wrote, from SQLite or PostgreSQL alike. It is checked first; whatever is refused, the
    database stays as it was. Exit status 0: done; 1: done, but logs in it have gaps; 2: refused.
    """
    from rivage.store.backups import restore as put_back

    with ProgressLine() as progress:
        done = put_back(file, database, data_folder=data_folder(data), force=force, unsound=unsound, progress=progress)
    click.echo(f"restored {done.where}: {summary(done.contents.rows)}")
    if done.aside is not None:
        click.echo(f"what was there before is in {done.aside}")
    report_unsound(done.contents.unsound)


class ProgressLine:
    """Progress on standard error: one line that counts up on a terminal, one line for each stage elsewhere."""

    def __init__(self) -> None:
        self._what = ""
        self._percent = -1
        self._live = sys.stderr.isatty()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._live and self._what:
            click.echo("\r\033[K", nl=False, err=True)

    def __call__(self, what: str, done: int, of: int) -> None:
        """See `Progress`."""
        percent = min(100, 100 * done // of) if of else 0
        if self._live and (what, percent) != (self._what, self._percent):
            click.echo(f"\r\033[K{what}{f' {percent} %' if of else ''} …", nl=False, err=True)
        elif what != self._what:
            click.echo(f"{what} …", err=True)
        self._what, self._percent = what, percent


def summary(rows: dict[str, int]) -> str:
    """What is in a backup, in a few words. Events of matches that are packed away are no rows of their own."""
    packed = f" ({rows['archive']} packed away)" if rows.get("archive") else ""
    tables, *others = (
        counted(rows.get(name, 0), name.removesuffix("s"), name) for name in ("tables", "events", "players", "deals", "plays")
    )
    return ", ".join((tables + packed, *others))


def report_unsound(unsound: tuple[str, ...]) -> None:
    """Tell which logs are damaged, and end with status 1 if any is."""
    for line in unsound[:20]:
        click.echo(f"rivage: not sound: {line}", err=True)
    if len(unsound) > 20:
        click.echo(f"rivage: not sound: {len(unsound) - 20} more", err=True)
    if unsound:
        sys.exit(1)
