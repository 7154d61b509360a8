"""A moment of Deep River, as one frozen value."""

from typing import Final

import msgspec

from rivage.core import Outcome, Seat

from .actions import Action
from .components import EMPTY, SLOT_TILES
from .effects import AnyEffect

# What is being decided.
DRAW: Final = "draw"
NAME: Final = "name"
TAKE: Final = "take"
CURRENT: Final = "current"
FISH: Final = "fish"
ADVANCE: Final = "advance"
BIG: Final = "big"
COVER: Final = "cover"
SWAP: Final = "swap"
TILT: Final = "tilt"
EFFECT: Final = "effect"
DONE: Final = "done"
OVER: Final = "over"

EMPTY_RIVER: Final = (EMPTY,) * len(SLOT_TILES)


class Setting(msgspec.Struct, frozen=True, gc=False):
    """What stays the same once play has begun."""

    top_only: bool = False
    """Option `stack_counts` is `top`."""
    pie: bool = False
    tiles: str = ""
    """Tiles 1 to 7, or empty before they are drawn."""
    sides: tuple[str, str] = ("e", "s")
    """The side of each seat."""
    first: str = ""
    """The side that begins by the option `first`; empty when chance decides, and once the game has begun."""


class Position(msgspec.Struct, frozen=True, gc=False):
    """What lies on the table, and who moves: what makes two positions the same at the beginning of a turn."""

    slots: tuple[str, ...]
    """Eight slots, from the Eels' side: `.`, a pawn, or a stack bottom first; the two of the big tile in written order."""
    nests: tuple[int, int, int, int]
    """Eels' singles and doubles, salmon's singles and doubles."""
    bear: int
    """0 (Eels' nest) to 8 (Salmon's nest)."""
    currents: tuple[str, ...]
    """Each its tile and the letter of its face: `1a`."""
    tilted: str
    """Digits of the currents tilted against the mover."""
    mover: str


class Progress(msgspec.Struct, frozen=True, gc=False):
    """How far the turn has come."""

    playing: int = -1
    """Index of the current chosen this turn, or -1."""
    moves_left: int = 0
    """Moves of the face still to come after this decision."""
    marked: str = ""
    """Digits of the currents tilted this turn, against the next mover."""
    hand: Action = Action("")
    """The fish that waits for its `cover` decision, or empty."""
    move: str = ""
    """The phase in which the fish in hand was chosen, or empty."""
    place: int = -1
    """Slot of the piece whose arrival effect may be used, or -1."""
    start: "DeepRiverState | None" = None
    """The state in which this turn began; None when it is this one."""
    since: tuple[Action, ...] = ()
    """What was decided since then; during set-up, since the beginning."""


NOTHING_YET: Final = Progress()
"""Between two turns."""


class DeepRiverState(msgspec.Struct, frozen=True, gc=False):
    """The position, where the turn stands, and what follows from both."""

    setting: Setting
    position: Position
    phase: str
    """What is being decided."""
    progress: Progress

    # What was, as far as it matters.
    turn: int
    """Turns finished so far."""
    seen: tuple[Position, ...]
    """Earlier positions that could come again: those since a current last drifted."""

    # What follows.
    actors: frozenset[Seat]
    legal: tuple[Action, ...]
    last: tuple[AnyEffect, ...]
    """What the last action did."""
    result: Outcome | None = None
