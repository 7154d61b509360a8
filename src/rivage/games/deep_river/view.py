"""Views of Deep River. The game has no hidden information; only the seat that may act gets the choices."""

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from rivage.core import Seat

from . import state as phases
from .components import CURRENTS, FACES
from .notation import format_action
from .position import format_state
from .state import AnyEffect, DeepRiverState
from .steps import next_states
from .turn import FACE_OF


class CurrentView(msgspec.Struct, frozen=True):
    """One of the three currents."""

    tile: int
    """The tile, 1 to 7."""
    face: str
    """The face that lies up: `2`, `1+bear`, `3`, `twice 1`, `1`."""
    back: str
    """The face that lies down."""
    tilted: bool
    """Whether the current is tilted against the player to move."""
    marked: bool
    """Whether the current was tilted in this turn, against the next player."""
    playing: bool
    """Whether the current was chosen in this turn."""


class ChoiceView(msgspec.Struct, frozen=True):
    """One legal action and its effects."""

    action: str
    effects: tuple[AnyEffect, ...]


class DeepRiverView(msgspec.Struct, frozen=True):
    """The view of a seat or a spectator."""

    position: str
    """The state in notation, with the actions since the start of the turn; bots parse it."""
    tiles: str
    """The tiles, `BAS*TAB`; empty before they are drawn."""
    river: tuple[tuple[str, ...], ...]
    """The slots of tiles 1 to 7: `.`, a pawn or a stack, bottom first."""
    eels: tuple[int, int]
    """Numbers of single and double pawns in the Eels' nest."""
    salmon: tuple[int, int]
    """Numbers of single and double pawns in the Salmon's nest."""
    bear: int
    currents: tuple[CurrentView, ...]
    mover: str
    """The side to move, `e` or `s`."""
    sides: tuple[str, str]
    """The side of each seat."""
    turn: int
    """Number of finished turns."""
    phase: str
    """The pending decision: draw, name, take, current, fish, advance, bonus, cover, swap, tilt, big, effect, done, over.
    `bonus` is the decision on the big tile when nothing is left to double."""
    steps: int
    """Number of tiles that the fish to be chosen will move; 0 in other phases."""
    moves_left: int
    """Number of moves of the face that follow after this decision (`twice 1`)."""
    choices: tuple[ChoiceView, ...]
    """The legal actions of the seat that may act, in a fixed order; empty for other seats and spectators."""
    last: tuple[AnyEffect, ...]
    """The effects of the last action."""


def view(state: DeepRiverState, seat: Seat | None) -> DeepRiverView:
    """Return the view of `seat`; None is a spectator. The seat that may act also gets its choices and their effects."""
    global _latest_board
    latest = _latest_board
    if latest is None or latest[0] is not state:
        latest = _latest_board = state, _board(state)
    board = latest[1]
    return replace(board, choices=_choices(state)) if seat is not None and seat in state.actors else board


def _board(state: DeepRiverState) -> DeepRiverView:
    """Return the view of a spectator."""
    setting, now = state.setting, state.position
    one, two, three, four, fourth, five, six, seven = now.slots
    eels, great_eels, salmon, great_salmon = now.nests
    return DeepRiverView(
        position=format_state(state),
        tiles=setting.tiles,
        river=((one,), (two,), (three,), (four, fourth), (five,), (six,), (seven,)),
        eels=(eels, great_eels),
        salmon=(salmon, great_salmon),
        bear=now.bear,
        currents=_currents(now.currents, now.tilted, state.progress.marked, state.progress.playing),
        mover=now.mover,
        sides=setting.sides,
        turn=state.turn,
        phase=_phase(state),
        steps=_steps(state),
        moves_left=state.progress.moves_left,
        choices=(),
        last=state.last,
    )


_latest_board: tuple[DeepRiverState, DeepRiverView] | None = None
"""Cache of the latest state and its spectator view: all seats ask for the view of the same state."""


@lru_cache(maxsize=4096)
def _currents(texts: tuple[str, ...], tilted: str, marked: str, playing: int) -> tuple[CurrentView, ...]:
    """Return the views of the three currents. Cached because the currents change rarely and repeat across games."""
    return tuple(_current(index, text, tilted, marked, playing) for index, text in enumerate(texts))


def _current(index: int, text: str, tilted: str, marked: str, playing: int) -> CurrentView:
    up, down = CURRENTS[index] if text[1] == FACES[0] else CURRENTS[index][::-1]
    digit = str(index + 1)
    return CurrentView(int(text[0]), up.name, down.name, digit in tilted, digit in marked, playing == index)


def _phase(state: DeepRiverState) -> str:
    """Return the phase of the view: `big` becomes `bonus` when nothing is left to double."""
    if state.phase == phases.BIG and not state.legal[0].startswith("double"):
        return "bonus"
    return state.phase


def _steps(state: DeepRiverState) -> int:
    """Return the number of tiles that the fish to be chosen will move."""
    if state.phase == phases.FISH:
        playing = state.progress.playing
        return FACE_OF[playing][state.position.currents[playing]].steps
    if state.phase == phases.ADVANCE:
        return 1
    return int(state.phase == phases.BIG and not state.legal[-1].startswith("double"))


def _choices(state: DeepRiverState) -> tuple[ChoiceView, ...]:
    return tuple([ChoiceView(format_action(action), after.last) for action, after in next_states(state).items()])
