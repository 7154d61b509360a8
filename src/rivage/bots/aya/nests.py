"""Places for animals that no plan knew of: on rivers as they stand, whoever built them.

A camera domino stands at the end of a chain, or between two of its dominoes, and the animal astride it and one of them.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from rivage.games.aya.geometry import TENTHS, TILE, TOKEN, TURN, Spot, fallen
from rivage.games.aya.rivers import leads
from rivage.games.aya.state import Domino
from rivage.games.aya.stretches import CUT
from rivage.games.aya.ways import STRIDE

from .forecast import Forecast, beside_box, carried, on
from .table import may_perch, may_stand

_TURNS: Final = (0, 120, 3480)
_AT_END: Final = (80,)
"""How far an animal is carried, most often: at the end of a chain."""
_BEHIND: Final = (160, 320)
"""Between two dominoes that stand close, of which the first was there already: from here to there."""
_BEFORE: Final = (200, 470)
"""Of which the second was there already: it is thrown as often as it is carried."""
_LEAST, _MOST = 17 * TENTHS, 30 * TENTHS
"""Between two dominoes so far apart another finds room."""
_PARTS: Final = (50, 36, 64)
"""Where between them, in hundredths."""
_MIDWAY: Final = 50
_CLOSE: Final = 28
"""How far from the camera domino an animal lies on the way to the other one, in hundredths."""
_OUTSIDE: Final = TILE + TOKEN + 30
"""An animal that is to lie so far from a tile's middle lies outside, most likely."""


SAFE: Final = 50
"""An animal that is to lie so much farther from a tile than it must be is safe."""
_FIRM: Final = -15
"""The camera domino's river must overlap what leads home by so much at least, twice over and less than nothing."""


class Nest(NamedTuple):
    """A place for an animal and its camera domino."""

    camera: Spot
    x: int
    y: int
    margin: int
    """How far from the nearest tile the animal comes to lie; more is safer."""


def nests(forecast: Forecast, terrain: str, least: int = SAFE) -> list[Nest]:
    """Where an animal of that terrain would be won, the safest first."""
    found = {nest.camera: nest for nest in _all(forecast, terrain) if nest.margin >= least}
    return sorted(found.values(), key=lambda nest: (-min(nest.margin, _MOST), nest.camera.x, nest.camera.y))


def _all(forecast: Forecast, terrain: str) -> Iterator[Nest]:
    dominoes = forecast.dominoes
    pieces = {forecast.piece[i] for i in forecast.home(terrain)} - {CUT} - forecast.ridden.keys()
    for i, one in enumerate(dominoes):
        if forecast.piece[i] not in pieces:
            continue
        after = [j for j in forecast.touching[i] if leads(one.spot, dominoes[j].spot)]
        for j in after:
            other = dominoes[j]
            if _LEAST <= _apart(one, other) <= _MOST:
                for part in _PARTS:
                    inserted = _between(one.spot, other.spot, part)
                    yield from _nest(forecast, terrain, inserted, one.spot, _BEHIND)
                    yield from _nest(forecast, terrain, inserted, other.spot, _BEFORE)
        if not after:
            for turn in _TURNS:
                yield from _nest(forecast, terrain, one.spot.ahead(STRIDE, turn=turn), one.spot, _AT_END)
        if i in forecast.home(terrain) and not forecast.is_struck(i):
            camera = one.spot.ahead(-STRIDE)
            for j in forecast.around(camera.x, camera.y):
                # Without a run-up the animal would be thrown back.
                if leads(dominoes[j].spot, camera) and forecast.is_struck(j):
                    yield from _nest(forecast, terrain, camera, dominoes[j].spot, _AT_END, _CLOSE)


def sprouts(forecast: Forecast, terrain: str) -> Iterator[Spot]:
    """Where a domino of that terrain makes room for an animal: behind a landscape of its terrain, where nothing goes on yet."""
    state, dominoes = forecast.state, forecast.dominoes
    for i in sorted(forecast.home(terrain)):
        one = dominoes[i]
        if forecast.piece[i] == CUT or forecast.piece[i] in forecast.ridden:
            continue
        if any(leads(one.spot, dominoes[j].spot) for j in forecast.touching[i]):
            continue
        for turn in _TURNS:
            near = one.spot.ahead(STRIDE, turn=turn)
            camera = near.ahead(STRIDE)
            if may_stand(state, near) and may_stand(state, camera) and is_roomy(forecast, near, camera, terrain):
                yield near
                break


def feeders(forecast: Forecast, terrain: str) -> Iterator[Spot]:
    """Where a domino of any terrain makes room for an animal: two and three steps before one that begins a chain to its home."""
    state, dominoes = forecast.state, forecast.dominoes
    for i in sorted(forecast.home(terrain)):
        if forecast.piece[i] == CUT or forecast.piece[i] in forecast.ridden or forecast.is_struck(i):
            continue
        camera, far, run_up = (dominoes[i].spot.ahead(-steps * STRIDE) for steps in (1, 2, 3))
        if not may_stand(state, camera) or not is_roomy(forecast, far, camera, ""):
            continue
        stands = next((j for j in forecast.around(far.x, far.y) if leads(dominoes[j].spot, camera)), None)
        if stands is None and may_stand(state, far) and may_stand(state, run_up):
            yield far
        elif stands is not None and not forecast.is_struck(stands) and may_stand(state, run_up):
            yield run_up


def is_roomy(forecast: Forecast, near: Spot, camera: Spot, terrain: str) -> bool:
    """Whether an animal would be alone and outside, astride these two; the first is of that terrain, or of any."""
    tiles = forecast.state.tiles
    x, y = (near.x + camera.x) // 2, (near.y + camera.y) // 2
    rest = carried(x, y, camera.a)
    boxes = (fallen(near), fallen(camera))
    if any(on(tile, boxes[1]) or (on(tile, boxes[0]) and tile.terrain != terrain) for tile in tiles):
        return False
    if any(_from(tile.spot, *rest) < _OUTSIDE for tile in tiles):
        return False
    if not all(_from(tile.spot, x, y) >= _OUTSIDE for tile in tiles):
        return False
    return not any(forecast.piece[i] in forecast.ridden for box in boxes for i in forecast.touched_by(box))


def open_nests(forecast: Forecast, terrain: str) -> int:
    """How many animals of that terrain could be put on rivers as they stand."""
    pieces: set[int] = set()
    for nest in nests(forecast, terrain):
        pieces.update(forecast.piece[i] for i in forecast.touched_by(fallen(nest.camera)))
    return len(pieces - {CUT})


def is_nest(forecast: Forecast, terrain: str, camera: Spot, beside: Spot) -> bool:
    """Whether an animal of that terrain would be won there, at the end of a chain."""
    return next(_nest(forecast, terrain, camera, beside, _AT_END), None) is not None


def _nest(
    forecast: Forecast, terrain: str, camera: Spot, beside: Spot, slides: tuple[int, ...], part: int = _MIDWAY
) -> Iterator[Nest]:
    """The place, if it is one, however far of `slides` the animal is carried."""
    lies = fallen(camera)
    home = forecast.home(terrain)
    if not any(i in home for i in forecast.touched_by(lies, _FIRM)):
        return
    for nest in _free(forecast, camera, beside, slides, part):
        rests = (carried(nest.x, nest.y, camera.a, slide) for slide in slides)
        if all(beside_box(*rest, lies) or home.intersection(forecast.beside(*rest)) for rest in rests):
            yield nest


def _free(forecast: Forecast, camera: Spot, beside: Spot, slides: tuple[int, ...], part: int = _MIDWAY) -> Iterator[Nest]:
    """The same for an animal of any terrain, wherever the river leads."""
    state = forecast.state
    x, y = (at + (to - at) * part // 100 for at, to in ((camera.x, beside.x), (camera.y, beside.y)))
    lies = fallen(camera)
    if any(on(tile, lies) for tile in state.tiles):
        return
    rests = [carried(x, y, camera.a, slide) for slide in slides]
    margin = min(_from(tile.spot, *rest) for tile in state.tiles for rest in rests) - _OUTSIDE
    if margin < 0:
        return
    near = {i for at in (*rests, (x, y)) for i in forecast.beside(*at)}
    pieces = {forecast.piece[i] for i in near.union(forecast.touched_by(lies))} - {CUT}
    alone = not any(piece in forecast.ridden for piece in pieces)
    if alone and may_stand(state, camera) and may_perch(state, x, y, camera, len(state.dominoes) + 1):
        yield Nest(camera, x, y, margin)


def _from(tile: Spot, x: int, y: int) -> int:
    return int(((tile.x - x) ** 2 + (tile.y - y) ** 2) ** 0.5)


def _apart(one: Domino, other: Domino) -> float:
    return float(((one.spot.x - other.spot.x) ** 2 + (one.spot.y - other.spot.y) ** 2) ** 0.5)


def _between(one: Spot, other: Spot, part: int) -> Spot:
    """Between two dominoes of a chain, so many hundredths of the way, and turned as much."""
    turn = (other.a - one.a + TURN // 2) % TURN - TURN // 2
    x, y = (at + (to - at) * part // 100 for at, to in ((one.x, other.x), (one.y, other.y)))
    return Spot(x, y, (one.a + turn * part // 100) % TURN)
