"""Looking ahead in Deep River, one whole turn at a time: alpha-beta with iterative deepening."""

import random
from collections.abc import Callable
from typing import Final

from rivage.bots.stopwatch import stopwatch
from rivage.games.deep_river.actions import Action
from rivage.games.deep_river.rules import ends
from rivage.games.deep_river.state import DeepRiverState

from .evaluate import WIN

Evaluate = Callable[[DeepRiverState], float]
Line = tuple[float, float, tuple[Action, ...], DeepRiverState]
"""A turn: what it seems to be worth, how much of that is error, its actions, and where it ends."""
_LONG_WIN: Final = WIN / 2
_EXACT, _AT_LEAST, _AT_MOST = range(3)
_NEVER: Final = float("inf")


class OutOfTime(Exception):
    """The budget is spent; the last whole iteration counts."""


class Search:
    """One decision. Values are for the player to move, in the logits of the evaluation."""

    def __init__(self, evaluate: Evaluate, *, seconds: float = _NEVER, noise: float = 0.0, seed: int = 0) -> None:
        self._evaluate = evaluate
        self._time = stopwatch()
        self._deadline = self._time() + seconds
        self._noise = noise
        self._random = random.Random(seed)
        self._children: dict[object, list[tuple[float, DeepRiverState]]] = {}
        self._known: dict[object, tuple[int, int, float]] = {}
        self.depth = 0
        """Turns looked ahead in the last whole iteration."""

    def best_turn(self, state: DeepRiverState, depth: int) -> tuple[Action, ...]:
        """The actions, from this moment to the end of the turn, that are best at up to `depth` turns ahead."""
        sign = 1.0 if state.position.mover == "e" else -1.0
        found = [self._line(path, end, sign * self._evaluate(end)) for path, end in ends(state).values()]
        found.sort(key=lambda line: -line[0])
        self.depth = 1
        for ahead in range(2, depth + 1):
            try:
                found = self._deepen(found, ahead)
            except OutOfTime:
                break
            self.depth = ahead
            if abs(found[0][0]) > _LONG_WIN:
                break
        return found[0][2]

    def value(self, state: DeepRiverState, depth: int) -> float:
        """What a position at the beginning of a turn is worth to its mover, `depth` turns ahead."""
        return self._value(state, depth, -_NEVER, _NEVER)

    def _deepen(self, lines: list[Line], depth: int) -> list[Line]:
        """The same lines looked at `depth` turns ahead: the best first, then by how near they came."""
        best: Line | None = None
        rest: list[Line] = []
        bar = -_NEVER
        for _, error, path, end in lines:
            value = error - self._value(end, depth - 1, -_NEVER, error - bar)
            line = (value, error, path, end)
            if value > bar:
                if best is not None:
                    rest.append(best)
                best, bar = line, value
            else:
                rest.append(line)
        assert best is not None
        rest.sort(key=lambda line: -line[0])
        return [best, *rest]

    def _value(self, state: DeepRiverState, depth: int, alpha: float, beta: float) -> float:
        sign = 1.0 if state.position.mover == "e" else -1.0
        if depth == 0 or state.result is not None:
            value = sign * self._evaluate(state)
            # Sooner is better for the winner.
            return value + (depth if value > 0 else -depth) if abs(value) > _LONG_WIN else value
        if self._time() > self._deadline:
            raise OutOfTime
        here = state.position
        known = self._known.get(here)
        if known is not None and known[0] == depth:
            _, kind, value = known
            if kind == _EXACT or (kind == _AT_LEAST and value >= beta) or (kind == _AT_MOST and value <= alpha):
                return value
        children = self._expand(state, here, sign)
        best, floor = -_NEVER, alpha
        for guess, child in children:
            value = -self._value(child, depth - 1, -beta, -alpha)
            best = max(best, value)
            alpha = max(alpha, value)
            if alpha >= beta:
                # What cut off here is tried first next time.
                children.remove((guess, child))
                children.insert(0, (guess, child))
                break
        kind = _AT_LEAST if best >= beta else _AT_MOST if best <= floor else _EXACT
        self._known[here] = (depth, kind, best)
        return best

    def _expand(self, state: DeepRiverState, here: object, sign: float) -> list[tuple[float, DeepRiverState]]:
        """Where the turn can end, the most promising first."""
        children = self._children.get(here)
        if children is None:
            children = [(sign * self._evaluate(end), end) for _, end in ends(state).values()]
            children.sort(key=lambda child: -child[0])
            self._children[here] = children
        return children

    def _line(self, path: tuple[Action, ...], end: DeepRiverState, value: float) -> Line:
        """A turn as it seems before looking further. Who misjudges it does so however far they look."""
        error = self._random.gauss(0.0, self._noise) if self._noise else 0.0
        # A whiff of chance, so that equal choices are not always the same.
        return value + error + self._random.random() * 1e-6, error, path, end
