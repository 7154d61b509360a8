"""Aya in a few minutes: standing and turning dominoes, the reserve, landscapes, animals, Gardens, the hourglasses, the count.

One river runs from the Start tile to the right. Whatever falls is simulated; nothing here says beforehand how.
"""

import math
from functools import partial
from typing import Final

from msgspec.structs import replace

from rivage.core import Lesson, Move, Options, Reply, Step, Stray, resolve

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
"""The middle of the Start tile, so turned that one of its ports looks to the right."""
_CAMERA: Final = FOREST + st.CAMERA
_ON_START: Final = 1 + len(source(_CENTRE).branches[0].ways)
"""Dominoes on the Start tile."""
_WIDE: Final = 42.0
"""Between two dominoes: too far for the one to reach the other, and room for one between."""
_NEAREST: Final = 12.0
_FARTHEST: Final = 28.0
"""Between two dominoes of a river, along it."""
_ASIDE: Final = 10.0
_CROOKED: Final = 250
"""A domino of the river may be turned by so many tenths of a degree."""


# The tables.


def _river(count: int, gap_after: int = 0, centre: Way = _CENTRE) -> tuple[Way, ...]:
    """The first `count` places of the river. With `gap_after`, the place after that number is too far away to be reached."""
    spring = source(centre)
    arm = spring.branches[0]
    ways = [*spring.stem, *arm.ways]
    for number in range(len(ways), count):
        wider = _WIDE - PITCH if gap_after and number >= gap_after else 0.0
        ways.append(arm.exit.ahead(OUT + PITCH * (number - _ON_START) + wider))
    return tuple(ways)


_LAST: Final = 9
_GAP: Final = 6
_BROKEN: Final = _river(_LAST, _GAP)
_PORT: Final = _river(8)[-1].ahead(BEFORE)
"""The rim of a tile to which the eighth domino is the camera."""
_TILE: Final = LaidTile("forest-end", replace(_PORT.ahead(TILE_RADIUS).spot(), a=1800))
_SEAT: Final = _river(7)[-1].ahead(-PITCH / 2).spot()
"""Where an animal rides: on the sixth domino and the seventh, which brought it."""
_BACKWARD: Final = 7
"""Number of the last domino, which faces against the river."""
_ASLANT: Final = Way(-90.0, -60.0, 340.0)
"""The middle of the Start tile of a river that runs away from the viewer, so that fronts and backs can be distinguished."""
_ALONG: Final = _river(_BACKWARD, centre=_ASLANT)[-1]
"""The place of that domino when it faces along the river."""
_CROSSED: Final = (*_river(_BACKWARD - 1, centre=_ASLANT), _ALONG.ahead(0, turn=180))
_OPEN: Final = _ON_START + 1
"""Number of the place in the river that the last step leaves empty."""
_UNFINISHED: Final = tuple(way for number, way in enumerate(_river(8), 1) if number != _OPEN)
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
    """A table alone: a Forest river that stands, and what is in the hand. What is there is missing in the stock."""
    state = set_up(1, resolve(INFO.options, Options({"table": "90x60", "patience": 0})))
    dominoes = tuple(Domino(number, _CAMERA if number in cameras else FOREST, way.spot()) for number, way in enumerate(ways, 1))
    kinds = [*(domino.kind for domino in dominoes), *([hand] if hand else [])]
    tiles = (LaidTile(START, centre.ahead(0, turn=-60).spot()), *([tile] if tile else []))
    riders = (rider,) if rider else ()
    laid = {each.id for each in tiles}
    ridden = {each.animal for each in riders}
    return replace(
        state,
        phase=phase,
        ended=BY_GLASS if phase == st.TOPPLING else "",
        glass=1 if phase == st.PAUSE else 2,
        players=(Player(state.players[0].stock - len(kinds), hand),),
        pool=tuple(left - kinds.count(kind) for kind, left in zip(st.DOMINO_KINDS, state.pool, strict=True)),
        tiles=tiles,
        tiles_left=tuple(each for each in state.tiles_left if each not in laid),
        riders=riders,
        animals_left=tuple(each for each in state.animals_left if each not in ridden),
        dominoes=dominoes,
    )


# What is asked for.


def _follows(last: Spot, spot: Spot) -> bool:
    """Whether a domino at `spot` stands on in the river: near enough to be reached, and not beside it."""
    way = math.radians(last.a / TENTHS)
    x, y = (spot.x - last.x) / TENTHS, (spot.y - last.y) / TENTHS
    along, aside = x * math.cos(way) + y * math.sin(way), y * math.cos(way) - x * math.sin(way)
    return _NEAREST <= along <= _FARTHEST and abs(aside) <= _ASIDE and turned(last.a, spot.a) <= _CROOKED


def _onward(before: AyaState, action: act.Action, after: AyaState) -> bool:
    """Whether the domino in hand was stood on in the river."""
    stood = len(after.dominoes) > len(before.dominoes)
    return stood and _follows(before.dominoes[-1].spot, after.dominoes[-1].spot)


def _mended(before: AyaState, action: act.Action, after: AyaState) -> bool:
    """Whether the domino in hand was stood into the gap, in reach of both its neighbours."""
    if not isinstance(action, act.Place):
        return False
    spot = action.spot
    return _follows(before.dominoes[_GAP - 1].spot, spot) and _follows(spot, before.dominoes[_GAP].spot)


def _faces(before: AyaState, action: act.Action, after: AyaState) -> bool:
    """Whether the domino that faced against the river was turned to face along it."""
    return isinstance(action, act.Turn) and turned(_ALONG.spot().a, after.dominoes[_BACKWARD - 1].spot.a) <= _CROOKED


def _stands(before: AyaState, action: act.Action, after: AyaState) -> bool:
    return isinstance(action, act.Place)


def _does(*kinds: type[act.ActionBase]) -> Stray:
    """Told by the name of what was done."""
    return Stray(kinds[0].__name__.lower(), lambda before, action, after: isinstance(action, kinds))


def _parts(before: AyaState, action: act.Action, after: AyaState) -> bool:
    """Whether a domino was stood on the Start tile, where the river could also go the other way."""
    return isinstance(action, act.Place) and any(on_tile(after.dominoes[-1], tile) for tile in after.tiles)


_OTHER_ARM: Final = Stray("arm", _parts)
_BEHIND: Final = Stray("gap", _onward)
"""It goes on behind the gap, where the river does not come."""
_FAR: Final = Stray("far", _stands)
"""A domino stands where the river does not reach it."""
_RESERVE: Final = _does(act.Reserve, act.Back)
_DRAW: Final = _does(act.Draw)
_TURN: Final = _does(act.Turn)
_LAY: Final = _does(act.Lay)
_ANIMAL: Final = _does(act.Animal, act.Buffer)
_LANDSCAPE: Final = _does(act.Landscape)


def _place(way: Way, *, fork: bool = False) -> str:
    return format_action(act.Place(way.spot(), fork))


_PUSH: Final = Move(
    format_action(act.Push(1)),
    strays=(Stray("push", lambda before, action, after: isinstance(action, act.Push)),),
)


def _animal(before: AyaState, action: act.Action, after: AyaState) -> bool:
    return isinstance(action, act.Animal) and _onward(before, action, after)


def _lay(before: AyaState, action: act.Action, after: AyaState) -> bool:
    return isinstance(action, act.Lay) and _onward(before, action, after)


def _all_won(state: AyaState) -> bool:
    """Whether all dominoes have fallen, and every photo is won."""
    counted = count_of(state)
    return not state.standing() and not counted.lost


LESSON: Final = Lesson(
    (
        Step(
            "stand",
            partial(_table, _river(5)),
            (
                Move(format_action(act.Draw()), replies=(Reply(format_action(act.Drew(FOREST))),)),
                Move(_place(_river(6)[-1]), _onward, (_RESERVE, _OTHER_ARM, _FAR), advised="extends-river"),
            ),
        ),
        Step("far", partial(_table, _BROKEN, phase=st.TOPPLING), (_PUSH,)),
        Step(
            "mend",
            partial(_table, _BROKEN, hand=FOREST),
            (Move(_place(_BROKEN[_GAP - 1].ahead(_WIDE / 2)), _mended, (_RESERVE, _OTHER_ARM, _BEHIND, _FAR)),),
        ),
        Step(
            "turn",
            partial(_table, _CROSSED, centre=_ASLANT),
            (Move(format_action(act.Turn(_BACKWARD, _ALONG.spot().a)), _faces, (_DRAW, _TURN)),),
        ),
        Step(
            "reserve",
            partial(_table, _river(8), hand=DESERT, tile=_TILE),
            (
                Move(format_action(act.Reserve()), strays=(Stray("foreign", _stands),)),
                Move(format_action(act.Take()), strays=(_DRAW, _TURN)),
            ),
        ),
        Step(
            "landscape",
            partial(_table, _river(7), hand=_CAMERA),
            (
                Move(
                    format_action(act.Landscape()),
                    strays=(_RESERVE, _ANIMAL, Stray("plain", _stands)),
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
                    (_RESERVE, _LANDSCAPE, _ANIMAL, Stray("plain", _stands)),
                    (Reply(format_action(act.Meet("okapi"))),),
                ),
            ),
        ),
        Step(
            "garden",
            partial(_table, _river(6), hand=GARDEN),
            (Move(_place(_river(7)[-1], fork=True), _onward, (_RESERVE, _OTHER_ARM, _FAR), advised="extends-river"),),
        ),
        Step("glasses", partial(_table, _river(7), phase=st.PAUSE), (Move(format_action(act.Flip())),)),
        Step(
            "count",
            partial(_table, _UNFINISHED, hand=FOREST, cameras=(_OKAPI.camera, len(_UNFINISHED)), tile=_TILE, rider=_OKAPI),
            (
                Move(
                    _place(_river(8)[_OPEN - 1]),
                    _stands,
                    (_RESERVE, _TURN),
                    (Reply(format_action(act.Glass())),),
                ),
                _PUSH,
            ),
            perfect=_all_won,
        ),
    ),
    minutes=5,
)
