"""Applies the outcomes of chance, physics and timers."""

from collections.abc import Sequence
from typing import Final, TypeVar

from msgspec.structs import replace

from rivage.core import Chances
from rivage.games.aya import actions as act
from rivage.games.aya import state as st
from rivage.games.aya.bodies import animal_pose
from rivage.games.aya.components import ANIMAL, HEIGHT
from rivage.games.aya.meta import BY_GLASS, BY_STOCK
from rivage.games.aya.state import (
    DOMINO_KINDS,
    MICRONS,
    MILLIONTHS,
    AyaState,
    Rider,
    domino_at_rest,
    flat_rest,
    place_of,
    rest_of,
)

from .errors import RuleViolation
from .placing import astride

T = TypeVar("T", int, str)

MAX_COORDINATE: Final = 10_000 * MICRONS
"""Micrometres. Largest absolute coordinate of a final pose: ten metres."""
_MAX_SINK_MM: Final = 1.0
"""Millimetres. An animal that is lower than the top of a standing domino by more than this has fallen."""
_MAX_LENGTH_ERROR: Final = 0.02
"""Largest difference between 1 and the squared length of a recorded quaternion."""


def chances(state: AyaState) -> Chances[act.Action]:
    """The outcomes that chance may draw, with their weights."""
    wait = state.waits[0]
    hand = state.players[state.actor].hand
    if wait == st.DRAW:
        left = [(kind, number) for kind, number in zip(DOMINO_KINDS, state.pool, strict=True) if number]
        return Chances([act.Drew(kind) for kind, _ in left], [number for _, number in left])
    if wait == st.TILE:
        pile = tiles_of(state, hand.removesuffix(st.CAMERA))
        return Chances([act.Tile(tile.split("-")[1]) for tile in [tile for tile in pile if tile in state.tops] or pile])
    return Chances([act.Meet(animal) for animal in animals_of(state, state.dominoes[-1].terrain)])


def tiles_of(state: AyaState, terrain: str) -> list[str]:
    """Ids of the tiles left in a terrain's pile."""
    return [tile for tile in state.tiles_left if tile.split("-")[0] == terrain]


def animals_of(state: AyaState, terrain: str) -> list[str]:
    """Keys of the animals left in a terrain's pile."""
    return [animal for animal in state.animals_left if ANIMAL[animal].terrain == terrain]


def apply_chance(state: AyaState, action: act.ActionBase) -> AyaState:
    """The state after an outcome of chance, physics or a timer; raises `RuleViolation`."""
    if isinstance(action, act.Glass | act.Late):
        return _after_timer(state, action)
    if not state.waits:
        raise RuleViolation("no-chance")
    wait = state.waits[0]
    if wait == st.PHYSICS:
        if not isinstance(action, act.Rests | act.Fell):
            raise RuleViolation("no-chance")
        moved = replace(_moved(state, action), released=0, motion=act.STILL).with_waits(state.waits[1:], state.actor)
        return _after_physics(moved, stood=len(state.standing()))
    if action not in chances(state):
        raise RuleViolation("no-chance")
    after = state.with_waits(state.waits[1:], state.actor)
    if isinstance(action, act.Drew):
        return _drew(after, state.actor, action.kind)
    if isinstance(action, act.Tile):
        drawn = f"{state.players[state.actor].hand.removesuffix(st.CAMERA)}-{action.kind}"
        left, tops = (tuple(tile for tile in tiles if tile != drawn) for tiles in (state.tiles_left, state.tops))
        return replace(after, tile=drawn, tiles_left=left, tops=tops)
    assert isinstance(action, act.Meet)
    return replace(
        after,
        riders=(*state.riders[:-1], replace(state.riders[-1], animal=action.animal)),
        animals_left=tuple(animal for animal in state.animals_left if animal != action.animal),
    )


def _drew(state: AyaState, seat: int, kind: str) -> AyaState:
    at = DOMINO_KINDS.index(kind)
    player = state.players[seat]
    player = replace(player, stock=player.stock - 1, hand=kind)
    after = replace(
        state,
        pool=(*state.pool[:at], state.pool[at] - 1, *state.pool[at + 1 :]),
        players=(*state.players[:seat], player, *state.players[seat + 1 :]),
    )
    return after if player.stock else stop_placing(after, BY_STOCK)


def _after_timer(state: AyaState, action: act.Glass | act.Late) -> AyaState:
    """The state after an hourglass ran out, or the time limit of a turn passed."""
    if state.phase != st.PLACING or state.waits:
        raise RuleViolation("not-now")
    if isinstance(action, act.Glass):
        if not state.setting.glass:
            raise RuleViolation("not-now")
        return replace(state, phase=st.PAUSE) if state.glass < state.setting.glasses else stop_placing(state, BY_GLASS)
    if not state.setting.patience or action.seat != state.turn:
        raise RuleViolation("not-now")
    if state.players[state.turn].hand:
        return to_reserve(state)
    return state.next_turn()


def stop_placing(state: AyaState, ending: str) -> AyaState:
    """End the placing phase. Dominoes in the hands stay there, and the first player pushes first."""
    after = replace(state, phase=st.TOPPLING, ended=ending, tile="", turn=state.first, waits=(), actor=0)
    return after if after.standing() else replace(after, phase=st.OVER)


def to_reserve(state: AyaState) -> AyaState:
    """Put the domino in hand on the reserve and a tile in hand back on its pile, and pass the turn."""
    seat = state.turn
    player = state.players[seat]
    player = replace(player, hand="", reserve=(*player.reserve, player.hand))
    return replace(
        state,
        players=(*state.players[:seat], player, *state.players[seat + 1 :]),
        tile="",
        tiles_left=tuple(tile for tile in st.TILES if tile in state.tiles_left or tile == state.tile),
        tops=(*state.tops, state.tile) if state.tile else state.tops,
    ).next_turn()


# Physics.


def _moved(state: AyaState, action: act.Rests | act.Fell) -> AyaState:
    """The state with all pieces at their final poses."""
    if isinstance(action, act.Fell):
        _check_order(action.dominoes)
        rests: list[tuple[int, act.Rest]] = []
        for number in action.dominoes:
            domino = state.domino(number)
            if domino is None or not domino.stands:
                raise RuleViolation("nonsense")
            rests.append((number, flat_rest(domino.spot)))
        action = act.Rests(tuple(rests))
    _check_order([number for number, _ in action.dominoes])
    _check_order([animal for animal, _ in action.animals])
    dominoes = list(state.dominoes)
    for number, rest in action.dominoes:
        if state.domino(number) is None or not is_valid_rest(rest):
            raise RuleViolation("nonsense")
        dominoes[number - 1] = domino_at_rest(dominoes[number - 1], rest)
    resting = dict(action.animals)
    known = {rider.animal for rider in state.riders if not rider.aside}
    if not resting.keys() <= known or not all(map(is_valid_rest, resting.values())):
        raise RuleViolation("nonsense")
    after = replace(state, dominoes=tuple(dominoes))
    return replace(after, riders=tuple(_carried(state, after, rider, resting.get(rider.animal)) for rider in state.riders))


def _carried(before: AyaState, state: AyaState, rider: Rider, rest: act.Rest | None) -> Rider:
    """An animal after a simulation: moved to `rest`, and on its dominoes or fallen."""
    if rest is not None:
        x, y = place_of(rest)
        high = rest.z >= (HEIGHT - _MAX_SINK_MM) * MICRONS
        rider = replace(rider, x=x, y=y, rides=rider.rides and high, rest=rest)
    if not rider.rides or rides(state, rider):
        return rider
    # It may still lie on other dominoes, so it keeps the pose that it had before.
    return replace(rider, rides=False, rest=rider.rest or rest_of(animal_pose(before, rider)))


def rides(state: AyaState, rider: Rider) -> bool:
    """Whether an animal still lies on its camera domino and another one."""
    camera = state.domino(rider.camera)
    return camera is not None and camera.stands and astride(state, rider.x, rider.y, camera.spot, camera.id)


def _after_physics(state: AyaState, stood: int) -> AyaState:
    """The state after a simulation. While toppling, the next seat pushes, or the game is over.

    A domino that was pushed and still stands cannot be pushed again unless another domino has fallen since.
    """
    if state.phase != st.TOPPLING or state.waits:
        return state
    standing = {domino.id for domino in state.standing()}
    if len(standing) < stood:
        stuck: set[int] = set()
    else:
        stuck = {*state.stuck, *standing.intersection(state.all_pushed())}
    after = replace(state, stuck=tuple(sorted(stuck)), turn=(state.turn + 1) % state.setting.seats)
    more = any(domino.id not in after.stuck for domino in after.standing())
    return after if more else replace(after, phase=st.OVER)


def is_valid_rest(rest: act.Rest) -> bool:
    """Whether a final pose is possible: within range, and with a quaternion of length 1."""
    if max(abs(rest.x), abs(rest.y), abs(rest.z)) > MAX_COORDINATE:
        return False
    square = sum((q / MILLIONTHS) ** 2 for q in (rest.qx, rest.qy, rest.qz, rest.qw))
    return abs(square - 1) <= _MAX_LENGTH_ERROR


def _check_order(names: Sequence[T]) -> None:
    """Check that names are in order and unique, so that each outcome has only one notation."""
    if list(names) != sorted(set(names)):
        raise RuleViolation("nonsense")
