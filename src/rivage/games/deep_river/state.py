"""A moment of Deep River as one frozen value, and what the last action caused, step by step: enough to animate it.

A *place* is a whole number: 0 the Eels' nest, 1 to 7 the river tiles, 8 the Salmon's nest. `slot` is 0, or 1 for the
second slot of the big tile (4). A *piece* is written as in the position: `e E s S`, or a stack bottom first, `eS`.
Currents are counted from 1, and a face goes by its name (`1+bear`). The big tile's slots keep their written order after every
step, so `origin_slot` is where a piece lay before the step, `target_slot` and `slot` where it lies after it.
"""

from typing import Final

import msgspec

from rivage.core import Outcome, Seat

from .actions import Action
from .components import EMPTY, SLOT_TILES


class Effect(msgspec.Struct, frozen=True, gc=False, tag_field="t", tag=str.lower, omit_defaults=True):
    """One visible step."""


class Drawn(Effect, frozen=True):
    """Something was set up by chance or an option: `what` is `tiles`, `throw` or `first`."""

    what: str
    value: str


class Named(Effect, frozen=True):
    """Pie rule: the side that will begin was named."""

    side: str


class Took(Effect, frozen=True):
    """Pie rule: a seat took a side."""

    seat: int
    side: str


class Chose(Effect, frozen=True):
    """A current was chosen to be played."""

    current: int
    face: str


class Swam(Effect, frozen=True):
    """A piece moved. `onto` is the lone enemy pawn it now covers; `skipped` counts full tiles it had to pass."""

    piece: str
    origin: int
    target: int
    origin_slot: int = 0
    target_slot: int = 0
    onto: str = ""
    skipped: int = 0


class Returned(Effect, frozen=True):
    """A pawn that reached the enemy nest went back to its own; a carried enemy pawn stayed at home."""

    pawn: str
    nest: int


class Walked(Effect, frozen=True):
    """The bear walked. `why` is `nest`, `tile` or `current`."""

    origin: int
    target: int
    why: str


class Swapped(Effect, frozen=True):
    """A stack was turned round; `piece` is how it stands now."""

    place: int
    piece: str
    slot: int = 0


class Doubled(Effect, frozen=True):
    """A single pawn was turned to double; `piece` is how the piece there stands now."""

    place: int
    piece: str
    slot: int = 0


class Tilted(Effect, frozen=True):
    """A current was tilted against the opponent."""

    current: int


class Passed(Effect, frozen=True):
    """An optional arrival effect was left unused."""

    place: int


class Voided(Effect, frozen=True):
    """Something had no target and did nothing: `what` is `move`, `B`, `A`, `S`, `T` or `*`."""

    what: str
    place: int = -1


class Drifted(Effect, frozen=True):
    """The played current moved on and turned over."""

    current: int
    origin: int
    target: int
    face: str


class Turned(Effect, frozen=True):
    """The turn passed to `side`; currents tilted against the other stood up. `times`: how often the position stands now."""

    side: str
    times: int = 1


class Ended(Effect, frozen=True):
    """The game is over: `reason` as in the outcome, `winner` a side or empty for a draw."""

    reason: str
    winner: str = ""


AnyEffect = (
    Drawn
    | Named
    | Took
    | Chose
    | Swam
    | Returned
    | Walked
    | Swapped
    | Doubled
    | Tilted
    | Passed
    | Voided
    | Drifted
    | Turned
    | Ended
)


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
