"""The state of the rules rebuilt from a view, and the checks of placing as questions.

A view shows everything that the checks depend on, so bots can use them without knowing hidden pieces.
"""

from typing import Final

from rivage.games.aya import state as st
from rivage.games.aya.components import FREE_RETRIGGERS, TABLES
from rivage.games.aya.geometry.spots import TENTHS, Spot
from rivage.games.aya.rules.placing import allowed, check_animal, check_camera, check_domino, check_raise, check_tile
from rivage.games.aya.state import AyaState, Domino, LaidTile, Rider, Setting
from rivage.games.aya.view import AyaView

_SIZES: Final = {size: name for name, size in TABLES.items()}


def state_of(view: AyaView) -> AyaState:
    """Rebuild the state from a view. Hidden piles are empty, and the setting for free retriggers is the default."""
    setting = Setting(
        seats=len(view.players),
        cameras=view.cameras,
        table=_SIZES[(view.width, view.depth)],
        hands=view.hands,
        free_retriggers=FREE_RETRIGGERS[0],
        patience=view.patience,
        glass=view.glass_seconds,
        rules=view.rules,
    )
    return AyaState(
        setting=setting,
        phase=view.phase,
        players=tuple(st.Player(player.stock, player.hand, player.reserve) for player in view.players),
        pool=(),
        tiles_left=(),
        animals_left=(),
        first=view.first,
        turn=view.turn,
        glass=view.glass,
        waits=view.waits,
        tile=view.tile,
        tiles=tuple(LaidTile(tile.id, spot_at(tile.x, tile.y, tile.angle)) for tile in view.tiles),
        dominoes=tuple(
            Domino(
                domino.id,
                domino.kind,
                spot_at(domino.x, domino.y, domino.heading),
                domino.fork,
                domino.lies == "buffer",
                domino.rest,
            )
            for domino in view.dominoes
        ),
        riders=tuple(
            Rider(
                animal.animal,
                round(animal.x * TENTHS),
                round(animal.y * TENTHS),
                animal.camera,
                animal.rides,
                rest=animal.rest,
                aside=animal.aside,
            )
            for animal in view.animals
        ),
        pushes=view.pushes,
        stuck=view.stuck,
    )


def spot_at(x: float, y: float, degrees: float) -> Spot:
    """Convert a spot of the view, in millimetres and degrees, to whole tenths."""
    return Spot(round(x * TENTHS), round(y * TENTHS), round(degrees * TENTHS))


# The checks of the rules as questions.


def may_stand(state: AyaState, spot: Spot) -> bool:
    """Whether a domino may stand at that spot."""
    return allowed(check_domino, state, spot)


def may_lay(state: AyaState, tile: str, laid: Spot, camera: Spot) -> bool:
    """Whether a tile may be placed at `laid` with its camera domino at `camera`."""
    return allowed(check_tile, state, laid) and allowed(check_camera, tile, laid, camera) and allowed(check_domino, state, camera)


def may_perch(state: AyaState, x: int, y: int, camera: Spot, number: int, besides: str = "") -> bool:
    """Whether an animal may be put at that point, astride a domino and the camera domino `number` at `camera`.

    The animal `besides`, which is about to move, is ignored.
    """
    return allowed(check_animal, state, x, y, camera, number, besides=besides)


def may_raise(state: AyaState, domino: Domino, spot: Spot) -> bool:
    """Whether a fallen or flat domino may be raised at that spot."""
    return allowed(check_raise, state, domino, spot)
