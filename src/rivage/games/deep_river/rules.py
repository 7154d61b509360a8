"""The rules of Deep River as the contract asks for them. What happens inside a turn is in `draft.py`."""

from collections.abc import Callable
from typing import Final

from rivage.core import CHANCE, Chances, IllegalAction, Legal, Listed, Options, Outcome, Seat

from . import actions, meta
from . import state as at
from .components import (
    BEAR_START,
    BIG,
    BIG_TILE,
    CURRENT_START,
    CURRENTS,
    FISH,
    MOST_TURNS,
    OTHER,
    REPETITIONS,
)
from .draft import Draft
from .effects import AnyEffect, Drawn, Ended, Named, Took, Turned
from .notation import format_state
from .outcomes import NOBODY, home, outcome_of
from .state import EMPTY_RIVER, Action, DeepRiverState, Key, Setting, key

_NOTHING: Final[Listed[Action]] = Listed(())
_BY_CHANCE: Final = {table: Chances(table) for table in (actions.TILES, actions.THROW, actions.FIRST)}
_CHANCE: Final = frozenset((CHANCE,))
_SEATS: Final = tuple(frozenset((Seat(seat),)) for seat in (0, 1))
_TURNED: Final = {side: Turned(side) for side in OTHER}
_FREE: Final = {
    tilted: tuple(action for digit, action in zip("123", actions.PLAY, strict=True) if digit not in tilted)
    for tilted in ("", "1", "2", "3", "12", "13", "23")
}
"""The currents that can be chosen, by those tilted."""


def set_up(seats: int, options: Options) -> DeepRiverState:
    """Before anything is drawn; there are always two seats."""
    return before(Setting(top_only=options[meta.STACK_COUNTS.name] == "top", pie=options[meta.PIE.name] is True))


def before(setting: Setting) -> DeepRiverState:
    """The set-up has not begun."""
    currents = (f"{CURRENT_START}a",) * len(CURRENTS)
    return _setup(setting, currents, "e", at.DRAW, _CHANCE, actions.TILES, (), ())


def to_act(state: DeepRiverState) -> frozenset[Seat]:
    """Chance during set-up, the mover's seat in play, nobody when it is over."""
    return state.actors


def legal_actions(state: DeepRiverState, seat: Seat) -> Legal[Action]:
    """What `seat` may do now."""
    if seat not in state.actors:
        return _NOTHING
    if seat == CHANCE:
        return _BY_CHANCE[state.legal]
    return Listed(state.legal)


def apply(state: DeepRiverState, seat: Seat, action: Action) -> DeepRiverState:
    """The state after `action`.

    Raises:
        IllegalAction: when it is not this seat's to act, or the action is not legal.
    """
    if seat not in state.actors or action not in state.legal:
        raise IllegalAction(str(action), where=format_state(state))
    return _CARRY_OUT[state.phase](state, action)


def outcome(state: DeepRiverState) -> Outcome | None:
    """Why it ended, or None while it runs."""
    return state.result


# Set-up: the tiles, the throw of the currents, who begins.


def _setup(
    setting: Setting,
    currents: tuple[str, ...],
    mover: str,
    phase: str,
    actors: frozenset[Seat],
    legal: tuple[Action, ...],
    since: tuple[Action, ...],
    last: tuple[AnyEffect, ...],
) -> DeepRiverState:
    nests = (FISH, 0, FISH, 0)
    hand = Action("")
    return DeepRiverState(
        setting, EMPTY_RIVER, nests, BEAR_START, currents, "", mover,
        phase, -1, 0, "", hand, "", -1, None, since,
        0, (), actors, legal, last, None,
    )  # fmt: skip


def _draw(state: DeepRiverState, action: Action) -> DeepRiverState:
    """Chance sets something up."""
    what = action.split(" ")[0]
    value = actions.VALUE_OF[action]
    setting, since, last = state.setting, (*state.since, action), (Drawn(what, value),)
    if what == "tiles":
        tiles = value[: BIG - 1] + BIG_TILE + value[BIG - 1 :]
        setting = Setting(setting.top_only, setting.pie, tiles, setting.sides)
        return _setup(setting, state.currents, "e", at.DRAW, _CHANCE, actions.THROW, since, last)
    if what == "throw":
        currents = tuple(f"{CURRENT_START}{face}" for face in value)
        if setting.pie:
            return _setup(setting, currents, "e", at.NAME, _SEATS[0], actions.BEGIN, since, last)
        return _setup(setting, currents, "e", at.DRAW, _CHANCE, actions.FIRST, since, last)
    return _begin(setting, state.currents, value, last)


def _name(state: DeepRiverState, action: Action) -> DeepRiverState:
    """Pie rule: seat 0 names the side that begins."""
    side = actions.VALUE_OF[action]
    since = (*state.since, action)
    return _setup(state.setting, state.currents, side, at.TAKE, _SEATS[1], actions.TAKE, since, (Named(side),))


def _take(state: DeepRiverState, action: Action) -> DeepRiverState:
    """Pie rule: seat 1 picks a side."""
    side = actions.VALUE_OF[action]
    setting = Setting(state.setting.top_only, state.setting.pie, state.setting.tiles, (OTHER[side], side))
    return _begin(setting, state.currents, state.mover, (Took(1, side),))


def _begin(setting: Setting, currents: tuple[str, ...], mover: str, last: tuple[AnyEffect, ...]) -> DeepRiverState:
    # The pie is eaten: from here on only the sides matter.
    setting = Setting(setting.top_only, False, setting.tiles, setting.sides)
    return stand(setting, EMPTY_RIVER, (FISH, 0, FISH, 0), BEAR_START, currents, "", mover, last=last)


# Turns.


def stand(
    setting: Setting,
    slots: tuple[str, ...],
    nests: tuple[int, int, int, int],
    bear: int,
    currents: tuple[str, ...],
    tilted: str,
    mover: str,
    *,
    turn: int = 0,
    seen: tuple[Key, ...] = (),
    last: tuple[AnyEffect, ...] = (),
) -> DeepRiverState:
    """A position at the beginning of a turn, or at the end of the game."""
    ended = home(bear, currents)
    if ended is None and seen and seen.count(seen[-1]) >= REPETITIONS:
        ended = meta.REPETITION, ""
    if ended is None and turn >= MOST_TURNS:
        ended = meta.TOO_LONG, ""
    hand = Action("")
    if ended is None:
        return DeepRiverState(
            setting, slots, nests, bear, currents, tilted, mover,
            at.CURRENT, -1, 0, "", hand, "", -1, None, (),
            turn, seen, _SEATS[0 if setting.sides[0] == mover else 1], _FREE[tilted], last, None,
        )  # fmt: skip
    reason, winner = ended
    return DeepRiverState(
        setting, slots, nests, bear, currents, tilted, mover,
        at.OVER, -1, 0, "", hand, "", -1, None, (),
        turn, (), NOBODY, (), (*last, Ended(reason, winner)), outcome_of(reason, winner, setting.sides),
    )  # fmt: skip


def _done(state: DeepRiverState, action: Action) -> DeepRiverState:
    """The turn passes; currents tilted against the mover stand up again."""
    mover = OTHER[state.mover]
    seen: tuple[Key, ...] = ()
    start = state.start
    assert start is not None
    if start.currents[state.playing][0] == state.currents[state.playing][0]:
        # Nothing drifted, so earlier positions can come again.
        here = (state.slots, state.nests, state.bear, state.currents, state.marked, mover)
        seen = (*(state.seen or (key(start),)), here)
    return stand(
        state.setting, state.slots, state.nests, state.bear, state.currents, state.marked, mover,
        turn=state.turn + 1, seen=seen, last=(_TURNED[mover],),
    )  # fmt: skip


def _current(state: DeepRiverState, action: Action) -> DeepRiverState:
    draft = Draft(state)
    draft.play(actions.CURRENT_OF[action])
    return draft.freeze(action)


def _fish(state: DeepRiverState, action: Action) -> DeepRiverState:
    draft = Draft(state)
    draft.swim(action, state.phase)
    return draft.freeze(action)


def _cover(state: DeepRiverState, action: Action) -> DeepRiverState:
    draft = Draft(state)
    draft.swim(state.hand, state.move, actions.VALUE_OF[action])
    return draft.freeze(action)


def _swap(state: DeepRiverState, action: Action) -> DeepRiverState:
    draft = Draft(state)
    draft.swap(actions.SLOT_OF[action])
    return draft.freeze(action)


def _tilt(state: DeepRiverState, action: Action) -> DeepRiverState:
    draft = Draft(state)
    draft.tilt(actions.CURRENT_OF[action])
    return draft.freeze(action)


def _big(state: DeepRiverState, action: Action) -> DeepRiverState:
    draft = Draft(state)
    if action in _DOUBLES:
        draft.double(actions.SLOT_OF.get(action, -1))
    else:
        draft.swim(action, state.phase)
    return draft.freeze(action)


def _effect(state: DeepRiverState, action: Action) -> DeepRiverState:
    draft = Draft(state)
    if action == actions.USE:
        draft.use(state.place)
    else:
        draft.leave(state.place)
    return draft.freeze(action)


_DOUBLES: Final = frozenset((actions.DOUBLE_NEST, *actions.DOUBLE))
_CARRY_OUT: Final[dict[str, Callable[[DeepRiverState, Action], DeepRiverState]]] = {
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
