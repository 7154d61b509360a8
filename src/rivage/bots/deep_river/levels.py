"""The levels of Deep River's bots.

The stronger levels use alpha-beta search with iterative deepening, one whole turn at a time. The evaluation is a linear function
of features, fitted to games of self-play. Each feature has a mirror image (sides swapped, river turned round) with the opposite
weight. The value is a logit for the Eels: 0 is even, and 1 / (1 + exp(-value)) is about their share of the points.
`scripts/fit-deep-river` fits the weights.
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
"""Logits. The value of a won game, greater than the value of any unfinished position."""

_SWAPPED = str.maketrans("eEsS", "sSeE")
_LONE = ("e", "E")
_PIECES: Final = tuple(sorted(piece for piece in (*STACKS, "e", "E", "s", "S") if piece[-1] in "eE"))
_DRIFT_BOUNDS = (2, 5)
"""Drifts. Upper bounds of the classes of remaining drift; the last class has no upper bound."""


def feature_names() -> list[str]:
    """The names of all features, for the Eels: their pieces by tile, the bear's lead by remaining drift, and the turn."""
    names = [f"{piece}{place}" for piece in _PIECES for place in range(1, TILES + 1)]
    names += [f"{pawn}0" for pawn in _LONE]
    names += [f"bear{lead}/{span}" for lead in range(1, BEAR_START) for span in range(len(_DRIFT_BOUNDS) + 1)]
    return [*names, "turn", "tilted"]


def features(state: DeepRiverState) -> dict[str, float]:
    """The features of a position at the start of a turn. Those of the Salmon count with the opposite sign."""
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
        count(f"bear{abs(lead)}/{_drift_class(_drift_left(now.currents))}", 1.0 if lead > 0 else -1.0)
    sign = 1.0 if now.mover == "e" else -1.0
    count("turn", sign)
    count("tilted", sign * len(now.tilted))
    return found


def _drift_left(currents: tuple[str, ...]) -> int:
    """The number of drifts until two currents are at home, which ends the game."""
    left = sorted(TILES - int(current[0]) for current in currents)
    return left[0] + left[1]


def _drift_class(drift: int) -> int:
    """The index of the class of remaining drift, see `_DRIFT_BOUNDS`."""
    return sum(drift > bound for bound in _DRIFT_BOUNDS)


class Evaluation:
    """The weighted sum of the features, precomputed in tables so that it takes one lookup per slot."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.slots = tuple(self._slot_table(weights, tile) for tile in SLOT_TILES)
        self.single, self.double = weights["e0"], weights["E0"]
        self.bear = tuple(
            tuple(self._bear_weight(weights, bear - BEAR_START, span) for span in range(len(_DRIFT_BOUNDS) + 1))
            for bear in range(TILES + 2)
        )
        self._spans = tuple(_drift_class(drift) for drift in range(2 * TILES))
        self.turn = {"e": weights["turn"], "s": -weights["turn"]}
        self.tilted = {"e": weights["tilted"], "s": -weights["tilted"]}

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
        """The value for the Eels of a position at the start of a turn, or of a finished game."""
        if state.result is not None:
            if not state.result.winners:
                return 0.0
            return WIN if state.setting.sides[state.result.winners[0]] == "e" else -WIN
        now = state.position
        value = 0.0
        for table, piece in zip(self.slots, now.slots, strict=True):
            value += table[piece]
        eels, great_eels, salmon, great_salmon = now.nests
        value += self.single * (eels - salmon) + self.double * (great_eels - great_salmon)
        left = sorted([TILES - int(current[0]) for current in now.currents])
        value += self.bear[now.bear][self._spans[left[0] + left[1]]]
        return value + self.turn[now.mover] + self.tilted[now.mover] * len(now.tilted)


def load_evaluation() -> Evaluation:
    """Load the evaluation with the weights of this package."""
    text = resources.files(__package__).joinpath("weights.json").read_text("utf-8")
    return Evaluation(json.loads(text))


Evaluate = Callable[[DeepRiverState], float]
Line = tuple[float, float, tuple[Action, ...], DeepRiverState]
"""A turn: its value, the deliberate error in that value, its actions, and the position after it."""
_WIN_THRESHOLD: Final = WIN / 2
"""Logits. A greater absolute value means a win or a loss."""
_EXACT, _AT_LEAST, _AT_MOST = range(3)
_INFINITY: Final = float("inf")


class OutOfTime(Exception):
    """The time budget is spent. The result of the last complete iteration is used."""


class Search:
    """Alpha-beta search with iterative deepening and a transposition table. Values are logits for the player to move."""

    def __init__(self, evaluate: Evaluate, *, seconds: float = _INFINITY, noise: float = 0.0, seed: int = 0) -> None:
        """Search for one decision.

        Args:
            evaluate: the value for the Eels of a position at the start of a turn.
            seconds: the time budget, from now.
            noise: standard deviation of the error in the value of each own turn, in logits.
            seed: of the noise and of the choice between equal turns.
        """
        self._evaluate = evaluate
        self._time = stopwatch()
        self._deadline = self._time() + seconds
        self._noise = noise
        self._random = random.Random(seed)
        self._children: dict[object, list[tuple[float, DeepRiverState]]] = {}
        self._transpositions: dict[object, tuple[int, int, float]] = {}
        """For each position: the depth of its search, whether the value is exact or a bound, and the value."""
        self.depth = 0
        """The depth of the last complete iteration, in turns."""

    def best_turn(self, state: DeepRiverState, depth: int) -> tuple[Action, ...]:
        """The actions from here to the end of the turn that are best in a search of up to `depth` turns."""
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
            if abs(found[0][0]) > _WIN_THRESHOLD:
                break
        return found[0][2]

    def value(self, state: DeepRiverState, depth: int) -> float:
        """The value of a position at the start of a turn for its mover, searched `depth` turns deep.

        Raises:
            OutOfTime: when the time budget is spent.
        """
        return self._value(state, depth, -_INFINITY, _INFINITY)

    def _deepen(self, lines: list[Line], depth: int) -> list[Line]:
        """Search the lines `depth` turns deep. Returns the best line first, then the others by the bound on their value."""
        best: Line | None = None
        rest: list[Line] = []
        bar = -_INFINITY
        for _, error, path, end in lines:
            value = error - self._value(end, depth - 1, -_INFINITY, error - bar)
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
            # A win in fewer turns is worth more.
            return value + (depth if value > 0 else -depth) if abs(value) > _WIN_THRESHOLD else value
        if self._time() > self._deadline:
            raise OutOfTime
        key = state.position
        stored = self._transpositions.get(key)
        if stored is not None and stored[0] == depth:
            _, kind, value = stored
            if kind == _EXACT or (kind == _AT_LEAST and value >= beta) or (kind == _AT_MOST and value <= alpha):
                return value
        children = self._expand(state, key, sign)
        best, floor = -_INFINITY, alpha
        for guess, child in children:
            value = -self._value(child, depth - 1, -beta, -alpha)
            best = max(best, value)
            alpha = max(alpha, value)
            if alpha >= beta:
                # Try the child that caused the cutoff first the next time (killer heuristic).
                children.remove((guess, child))
                children.insert(0, (guess, child))
                break
        kind = _AT_LEAST if best >= beta else _AT_MOST if best <= floor else _EXACT
        self._transpositions[key] = (depth, kind, best)
        return best

    def _expand(self, state: DeepRiverState, key: object, sign: float) -> list[tuple[float, DeepRiverState]]:
        """The positions after each possible turn with their static values, the best first."""
        children = self._children.get(key)
        if children is None:
            children = [(sign * self._evaluate(end), end) for _, end in turn_ends(state).values()]
            children.sort(key=lambda child: -child[0])
            self._children[key] = children
        return children

    def _line(self, path: tuple[Action, ...], end: DeepRiverState, value: float) -> Line:
        """A turn with its static value and the bot's error about it. The error stays the same at every depth."""
        error = self._random.gauss(0.0, self._noise) if self._noise else 0.0
        # A tiny random term varies the choice between equal turns.
        return value + error + self._random.random() * 1e-6, error, path, end


Baseline = Callable[[DeepRiverView, int], list[Action]]
"""A reference player: takes a view and a seed, and returns the actions of a turn."""


def random_turn(view: DeepRiverView, seed: int) -> list[Action]:
    """Play a random turn: every choice is uniform among the legal actions."""
    rng = random.Random(seed)
    return build_turn(GAME.parse_state(view.position), lambda state: rng.choice(state.legal))


def build_turn(state: DeepRiverState, choose: Callable[[DeepRiverState], Action]) -> list[Action]:
    """Build a turn to its end by calling `choose` for each action."""
    chosen: list[Action] = []
    while True:
        chosen.append(choose(state))
        state = STEP[state.phase](state, chosen[-1])
        if state.progress.start is None:
            return chosen


def greedy(view: DeepRiverView, seed: int) -> list[Action]:
    """Play the greedy turn, see `greedy_turn`."""
    return greedy_turn(GAME.parse_state(view.position), random.Random(seed))


def greedy_turn(state: DeepRiverState, rng: random.Random) -> list[Action]:
    """The turn that wins, or else moves the bear closest to the opponent's nest. Equal turns are chosen at random."""
    mover = state.position.mover
    found = list(turn_ends(state).values())
    best = max(bear_lead(end, mover) for _, end in found)
    return list(rng.choice([path for path, end in found if bear_lead(end, mover) == best]))


def bear_lead(state: DeepRiverState, side: str) -> int:
    """The steps of the bear from the middle towards the opponent of `side`, or plus or minus a whole river for a decided game."""
    if state.result is None:
        return TOWARD[side] * (state.position.bear - BEAR_START)
    if not state.result.winners:
        return 0
    won = state.setting.sides[state.result.winners[0]] == side
    return NESTS["s"] if won else -NESTS["s"]


BASELINES: Final[dict[str, Baseline]] = {"random": random_turn, "greedy": greedy}


class FirstSteps(msgspec.Struct, frozen=True):
    """The weakest level: it follows a simple plan and mostly ignores the bear.

    It takes the current that carries fish farthest and the fish that has swum least, so that all fish get into the river. The
    choices that tiles require are random. With probability `greedy_probability` it plays the greedy turn instead. It never
    considers the replies of the opponent.
    """

    greedy_probability: float
    """Probability that it plays the greedy turn."""

    def think(self, state: DeepRiverState, seed: int, effort: float = 1.0) -> list[Action]:
        """See `Level.think`. The effort is ignored: it does not search."""
        rng = random.Random(seed)
        if state.phase in (at.NAME, at.TAKE):
            return [rng.choice(state.legal)]
        if rng.random() < self.greedy_probability:
            return greedy_turn(state, rng)
        return build_turn(state, lambda now: rng.choice(_preferred_actions(now)))


def _preferred_actions(state: DeepRiverState) -> tuple[Action, ...]:
    """The actions among which `FirstSteps` chooses at random."""
    mover = state.position.mover
    if state.phase == at.CURRENT:
        return _minimal(state.legal, {action: -_current_distance(action, state) for action in state.legal})
    if state.phase in (at.FISH, at.ADVANCE):
        return _minimal(state.legal, {action: _fish_distance(action, mover) for action in state.legal})
    if state.phase == at.SWAP:
        # Prefer a stack of the opponent: turning one's own stack round has no advantage.
        own = {action: state.position.slots[actions.SLOT_OF[action]][-1] in PAWNS[mover] for action in state.legal}
        return _minimal(state.legal, own)
    return state.legal


def _current_distance(current: Action, state: DeepRiverState) -> int:
    """The number of tiles that fish swim on a current."""
    index = actions.CURRENT_OF[current]
    face = FACE_OF[index][state.position.currents[index]]
    return face.steps * face.moves


def _fish_distance(fish: Action, side: str) -> int:
    """The distance of a fish from its nest, in tiles."""
    slot = actions.SLOT_OF.get(fish)
    return 0 if slot is None else abs(SLOT_TILES[slot] - NESTS[side])


def _minimal(choices: Iterable[Action], by: Mapping[Action, int]) -> tuple[Action, ...]:
    """The choices with the smallest number in `by`."""
    minimum = min(by.values())
    return tuple(action for action in choices if by[action] == minimum)


class Level(Protocol):
    """The algorithm and strength of a bot."""

    def think(self, state: DeepRiverState, seed: int, effort: float = 1.0) -> list[Action]:
        """Choose the actions from here to the end of the turn, or the single answer that the pie rule requires.

        `effort` scales the time budget of the search.
        """


class Lookahead(msgspec.Struct, frozen=True):
    """Searches up to `turns` turns ahead and plays the best turn."""

    turns: int
    """Maximum depth of the search, in turns."""
    seconds: float
    """Time budget for an answer, in seconds."""
    noise: float = 0.0
    """Standard deviation of the error in the value of each of its turns, in logits. It never outweighs a win or a loss."""

    def think(self, state: DeepRiverState, seed: int, effort: float = 1.0) -> list[Action]:
        """See `Level.think`."""
        search = Search(_evaluation(), seconds=self.seconds * effort, noise=self.noise, seed=seed)
        if state.phase == NAME:
            # The opponent will pick the better side, so name the starting side that makes the sides most equal.
            starts = {action: _start_named_side(_apply(state, action)) for action in state.legal}
            values = _start_values(search, starts, self.turns)
            return [min(starts, key=lambda action: abs(values[action]))]
        if state.phase == TAKE:
            first = Action(f"take {state.position.mover}")
            is_better = _start_values(search, {first: _apply(state, first)}, self.turns)[first] >= 0
            return [first if is_better else next(action for action in state.legal if action != first)]
        return list(search.best_turn(state, self.turns))


LEVELS: Final[dict[str, Level]] = {
    "first-steps": FirstSteps(greedy_probability=1 / 16),
    "duckling": Lookahead(turns=1, seconds=1.0, noise=8.0),
    "young-otter": Lookahead(turns=1, seconds=1.0, noise=1.0),
    "grey-heron": Lookahead(turns=2, seconds=1.0, noise=0.85),
    "river-guide": Lookahead(turns=2, seconds=1.0, noise=0.2),
    "old-bear": Lookahead(turns=12, seconds=1.0),
}
"""The levels by name, from the weakest to the strongest, in about equal steps of strength (measured by `benchmarks/run bots`)."""


@cache
def _evaluation() -> Evaluation:
    return load_evaluation()


def choose(level: str, view: DeepRiverView, seed: int, effort: float = 1.0) -> list[str]:
    """Choose the actions of a bot from here to the end of its turn.

    Args:
        level: a key of `LEVELS`.
        view: the view of the bot's seat while it has to act.
        seed: the same seed gives the same answer unless the time budget ends the search.
        effort: share of the usual time budget, from 0 to 1.

    Returns the actions in order; a single one when the pie rule asks.

    Raises:
        KeyError: for an unknown level.
    """
    return [*LEVELS[level].think(GAME.parse_state(view.position), seed, effort)]


def _start_values(search: Search, starts: dict[Action, DeepRiverState], turns: int) -> dict[Action, float]:
    """The value of each start of the game for the player who moves first, searched to an equal depth of up to two turns."""
    for ahead in range(min(turns, 2), 0, -1):
        try:
            return {action: search.value(state, ahead) for action, state in starts.items()}
        except OutOfTime:
            continue
    # Depth 0 is the static value, which needs no time budget.
    return {action: search.value(state, 0) for action, state in starts.items()}


def _start_named_side(named: DeepRiverState) -> DeepRiverState:
    """The start of the game if the opponent takes the side that was named to move first."""
    return _apply(named, f"take {named.position.mover}")


def _apply(state: DeepRiverState, action: str) -> DeepRiverState:
    return GAME.apply(state, next(iter(state.actors)), GAME.parse_action(action))
