"""A match as an immutable value, and queries about it. `folding.py` defines how each event changes it.

A match holds the current state and the actions that count. An undo replays these actions from the start.

`Match.timing` answers everything that depends on whether the game is played in turns, in rounds or in real time.
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
"""Returns a game by its name, or raises UnknownGame."""

Status = Literal["waiting", "playing", "paused", "over"]

NO_SEATS: frozenset[Seat] = frozenset()


class PendingOffer(Struct, frozen=True):
    """An offer that the seats have not all answered yet."""

    what: ev.What
    seat: int
    agreed: frozenset[int]
    """Seats that have agreed, including the one that made the offer. When all seats have agreed, the offer is carried out."""
    keep: int
    """For a takeback: the number of actions that would remain."""
    action: str = ""
    """The proposed action of the game; for a rematch, the name of a variation or empty."""


class FailedOffer(Struct, frozen=True):
    """Consecutive offers of one kind by one seat that failed: declined, withdrawn or lapsed."""

    seat: int
    what: ev.What
    at: int
    """The time at which the last of these offers failed."""
    times: int


class Match(Struct, frozen=True):
    """The state of a match: everything that follows from its events."""

    game: AnyGame
    created: ev.Created
    rules: Options
    """The options of the game, including defaults."""
    seats: tuple[Occupant, ...]
    clock: Clock | None
    timing: InTurns
    """How the game is played: in turns, in rounds or in real time."""
    n: int = 1
    """The number of events."""
    at: int = 0
    """The time of the last event."""
    status: Status = "waiting"
    state: Any = None
    """The state of the game, or None before the match starts."""
    to_act: frozenset[Seat] = NO_SEATS
    history: History = History()
    draws: int = 0
    """The number of actions in the history that were made by chance."""
    late: tuple[str, ...] = ()
    """For each seat that ran out of time in this round the level of the bot that finishes it, otherwise empty; () if there is
    none."""
    timers: Timers | None = None
    """The timers of the game; None unless it is played in real time."""
    outcome: Outcome | None = None
    offer: PendingOffer | None = None
    failed_offers: tuple[FailedOffer, ...] = ()
    """The failed offers by seat and kind, until such an offer is accepted."""
    changed_at: int = 0
    """The time at which the publicly visible position last changed; in rounds, the time of the last action of chance."""
    last_phrase_at: tuple[int, ...] = ()
    """The time at which each seat last sent a phrase."""
    undo_counts: tuple[int, ...] = ()
    """The number of undos of each seat."""
    talk_counts: tuple[int, ...] = ()
    """The number of phrases and offers of each seat."""
    following: str = ""
    """The id of the table with the next game, or empty."""

    def held_by(self, player: str) -> tuple[int, ...]:
        """The seats of a player."""
        return tuple([seat for seat, occupant in enumerate(self.seats) if occupant.player == player]) if player else ()

    @property
    def awaits_physics(self) -> bool:
        """Whether the match waits for the result of a physics simulation."""
        return self.status == "playing" and self.game.simulated(self.state)

    @property
    def time_runs(self) -> bool:
        """Whether a timer of the game is running or suspended."""
        return self.timers is not None and bool(self.timers.running)

    def bot_at(self, seat: int) -> str:
        """The level of the bot that plays for a seat now, or empty."""
        return self.seats[seat].level or (self.late[seat] if self.late else "")

    def view_for_bot(self, seat: Seat | None, now: int) -> Any:
        """The view of a seat for a bot; in real time it includes the time that is left at `now`."""
        view = self.game.view(self.state, seat)
        return view if self.timers is None else self.game.with_time(view, self.timers.left(now))

    def people(self) -> tuple[int, ...]:
        """The seats that a person plays now."""
        return tuple(seat for seat, occupant in enumerate(self.seats) if occupant.player and not self.bot_at(seat))

    def bots_to_act(self) -> tuple[int, ...]:
        """The seats for which a bot must act now."""
        if self.status != "playing" or self.timing.bots_wait(self):
            return ()
        seats, late = self.seats, self.late
        return tuple([seat for seat in self.to_act if seat >= 0 and (seats[seat].level or (late and late[seat]))])

    def can_undo(self) -> tuple[int, ...]:
        """The seats that may undo their last action."""
        return self.timing.can_undo(self) if self.status == "playing" and self.history else ()

    def round_start(self) -> int:
        """In rounds: the number of actions up to and including the last action of chance, which started the current round."""
        index = len(self.history)
        while index > 0 and self.history[index - 1][0] != CHANCE:
            index -= 1
        return index

    def visible_actions(self, held: Container[int]) -> int:
        """The number of actions that a holder of these seats may see. It is the version that their commands name."""
        return self.timing.visible_actions(self, held)

    def timed_seats(self) -> frozenset[Seat]:
        """The seats whose time runs while the match is being played."""
        return self.timing.timed_seats(self)

    def turn_start(self, seat: int) -> int | None:
        """The number of actions before the last turn of `seat`, or None if it has not acted."""
        index = len(self.history) - 1
        while index >= 0 and self.history[index][0] != seat:
            index -= 1
        if index < 0:
            return None
        while index > 0 and self.history[index - 1][0] == seat:
            index -= 1
        return index


def replay(match: Match, count: int) -> Iterable[tuple[int, str, Any]]:
    """The initial state as (-1, "", state), then the first `count` actions, each as seat, action and resulting state."""
    game = match.game
    state = game.initial(len(match.seats), match.rules)
    yield CHANCE, "", state
    for seat, action in match.history.first(count):
        state = game.apply(state, Seat(seat), game.parse_action(action))
        yield seat, action, state


def points_now(match: Match) -> tuple[float, ...]:
    """The current points of each seat; zeros if the game does not count points."""
    return tuple(map(float, match.game.points(match.state))) or (0.0,) * len(match.seats)
