"""An action as a person says it: "extend river 2 left 15", "pose-la au bout du fleuve 1", or the notation itself.

Whatever is said about a place is about the table as `words.describe` tells it: rivers, dominoes and ports by their numbers. What
is understood need not be allowed; the rules say so when it is tried.
"""

from collections.abc import Callable
from typing import Final

from rivage.core import NotationError, Seat
from rivage.games.aya import actions as act
from rivage.games.aya.components import START
from rivage.games.aya.geometry.rivers import rivers, stood
from rivage.games.aya.geometry.spots import TURN, Spot
from rivage.games.aya.notation import parse_action
from rivage.games.aya.rules.candidates import everything_left, place_for, riding_place, sources
from rivage.games.aya.state import AyaState, Domino, LaidTile, ports_of

from .next_spots import STEP, across, beyond, camera_before, camera_beyond, midway, out_of, river_ends, tile_beyond
from .tokens import Said, read

TURNED: Final = 150
"""A side without an angle means so many tenths of a degree."""
BESIDE: Final = 300
"""A buffer lies so many tenths of a millimetre beside the place where it will stand."""


def understand(state: AyaState, seat: Seat, text: str) -> act.Action:
    """The action that `seat` means: in the notation, or in words of any language of the house.

    Raises:
        NotUnderstood: says which word, what is missing, or what is not there, and where in the text.
    """
    try:
        return parse_action(text)
    except NotationError:
        said = read(text)
    action = _MEANT[said.verb](state, seat, said)
    if said.numbers:
        _, at = said.numbers[0]
        raise said.unclear(text[at:].split(maxsplit=1)[0], at)
    return action


# What is spoken of.


def _end(state: AyaState, said: Said) -> Spot:
    """The domino that is gone on from: the one that is named, the end of the river that is named, or the end that came last."""
    if said.domino is not None:
        return _domino(state, said).spot
    ends = river_ends(state)
    number = said.river
    if number is None and len(said.numbers) == 1:
        number = said.counted("river")
    if number is not None:
        found = [end.spot for end in ends if end.river.number == number and end.usual]
        if not found:
            raise said.absent("river", number)
        return found[0]
    if not ends:
        raise said.missing("river")
    return ends[0].spot


def _onward(state: AyaState, said: Said) -> Spot:
    """Where a domino stands that goes on from there, as far and as turned as was said; or at the place that was said."""
    if len(said.numbers) >= 2:
        return _spot(said)
    away = STEP if said.away is None else said.away
    return beyond(_end(state, said), away, _turn(said))


def _turn(said: Said) -> int:
    """How far to the left: the angle behind the side ("left 20") or before it ("20° nach links"), else a little."""
    if said.turn is None and said.side and said.numbers:
        angle, _ = said.numbers.pop(0)
        return angle * said.side
    return said.turn if said.turn is not None else said.side * TURNED


def _spot(said: Said) -> Spot:
    """The place that was said: x, y, and the heading."""
    numbers, said.numbers = [number for number, _ in said.numbers], []
    if len(numbers) not in (2, 3):
        raise said.missing("place")
    x, y, *heading = numbers
    return Spot(x, y, (heading[0] if heading else said.heading or 0) % TURN)


def _domino(state: AyaState, said: Said) -> Domino:
    """The domino that was named, after the word or as the first number."""
    if said.domino is None and not said.numbers:
        raise said.missing("domino")
    number = said.counted("domino") if said.domino is None else said.domino
    found = state.domino(number)
    if found is None:
        raise said.absent("domino", number)
    return found


def _tile(state: AyaState, said: Said) -> LaidTile:
    """The tile that was named, by its terrain and, where there are several, by its kind."""
    if not said.terrain:
        raise said.missing("tile")
    name = said.terrain if said.terrain == START or not said.kind else f"{said.terrain}-{said.kind}"
    found = [tile for tile in state.tiles if name in (tile.id, tile.terrain)]
    if not found:
        raise said.absent("tile", name.replace("-", " "))
    return found[0]


def _port(said: Said, ports: int) -> int:
    """The port that was named, else the first; counted from 0."""
    number = 1 if said.port is None else said.port
    if not 1 <= number <= ports:
        raise said.absent("port", number)
    return number - 1


# What is done.


def _extend(state: AyaState, seat: Seat, said: Said) -> act.Action:
    if said.terrain:
        return _leave(state, seat, said) if said.port is not None else _cross(state, seat, said)
    return act.Place(_onward(state, said))


def _fork(state: AyaState, seat: Seat, said: Said) -> act.Action:
    return act.Place(_onward(state, said), fork=True)


def _cross(state: AyaState, seat: Seat, said: Said) -> act.Action:
    tile = _tile(state, said)
    spot = next(across(state, tile), None)
    if spot is None:
        raise said.absent("place", tile.id.replace("-", " "))
    return act.Place(spot)


def _leave(state: AyaState, seat: Seat, said: Said) -> act.Action:
    tile = _tile(state, said)
    return act.Place(out_of(tile, _port(said, len(tile.ports))))


def _landscape(state: AyaState, seat: Seat, said: Said) -> act.Action:
    """Before the tile is turned up it is asked for; then it is laid."""
    return _lay(state, seat, said) if state.tile else act.Landscape()


def _lay(state: AyaState, seat: Seat, said: Said) -> act.Action:
    if "flat" in said.others:
        return _buffer(state, seat, said)
    if not state.tile:
        if said.terrain == START or said.verb == "start":
            return _start(state, seat, said)
        return act.Landscape()
    if said.terrain:
        before = _tile(state, said)
        camera = camera_beyond(before, _port(said, len(before.ports)))
        return act.Lay(tile_beyond(state.tile, camera, 0), camera)
    port = _port(said, len(ports_of(state.tile, Spot(0, 0))))
    if len(said.numbers) >= 2:
        laid = _spot(said)
        return act.Lay(laid, camera_before(state.tile, laid, port))
    camera = _onward(state, said)
    return act.Lay(tile_beyond(state.tile, camera, port), camera)


def _animal(state: AyaState, seat: Seat, said: Said) -> act.Action:
    spot = _end(state, said)
    camera = beyond(spot, STEP if said.away is None else said.away, _turn(said))
    return act.Animal(camera, *midway(spot, camera))


def _buffer(state: AyaState, seat: Seat, said: Said) -> act.Action:
    if len(said.numbers) >= 2:
        return act.Buffer(_spot(said))
    return act.Buffer(beyond(_end(state, said)).ahead(0, BESIDE * (said.side or 1)))


def _turned(state: AyaState, seat: Seat, said: Said) -> act.Action:
    if "glass" in said.others:
        return act.Flip()
    if said.domino is None and not said.numbers:
        ends = river_ends(state)
        if not ends:
            raise said.missing("domino")
        domino = state.dominoes[ends[0].domino - 1]
    else:
        domino = _domino(state, said)
    if said.heading is not None or (said.numbers and not said.side):
        heading = said.heading if said.heading is not None else said.numbers.pop(0)[0]
        return act.Turn(domino.id, heading % TURN)
    if not said.side:
        raise said.missing("side")
    return act.Turn(domino.id, (domino.spot.a + _turn(said)) % TURN)


def _declare(state: AyaState, seat: Seat, said: Said) -> act.Action:
    """A Garden declared a fork or an ordinary domino, as was said; else the other way."""
    domino = _domino(state, said)
    fork = "fork" in said.others or ("plain" not in said.others and not domino.fork)
    return act.Declare(domino.id, fork)


def _raise(state: AyaState, seat: Seat, said: Said) -> act.Action:
    if said.domino is None and not said.numbers:
        lying = [each for each in state.dominoes if not each.stands]
        if not lying:
            raise said.missing("domino")
        domino = lying[0]
    else:
        domino = _domino(state, said)
    if said.numbers:
        return act.Raise(domino.id, _spot(said))
    spot = place_for(state, domino)
    return act.Raise(domino.id) if spot is None or spot == domino.spot else act.Raise(domino.id, spot)


def _put(state: AyaState, seat: Seat, said: Said) -> act.Action:
    """The tile, back on its pile; or the animal of a domino, back on it."""
    if "tile" in said.others or state.tile:
        return act.Back()
    if said.domino is None and not said.numbers:
        riders = [rider for rider in state.riders if not rider.rides]
        if not riders:
            raise said.missing("domino")
    else:
        domino = _domino(state, said)
        riders = [rider for rider in state.riders if rider.camera == domino.id]
        if not riders:
            raise said.absent("animal", domino.id)
    rider = riders[0]
    x, y = riding_place(state, rider) or (rider.x, rider.y)
    return act.Put(rider.animal, x, y)


def _push(state: AyaState, seat: Seat, said: Said) -> act.Action:
    if "all" in said.others:
        numbers = everything_left(state)
        if not numbers:
            raise said.missing("domino")
        return act.Push(numbers[0], numbers[1:])
    if said.river is not None:
        found = [river.first for river in rivers(stood(state)) if river.number == said.river]
        if not found:
            raise said.absent("river", said.river)
        return act.Push(found[0])
    if said.domino is not None or said.numbers:
        return act.Push(_domino(state, said).id)
    first = [*sources(state), *state.standing()]
    if not first:
        raise said.missing("domino")
    return act.Push(first[0].id)


def _begin(state: AyaState, seat: Seat, said: Said) -> act.Action:
    if said.player is None and "me" not in said.others:
        raise said.missing("player")
    number = int(seat) + 1 if said.player is None else said.player
    if not 1 <= number <= state.setting.seats:
        raise said.absent("player", number)
    return act.First(number - 1)


def _start(state: AyaState, seat: Seat, said: Said) -> act.Action:
    return act.Start(_spot(said) if said.numbers else Spot(0, 0, 0))


def _take(state: AyaState, seat: Seat, said: Said) -> act.Action:
    if "tile" in said.others or said.terrain:
        return act.Landscape()
    return act.Take()


def _place(state: AyaState, seat: Seat, said: Said) -> act.Action:
    if said.numbers or said.terrain or said.river is not None or said.domino is not None:
        return _extend(state, seat, said)
    raise said.missing("place")


_MEANT: Final[dict[str, Callable[[AyaState, Seat, Said], act.Action]]] = {
    "extend": _extend,
    "place": _place,
    "fork": _fork,
    "animal": _animal,
    "landscape": _landscape,
    "lay": _lay,
    "cross": _cross,
    "leave": _leave,
    "turn": _turned,
    "declare": _declare,
    "raise": _raise,
    "put": _put,
    "push": _push,
    "draw": lambda state, seat, said: act.Draw(),
    "take": _take,
    "reserve": lambda state, seat, said: act.Reserve(),
    "flip": lambda state, seat, said: act.Flip(),
    "begin": _begin,
    "start": _start,
    "buffer": _buffer,
    "back": lambda state, seat, said: act.Back(),
}
