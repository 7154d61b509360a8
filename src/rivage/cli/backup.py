"""`rivage backup` and `rivage restore`: copy the whole database to one file, and back."""

import sys
from pathlib import Path
from typing import Self

import click

from .options import FILE, HELP, data_folder, database_options
from .output import counted


@click.command(context_settings=HELP)
@click.argument("file", type=FILE)
@database_options
@click.option("--force", is_flag=True, help="Replace FILE if it exists.")
@click.option("--quick", is_flag=True, help="Skip the check that folds every match.")
def backup(file: Path, database: str, data: Path | None, force: bool, quick: bool) -> None:
    """Write a backup of the whole database to FILE. The server may be running.

    The backup is a consistent snapshot of a SQLite or PostgreSQL database. `rivage restore` can restore it into either. It is
    checked before it gets its final name. It contains the key that signs cookies, so keep it where only you can read it.
    Exit status 0: written and valid; 1: written, but some matches are damaged, as in the database; 2: not written.
    """
    from rivage.store.backups import back_up

    with ProgressLine() as progress:
        found = back_up(database, file, data_folder=data_folder(data), force=force, folding=not quick, progress=progress)
    click.echo(f"wrote {file}: {summary(found.rows)}")
    report_unsound(found.unsound)


@click.command(context_settings=HELP)
@click.argument("file", type=FILE)
@database_options
@click.option("--force", is_flag=True, help="Replace a database that is not empty. A replaced file is renamed.")
@click.option("--unsound", is_flag=True, help="Accept a backup whose logs have gaps.")
def restore(file: Path, database: str, data: Path | None, force: bool, unsound: bool) -> None:
    """Restore a backup into an empty database. The server must not be running.

    FILE is a backup written by `rivage backup`, of a SQLite or PostgreSQL database. It is checked first. If it is refused, the
    database stays unchanged. Exit status 0: restored; 1: restored, but some logs have gaps; 2: refused.
    """
    from rivage.store.backups import restore as restore_file

    with ProgressLine() as progress:
        done = restore_file(file, database, data_folder=data_folder(data), force=force, unsound=unsound, progress=progress)
    click.echo(f"restored {done.where}: {summary(done.contents.rows)}")
    if done.previous is not None:
        click.echo(f"the previous database was renamed to {done.previous}")
    report_unsound(done.contents.unsound)


class ProgressLine:
    """Progress on standard error: one line that is updated on a terminal, otherwise one line for each stage."""

    def __init__(self) -> None:
        self._stage = ""
        self._percent = -1
        self._live = sys.stderr.isatty()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._live and self._stage:
            click.echo("\r\033[K", nl=False, err=True)

    def __call__(self, stage: str, done: int, total: int) -> None:
        """See `Progress`."""
        percent = min(100, 100 * done // total) if total else 0
        if self._live and (stage, percent) != (self._stage, self._percent):
            click.echo(f"\r\033[K{stage}{f' {percent} %' if total else ''} …", nl=False, err=True)
        elif stage != self._stage:
            click.echo(f"{stage} …", err=True)
        self._stage, self._percent = stage, percent


def summary(rows: dict[str, int]) -> str:
    """The contents of a backup on one line. Events of archived matches have no rows and are not counted."""
    packed = f" ({rows['archive']} archived)" if rows.get("archive") else ""
    tables, *others = (
        counted(rows.get(name, 0), name.removesuffix("s"), name) for name in ("tables", "events", "players", "deals", "plays")
    )
    return ", ".join((tables + packed, *others))


def report_unsound(unsound: tuple[str, ...]) -> None:
    """Print the damaged logs, and exit with status 1 if there are any."""
    for line in unsound[:20]:
        click.echo(f"rivage: damaged: {line}", err=True)
    if len(unsound) > 20:
        click.echo(f"rivage: damaged: {len(unsound) - 20} more", err=True)
    if unsound:
        sys.exit(1)
