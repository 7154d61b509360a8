"""What each action does: set-up, and where turns begin and end. What happens inside a turn is in `turn.py`."""

from collections.abc import Callable
from typing import Final

from rivage.core import CHANCE, Seat

from . import actions, meta
from . import state as at
from .actions import Action
from .components import BEAR_START, BIG, BIG_TILE, CURRENT_START, CURRENTS, FISH, MOST_TURNS, OTHER, REPETITIONS
from .river import NOBODY, home, outcome_of
from .state import NOTHING_YET, AnyEffect, DeepRiverState, Drawn, Ended, Named, Position, Progress, Setting, Took, Turned
from .turn import Turn

_CHANCE: Final = frozenset((CHANCE,))
_SEATS: Final = tuple(frozenset((Seat(seat),)) for seat in (0, 1))
_TURNED: Final = {side: Turned(side) for side in OTHER}
_FREE: Final = {
    tilted: tuple(action for digit, action in zip("123", actions.PLAY, strict=True) if digit not in tilted)
    for tilted in ("", "1", "2", "3", "12", "13", "23")
}
"""The currents that can be chosen, by those tilted."""


# Set-up: the tiles, the throw of the currents, who begins.


def before(setting: Setting) -> DeepRiverState:
    """The set-up has not begun."""
    position = _fresh((f"{CURRENT_START}a",) * len(CURRENTS), "e")
    return DeepRiverState(setting, position, at.DRAW, NOTHING_YET, 0, (), _CHANCE, actions.TILES, ())


def _fresh(currents: tuple[str, ...], mover: str) -> Position:
    """Nobody has swum yet."""
    return Position(at.EMPTY_RIVER, (FISH, 0, FISH, 0), BEAR_START, currents, "", mover)


def _draw(state: DeepRiverState, action: Action) -> DeepRiverState:
    """Chance sets something up."""
    what = action.split(" ")[0]
    value = actions.VALUE_OF[action]
    setting, position, last = state.setting, state.position, (Drawn(what, value),)
    progress = _with(state, action)
    if what == "tiles":
        tiles = value[: BIG - 1] + BIG_TILE + value[BIG - 1 :]
        setting = Setting(setting.top_only, setting.pie, tiles, setting.sides, setting.first)
        return DeepRiverState(setting, position, at.DRAW, progress, 0, (), _CHANCE, actions.THROW, last)
    if what == "throw":
        position = _fresh(tuple(f"{CURRENT_START}{face}" for face in value), "e")
        if setting.pie:
            return DeepRiverState(setting, position, at.NAME, progress, 0, (), _SEATS[0], actions.BEGIN, last)
        if setting.first:
            return _begin(setting, position.currents, setting.first, (*last, Drawn("first", setting.first)))
        return DeepRiverState(setting, position, at.DRAW, progress, 0, (), _CHANCE, actions.FIRST, last)
    return _begin(setting, position.currents, value, last)


def _name(state: DeepRiverState, action: Action) -> DeepRiverState:
    """Pie rule: seat 0 names the side that begins."""
    side = actions.VALUE_OF[action]
    position = _fresh(state.position.currents, side)
    return DeepRiverState(
        state.setting, position, at.TAKE, _with(state, action), 0, (), _SEATS[1], actions.TAKE, (Named(side),)
    )  # fmt: skip


def _take(state: DeepRiverState, action: Action) -> DeepRiverState:
    """Pie rule: seat 1 picks a side."""
    side = actions.VALUE_OF[action]
    setting = Setting(state.setting.top_only, state.setting.pie, state.setting.tiles, (OTHER[side], side))
    return _begin(setting, state.position.currents, state.position.mover, (Took(1, side),))


def _with(state: DeepRiverState, action: Action) -> Progress:
    """During set-up nothing but what was decided is kept."""
    return Progress(since=(*state.progress.since, action))


def _begin(setting: Setting, currents: tuple[str, ...], mover: str, last: tuple[AnyEffect, ...]) -> DeepRiverState:
    # The pie is eaten: from here on only the sides matter.
    setting = Setting(setting.top_only, False, setting.tiles, setting.sides)
    return stand(setting, _fresh(currents, mover), last=last)


# Turns.


def stand(
    setting: Setting, position: Position, *, turn: int = 0, seen: tuple[Position, ...] = (), last: tuple[AnyEffect, ...] = ()
) -> DeepRiverState:
    """A position at the beginning of a turn, or at the end of the game."""
    ended = home(position.bear, position.currents)
    if ended is None and seen and seen.count(seen[-1]) >= REPETITIONS:
        ended = meta.REPETITION, ""
    if ended is None and turn >= MOST_TURNS:
        ended = meta.TOO_LONG, ""
    if ended is None:
        actors = _SEATS[0 if setting.sides[0] == position.mover else 1]
        return DeepRiverState(
            setting, position, at.CURRENT, NOTHING_YET, turn, seen, actors, _FREE[position.tilted], last
        )  # fmt: skip
    reason, winner = ended
    return DeepRiverState(
        setting, position, at.OVER, NOTHING_YET, turn, (), NOBODY, (),
        (*last, Ended(reason, winner)), outcome_of(reason, winner, setting.sides),
    )  # fmt: skip


def _done(state: DeepRiverState, action: Action) -> DeepRiverState:
    """The turn passes; currents tilted against the mover stand up again."""
    now, progress = state.position, state.progress
    mover = OTHER[now.mover]
    here = Position(now.slots, now.nests, now.bear, now.currents, progress.marked, mover)
    seen: tuple[Position, ...] = ()
    assert progress.start is not None
    began = progress.start.position
    if began.currents[progress.playing][0] == now.currents[progress.playing][0]:
        # Nothing drifted, so earlier positions can come again.
        seen = (*(state.seen or (began,)), here)
    times = seen.count(here)
    turned = Turned(mover, times) if times > 1 else _TURNED[mover]
    return stand(state.setting, here, turn=state.turn + 1, seen=seen, last=(turned,))


def _current(state: DeepRiverState, action: Action) -> DeepRiverState:
    turn = Turn(state)
    turn.play(actions.CURRENT_OF[action])
    return turn.after(action)


def _fish(state: DeepRiverState, action: Action) -> DeepRiverState:
    turn = Turn(state)
    turn.swim(action, state.phase)
    return turn.after(action)


def _cover(state: DeepRiverState, action: Action) -> DeepRiverState:
    turn = Turn(state)
    turn.swim(state.progress.hand, state.progress.move, actions.VALUE_OF[action])
    return turn.after(action)


def _swap(state: DeepRiverState, action: Action) -> DeepRiverState:
    turn = Turn(state)
    turn.swap(actions.SLOT_OF[action])
    return turn.after(action)


def _tilt(state: DeepRiverState, action: Action) -> DeepRiverState:
    turn = Turn(state)
    turn.tilt(actions.CURRENT_OF[action])
    return turn.after(action)


def _big(state: DeepRiverState, action: Action) -> DeepRiverState:
    turn = Turn(state)
    if action in _DOUBLES:
        turn.double(actions.SLOT_OF.get(action, -1))
    else:
        turn.swim(action, state.phase)
    return turn.after(action)


def _effect(state: DeepRiverState, action: Action) -> DeepRiverState:
    turn = Turn(state)
    if action == actions.USE:
        turn.use(state.progress.place)
    else:
        turn.leave(state.progress.place)
    return turn.after(action)


_DOUBLES: Final = frozenset((actions.DOUBLE_NEST, *actions.DOUBLE))
STEP: Final[dict[str, Callable[[DeepRiverState, Action], DeepRiverState]]] = {
    at.DRAW: _draw,
    at.NAME: _name,
    at.TAKE: _take,
    at.CURRENT: _current,
    at.FISH: _fish,
    at.ADVANCE: _fish,
    at.BIG: _big,
    at.COVER: _cover,
    at.SWAP: _swap,
    at.TILT: _tilt,
    at.EFFECT: _effect,
    at.DONE: _done,
}
"""How an action is carried out, by what is being decided; it must be legal."""


MAX_FORESEEN_STATES: Final = 1024
"""States of which it is remembered what may come next."""
_foreseen: dict[int, tuple[DeepRiverState, dict[Action, DeepRiverState]]] = {}
"""By the identity of a state, which is kept beside so that no other takes it: what each of its actions leads to."""


def foresee(state: DeepRiverState) -> dict[Action, DeepRiverState]:
    """What each legal action leads to. One of them is likely to be chosen next: so they are remembered for a while."""
    ahead = {action: STEP[state.phase](state, action) for action in state.legal}
    if len(_foreseen) >= MAX_FORESEEN_STATES:
        _foreseen.clear()
    _foreseen[id(state)] = state, ahead
    return ahead


def step(state: DeepRiverState, action: Action) -> DeepRiverState:
    """The state after an action, which must be legal."""
    known = _foreseen.pop(id(state), None)
    return known[1][action] if known is not None and known[0] is state else STEP[state.phase](state, action)
