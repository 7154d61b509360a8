"""The view of a seat. Nothing on the table is secret: chance decides the order of face-down pieces only when they are drawn."""

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
    """Stock, hand and reserve of a seat."""

    stock: int
    """Number of dominoes left, face down."""
    hand: str
    """Kind of the domino in hand (`forest`, `forest*` with a camera, `garden`), or empty."""
    reserve: tuple[str, ...]
    """Kinds of dominoes, face up; the last is on top."""


class TileView(msgspec.Struct, frozen=True):
    """A tile on the table, in millimetres and degrees."""

    id: str
    terrain: str
    x: float
    y: float
    angle: float
    ports: tuple[float, ...]


class DominoView(msgspec.Struct, frozen=True):
    """A domino on the table: `x` and `y` in millimetres, `heading` in degrees."""

    id: int
    kind: str
    x: float
    y: float
    heading: float
    lies: str
    """`fallen`, or `buffer` if the domino was laid flat on purpose; empty while it stands."""
    fork: bool
    rest: Rest | None
    """Final pose after a simulation, unless it stands upright at its place. A leaning domino has one too."""


class AnimalView(msgspec.Struct, frozen=True):
    """An animal on the table: `x` and `y` in millimetres, `camera` the number of its camera domino."""

    animal: str
    x: float
    y: float
    camera: int
    rides: bool
    aside: bool
    """Whether a player who raised a domino there took the animal off the table and has not put it back yet."""
    rest: Rest | None


class PileView(msgspec.Struct, frozen=True):
    """Number of face-down tiles and animals left of one terrain."""

    terrain: str
    tiles: int
    animals: int
    top: str
    """Kind of the tile on top if one was returned to the pile; otherwise empty."""


class LossView(msgspec.Struct, frozen=True):
    """One reason why a photo is lost: the id of the photo, and the key and arguments of the message."""

    photo: str
    key: str
    args: dict[str, str | int | float]


class CountView(msgspec.Struct, frozen=True):
    """The count at the end of the match: ids of the photos won, points, and the reasons for all other photos."""

    animals: tuple[str, ...]
    landscapes: tuple[str, ...]
    triptychs: int
    tokens: int
    score: int
    lost: tuple[LossView, ...]


class AyaView(msgspec.Struct, frozen=True):
    """The complete view of a match."""

    seat: int
    """The seat that the view is for, while that seat may act; otherwise -1."""
    rules: int
    """Version of the rules of the match."""
    phase: str
    """One of the phases in `state.PHASES`."""
    hands: str
    """Value of the option `hands`: `steady` or `real`."""
    width: int
    depth: int
    """Depth of the table in millimetres; `width` is its width."""
    first: int
    """The seat of the first player."""
    turn: int
    """The seat whose turn it is."""
    glass: int
    """Number of the hourglass that runs or ran last; 0 before the first."""
    glass_seconds: int
    """Seconds that each hourglass runs; 0 means no hourglass is used."""
    glasses: int
    """Number of hourglasses that run one after the other, 1 or 2. The river is toppled after the last one."""
    landscapes: int
    """Number of landscape tiles in the piles at the start: 15, or 3 in a short match."""
    patience: int
    """Seconds that a seat may take for its turn; 0 means no limit."""
    waits: tuple[str, ...]
    """Outcomes that the match waits for."""
    players: tuple[PlayerView, ...]
    piles: tuple[PileView, ...]
    tile: str
    """The tile in the hand of the seat whose turn it is, or empty."""
    tiles: tuple[TileView, ...]
    dominoes: tuple[DominoView, ...]
    animals: tuple[AnimalView, ...]
    cameras: int
    """Number of dominoes in the box that show a camera."""
    pushes: int
    """Number of pushes made."""
    stuck: tuple[int, ...]
    """Numbers of the dominoes that were pushed and did not fall."""
    tokens: int
    """Number of retrigger tokens left."""
    push_cost: int
    """Number of retrigger tokens that the next push costs."""
    ended: str
    """The reason why placing ended; empty before that."""
    count: CountView | None
    """The count, after the end of the match."""
    sand: float | None = None
    """Seconds until the last hourglass runs out. Only the views of bots have it; browsers get None."""


def view(state: AyaState, seat: Seat | None) -> AyaView:
    """The view of `seat`, or of a spectator if it is None. All views are equal except for the field `seat`."""
    shown = _shared_view(IdentityKey(state))
    return replace(shown, seat=int(seat)) if seat is not None and seat in to_act(state) else shown


def with_time(view: AyaView, left: Mapping[str, float]) -> AyaView:
    """Add the remaining time to a view. `left` has the remaining seconds of each running timer, by its kind."""
    if not view.glass_seconds or view.phase not in (st.READY, st.PLACING, st.PAUSE):
        return view
    running = left.get("glass", 0.0) if view.phase == st.PLACING else 0.0
    return replace(view, sand=running + (view.glasses - view.glass) * view.glass_seconds)


@lru_cache(maxsize=32)
def _shared_view(key: IdentityKey) -> AyaView:
    """The view of a spectator, cached because every seat gets a copy of it."""
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


# Unchanged pieces are the same objects in successive views, so that comparing two views is fast.


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
