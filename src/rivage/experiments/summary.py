"""What the matches of an experiment come to: who won how often, and what each bot got on average."""

import math
import statistics
from collections import Counter
from collections.abc import Iterable

from rivage.registry import find

from .experiment import Experiment
from .match import Result

HEAD = ("bot", "matches", "won", "drawn", "lost", "won of all", "mean result")
COOPERATIVE_HEAD = ("bot", "matches", "mean result")
"""The columns for a co-operative game, in which nobody wins or loses."""


def summary(experiment: Experiment, results: Iterable[Result]) -> list[str]:
    """Lines for people: a row for each bot as they were named, and how the matches ended.

    Whoever plays alone and does not win has lost. For a co-operative game only the mean result is shown.
    After ± stands a standard error. The result is what the outcome gave the bot's seat: points, or 1, 0 and -1 in a duel.
    """
    ordered = sorted(results, key=lambda result: result.match)
    cooperative = find(experiment.game).info.cooperative
    rows: list[tuple[str, ...]] = [COOPERATIVE_HEAD if cooperative else HEAD]
    for bot, level in enumerate(experiment.bots):
        seats = [experiment.way(result.match).index(bot) for result in ordered]
        got = [result.returns[seat] for result, seat in zip(ordered, seats, strict=True)]
        if cooperative:
            rows.append((f"{bot + 1} {level}", str(len(ordered)), _mean(got)))
            continue
        won = sum(seat in result.winners for result, seat in zip(ordered, seats, strict=True))
        # Who plays alone has nobody to draw with.
        drawn = sum(not result.winners for result in ordered) if len(experiment.bots) > 1 else 0
        share = won / len(ordered)
        rows.append((
            f"{bot + 1} {level}", str(len(ordered)), str(won), str(drawn), str(len(ordered) - won - drawn),
            f"{share:.1%} ± {math.sqrt(share * (1 - share) / len(ordered)):.1%}", _mean(got),
        ))  # fmt: skip
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    ends = Counter(result.reason for result in ordered).most_common()
    return [*lines, "ended by: " + ", ".join(f"{reason} {count}" for reason, count in ends)]


def _mean(values: list[float]) -> str:
    if len(values) < 2:
        return f"{statistics.fmean(values):.3f}"
    return f"{statistics.fmean(values):.3f} ± {statistics.stdev(values) / math.sqrt(len(values)):.3f}"
