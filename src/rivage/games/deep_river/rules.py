"""The rules of Deep River as the contract asks for them, and the tree of whole turns. What each action does is in `steps.py`."""

from collections.abc import Callable
from typing import Final

from rivage.core import CHANCE, Chances, IllegalAction, Legal, Listed, NotationError, Options, Outcome, Seat

from . import actions, meta
from .actions import Action
from .components import EELS, SALMON, TILES
from .position import format_position, format_state, parse_state
from .state import CURRENT, DRAW, NAME, OVER, TAKE, DeepRiverState, Position, Setting
from .steps import STEP, before, stand, step

_NOTHING: Final[Listed[Action]] = Listed(())
_BY_CHANCE: Final = {table[0]: Chances(table) for table in (actions.TILES, actions.THROW, actions.FIRST)}
"""What chance can draw, by the first of it."""

_FIRST: Final = {"chance": "", "eels": EELS, "salmon": SALMON}
"""The side that begins, by the value of the option `first`."""


def set_up(seats: int, options: Options) -> DeepRiverState:
    """Before anything is drawn; there are always two seats."""
    pie = options[meta.PIE.name] is True
    first = "" if pie else _FIRST[str(options[meta.FIRST.name])]
    return before(Setting(top_only=options[meta.STACK_COUNTS.name] == "top", pie=pie, first=first))


def to_act(state: DeepRiverState) -> frozenset[Seat]:
    """Chance during set-up, the mover's seat in play, nobody when it is over."""
    return state.actors


def legal_actions(state: DeepRiverState, seat: Seat) -> Legal[Action]:
    """What `seat` may do now."""
    if seat not in state.actors:
        return _NOTHING
    if seat == CHANCE:
        return _BY_CHANCE[state.legal[0]]
    return Listed(state.legal)


def apply(state: DeepRiverState, seat: Seat, action: Action) -> DeepRiverState:
    """The state after `action`.

    Raises:
        IllegalAction: when it is not this seat's to act, or the action is not legal.
    """
    if seat not in state.actors or action not in state.legal:
        raise IllegalAction(str(action), where=format_state(state))
    return step(state, action)


def outcome(state: DeepRiverState) -> Outcome | None:
    """Why it ended, or None while it runs."""
    return state.result


def points(state: DeepRiverState) -> tuple[float, ...]:
    """How many steps the bear is from each seat's nest: whose nest is farther wins when the currents are home."""
    bear = state.position.bear
    return tuple(float(bear if side == EELS else TILES + 1 - bear) for side in state.setting.sides)


def successors(text: str) -> list[str]:
    """The distinct positions that can stand after the turn of the position `text`, sorted; none when the game is over.

    Raises:
        NotationError: when the text is no position of a game that has begun.
    """
    return sorted(after(_position(text)))


def perft(text: str, depth: int, progress: Callable[[int, int], None] | None = None) -> list[int]:
    """The number of turn paths of length 1 to `depth`. `progress` hears (done, total) as the first turns are counted.

    Raises:
        NotationError: when the text is no position of a game that has begun.
    """
    firsts = after(_position(text))
    known: dict[tuple[str, int], int] = {}
    counts = [0] * depth
    if counts:
        counts[0] = len(firsts)
    for done, first in enumerate(firsts.values(), 1):
        for length in range(1, depth):
            counts[length] += _paths(first, length, known)
        if progress is not None:
            progress(done, len(firsts))
    return counts


def after(state: DeepRiverState) -> dict[str, DeepRiverState]:
    """Each position that can stand after the turn, with its state as if the game began there."""
    return {format_state(end): _fresh(end) for _, end in ends(state).values()}


def ends(state: DeepRiverState) -> dict[Position, tuple[tuple[Action, ...], DeepRiverState]]:
    """Each distinct position in which the running turn can end: one way to get there from `state`, and the state then."""
    found: dict[Position, tuple[tuple[Action, ...], DeepRiverState]] = {}
    known = set()
    played = len(state.progress.since)
    open_states = [state] if state.actors else []
    while open_states:
        state = open_states.pop()
        for action in state.legal:
            following = STEP[state.phase](state, action)
            if following.progress.start is None:
                here = following.position
                if here not in found:
                    found[here] = (*state.progress.since[played:], action), following
                continue
            moment = _moment(following)
            if moment not in known:
                known.add(moment)
                open_states.append(following)
    return found


def _moment(state: DeepRiverState) -> tuple[object, ...]:
    """What decides how a running turn can go on."""
    now = state.progress
    return (
        *(state.position, state.phase, state.legal),
        *(now.playing, now.moves_left, now.marked, now.hand, now.move, now.place),
    )


def _fresh(state: DeepRiverState) -> DeepRiverState:
    """The same position without its past: neither repetition nor length of the game belongs to a position."""
    return stand(state.setting, state.position)


def _paths(state: DeepRiverState, length: int, known: dict[tuple[str, int], int]) -> int:
    if not state.actors:
        return 0
    here = (format_position(state), length)
    count = known.get(here)
    if count is None:
        ends = after(state)
        count = len(ends) if length == 1 else sum(_paths(end, length - 1, known) for end in ends.values())
        known[here] = count
    return count


def _position(text: str) -> DeepRiverState:
    state = parse_state(text)
    if state.phase in (DRAW, NAME, TAKE):
        raise NotationError("the game has not begun", text=text, at=0)
    return _fresh(state) if state.phase in (CURRENT, OVER) else state
