"""Candidate actions in a fixed order: a sample of all legal actions, enough for random play and first suggestions."""

from collections.abc import Iterator
from itertools import product
from typing import Final

from rivage.games.aya import actions as act
from rivage.games.aya import state as st
from rivage.games.aya.components import ANIMAL, BUFFER_REACH, GARDEN, SOURCE, START
from rivage.games.aya.geometry.rivers import heads, stood
from rivage.games.aya.geometry.spots import TENTHS, TILE, TURN, Spot
from rivage.games.aya.geometry.standard_spots import STRIDE
from rivage.games.aya.meta import SECOND_RULES
from rivage.games.aya.state import AyaState, Domino, Rider, place_of, ports_of

from .placing import allowed, check_animal, check_buffer, check_camera, check_domino, check_raise, check_tile, on_tile

CAMERA_DISTANCE: Final = 220
"""Tenths of a millimetre from the rim of a tile to the centre of a camera domino."""
_TURNS: Final = (0, 150, -150)
_RECENT_DOMINOES: Final = 6
"""Dominoes. Places for an animal are searched next to this number of the most recent dominoes."""


def candidates(state: AyaState, seat: int) -> list[act.Action]:
    """Candidate actions of a seat that may act; never empty."""
    if state.waits:
        return list(_physics_outcomes(state))
    if state.phase == st.FIRST:
        return [act.First(seat) for seat in range(state.setting.seats)]
    if state.phase == st.LAYING:
        return [act.Start(Spot(0, 0, 0)), act.Start(Spot(-1000, 500, 900))]
    if state.phase in (st.READY, st.PAUSE):
        return [act.Flip()]
    if state.phase == st.TOPPLING:
        pushable = start_dominoes(state) or [domino for domino in state.standing() if domino.id not in state.stuck]
        each: list[act.Action] = [act.Push(domino.id) for domino in pushable]
        rest = remaining_pushes(state)
        return [*each, act.Push(rest[0], rest[1:])] if len(rest) > 1 else each
    return [*_own_actions(state, seat), *repairs(state)]


def is_complete(state: AyaState, seat: int) -> bool:
    """Whether the candidates of a seat that may act are all its legal actions.

    They are not if some action needs a choice of place.
    """
    if state.phase == st.TOPPLING:
        # After the first push, any number of the remaining dominoes may be pushed together.
        return len(remaining_pushes(state)) <= 1
    if state.phase != st.PLACING:
        return state.phase != st.LAYING
    # Turning a domino in one's turn, raising one and putting back an animal need a choice of place or angle.
    turns = seat == state.turn and bool(state.dominoes)
    upright = all(domino.stands for domino in state.dominoes) and all(rider.rides for rider in state.riders)
    return not state.players[seat].hand and not turns and upright


def start_dominoes(state: AyaState) -> list[Domino]:
    """The dominoes of which one must be pushed first: those that stand on the Start tile, if there are any."""
    if state.pushes:
        return []
    starts = [tile for tile in state.tiles if tile.id == START]
    return [domino for domino in state.standing() if any(on_tile(domino, tile) for tile in starts)]


def remaining_pushes(state: AyaState) -> tuple[int, ...]:
    """Numbers of the dominoes to push together so that all remaining dominoes fall; empty before the first push."""
    return tuple(number for number in heads(stood(state)) if number not in state.stuck) if state.pushes else ()


def repairs(state: AyaState) -> Iterator[act.Action]:
    """Repairs that any seat may make at any time during placing: raise a domino, put an animal back."""
    cornered = []
    for domino in state.dominoes:
        if not domino.stands:
            if (spot := raise_spot(state, domino)) is None:
                cornered.append(domino)
            else:
                yield act.Raise(domino.id) if spot == domino.spot else act.Raise(domino.id, spot)
    for rider in state.riders:
        if not rider.rides and (place := riding_place(state, rider)) is not None:
            yield act.Put(rider.animal, *place)
    # This search is slow, so it comes last: a domino without room where it stood, or near there in its old direction.
    for domino in cornered:
        if (spot := _any_raise_spot(state, domino)) is not None:
            yield act.Raise(domino.id, spot)


def riding_place(state: AyaState, rider: Rider) -> tuple[int, int] | None:
    """A place where an animal can be put back on its domino, or None."""
    camera = state.domino(rider.camera)
    if camera is None or not camera.stands:
        return None
    for x, y in _seats_on(state, camera):
        if allowed(check_animal, state, x, y, camera.spot, camera.id, besides=rider.animal):
            return x, y
    return None


def raise_spot(state: AyaState, domino: Domino) -> Spot | None:
    """A spot where a lying domino can be raised, in its place or else near it; None if there is no room."""
    for away in (0, 100, 200, 300, 400, 500):
        for turn in range(0, TURN, 600):
            ahead = Spot(domino.spot.x, domino.spot.y, turn).ahead(away)
            spot = Spot(ahead.x, ahead.y, domino.spot.a)
            if allowed(check_raise, state, domino, spot):
                return spot
            if not away:
                break
    return None


def _any_raise_spot(state: AyaState, domino: Domino) -> Spot | None:
    """A spot near where a lying domino stood or lies, in any direction; None if there is no room."""
    near = [domino.spot, *([Spot(*place_of(domino.rest))] if domino.rest is not None else [])]
    for place, away, direction in product(near, range(0, BUFFER_REACH + 1, 100), range(0, TURN, 300)):
        centre = Spot(place.x, place.y, direction).ahead(away)
        for heading in range(0, TURN // 2, 300):
            spot = Spot(centre.x, centre.y, (domino.spot.a + heading) % TURN)
            if allowed(check_raise, state, domino, spot):
                return spot
    return None


def _seats_on(state: AyaState, camera: Domino) -> Iterator[tuple[int, int]]:
    """Places for an animal between a camera domino and its neighbours, starting midway."""
    for domino in state.standing():
        if domino is not camera and max(abs(domino.spot.x - camera.spot.x), abs(domino.spot.y - camera.spot.y)) < 2 * STRIDE:
            for part in (4, 5, 3, 6, 2):
                yield (
                    camera.spot.x + part * (domino.spot.x - camera.spot.x) // 8,
                    camera.spot.y + part * (domino.spot.y - camera.spot.y) // 8,
                )


def _own_actions(state: AyaState, seat: int) -> Iterator[act.Action]:
    """Candidate actions of a seat with its own pieces."""
    player = state.players[seat]
    if not player.hand:
        yield act.Draw()
        if player.reserve:
            yield act.Take()
        return
    if seat != state.turn:
        return
    if state.tile:
        yield from _tile_placements(state)
        yield act.Back()
        return
    spots = list(_spots(state))
    yield from (act.Place(spot) for spot in spots)
    if player.hand == GARDEN:
        yield from (act.Place(spot, fork=True) for spot in spots)
    yield act.Reserve()
    if state.dominoes:
        last = state.dominoes[-1]
        turned = act.Turn(last.id, (last.spot.a + 50) % TURN)
        rides = any(rider.rides for rider in state.riders)
        if last.stands and not rides and allowed(check_domino, state, Spot(last.spot.x, last.spot.y, turned.a), besides=last.id):
            yield turned
    yield from declarations(state)
    if player.hand.endswith(st.CAMERA):
        yield from _cameras(state, player.hand.removesuffix(st.CAMERA), spots)


def declarations(state: AyaState) -> Iterator[act.Declare]:
    """Actions that change the declaration of a Garden on the table. The first two versions of the rules have none."""
    if state.setting.rules > SECOND_RULES:
        yield from (act.Declare(domino.id, not domino.fork) for domino in state.dominoes if domino.kind == GARDEN)


def _cameras(state: AyaState, terrain: str, spots: list[Spot]) -> Iterator[act.Action]:
    if any(tile.startswith(terrain) for tile in state.tiles_left):
        yield act.Landscape()
    if not any(ANIMAL[animal].terrain == terrain for animal in state.animals_left):
        return
    for domino in state.standing()[-_RECENT_DOMINOES:]:
        spot = domino.spot.ahead(STRIDE)
        x, y = (spot.x + domino.spot.x) // 2, (spot.y + domino.spot.y) // 2
        if allowed(check_domino, state, spot) and allowed(check_animal, state, x, y, spot, len(state.dominoes) + 1):
            yield act.Animal(spot, x, y)
    for spot in spots[:1]:
        beside = spot.ahead(0, STRIDE)
        if allowed(check_buffer, state, beside):
            yield act.Buffer(beside)


def _spots(state: AyaState) -> Iterator[Spot]:
    """Spots for the next domino: after the last dominoes, or at a port of a tile."""
    seen = set()
    for domino in state.standing()[-2:]:
        for turn in _TURNS:
            seen.add(domino.spot.ahead(STRIDE, turn=turn % TURN))
    for tile in state.tiles[:2]:
        for port in SOURCE.ports if tile.id == START else (0,):
            seen.add(Spot(tile.spot.x, tile.spot.y, (tile.spot.a + port) % TURN).ahead(TILE // 2))
    for spot in sorted(seen, key=lambda spot: (spot.x, spot.y, spot.a)):
        if allowed(check_domino, state, spot):
            yield spot


def _tile_placements(state: AyaState) -> Iterator[act.Lay]:
    """Some places for the tile in hand, with its camera domino in front of the first port."""
    width, depth = state.setting.size
    step = 2 * TILE + STRIDE
    found = 0
    for x in range(-width * TENTHS // 2 + step // 2, width * TENTHS // 2, step):
        for y in range(-depth * TENTHS // 2 + step // 2, depth * TENTHS // 2, step):
            laid = Spot(x, y, 300)
            port = ports_of(state.tile, laid)[0]
            out = Spot(x, y, port).ahead(TILE + CAMERA_DISTANCE)
            spot = Spot(out.x, out.y, (port + TURN // 2) % TURN)
            if (
                allowed(check_tile, state, laid)
                and allowed(check_camera, state.tile, laid, spot)
                and allowed(check_domino, state, spot)
            ):
                yield act.Lay(laid, spot)
                found += 1
                if found == 2:
                    return


def _physics_outcomes(state: AyaState) -> Iterator[act.Action]:
    """Possible outcomes of physics: nothing moves, one domino falls, or it takes others with it."""
    standing = [domino.id for domino in state.standing()]
    number = state.pushed if state.phase == st.TOPPLING else (standing[-1] if standing else 0)
    if number:
        yield act.Fell((number,))
        others = tuple(standing[:: 2 if number in standing[::2] else 1])
        if others != (number,):
            yield act.Fell(others)
    yield act.Rests()
