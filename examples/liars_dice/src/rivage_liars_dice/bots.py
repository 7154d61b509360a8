"""Two bots: `bluffer` bids and challenges at random, `counter` computes probabilities. Both know only their view."""

import random
from math import comb

from .actions import Bid
from .notation import format_action, parse_action
from .view import LiarsDiceView

DOUBT = 0.3
"""Probability of the last bid below which the counter challenges it."""


def choose(level: str, view: LiarsDiceView, seed: int, _effort: float = 1.0) -> list[str]:
    """Return the action of a bot of `level`.

    Raises:
        KeyError: when there is no such level.
    """
    return [LEVELS[level](view, random.Random(f"{seed} {view.dice} {view.bid}"))]  # noqa: S311  (for variety, not for secrets)


def _bluffer(view: LiarsDiceView, generator: random.Random) -> str:
    if view.bid is not None and (generator.random() < DOUBT or len(view.choices) == 1):
        return view.choices[-1]
    bids = [choice for choice in view.choices if choice.startswith("bid")]
    return generator.choice(bids[:6])


def _counter(view: LiarsDiceView, generator: random.Random) -> str:
    if view.bid is not None and probability(view, view.bid) < DOUBT:
        return view.choices[-1]
    bids = [bid for choice in view.choices if isinstance(bid := parse_action(choice), Bid)]
    if not bids:
        return view.choices[-1]
    return format_action(max(bids[:12], key=lambda bid: (probability(view, bid), generator.random())))


def probability(view: LiarsDiceView, bid: Bid) -> float:
    """Return the probability that a bid holds, given the dice of the view."""
    own = sum(die == bid.face or (view.wild and die == 1) for die in view.hand)
    others = sum(view.dice) - len(view.hand)
    chance = 2 / 6 if view.wild and bid.face != 1 else 1 / 6
    missing = max(0, bid.count - own)
    return sum(comb(others, hits) * chance**hits * (1 - chance) ** (others - hits) for hits in range(missing, others + 1))


LEVELS = {"bluffer": _bluffer, "counter": _counter}
