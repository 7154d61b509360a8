"""The effects of actions in the set-up and at the start and end of a turn. The effects inside a turn are in `turn.py`."""

from collections.abc import Callable
from typing import Final

from rivage.core import CHANCE, Seat

from . import actions, meta
from . import state as phases
from .actions import Action
from .components import BEAR_START, BIG, BIG_TILE, CURRENT_START, CURRENTS, FISH, MAX_TURNS, OTHER, REPETITIONS
from .river import NOBODY, ending, outcome_of
from .state import NO_PROGRESS, AnyEffect, DeepRiverState, Drawn, Ended, Named, Position, Progress, Setting, Took, Turned
from .turn import Turn

_CHANCE: Final = frozenset((CHANCE,))
_SEATS: Final = tuple(frozenset((Seat(seat),)) for seat in (0, 1))
_TURNED: Final = {side: Turned(side) for side in OTHER}
_FREE: Final = {
    tilted: tuple(action for digit, action in zip("123", actions.PLAY, strict=True) if digit not in tilted)
    for tilted in ("", "1", "2", "3", "12", "13", "23")
}
"""The actions that choose a current, by the tilted currents."""


# Set-up: the tiles, the throw of the currents, the side that moves first.


def new_game(setting: Setting) -> DeepRiverState:
    """Return the state before the set-up."""
    position = _start_position((f"{CURRENT_START}a",) * len(CURRENTS), "e")
    return DeepRiverState(setting, position, phases.DRAW, NO_PROGRESS, 0, (), _CHANCE, actions.TILES, ())


def _start_position(currents: tuple[str, ...], mover: str) -> Position:
    """Return the position before the first turn."""
    return Position(phases.EMPTY_RIVER, (FISH, 0, FISH, 0), BEAR_START, currents, "", mover)


def _draw(state: DeepRiverState, action: Action) -> DeepRiverState:
    """Apply a draw of chance."""
    what = action.split(" ")[0]
    value = actions.VALUE_OF[action]
    setting, position, last = state.setting, state.position, (Drawn(what, value),)
    progress = _set_up_progress(state, action)
    if what == "tiles":
        tiles = value[: BIG - 1] + BIG_TILE + value[BIG - 1 :]
        setting = Setting(setting.top_only, setting.pie, tiles, setting.sides, setting.first)
        return DeepRiverState(setting, position, phases.DRAW, progress, 0, (), _CHANCE, actions.THROW, last)
    if what == "throw":
        position = _start_position(tuple(f"{CURRENT_START}{face}" for face in value), "e")
        if setting.pie:
            return DeepRiverState(setting, position, phases.NAME, progress, 0, (), _SEATS[0], actions.BEGIN, last)
        if setting.first:
            return _start_play(setting, position.currents, setting.first, (*last, Drawn("first", setting.first)))
        return DeepRiverState(setting, position, phases.DRAW, progress, 0, (), _CHANCE, actions.FIRST, last)
    return _start_play(setting, position.currents, value, last)


def _name(state: DeepRiverState, action: Action) -> DeepRiverState:
    """Pie rule: seat 0 names the side that moves first."""
    side = actions.VALUE_OF[action]
    position = _start_position(state.position.currents, side)
    return DeepRiverState(
        state.setting, position, phases.TAKE, _set_up_progress(state, action), 0, (), _SEATS[1], actions.TAKE, (Named(side),)
    )  # fmt: skip


def _take(state: DeepRiverState, action: Action) -> DeepRiverState:
    """Pie rule: seat 1 picks a side."""
    side = actions.VALUE_OF[action]
    setting = Setting(state.setting.top_only, state.setting.pie, state.setting.tiles, (OTHER[side], side))
    return _start_play(setting, state.position.currents, state.position.mover, (Took(1, side),))


def _set_up_progress(state: DeepRiverState, action: Action) -> Progress:
    """Return the progress during set-up, which consists only of the actions."""
    return Progress(since=(*state.progress.since, action))


def _start_play(setting: Setting, currents: tuple[str, ...], mover: str, last: tuple[AnyEffect, ...]) -> DeepRiverState:
    # The pie rule has no effect after the set-up, so the setting drops it.
    setting = Setting(setting.top_only, False, setting.tiles, setting.sides)
    return start_turn(setting, _start_position(currents, mover), last=last)


# Turns.


def start_turn(
    setting: Setting, position: Position, *, turn: int = 0, seen: tuple[Position, ...] = (), last: tuple[AnyEffect, ...] = ()
) -> DeepRiverState:
    """Return the state at the start of a turn, or the final state when `position` ends the game."""
    ended = ending(position.bear, position.currents)
    if ended is None and seen and seen.count(seen[-1]) >= REPETITIONS:
        ended = meta.REPETITION, ""
    if ended is None and turn >= MAX_TURNS:
        ended = meta.TOO_LONG, ""
    if ended is None:
        actors = _SEATS[0 if setting.sides[0] == position.mover else 1]
        return DeepRiverState(
            setting, position, phases.CURRENT, NO_PROGRESS, turn, seen, actors, _FREE[position.tilted], last
        )  # fmt: skip
    reason, winner = ended
    return DeepRiverState(
        setting, position, phases.OVER, NO_PROGRESS, turn, (), NOBODY, (),
        (*last, Ended(reason, winner)), outcome_of(reason, winner, setting.sides),
    )  # fmt: skip


def _done(state: DeepRiverState, action: Action) -> DeepRiverState:
    """Pass the turn; the currents tilted against the mover become available again."""
    now, progress = state.position, state.progress
    mover = OTHER[now.mover]
    position = Position(now.slots, now.nests, now.bear, now.currents, progress.marked, mover)
    seen: tuple[Position, ...] = ()
    assert progress.start is not None
    start = progress.start.position
    if start.currents[progress.playing][0] == now.currents[progress.playing][0]:
        # The current was already on the last tile and did not drift, so earlier positions can be repeated.
        seen = (*(state.seen or (start,)), position)
    times = seen.count(position)
    turned = Turned(mover, times) if times > 1 else _TURNED[mover]
    return start_turn(state.setting, position, turn=state.turn + 1, seen=seen, last=(turned,))


def _current(state: DeepRiverState, action: Action) -> DeepRiverState:
    turn = Turn(state)
    turn.play(actions.CURRENT_OF[action])
    return turn.next_state(action)


def _fish(state: DeepRiverState, action: Action) -> DeepRiverState:
    turn = Turn(state)
    turn.swim(action, state.phase)
    return turn.next_state(action)


def _cover(state: DeepRiverState, action: Action) -> DeepRiverState:
    turn = Turn(state)
    turn.swim(state.progress.hand, state.progress.move, actions.VALUE_OF[action])
    return turn.next_state(action)


def _swap(state: DeepRiverState, action: Action) -> DeepRiverState:
    turn = Turn(state)
    turn.swap(actions.SLOT_OF[action])
    return turn.next_state(action)


def _tilt(state: DeepRiverState, action: Action) -> DeepRiverState:
    turn = Turn(state)
    turn.tilt(actions.CURRENT_OF[action])
    return turn.next_state(action)


def _big(state: DeepRiverState, action: Action) -> DeepRiverState:
    turn = Turn(state)
    if action in _DOUBLES:
        turn.double(actions.SLOT_OF.get(action, -1))
    else:
        turn.swim(action, state.phase)
    return turn.next_state(action)


def _effect(state: DeepRiverState, action: Action) -> DeepRiverState:
    turn = Turn(state)
    if action == actions.USE:
        turn.use_effect(state.progress.place)
    else:
        turn.skip_effect(state.progress.place)
    return turn.next_state(action)


_DOUBLES: Final = frozenset((actions.DOUBLE_NEST, *actions.DOUBLE))
STEP: Final[dict[str, Callable[[DeepRiverState, Action], DeepRiverState]]] = {
    phases.DRAW: _draw,
    phases.NAME: _name,
    phases.TAKE: _take,
    phases.CURRENT: _current,
    phases.FISH: _fish,
    phases.ADVANCE: _fish,
    phases.BIG: _big,
    phases.COVER: _cover,
    phases.SWAP: _swap,
    phases.TILT: _tilt,
    phases.EFFECT: _effect,
    phases.DONE: _done,
}
"""The function that applies a legal action, by phase."""


MAX_CACHED_STATES: Final = 1024
"""Number of states whose next states are cached, at most."""
_next_states: dict[int, tuple[DeepRiverState, dict[Action, DeepRiverState]]] = {}
"""Cache by `id` of a state: the state itself, so that its id is not reused, and the state after each legal action."""


def next_states(state: DeepRiverState) -> dict[Action, DeepRiverState]:
    """Return the state after each legal action. The result is cached for `step`, because one of the actions is likely next."""
    following = {action: STEP[state.phase](state, action) for action in state.legal}
    if len(_next_states) >= MAX_CACHED_STATES:
        _next_states.clear()
    _next_states[id(state)] = state, following
    return following


def step(state: DeepRiverState, action: Action) -> DeepRiverState:
    """Return the state after a legal action."""
    cached = _next_states.pop(id(state), None)
    return cached[1][action] if cached is not None and cached[0] is state else STEP[state.phase](state, action)
