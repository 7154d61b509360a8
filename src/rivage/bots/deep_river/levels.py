"""The levels of Deep River's bots, each as strong as it says.

The stronger ones look ahead one whole turn at a time: alpha-beta with iterative deepening. A position is worth a sum of table
entries, fitted to games of self-play. Every feature has a mirror image (swap the sides, turn the river round) that counts as much
with the other sign. The value is a logit: 0 is even, and 1 / (1 + exp(-value)) is about the Eels' share of the points.
`scripts/fit-deep-river` makes the weights.
"""

import json
import random
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import resources
from typing import Final, Protocol

import msgspec

from rivage.bots.stopwatch import stopwatch
from rivage.games.deep_river import GAME, actions
from rivage.games.deep_river import state as at
from rivage.games.deep_river.actions import Action
from rivage.games.deep_river.components import BEAR_START, NESTS, PAWNS, SLOT_TILES, STACKS, TILES, TOWARD
from rivage.games.deep_river.rules import turn_ends
from rivage.games.deep_river.state import NAME, TAKE, DeepRiverState
from rivage.games.deep_river.steps import STEP
from rivage.games.deep_river.turn import FACE_OF
from rivage.games.deep_river.view import DeepRiverView

WIN: Final = 1000.0
"""More than any position is worth; a quicker win is worth more than a slow one."""

_SWAPPED = str.maketrans("eEsS", "sSeE")
_LONE = ("e", "E")
_PIECES: Final = tuple(sorted(piece for piece in (*STACKS, "e", "E", "s", "S") if piece[-1] in "eE"))
_SPANS = (2, 5)
"""How the drift still to come is sorted: at most so much, or more."""


def feature_names() -> list[str]:
    """Every feature, as the Eels see it: pieces they control by place, the bear's lead by the drift still to come, the turn."""
    names = [f"{piece}{place}" for piece in _PIECES for place in range(1, TILES + 1)]
    names += [f"{pawn}0" for pawn in _LONE]
    names += [f"bear{lead}/{span}" for lead in range(1, BEAR_START) for span in range(len(_SPANS) + 1)]
    return [*names, "turn", "tilted"]


def features(state: DeepRiverState) -> dict[str, float]:
    """The features of a position at the beginning of a turn; those of the Salmon count with the other sign."""
    now = state.position
    found: dict[str, float] = {}

    def count(name: str, amount: float) -> None:
        found[name] = found.get(name, 0.0) + amount

    for slot, piece in enumerate(now.slots):
        if piece[-1] in "eE":
            count(f"{piece}{SLOT_TILES[slot]}", 1.0)
        elif piece != ".":
            count(f"{piece.translate(_SWAPPED)}{TILES + 1 - SLOT_TILES[slot]}", -1.0)
    eels, great_eels, salmon, great_salmon = now.nests
    count("e0", eels - salmon)
    count("E0", great_eels - great_salmon)
    lead = now.bear - BEAR_START
    if lead:
        count(f"bear{abs(lead)}/{_span(_drift_left(now.currents))}", 1.0 if lead > 0 else -1.0)
    sign = 1.0 if now.mover == "e" else -1.0
    count("turn", sign)
    count("tilted", sign * len(now.tilted))
    return found


def _drift_left(currents: tuple[str, ...]) -> int:
    """Drifts until two currents are home."""
    left = sorted(TILES - int(current[0]) for current in currents)
    return left[0] + left[1]


def _span(drift: int) -> int:
    return sum(drift > most for most in _SPANS)


class Evaluation:
    """The features weighed: tables by slot and piece, so that one look-up a slot is enough."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self._slots = tuple(self._slot_table(weights, tile) for tile in SLOT_TILES)
        self._single, self._double = weights["e0"], weights["E0"]
        self._bear = tuple(
            tuple(self._bear_weight(weights, bear - BEAR_START, span) for span in range(len(_SPANS) + 1))
            for bear in range(TILES + 2)
        )
        self._spans = tuple(_span(drift) for drift in range(2 * TILES))
        self._turn = {"e": weights["turn"], "s": -weights["turn"]}
        self._tilted = {"e": weights["tilted"], "s": -weights["tilted"]}

    @staticmethod
    def _slot_table(weights: Mapping[str, float], tile: int) -> dict[str, float]:
        table = {".": 0.0}
        for piece in _PIECES:
            table[piece] = weights[f"{piece}{tile}"]
            table[piece.translate(_SWAPPED)] = -weights[f"{piece}{TILES + 1 - tile}"]
        return table

    @staticmethod
    def _bear_weight(weights: Mapping[str, float], lead: int, span: int) -> float:
        if lead == 0 or abs(lead) == BEAR_START:
            return 0.0
        value = weights[f"bear{abs(lead)}/{span}"]
        return value if lead > 0 else -value

    def __call__(self, state: DeepRiverState) -> float:
        """The value for the Eels of a position at the beginning of a turn, or of a finished game."""
        if state.result is not None:
            if not state.result.winners:
                return 0.0
            return WIN if state.setting.sides[state.result.winners[0]] == "e" else -WIN
        now = state.position
        value = 0.0
        for table, piece in zip(self._slots, now.slots, strict=True):
            value += table[piece]
        eels, great_eels, salmon, great_salmon = now.nests
        value += self._single * (eels - salmon) + self._double * (great_eels - great_salmon)
        left = sorted([TILES - int(current[0]) for current in now.currents])
        value += self._bear[now.bear][self._spans[left[0] + left[1]]]
        return value + self._turn[now.mover] + self._tilted[now.mover] * len(now.tilted)


def fitted() -> Evaluation:
    """The evaluation with the weights that came with the program."""
    text = resources.files(__package__).joinpath("weights.json").read_text("utf-8")
    return Evaluation(json.loads(text))


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
        found = [self._line(path, end, sign * self._evaluate(end)) for path, end in turn_ends(state).values()]
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
            children = [(sign * self._evaluate(end), end) for _, end in turn_ends(state).values()]
            children.sort(key=lambda child: -child[0])
            self._children[here] = children
        return children

    def _line(self, path: tuple[Action, ...], end: DeepRiverState, value: float) -> Line:
        """A turn as it seems before looking further. Who misjudges it does so however far they look."""
        error = self._random.gauss(0.0, self._noise) if self._noise else 0.0
        # A whiff of chance, so that equal choices are not always the same.
        return value + error + self._random.random() * 1e-6, error, path, end


Yardstick = Callable[[DeepRiverView, int], list[Action]]
"""Answers a view, with a seed, by the actions of a turn."""


def at_random(view: DeepRiverView, seed: int) -> list[Action]:
    """Any choice, each with equal chance, to the end of the turn: somebody who taps without looking."""
    rng = random.Random(seed)
    return turn_by(GAME.parse_state(view.position), lambda state: rng.choice(state.legal))


def turn_by(state: DeepRiverState, choose: Callable[[DeepRiverState], Action]) -> list[Action]:
    """The turn of who chooses step by step, to its end."""
    chosen: list[Action] = []
    while True:
        chosen.append(choose(state))
        state = STEP[state.phase](state, chosen[-1])
        if state.progress.start is None:
            return chosen


def greedy(view: DeepRiverView, seed: int) -> list[Action]:
    """Always the greedy turn."""
    return greedy_turn(GAME.parse_state(view.position), random.Random(seed))


def greedy_turn(state: DeepRiverState, rng: random.Random) -> list[Action]:
    """The turn that leaves the bear nearest to the enemy nest, or wins; among equals any. It looks at nothing else."""
    mover = state.position.mover
    found = list(turn_ends(state).values())
    best = max(gain(end, mover) for _, end in found)
    return list(rng.choice([path for path, end in found if gain(end, mover) == best]))


def gain(state: DeepRiverState, side: str) -> int:
    """How good a position is for `side` by the bear alone: its steps from the middle; a whole river for a game that is won."""
    if state.result is None:
        return TOWARD[side] * (state.position.bear - BEAR_START)
    if not state.result.winners:
        return 0
    won = state.setting.sides[state.result.winners[0]] == side
    return NESTS["s"] if won else -NESTS["s"]


YARDSTICKS: Final[dict[str, Yardstick]] = {"random": at_random, "greedy": greedy}


class FirstSteps(msgspec.Struct, frozen=True):
    """Loves to swim, gives every fish its turn, and mostly forgets the bear.

    It takes the current that carries farthest and the fish that has come least far, so that all of them get into the river.
    What tiles ask for it answers as it comes. Now and then it notices the bear, and then plays the turn that is best for it.
    It never looks at what the other can do.
    """

    notices: float
    """In which part of its turns it notices the bear."""

    def think(self, state: DeepRiverState, seed: int, effort: float = 1.0) -> list[Action]:
        """As every level; it takes no time to speak of."""
        rng = random.Random(seed)
        if state.phase in (at.NAME, at.TAKE):
            return [rng.choice(state.legal)]
        if rng.random() < self.notices:
            return greedy_turn(state, rng)
        return turn_by(state, lambda now: rng.choice(_likes(now)))


def _likes(state: DeepRiverState) -> tuple[Action, ...]:
    """The choices that come to its mind."""
    mover = state.position.mover
    if state.phase == at.CURRENT:
        return _least(state.legal, {action: -_carries(action, state) for action in state.legal})
    if state.phase in (at.FISH, at.ADVANCE):
        return _least(state.legal, {action: _swum(action, mover) for action in state.legal})
    if state.phase == at.SWAP:
        # Somebody else's stack, if there is one: nobody turns round their own for nothing.
        own = {action: state.position.slots[actions.SLOT_OF[action]][-1] in PAWNS[mover] for action in state.legal}
        return _least(state.legal, own)
    return state.legal


def _carries(current: Action, state: DeepRiverState) -> int:
    """How many tiles fish swim on a current."""
    index = actions.CURRENT_OF[current]
    face = FACE_OF[index][state.position.currents[index]]
    return face.steps * face.moves


def _swum(fish: Action, side: str) -> int:
    """How many tiles a fish is away from its nest."""
    slot = actions.SLOT_OF.get(fish)
    return 0 if slot is None else abs(SLOT_TILES[slot] - NESTS[side])


def _least(choices: Iterable[Action], by: Mapping[Action, int]) -> tuple[Action, ...]:
    least = min(by.values())
    return tuple(action for action in choices if by[action] == least)


class Level(Protocol):
    """How a bot thinks."""

    def think(self, state: DeepRiverState, seed: int, effort: float = 1.0) -> list[Action]:
        """The actions from this moment to the end of the turn, or the one answer the pie rule asks for.

        With less `effort` it stops looking further sooner.
        """


class LooksAhead(msgspec.Struct, frozen=True):
    """Looks at every position that can stand after its turn and some turns more, and chooses the best."""

    turns: int
    """Turns it looks ahead at most."""
    seconds: float
    """When it stops looking further."""
    noise: float = 0.0
    """How far it misjudges each of its turns, in logits. A win or a loss that it sees it does not misjudge."""

    def think(self, state: DeepRiverState, seed: int, effort: float = 1.0) -> list[Action]:
        """As every level."""
        search = Search(_evaluation(), seconds=self.seconds * effort, noise=self.noise, seed=seed)
        if state.phase == NAME:
            # The other will pick the better side: name the beginner that makes both equal.
            begun = {action: _begun(_done(state, action)) for action in state.legal}
            worth = _worths(search, begun, self.turns)
            return [min(begun, key=lambda action: abs(worth[action]))]
        if state.phase == TAKE:
            first = Action(f"take {state.position.mover}")
            begins = _worths(search, {first: _done(state, first)}, self.turns)[first] >= 0
            return [first if begins else next(action for action in state.legal if action != first)]
        return list(search.best_turn(state, self.turns))


LEVELS: Final[dict[str, Level]] = {
    "first-steps": FirstSteps(notices=1 / 16),
    "duckling": LooksAhead(turns=1, seconds=1.0, noise=8.0),
    "young-otter": LooksAhead(turns=1, seconds=1.0, noise=1.0),
    "grey-heron": LooksAhead(turns=2, seconds=1.0, noise=0.85),
    "river-guide": LooksAhead(turns=2, seconds=1.0, noise=0.2),
    "old-bear": LooksAhead(turns=12, seconds=1.0),
}
"""From the weakest to the strongest, about equally far apart: `benchmarks/run bots` measures it."""


@cache
def _evaluation() -> Evaluation:
    return fitted()


def choose(level: str, view: DeepRiverView, seed: int, effort: float = 1.0) -> list[str]:
    """The actions a bot of `level` takes now, to the end of its turn. With less `effort` it stops looking further sooner."""
    return [*LEVELS[level].think(GAME.parse_state(view.position), seed, effort)]


def _worths(search: Search, begun: dict[Action, DeepRiverState], turns: int) -> dict[Action, float]:
    """What each beginning is worth to who moves first, all looked at equally far: two turns ahead, or what time allows."""
    for ahead in range(min(turns, 2), 0, -1):
        try:
            return {action: search.value(state, ahead) for action, state in begun.items()}
        except OutOfTime:
            continue
    # What stands there needs no looking ahead, and no time.
    return {action: search.value(state, 0) for action, state in begun.items()}


def _begun(named: DeepRiverState) -> DeepRiverState:
    return _done(named, f"take {named.position.mover}")


def _done(state: DeepRiverState, action: str) -> DeepRiverState:
    return GAME.apply(state, next(iter(state.actors)), GAME.parse_action(action))
