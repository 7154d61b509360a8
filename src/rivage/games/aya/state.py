"""The state of a match. Nothing in it is secret: what is face down has no order until chance gives it one."""

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
"""Written after the terrain of a domino that shows a camera."""
DOMINO_KINDS: Final = (*(terrain + camera for terrain in TERRAINS for camera in ("", CAMERA)), GARDEN)

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

DRAW: Final = "draw"
TILE: Final = "tile"
ANIMAL: Final = "animal"
PHYSICS: Final = "physics"
WAITS: Final = (DRAW, TILE, ANIMAL, PHYSICS)
"""What chance may be waited for."""

MICRONS: Final = 1000
"""Units of a recorded pose in a millimetre."""
MILLIONTHS: Final = 1_000_000
"""Units of a recorded quaternion."""


class Setting(msgspec.Struct, frozen=True):
    """What was agreed before."""

    seats: int
    cameras: int
    table: str
    hands: str
    free_retriggers: int
    patience: int
    rules: int = RULES
    """By which version of the rules it is played."""
    glass: int = GLASS_SECONDS[0]
    """Seconds that the sand of each glass runs; 0: no hourglass is used."""
    glasses: int = GLASSES
    """Hourglasses that run one after the other, 1 or 2."""
    landscapes: int = LANDSCAPE_COUNTS[0]
    """Landscape tiles in the piles at the beginning, one of `LANDSCAPE_COUNTS`."""

    @property
    def tiles(self) -> tuple[str, ...]:
        """The landscape tiles in the piles."""
        return TILES if self.landscapes == len(TILES) else FEW_TILES

    @property
    def animals(self) -> tuple[str, ...]:
        """The animals in the piles: those of terrains that have a landscape, as no other could be photographed."""
        terrains = {tile.split("-")[0] for tile in self.tiles}
        return tuple(animal.key for animal in ANIMALS if animal.terrain in terrains)

    @property
    def size(self) -> tuple[int, int]:
        """Width and depth of the table in millimetres."""
        return TABLES[self.table]


class Player(msgspec.Struct, frozen=True):
    """What a seat has before it."""

    stock: int
    """Dominoes left, face down."""
    hand: str = ""
    """Kind of the domino in hand."""
    reserve: tuple[str, ...] = ()
    """Face up; the last is on top."""


class Domino(msgspec.Struct, frozen=True):
    """A domino on the table."""

    id: int
    kind: str
    spot: Spot
    """Where it stands or stood; where it lies, for a buffer."""
    fork: bool = False
    buffer: bool = False
    """Laid flat on purpose, and not raised yet."""
    rest: act.Rest | None = None
    """Where physics left it, unless it stands upright: fallen, leaning on another, or a buffer that was moved."""

    @property
    def terrain(self) -> str:
        """Its terrain, or `garden`."""
        return self.kind.removesuffix(CAMERA)

    @property
    def stands(self) -> bool:
        """Whether it stands, upright or leaning a little."""
        return not self.buffer and (self.rest is None or not _fallen(self.rest))

    def box(self) -> Footprint:
        """What it covers while it stands, or lies as a buffer."""
        return lying(self.spot) if self.buffer else standing(self.spot)

    def outline(self) -> Outline | None:
        """What it covers where physics left it."""
        return _outline(self.rest) if self.rest is not None else None


def ports_of(tile: str, spot: Spot) -> tuple[int, ...]:
    """The directions of a tile's ports when it lies at `spot`, in tenths of a degree."""
    kind = SOURCE if tile == START else KINDS[tile.split("-")[1]]
    return tuple((port + spot.a) % TURN for port in kind.ports)


class LaidTile(msgspec.Struct, frozen=True):
    """A tile on the table, called `start` or `forest-bend`."""

    id: str
    spot: Spot

    @property
    def terrain(self) -> str:
        """Its terrain, or `start`."""
        return self.id.split("-")[0]

    @property
    def ports(self) -> tuple[int, ...]:
        """The directions of its ports, in tenths of a degree."""
        return ports_of(self.id, self.spot)


class Rider(msgspec.Struct, frozen=True):
    """An animal on the table."""

    animal: str
    """Its key; empty until chance has turned it up."""
    x: int
    y: int
    camera: int
    """The domino that brought it."""
    rides: bool = True
    """Whether it lies astride two standing dominoes."""
    buffer: bool = False
    """Not put on its domino yet."""
    rest: act.Rest | None = None
    aside: bool = False
    """Taken off the table by who raised a domino there, until it is put back."""


class AyaState(msgspec.Struct, frozen=True):
    """One moment of a match."""

    setting: Setting
    phase: str
    players: tuple[Player, ...]
    pool: tuple[int, ...]
    """How many dominoes of each kind are still face down in all stocks together: which stock holds which is decided by drawing,
    and as every deal is equally likely that is the same as dealing first."""
    tiles_left: tuple[str, ...]
    animals_left: tuple[str, ...]
    first: int = 0
    turn: int = 0
    turns: int = 0
    """How often the turn has passed during placing."""
    glass: int = 0
    """Number of the glass that runs or has run last; 0 before the first."""
    waits: tuple[str, ...] = ()
    """What chance must settle, in this order."""
    actor: int = 0
    """The seat it is settled for; 0 while nothing is."""
    tile: str = ""
    """The tile in the hand of the seat whose turn it is."""
    tops: tuple[str, ...] = ()
    """Tiles that were put back: each lies on top of its pile, and everybody has seen it."""
    tiles: tuple[LaidTile, ...] = ()
    dominoes: tuple[Domino, ...] = ()
    """By number, 1 first."""
    riders: tuple[Rider, ...] = ()
    released: int = 0
    """The domino a hand has just let go of, while physics is waited for; 0: the hand did something else."""
    motion: act.Motion = act.STILL
    """What that hand did when it let go."""
    pushes: int = 0
    pushed: int = 0
    """The domino that was pushed last."""
    pushed_too: tuple[int, ...] = ()
    """Others that were pushed in the same moment."""
    stuck: tuple[int, ...] = ()
    """Dominoes that were pushed and did not fall: they are left standing."""
    ended: str = ""
    """Why placing ended."""

    def waiting(self, waits: tuple[str, ...], actor: int) -> "AyaState":
        """The same moment with that left for chance to settle, for that seat."""
        return msgspec.structs.replace(self, waits=waits, actor=actor if waits else 0)

    def passed(self) -> "AyaState":
        """The same moment, in the turn of the next seat."""
        return msgspec.structs.replace(self, turn=(self.turn + 1) % self.setting.seats, turns=self.turns + 1)

    def let_go(self, domino: int, motion: act.Motion) -> "AyaState":
        """The same moment after a hand has let go of a domino; it matters only where physics decides."""
        return msgspec.structs.replace(self, released=domino, motion=motion) if PHYSICS in self.waits else self

    def domino(self, number: int) -> Domino | None:
        """The domino with that number."""
        return self.dominoes[number - 1] if 1 <= number <= len(self.dominoes) else None

    def all_pushed(self) -> tuple[int, ...]:
        """Every domino that was pushed in the last moment in which any was."""
        return (self.pushed, *self.pushed_too) if self.pushed else ()

    def standing(self) -> list[Domino]:
        """The dominoes that stand."""
        return [domino for domino in self.dominoes if domino.stands]


class IdentityKey:
    """A cache key for a state: equal only for the very same object, as comparing states by value would cost too much."""

    __slots__ = ("state",)

    def __init__(self, state: AyaState) -> None:
        self.state = state

    def __eq__(self, other: object) -> bool:
        return isinstance(other, IdentityKey) and self.state is other.state

    def __hash__(self) -> int:
        return id(self.state)


def full_pool(cameras: int) -> tuple[int, ...]:
    """All dominoes of the box, by kind."""
    each = cameras // len(TERRAINS)
    return tuple(GARDENS if kind == GARDEN else each if kind.endswith(CAMERA) else RIVER_DOMINOES - each for kind in DOMINO_KINDS)


def dealt(seats: int, first: int) -> tuple[Player, ...]:
    """What is dealt: the same to each, what is left over to the first player."""
    each = STOCKS[seats]
    over = DOMINOES - each * seats
    return tuple(Player(each + (over if seat == first else 0)) for seat in range(seats))


# Poses.


def pose_of(rest: act.Rest) -> Pose:
    """The pose in millimetres."""
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
    """Where on the table, in tenths of a millimetre."""
    return round(rest.x * TENTHS / MICRONS), round(rest.y * TENTHS / MICRONS)


def rest_of(pose: Pose) -> act.Rest:
    """The pose as it is recorded."""
    return act.Rest(
        *(round(value * MICRONS) for value in (pose.x, pose.y, pose.z)),
        *(round(value * MILLIONTHS) for value in (pose.qx, pose.qy, pose.qz, pose.qw)),
    )


def lying_pose(spot: Spot) -> Pose:
    """A domino that lies flat around `spot`, its water up."""
    yaw, half = math.radians(spot.a / TENTHS / 2), math.sqrt(0.5)
    sin, cos = math.sin(yaw) * half, math.cos(yaw) * half
    return Pose(spot.x / TENTHS, spot.y / TENTHS, THICKNESS / 2, -sin, cos, sin, cos)


def fell_flat(spot: Spot) -> act.Rest:
    """Where a domino rests that stood at `spot` and fell flat ahead."""
    box = fallen(spot)
    return rest_of(lying_pose(Spot(box.x, box.y, spot.a)))


def settled(domino: Domino, rest: act.Rest) -> Domino:
    """The domino after physics: fallen, leaning, or standing where it slid to. One that leans has its foot at its spot."""
    pose = pose_of(rest)
    if domino.buffer or has_fallen(pose):
        return msgspec.structs.replace(domino, rest=rest)
    up = pose.axes()[2]
    x, y = (round((at - HEIGHT / 2 * lean) * TENTHS) for at, lean in ((pose.x, up[0]), (pose.y, up[1])))
    spot = Spot(x, y, round(heading_of(pose) * TENTHS) % TURN)
    return msgspec.structs.replace(domino, spot=spot, rest=None if is_upright(pose) else rest)
