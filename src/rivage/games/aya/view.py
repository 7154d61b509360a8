"""What a seat sees. At this table nothing on the table is secret: what is face down has no order until chance gives it one."""

from collections.abc import Mapping
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from rivage.core import Seat

from . import state as st
from .actions import Rest
from .components import ANIMAL, TERRAINS
from .counting.photos import tokens_kept
from .counting.result import count_of, retriggers
from .geometry.spots import TENTHS
from .rules.transitions import to_act
from .state import AyaState, IdentityKey


class PlayerView(msgspec.Struct, frozen=True):
    """What lies before a seat."""

    stock: int
    hand: str
    """Kind of the domino in hand (`forest`, `forest*` with a camera, `garden`), or empty."""
    reserve: tuple[str, ...]
    """The last is on top."""


class TileView(msgspec.Struct, frozen=True):
    """A tile on the table: millimetres and degrees."""

    id: str
    terrain: str
    x: float
    y: float
    angle: float
    ports: tuple[float, ...]


class DominoView(msgspec.Struct, frozen=True):
    """A domino on the table."""

    id: int
    kind: str
    x: float
    y: float
    heading: float
    lies: str
    """Empty while it stands, `fallen`, or `buffer` when laid flat on purpose."""
    fork: bool
    rest: Rest | None
    """Where physics left it, unless it stands upright at its place: it may stand and lean."""


class AnimalView(msgspec.Struct, frozen=True):
    """An animal on the table."""

    animal: str
    x: float
    y: float
    camera: int
    rides: bool
    aside: bool
    """Taken off the table by who raised a domino there, until it is put back."""
    rest: Rest | None


class PileView(msgspec.Struct, frozen=True):
    """What is left of a terrain, face down."""

    terrain: str
    tiles: int
    animals: int
    top: str
    """Kind of the tile on top, where one was put back; else empty."""


class LossView(msgspec.Struct, frozen=True):
    """Why a photo is lost."""

    photo: str
    key: str
    args: dict[str, str | int | float]


class CountView(msgspec.Struct, frozen=True):
    """The count, when all is over."""

    animals: tuple[str, ...]
    landscapes: tuple[str, ...]
    triptychs: int
    tokens: int
    score: int
    lost: tuple[LossView, ...]


class AyaView(msgspec.Struct, frozen=True):
    """All there is to see."""

    seat: int
    """The seat this is made for, while it may act; else -1."""
    rules: int
    """Version of the rules that the match is played by."""
    phase: str
    hands: str
    width: int
    depth: int
    """The table, in millimetres."""
    first: int
    turn: int
    glass: int
    """Number of the glass that runs or has run last; 0 before the first."""
    glass_seconds: int
    """Seconds that the sand of each glass runs; 0: no hourglass is used."""
    glasses: int
    """Hourglasses that run one after the other, 1 or 2. After the last one the river is toppled."""
    landscapes: int
    """Landscape tiles that were in the piles at the beginning: all 15, or the few of a small river."""
    patience: int
    """Seconds a seat may take; 0 is for ever."""
    waits: tuple[str, ...]
    """What chance must settle."""
    players: tuple[PlayerView, ...]
    piles: tuple[PileView, ...]
    tile: str
    """The tile in the hand of the seat whose turn it is."""
    tiles: tuple[TileView, ...]
    dominoes: tuple[DominoView, ...]
    animals: tuple[AnimalView, ...]
    cameras: int
    """How many dominoes of the box show a camera."""
    pushes: int
    stuck: tuple[int, ...]
    """Dominoes that were pushed and did not fall."""
    tokens: int
    """Retrigger tokens kept so far."""
    push_cost: int
    """Tokens that the next push costs."""
    ended: str
    count: CountView | None
    sand: float | None = None
    """Seconds until the sand of the last glass has run out. Only views of bots have it: browsers get None."""


def view(state: AyaState, seat: Seat | None) -> AyaView:
    """What `seat` sees, None being a spectator: the same for everybody, but for who may act being told who they are."""
    shown = _seen_by_all(IdentityKey(state))
    return replace(shown, seat=int(seat)) if seat is not None and seat in to_act(state) else shown


def with_time(view: AyaView, left: Mapping[str, float]) -> AyaView:
    """Add the remaining sand to a view. `left`: seconds of each kind of timer that runs."""
    if not view.glass_seconds or view.phase not in (st.READY, st.PLACING, st.PAUSE):
        return view
    running = left.get("glass", 0.0) if view.phase == st.PLACING else 0.0
    return replace(view, sand=running + (view.glasses - view.glass) * view.glass_seconds)


@lru_cache(maxsize=32)
def _seen_by_all(key: IdentityKey) -> AyaView:
    """What everybody sees: made once, however many look."""
    state = key.state
    setting = state.setting
    width, depth = setting.size
    return AyaView(
        seat=-1,
        rules=setting.rules,
        phase=state.phase,
        hands=setting.hands,
        width=width,
        depth=depth,
        first=state.first,
        turn=state.turn,
        glass=state.glass,
        glass_seconds=setting.glass,
        glasses=setting.glasses,
        landscapes=setting.landscapes,
        patience=setting.patience,
        waits=state.waits,
        players=tuple(PlayerView(player.stock, player.hand, player.reserve) for player in state.players),
        piles=tuple(
            PileView(
                terrain,
                sum(tile.startswith(f"{terrain}-") for tile in state.tiles_left),
                sum(ANIMAL[animal].terrain == terrain for animal in state.animals_left),
                next((tile.split("-")[1] for tile in state.tops if tile.startswith(f"{terrain}-")), ""),
            )
            for terrain in TERRAINS
        ),
        tile=state.tile,
        tiles=tuple(_tile(tile) for tile in state.tiles),
        dominoes=tuple(_domino(domino) for domino in state.dominoes),
        animals=tuple(
            AnimalView(rider.animal, rider.x / TENTHS, rider.y / TENTHS, rider.camera, rider.rides, rider.aside, rider.rest)
            for rider in state.riders
        ),
        cameras=setting.cameras,
        pushes=state.pushes,
        stuck=state.stuck,
        tokens=(kept := tokens_kept(retriggers(state), setting.free_retriggers)),
        push_cost=kept - tokens_kept(state.pushes, setting.free_retriggers),
        ended=state.ended,
        count=_count(state) if state.phase == st.OVER else None,
    )


# What lies where it lay is the same object in the next view: so it is known at a glance that it has not changed.


@lru_cache(maxsize=1024)
def _tile(tile: st.LaidTile) -> TileView:
    spot = tile.spot
    ports = tuple(port / TENTHS for port in tile.ports)
    return TileView(tile.id, tile.terrain, spot.x / TENTHS, spot.y / TENTHS, spot.a / TENTHS, ports)


@lru_cache(maxsize=8192)
def _domino(domino: st.Domino) -> DominoView:
    spot = domino.spot
    lies = "buffer" if domino.buffer else "" if domino.stands else "fallen"
    heading = spot.a / TENTHS
    return DominoView(domino.id, domino.kind, spot.x / TENTHS, spot.y / TENTHS, heading, lies, domino.fork, domino.rest)


def _count(state: AyaState) -> CountView:
    found = count_of(state)
    lost = tuple(LossView(photo, reason.key, reason.args) for photo, reasons in found.lost.items() for reason in reasons)
    return CountView(found.animals, found.landscapes, found.triptychs, found.tokens, found.score, lost)
