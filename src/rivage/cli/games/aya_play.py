"""`rivage aya play`: lets bots play a match without a server, and saves its log and pictures of the table."""

import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

import click

from rivage.analysis.aya import diagnose, picture
from rivage.cli.files import write_atomically, writing
from rivage.cli.options import HELP
from rivage.cli.output import progress
from rivage.core import Option, Value
from rivage.experiments import headless
from rivage.games.aya import GAME, Count
from rivage.games.aya import state as st
from rivage.games.aya.components import DOMINOES, MAX_SEATS
from rivage.games.aya.counting.result import count_of
from rivage.games.aya.layout import count_to_dict
from rivage.games.aya.meta import BOT_LEVELS
from rivage.registry import find, render
from rivage.table.record import dump

PLACING_SHARE: Final = 80
"""Percentage of the progress bar for placing. The rest is for toppling."""
MAX_FINDINGS: Final = 6
"""Maximum number of findings that are printed for one push."""


def _game_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add a flag for every option of the game."""
    for option in reversed(GAME.info.options):
        flag, choices = f"--{option.name.replace('_', '-')}", [str(choice) for choice in option.choices]
        command = click.option(flag, type=click.Choice(choices), default=choices[0], show_default=True)(command)
    return command


def _value(option: Option, text: str) -> Value:
    return next(choice for choice in option.choices if str(choice) == text)


@click.command("play", context_settings=HELP)
@click.option("--bots", "seats", type=click.IntRange(1, MAX_SEATS), default=3, show_default=True, help="Number of bots.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same match.")
@click.option("--level", type=click.Choice(BOT_LEVELS), default=BOT_LEVELS[-1], show_default=True, help="Level of the bots.")
@_game_options
@click.option(
    "-o",
    "--out",
    type=click.Path(file_okay=False, readable=False, path_type=Path),
    default=Path(),
    help="Folder for the files.  [default: here]",
)
@click.option("--quiet", "-q", is_flag=True, help="Print only the count: no progress, no report.")
def play(seats: int, seed: int, level: str, out: Path, *, quiet: bool, **chosen: str) -> None:
    """Let bots play a whole match, and print its count as one JSON object, like `rivage aya count`.

    Saves the match (for `rivage replay`) and pictures of the table before the first push and after the last, as SVG and PNG.
    A report of the match goes to standard error.
    """
    options = {option.name: _value(option, chosen[option.name]) for option in GAME.info.options}
    match = headless("aya", (level,) * seats, seed, options)
    with writing(out):
        out.mkdir(parents=True, exist_ok=True)
    built: st.AyaState | None = None
    report: list[str] = []
    with progress("Aya", 100, quiet=quiet) as show:
        before: st.AyaState = match.match.state
        for now in match.steps():
            state: st.AyaState = now.state
            if built is None and state.ended:
                built = state
            if before.phase == st.TOPPLING and before.waits and not state.waits:
                report += _describe_changes(before, state)
            before = state
            show(_progress_percent(state, match.now))
    name = f"aya-{seats}-seed-{seed}"
    saved = [_write(out / f"{name}.match", dump(match.events, find).encode())]
    for when, pictured in (("before", built), ("after", before)):
        assert pictured is not None, "a finished match has a built table"
        drawn = picture(pictured)
        saved.append(_write(out / f"{name}-{when}.svg", drawn.encode()))
        saved.append(_write(out / f"{name}-{when}.png", _png(drawn)))
    counted = count_of(before)
    click.echo(json.dumps(count_to_dict(counted, partial(render, "aya"))))
    if not quiet:
        click.echo("\n".join([*_summary(before, counted), *report, f"saved: {', '.join(map(str, saved))}"]), err=True)


def _summary(state: st.AyaState, counted: Count) -> Iterator[str]:
    built = f"dominoes {len(state.dominoes)}, landscapes {len(state.tiles) - 1}, animals {len(state.riders)}"
    yield f"built: {built}; pushes {state.pushes}"
    won = f"animals {len(counted.animals)} + landscapes {len(counted.landscapes)} + triptychs {counted.triptychs}"
    yield f"score: {won} + tokens {counted.tokens} = {counted.score}"


def _describe_changes(before: st.AyaState, after: st.AyaState) -> list[str]:
    """Describe where a push stopped, and why."""
    found = [render("aya", finding.sentence) for finding in diagnose(before, after)]
    more = [f"... and {len(found) - MAX_FINDINGS} more"] if len(found) > MAX_FINDINGS else []
    pushed = ", ".join(map(str, before.all_pushed()))
    return [f"  push {before.pushes}, domino {pushed}: {sentence}" for sentence in [*found[:MAX_FINDINGS], *more]]


def _progress_percent(state: st.AyaState, now: int) -> int:
    """The progress of the match in percent."""
    if not state.ended:
        drawn = DOMINOES - sum(player.stock for player in state.players)
        sand = state.setting.glasses * state.setting.glass
        return round(PLACING_SHARE * max(drawn / DOMINOES, min(1.0, now / 1000 / sand) if sand else 0.0))
    stand = len(state.standing())
    return 100 if state.phase == st.OVER else 100 - round((100 - PLACING_SHARE) * stand / max(1, len(state.dominoes)))


def _png(drawn: str) -> bytes:
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=drawn))


def _write(file: Path, data: bytes) -> Path:
    write_atomically(file, data)
    return file
