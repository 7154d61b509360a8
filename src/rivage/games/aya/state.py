"""The state of a match. Nothing in it is secret: chance decides the order of face-down pieces only when they are drawn."""

import math
from functools import lru_cache
from typing import Final

import msgspec

from rivage.core import Pose

from . import actions as act
from .components import (
    ANIMALS,
    DOMINOES,
    FEW_TILES,
    GARDEN,
    GARDENS,
    GLASS_SECONDS,
    GLASSES,
    HEIGHT,
    KINDS,
    LANDSCAPE_COUNTS,
    RIVER_DOMINOES,
    SOURCE,
    START,
    STOCKS,
    TABLES,
    TERRAINS,
    THICKNESS,
)
from .geometry.shapes import Outline, footprint, has_fallen, heading_of, is_upright
from .geometry.spots import TENTHS, TURN, Footprint, Spot, fallen, lying, standing
from .meta import RULES

CAMERA: Final = "*"
"""Suffix of the kind of a domino that shows a camera."""
DOMINO_KINDS: Final = (*(terrain + camera for terrain in TERRAINS for camera in ("", CAMERA)), GARDEN)
"""All kinds of dominoes, in the order of `AyaState.pool`."""

TILES: Final = tuple(f"{terrain}-{kind}" for terrain in TERRAINS for kind in KINDS)
"""All landscape tiles, by name."""

FIRST: Final = "first"
LAYING: Final = "laying"
READY: Final = "ready"
PLACING: Final = "placing"
PAUSE: Final = "pause"
TOPPLING: Final = "toppling"
OVER: Final = "over"
PHASES: Final = (FIRST, LAYING, READY, PLACING, PAUSE, TOPPLING, OVER)
"""Phases of a match, in their order. `pause` is between two hourglasses; `placing` follows it again."""

DRAW: Final = "draw"
TILE: Final = "tile"
ANIMAL: Final = "animal"
PHYSICS: Final = "physics"
WAITS: Final = (DRAW, TILE, ANIMAL, PHYSICS)
"""The outcomes that a state can wait for."""

MICRONS: Final = 1000
"""Units of a recorded position per millimetre."""
MILLIONTHS: Final = 1_000_000
"""Units of a recorded quaternion component."""


class Setting(msgspec.Struct, frozen=True):
    """The options of a match. The fields are named like the options in `meta.INFO`."""

    seats: int
    cameras: int
    table: str
    hands: str
    free_retriggers: int
    patience: int
    rules: int = RULES
    """Version of the rules."""
    glass: int = GLASS_SECONDS[0]
    """Seconds that each hourglass runs; 0 means no hourglass is used."""
    glasses: int = GLASSES
    """Number of hourglasses that run one after the other, 1 or 2."""
    landscapes: int = LANDSCAPE_COUNTS[0]
    """Number of landscape tiles in the piles at the start, one of `LANDSCAPE_COUNTS`."""

    @property
    def tiles(self) -> tuple[str, ...]:
        """Landscape tiles in the piles at the start."""
        return TILES if self.landscapes == len(TILES) else FEW_TILES

    @property
    def animals(self) -> tuple[str, ...]:
        """Animals in the piles at the start.

        Only terrains with a landscape have animals, because no other animal could be photographed.
        """
        terrains = {tile.split("-")[0] for tile in self.tiles}
        return tuple(animal.key for animal in ANIMALS if animal.terrain in terrains)

    @property
    def size(self) -> tuple[int, int]:
        """Width and depth of the table in millimetres."""
        return TABLES[self.table]


class Player(msgspec.Struct, frozen=True):
    """The stock, hand and reserve of a seat."""

    stock: int
    """Number of dominoes left in the stock, face down."""
    hand: str = ""
    """Kind of the domino in hand, or empty."""
    reserve: tuple[str, ...] = ()
    """Kinds of the dominoes in the reserve, face up; the last is on top."""


class Domino(msgspec.Struct, frozen=True):
    """A domino on the table."""

    id: int
    """Number of the domino, from 1."""
    kind: str
    """One of `DOMINO_KINDS`."""
    spot: Spot
    """The place where the domino stands or last stood; for a buffer, the place where it lies."""
    fork: bool = False
    """Whether the domino is a Garden declared a fork."""
    buffer: bool = False
    """Whether the domino was laid flat on purpose and not raised yet."""
    rest: act.Rest | None = None
    """The domino's final pose after a simulation, unless it stands upright: fallen, leaning, or a buffer that was moved."""

    @property
    def terrain(self) -> str:
        """The terrain of the domino, or `garden`."""
        return self.kind.removesuffix(CAMERA)

    @property
    def stands(self) -> bool:
        """Whether the domino stands, upright or leaning by less than 30 degrees."""
        return not self.buffer and (self.rest is None or not _fallen(self.rest))

    def box(self) -> Footprint:
        """The footprint of a domino that stands, or lies as a buffer."""
        return lying(self.spot) if self.buffer else standing(self.spot)

    def outline(self) -> Outline | None:
        """Outline of the domino's footprint in its final pose after a simulation; None if it stands upright."""
        return _outline(self.rest) if self.rest is not None else None


def ports_of(tile: str, spot: Spot) -> tuple[int, ...]:
    """Directions of a tile's ports when the tile lies at `spot`, in tenths of a degree."""
    kind = SOURCE if tile == START else KINDS[tile.split("-")[1]]
    return tuple((port + spot.a) % TURN for port in kind.ports)


class LaidTile(msgspec.Struct, frozen=True):
    """A tile on the table, called `start` or `forest-bend`."""

    id: str
    spot: Spot

    @property
    def terrain(self) -> str:
        """The terrain of the tile, or `start`."""
        return self.id.split("-")[0]

    @property
    def ports(self) -> tuple[int, ...]:
        """Directions of the tile's ports, in tenths of a degree."""
        return ports_of(self.id, self.spot)


class Rider(msgspec.Struct, frozen=True):
    """An animal on the table."""

    animal: str
    """Key of the animal; empty until chance has chosen it."""
    x: int
    y: int
    camera: int
    """Number of the camera domino that brought it."""
    rides: bool = True
    """Whether the animal lies on top of two standing dominoes."""
    buffer: bool = False
    """Whether the animal lies on a buffer and was not put on its dominoes yet."""
    rest: act.Rest | None = None
    """The animal's final pose after a simulation; None at its place on its dominoes or its buffer."""
    aside: bool = False
    """Whether a player who raised a domino there took the animal off the table and has not put it back yet."""


class AyaState(msgspec.Struct, frozen=True):
    """The complete state of a match at one moment."""

    setting: Setting
    phase: str
    players: tuple[Player, ...]
    pool: tuple[int, ...]
    """Number of face-down dominoes of each kind in all stocks together.

    Which stock holds which domino is decided only when one is drawn. Every deal is equally likely, so this gives the same
    probabilities as dealing first.
    """
    tiles_left: tuple[str, ...]
    animals_left: tuple[str, ...]
    first: int = 0
    """The seat of the first player."""
    turn: int = 0
    """The seat whose turn it is."""
    turns: int = 0
    """Number of turns that have ended during placing."""
    glass: int = 0
    """Number of the hourglass that runs or ran last; 0 before the first."""
    waits: tuple[str, ...] = ()
    """Outcomes that the state waits for, in this order."""
    actor: int = 0
    """The seat for which the outcome is; 0 if `waits` is empty."""
    tile: str = ""
    """The tile in the hand of the seat whose turn it is, or empty."""
    tops: tuple[str, ...] = ()
    """Tiles that were returned: each lies on top of its pile, and all players have seen it."""
    tiles: tuple[LaidTile, ...] = ()
    dominoes: tuple[Domino, ...] = ()
    """The dominoes on the table, in the order of their numbers, starting with 1."""
    riders: tuple[Rider, ...] = ()
    released: int = 0
    """Number of the domino that a hand has just released, while the state waits for physics; 0 after any other action."""
    motion: act.Motion = act.STILL
    """Motion of that hand at the moment of release."""
    pushes: int = 0
    """Number of pushes made."""
    pushed: int = 0
    """Number of the domino that was pushed last."""
    pushed_too: tuple[int, ...] = ()
    """Numbers of the dominoes that were pushed at the same time."""
    stuck: tuple[int, ...] = ()
    """Numbers of the dominoes that were pushed and did not fall. They remain standing."""
    ended: str = ""
    """The reason why placing ended, one of the endings in `meta.py`; empty before that."""

    def with_waits(self, waits: tuple[str, ...], actor: int) -> "AyaState":
        """A copy that waits for these outcomes, for the seat `actor`."""
        return msgspec.structs.replace(self, waits=waits, actor=actor if waits else 0)

    def next_turn(self) -> "AyaState":
        """A copy in which it is the turn of the next seat."""
        return msgspec.structs.replace(self, turn=(self.turn + 1) % self.setting.seats, turns=self.turns + 1)

    def with_release(self, domino: int, motion: act.Motion) -> "AyaState":
        """A copy that records the release of a domino, if the state waits for physics."""
        return msgspec.structs.replace(self, released=domino, motion=motion) if PHYSICS in self.waits else self

    def domino(self, number: int) -> Domino | None:
        """The domino with that number, or None."""
        return self.dominoes[number - 1] if 1 <= number <= len(self.dominoes) else None

    def all_pushed(self) -> tuple[int, ...]:
        """Numbers of all dominoes of the last push."""
        return (self.pushed, *self.pushed_too) if self.pushed else ()

    def standing(self) -> list[Domino]:
        """The dominoes that stand."""
        return [domino for domino in self.dominoes if domino.stands]


class IdentityKey:
    """A cache key that compares states by identity, because comparing them by value would be too slow."""

    __slots__ = ("state",)

    def __init__(self, state: AyaState) -> None:
        self.state = state

    def __eq__(self, other: object) -> bool:
        return isinstance(other, IdentityKey) and self.state is other.state

    def __hash__(self) -> int:
        return id(self.state)


def full_pool(cameras: int) -> tuple[int, ...]:
    """Number of dominoes of each kind in the box, in the order of `DOMINO_KINDS`. `cameras` is the option of that name."""
    each = cameras // len(TERRAINS)
    return tuple(GARDENS if kind == GARDEN else each if kind.endswith(CAMERA) else RIVER_DOMINOES - each for kind in DOMINO_KINDS)


def deal(seats: int, first: int) -> tuple[Player, ...]:
    """The players after dealing: equal stocks, and the remainder for the first player."""
    each = STOCKS[seats]
    over = DOMINOES - each * seats
    return tuple(Player(each + (over if seat == first else 0)) for seat in range(seats))


# Poses.


def pose_of(rest: act.Rest) -> Pose:
    """Convert a recorded pose to millimetres."""
    return Pose(
        rest.x / MICRONS, rest.y / MICRONS, rest.z / MICRONS,
        rest.qx / MILLIONTHS, rest.qy / MILLIONTHS, rest.qz / MILLIONTHS, rest.qw / MILLIONTHS,
    )  # fmt: skip


@lru_cache(maxsize=1024)
def _outline(rest: act.Rest) -> Outline:
    return footprint(pose_of(rest))


@lru_cache(maxsize=1024)
def _fallen(rest: act.Rest) -> bool:
    return has_fallen(pose_of(rest))


def place_of(rest: act.Rest) -> tuple[int, int]:
    """The position of a recorded pose on the table, in tenths of a millimetre."""
    return round(rest.x * TENTHS / MICRONS), round(rest.y * TENTHS / MICRONS)


def rest_of(pose: Pose) -> act.Rest:
    """Convert a pose in millimetres to a recorded pose."""
    return act.Rest(
        *(round(value * MICRONS) for value in (pose.x, pose.y, pose.z)),
        *(round(value * MILLIONTHS) for value in (pose.qx, pose.qy, pose.qz, pose.qw)),
    )


def lying_pose(spot: Spot) -> Pose:
    """The pose of a domino that lies flat with its centre at `spot` and its water up."""
    yaw, half = math.radians(spot.a / TENTHS / 2), math.sqrt(0.5)
    sin, cos = math.sin(yaw) * half, math.cos(yaw) * half
    return Pose(spot.x / TENTHS, spot.y / TENTHS, THICKNESS / 2, -sin, cos, sin, cos)


def flat_rest(spot: Spot) -> act.Rest:
    """The recorded pose of a domino that stood at `spot` and fell flat forwards."""
    box = fallen(spot)
    return rest_of(lying_pose(Spot(box.x, box.y, spot.a)))


def domino_at_rest(domino: Domino, rest: act.Rest) -> Domino:
    """The domino after a simulation that left it at `rest`: fallen, leaning, or standing where it slid to.

    The spot of a leaning domino is where its foot is.
    """
    pose = pose_of(rest)
    if domino.buffer or has_fallen(pose):
        return msgspec.structs.replace(domino, rest=rest)
    up = pose.axes()[2]
    x, y = (round((at - HEIGHT / 2 * lean) * TENTHS) for at, lean in ((pose.x, up[0]), (pose.y, up[1])))
    spot = Spot(x, y, round(heading_of(pose) * TENTHS) % TURN)
    return msgspec.structs.replace(domino, spot=spot, rest=None if is_upright(pose) else rest)
