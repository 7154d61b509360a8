"""How time runs through a match, as one value with behaviour: in turns, in rounds, or in real time (`GameInfo.timing`).

Whoever wants to know what follows from it asks `match.timing`, and nobody tests for the one or the other:

- in turns one seat acts after the other, and everybody sees everything at once;
- in rounds all act at the same time: a round is what is done between two actions of chance, and secret until the next one;
- in real time everybody acts when they like, and the game measures its own time.
"""

from collections.abc import Container
from typing import TYPE_CHECKING, Any, ClassVar

from rivage.core import CHANCE, Seat, Timing
from rivage.table.protocol import ClockKind, Days, NoClock, RealTime, Rounds, What

from .history import History

if TYPE_CHECKING:  # a match has a timing, and a timing looks at matches
    from .match import Match


class InTurns:
    """One seat acts after the other."""

    clocks: ClassVar[tuple[type[ClockKind], ...]] = (NoClock, RealTime, Days)
    """The clocks that can be played with."""
    offers: ClassVar[frozenset[What]] = frozenset(("takeback", "draw", "pause", "rematch"))
    """What can be offered."""
    two_games: ClassVar[bool] = True
    """There can be a second game on the same chance, seats swapped."""
    versioned: ClassVar[bool] = True
    """An action must name the newest version: nobody acts upon what they have not seen."""
    goes_on: ClassVar[bool] = False
    """Who is late or gives up does not end it for the others: a bot plays on."""
    secret: ClassVar[bool] = False
    """What a seat does in the running round is known to who holds the seat alone."""
    measures_time: ClassVar[bool] = False
    """The game measures its own time (`Game.timers`), and bots keep a person's pace."""

    def bots_wait(self, match: "Match") -> bool:
        """Whether bots leave it to the people to act now."""
        return False

    def can_undo(self, match: "Match") -> tuple[int, ...]:
        """Seats that may take back: the one that made the last action that stands and is alone to act."""
        seat = match.history[-1][0]
        return (seat,) if match.to_act == {seat} and seat >= 0 and not match.seats[seat].level else ()

    def undone(self, match: "Match", seat: int) -> History:
        """The actions that stand when `seat` has taken its last one back."""
        return match.history.first(len(match.history) - 1)

    def known(self, match: "Match", held: Container[int]) -> int:
        """How many of the actions that stand may be known to who holds these seats."""
        return len(match.history)

    def timed(self, match: "Match") -> frozenset[Seat]:
        """The seats whose time runs: who acts."""
        return match.to_act

    def shows(self, match: "Match", k: int, actor: int, before: Any, state: Any) -> bool:
        """Whether a replay shows the position after `k` actions; `actor` made the last, which led from `before` to `state`."""
        return True


class InRounds(InTurns):
    """All seats act at the same time, each for itself."""

    clocks = (NoClock, Rounds, Days)
    offers = frozenset(("pause", "rematch"))  # the next roll is known, so nothing is taken back; nobody plays against one other
    two_games = False  # swapping seats changes nothing, and everybody would know what comes
    goes_on = True
    secret = True

    def can_undo(self, match: "Match") -> tuple[int, ...]:
        """Each seat that has acted in this round, also one that has finished it: until all have, nothing is revealed.

        Once somebody was late the time of the round is up, and who has finished stays so.
        """
        if CHANCE in match.to_act:
            return ()
        acted = {seat for seat, _ in match.history.since(match.round_start())}
        back = acted & match.to_act if match.late else acted
        return tuple(sorted(seat for seat in back if not match.bot_at(seat)))

    def undone(self, match: "Match", seat: int) -> History:
        """Without its last action; others may have acted since."""
        index = len(match.history) - 1
        while match.history[index][0] != seat:
            index -= 1
        return match.history.without(index)

    def known(self, match: "Match", held: Container[int]) -> int:
        """Those before this round, and of this round one's own."""
        if match.status == "over":
            return len(match.history)
        start = match.round_start()
        return start + sum(seat in held for seat, _ in match.history.since(start))

    def timed(self, match: "Match") -> frozenset[Seat]:
        """Only people are hurried."""
        return frozenset(seat for seat in match.to_act if seat >= 0 and not match.bot_at(seat))

    def shows(self, match: "Match", k: int, actor: int, before: Any, state: Any) -> bool:
        """After each action of chance, which shows what was revealed just before it, and at the end."""
        return (k > 0 and actor == CHANCE) or (match.status == "over" and k == len(match.history))


class InRealTime(InTurns):
    """Seats act when they like and play together."""

    clocks = (NoClock,)
    offers = frozenset(("pause", "rematch"))  # the others have long built on what one did
    two_games = False
    versioned = False  # others never stop acting: the rules say whether it can still be done
    goes_on = True
    measures_time = True

    def bots_wait(self, match: "Match") -> bool:
        """Bots wait while no time runs and a person may act too: to say who begins, turn the glass or make the first push."""
        return not match.time_runs and any(seat >= 0 and not match.bot_at(seat) for seat in match.to_act)

    def can_undo(self, match: "Match") -> tuple[int, ...]:
        """Nobody may."""
        return ()

    def shows(self, match: "Match", k: int, actor: int, before: Any, state: Any) -> bool:
        """The first and the last; when time began or ceased to run; and when bodies moved while none ran."""
        if before is None or k == len(match.history):
            return True
        hurried = bool(match.game.timers(state))
        return hurried != bool(match.game.timers(before)) or (not hurried and match.game.simulated(before))


TIMINGS = {Timing.TURNS: InTurns(), Timing.ROUNDS: InRounds(), Timing.REAL_TIME: InRealTime()}
