"""From a wish to facts: `decide` answers every command with the events it leads to, or refuses and changes nothing.

Pure: who asks, what time it is and who is away come as arguments. What cannot be decided purely, the id and the seed of a
following table, is left open in `Decision.opens`; the shell lays that table and completes the decision with `followed`.
"""

from collections.abc import Callable
from typing import Any

from rivage.table.log import Summary
from rivage.table.match.match import Match
from rivage.table.words import commands as cmd
from rivage.table.words import events as ev
from rivage.table.words.options import Days

from . import offers, opening, seating, turns
from .decision import Decision, Draft


def decide(match: Match, who: str, command: cmd.AnyCommand, now: int, away: tuple[int, ...] = ()) -> Decision:
    """What the command of player `who` leads to. `away` says for each seat when its player left, 0 while they are here.

    Raises:
        RivageError: one of the errors that the function of the command names; the match is a value and stays as it was.
    """
    draft = Draft(match, now, away)
    _DECIDE[type(command)](draft, who, command)
    return draft.done()


def followed(decision: Decision, table: str) -> Decision:
    """The decision, completed by where the table it opens stands."""
    draft = Draft(decision.after, decision.after.at)
    draft.add(ev.Followed(at=draft.now, table=table))
    return Decision((*decision.events, *draft.events), draft.match)


def restarted(match: Match, now: int) -> Decision | None:
    """What is to be written down when the house comes back: time that ran in seconds is set running anew, or None."""
    clock, timers = match.clock, match.timers
    hurried = clock is not None and clock.running and not isinstance(clock.kind, Days)
    if not hurried and (timers is None or timers.next_at() is None):
        return None
    draft = Draft(match, now)
    draft.add(ev.Restarted(at=draft.now))
    return draft.done()


def summary(match: Match) -> Summary:
    """What lists of tables show."""
    return Summary(
        game=match.created.game,
        status=match.status,
        players=tuple(chair.player for chair in match.seats),
        names=tuple(chair.name for chair in match.seats),
    )


_DECIDE: dict[type, Callable[[Draft, str, Any], None]] = {
    cmd.Sit: seating.sit,
    cmd.SitBot: seating.sit_bot,
    cmd.Stand: seating.stand,
    cmd.Act: turns.act,
    cmd.Undo: turns.undo,
    cmd.Offer: offers.offer,
    cmd.Answer: offers.answer,
    cmd.Resume: offers.resume,
    cmd.Resign: turns.resign,
    cmd.Lend: seating.lend,
    cmd.Reclaim: seating.reclaim,
    cmd.Say: seating.say,
    cmd.Next: opening.go_on,
}
