"""Suggests good actions to players who play by text, best first, each with the sentence that describes it.

`interpret.py` maps each sentence back to the same action. The messages have the prefix `aya-phrase-`.
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from rivage.core import Detail, Seat, Sentence
from rivage.games.aya import actions as act
from rivage.games.aya import state as st
from rivage.games.aya.components import ANIMAL, GARDEN, SOURCE, START
from rivage.games.aya.geometry.rivers import felled, stood
from rivage.games.aya.geometry.spots import TENTHS, TURN, Spot
from rivage.games.aya.rules import candidates
from rivage.games.aya.rules.placing import allowed, check_animal, check_buffer, check_camera, check_domino, check_tile
from rivage.games.aya.state import AyaState, LaidTile, ports_of

from .interpret import BUFFER_DISTANCE, DEFAULT_TURN
from .next_spots import RiverEnd, across, beyond, camera_beyond, entered_at, midway, open_ends, out_of, river_ends, tile_beyond

Suggestion = tuple[act.Action, Sentence]
"""An action and the sentence that describes it."""

MAX_ENDS: Final = 4
"""Ends of rivers, and tiles, in the suggestions."""
MAX_PUSHES: Final = 12
"""Dominoes in the suggestions to push or to raise."""
NUDGE_TENTHS: Final = 50
"""Tenths of a degree by which the suggestions turn a domino."""
_STARTS: Final = (Spot(0, 0, 0), Spot(-4000, 0, 3000), Spot(4000, 0, 1200))
"""Places for the Start tile: in the middle; near the left edge, pointing right; near the right edge, pointing left."""


def suggestions(state: AyaState, seat: Seat) -> list[tuple[act.Action, Sentence | None]]:
    """Suggestions for a seat that may act. All of them are legal."""
    return list(_suggest(state, seat))


def _suggest(state: AyaState, seat: Seat) -> Iterator[Suggestion]:
    if state.phase == st.FIRST:
        seats = range(state.setting.seats)
        for number in sorted(seats, key=lambda each: each != seat):
            yield act.First(number), _do("first", number=number + 1)
    elif state.phase == st.LAYING:
        for spot in _STARTS:
            if allowed(check_tile, state, spot):
                yield act.Start(spot), _start(spot)
    elif state.phase in (st.READY, st.PAUSE):
        yield act.Flip(), _do("flip")
    elif state.phase == st.TOPPLING:
        yield from ((act.Push(number), _do("push", domino=number)) for number in _pushes(state))
        rest = candidates.remaining_pushes(state)
        if len(rest) > 1:
            yield act.Push(rest[0], rest[1:]), _do("push-all")
    elif state.phase == st.PLACING:
        yield from _placing(state, seat)


def _placing(state: AyaState, seat: Seat) -> Iterator[Suggestion]:
    player = state.players[seat]
    if seat == state.turn and state.tile:
        yield from _tile_placements(state)
        yield act.Back(), _do("back")
    elif seat == state.turn and player.hand:
        yield from _hand_uses(state, player.hand)
        yield act.Reserve(), _do("reserve")
    elif not player.hand:
        yield act.Draw(), _do("draw")
        if player.reserve:
            yield act.Take(), _do("take")
    yield from _repairs(state)
    if seat == state.turn and not state.tile:
        yield from _turns(state)
        yield from (
            (action, _do("declare", domino=action.domino, fork="yes" if action.fork else "no"))
            for action in candidates.declarations(state)
        )


def _repairs(state: AyaState) -> Iterator[Suggestion]:
    """Suggestions to raise a domino or put an animal back."""
    for action in islice(candidates.repairs(state), MAX_PUSHES):
        if isinstance(action, act.Raise):
            # A sentence without coordinates means a spot near by; other spots need the notation.
            domino = state.dominoes[action.domino - 1]
            if candidates.raise_spot(state, domino) is not None:
                yield action, _do("raise", domino=action.domino)
        elif isinstance(action, act.Put):
            (rider,) = (rider for rider in state.riders if rider.animal == action.animal)
            yield action, _do("put", domino=rider.camera)


def _pushes(state: AyaState) -> list[int]:
    """Numbers of the dominoes to suggest for a push: the first of each river, then the others, by the number of falls."""
    legal = [
        action.domino for action in candidates.candidates(state, state.turn) if isinstance(action, act.Push) and not action.others
    ]
    firsts = {end.river.first for end in river_ends(state)}
    upright = stood(state)
    return sorted(legal, key=lambda number: (number not in firsts, -len(felled(upright, number)), number))[:MAX_PUSHES]


# Suggestions for the domino in hand.


def _hand_uses(state: AyaState, kind: str) -> Iterator[Suggestion]:
    ends = open_ends(state)[:MAX_ENDS]
    if kind.endswith(st.CAMERA):
        yield from _cameras(state, kind.removesuffix(st.CAMERA), ends)
    yield from _over_tiles(state, kind.removesuffix(st.CAMERA))
    for turn in (0, DEFAULT_TURN, -DEFAULT_TURN):
        for end in ends:
            spot = beyond(end.spot, turn=turn)
            if allowed(check_domino, state, spot):
                yield act.Place(spot), _extend(end, turn)
    if kind == GARDEN:
        for end in ends:
            spot = beyond(end.spot)
            if allowed(check_domino, state, spot):
                yield act.Place(spot, fork=True), _of_end("fork", end)


def _cameras(state: AyaState, terrain: str, ends: Iterable[RiverEnd]) -> Iterator[Suggestion]:
    if any(tile.startswith(terrain) for tile in state.tiles_left):
        yield act.Landscape(), _do("landscape")
    if not any(ANIMAL[animal].terrain == terrain for animal in state.animals_left):
        return
    number = len(state.dominoes) + 1
    beside = None
    for end in ends:
        spot = beyond(end.spot)
        x, y = midway(end.spot, spot)
        if allowed(check_domino, state, spot) and allowed(check_animal, state, x, y, spot, number):
            yield act.Animal(spot, x, y), _of_end("animal", end)
        flat = beyond(end.spot).ahead(0, BUFFER_DISTANCE)
        if beside is None and allowed(check_buffer, state, flat):
            beside = act.Buffer(flat), _of_end("buffer", end)
    if beside is not None:
        yield beside


def _over_tiles(state: AyaState, terrain: str) -> Iterator[Suggestion]:
    """Suggestions over tiles, those of the terrain first, then out of free ports."""
    tiles = sorted(state.tiles, key=lambda tile: (terrain != GARDEN and tile.terrain not in (terrain, START), tile.id != START))
    for tile in tiles:
        spot = next(across(state, tile), None)
        if spot is not None and allowed(check_domino, state, spot):
            yield act.Place(spot), _of_tile("cross", tile)
    for tile in tiles[:MAX_ENDS]:
        entered = entered_at(state, tile)
        for port in range(len(tile.ports)):
            spot = out_of(tile, port)
            if port != entered and allowed(check_domino, state, spot):
                yield act.Place(spot), _of_tile("leave", tile, port=port + 1)


def _tile_placements(state: AyaState) -> Iterator[Suggestion]:
    """Suggestions for the tile in hand: at the ends of rivers, by each of its ports, and beyond free ports of other tiles."""
    for port in range(len(ports_of(state.tile, Spot(0, 0)))):
        for end in open_ends(state)[:MAX_ENDS]:
            if (lay := _lay(state, beyond(end.spot), port)) is not None:
                what, number = _named(end)
                yield lay, _do("lay", what=what, number=number, port=port + 1)
    for tile in state.tiles[-MAX_ENDS:]:
        entered = entered_at(state, tile)
        for port in range(len(tile.ports)):
            free = port != entered and allowed(check_domino, state, out_of(tile, port))
            if free and (lay := _lay(state, camera_beyond(tile, port), 0)) is not None:
                yield lay, _of_tile("lay-beyond", tile, port=port + 1)


def _lay(state: AyaState, camera: Spot, port: int) -> act.Lay | None:
    """The action that places the tile in hand, entered at that port by a domino at `camera`; None if it is not allowed."""
    laid = tile_beyond(state.tile, camera, port)
    if not (allowed(check_tile, state, laid) and allowed(check_domino, state, camera)):
        return None
    return act.Lay(laid, camera) if allowed(check_camera, state.tile, laid, camera) else None


def _turns(state: AyaState) -> Iterator[Suggestion]:
    """Suggestions to turn the most recent domino a little to either side."""
    if not state.dominoes or not (last := state.dominoes[-1]).stands or any(rider.rides for rider in state.riders):
        return
    for way, turn in (("left", NUDGE_TENTHS), ("right", -NUDGE_TENTHS)):
        a = (last.spot.a + turn) % TURN
        if allowed(check_domino, state, Spot(last.spot.x, last.spot.y, a), besides=last.id):
            yield act.Turn(last.id, a), _do("turn", domino=last.id, way=way, turn=NUDGE_TENTHS // TENTHS)


# Sentences.


def _do(key: str, **args: Detail) -> Sentence:
    return Sentence(f"aya-phrase-{key}", {**args})


def _start(spot: Spot) -> Sentence:
    if spot == Spot(0, 0, 0):
        return _do("start")
    return _do("start-at", x=spot.x // TENTHS, y=spot.y // TENTHS, heading=spot.a // TENTHS)


def _named(end: RiverEnd) -> tuple[str, int]:
    """The name of an end: its river, or its domino if the river has several ends."""
    return ("river", end.river.number) if end.is_main else ("domino", end.domino)


def _of_end(key: str, end: RiverEnd) -> Sentence:
    what, number = _named(end)
    return _do(key, what=what, number=number)


def _extend(end: RiverEnd, turn: int) -> Sentence:
    if not turn:
        return _of_end("extend", end)
    what, number = _named(end)
    return _do("extend-turned", what=what, number=number, way="left" if turn > 0 else "right", turn=abs(turn) // TENTHS)


def _of_tile(key: str, tile: LaidTile, **args: Detail) -> Sentence:
    terrain, _, kind = tile.id.partition("-")
    return _do(key, terrain=terrain, kind=kind or SOURCE.name, **args)
