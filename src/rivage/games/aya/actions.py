"""The actions of seats, of chance and of timers. Places are in tenths of a millimetre and of a degree."""

import msgspec

from .geometry.spots import Spot

Motion = tuple[int, int, int]
"""Motion of a hand at the moment of release: millimetres per second along x and y, and degrees per second."""
STILL: Motion = (0, 0, 0)
"""The motion of a hand that is at rest."""


class Rest(msgspec.Struct, frozen=True):
    """A final pose: position in micrometres and quaternion in millionths. The axes are those of `shapes.py`."""

    x: int
    y: int
    z: int
    qx: int
    qy: int
    qz: int
    qw: int


class ActionBase(msgspec.Struct, frozen=True, tag_field="t", tag=str.lower):
    """Base class of all actions."""


# Before the hourglass runs.


class First(ActionBase, frozen=True):
    """Choose the first player."""

    seat: int


class Start(ActionBase, frozen=True):
    """Place the Start tile."""

    spot: Spot


class Flip(ActionBase, frozen=True):
    """Turn the hourglass."""


# Placing.


class Draw(ActionBase, frozen=True):
    """Draw a domino from the seat's stock. Chance chooses the domino."""


class Take(ActionBase, frozen=True):
    """Take the top domino of the seat's reserve."""


class Reserve(ActionBase, frozen=True):
    """Put the domino in hand on top of the seat's reserve."""


class Place(ActionBase, frozen=True):
    """Stand the domino in hand at `spot`. `fork` declares a Garden a fork; `Declare` can change that later."""

    spot: Spot
    fork: bool = False
    motion: Motion = STILL


class Landscape(ActionBase, frozen=True):
    """Take the top tile of the camera domino's terrain. Chance chooses the tile."""


class Lay(ActionBase, frozen=True):
    """Place the tile in hand at `tile`, and stand the camera domino in front of one of its ports, at `spot`."""

    tile: Spot
    spot: Spot
    motion: Motion = STILL


class Back(ActionBase, frozen=True):
    """Return the tile in hand to its pile, and put the camera domino on the seat's reserve."""


class Animal(ActionBase, frozen=True):
    """Stand the camera domino, and lay the top animal of its terrain across it and another domino."""

    spot: Spot
    x: int
    y: int
    motion: Motion = STILL


class Buffer(ActionBase, frozen=True):
    """Lay the camera domino flat with its animal on it, as a buffer that is raised later."""

    spot: Spot


class Turn(ActionBase, frozen=True):
    """Turn a standing domino to heading `a`."""

    domino: int
    a: int


class Declare(ActionBase, frozen=True):
    """Declare a Garden on the table to be a fork, or an ordinary domino."""

    domino: int
    fork: bool


class Raise(ActionBase, frozen=True):
    """Stand a lying domino up: where it stood, or at `spot` near there."""

    domino: int
    spot: Spot | None = None
    motion: Motion = STILL


class Put(ActionBase, frozen=True):
    """Put a fallen animal back on top of its camera domino and another domino."""

    animal: str
    x: int
    y: int


# Toppling.


class Push(ActionBase, frozen=True):
    """Push a standing domino and, at the same time, `others`. Each of them counts as a push."""

    domino: int
    others: tuple[int, ...] = ()
    """Numbers of the other dominoes, in ascending order and greater than `domino`."""

    @property
    def dominoes(self) -> tuple[int, ...]:
        """Numbers of all pushed dominoes."""
        return self.domino, *self.others


# Chance, physics and timers.


class Drew(ActionBase, frozen=True):
    """The domino that was drawn: its terrain, with `*` if it shows a camera."""

    kind: str


class Tile(ActionBase, frozen=True):
    """The kind of the tile on top of the pile."""

    kind: str


class Meet(ActionBase, frozen=True):
    """The animal on top of the pile."""

    animal: str


class Rests(ActionBase, frozen=True):
    """The final poses of everything that moved: dominoes by number, animals by name."""

    dominoes: tuple[tuple[int, Rest], ...] = ()
    animals: tuple[tuple[str, Rest], ...] = ()


class Fell(ActionBase, frozen=True):
    """These dominoes fell flat forwards, and nothing else moved."""

    dominoes: tuple[int, ...]


class Glass(ActionBase, frozen=True):
    """The hourglass has run out."""


class Late(ActionBase, frozen=True):
    """The time limit of a turn has passed: the domino in the seat's hand goes to its reserve, and the turn passes."""

    seat: int


Action = (
    First | Start | Flip | Draw | Take | Reserve | Place | Landscape | Lay | Back | Animal | Buffer | Turn | Declare
    | Raise | Put | Push | Drew | Tile | Meet | Rests | Fell | Glass | Late
)  # fmt: skip
