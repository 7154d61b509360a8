"""Elo ratings from the results of matches, by the Bradley-Terry model."""

import math
import random
from collections.abc import Iterable, Mapping

Pair = tuple[str, str]
Results = Mapping[Pair, tuple[int, int, int]]
"""For each pair of players: games won, drawn and lost by the first one."""

_POINTS = 400 / math.log(10)
"""Elo points per logit."""
_TOLERANCE = 1e-6
"""Logits. The iteration stops when no rating changes by more than this."""
_RESAMPLES = 200
"""Bootstrap samples for an interval."""


def ratings(results: Results, zero: str) -> dict[str, float]:
    """The Elo rating of each player relative to `zero`, whose rating is 0.

    An additional draw for each pair keeps the rating of a player without losses finite.
    """
    met: dict[str, list[tuple[str, float]]] = {}
    points: dict[str, float] = {}
    for (first, second), (won, drawn, lost) in results.items():
        games = won + drawn + lost + 1
        for player, rival, score in ((first, second, won + drawn / 2), (second, first, lost + drawn / 2)):
            met.setdefault(player, []).append((rival, games))
            points[player] = points.get(player, 0.0) + score + 0.5
    found = dict.fromkeys(met, 0.0)
    moved = 1.0
    while moved > _TOLERANCE:
        moved = 0.0
        for player, rivals in met.items():
            shares = [(count, 1 / (1 + math.exp(found[rival] - found[player]))) for rival, count in rivals]
            gradient = points[player] - sum(count * share for count, share in shares)
            step = gradient / sum(count * share * (1 - share) for count, share in shares)
            step = max(-1.0, min(1.0, step))
            found[player] += step
            moved = max(moved, abs(step))
    return {player: _POINTS * (value - found[zero]) for player, value in found.items()}


def intervals(results: Results, zero: str, seed: int = 1) -> dict[str, tuple[float, float]]:
    """A 95 % confidence interval of each rating, by bootstrap."""
    dice = random.Random(seed)
    drawn: dict[str, list[float]] = {}
    for _ in range(_RESAMPLES):
        for player, value in ratings({pair: _resampled(result, dice) for pair, result in results.items()}, zero).items():
            drawn.setdefault(player, []).append(value)
    return {player: _central_interval(values) for player, values in drawn.items()}


def _resampled(result: tuple[int, int, int], dice: random.Random) -> tuple[int, int, int]:
    """A bootstrap sample of the games of a pair."""
    games = dice.choices((0, 1, 2), result, k=sum(result))
    return games.count(0), games.count(1), games.count(2)


def _central_interval(values: Iterable[float]) -> tuple[float, float]:
    """The interval that contains the central 95 % of the values."""
    ordered = sorted(values)
    cut = len(ordered) // 40
    return ordered[cut], ordered[-1 - cut]


def within(score: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of the share of points, slightly too wide if there are draws."""
    z = 1.96
    middle = (score + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(score * (1 - score) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)
