"""What seats, chance and time may do."""

import msgspec

from .geometry.spots import Spot

Motion = tuple[int, int, int]
"""What a hand did when it let go: millimetres a second along x and y, degrees a second."""
STILL: Motion = (0, 0, 0)


class Rest(msgspec.Struct, frozen=True):
    """Where a body came to rest: thousandths of a millimetre, millionths of a unit quaternion. Axes as in `shapes.py`."""

    x: int
    y: int
    z: int
    qx: int
    qy: int
    qz: int
    qw: int


class ActionBase(msgspec.Struct, frozen=True, tag_field="t", tag=str.lower):
    """One action."""


# Before the glass.


class First(ActionBase, frozen=True):
    """The group says who begins."""

    seat: int


class Start(ActionBase, frozen=True):
    """Lay the Start tile."""

    spot: Spot


class Flip(ActionBase, frozen=True):
    """Turn the hourglass."""


# Placing.


class Draw(ActionBase, frozen=True):
    """Draw from the own stock; chance says what it is."""


class Take(ActionBase, frozen=True):
    """Take the top of the own reserve."""


class Reserve(ActionBase, frozen=True):
    """Put the domino in hand on the own reserve."""


class Place(ActionBase, frozen=True):
    """Stand the domino in hand; `fork` declares a Garden a fork. `Declare` can change that later."""

    spot: Spot
    fork: bool = False
    motion: Motion = STILL


class Landscape(ActionBase, frozen=True):
    """Take the top tile of the camera domino's terrain; chance says which it is."""


class Lay(ActionBase, frozen=True):
    """Lay the tile taken, and stand the camera domino before one of its ports."""

    tile: Spot
    spot: Spot
    motion: Motion = STILL


class Back(ActionBase, frozen=True):
    """Put the tile back into its pile and the camera domino on the own reserve."""


class Animal(ActionBase, frozen=True):
    """Stand the camera domino and lay the top animal of its terrain astride it and another."""

    spot: Spot
    x: int
    y: int
    motion: Motion = STILL


class Buffer(ActionBase, frozen=True):
    """Lay the camera domino flat with its animal on it, to be raised later."""

    spot: Spot


class Turn(ActionBase, frozen=True):
    """Re-orient a standing domino."""

    domino: int
    a: int


class Declare(ActionBase, frozen=True):
    """Declare a Garden on the table a fork, or an ordinary domino."""

    domino: int
    fork: bool


class Raise(ActionBase, frozen=True):
    """Stand up a domino that lies: where it stood, or at `spot` near it."""

    domino: int
    spot: Spot | None = None
    motion: Motion = STILL


class Put(ActionBase, frozen=True):
    """Put an animal that lies back astride its camera domino and another."""

    animal: str
    x: int
    y: int


# Toppling.


class Push(ActionBase, frozen=True):
    """Push a standing domino, and `others` in the same moment: each of them is a push of its own."""

    domino: int
    others: tuple[int, ...] = ()
    """Their numbers, ascending and above `domino`."""

    @property
    def dominoes(self) -> tuple[int, ...]:
        """All that are pushed."""
        return self.domino, *self.others


# Chance, physics and time.


class Drew(ActionBase, frozen=True):
    """What was drawn: a terrain, with `*` when it shows a camera."""

    kind: str


class Tile(ActionBase, frozen=True):
    """Which tile lay on top."""

    kind: str


class Meet(ActionBase, frozen=True):
    """Which animal lay on top."""

    animal: str


class Rests(ActionBase, frozen=True):
    """Everything that moved, and where it rests now: dominoes by number, animals by name."""

    dominoes: tuple[tuple[int, Rest], ...] = ()
    animals: tuple[tuple[str, Rest], ...] = ()


class Fell(ActionBase, frozen=True):
    """These dominoes fell flat ahead, and nothing else moved."""

    dominoes: tuple[int, ...]


class Glass(ActionBase, frozen=True):
    """The sand has run through."""


class Late(ActionBase, frozen=True):
    """A seat's patience is over: what it holds goes to its reserve, and the turn passes."""

    seat: int


Action = (
    First | Start | Flip | Draw | Take | Reserve | Place | Landscape | Lay | Back | Animal | Buffer | Turn | Declare
    | Raise | Put | Push | Drew | Tile | Meet | Rests | Fell | Glass | Late
)  # fmt: skip
