"""The functions of Deep River for the `Game` contract, and the tree of whole turns. The effects of actions are in `steps.py`."""

from collections.abc import Callable
from typing import Final

from rivage.core import CHANCE, Chances, IllegalAction, Legal, Listed, NotationError, Options, Outcome, Seat

from . import actions, meta
from .actions import Action
from .components import EELS, SALMON, TILES
from .position import format_position, format_state, parse_state
from .state import CURRENT, DRAW, NAME, OVER, TAKE, DeepRiverState, Position, Setting
from .steps import STEP, new_game, start_turn, step

_NOTHING: Final[Listed[Action]] = Listed(())
_BY_CHANCE: Final = {table[0]: Chances(table) for table in (actions.TILES, actions.THROW, actions.FIRST)}
"""The actions of chance, by the first action of each draw."""

_FIRST: Final = {"chance": "", "eels": EELS, "salmon": SALMON}
"""The side that moves first, by the value of the option `first`."""


def set_up(seats: int, options: Options) -> DeepRiverState:
    """Return the state before the set-up by chance."""
    pie = options[meta.PIE.name] is True
    first = "" if pie else _FIRST[str(options[meta.FIRST.name])]
    return new_game(Setting(top_only=options[meta.STACK_COUNTS.name] == "top", pie=pie, first=first))


def to_act(state: DeepRiverState) -> frozenset[Seat]:
    """Return `{CHANCE}` during set-up, the seat to move in play, and nobody after the end."""
    return state.actors


def legal_actions(state: DeepRiverState, seat: Seat) -> Legal[Action]:
    """Return the legal actions of `seat`, in a fixed order."""
    if seat not in state.actors:
        return _NOTHING
    if seat == CHANCE:
        return _BY_CHANCE[state.legal[0]]
    return Listed(state.legal)


def apply(state: DeepRiverState, seat: Seat, action: Action) -> DeepRiverState:
    """Return the state after `action`.

    Raises:
        IllegalAction: when `seat` may not act, or the action is not legal.
    """
    if seat not in state.actors or action not in state.legal:
        raise IllegalAction(str(action), where=format_state(state))
    return step(state, action)


def outcome(state: DeepRiverState) -> Outcome | None:
    """Return the result of the game, or None while it is running."""
    return state.result


def points(state: DeepRiverState) -> tuple[float, ...]:
    """Return the distance of the bear from each seat's nest. The larger distance wins when two currents reach the last tile."""
    bear = state.position.bear
    return tuple(float(bear if side == EELS else TILES + 1 - bear) for side in state.setting.sides)


def successors(text: str) -> list[str]:
    """Return the distinct positions that can follow after the turn of the position `text`, sorted; none after the end.

    Raises:
        NotationError: when `text` is not a position, or is a position of the set-up.
    """
    return sorted(positions_after(parse_started(text)))


def perft(text: str, depth: int, progress: Callable[[int, int], None] | None = None) -> list[int]:
    """Count the sequences of turns of length 1 to `depth`.

    Args:
        text: the start position.
        depth: the length of the longest sequences, in turns.
        progress: called with the number of counted first turns and their total.

    Raises:
        NotationError: when `text` is not a position, or is a position of the set-up.
    """
    firsts = positions_after(parse_started(text))
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


def positions_after(state: DeepRiverState) -> dict[str, DeepRiverState]:
    """Return each distinct position after the current turn in notation, with its state without history."""
    return {format_state(end): _without_history(end) for _, end in turn_ends(state).values()}


def turn_ends(state: DeepRiverState) -> dict[Position, tuple[tuple[Action, ...], DeepRiverState]]:
    """Return each distinct position after the current turn, with one sequence of actions that leads to it, and its state."""
    found: dict[Position, tuple[tuple[Action, ...], DeepRiverState]] = {}
    known = set()
    played = len(state.progress.since)
    open_states = [state] if state.actors else []
    while open_states:
        state = open_states.pop()
        for action in state.legal:
            following = STEP[state.phase](state, action)
            if following.progress.start is None:
                position = following.position
                if position not in found:
                    found[position] = (*state.progress.since[played:], action), following
                continue
            key = _turn_key(following)
            if key not in known:
                known.add(key)
                open_states.append(following)
    return found


def _turn_key(state: DeepRiverState) -> tuple[object, ...]:
    """Return a key of a state within a turn: states with equal keys can continue the turn in the same ways."""
    progress = state.progress
    return (
        *(state.position, state.phase, state.legal),
        *(progress.playing, progress.moves_left, progress.marked, progress.hand, progress.move, progress.place),
    )


def _without_history(state: DeepRiverState) -> DeepRiverState:
    """Return the same position without history: repetitions and the number of turns do not belong to a position."""
    return start_turn(state.setting, state.position)


def _paths(state: DeepRiverState, length: int, known: dict[tuple[str, int], int]) -> int:
    if not state.actors:
        return 0
    key = (format_position(state), length)
    count = known.get(key)
    if count is None:
        following = positions_after(state)
        count = len(following) if length == 1 else sum(_paths(end, length - 1, known) for end in following.values())
        known[key] = count
    return count


def parse_started(text: str) -> DeepRiverState:
    """Parse a position after the set-up, without its history.

    Raises:
        NotationError: when `text` is not a position, or is a position of the set-up.
    """
    state = parse_state(text)
    if state.phase in (DRAW, NAME, TAKE):
        raise NotationError("the game has not begun", text=text, at=0)
    return _without_history(state) if state.phase in (CURRENT, OVER) else state
