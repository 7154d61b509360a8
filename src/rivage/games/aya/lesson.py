"""The lesson of Aya: dominoes, landscapes, animals, the count, and a river completed alone. Extra steps teach the rest.

One river runs from the Start tile to the right. Falls are simulated while the lesson runs; no result is stored here.
"""

import math
from functools import partial
from typing import Final

from msgspec.structs import replace

from rivage.core import Lesson, Move, Options, Problem, Reply, Step, Stray, resolve

from . import actions as act
from . import state as st
from .components import DESERT, FOREST, GARDEN, START, TILE_RADIUS
from .counting.result import count_of
from .geometry.spots import TENTHS, Spot, turned
from .geometry.standard_spots import BEFORE, OUT, PITCH, Way, source
from .meta import BY_GLASS, INFO
from .notation import format_action
from .rules.placing import on_tile
from .rules.transitions import set_up
from .state import AyaState, Domino, LaidTile, Player, Rider

_CENTRE: Final = Way(-150.0, 0.0, 300.0)
"""The centre of the Start tile, turned so that one of its ports points to the right."""
_CAMERA: Final = FOREST + st.CAMERA
_ON_START: Final = 1 + len(source(_CENTRE).branches[0].ways)
"""Number of dominoes on the Start tile."""
_WIDE_PITCH_MM: Final = 42.0
"""Millimetres between two dominoes: too far for the first to reach the second, with room for one between them."""
_MIN_PITCH_MM: Final = 12.0
"""Millimetres. Smallest distance between two dominoes of a river, along it."""
_MAX_PITCH_MM: Final = 28.0
"""Millimetres. Largest distance between two dominoes of a river, along it."""
_MAX_OFFSET_MM: Final = 10.0
"""Millimetres. Largest sideways offset between two dominoes of a river."""
_MAX_TURN: Final = 250
"""Tenths of a degree. Largest turn between two dominoes of a river."""


# Tables of the steps.


def _river(count: int, gap_after: int = 0, centre: Way = _CENTRE) -> tuple[Way, ...]:
    """The first `count` places of the river. With `gap_after`, the place after that number is too far away to be reached."""
    spring = source(centre)
    arm = spring.branches[0]
    ways = [*spring.stem, *arm.ways]
    for number in range(len(ways), count):
        wider = _WIDE_PITCH_MM - PITCH if gap_after and number >= gap_after else 0.0
        ways.append(arm.exit.ahead(OUT + PITCH * (number - _ON_START) + wider))
    return tuple(ways)


_LAST: Final = 9
_GAP: Final = 6
_BROKEN: Final = _river(_LAST, _GAP)
_PORT: Final = _river(8)[-1].ahead(BEFORE)
"""The point on the rim of the tile for which the eighth domino is the camera domino."""
_TILE: Final = LaidTile("forest-end", replace(_PORT.ahead(TILE_RADIUS).spot(), a=1800))
_SEAT: Final = _river(7)[-1].ahead(-PITCH / 2).spot()
"""The place of an animal: on the sixth domino and the seventh, its camera domino."""
_BACKWARD: Final = 7
"""Number of the last domino, which faces against the river."""
_ASLANT: Final = Way(-90.0, -60.0, 340.0)
"""The centre of the Start tile of a river that runs away from the viewer, so that fronts and backs can be distinguished."""
_ALONG: Final = _river(_BACKWARD, centre=_ASLANT)[-1]
"""The place of domino `_BACKWARD` when it faces along the river."""
_CROSSED: Final = (*_river(_BACKWARD - 1, centre=_ASLANT), _ALONG.ahead(0, turn=180))
_OPEN: Final = _ON_START + 1
"""Number of the place in the river that the last step leaves empty."""
_UNFINISHED: Final = tuple(way for number, way in enumerate(_river(8), 1) if number != _OPEN)
_ALONE: Final = 9
"""Number of dominoes in the river of the problem."""
_MISSING: Final = (6, 7, 8)
"""Numbers of the places in that river that the learner fills."""
_GAPPED: Final = tuple(way for number, way in enumerate(_river(_ALONE), 1) if number not in _MISSING)
_GOAL_CAMERA: Final = len(_GAPPED)
"""Number of the camera domino that the wave must reach."""
_FAR_TILE: Final = replace(_TILE, spot=_river(_ALONE)[-1].ahead(BEFORE + TILE_RADIUS).ahead(0, turn=180).spot())
_OKAPI: Final = Rider("okapi", _SEAT.x, _SEAT.y, len(_UNFINISHED) - 1)


def _table(
    ways: tuple[Way, ...],
    *,
    hand: str = "",
    cameras: tuple[int, ...] = (),
    tile: LaidTile | None = None,
    rider: Rider | None = None,
    phase: str = st.PLACING,
    centre: Way = _CENTRE,
) -> AyaState:
    """A solo table with a standing Forest river. Pieces on the table and in the hand are removed from the stock."""
    state = set_up(1, resolve(INFO.options, Options({"table": "90x60", "patience": 0})))
    dominoes = tuple(Domino(number, _CAMERA if number in cameras else FOREST, way.spot()) for number, way in enumerate(ways, 1))
    kinds = [*(domino.kind for domino in dominoes), *([hand] if hand else [])]
    tiles = (LaidTile(START, centre.ahead(0, turn=-60).spot()), *([tile] if tile else []))
    riders = (rider,) if rider else ()
    tiles_on_table = {tile.id for tile in tiles}
    animals_on_table = {rider.animal for rider in riders}
    return replace(
        state,
        phase=phase,
        ended=BY_GLASS if phase == st.TOPPLING else "",
        glass=1 if phase == st.PAUSE else 2,
        players=(Player(state.players[0].stock - len(kinds), hand),),
        pool=tuple(left - kinds.count(kind) for kind, left in zip(st.DOMINO_KINDS, state.pool, strict=True)),
        tiles=tiles,
        tiles_left=tuple(tile for tile in state.tiles_left if tile not in tiles_on_table),
        riders=riders,
        animals_left=tuple(animal for animal in state.animals_left if animal not in animals_on_table),
        dominoes=dominoes,
    )


# Checks of the learner's actions.


def _continues(last: Spot, spot: Spot) -> bool:
    """Whether a domino at `spot` continues the river after `last`: close enough to be reached, and not beside it."""
    direction = math.radians(last.a / TENTHS)
    x, y = (spot.x - last.x) / TENTHS, (spot.y - last.y) / TENTHS
    along, aside = x * math.cos(direction) + y * math.sin(direction), y * math.cos(direction) - x * math.sin(direction)
    return _MIN_PITCH_MM <= along <= _MAX_PITCH_MM and abs(aside) <= _MAX_OFFSET_MM and turned(last.a, spot.a) <= _MAX_TURN


def _extends(before: AyaState, action: act.Action, after: AyaState) -> bool:
    """Whether the action placed the domino in hand at the end of the river."""
    stood = len(after.dominoes) > len(before.dominoes)
    return stood and _continues(before.dominoes[-1].spot, after.dominoes[-1].spot)


def _closes_gap(before: AyaState, action: act.Action, after: AyaState) -> bool:
    """Whether the action placed the domino in hand in the gap, within reach of both neighbours."""
    if not isinstance(action, act.Place):
        return False
    spot = action.spot
    return _continues(before.dominoes[_GAP - 1].spot, spot) and _continues(spot, before.dominoes[_GAP].spot)


def _faces_along(before: AyaState, action: act.Action, after: AyaState) -> bool:
    """Whether the action turned the domino that faced against the river so that it faces along it."""
    return isinstance(action, act.Turn) and turned(_ALONG.spot().a, after.dominoes[_BACKWARD - 1].spot.a) <= _MAX_TURN


def _places(before: AyaState, action: act.Action, after: AyaState) -> bool:
    return isinstance(action, act.Place)


def _stray_of(*kinds: type[act.ActionBase]) -> Stray:
    """A stray for actions of these types, with the name of the first type as its key."""
    return Stray(kinds[0].__name__.lower(), lambda before, action, after: isinstance(action, kinds))


def _on_start_tile(before: AyaState, action: act.Action, after: AyaState) -> bool:
    """Whether the action placed a domino on the Start tile, where the river could also take the other arm."""
    return isinstance(action, act.Place) and any(on_tile(after.dominoes[-1], tile) for tile in after.tiles)


_OTHER_ARM: Final = Stray("arm", _on_start_tile)
_BEHIND: Final = Stray("gap", _extends)
"""The learner continued behind the gap, where the river does not arrive."""
_FAR: Final = Stray("far", _places)
"""The learner placed a domino where the river does not reach it."""
_RESERVE: Final = _stray_of(act.Reserve, act.Back)
_DRAW: Final = _stray_of(act.Draw)
_TURN: Final = _stray_of(act.Turn)
_LAY: Final = _stray_of(act.Lay)
_ANIMAL: Final = _stray_of(act.Animal, act.Buffer)
_LANDSCAPE: Final = _stray_of(act.Landscape)


def _place(way: Way, *, fork: bool = False) -> str:
    return format_action(act.Place(way.spot(), fork))


_PUSH: Final = Move(
    format_action(act.Push(1)),
    strays=(Stray("push", lambda before, action, after: isinstance(action, act.Push)),),
)


def _animal(before: AyaState, action: act.Action, after: AyaState) -> bool:
    return isinstance(action, act.Animal) and _extends(before, action, after)


def _lay(before: AyaState, action: act.Action, after: AyaState) -> bool:
    return isinstance(action, act.Lay) and _extends(before, action, after)


def _all_won(state: AyaState) -> bool:
    """Whether all dominoes have fallen and every photo is won."""
    counted = count_of(state)
    return not state.standing() and not counted.lost


def _reaches_camera(state: AyaState) -> bool | None:
    """Return whether the wave has reached the camera domino; None before the wave."""
    standing = [domino.id for domino in state.standing()]
    return None if len(standing) == len(state.dominoes) else _GOAL_CAMERA not in standing


def _ends_building(state: AyaState) -> Reply | None:
    """Return the domino that the learner draws, or the end of building once all missing dominoes are on the table."""
    built = state.phase == st.PLACING and len(state.dominoes) >= _ALONE
    if built:
        return Reply(format_action(act.Glass()))
    return Reply(format_action(act.Drew(FOREST))) if state.waits[:1] == (st.DRAW,) else None


LESSON: Final = Lesson(
    (
        Step(
            "stand",
            partial(_table, _river(5)),
            (
                Move(format_action(act.Draw()), replies=(Reply(format_action(act.Drew(FOREST))),)),
                Move(_place(_river(6)[-1]), _extends, (_RESERVE, _OTHER_ARM, _FAR), advised="extends-river"),
            ),
        ),
        Step("far", partial(_table, _BROKEN, phase=st.TOPPLING), (_PUSH,)),
        Step(
            "mend",
            partial(_table, _BROKEN, hand=FOREST),
            (Move(_place(_BROKEN[_GAP - 1].ahead(_WIDE_PITCH_MM / 2)), _closes_gap, (_RESERVE, _OTHER_ARM, _BEHIND, _FAR)),),
        ),
        Step(
            "landscape",
            partial(_table, _river(7), hand=_CAMERA),
            (
                Move(
                    format_action(act.Landscape()),
                    strays=(_RESERVE, _ANIMAL, Stray("plain", _places)),
                    replies=(Reply(format_action(act.Tile("end"))),),
                ),
                Move(format_action(act.Lay(_TILE.spot, _river(8)[-1].spot())), _lay, (_RESERVE, _LAY), advised="lays-landscape"),
            ),
        ),
        Step(
            "animal",
            partial(_table, _river(6), hand=_CAMERA),
            (
                Move(
                    format_action(act.Animal(_river(7)[-1].spot(), _SEAT.x, _SEAT.y)),
                    _animal,
                    (_RESERVE, _LANDSCAPE, _ANIMAL, Stray("plain", _places)),
                    (Reply(format_action(act.Meet("okapi"))),),
                ),
            ),
        ),
        Step(
            "count",
            partial(_table, _UNFINISHED, hand=FOREST, cameras=(_OKAPI.camera, len(_UNFINISHED)), tile=_TILE, rider=_OKAPI),
            (
                Move(
                    _place(_river(8)[_OPEN - 1]),
                    _places,
                    (_RESERVE, _TURN),
                    (Reply(format_action(act.Glass())),),
                ),
                _PUSH,
            ),
            perfect=_all_won,
        ),
    ),
    minutes=3,
    problem=Problem(
        "alone",
        partial(_table, _GAPPED, hand=FOREST, cameras=(_GOAL_CAMERA,), tile=_FAR_TILE),
        (
            *(text for number in _MISSING for text in (format_action(act.Draw()), _place(_river(_ALONE)[number - 1]))),
            format_action(act.Push(1)),
        )[1:],
        _reaches_camera,
        _ends_building,
    ),
    extras=(
        Step(
            "turn",
            partial(_table, _CROSSED, centre=_ASLANT),
            (Move(format_action(act.Turn(_BACKWARD, _ALONG.spot().a)), _faces_along, (_DRAW, _TURN)),),
        ),
        Step(
            "reserve",
            partial(_table, _river(8), hand=DESERT, tile=_TILE),
            (
                Move(format_action(act.Reserve()), strays=(Stray("foreign", _places),)),
                Move(format_action(act.Take()), strays=(_DRAW, _TURN)),
            ),
        ),
        Step(
            "garden",
            partial(_table, _river(6), hand=GARDEN),
            (Move(_place(_river(7)[-1], fork=True), _extends, (_RESERVE, _OTHER_ARM, _FAR), advised="extends-river"),),
        ),
        Step("glasses", partial(_table, _river(7), phase=st.PAUSE), (Move(format_action(act.Flip())),)),
    ),
)
"""The steps of the lesson."""
