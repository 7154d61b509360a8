"""The differences between games played in turns, in rounds and in real time (`GameInfo.timing`), as strategy objects.

Other code uses `match.timing` instead of testing for one of them:

- in turns one seat acts after the other, and all actions are public immediately;
- in rounds all seats act at the same time: a round lasts from one action of chance to the next and is secret until then;
- in real time all seats act whenever they want, and the game has timers of its own.
"""

from collections.abc import Container
from typing import TYPE_CHECKING, Any, ClassVar

from rivage.core import CHANCE, Seat, Timing
from rivage.table.protocol import ClockKind, Days, NoClock, RealTime, Rounds, What

from .history import History

if TYPE_CHECKING:  # avoids a circular import: a match has a timing, and a timing takes matches
    from .match import Match


class InTurns:
    """One seat acts after the other."""

    clocks: ClassVar[tuple[type[ClockKind], ...]] = (NoClock, RealTime, Days)
    """The kinds of clocks that suit the game."""
    offers: ClassVar[frozenset[What]] = frozenset(("takeback", "draw", "pause", "rematch", "next"))
    """The kinds of offers that can be made."""
    two_games: ClassVar[bool] = True
    """Whether a match of two games with the same chance and swapped seats is possible."""
    versioned: ClassVar[bool] = True
    """Whether an action must name the newest version, so that nobody acts on an outdated position."""
    bots_take_over: ClassVar[bool] = False
    """Whether a bot takes over for a player who is late or resigns, instead of ending the match for all."""
    secret: ClassVar[bool] = False
    """Whether the actions of a seat stay secret from the other players until the round is revealed."""
    measures_time: ClassVar[bool] = False
    """Whether the game has timers of its own (`Game.timers`), and bots act at the pace of a person."""

    def bots_wait(self, match: "Match") -> bool:
        """Whether bots leave the next action to the people at the table."""
        return False

    def can_undo(self, match: "Match") -> tuple[int, ...]:
        """The seats that may undo: the seat that made the last action, if it alone is to act."""
        seat = match.history[-1][0]
        return (seat,) if match.to_act == {seat} and seat >= 0 and not match.seats[seat].level else ()

    def after_undo(self, match: "Match", seat: int) -> History:
        """The history after `seat` has taken back its last action."""
        return match.history.first(len(match.history) - 1)

    def visible_actions(self, match: "Match", held: Container[int]) -> int:
        """The number of actions that a holder of these seats may see."""
        return len(match.history)

    def timed_seats(self, match: "Match") -> frozenset[Seat]:
        """The seats whose time runs: those that are to act."""
        return match.to_act

    def shows(self, match: "Match", k: int, actor: int, before: Any, state: Any) -> bool:
        """Whether a replay shows the position after `k` actions; `actor` made the last, which led from `before` to `state`."""
        return True


class InRounds(InTurns):
    """All seats act at the same time and independently."""

    clocks = (NoClock, Rounds, Days)
    offers = frozenset(("pause", "rematch"))  # no takeback, because the next roll is public; no draw with several opponents
    two_games = False  # all seats have the same chance already, and a second game would repeat public rolls
    bots_take_over = True
    secret = True

    def can_undo(self, match: "Match") -> tuple[int, ...]:
        """All seats that have acted in this round, including those that have finished it: it is revealed when all have finished.

        If a seat was late, the time of the round is up, and seats that have finished can no longer undo.
        """
        if CHANCE in match.to_act:
            return ()
        acted = {seat for seat, _ in match.history.since(match.round_start())}
        allowed = acted & match.to_act if match.late else acted
        return tuple(sorted(seat for seat in allowed if not match.bot_at(seat)))

    def after_undo(self, match: "Match", seat: int) -> History:
        """The history without the last action of the seat; others may have acted since."""
        index = len(match.history) - 1
        while match.history[index][0] != seat:
            index -= 1
        return match.history.without(index)

    def visible_actions(self, match: "Match", held: Container[int]) -> int:
        """The number of actions before this round, plus the seats' own actions in this round."""
        if match.status == "over":
            return len(match.history)
        start = match.round_start()
        return start + sum(seat in held for seat, _ in match.history.since(start))

    def timed_seats(self, match: "Match") -> frozenset[Seat]:
        """The seats of people who are to act; bots are not timed."""
        return frozenset(seat for seat in match.to_act if seat >= 0 and not match.bot_at(seat))

    def shows(self, match: "Match", k: int, actor: int, before: Any, state: Any) -> bool:
        """Shows positions after an action of chance, including the round revealed just before it, and the final position."""
        return (k > 0 and actor == CHANCE) or (match.status == "over" and k == len(match.history))


class InRealTime(InTurns):
    """Seats act whenever they want and play together."""

    clocks = (NoClock,)
    offers = frozenset(("pause", "rematch"))  # no takeback, because others have built on the action since
    two_games = False
    versioned = False  # other seats act all the time; the rules decide whether an action is still possible
    bots_take_over = True
    measures_time = True

    def bots_wait(self, match: "Match") -> bool:
        """Bots wait while no timer runs and a person may act: people choose who begins, turn the glass, make the first push."""
        return not match.time_runs and any(seat >= 0 and not match.bot_at(seat) for seat in match.to_act)

    def can_undo(self, match: "Match") -> tuple[int, ...]:
        """No seats."""
        return ()

    def shows(self, match: "Match", k: int, actor: int, before: Any, state: Any) -> bool:
        """Shows the first and last position; those in which timers start or stop; those after a motion without a timer."""
        if before is None or k == len(match.history):
            return True
        timed = bool(match.game.timers(state))
        return timed != bool(match.game.timers(before)) or (not timed and match.game.simulated(before))


TIMINGS = {Timing.TURNS: InTurns(), Timing.ROUNDS: InRounds(), Timing.REAL_TIME: InRealTime()}
