"""From a wish to facts: `decide` answers every command with the events it leads to, or refuses and changes nothing.

Pure: who asks, what time it is and who is away come as arguments. What cannot be decided purely, the id and the seed of a
following table, is left open in `Decision.opens`; the shell lays that table and completes the decision with `followed`.
"""

from collections.abc import Callable
from typing import Any

from rivage.table.errors import TableFull
from rivage.table.log import Summary
from rivage.table.match import Match
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev

from . import absence, offers, opening, phrases, seating, takeover, turns
from .decision import Deciding, Decision
from .patience import USUAL, Patience
from .timeouts import next_due

MOST_EVENTS = 20_000
"""Events after which people can only give a match up; bots and chance finish what they have to. A long game has some hundreds."""


def decide(
    match: Match,
    who: str,
    command: cmd.AnyCommand,
    now: int,
    away: tuple[int, ...] = (),
    patience: Patience = USUAL,
) -> Decision:
    """What the command of player `who` leads to.

    `away` says for each seat when its player left, 0 while they are here; `patience` how long they are waited for.

    Raises:
        TableFull: when the match has as many events as it may have.
        RivageError: one of the errors that the function of the command names; the match is a value and stays as it was.
    """
    if match.n >= MOST_EVENTS and not isinstance(command, cmd.Resign | cmd.Claim | cmd.Close):
        raise TableFull(
            f"a match has room for {MOST_EVENTS} events, and this one is full: it can only be given up", most=MOST_EVENTS
        )
    deciding = Deciding(match, now, away, patience)
    _DECIDE[type(command)](deciding, who, command)
    offers.answer_automatically(deciding)  # the command may have passed a seat from a person to a bot
    return deciding.done()


def followed(decision: Decision, table: str) -> Decision:
    """The decision, completed by where the table it opens stands."""
    deciding = Deciding(decision.after, decision.after.at)
    deciding.add(ev.Followed(at=deciding.now, table=table))
    return Decision((*decision.events, *deciding.events), deciding.match)


def summary(match: Match) -> Summary:
    """What lists of tables show."""
    return Summary(
        game=match.created.game,
        status=match.status,
        players=tuple(occupant.player for occupant in match.seats),
        names=tuple(occupant.name for occupant in match.seats),
        due=next_due(match),
    )


_DECIDE: dict[type, Callable[[Deciding, str, Any], None]] = {
    cmd.Sit: seating.sit,
    cmd.SitBot: seating.sit_bot,
    cmd.Stand: seating.stand,
    cmd.Begin: seating.begin,
    cmd.Act: turns.act,
    cmd.Undo: turns.undo,
    cmd.Offer: offers.offer,
    cmd.Answer: offers.answer,
    cmd.Resume: offers.resume,
    cmd.Resign: turns.resign,
    cmd.Lend: takeover.lend,
    cmd.Reclaim: takeover.reclaim,
    cmd.Claim: absence.claim,
    cmd.Close: absence.close,
    cmd.Say: phrases.say,
    cmd.Next: opening.go_on,
}
