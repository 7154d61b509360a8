"""The table as the rules know it, rebuilt from a view: everything that the checks of placing ask about can be seen."""

from typing import Final

from rivage.games.aya import state as st
from rivage.games.aya.components import FREE_RETRIGGERS, TABLES
from rivage.games.aya.geometry.spots import TENTHS, Spot
from rivage.games.aya.rules.placing import allowed, check_animal, check_camera, check_domino, check_raise, check_tile
from rivage.games.aya.state import AyaState, Domino, LaidTile, Rider, Setting
from rivage.games.aya.view import AyaView

_SIZES: Final = {size: name for name, size in TABLES.items()}


def state_of(view: AyaView) -> AyaState:
    """What of the state can be seen."""
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
            Domino(each.id, each.kind, spot_at(each.x, each.y, each.heading), each.fork, each.lies == "buffer", each.rest)
            for each in view.dominoes
        ),
        riders=tuple(
            Rider(
                each.animal,
                round(each.x * TENTHS),
                round(each.y * TENTHS),
                each.camera,
                each.rides,
                rest=each.rest,
                aside=each.aside,
            )
            for each in view.animals
        ),
        pushes=view.pushes,
        stuck=view.stuck,
    )


def spot_at(x: float, y: float, degrees: float) -> Spot:
    """A spot of the view, in whole tenths again."""
    return Spot(round(x * TENTHS), round(y * TENTHS), round(degrees * TENTHS))


# The checks of the rules, as questions.


def may_stand(state: AyaState, spot: Spot) -> bool:
    """Whether a domino may stand there."""
    return allowed(check_domino, state, spot)


def may_lay(state: AyaState, tile: str, laid: Spot, camera: Spot) -> bool:
    """Whether a tile may be laid there with its camera domino."""
    return allowed(check_tile, state, laid) and allowed(check_camera, tile, laid, camera) and allowed(check_domino, state, camera)


def may_perch(state: AyaState, x: int, y: int, camera: Spot, number: int, besides: str = "") -> bool:
    """Whether an animal may be put there, astride the domino `number` at `camera` and another."""
    return allowed(check_animal, state, x, y, camera, number, besides=besides)


def may_raise(state: AyaState, domino: Domino, spot: Spot) -> bool:
    """Whether a domino that lies may be stood up there."""
    return allowed(check_raise, state, domino, spot)
