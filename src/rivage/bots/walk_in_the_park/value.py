"""What a page will still bring: a small neural network over its features, evaluated in batches with NumPy.

The network says how many points are to come beyond those that stand. `scripts/fit-walk-in-the-park` made the weights.

All features are yes or no, and kept as the list of those that are yes. They say what stands in each square and whether it is
joined to the centre; which arms point into each empty square, and whether two of them belong together (a loop to be closed);
monuments, bonuses, changes, ibis; and how many rolls are still to come.
"""

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rivage.games.walk_in_the_park.components import BIRD, BONUSES, DIE, GARDEN, PIECES
from rivage.games.walk_in_the_park.sheet import BITS, Page, Plan, flocks, plan_of

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
