"""How far apart players are, from what they scored against each other: Elo, by the model of Bradley and Terry."""

import math
import random
from collections.abc import Iterable, Mapping

Pair = tuple[str, str]
Results = Mapping[Pair, tuple[int, int, int]]
"""For each pair that played: games won, drawn and lost by the first of it."""

_POINTS = 400 / math.log(10)
"""Elo of one logit."""
_SURE = 1e-6
_RESAMPLES = 200


def ratings(results: Results, zero: str) -> dict[str, float]:
    """The Elo of each player, where `zero` has 0.

    Each pair gets one more draw than it played, so that who never lost is not infinitely far away.
    """
    met: dict[str, list[tuple[str, float]]] = {}
    points: dict[str, float] = {}
    for (one, other), (won, drawn, lost) in results.items():
        games = won + drawn + lost + 1
        for player, rival, got in ((one, other, won + drawn / 2), (other, one, lost + drawn / 2)):
            met.setdefault(player, []).append((rival, games))
            points[player] = points.get(player, 0.0) + got + 0.5
    found = dict.fromkeys(met, 0.0)
    moved = 1.0
    while moved > _SURE:
        moved = 0.0
        for player, rivals in met.items():
            shares = [(count, 1 / (1 + math.exp(found[rival] - found[player]))) for rival, count in rivals]
            wanting = points[player] - sum(count * share for count, share in shares)
            step = wanting / sum(count * share * (1 - share) for count, share in shares)
            step = max(-1.0, min(1.0, step))
            found[player] += step
            moved = max(moved, abs(step))
    return {player: _POINTS * (value - found[zero]) for player, value in found.items()}


def intervals(results: Results, zero: str, seed: int = 1) -> dict[str, tuple[float, float]]:
    """Where the Elo of each player lies in 95 of 100 cases, had the same number of games been played again."""
    dice = random.Random(seed)
    drawn: dict[str, list[float]] = {}
    for _ in range(_RESAMPLES):
        for player, value in ratings({pair: _again(each, dice) for pair, each in results.items()}, zero).items():
            drawn.setdefault(player, []).append(value)
    return {player: _middle(values) for player, values in drawn.items()}


def _again(result: tuple[int, int, int], dice: random.Random) -> tuple[int, int, int]:
    """As many games, drawn from those that were played."""
    games = dice.choices((0, 1, 2), result, k=sum(result))
    return games.count(0), games.count(1), games.count(2)


def _middle(values: Iterable[float]) -> tuple[float, float]:
    ordered = sorted(values)
    cut = len(ordered) // 40
    return ordered[cut], ordered[-1 - cut]


def within(score: float, games: int) -> tuple[float, float]:
    """Where the true share of the points lies in 95 of 100 cases (Wilson; a little wide where games were drawn)."""
    z = 1.96
    middle = (score + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(score * (1 - score) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)
