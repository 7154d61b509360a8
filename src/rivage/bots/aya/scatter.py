"""Building beside people who build by their own heads, or with little sand: every tile for itself, with arms for animals.

Nobody knows then what will be joined to what, and tokens are lost sooner or later. But a landscape is won with its ports alone,
and an animal with a short arm of its landscape's terrain. So nothing is led from tile to tile: every camera domino finds a place.
"""

from typing import Final

from rivage.games.aya import actions as act
from rivage.games.aya import state as st
from rivage.games.aya.components import ANIMALS_EACH, GARDEN, TERRAINS
from rivage.games.aya.counting import matches
from rivage.games.aya.geometry import Spot

from .arms import arms, new_outlets, outlets
from .aside import aside, in_a_row
from .company import adrift, is_wild
from .ground import ground_for
from .nests import SAFE, Nest, feeders, nests, open_nests, sprouts
from .ports import bare, is_harmless, open_ports, source_of
from .reading import Reading
from .uses import ANIMAL, LANDSCAPE, TAIL, Use, has_place

_WAITED_FOR: Final = 115.0
"""Room for an animal whose camera domino lies on top of somebody's reserve."""
_PORT: Final = 110.0
_OUTLET: Final = 105.0
_ROOM: Final = 95.0
"""Room for an animal to come."""
_PAINTED: Final = 60.0
_SOON: Final = 20
"""With so few draws left, a place that is not quite safe will do."""
_LATE: Final = 45
"""With so few draws left ports come before everything: a landscape is won with them."""
_OUTLETS: Final = 3
"""So many outlets of a terrain people should find."""
_SPARED: Final = 2
"""Where there are fewer, bots leave them to people."""
_OWN: Final = 8
"""But with so few turns left they use them."""
_THERE: Final = 150
_SURELY_WILD: Final = (6, 9)
"""So many dominoes adrift at least, and one of so many."""
_PLENTY: Final = 2.25
"""So many camera dominoes are expected of a terrain whose last tile can wait for a later one."""


def scattered_use(reading: Reading, kind: str) -> Use | None:
    """The best that can be done now with a domino of that kind; None: nothing but to put it aside."""
    terrain = kind.removesuffix(st.CAMERA)
    wild = is_wild(reading.forecast)
    if kind.endswith(st.CAMERA):
        use = _animal(reading, terrain, wild=wild) if wild and _may_wait(reading, terrain) else None
        if use is None and has_place(reading, terrain, ground_of):
            return Use(LANDSCAPE, act.Landscape(), "opens-landscape", terrain)
        use = use or _animal(reading, terrain, wild=wild)
        if use is not None or (reading.animals[terrain] and not reading.ends):
            return use
    elif not wild and (use := _waited_for(reading, terrain)) is not None:
        return use
    return _as_garden(reading, wild=wild) if terrain == GARDEN else _as_plain(reading, terrain, wild=wild)


def _may_wait(reading: Reading, terrain: str) -> bool:
    """Whether a terrain's last tile should be laid late, where things are stood anywhere: the less of that will lie on it."""
    return reading.tiles[terrain] == 1 and reading.cameras[terrain] > _PLENTY and is_wild(reading.forecast, *_SURELY_WILD)


def ground_of(reading: Reading, tile: str) -> act.Lay | None:
    """Where a tile goes."""
    if tile not in reading.places:
        found = ground_for(reading.forecast, tile)
        reading.places[tile] = act.Lay(*found) if found is not None else None
    return reading.places[tile]


def _animal(reading: Reading, terrain: str, *, wild: bool) -> Use | None:
    if reading.animals[terrain]:
        for nest in _nests(reading, terrain, wild=wild):
            return Use(ANIMAL, act.Animal(nest.camera, nest.x, nest.y), "carries-animal", terrain)
    return None


def _nests(reading: Reading, terrain: str, *, wild: bool) -> list[Nest]:
    """Places for an animal; what people would find is left to them while there is little of it."""
    forecast = reading.forecast
    found = nests(forecast, terrain, 0 if reading.draws < _SOON else SAFE)
    if wild:
        return found
    kept = [outlet.camera for outlet in outlets(forecast, terrain)]
    others = [nest for nest in found if not any(_is_there(nest.camera, each) for each in kept)]
    return others or (found if len(kept) >= _SPARED or reading.turns < _OWN else [])


def _is_there(one: Spot, other: Spot) -> bool:
    return abs(one.x - other.x) + abs(one.y - other.y) < _THERE


def _waited_for(reading: Reading, terrain: str) -> Use | None:
    """An outlet for the camera domino on top of somebody else's reserve."""
    forecast = reading.forecast
    for seat, player in enumerate(reading.view.players):
        if seat == reading.view.seat or not player.reserve or not player.reserve[-1].endswith(st.CAMERA):
            continue
        wanted = player.reserve[-1].removesuffix(st.CAMERA)
        if matches(terrain, wanted) and reading.animals[wanted] and not outlets(forecast, wanted):
            for spot in new_outlets(forecast, wanted):
                why = "garden-bridges" if terrain == GARDEN else "leads-home"
                return Use(_WAITED_FOR, act.Place(spot), why, wanted)
    return None


def _as_plain(reading: Reading, terrain: str, *, wild: bool) -> Use | None:
    """What a domino that brings nothing into play is good for: ports, then room for animals, then painted rivers.

    But one place for the next animal of each terrain comes first, where the sand lasts: a camera domino that waits costs a turn.
    """
    forecast = reading.forecast
    if not wild and not reading.hurried and reading.draws >= _LATE:
        use = _fed(reading, terrain, 1) or (_room(reading, terrain, wild=wild) if _wants_room(reading, terrain, 1) else None)
        if use is not None:
            return use
    for port in open_ports(forecast, terrain):
        return Use(_PORT, act.Place(port.spot), "waters-landscape", terrain)
    spot = None
    if reading.animals[terrain] and not wild and len(outlets(forecast, terrain)) < min(_OUTLETS, reading.animals[terrain]):
        spot = next(new_outlets(forecast, terrain), None)
    if spot is not None:
        return Use(_OUTLET, act.Place(spot), "leads-home", terrain)
    return _room(reading, terrain, wild=wild) or _fed(reading, terrain) or _painted(reading, terrain) or _spare(reading, terrain)


def _room(reading: Reading, terrain: str, *, wild: bool) -> Use | None:
    spot = _room_for_its_own(reading, terrain, wild=wild)
    return Use(_ROOM, act.Place(spot), "leads-home", terrain) if spot is not None else None


def _room_for_its_own(reading: Reading, terrain: str, *, wild: bool) -> Spot | None:
    """Where a domino makes room for an animal of its terrain."""
    forecast = reading.forecast
    if not wild and _wants_room(reading, terrain) and next(feeders(forecast, terrain), None) is None:
        spot = next(arms(forecast, terrain), None)
        if spot is not None:
            return spot
    if reading.animals_to_come(terrain, reading.tiles[terrain]) <= open_nests(forecast, terrain):
        return None
    kept = [] if wild else [outlet.camera for outlet in outlets(forecast, terrain)]
    found = (spot for spot in sprouts(forecast, terrain) if is_harmless(forecast, spot, terrain))
    return next((spot for spot in found if not any(_is_there(spot, each) for each in kept)), None)


def _wants_room(reading: Reading, terrain: str, most: int = ANIMALS_EACH) -> bool:
    """Whether a terrain has fewer places that bots need not leave to people than animals: no more than `most` are asked for."""
    forecast = reading.forecast
    return min(most, reading.animals[terrain]) > open_nests(forecast, terrain) - len(outlets(forecast, terrain))


def _fed(reading: Reading, terrain: str, most: int = ANIMALS_EACH) -> Use | None:
    """A domino of any terrain that makes room for an animal, up to so many of each: those first whose camera dominoes wait."""
    forecast = reading.forecast
    for other in sorted(TERRAINS, key=lambda each: -reading.waiting_cameras[each]):
        if _wants_room(reading, other, most):
            for spot in feeders(forecast, other):
                if is_harmless(forecast, spot, terrain):
                    return Use(_ROOM, act.Place(spot), "starts-animal", other)
    return None


def _painted(reading: Reading, terrain: str) -> Use | None:
    spot = next(bare(reading.forecast, terrain), None)
    return Use(_PAINTED, act.Place(spot), "waters-landscape", terrain) if spot is not None else None


def _as_garden(reading: Reading, *, wild: bool) -> Use | None:
    """A Garden does for any terrain, at once: one that waits costs a turn, and so a domino that is never drawn."""
    forecast = reading.forecast
    for port in open_ports(forecast, GARDEN):
        return Use(_PORT, act.Place(port.spot), "garden-bridges", port.tile.terrain)
    for terrain in sorted(TERRAINS, key=lambda each: -reading.animals[each]):
        if not wild and reading.animals[terrain] and not outlets(forecast, terrain):
            for spot in new_outlets(forecast, terrain):
                return Use(_OUTLET, act.Place(spot), "garden-bridges", terrain)
        if (use := _room(reading, terrain, wild=wild)) is not None:
            return use._replace(why="garden-bridges")
    return _fed(reading, GARDEN) or _spare(reading, GARDEN)


def _spare(reading: Reading, terrain: str) -> Use | None:
    """A domino that nobody needs: where the river begins; else alone, for people to lead on as they like, or in a row."""
    forecast = reading.forecast
    for spot in source_of(forecast):
        if is_harmless(forecast, spot, terrain):
            return Use(TAIL, act.Place(spot), "extends-river")
    # Where somebody stands things anywhere, whatever stands alone draws more of it.
    found = (in_a_row(forecast) if adrift(forecast) else None) or aside(forecast)
    return Use(TAIL, act.Place(found), "spare") if found is not None else None
