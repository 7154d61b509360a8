"""`rivage deep-river`: explores positions in the terminal, in their text notation."""

import sys
from collections.abc import Callable
from typing import Final

import click

from rivage.cli.main import print_error
from rivage.cli.options import HELP
from rivage.core import RivageError

MAX_DEPTH: Final = 100
"""Turns. Maximum length of the paths that `perft` counts; far longer than any count that ends in time."""


@click.group("deep-river", context_settings=HELP)
def deep_river() -> None:
    """Deep River: list or count the positions that can follow a position.

    A position has seven fields: tiles, river, nests, bear, currents, tilted, mover. The start with one throw:

    \b
    BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s
    """


@deep_river.command(context_settings=HELP)
@click.argument("position")
@click.option(
    "--engine",
    type=click.Choice(["rules", "packed"]),
    default="rules",
    show_default=True,
    help="the readable rules, or the packed engine of the solver; both print the same",
)
def successors(position: str, engine: str) -> None:
    """Print all positions that can follow POSITION after one complete turn, sorted.

    With - instead of POSITION: read positions from standard input, one per line, and end each answer with an empty line.
    """
    if engine == "packed":
        from rivage.bots.deep_river.packed import successors as after
    else:
        from rivage.games.deep_river import successors as after

    _answer(position, lambda text: "".join(f"{line}\n" for line in after(text)), end="\n")


@deep_river.command(context_settings=HELP)
@click.argument("position")
@click.option("--nodes", type=click.IntRange(1), default=20_000_000, show_default=True, help="positions to expand, at most")
@click.option(
    "--seconds", type=click.FloatRange(0, min_open=True), default=None, help="time to search, at most; no limit by default"
)
def solve(position: str, nodes: int, seconds: float | None) -> None:
    """Print the value of POSITION with best play, for the player to move, and the position after the best turn.

    The value is 1 (a win), 0 (a draw) or -1 (a loss). After `exact` stands 1 if the value is proved, else 0. The solved set-ups
    need no search.

    With - instead of POSITION: read positions from standard input, one per line, and print one line each.
    """
    from rivage.bots.deep_river.proofs import Solver
    from rivage.bots.deep_river.setups import find_setup
    from rivage.games.deep_river.position import format_state
    from rivage.games.deep_river.rules import parse_started
    from rivage.games.deep_river.steps import start_turn

    solver = Solver()

    def line(text: str) -> str:
        state = parse_started(text)
        found = find_setup(state) or solver.solve(state, nodes=nodes, seconds=seconds or float("inf"))
        best = format_state(start_turn(state.setting, found.best)) if found.best is not None else ""
        return f'value {found.value} exact {int(found.exact)} nodes {found.nodes} best "{best}"\n'

    _answer(position, line, end="")


def _answer(position: str, answer: Callable[[str], str], end: str) -> None:
    """Print the answer to a position, or for `-` the answer to each line of standard input, followed by `end`."""
    if position != "-":
        click.echo(answer(position), nl=False)
        return
    failed = False
    for number, text in enumerate(sys.stdin, 1):
        try:
            lines = answer(text.rstrip("\r\n"))
        except RivageError as error:
            failed = True
            lines = ""
            print_error(error, f"line {number}: ")
        click.echo(lines + end, nl=False)
    if failed:
        sys.exit(2)


@deep_river.command(context_settings=HELP)
@click.argument("position")
@click.argument("depth", type=click.IntRange(1, MAX_DEPTH), metavar="N")
def perft(position: str, depth: int) -> None:
    """Print the number of turn paths of length 1 to N from POSITION, one per line."""
    from rivage.games.deep_river import perft as count

    visible = sys.stderr.isatty()

    def progress(done: int, total: int) -> None:
        click.echo(f"\r{done} of {total}", nl=False, err=True)

    counts = count(position, depth, progress if visible else None)
    if visible:
        click.echo("\r\033[K", nl=False, err=True)
    for number in counts:
        click.echo(number)
