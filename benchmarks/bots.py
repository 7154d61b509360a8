"""The bots' levels against each other: every set-up is played twice, seats swapped."""

import argparse
import itertools
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from .report import Report

GAME = "deep-river"
LIMIT = 2.0
"""Seconds a move may take."""


@dataclass
class Level:
    """How long a level thought."""

    seconds: list[float] = field(default_factory=list)
    """For every time it was asked."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Options of this benchmark."""
    parser.add_argument("--setups", type=int, default=4, help="set-ups for each pair of levels, two games each (default 4)")
    parser.add_argument("--levels", default="", help="levels to play, separated by commas (default: all)")


def play(game: Any, levels: tuple[str, str], setup: int, book: dict[str, Level]) -> tuple[float, ...]:
    """One game; what each seat got."""
    from rivage.core import CHANCE
    from rivage.core.options import Options
    from rivage.registry import choose

    roll = random.Random(setup)
    state = game.initial(2, Options())
    while actors := game.to_act(state):
        (seat,) = actors
        if seat == CHANCE:
            state = game.apply(state, seat, roll.choice(list(game.legal_actions(state, seat))))
            continue
        view = game.view(state, seat)
        began = time.perf_counter()
        answer = choose(GAME, levels[seat], view, setup)
        book[levels[seat]].seconds.append(time.perf_counter() - began)
        for text in answer:
            state = game.apply(state, seat, game.parse_action(text))
    returns: tuple[float, ...] = game.outcome(state).returns
    return returns


def run(options: argparse.Namespace) -> Report:
    """Measure."""
    from rivage.games import ALL

    game: Any = ALL[GAME]
    levels = options.levels.split(",") if options.levels else list(game.info.bot_levels)
    book = {level: Level() for level in levels}
    report = Report("bots", "Bots: levels against each other", ("stronger – weaker", "games", "won", "drawn", "lost", "score"))
    for weaker, stronger in itertools.combinations(levels, 2):
        tally: Counter[float] = Counter()
        for setup in range(options.setups):
            tally[play(game, (stronger, weaker), setup, book)[0]] += 1
            tally[play(game, (weaker, stronger), setup, book)[1]] += 1
        games = tally.total()
        won, lost = sum(n for got, n in tally.items() if got > 0), sum(n for got, n in tally.items() if got < 0)
        score = (won + (games - won - lost) / 2) / games
        report.rows.append((f"{stronger} – {weaker}", str(games), str(won), str(games - won - lost), str(lost), f"{score:.0%}"))
        report.raw[f"{stronger} - {weaker}"] = {"won": won, "lost": lost, "games": games}
    for level, one in book.items():
        if one.seconds:
            mean, most = sum(one.seconds) / len(one.seconds), max(one.seconds)
            report.notes.append(
                f"{level}: {mean:.3f} s a move, at most {most:.2f} s, over {len(one.seconds)} moves (limit {LIMIT:.0f} s)."
            )
            report.raw[level] = {"mean": mean, "max": most, "moves": len(one.seconds)}
    return report
