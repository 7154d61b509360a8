"""The rules of Aya, as functions of the game contract. `placing.py` checks places, `chance.py` applies outcomes of chance.

Seats act in real time: the seat whose turn it is places; every seat may draw ahead and raise fallen dominoes. The ends of an
hourglass and of a turn's time limit are events of timers: `legal_actions(state, CHANCE)` does not list them, but `in` says when
they may be recorded, and `apply` records them.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from rivage.core import CHANCE, IllegalAction, Legal, Listed, Options, Outcome, Seat, Timer
from rivage.games.aya import actions as act
from rivage.games.aya import state as st
from rivage.games.aya.components import GARDEN, MAX_HAND_SPEED, MAX_HAND_SPIN, START
from rivage.games.aya.counting.result import outcome_of
from rivage.games.aya.geometry.spots import Spot
from rivage.games.aya.meta import REAL, SECOND_RULES
from rivage.games.aya.notation import format_action
from rivage.games.aya.state import AyaState, Domino, IdentityKey, LaidTile, Rider, Setting

from . import candidates, chance
from .errors import Refused, RuleViolation
from .placing import check_animal, check_buffer, check_camera, check_domino, check_raise, check_tile, in_the_way

_CHANCE: Final = frozenset((CHANCE,))
_NOBODY: Final[frozenset[Seat]] = frozenset()


def set_up(seats: int, options: Options) -> AyaState:
    """The initial state."""
    setting = Setting(
        seats=seats,
        cameras=int(options["cameras"]),
        table=str(options["table"]),
        hands=str(options["hands"]),
        free_retriggers=int(options["free_retriggers"]),
        patience=int(options["patience"]),
        glass=int(options["glass"]),
        glasses=int(options["glasses"]),
        landscapes=int(options["landscapes"]),
    )
    return AyaState(
        setting=setting,
        phase=st.FIRST if seats > 1 else st.LAYING,
        players=st.deal(seats, 0),
        pool=st.full_pool(setting.cameras),
        tiles_left=setting.tiles,
        animals_left=setting.animals,
    )


def to_act(state: AyaState) -> frozenset[Seat]:
    """The seats that may act: chance if an outcome is pending, nobody when the match is over."""
    return _to_act(IdentityKey(state))


@lru_cache(maxsize=64)
def _to_act(key: IdentityKey) -> frozenset[Seat]:
    # Cached because it is called several times for each state, and searching for possible repairs is slow.
    state = key.state
    if state.phase == st.OVER:
        return _NOBODY
    if state.waits:
        return _CHANCE
    everybody = frozenset(map(Seat, range(state.setting.seats)))
    if state.phase in (st.FIRST, st.READY, st.PAUSE):
        return everybody
    if state.phase == st.PLACING:
        helping = next(candidates.repairs(state), None) is not None
        return frozenset(seat for seat in everybody if helping or seat == state.turn or not state.players[seat].hand)
    if state.phase == st.TOPPLING and not state.pushes:
        return everybody  # any player may make the first push
    return frozenset((Seat(state.turn),))


class _Actions:
    """The legal actions of a seat. There are too many to list, so iteration gives candidates, and `in` is exact."""

    def __init__(self, state: AyaState, seat: Seat) -> None:
        self.state = state
        self.seat = seat

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, act.ActionBase):
            return False
        try:
            _step(self.state, self.seat, action)
        except RuleViolation:
            return False
        return True

    def __iter__(self) -> Iterator[act.Action]:
        return iter(candidates.candidates(self.state, self.seat)) if self.seat in to_act(self.state) else iter(())


def legal_actions(state: AyaState, seat: Seat) -> Legal[act.Action]:
    """The legal actions of a seat: all of them if they can be listed, otherwise candidates in a fixed order.

    `in` is always exact. Outcomes of chance come with their weights.
    """
    if seat == CHANCE and state.waits and state.waits[0] != st.PHYSICS:
        return chance.chances(state)
    if seat in to_act(state) and seat != CHANCE and candidates.is_complete(state, seat):
        return Listed(candidates.candidates(state, seat))
    return _Actions(state, seat)


def apply(state: AyaState, seat: Seat, action: act.Action) -> AyaState:
    """The state after `action`.

    Raises:
        IllegalAction: if it is not legal (a `Refused`, with the key of the reason and the piece that is in the way).
    """
    try:
        return _step(state, seat, action)
    except RuleViolation as refusal:
        where = f"{state.phase}, turn of seat {state.turn}"
        if not isinstance(action, act.ActionBase):
            raise IllegalAction(repr(action), where=where, why="not an action; parse_action parses one from text") from None
        raise Refused(format_action(action), where, refusal) from None


def timers(state: AyaState) -> tuple[Timer, ...]:
    """The running timers: the hourglass, and the time limit of the turn."""
    if state.phase != st.PLACING:
        return ()
    sand, patience = state.setting.glass, state.setting.patience
    wanted = (
        Timer("glass", state.glass, sand, format_action(act.Glass())),
        Timer("patience", state.turns, patience, format_action(act.Late(state.turn)), state.turn),
    )
    return tuple(timer for timer in wanted if timer.seconds)


def simulated(state: AyaState) -> bool:
    """Whether the state waits for a physics simulation."""
    return state.waits[:1] == (st.PHYSICS,)


def no_motion(state: AyaState) -> act.Rests:
    """The outcome of physics in which nothing moved."""
    return act.Rests()


def outcome(state: AyaState) -> Outcome | None:
    """The common outcome, or None before the end of the match."""
    return outcome_of(state) if state.phase == st.OVER else None


# Transitions.


def _step(state: AyaState, seat: Seat, action: act.ActionBase) -> AyaState:
    """The state after `action`; raises `RuleViolation` if it is not legal."""
    if seat == CHANCE:
        return chance.apply_chance(state, action)
    if state.phase == st.PLACING and not state.waits and 0 <= seat < state.setting.seats:
        after = _placing(state, seat, action)
        if seat not in to_act(state):
            raise RuleViolation("not-to-act")
        return after
    if seat not in to_act(state):
        raise RuleViolation("not-to-act")
    if isinstance(action, act.First) and state.phase == st.FIRST:
        if not 0 <= action.seat < state.setting.seats:
            raise RuleViolation("no-seat")
        players = st.deal(state.setting.seats, action.seat)
        return replace(state, phase=st.LAYING, first=action.seat, turn=action.seat, players=players)
    if isinstance(action, act.Start) and state.phase == st.LAYING:
        check_tile(state, action.spot)
        return replace(state, phase=st.READY, tiles=(LaidTile(START, action.spot),))
    if isinstance(action, act.Flip) and state.phase in (st.READY, st.PAUSE):
        return replace(state, phase=st.PLACING, glass=state.glass + 1)
    if isinstance(action, act.Push) and state.phase == st.TOPPLING:
        return _push(state, seat, action)
    raise RuleViolation("not-now")


def _placing(state: AyaState, seat: Seat, action: act.ActionBase) -> AyaState:
    """The state after an action of the placing phase."""
    player = state.players[seat]
    if isinstance(action, act.Draw | act.Take):
        if player.hand:
            raise RuleViolation("hand-full")
        if isinstance(action, act.Draw):
            return state.with_waits((st.DRAW,), seat)
        if not player.reserve:
            raise RuleViolation("reserve-empty")
        return _with_player(state, seat, replace(player, hand=player.reserve[-1], reserve=player.reserve[:-1]))
    if isinstance(action, act.Raise):
        return _raise(state, action)
    if isinstance(action, act.Put):
        return _put(state, action)
    if not isinstance(action, _IN_TURN):
        raise RuleViolation("not-now")
    if seat != state.turn:
        raise RuleViolation("not-your-turn")
    if isinstance(action, act.Turn):
        return _turn(state, action)
    return _declare(state, action) if isinstance(action, act.Declare) else _use_hand(state, action)


def _use_hand(state: AyaState, action: act.ActionBase) -> AyaState:
    """The state after the seat whose turn it is used the domino in its hand."""
    player = state.players[state.turn]
    if not player.hand:
        raise RuleViolation("hand-empty")
    if bool(state.tile) != isinstance(action, act.Lay | act.Back):
        raise RuleViolation("tile-in-hand" if state.tile else "no-tile")
    if isinstance(action, act.Reserve | act.Back):
        return chance.to_reserve(state)
    if isinstance(action, act.Place):
        if action.fork and player.hand != GARDEN:
            raise RuleViolation("no-garden")
        check_domino(state, action.spot)
        return _with_placed_domino(state, action.spot, action.motion, fork=action.fork)
    return _camera(state, action)


_IN_TURN: Final = (act.Turn, act.Declare, act.Place, act.Reserve, act.Landscape, act.Lay, act.Back, act.Animal, act.Buffer)


def _camera(state: AyaState, action: act.ActionBase) -> AyaState:
    """The state after a camera domino brought a landscape or an animal into play."""
    hand = state.players[state.turn].hand
    terrain = hand.removesuffix(st.CAMERA)
    if not hand.endswith(st.CAMERA):
        raise RuleViolation("no-camera")
    if isinstance(action, act.Landscape):
        if not chance.tiles_of(state, terrain):
            raise RuleViolation("no-tiles-left")
        return state.with_waits((st.TILE,), state.turn)
    if isinstance(action, act.Lay):
        check_tile(state, action.tile)
        check_camera(state.tile, action.tile, action.spot)
        check_domino(state, action.spot)
        laid = replace(state, tiles=(*state.tiles, LaidTile(state.tile, action.tile)), tile="")
        return _with_placed_domino(laid, action.spot, action.motion)
    if not chance.animals_of(state, terrain):
        raise RuleViolation("no-animals-left")
    number = len(state.dominoes) + 1
    if isinstance(action, act.Animal):
        check_domino(state, action.spot)
        check_animal(state, action.x, action.y, action.spot, number)
        rider = Rider("", action.x, action.y, number)
        return _with_placed_domino(state, action.spot, action.motion, rider=rider)
    assert isinstance(action, act.Buffer)
    spot = action.spot
    check_buffer(state, spot)
    rider = Rider("", spot.x, spot.y, number, rides=False, buffer=True)
    return _with_placed_domino(state, spot, act.STILL, rider=rider, buffer=True)


def _with_placed_domino(
    state: AyaState, spot: Spot, motion: act.Motion, *, fork: bool = False, buffer: bool = False, rider: Rider | None = None
) -> AyaState:
    """The state with the domino in hand on the table, and the turn passed."""
    motion = _clamped(state, motion)
    player = state.players[state.turn]
    domino = Domino(len(state.dominoes) + 1, player.hand, spot, fork=fork, buffer=buffer)
    waits = (st.ANIMAL,) if rider else ()
    after = replace(
        _with_player(state, state.turn, replace(player, hand="")),
        dominoes=(*state.dominoes, domino),
        riders=(*state.riders, rider) if rider else state.riders,
    ).next_turn()
    return after.with_waits((*waits, *_physics(state)), state.turn).with_release(0 if buffer else domino.id, motion)


def _physics(state: AyaState) -> tuple[str, ...]:
    return (st.PHYSICS,) if state.setting.hands == REAL else ()


def _clamped(state: AyaState, motion: act.Motion) -> act.Motion:
    """The motion of a releasing hand, clamped to its limits."""
    if state.setting.hands != REAL and motion != act.STILL:
        raise RuleViolation("steady")
    along, across, spin = (max(-limit, min(limit, part)) for part, limit in zip(motion, _MAX_MOTION, strict=True))
    return along, across, spin


_MAX_MOTION: Final = (MAX_HAND_SPEED, MAX_HAND_SPEED, MAX_HAND_SPIN)


def _turn(state: AyaState, action: act.Turn) -> AyaState:
    domino = _get_domino(state, action.domino)
    if not domino.stands:
        raise RuleViolation("lies", str(domino.id))
    spot = Spot(domino.spot.x, domino.spot.y, action.a)
    check_domino(state, spot, besides=domino.id)
    after = _with_domino(state, replace(domino, spot=spot, rest=None))
    for rider in state.riders:
        if rider.rides and not chance.rides(after, rider):
            raise RuleViolation("astride")
    return after.with_waits(_physics(state), state.turn)


def _declare(state: AyaState, action: act.Declare) -> AyaState:
    if state.setting.rules <= SECOND_RULES:
        raise RuleViolation("not-now")
    domino = _get_domino(state, action.domino)
    if domino.kind != GARDEN:
        raise RuleViolation("no-garden")
    if domino.fork == action.fork:
        raise RuleViolation("declared", str(domino.id))
    return _with_domino(state, replace(domino, fork=action.fork))


def _raise(state: AyaState, action: act.Raise) -> AyaState:
    domino = _get_domino(state, action.domino)
    if domino.stands:
        raise RuleViolation("stands", str(domino.id))
    motion = _clamped(state, action.motion)
    spot = action.spot or domino.spot
    check_raise(state, domino, spot)
    after = _with_domino(state, replace(domino, spot=spot, buffer=False, rest=None))
    riders = (replace(rider, aside=True, rest=None) if in_the_way(rider, domino, spot) else rider for rider in state.riders)
    return replace(after, riders=tuple(riders)).with_waits(_physics(state), state.turn).with_release(domino.id, motion)


def _put(state: AyaState, action: act.Put) -> AyaState:
    found = [rider for rider in state.riders if rider.animal == action.animal]
    if not found:
        raise RuleViolation("no-animal")
    rider = found[0]
    if rider.rides:
        raise RuleViolation("rides")
    camera = _get_domino(state, rider.camera)
    if not camera.stands:
        raise RuleViolation("lies", str(camera.id))
    check_animal(state, action.x, action.y, camera.spot, camera.id, besides=rider.animal)
    new = Rider(rider.animal, action.x, action.y, rider.camera)
    riders = tuple(new if other is rider else other for other in state.riders)
    return replace(state, riders=riders).with_waits(_physics(state), state.turn)


def needs_consent(state: AyaState, action: act.Action) -> bool:
    """Whether an action needs the consent of all players. Pushing several dominoes at the same time does."""
    return isinstance(action, act.Push) and bool(action.others)


def _push(state: AyaState, seat: Seat, action: act.Push) -> AyaState:
    numbers = action.dominoes
    starts = candidates.start_dominoes(state)
    for number in numbers:
        domino = _get_domino(state, number)
        if not domino.stands:
            raise RuleViolation("lies", str(number))
        if number in state.stuck:
            raise RuleViolation("stuck", str(number))
        if starts and domino not in starts:
            raise RuleViolation("start-first")
    # The first push is of one domino; later, several may be pushed at the same time.
    if list(numbers) != sorted(set(numbers)) or (not state.pushes and action.others):
        raise RuleViolation("start-first" if not state.pushes else "pushed-twice")
    pushed = replace(state, turn=int(seat), pushes=state.pushes + len(numbers), pushed=action.domino, pushed_too=action.others)
    return pushed.with_waits((st.PHYSICS,), int(seat))


def _get_domino(state: AyaState, number: int) -> Domino:
    domino = state.domino(number)
    if domino is None:
        raise RuleViolation("no-domino", str(number))
    return domino


def _with_player(state: AyaState, seat: int, player: st.Player) -> AyaState:
    return replace(state, players=(*state.players[:seat], player, *state.players[seat + 1 :]))


def _with_domino(state: AyaState, domino: Domino) -> AyaState:
    at = domino.id - 1
    return replace(state, dominoes=(*state.dominoes[:at], domino, *state.dominoes[at + 1 :]))
