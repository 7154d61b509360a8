"""What can be done with a domino, and how good that is."""

import itertools
from collections.abc import Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from rivage.games.aya import actions as act
from rivage.games.aya import state as st
from rivage.games.aya.components import END, GARDEN, START, TERRAINS
from rivage.games.aya.counting import matches
from rivage.games.aya.geometry import Spot, fallen
from rivage.games.aya.state import TILES, LaidTile

from .aside import aside
from .dock import at_an_end, dock_for, in_place_of
from .forecast import on
from .nests import SAFE, feeders, nests, sprouts, squeezed
from .reading import FARTHEST, Reading
from .revise import camera_for
from .table import may_perch, may_stand

LANDSCAPE: Final = 400.0
ANIMAL: Final = 350.0
FORKS: Final = 300.0
WANTED: Final = 100.0
PORT: Final = 99.0
"""Where a port is left to be covered, when nothing else on a tile matters."""
LAST_PORT: Final = 110.0
"""The same, when few turns are left: the landscape is won with it, whatever else is missing."""
MISSING: Final = 90.0
"""A Garden where a terrain will run out."""
SPROUT: Final = 95.0
"""Where it makes room for an animal, off the plan."""
FEED: Final = 45.0
"""The same, with any terrain."""
URGENT: Final = 97.0
"""The same, for an animal whose camera domino waits."""
LATER: Final = 40.0
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
_DOCKED: Final = 3
"""Dominoes from the end of a river to a tile that is laid there, about."""
BRIDGE: Final = 98.0
"""Where few dominoes are missing between two that stand, when few turns are left: each gap costs a push."""
_CHOICE: Final = 3
"""So many places for a tile are weighed at most."""
_WIDE: Final = 99
"""Dominoes missing where nothing stands behind them."""
_NARROW: Final = 3
"""So few are missing in a gap that is worth closing before all else."""
_CLOSING: Final = 14
"""With so few turns left that is done."""
_CLOSED: Final = 12
"""And with so few by any terrain."""
_LAST: Final = 8
"""And with so few even where an animal is waited for."""
_JOINS: Final = 40
_EACH: Final = 8
"""What closing a gap is worth otherwise, less so much for each domino that is missing."""
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
    """The best that can be done now with a domino of that kind; None: nothing but to put it aside."""
    terrain = kind.removesuffix(st.CAMERA)
    if kind.endswith(st.CAMERA):
        if reading.careless and (use := _nested(reading, terrain)) is not None:
            return use
        if _has_place(reading, terrain):
            return Use(LANDSCAPE, act.Landscape(), "opens-landscape", terrain)
        if (use := _animal(reading, terrain)) is not None:
            return use
        if (use := _squeezed(reading, terrain)) is not None:
            return use
        if not reading.ends and any(reading.plan.perches[i].terrain == terrain for i in reading.kept_perches):
            return None
        if (use := _nested(reading, terrain)) is not None:
            return use
        # One that waits is enough: a domino kept costs a turn twice.
        if not reading.ends and reading.disturbed and reading.animals[terrain] and reading.waiting_cameras[terrain] <= 1:
            return None
    return _as_plain(reading, kind)


def _as_plain(reading: Reading, kind: str) -> Use | None:
    """The best that can be done with a domino that brings nothing into play."""
    terrain = kind.removesuffix(st.CAMERA)
    ranked = sorted(_ranked(reading, terrain), key=lambda pair: (-pair[0], pair[1]))
    if reading.disturbed and (not ranked or ranked[0][0] < SPROUT) and (use := _sprout(reading, terrain)) is not None:
        return use
    if reading.disturbed and (use := _feeder(reading, terrain)) is not None and (not ranked or ranked[0][0] < use.worth):
        return use
    useless = reading.hopeless and not kind.endswith(st.CAMERA) and (not ranked or ranked[0][0] < KEEP)
    # In the reserve it would cost a turn now, and another to be placed after all.
    if useless and (spot := aside(reading.forecast)) is not None:
        return Use(TAIL, act.Place(spot), "spare")
    for worth, number in ranked:
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


def _has_place(reading: Reading, terrain: str) -> bool:
    """Whether a tile that is left of a terrain can be laid somewhere."""
    top = next(pile.top for pile in reading.view.piles if pile.terrain == terrain)
    left = [tile for tile in TILES if tile.startswith(f"{terrain}-{top}") and tile not in reading.laid]
    return any(place_of(reading, tile) is not None for tile in left)


def place_of(reading: Reading, tile: str) -> act.Lay | None:
    """Where a tile goes: as planned, or at the end of a river, or where there is room."""
    if tile not in reading.places:
        places = list(itertools.islice(_places(reading, tile), _CHOICE))
        clean = (lay for lay in places if not _is_spoiled(reading, LaidTile(tile, lay.tile)))
        reading.places[tile] = next(clean, places[0] if places else None)
    return reading.places[tile]


def _is_spoiled(reading: Reading, tile: LaidTile) -> bool:
    """Whether something foreign would fall onto a tile that is laid there."""
    if not reading.disturbed:
        return False
    forecast = reading.forecast
    near = (i for i in forecast.around(tile.spot.x, tile.spot.y, 2) if on(tile, forecast.boxes[i]))
    return any(not matches(forecast.dominoes[i].terrain, tile.terrain) for i in near)


def _places(reading: Reading, tile: str) -> Iterator[act.Lay]:
    plan, state = reading.plan, reading.state
    kind = tile.split("-")[1]
    if reading.hurried:
        yield from _fronts(reading, tile, kind)
        return
    slot = plan.slots.get(tile)
    if slot is not None and (camera := camera_for(state, plan, slot)) is not None:
        yield act.Lay(slot.spot, camera)
    if (found := dock_for(state, plan, tile)) is not None:
        yield act.Lay(*found)


def _fronts(reading: Reading, tile: str, kind: str) -> Iterator[act.Lay]:
    """In a hurry a tile goes where the river has come to: first where one of its kind is planned."""
    plan, state = reading.plan, reading.state
    fronts = [slot for slot in plan.slots.values() if slot.tile not in reading.laid and reading.rooted[slot.camera]]
    if kind == END.name and len(fronts) == 1:
        # Never the last way out.
        return
    fronts = [slot for slot in fronts if reading.affordable(kind, reading.owed(slot))]
    fronts.sort(key=lambda slot: (reading.led_to(slot), reading.owed(slot), slot.camera))
    for slot in fronts:
        if slot.tile.endswith(f"-{kind}") and (camera := camera_for(state, plan, replace(slot, tile=tile))) is not None:
            yield act.Lay(slot.spot, camera)
    if reading.affordable(kind, _DOCKED) and (found := at_an_end(state, plan, tile)) is not None:
        yield act.Lay(*found)
    for slot in fronts:
        # What was planned behind it is lost, so the least of that first.
        yield from itertools.starmap(act.Lay, in_place_of(state, plan, tile, slot))


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


def _squeezed(reading: Reading, terrain: str) -> Use | None:
    """An animal on a perch that others have filled."""
    if not reading.animals[terrain] or not reading.disturbed:
        return None
    for near, far in reading.full_perches(terrain):
        if (nest := squeezed(reading.forecast, near, far)) is not None:
            return Use(ANIMAL, act.Animal(nest.camera, nest.x, nest.y), "carries-animal", terrain)
    return None


def _nested(reading: Reading, terrain: str) -> Use | None:
    """An animal where no plan has a place for it."""
    if not reading.animals[terrain]:
        return None
    for nest in nests(reading.forecast, terrain, 0 if reading.draws < _SOON else SAFE):
        return Use(ANIMAL, act.Animal(nest.camera, nest.x, nest.y), "carries-animal", terrain)
    return None


def _sprout(reading: Reading, terrain: str) -> Use | None:
    """A domino that makes room for an animal whose camera will come, where no plan has it."""
    if terrain == GARDEN or not reading.nests_wanted(terrain):
        return None
    spot = next(sprouts(reading.forecast, terrain), None)
    return Use(SPROUT, act.Place(spot), "leads-home", terrain) if spot is not None else None


def _feeder(reading: Reading, terrain: str) -> Use | None:
    """A domino of any terrain that makes room for an animal."""
    if terrain == GARDEN:
        return None
    for other in sorted(TERRAINS, key=lambda each: -reading.waiting_cameras[each]):
        worth = URGENT if reading.waiting_cameras[other] else FEED
        if worth == FEED and reading.surplus[terrain] <= _MARGIN:
            continue
        if reading.nests_wanted(other) and (spot := next(feeders(reading.forecast, other), None)) is not None:
            return Use(worth, act.Place(spot), "leads-home", other)
    return None


def _ranked(reading: Reading, terrain: str) -> Iterator[tuple[float, int]]:
    """Free spots, and how good a domino of that terrain is there."""
    for number in range(len(reading.plan.spots)):
        if not reading.is_free(number):
            continue
        if terrain == GARDEN and reading.knows_forks and number in reading.kept_forks:
            yield FORKS + _extra(reading, number), number
        elif not reading.is_kept(number) or _is_overdue(reading, number):
            worth = _worth(reading, number, terrain)
            if worth > NOTHING:
                sure = _SURE[reading.sure[number]] if reading.thrifty else 1.0
                yield worth * sure + _extra(reading, number), number


def _is_overdue(reading: Reading, number: int) -> bool:
    """Whether a spot that waits for an animal is better filled now, beside people: else a push is lost there."""
    late = reading.disturbed and reading.thrifty and reading.turns <= _LAST and number not in reading.kept_cameras
    return late and reading.gaps.get(number, _WIDE) <= _NARROW


def _worth(reading: Reading, number: int, terrain: str) -> float:
    planned = reading.plan.spots[number]
    last = reading.last
    if reading.is_idle(number):
        begun = planned.after < 0 or reading.stands[planned.after] is not None
        spare = reading.spare > 0 and (last or (terrain != GARDEN and reading.surplus[terrain] > _MARGIN))
        return TAIL if begun and spare else NOTHING
    if reading.disturbed and planned.tile in reading.forecast.spoiled:
        # That landscape is lost, and still a home for animals.
        if number in reading.exits and planned.wants == terrain:
            return WANTED
        return NOTHING if reading.hopeless or terrain == GARDEN else SCARCE
    if reading.hopeless and not planned.wants and number not in reading.waiting:
        return SCARCE
    if reading.disturbed and reading.turns <= _CLOSING and planned.wants == terrain and number in reading.ports:
        return LAST_PORT
    if reading.careless and planned.tile and planned.wants == terrain and number not in reading.exits:
        # Pushes are lost anyway, and a landscape is won with its ports alone.
        if (reading.littered or reading.hopeless) and number in reading.ports:
            return PORT
        # The later, the safer; what is nearly done is done.
        return LATER + reading.filled(planned.tile)
    if terrain == GARDEN:
        # Who knows what it can do keeps it for that.
        at_once = last or reading.hurried or not reading.knows_forks or (reading.disturbed and reading.turns <= _LAST)
        if planned.wants:
            return MISSING if at_once or reading.surplus[planned.wants] < 0 else NOTHING
        return ANY if at_once else NOTHING
    if planned.wants == terrain:
        if any(reading.plan.perches[i].near == number for i in reading.waiting.get(number, ())):
            # The animal's own camera domino will do here; another terrain may stand before it.
            return WANTED if reading.surplus[terrain] > 0 else SCARCE
        return WANTED
    if not planned.wants:
        worth = ANY if last or reading.hurried or reading.surplus[terrain] > _MARGIN else SCARCE
        gap = reading.gaps.get(number, _WIDE) if reading.thrifty else _WIDE
        if reading.disturbed and gap <= _NARROW and reading.turns <= _CLOSING:
            return BRIDGE - gap
        return worth + max(0, _JOINS - _EACH * gap)
    return _worth_foreign(reading, number, terrain)


def _worth_foreign(reading: Reading, number: int, terrain: str) -> float:
    """How good a domino is where one of another terrain is wanted."""
    if _closes(reading, number, terrain):
        return BRIDGE - reading.gaps[number]
    return FOREIGN if reading.last and not reading.plan.spots[number].tile else NOTHING


def _closes(reading: Reading, number: int, terrain: str) -> bool:
    """Whether a domino of the wrong terrain is better than none, beside people and with few turns left: it saves a push."""
    planned = reading.plan.spots[number]
    if not (reading.disturbed and reading.thrifty and reading.turns <= _CLOSED) or planned.tile or planned.camera:
        return False
    return reading.gaps.get(number, _WIDE) <= _NARROW and not _falls_foreign(reading, planned.spot, terrain)


def _falls_foreign(reading: Reading, spot: Spot, terrain: str) -> bool:
    """Whether a domino that stands there, or as far ahead as it may be shifted, falls onto a landscape of another terrain."""
    boxes = [fallen(spot.ahead(along)) for along in (0, FARTHEST)]
    tiles = (tile for tile in reading.state.tiles if tile.id != START and not matches(terrain, tile.terrain))
    return any(on(tile, box) for tile in tiles for box in boxes)


def _extra(reading: Reading, number: int) -> float:
    """Among equals: what makes a perch ready, what lies on a tile, and what goes on from what stands."""
    planned = reading.plan.spots[number]
    extra = 8.0 if number in reading.waiting else 0.0
    if planned.tile:
        extra += 3.0
    if planned.after >= 0 and reading.stands[planned.after] is not None:
        extra += 2.0
    return extra
