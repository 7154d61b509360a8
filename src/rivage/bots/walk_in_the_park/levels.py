"""The three levels of bots for A Walk in the Park, each as strong as it says.

They choose a whole round of words on one sheet: widely for the drawing, narrowly for what follows; the best one roll further.
"""

import random
from collections.abc import Callable, Iterable, Sequence
from math import ceil
from typing import Final

import msgspec
from msgspec.structs import replace

from rivage.games.walk_in_the_park import GAME
from rivage.games.walk_in_the_park.actions import WRITTEN, Action
from rivage.games.walk_in_the_park.components import ALONE_ROLLS, DIE, GARDEN, IBIS_TO_END, MONUMENTS_TO_END
from rivage.games.walk_in_the_park.rules import phase, words, write
from rivage.games.walk_in_the_park.score import points, rivals_of
from rivage.games.walk_in_the_park.sheet import Page
from rivage.games.walk_in_the_park.state import FREE, Setting, WalkState, Writing
from rivage.games.walk_in_the_park.view import WalkView

from .value import garden

Value = Callable[[Sequence[Page], int], Sequence[float]]
"""Points a page will have in the end, for many pages at once, with so many rolls to come after this round."""

BEAM: Final = 12
"""Unfinished rounds followed at each further word (a tick, a bonus piece, a change)."""
DEEPEST: Final = 14
"""Words in one round; nobody gets so far."""


class Situation(msgspec.Struct, frozen=True):
    """What one player's decision depends on beside the sheet."""

    setting: Setting
    roll: str
    rolls_left: int
    """Rolls still to come after this one, as far as anyone can say."""
    claimed: int
    """Mask of the monuments somebody had visited when the round began."""


class Round(msgspec.Struct, frozen=True):
    """A round that could be written."""

    worth: float
    writing: Writing


def rounds(now: Situation, writing: Writing, value: Value, *, changes: bool = True) -> list[Round]:
    """The rounds worth a look, best first. All drawings are tried; ticks, bonus pieces and changes for the best few."""
    plan = now.setting.plan
    whole: list[Round] = []
    open_rounds = [writing]
    for depth in range(DEEPEST):
        # One word more for each unfinished round.
        found: dict[tuple[object, ...], Writing] = {}
        for each in open_rounds:
            for action in words(plan, each, now.roll, now.setting.rules):
                change = "+" in action
                if action == _DONE or (change and not (changes and depth)):
                    continue
                after = write(plan, each, action, now.claimed)
                found.setdefault(_moment(after), after)
        if not found:
            break
        nexts = list(found.values())
        worths = value([each.page for each in nexts], now.rolls_left)
        ranked = sorted(
            (Round(float(worth) + _promise(each), each) for worth, each in zip(worths, nexts, strict=True)),
            key=lambda each: -each.worth,
        )
        whole += [each for each in ranked if phase(each.writing) == FREE]
        unfinished = [each.writing for each in ranked if phase(each.writing) != FREE][:BEAM]
        # Finished rounds may still be changed; only the best of them are tried.
        finished = [each.writing for each in ranked if phase(each.writing) == FREE][: BEAM // 2] if depth == 0 else []
        open_rounds = unfinished + finished
        if not open_rounds:
            break
    whole.sort(key=lambda each: -each.worth)
    return whole


_DONE: Final = Action("done")


def _promise(writing: Writing) -> float:
    """A tick or a bonus piece still to come is worth something: it must not lose against rounds that are finished."""
    return 0.0 if phase(writing) == FREE else 2.0


def _moment(writing: Writing) -> tuple[object, ...]:
    page = writing.page
    return page.cells, frozenset(page.ticks), writing.drawn, writing.bonus, phase(writing)


def expected(now: Situation, page: Page, value: Value) -> float:
    """What a page is worth before the next roll: the best drawing for each face of the die, weighed by the die."""
    if now.rolls_left == 0:
        return float(value([page], 0)[0])
    total = 0.0
    fresh = Writing(page, page)
    claimed = now.claimed | page.visited
    for kind, weight in DIE.items():
        after = Situation(now.setting, kind, now.rolls_left - 1, claimed)
        total += weight * _best_drawing(after, fresh, value)
    return total / sum(DIE.values())


def _best_drawing(now: Situation, writing: Writing, value: Value) -> float:
    """The best a drawing can bring; what it lets one tick is tried too, bonus pieces are left to the value."""
    plan = now.setting.plan
    pages: list[Page] = []
    for action in words(plan, writing, now.roll, now.setting.rules):
        if "+" in action:
            break
        after = write(plan, writing, action, now.claimed)
        pages += _ticked(now, after)
    return float(max(value(pages, now.rolls_left)))


def _ticked(now: Situation, writing: Writing) -> Iterable[Page]:
    if phase(writing) == FREE:
        return (writing.page,)
    plan = now.setting.plan
    ways = (
        write(plan, writing, action, now.claimed)
        for action in words(plan, writing, now.roll, now.setting.rules)
        if action.startswith("*")
    )
    return tuple(each.page for each in ways)


def standing(setting: Setting, page: Page, rivals: int) -> float:
    """The points a page has now."""
    return float(points(setting, page, rivals))


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
