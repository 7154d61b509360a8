"""What a seat sees of Deep River: everything, since the game has no secrets; choices only for who may choose."""

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from rivage.core import Seat

from . import state as at
from .components import CURRENTS, FACES
from .notation import format_action
from .position import format_state
from .state import AnyEffect, DeepRiverState
from .steps import foresee
from .turn import FACE_OF


class CurrentView(msgspec.Struct, frozen=True):
    """One of the three currents."""

    tile: int
    """1 to 7."""
    face: str
    """What lies face up: `2`, `1+bear`, `3`, `twice 1`, `1`."""
    back: str
    """What lies face down."""
    tilted: bool
    """Tilted against the player to move."""
    marked: bool
    """Tilted this turn, against the player who comes next."""
    playing: bool
    """Chosen this turn."""


class ChoiceView(msgspec.Struct, frozen=True):
    """One legal action and what it would do."""

    action: str
    effects: tuple[AnyEffect, ...]


class DeepRiverView(msgspec.Struct, frozen=True):
    """Deep River as a seat, or a spectator, sees it."""

    position: str
    """Notation of this very moment, with what was decided since the turn began; bots read it."""
    tiles: str
    """`BAS*TAB`, or empty before they are drawn."""
    river: tuple[tuple[str, ...], ...]
    """Tiles 1 to 7, each its slots: `.`, a pawn or a stack, bottom first."""
    eels: tuple[int, int]
    """Singles and doubles in the Eels' nest."""
    salmon: tuple[int, int]
    bear: int
    currents: tuple[CurrentView, ...]
    mover: str
    """`e` or `s`."""
    sides: tuple[str, str]
    """The side of each seat."""
    turn: int
    """Turns finished so far."""
    phase: str
    """What is being decided: draw, name, take, current, fish, advance, bonus, cover, swap, tilt, big, effect, done, over.
    `bonus` is the decision on the big tile when nothing is left to double."""
    steps: int
    """How many tiles the fish now being chosen moves; 0 elsewhere."""
    moves_left: int
    """Moves of the face still to come after this decision (`twice 1`)."""
    choices: tuple[ChoiceView, ...]
    """For the seat that may act: what it may choose, in the fixed order. Empty for everyone else."""
    last: tuple[AnyEffect, ...]
    """What the last action did."""


def view(state: DeepRiverState, seat: Seat | None) -> DeepRiverView:
    """What `seat` sees, None being a spectator: choices with what they would do for the seat that may act."""
    global _newest
    newest = _newest
    if newest is None or newest[0] is not state:
        newest = _newest = state, _board(state)
    board = newest[1]
    return replace(board, choices=_choices(state)) if seat is not None and seat in state.actors else board


def _board(state: DeepRiverState) -> DeepRiverView:
    """What everybody sees."""
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


_newest: tuple[DeepRiverState, DeepRiverView] | None = None
"""The position looked at last, and what everybody sees of it."""


@lru_cache(maxsize=4096)
def _currents(texts: tuple[str, ...], tilted: str, marked: str, playing: int) -> tuple[CurrentView, ...]:
    """The three currents; how they lie changes seldom, and comes again in other games."""
    return tuple(_current(index, text, tilted, marked, playing) for index, text in enumerate(texts))


def _current(index: int, text: str, tilted: str, marked: str, playing: int) -> CurrentView:
    up, down = CURRENTS[index] if text[1] == FACES[0] else CURRENTS[index][::-1]
    digit = str(index + 1)
    return CurrentView(int(text[0]), up.name, down.name, digit in tilted, digit in marked, playing == index)


def _phase(state: DeepRiverState) -> str:
    """`big` is told from `bonus`, where nothing is left to double."""
    if state.phase == at.BIG and not state.legal[0].startswith("double"):
        return "bonus"
    return state.phase


def _steps(state: DeepRiverState) -> int:
    """How far the fish now being chosen swims."""
    if state.phase == at.FISH:
        playing = state.progress.playing
        return FACE_OF[playing][state.position.currents[playing]].steps
    if state.phase == at.ADVANCE:
        return 1
    return int(state.phase == at.BIG and not state.legal[-1].startswith("double"))


def _choices(state: DeepRiverState) -> tuple[ChoiceView, ...]:
    return tuple([ChoiceView(format_action(action), after.last) for action, after in foresee(state).items()])
