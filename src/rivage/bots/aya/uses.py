"""What can be done with a domino, and how good that is."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from rivage.games.aya import actions as act
from rivage.games.aya import state as st
from rivage.games.aya.components import GARDEN
from rivage.games.aya.state import TILES

from .nests import SAFE, nests
from .reading import Reading
from .revise import camera_for
from .table import may_perch, may_stand

LANDSCAPE: Final = 400.0
ANIMAL: Final = 350.0
FORKS: Final = 300.0
WANTED: Final = 100.0
MISSING: Final = 90.0
"""A Garden where a terrain will run out."""
ANY: Final = 50.0
KEEP: Final = 25.0
"""To put it aside for later."""
SCARCE: Final = 20.0
"""Where any would do, though its own terrain needs it."""
TAIL: Final = 30.0
FOREIGN: Final = 15.0
"""So that the wave runs on, when nothing better will come."""
NOTHING: Final = 0.0
USEFUL: Final = 40.0
"""What a domino must be good for to be taken from the reserve."""
_SOON: Final = 20
"""With so few draws left, a place that is not quite safe will do."""
_WIDE: Final = 99
"""Dominoes missing where nothing stands behind them."""
_JOINS: Final = 40
_EACH: Final = 8
"""What closing a gap is worth, less so much for each domino that is missing."""
_SURE: Final = (0.6, 0.9, 1.0, 1.0)
"""What a spot is worth by how sure it is (`progress.sure`)."""
_MARGIN: Final = 1.0
"""So many dominoes of a terrain more than needed should come before one is spent where any would do."""


class Use(NamedTuple):
    """One thing to do, how good it is, and why."""

    worth: float
    action: act.Action
    why: str
    """A key of `advice.SENTENCES`."""
    terrain: str = ""
    """For whose sake, where that is one terrain's."""


def best_use(reading: Reading, kind: str) -> Use | None:
    """The best that can be done now with a domino of that kind by the plan; None: nothing but to put it aside."""
    terrain = kind.removesuffix(st.CAMERA)
    if kind.endswith(st.CAMERA):
        if has_place(reading, terrain, place_of):
            return Use(LANDSCAPE, act.Landscape(), "opens-landscape", terrain)
        if (use := _animal(reading, terrain)) is not None:
            return use
        if not reading.last and any(reading.plan.perches[i].terrain == terrain for i in reading.kept_perches):
            return None
        if (use := _nested(reading, terrain)) is not None:
            return use
    return _as_plain(reading, terrain)


def _as_plain(reading: Reading, terrain: str) -> Use | None:
    """The best that can be done with a domino that brings nothing into play."""
    for worth, number in sorted(_ranked(reading, terrain), key=lambda pair: (-pair[0], pair[1])):
        planned = reading.plan.spots[number]
        for spot in reading.shifted(planned.spot):
            if may_stand(reading.state, spot):
                return Use(worth, act.Place(spot, fork=worth >= FORKS), _why(reading, number, terrain, worth), planned.wants)
    return None


def _why(reading: Reading, number: int, terrain: str, worth: float) -> str:
    """Why a domino of that terrain stands in that spot."""
    planned = reading.plan.spots[number]
    if worth >= FORKS:
        return "fork-for-animals"
    if reading.is_idle(number):
        return "spare"
    if not planned.wants:
        return "extends-river"
    if terrain == GARDEN:
        return "garden-bridges"
    if planned.wants != terrain:
        return "keeps-running"
    return "waters-landscape" if planned.tile or planned.camera else "leads-home"


def has_place(reading: Reading, terrain: str, place: Callable[[Reading, str], act.Lay | None]) -> bool:
    """Whether a tile that is left of a terrain can be laid somewhere."""
    pile = next(pile for pile in reading.view.piles if pile.terrain == terrain)
    left = [tile for tile in TILES if tile.startswith(f"{terrain}-{pile.top}") and tile not in reading.laid]
    return pile.tiles > 0 and any(place(reading, tile) is not None for tile in left)


def place_of(reading: Reading, tile: str) -> act.Lay | None:
    """Where a tile goes by the plan."""
    if tile not in reading.places:
        slot = reading.plan.slots.get(tile)
        camera = camera_for(reading.state, reading.plan, slot) if slot is not None else None
        reading.places[tile] = act.Lay(slot.spot, camera) if slot is not None and camera is not None else None
    return reading.places[tile]


def _animal(reading: Reading, terrain: str) -> Use | None:
    """An animal on a perch of which one domino stands."""
    if not reading.animals[terrain]:
        return None
    plan, state = reading.plan, reading.state
    for i in sorted(reading.kept_perches, key=reading.preference):
        perch = plan.perches[i]
        if perch.terrain != terrain or not all(map(reading.forks, perch.forks)):
            continue
        near, far = reading.stands[perch.near], reading.stands[perch.far]
        if (near is None) == (far is None):
            continue
        spot = plan.spots[perch.near if near is None else perch.far].spot
        if may_stand(state, spot) and may_perch(state, perch.x, perch.y, spot, len(state.dominoes) + 1):
            return Use(ANIMAL, act.Animal(spot, perch.x, perch.y), "carries-animal", terrain)
    return None


def _nested(reading: Reading, terrain: str) -> Use | None:
    """An animal where no plan has a place for it."""
    if not reading.animals[terrain]:
        return None
    for nest in nests(reading.forecast, terrain, 0 if reading.draws < _SOON else SAFE):
        return Use(ANIMAL, act.Animal(nest.camera, nest.x, nest.y), "carries-animal", terrain)
    return None


def _ranked(reading: Reading, terrain: str) -> Iterator[tuple[float, int]]:
    """Free spots, and how good a domino of that terrain is there."""
    for number in range(len(reading.plan.spots)):
        if not reading.is_free(number):
            continue
        if terrain == GARDEN and reading.knows_forks and number in reading.kept_forks:
            yield FORKS + _extra(reading, number), number
        elif not reading.is_kept(number):
            worth = _worth(reading, number, terrain)
            if worth > NOTHING:
                yield worth * _SURE[reading.sure[number]] + _extra(reading, number), number


def _worth(reading: Reading, number: int, terrain: str) -> float:
    planned = reading.plan.spots[number]
    last = reading.last
    if reading.is_idle(number):
        begun = planned.after < 0 or reading.stands[planned.after] is not None
        spare = reading.spare > 0 and (last or (terrain != GARDEN and reading.surplus[terrain] > _MARGIN))
        return TAIL if begun and spare else NOTHING
    if terrain == GARDEN:
        # Who knows what it can do keeps it for that.
        at_once = last or not reading.knows_forks
        if planned.wants:
            return MISSING if at_once or reading.surplus[planned.wants] < 0 else NOTHING
        return ANY if at_once else NOTHING
    if planned.wants == terrain:
        if any(reading.plan.perches[i].near == number for i in reading.waiting.get(number, ())):
            # The animal's own camera domino will do here; another terrain may stand before it.
            return WANTED if reading.surplus[terrain] > 0 else SCARCE
        return WANTED
    if not planned.wants:
        worth = ANY if last or reading.surplus[terrain] > _MARGIN else SCARCE
        return worth + max(0, _JOINS - _EACH * reading.gaps.get(number, _WIDE))
    return FOREIGN if last and not planned.tile else NOTHING


def _extra(reading: Reading, number: int) -> float:
    """Among equals: what makes a perch ready, what lies on a tile, and what goes on from what stands."""
    planned = reading.plan.spots[number]
    extra = 8.0 if number in reading.waiting else 0.0
    if planned.tile:
        extra += 3.0
    if planned.after >= 0 and reading.stands[planned.after] is not None:
        extra += 2.0
    return extra
