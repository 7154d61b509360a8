"""What chance, physics and time settle."""

from collections.abc import Sequence
from typing import Final, TypeVar

from msgspec.structs import replace

from rivage.core import Chances
from rivage.games.aya import actions as act
from rivage.games.aya import state as st
from rivage.games.aya.bodies import animal_pose
from rivage.games.aya.components import ANIMAL, HEIGHT
from rivage.games.aya.meta import BY_GLASS, BY_STOCK
from rivage.games.aya.state import DOMINO_KINDS, MICRONS, MILLIONTHS, AyaState, Rider, fell_flat, place_of, rest_of, settled

from .errors import RuleViolation
from .placing import astride

T = TypeVar("T", int, str)

FARTHEST: Final = 10_000 * MICRONS
"""Nothing comes to rest farther away: ten metres."""
_SUNK: Final = 1.0
"""An animal that lies lower than so many millimetres under the top of a standing domino has come down."""
_CROOKED: Final = 0.02
"""The square of a recorded quaternion's length may differ from 1 by so much."""


def chances(state: AyaState) -> Chances[act.Action]:
    """What may be drawn or turned up, each with its weight."""
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
    """The tiles left in a terrain's pile."""
    return [tile for tile in state.tiles_left if tile.split("-")[0] == terrain]


def animals_of(state: AyaState, terrain: str) -> list[str]:
    """The animals left in a terrain's pile."""
    return [animal for animal in state.animals_left if ANIMAL[animal].terrain == terrain]


def settle(state: AyaState, action: act.ActionBase) -> AyaState:
    """The state after what chance, physics or time did; raises `RuleViolation`."""
    if isinstance(action, act.Glass | act.Late):
        return _time(state, action)
    if not state.waits:
        raise RuleViolation("no-chance")
    wait = state.waits[0]
    if wait == st.PHYSICS:
        if not isinstance(action, act.Rests | act.Fell):
            raise RuleViolation("no-chance")
        moved = replace(_moved(state, action), released=0, motion=act.STILL).waiting(state.waits[1:], state.actor)
        return _after_physics(moved, stood=len(state.standing()))
    if action not in chances(state):
        raise RuleViolation("no-chance")
    after = state.waiting(state.waits[1:], state.actor)
    if isinstance(action, act.Drew):
        return _drew(after, state.actor, action.kind)
    if isinstance(action, act.Tile):
        tile = f"{state.players[state.actor].hand.removesuffix(st.CAMERA)}-{action.kind}"
        left, tops = (tuple(each for each in tiles if each != tile) for tiles in (state.tiles_left, state.tops))
        return replace(after, tile=tile, tiles_left=left, tops=tops)
    assert isinstance(action, act.Meet)
    return replace(
        after,
        riders=(*state.riders[:-1], replace(state.riders[-1], animal=action.animal)),
        animals_left=tuple(each for each in state.animals_left if each != action.animal),
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


def _time(state: AyaState, action: act.Glass | act.Late) -> AyaState:
    """The sand has run through, or a seat has thought too long."""
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
    return state.passed()


def stop_placing(state: AyaState, why: str) -> AyaState:
    """Placing ends at once: what is in the hands stays there, and the first player pushes."""
    after = replace(state, phase=st.TOPPLING, ended=why, tile="", turn=state.first, waits=(), actor=0)
    return after if after.standing() else replace(after, phase=st.OVER)


def to_reserve(state: AyaState) -> AyaState:
    """The domino in hand goes on top of the reserve, a tile in hand back on top of its pile, and the turn passes."""
    seat = state.turn
    player = state.players[seat]
    player = replace(player, hand="", reserve=(*player.reserve, player.hand))
    return replace(
        state,
        players=(*state.players[:seat], player, *state.players[seat + 1 :]),
        tile="",
        tiles_left=tuple(tile for tile in st.TILES if tile in state.tiles_left or tile == state.tile),
        tops=(*state.tops, state.tile) if state.tile else state.tops,
    ).passed()


# Physics.


def _moved(state: AyaState, action: act.Rests | act.Fell) -> AyaState:
    """The table with everything where it rests now."""
    if isinstance(action, act.Fell):
        _check_order(action.dominoes)
        rests: list[tuple[int, act.Rest]] = []
        for number in action.dominoes:
            domino = state.domino(number)
            if domino is None or not domino.stands:
                raise RuleViolation("nonsense")
            rests.append((number, fell_flat(domino.spot)))
        action = act.Rests(tuple(rests))
    _check_order([number for number, _ in action.dominoes])
    _check_order([animal for animal, _ in action.animals])
    dominoes = list(state.dominoes)
    for number, rest in action.dominoes:
        if state.domino(number) is None or not sensible(rest):
            raise RuleViolation("nonsense")
        dominoes[number - 1] = settled(dominoes[number - 1], rest)
    resting = dict(action.animals)
    known = {rider.animal for rider in state.riders if not rider.aside}
    if not resting.keys() <= known or not all(map(sensible, resting.values())):
        raise RuleViolation("nonsense")
    after = replace(state, dominoes=tuple(dominoes))
    return replace(after, riders=tuple(_carried(state, after, rider, resting.get(rider.animal)) for rider in state.riders))


def _carried(before: AyaState, state: AyaState, rider: Rider, rest: act.Rest | None) -> Rider:
    """An animal after physics: moved to `rest`, and astride still or not."""
    if rest is not None:
        x, y = place_of(rest)
        high = rest.z >= (HEIGHT - _SUNK) * MICRONS
        rider = replace(rider, x=x, y=y, rides=rider.rides and high, rest=rest)
    if not rider.rides or rides(state, rider):
        return rider
    # It may lie on others still, though no longer on its own: then it is where it was.
    return replace(rider, rides=False, rest=rider.rest or rest_of(animal_pose(before, rider)))


def rides(state: AyaState, rider: Rider) -> bool:
    """Whether an animal still lies astride its camera domino and another."""
    camera = state.domino(rider.camera)
    return camera is not None and camera.stands and astride(state, rider.x, rider.y, camera.spot, camera.id)


def _after_physics(state: AyaState, stood: int) -> AyaState:
    """During placing it goes on; during toppling the next seat pushes, or all is over.

    A domino that was pushed and stands is not pushed again, unless something has fallen since: then things may be different.
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


def sensible(rest: act.Rest) -> bool:
    """Whether a body can have come to rest so."""
    if max(abs(rest.x), abs(rest.y), abs(rest.z)) > FARTHEST:
        return False
    square = sum((q / MILLIONTHS) ** 2 for q in (rest.qx, rest.qy, rest.qz, rest.qw))
    return abs(square - 1) <= _CROOKED


def _check_order(names: Sequence[T]) -> None:
    """Outcomes name pieces in order and once, so that each is written in one way only."""
    if list(names) != sorted(set(names)):
        raise RuleViolation("nonsense")
