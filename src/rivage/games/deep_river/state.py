"""The state of Deep River as a frozen value, and the effects of the last action, from which clients animate it.

A *place* is an integer: 0 for the Eels' nest, 1 to 7 for the river tiles, 8 for the Salmon's nest. `slot` is 0, or 1 for the
second slot of the big tile (4). A *piece* is in notation: `e E s S`, or a stack bottom first, `eS`. Currents are numbered
from 1, and a face is identified by its name (`1+bear`). The slots of the big tile are sorted after every effect:
`origin_slot` is the slot before the effect, `target_slot` and `slot` are slots after it.
"""

from typing import Final

import msgspec

from rivage.core import Outcome, Seat

from .actions import Action
from .components import EMPTY, SLOT_TILES


class Effect(msgspec.Struct, frozen=True, gc=False, tag_field="t", tag=str.lower, omit_defaults=True):
    """One visible effect of an action."""


class Drawn(Effect, frozen=True):
    """Chance or an option decided a part of the set-up: `what` is `tiles`, `throw` or `first`."""

    what: str
    value: str


class Named(Effect, frozen=True):
    """Pie rule: a player named the side that moves first."""

    side: str


class Took(Effect, frozen=True):
    """Pie rule: a player took a side."""

    seat: int
    side: str


class Chose(Effect, frozen=True):
    """The player chose a current."""

    current: int
    face: str


class Swam(Effect, frozen=True):
    """A piece moved. `onto` is the lone enemy pawn that it covers; `skipped` is the number of full tiles that it passed."""

    piece: str
    origin: int
    target: int
    origin_slot: int = 0
    target_slot: int = 0
    onto: str = ""
    skipped: int = 0


class Returned(Effect, frozen=True):
    """A pawn that reached the enemy nest returned to its own nest; a carried enemy pawn stayed in the enemy nest."""

    pawn: str
    nest: int


class Walked(Effect, frozen=True):
    """The bear moved. `why` is `nest`, `tile` or `current`."""

    origin: int
    target: int
    why: str


class Swapped(Effect, frozen=True):
    """A stack was swapped; `piece` is the stack afterwards."""

    place: int
    piece: str
    slot: int = 0


class Doubled(Effect, frozen=True):
    """A single pawn was turned to double; `piece` is the whole piece afterwards."""

    place: int
    piece: str
    slot: int = 0


class Tilted(Effect, frozen=True):
    """A current was tilted against the opponent."""

    current: int


class Passed(Effect, frozen=True):
    """The player skipped an optional arrival effect."""

    place: int


class Voided(Effect, frozen=True):
    """A move or an arrival effect without a target was void: `what` is `move`, `B`, `A`, `S`, `T` or `*`."""

    what: str
    place: int = -1


class Drifted(Effect, frozen=True):
    """The played current moved to the next tile and turned over."""

    current: int
    origin: int
    target: int
    face: str


class Turned(Effect, frozen=True):
    """The turn passed to `side`; the tilted currents of the other side became available again.

    `times` is the number of times that the position has occurred.
    """

    side: str
    times: int = 1


class Ended(Effect, frozen=True):
    """The game ended: `reason` as in the outcome, `winner` is a side or empty for a draw."""

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


# Phases: the kind of the pending decision.
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
    """The part of a state that does not change after the set-up."""

    top_only: bool = False
    """Whether the option `stack_counts` is `top`."""
    pie: bool = False
    tiles: str = ""
    """Tiles 1 to 7, or empty before they are drawn."""
    sides: tuple[str, str] = ("e", "s")
    """The side of each seat."""
    first: str = ""
    """The side that moves first by the option `first`; empty when chance decides, and after the set-up."""


class Position(msgspec.Struct, frozen=True, gc=False):
    """The pieces on the table and the side to move. Positions at the start of a turn are compared for repetition."""

    slots: tuple[str, ...]
    """Eight slots from the Eels' side: `.`, a pawn, or a stack bottom first; the two slots of the big tile are sorted."""
    nests: tuple[int, int, int, int]
    """Numbers of pawns in the nests: Eels' singles and doubles, Salmon's singles and doubles."""
    bear: int
    """Place of the bear: 0 (Eels' nest) to 8 (Salmon's nest)."""
    currents: tuple[str, ...]
    """The tile and the letter of the face of each current: `1a`."""
    tilted: str
    """Digits of the currents tilted against the mover."""
    mover: str
    """The side to move, `e` or `s`."""


class Progress(msgspec.Struct, frozen=True, gc=False):
    """The progress of the current turn."""

    playing: int = -1
    """Index of the current chosen in this turn, or -1."""
    moves_left: int = 0
    """Number of moves of the face that follow after this decision."""
    marked: str = ""
    """Digits of the currents tilted in this turn, against the next mover."""
    hand: Action = Action("")
    """The chosen fish while its `cover` decision is pending, or empty."""
    move: str = ""
    """The phase in which the fish in `hand` was chosen, or empty."""
    place: int = -1
    """Slot of the piece whose optional arrival effect is pending, or -1."""
    start: "DeepRiverState | None" = None
    """The state at the start of this turn; None in that state itself."""
    since: tuple[Action, ...] = ()
    """The actions since the start of the turn; during set-up, since the start of the game."""


NO_PROGRESS: Final = Progress()
"""The progress at the start of a turn."""


class DeepRiverState(msgspec.Struct, frozen=True, gc=False):
    """The state of a game."""

    setting: Setting
    position: Position
    phase: str
    """The kind of the pending decision."""
    progress: Progress

    # History.
    turn: int
    """Number of finished turns."""
    seen: tuple[Position, ...]
    """Earlier positions that can be repeated: those since the last drift of a current."""

    # Derived values.
    actors: frozenset[Seat]
    legal: tuple[Action, ...]
    last: tuple[AnyEffect, ...]
    """The effects of the last action."""
    result: Outcome | None = None
