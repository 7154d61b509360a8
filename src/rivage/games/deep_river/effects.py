"""What an action caused, step by step: enough to animate it, preview it and say it in words.

A *place* is a whole number: 0 the Eels' nest, 1 to 7 the river tiles, 8 the Salmon's nest. `slot` is 0, or 1 for the
second slot of the big tile (4). A *piece* is written as in the position: `e E s S`, or a stack bottom first, `eS`.
Currents are counted from 1, and a face goes by its name (`1+bear`). The big tile's slots keep their written order after every
step, so `origin_slot` is where a piece lay before the step, `target_slot` and `slot` where it lies after it.
"""

import msgspec


class Effect(msgspec.Struct, frozen=True, gc=False, tag_field="t", tag=str.lower, omit_defaults=True):
    """One visible step."""


class Drawn(Effect):
    """Something was set up by chance or an option: `what` is `tiles`, `throw` or `first`."""

    what: str
    value: str


class Named(Effect):
    """Pie rule: the side that will begin was named."""

    side: str


class Took(Effect):
    """Pie rule: a seat took a side."""

    seat: int
    side: str


class Chose(Effect):
    """A current was chosen to be played."""

    current: int
    face: str


class Swam(Effect):
    """A piece moved. `onto` is the lone enemy pawn it now covers; `skipped` counts full tiles it had to pass."""

    piece: str
    origin: int
    target: int
    origin_slot: int = 0
    target_slot: int = 0
    onto: str = ""
    skipped: int = 0


class Returned(Effect):
    """A pawn that reached the enemy nest went back to its own; a carried enemy pawn stayed at home."""

    pawn: str
    nest: int


class Walked(Effect):
    """The bear walked. `why` is `nest`, `tile` or `current`."""

    origin: int
    target: int
    why: str


class Swapped(Effect):
    """A stack was turned round; `piece` is how it stands now."""

    place: int
    piece: str
    slot: int = 0


class Doubled(Effect):
    """A single pawn was turned to double; `piece` is how the piece there stands now."""

    place: int
    piece: str
    slot: int = 0


class Tilted(Effect):
    """A current was tilted against the opponent."""

    current: int


class Passed(Effect):
    """An optional arrival effect was left unused."""

    place: int


class Voided(Effect):
    """Something had no target and did nothing: `what` is `move`, `B`, `A`, `S`, `T` or `*`."""

    what: str
    place: int = -1


class Drifted(Effect):
    """The played current moved on and turned over."""

    current: int
    origin: int
    target: int
    face: str


class Turned(Effect):
    """The turn passed to `side`; currents tilted against the other stood up. `times`: how often the position stands now."""

    side: str
    times: int = 1


class Ended(Effect):
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
