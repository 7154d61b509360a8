"""The three levels of bots for A Walk in the Park, each as strong as it says.

They choose a whole round of words on one sheet: widely for the drawing, narrowly for what follows; the best one roll further.
What a page will still bring is estimated by a small neural network over its features, evaluated in batches with NumPy.
`scripts/fit-walk-in-the-park` made the weights.
"""

import random
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib import resources
from math import ceil
from typing import Final

import msgspec
import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from rivage.games.walk_in_the_park import GAME
from rivage.games.walk_in_the_park.actions import WRITTEN, Action
from rivage.games.walk_in_the_park.components import (
    ALONE_ROLLS,
    BIRD,
    BONUSES,
    DIE,
    GARDEN,
    IBIS_TO_END,
    MONUMENTS_TO_END,
    PIECES,
)
from rivage.games.walk_in_the_park.rules import legal_words, phase, write
from rivage.games.walk_in_the_park.score import points, rivals_of
from rivage.games.walk_in_the_park.sheet import BITS, Page, Plan, flocks, plan_of
from rivage.games.walk_in_the_park.state import FREE, Setting, WalkState, Writing
from rivage.games.walk_in_the_park.view import WalkView

MAX_ROLLS: Final = 18
"""More rolls to come than this count as this many."""
_MAX_BIRDS: Final = 8
_MAX_LOOPS: Final = 8
_MAX_FLOCKS: Final = 6
_KINDS: Final = tuple(DIE)
_PIECES: Final = tuple(BITS[text] for kind in _KINDS for text in PIECES[kind])


class Layout:
    """Which number each feature of one sheet has."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._count = 0
        squares = len(plan.names)
        self.piece = tuple({piece: self._next() for piece in _PIECES} for _ in range(squares))
        """By square and piece."""
        self.joined = tuple(self._next() for _ in range(squares))
        self.arm_joined = tuple({bit: self._next() for bit in (1, 2, 4, 8)} for _ in range(squares))
        """An arm of what is joined to the centre points into this empty square; by the arm that would answer."""
        self.arm_loose = tuple({bit: self._next() for bit in (1, 2, 4, 8)} for _ in range(squares))
        self.pair = tuple(self._next() for _ in range(squares))
        """Two arms of one component point into this empty square."""
        self.visited = tuple(self._next() for _ in plan.monuments)
        self.circled = tuple(self._next() for _ in plan.monuments)
        self.taken = tuple(self._next() for _ in plan.monuments)
        """Its "1" is lost to others."""
        self.ticked = {bonus: self._next() for bonus in BONUSES}
        self.ticks = tuple(self._next() for _ in range(7))
        self.changed = tuple(self._next() for _ in range(4))
        self.birds = tuple(self._next() for _ in range(_MAX_BIRDS + 1))
        self.flocks = tuple(self._next() for _ in range(_MAX_FLOCKS + 1))
        self.flock = tuple(self._next() for _ in range(_MAX_FLOCKS + 1))
        self.loops = tuple(self._next() for _ in range(_MAX_LOOPS + 1))
        self.rolls = tuple(self._next() for _ in range(MAX_ROLLS + 1))
        self.size = self._count
        """How many features there are."""

    def _next(self) -> int:
        self._count += 1
        return self._count - 1

    def features(self, page: Page, rolls_left: int, claimed: int) -> list[int]:
        """The features of a page at the end of a round, with so many rolls still to come."""
        plan, cells, labels = self.plan, page.cells, page.labels
        centre = plan.centre
        found = [
            self.rolls[min(rolls_left, MAX_ROLLS)],
            self.loops[min(page.loops, _MAX_LOOPS)],
            self.ticks[len(page.ticks)],
            self.changed[page.changed],
        ]
        pointing: dict[int, int] = {}
        birds = 0
        for square, piece in enumerate(cells):
            if not piece:
                continue
            if square != centre:
                found.append(self.piece[square][piece])
                if piece == BIRD:
                    birds += 1
                    continue
            label = labels[square]
            joined = label == centre
            if joined and square != centre:
                found.append(self.joined[square])
            arms = self.arm_joined if joined else self.arm_loose
            for other, answer in plan.links[square][piece]:
                if not cells[other]:
                    found.append(arms[other][answer])
                    here = other * 256 + label
                    if here in pointing:
                        found.append(self.pair[other])
                    pointing[here] = 1
        found.append(self.birds[min(birds, _MAX_BIRDS)])
        if birds:
            sizes = flocks(plan, cells)
            found.append(self.flocks[min(len(sizes), _MAX_FLOCKS)])
            found.append(self.flock[min(sizes[-1], _MAX_FLOCKS)])
        visited, circled = page.visited, page.circled
        for index, (bit, _, _) in enumerate(plan.monuments):
            if visited & bit:
                found.append(self.visited[index])
                if circled & bit:
                    found.append(self.circled[index])
            elif claimed & bit:
                found.append(self.taken[index])
        found += [self.ticked[bonus] for bonus in page.ticks]
        return found


@cache
def layout_of(plan: Plan) -> Layout:
    """The layout of a sheet, made once."""
    return Layout(plan)


Numbers = NDArray[np.float32]
NAMES: Final = ("first", "first_bias", "second", "second_bias", "third", "third_bias")


class Network:
    """Three layers: features → hidden → hidden → points to come."""

    def __init__(self, weights: dict[str, Numbers]) -> None:
        self._first, self._first_bias, self._second, self._second_bias, self._third, self._third_bias = (
            weights[name].astype(np.float32) for name in NAMES
        )

    def __call__(self, pages: Sequence[Sequence[int]]) -> Numbers:
        """Points to come for each list of features."""
        inputs = np.zeros((len(pages), len(self._first)), dtype=np.float32)
        rows = np.repeat(np.arange(len(pages)), [len(page) for page in pages])
        inputs[rows, np.fromiter((feature for page in pages for feature in page), dtype=np.intp, count=len(rows))] = 1.0
        hidden = np.maximum(inputs @ self._first + self._first_bias, 0.0)
        hidden = np.maximum(hidden @ self._second + self._second_bias, 0.0)
        return np.asarray((hidden @ self._third + self._third_bias)[:, 0], dtype=np.float32)


@cache
def garden() -> tuple[Layout, Network]:
    """The network for the usual sheet, and the layout it reads."""
    with resources.files(__package__).joinpath("garden.npz").open("rb") as file:
        weights = np.load(file)
        network = Network({name: weights[name] for name in NAMES})
    return layout_of(plan_of(GARDEN)), network


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
            for action in legal_words(plan, each, now.roll, now.setting.rules):
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
    for action in legal_words(plan, writing, now.roll, now.setting.rules):
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
        for action in legal_words(plan, writing, now.roll, now.setting.rules)
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
