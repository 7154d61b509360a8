"""Interprets a sentence as an action: "extend river 2 left 15", "pose-la au bout du fleuve 1", or the notation itself.

Sentences name rivers, dominoes and ports by the numbers that `describe` gives them. The action need not be legal; the rules check
that when it is applied.
"""

from collections.abc import Callable
from typing import Final

from rivage.core import NotationError, Seat
from rivage.games.aya import actions as act
from rivage.games.aya.components import START
from rivage.games.aya.geometry.rivers import rivers, stood
from rivage.games.aya.geometry.spots import TURN, Spot
from rivage.games.aya.notation import parse_action
from rivage.games.aya.rules.candidates import raise_spot, remaining_pushes, riding_place, start_dominoes
from rivage.games.aya.state import AyaState, Domino, LaidTile, ports_of

from .next_spots import STEP, across, beyond, camera_before, camera_beyond, midway, out_of, river_ends, tile_beyond
from .tokens import ParsedText, parse_text

DEFAULT_TURN: Final = 150
"""Tenths of a degree. Meaning of a side without an angle."""
BUFFER_DISTANCE: Final = 300
"""Tenths of a millimetre. A buffer lies this far beside the place where it will stand."""


def interpret(state: AyaState, seat: Seat, text: str) -> act.Action:
    """The action that a seat describes, in the notation or in words of any supported language.

    Raises:
        NotUnderstood: if a word is unknown, a part is missing, or a named piece is not on the table; says where in the text.
    """
    try:
        return parse_action(text)
    except NotationError:
        parsed = parse_text(text)
    action = _INTERPRETERS[parsed.verb](state, seat, parsed)
    if parsed.numbers:
        _, at = parsed.numbers[0]
        raise parsed.unclear(text[at:].split(maxsplit=1)[0], at)
    return action


# Arguments of actions.


def _end(state: AyaState, parsed: ParsedText) -> Spot:
    """The spot of the domino to continue from: the named domino, the end of the named river, or the most recent end."""
    if parsed.domino is not None:
        return _domino(state, parsed).spot
    ends = river_ends(state)
    number = parsed.river
    if number is None and len(parsed.numbers) == 1:
        number = parsed.take_number("river")
    if number is not None:
        found = [end.spot for end in ends if end.river.number == number and end.is_main]
        if not found:
            raise parsed.absent("river", number)
        return found[0]
    if not ends:
        raise parsed.missing("river")
    return ends[0].spot


def _next_spot(state: AyaState, parsed: ParsedText) -> Spot:
    """The spot of the next domino: given by coordinates, or by distance and turn from the domino to continue from."""
    if len(parsed.numbers) >= 2:
        return _spot(parsed)
    away = STEP if parsed.away is None else parsed.away
    return beyond(_end(state, parsed), away, _turn(parsed))


def _turn(parsed: ParsedText) -> int:
    """The turn to the left: the angle after the side ("left 20") or before it ("20° nach links"), otherwise a default."""
    if parsed.turn is None and parsed.side and parsed.numbers:
        angle, _ = parsed.numbers.pop(0)
        return angle * parsed.side
    return parsed.turn if parsed.turn is not None else parsed.side * DEFAULT_TURN


def _spot(parsed: ParsedText) -> Spot:
    """The spot given by coordinates: x, y and optionally the heading."""
    numbers, parsed.numbers = [number for number, _ in parsed.numbers], []
    if len(numbers) not in (2, 3):
        raise parsed.missing("place")
    x, y, *heading = numbers
    return Spot(x, y, (heading[0] if heading else parsed.heading or 0) % TURN)


def _domino(state: AyaState, parsed: ParsedText) -> Domino:
    """The named domino, by the number after the word or by the first number."""
    if parsed.domino is None and not parsed.numbers:
        raise parsed.missing("domino")
    number = parsed.take_number("domino") if parsed.domino is None else parsed.domino
    found = state.domino(number)
    if found is None:
        raise parsed.absent("domino", number)
    return found


def _tile(state: AyaState, parsed: ParsedText) -> LaidTile:
    """The named tile, by its terrain and, if there are several, by its kind."""
    if not parsed.terrain:
        raise parsed.missing("tile")
    name = parsed.terrain if parsed.terrain == START or not parsed.kind else f"{parsed.terrain}-{parsed.kind}"
    found = [tile for tile in state.tiles if name in (tile.id, tile.terrain)]
    if not found:
        raise parsed.absent("tile", name.replace("-", " "))
    return found[0]


def _port(parsed: ParsedText, ports: int) -> int:
    """The index of the named port, or of the first one."""
    number = 1 if parsed.port is None else parsed.port
    if not 1 <= number <= ports:
        raise parsed.absent("port", number)
    return number - 1


# Actions.


def _extend(state: AyaState, seat: Seat, parsed: ParsedText) -> act.Action:
    if parsed.terrain:
        return _leave(state, seat, parsed) if parsed.port is not None else _cross(state, seat, parsed)
    return act.Place(_next_spot(state, parsed))


def _fork(state: AyaState, seat: Seat, parsed: ParsedText) -> act.Action:
    return act.Place(_next_spot(state, parsed), fork=True)


def _cross(state: AyaState, seat: Seat, parsed: ParsedText) -> act.Action:
    tile = _tile(state, parsed)
    spot = next(across(state, tile), None)
    if spot is None:
        raise parsed.absent("place", tile.id.replace("-", " "))
    return act.Place(spot)


def _leave(state: AyaState, seat: Seat, parsed: ParsedText) -> act.Action:
    tile = _tile(state, parsed)
    return act.Place(out_of(tile, _port(parsed, len(tile.ports))))


def _landscape(state: AyaState, seat: Seat, parsed: ParsedText) -> act.Action:
    """Take the top tile, or place it if it is already in hand."""
    return _lay(state, seat, parsed) if state.tile else act.Landscape()


def _lay(state: AyaState, seat: Seat, parsed: ParsedText) -> act.Action:
    if "flat" in parsed.others:
        return _buffer(state, seat, parsed)
    if not state.tile:
        if parsed.terrain == START or parsed.verb == "start":
            return _start(state, seat, parsed)
        return act.Landscape()
    if parsed.terrain:
        before = _tile(state, parsed)
        camera = camera_beyond(before, _port(parsed, len(before.ports)))
        return act.Lay(tile_beyond(state.tile, camera, 0), camera)
    port = _port(parsed, len(ports_of(state.tile, Spot(0, 0))))
    if len(parsed.numbers) >= 2:
        laid = _spot(parsed)
        return act.Lay(laid, camera_before(state.tile, laid, port))
    camera = _next_spot(state, parsed)
    return act.Lay(tile_beyond(state.tile, camera, port), camera)


def _animal(state: AyaState, seat: Seat, parsed: ParsedText) -> act.Action:
    spot = _end(state, parsed)
    camera = beyond(spot, STEP if parsed.away is None else parsed.away, _turn(parsed))
    return act.Animal(camera, *midway(spot, camera))


def _buffer(state: AyaState, seat: Seat, parsed: ParsedText) -> act.Action:
    if len(parsed.numbers) >= 2:
        return act.Buffer(_spot(parsed))
    return act.Buffer(beyond(_end(state, parsed)).ahead(0, BUFFER_DISTANCE * (parsed.side or 1)))


def _turned(state: AyaState, seat: Seat, parsed: ParsedText) -> act.Action:
    if "glass" in parsed.others:
        return act.Flip()
    if parsed.domino is None and not parsed.numbers:
        ends = river_ends(state)
        if not ends:
            raise parsed.missing("domino")
        domino = state.dominoes[ends[0].domino - 1]
    else:
        domino = _domino(state, parsed)
    if parsed.heading is not None or (parsed.numbers and not parsed.side):
        heading = parsed.heading if parsed.heading is not None else parsed.numbers.pop(0)[0]
        return act.Turn(domino.id, heading % TURN)
    if not parsed.side:
        raise parsed.missing("side")
    return act.Turn(domino.id, (domino.spot.a + _turn(parsed)) % TURN)


def _declare(state: AyaState, seat: Seat, parsed: ParsedText) -> act.Action:
    """Declare a Garden a fork or not, as the sentence says; without either, reverse its declaration."""
    domino = _domino(state, parsed)
    fork = "fork" in parsed.others or ("plain" not in parsed.others and not domino.fork)
    return act.Declare(domino.id, fork)


def _raise(state: AyaState, seat: Seat, parsed: ParsedText) -> act.Action:
    if parsed.domino is None and not parsed.numbers:
        lying = [domino for domino in state.dominoes if not domino.stands]
        if not lying:
            raise parsed.missing("domino")
        domino = lying[0]
    else:
        domino = _domino(state, parsed)
    if parsed.numbers:
        return act.Raise(domino.id, _spot(parsed))
    spot = raise_spot(state, domino)
    return act.Raise(domino.id) if spot is None or spot == domino.spot else act.Raise(domino.id, spot)


def _put(state: AyaState, seat: Seat, parsed: ParsedText) -> act.Action:
    """Put the tile back on its pile, or an animal back on its domino."""
    if "tile" in parsed.others or state.tile:
        return act.Back()
    if parsed.domino is None and not parsed.numbers:
        riders = [rider for rider in state.riders if not rider.rides]
        if not riders:
            raise parsed.missing("domino")
    else:
        domino = _domino(state, parsed)
        riders = [rider for rider in state.riders if rider.camera == domino.id]
        if not riders:
            raise parsed.absent("animal", domino.id)
    rider = riders[0]
    x, y = riding_place(state, rider) or (rider.x, rider.y)
    return act.Put(rider.animal, x, y)


def _push(state: AyaState, seat: Seat, parsed: ParsedText) -> act.Action:
    if "all" in parsed.others:
        numbers = remaining_pushes(state)
        if not numbers:
            raise parsed.missing("domino")
        return act.Push(numbers[0], numbers[1:])
    if parsed.river is not None:
        found = [river.first for river in rivers(stood(state)) if river.number == parsed.river]
        if not found:
            raise parsed.absent("river", parsed.river)
        return act.Push(found[0])
    if parsed.domino is not None or parsed.numbers:
        return act.Push(_domino(state, parsed).id)
    first = [*start_dominoes(state), *state.standing()]
    if not first:
        raise parsed.missing("domino")
    return act.Push(first[0].id)


def _begin(state: AyaState, seat: Seat, parsed: ParsedText) -> act.Action:
    if parsed.player is None and "me" not in parsed.others:
        raise parsed.missing("player")
    number = int(seat) + 1 if parsed.player is None else parsed.player
    if not 1 <= number <= state.setting.seats:
        raise parsed.absent("player", number)
    return act.First(number - 1)


def _start(state: AyaState, seat: Seat, parsed: ParsedText) -> act.Action:
    return act.Start(_spot(parsed) if parsed.numbers else Spot(0, 0, 0))


def _take(state: AyaState, seat: Seat, parsed: ParsedText) -> act.Action:
    if "tile" in parsed.others or parsed.terrain:
        return act.Landscape()
    return act.Take()


def _place(state: AyaState, seat: Seat, parsed: ParsedText) -> act.Action:
    if parsed.numbers or parsed.terrain or parsed.river is not None or parsed.domino is not None:
        return _extend(state, seat, parsed)
    raise parsed.missing("place")


_INTERPRETERS: Final[dict[str, Callable[[AyaState, Seat, ParsedText], act.Action]]] = {
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
    "draw": lambda state, seat, parsed: act.Draw(),
    "take": _take,
    "reserve": lambda state, seat, parsed: act.Reserve(),
    "flip": lambda state, seat, parsed: act.Flip(),
    "begin": _begin,
    "start": _start,
    "buffer": _buffer,
    "back": lambda state, seat, parsed: act.Back(),
}
