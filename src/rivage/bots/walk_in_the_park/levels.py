"""The three levels of bots for A Walk in the Park, each as strong as it says."""

import random
from collections.abc import Sequence
from math import ceil
from typing import Final

import msgspec
from msgspec.structs import replace

from rivage.games.walk_in_the_park import GAME
from rivage.games.walk_in_the_park.actions import WRITTEN
from rivage.games.walk_in_the_park.components import ALONE_ROLLS, GARDEN, IBIS_TO_END, MONUMENTS_TO_END
from rivage.games.walk_in_the_park.score import points, rivals_of
from rivage.games.walk_in_the_park.sheet import Page
from rivage.games.walk_in_the_park.state import Setting, WalkState
from rivage.games.walk_in_the_park.view import WalkView

from .search import Round, Situation, Value, expected, rounds
from .value import garden


class Level(msgspec.Struct, frozen=True):
    """How a bot thinks."""

    looks: int = 0
    """Rounds it judges one roll further before it chooses; 0: it trusts its first judgement."""
    noise: float = 0.0
    """How far it misjudges, in points."""


LEVELS: Final = {
    "stroller": Level(noise=1.2),
    "gardener": Level(noise=0.4),
    "botanist": Level(looks=10),
}
_HAIR: Final = 0.05
"""Points within which two rounds are equally good: then the seed decides, so that two bots do not walk alike for ever."""


def choose(level: str, view: WalkView, seed: int, effort: float = 1.0) -> list[str]:
    """The words a bot of `level` still writes in this round, `done` included. With less `effort` it compares fewer rounds."""
    full = LEVELS[level]
    given = replace(full, looks=ceil(full.looks * effort))
    return think(given, GAME.parse_state(view.position), view.seat, seed)


def think(level: Level, state: WalkState, seat: int, seed: int) -> list[str]:
    """The rest of a seat's round."""
    setting = state.setting
    writing = state.seats[seat]
    pages = [each.page for each in state.seats]
    now = Situation(setting, state.rolls[-1], rolls_left(setting, pages, len(state.rolls)), state.claimed)
    value = judgement(setting, rivals_of(pages)[seat], state.claimed)
    found = rounds(now, writing, value)
    said = len(writing.words)
    if not found:
        # All is written already, by whoever began this round.
        return [str(WRITTEN)]
    rng = random.Random(seed)
    if level.looks and now.rolls_left:
        found = [Round(expected(now, each.writing.page, value), each.writing) for each in found[: level.looks]]
    spread = level.noise or _HAIR
    best = max(found, key=lambda each: each.worth + rng.gauss(0.0, spread))
    return [*(str(word) for word in best.writing.words[said:]), str(WRITTEN)]


def rolls_left(setting: Setting, pages: Sequence[Page], rolled: int) -> int:
    """Rolls to come after this one: known alone; with others, what the walker nearest to the end seems to need."""
    if setting.alone:
        return ALONE_ROLLS - rolled
    needed = min(
        min(
            _PER_MONUMENT * (MONUMENTS_TO_END - page.visited.bit_count()),
            _PER_IBIS * (IBIS_TO_END - page.ibis),
            page.cells.count(0),
        )
        for page in pages
    )
    return max(0, round(needed) - 1)


_PER_MONUMENT: Final = 2.4
"""Rolls a monument takes a good walker."""
_PER_IBIS: Final = 6.0
"""Rolls an ibis takes on average."""


def judgement(setting: Setting, rivals: int, claimed: int) -> Value:
    """The value of pages for a seat whose rivals have so many statues: the points they have, and what is to come."""

    def value(pages: Sequence[Page], to_come: int) -> list[float]:
        stand = [float(points(setting, page, rivals)) for page in pages]
        if to_come == 0 or setting.plan.sheet != GARDEN:
            return stand
        layout, network = garden()
        taken = [claimed & ~page.circled if not setting.alone else 0 for page in pages]
        more = network([layout.features(page, to_come, each) for page, each in zip(pages, taken, strict=True)])
        return [now + float(later) for now, later in zip(stand, more, strict=True)]

    return value
