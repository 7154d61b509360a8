"""The three levels of bots for A Walk in the Park.

A bot plans its whole round at once with a beam search. All drawings are tried, then ticks, bonus pieces and changes for the best
few. The strongest level also averages the best rounds over the next roll. A small neural network estimates the points that a page
will still earn from its features; NumPy evaluates it in batches. `scripts/fit-walk-in-the-park` fits its weights.
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
"""Rolls. The network treats a higher number of remaining rolls as this number."""
_MAX_BIRDS: Final = 8
_MAX_LOOPS: Final = 8
_MAX_FLOCKS: Final = 6
_KINDS: Final = tuple(DIE)
_PIECES: Final = tuple(BITS[text] for kind in _KINDS for text in PIECES[kind])


class Layout:
    """The index of each feature of one sheet in the input of the network."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._count = 0
        squares = len(plan.names)
        self.piece = tuple({piece: self._next() for piece in _PIECES} for _ in range(squares))
        """A piece lies on a square; by square and piece."""
        self.joined = tuple(self._next() for _ in range(squares))
        self.arm_joined = tuple({bit: self._next() for bit in (1, 2, 4, 8)} for _ in range(squares))
        """An arm of a path joined to the centre points into this empty square; by square and the arm that would meet it."""
        self.arm_loose = tuple({bit: self._next() for bit in (1, 2, 4, 8)} for _ in range(squares))
        """An arm of a path that is not joined to the centre points into this empty square; by square and arm."""
        self.pair = tuple(self._next() for _ in range(squares))
        """Two arms of one component point into this empty square; by square."""
        self.visited = tuple(self._next() for _ in plan.monuments)
        self.circled = tuple(self._next() for _ in plan.monuments)
        self.taken = tuple(self._next() for _ in plan.monuments)
        """A monument that another player has visited first, so that its "1" is lost; by monument."""
        self.ticked = {bonus: self._next() for bonus in BONUSES}
        self.ticks = tuple(self._next() for _ in range(7))
        self.changed = tuple(self._next() for _ in range(4))
        self.birds = tuple(self._next() for _ in range(_MAX_BIRDS + 1))
        self.flocks = tuple(self._next() for _ in range(_MAX_FLOCKS + 1))
        self.flock = tuple(self._next() for _ in range(_MAX_FLOCKS + 1))
        self.loops = tuple(self._next() for _ in range(_MAX_LOOPS + 1))
        self.rolls = tuple(self._next() for _ in range(MAX_ROLLS + 1))
        self.size = self._count
        """The number of features."""

    def _next(self) -> int:
        self._count += 1
        return self._count - 1

    def features(self, page: Page, rolls_left: int, claimed: int) -> list[int]:
        """The features of a page at the end of a round.

        Args:
            page: the page.
            rolls_left: rolls that follow this round.
            claimed: mask of the monuments that somebody has visited.
        """
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
                    key = other * 256 + label
                    if key in pointing:
                        found.append(self.pair[other])
                    pointing[key] = 1
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
    """The feature layout of a sheet, cached."""
    return Layout(plan)


Numbers = NDArray[np.float32]
NAMES: Final = ("first", "first_bias", "second", "second_bias", "third", "third_bias")


class Network:
    """A network of three layers (features → hidden → hidden → points still to earn) with rectified linear units."""

    def __init__(self, weights: dict[str, Numbers]) -> None:
        self._first, self._first_bias, self._second, self._second_bias, self._third, self._third_bias = (
            weights[name].astype(np.float32) for name in NAMES
        )

    def __call__(self, pages: Sequence[Sequence[int]]) -> Numbers:
        """The points still to earn for each list of feature indices."""
        inputs = np.zeros((len(pages), len(self._first)), dtype=np.float32)
        rows = np.repeat(np.arange(len(pages)), [len(page) for page in pages])
        inputs[rows, np.fromiter((feature for page in pages for feature in page), dtype=np.intp, count=len(rows))] = 1.0
        hidden = np.maximum(inputs @ self._first + self._first_bias, 0.0)
        hidden = np.maximum(hidden @ self._second + self._second_bias, 0.0)
        return np.asarray((hidden @ self._third + self._third_bias)[:, 0], dtype=np.float32)


@cache
def garden_network() -> tuple[Layout, Network]:
    """The network for the sheet `garden`, the usual one, and the layout of its features."""
    with resources.files(__package__).joinpath("garden.npz").open("rb") as file:
        weights = np.load(file)
        network = Network({name: weights[name] for name in NAMES})
    return layout_of(plan_of(GARDEN)), network


Value = Callable[[Sequence[Page], int], Sequence[float]]
"""A value function: the final points it expects for each page, given the number of rolls that follow this round."""

BEAM: Final = 12
"""Unfinished rounds that are extended at each further action (a tick, a bonus piece, a change): the width of the beam."""
MAX_ACTIONS: Final = 14
"""Actions in one round. No round has this many."""


class Situation(msgspec.Struct, frozen=True):
    """Everything besides the sheet on which a player's decision depends."""

    setting: Setting
    roll: str
    rolls_left: int
    """Number of rolls after the current one, estimated when there are other players."""
    claimed: int
    """Mask of the monuments that somebody had visited when the round began."""


class Round(msgspec.Struct, frozen=True):
    """A legal round and its estimated value."""

    worth: float
    writing: Writing


def rounds(now: Situation, writing: Writing, value: Value, *, changes: bool = True) -> list[Round]:
    """Find good rounds with a beam search, the best first; empty when the round is complete.

    All drawings are tried; ticks, bonus pieces and changes only for the best few.

    Args:
        now: the situation of the player.
        writing: the actions already written in this round.
        value: estimates the final points of pages.
        changes: whether paths may be changed.
    """
    plan = now.setting.plan
    complete: list[Round] = []
    open_rounds = [writing]
    for depth in range(MAX_ACTIONS):
        found: dict[tuple[object, ...], Writing] = {}
        for unfinished in open_rounds:
            for action in legal_words(plan, unfinished, now.roll, now.setting.rules):
                change = "+" in action
                if action == _DONE or (change and not (changes and depth)):
                    continue
                after = write(plan, unfinished, action, now.claimed)
                found.setdefault(_round_key(after), after)
        if not found:
            break
        extended = list(found.values())
        worths = value([writing.page for writing in extended], now.rolls_left)
        ranked = sorted(
            (Round(float(worth) + _unfinished_bonus(writing), writing) for worth, writing in zip(worths, extended, strict=True)),
            key=lambda candidate: -candidate.worth,
        )
        complete += [candidate for candidate in ranked if phase(candidate.writing) == FREE]
        incomplete = [candidate.writing for candidate in ranked if phase(candidate.writing) != FREE][:BEAM]
        # A finished round may still be followed by changes. Only the best ones are extended.
        finished = (
            [candidate.writing for candidate in ranked if phase(candidate.writing) == FREE][: BEAM // 2] if depth == 0 else []
        )
        open_rounds = incomplete + finished
        if not open_rounds:
            break
    complete.sort(key=lambda candidate: -candidate.worth)
    return complete


_DONE: Final = Action("done")


def _unfinished_bonus(writing: Writing) -> float:
    """Extra value of an unfinished round: its tick or bonus piece is not counted yet, and it must not lose to finished rounds."""
    return 0.0 if phase(writing) == FREE else 2.0


def _round_key(writing: Writing) -> tuple[object, ...]:
    """A key that is equal for rounds that lead to the same page and continue in the same way."""
    page = writing.page
    return page.cells, frozenset(page.ticks), writing.drawn, writing.bonus, phase(writing)


def expected(now: Situation, page: Page, value: Value) -> float:
    """The expected value of a page before the next roll: the mean over the faces of the die of the best drawing's value.

    With no rolls left it is the value of the page itself.
    """
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
    """The value of the best drawing. Ticks that a drawing allows are tried too; bonus pieces are left to the value function."""
    plan = now.setting.plan
    pages: list[Page] = []
    for action in legal_words(plan, writing, now.roll, now.setting.rules):
        if "+" in action:
            break
        after = write(plan, writing, action, now.claimed)
        pages += _ticked(now, after)
    return float(max(value(pages, now.rolls_left)))


def _ticked(now: Situation, writing: Writing) -> Iterable[Page]:
    """The pages after each possible tick, or the page itself when there is nothing to tick."""
    if phase(writing) == FREE:
        return (writing.page,)
    plan = now.setting.plan
    ticked = (
        write(plan, writing, action, now.claimed)
        for action in legal_words(plan, writing, now.roll, now.setting.rules)
        if action.startswith("*")
    )
    return tuple(written.page for written in ticked)


def current_points(setting: Setting, page: Page, rivals: int) -> float:
    """The points of a page now. `rivals`: as for `rivage.games.walk_in_the_park.score.points`."""
    return float(points(setting, page, rivals))


class Level(msgspec.Struct, frozen=True):
    """The strength of a bot."""

    lookahead: int = 0
    """Number of candidate rounds that the bot evaluates one roll further; 0: the bot relies on the first estimate."""
    noise: float = 0.0
    """Standard deviation of the error in the bot's estimates, in points."""


LEVELS: Final = {
    "stroller": Level(noise=1.2),
    "gardener": Level(noise=0.4),
    "botanist": Level(lookahead=10),
}
"""The levels by name, from the weakest to the strongest."""
_TIE_NOISE: Final = 0.05
"""Points. Standard deviation of the noise that decides between rounds of nearly equal value, so that two bots differ."""


def choose(level: str, view: WalkView, seed: int, effort: float = 1.0) -> list[str]:
    """Choose the rest of a bot's round.

    Args:
        level: a key of `LEVELS`.
        view: the view of the bot's seat while it has to act.
        seed: the same seed gives the same answer.
        effort: share of the usual lookahead, from 0 to 1.

    Returns the remaining actions of the round, in order, ending with `done`.

    Raises:
        KeyError: for an unknown level.
    """
    full = LEVELS[level]
    given = replace(full, lookahead=ceil(full.lookahead * effort))
    return think(given, GAME.parse_state(view.position), view.seat, seed)


def think(level: Level, state: WalkState, seat: int, seed: int) -> list[str]:
    """Choose the rest of a seat's round; see `choose`."""
    setting = state.setting
    writing = state.seats[seat]
    pages = [seat_writing.page for seat_writing in state.seats]
    now = Situation(setting, state.rolls[-1], rolls_left(setting, pages, len(state.rolls)), state.claimed)
    value = value_function(setting, rivals_of(pages)[seat], state.claimed)
    found = rounds(now, writing, value)
    written = len(writing.words)
    if not found:
        # The round is complete, because a person wrote it before the bot took the seat.
        return [str(WRITTEN)]
    rng = random.Random(seed)
    if level.lookahead and now.rolls_left:
        found = [Round(expected(now, candidate.writing.page, value), candidate.writing) for candidate in found[: level.lookahead]]
    spread = level.noise or _TIE_NOISE
    best = max(found, key=lambda candidate: candidate.worth + rng.gauss(0.0, spread))
    return [*(str(word) for word in best.writing.words[written:]), str(WRITTEN)]


def rolls_left(setting: Setting, pages: Sequence[Page], rolled: int) -> int:
    """The number of rolls after the current one: exact in a solo match, else estimated from the player nearest to the end."""
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
"""Rolls that a good player needs for a monument, on average."""
_PER_IBIS: Final = 6.0
"""Rolls until an ibis, on average."""


def value_function(setting: Setting, rivals: int, claimed: int) -> Value:
    """The value function of a seat: the points of a page now, plus the network's estimate of the points still to earn.

    Args:
        setting: the sheet and the rules. For a sheet other than `garden` only the points now count.
        rivals: the number of statues of the rivals, as for `rivage.games.walk_in_the_park.score.points`.
        claimed: mask of the monuments that somebody has visited.
    """

    def value(pages: Sequence[Page], rolls_left: int) -> list[float]:
        points_now = [current_points(setting, page, rivals) for page in pages]
        if rolls_left == 0 or setting.plan.sheet != GARDEN:
            return points_now
        layout, network = garden_network()
        taken = [claimed & ~page.circled if not setting.alone else 0 for page in pages]
        later_points = network([layout.features(page, rolls_left, mask) for page, mask in zip(pages, taken, strict=True)])
        return [now + float(later) for now, later in zip(points_now, later_points, strict=True)]

    return value
