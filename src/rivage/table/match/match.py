"""One match as a value, and what can be asked of it. How each fact changes it is in `folding.py`.

A match keeps the state of now and the actions that stand. Taking something back replays them from the start.

What depends on how time runs through the game (in turns, in rounds, in real time) is asked of `Match.timing`.
"""

from collections.abc import Callable, Container, Iterable
from typing import Any, Literal

from msgspec import Struct

from rivage.core import CHANCE, Game, Options, Outcome, Seat
from rivage.table.protocol import events as ev

from .clock import Clock
from .history import History
from .seats import Occupant
from .timers import Timers
from .timing import InTurns

AnyGame = Game[Any, Any, Any]
FindGame = Callable[[str], AnyGame]
"""Finds a game by its name, or raises UnknownGame."""

Status = Literal["waiting", "playing", "paused", "over"]

NOBODY: frozenset[Seat] = frozenset()


class Pending(Struct, frozen=True):
    """A standing offer."""

    what: ev.What
    seat: int
    agreed: frozenset[int]
    """Seats that said yes, the offering one included; when all have, it is carried out."""
    keep: int
    """Takeback: how many actions would still stand."""
    action: str = ""
    """The proposed action of the game; for a rematch, the name of a variation or nothing."""


class Unmet(Struct, frozen=True):
    """Offers of one kind by one seat that came to nothing one after the other: declined, withdrawn, or played on over."""

    seat: int
    what: ev.What
    at: int
    """When the last of them ended."""
    times: int


class Match(Struct, frozen=True):
    """All that follows from the events so far."""

    game: AnyGame
    created: ev.Created
    rules: Options
    """The options of the game, complete."""
    seats: tuple[Occupant, ...]
    clock: Clock | None
    timing: InTurns
    """How time runs through it: in turns, in rounds or in real time."""
    n: int = 1
    """How many events there are."""
    at: int = 0
    """When the last event was."""
    status: Status = "waiting"
    state: Any = None
    """The state of the game, or None before it began."""
    to_act: frozenset[Seat] = NOBODY
    history: History = History()
    draws: int = 0
    """How many of the standing actions are chance's."""
    late: tuple[str, ...] = ()
    """The level that plays the rest of this round for each seat that was late, empty for the others; () when nobody was."""
    timers: Timers | None = None
    """The time the game measures itself; None unless it is one in real time."""
    outcome: Outcome | None = None
    offer: Pending | None = None
    unmet: tuple[Unmet, ...] = ()
    """The offers that came to nothing, by seat and kind; forgotten when such an offer is agreed upon."""
    moved: int = 0
    """When the position last changed for everybody to see; in rounds, when chance last acted."""
    said: tuple[int, ...] = ()
    """When each seat last said a phrase."""
    undos: tuple[int, ...] = ()
    """How often each seat has taken something back."""
    talk: tuple[int, ...] = ()
    """How often each seat has said a phrase or offered something."""
    following: str = ""
    """The table where it goes on."""

    def held_by(self, player: str) -> tuple[int, ...]:
        """The seats of a player."""
        return tuple([seat for seat, occupant in enumerate(self.seats) if occupant.player == player]) if player else ()

    @property
    def awaits_physics(self) -> bool:
        """Whether nothing goes on before physics has said what moved."""
        return self.status == "playing" and self.game.simulated(self.state)

    @property
    def time_runs(self) -> bool:
        """Whether a timer of the game runs, or would if it were not held up."""
        return self.timers is not None and bool(self.timers.running)

    def bot_at(self, seat: int) -> str:
        """Level of the bot that plays for a seat now, or empty."""
        return self.seats[seat].level or (self.late[seat] if self.late else "")

    def view_for_bot(self, seat: Seat | None, now: int) -> Any:
        """The view of a seat for a bot; in real time with the time that is left at `now`."""
        view = self.game.view(self.state, seat)
        return view if self.timers is None else self.game.with_time(view, self.timers.left(now))

    def people(self) -> tuple[int, ...]:
        """The seats that a person plays now."""
        return tuple(seat for seat, occupant in enumerate(self.seats) if occupant.player and not self.bot_at(seat))

    def bots_to_act(self) -> tuple[int, ...]:
        """The seats a bot must act for now."""
        if self.status != "playing" or self.timing.bots_wait(self):
            return ()
        seats, late = self.seats, self.late
        return tuple([seat for seat in self.to_act if seat >= 0 and (seats[seat].level or (late and late[seat]))])

    def can_undo(self) -> tuple[int, ...]:
        """The seats that may take their last action back."""
        return self.timing.can_undo(self) if self.status == "playing" and self.history else ()

    def round_start(self) -> int:
        """In rounds: how many actions stood when the running round began, the last of chance's included."""
        index = len(self.history)
        while index > 0 and self.history[index - 1][0] != CHANCE:
            index -= 1
        return index

    def known(self, held: Container[int]) -> int:
        """How many of the actions that stand may be known to who holds these seats: the version their commands name."""
        return self.timing.known(self, held)

    def timed(self) -> frozenset[Seat]:
        """The seats whose time runs while the match is played."""
        return self.timing.timed(self)

    def turn_start(self, seat: int) -> int | None:
        """How many actions stood before the last turn of `seat`, or None when it has not acted."""
        index = len(self.history) - 1
        while index >= 0 and self.history[index][0] != seat:
            index -= 1
        if index < 0:
            return None
        while index > 0 and self.history[index - 1][0] == seat:
            index -= 1
        return index


def replay(match: Match, count: int) -> Iterable[tuple[int, str, Any]]:
    """The first `count` standing actions: seat, action and the state each led to; first of all (-1, "", the initial state)."""
    game = match.game
    state = game.initial(len(match.seats), match.rules)
    yield CHANCE, "", state
    for seat, action in match.history.first(count):
        state = game.apply(state, Seat(seat), game.parse_action(action))
        yield seat, action, state


def points_now(match: Match) -> tuple[float, ...]:
    """What each seat has by what stands now; nothing where the game counts no points."""
    return tuple(map(float, match.game.points(match.state))) or (0.0,) * len(match.seats)
