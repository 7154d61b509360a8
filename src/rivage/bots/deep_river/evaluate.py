"""How good a Deep River position is for the Eels: a sum of table entries, fitted to games of self-play.

Every feature has a mirror image (swap the sides, turn the river round) that counts as much with the other sign. The value is a
logit: 0 is even, and 1 / (1 + exp(-value)) is about the Eels' share of the points. `scripts/fit-deep-river` makes the weights.
"""

import json
from collections.abc import Mapping
from importlib import resources
from typing import Final

from rivage.games.deep_river.components import BEAR_START, SLOT_TILES, STACKS, TILES
from rivage.games.deep_river.state import DeepRiverState

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
