"""From a command to events: `decide` answers every command with its events, or refuses it. Quick phrases are here too.

Pure: the player, the time and who is away come as arguments. What cannot be decided purely, the id and the seed of a
following table, is left open in `Decision.opens`; the caller creates that table and calls `with_following_table`.
"""

from collections.abc import Callable
from typing import Any

from rivage.table.errors import TableFull, TooChatty, UnknownPhrase
from rivage.table.log import TableSummary
from rivage.table.match import Match
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev

from . import absence, offers, setup, turns
from .decision import DEFAULT_IDLE_LIMITS, Decision, Draft, IdleLimits, check_talk_limit, own_seat
from .timeouts import next_due

MAX_EVENTS = 20_000
"""Events after which people can only give a match up; bots and chance finish what they have to. A long game has some hundreds."""


def decide(
    match: Match,
    who: str,
    command: cmd.AnyCommand,
    now: int,
    away: tuple[int, ...] = (),
    idle_limits: IdleLimits = DEFAULT_IDLE_LIMITS,
) -> Decision:
    """What the command of player `who` leads to.

    `away` says for each seat when its player left, 0 while they are here; `idle_limits` how long they are waited for.

    Raises:
        TableFull: when the match has as many events as it may have.
        RivageError: one of the errors that the function of the command names; the match is a value and stays as it was.
    """
    if match.n >= MAX_EVENTS and not isinstance(command, cmd.Resign | cmd.Claim | cmd.Close):
        raise TableFull(
            f"a match has room for {MAX_EVENTS} events, and this one is full: it can only be given up", most=MAX_EVENTS
        )
    draft = Draft(match, now, away, idle_limits)
    _DECIDE[type(command)](draft, who, command)
    offers.answer_automatically(draft)  # the command may have passed a seat from a person to a bot
    return draft.decision()


def with_following_table(decision: Decision, table: str) -> Decision:
    """The decision, completed by where the table it opens stands."""
    draft = Draft(decision.after, decision.after.at)
    draft.add(ev.Followed(at=draft.now, table=table))
    return Decision((*decision.events, *draft.events), draft.match)


def summary(match: Match) -> TableSummary:
    """The summary of a match for the index beside its log."""
    return TableSummary(match.created.game, match.status, match.seats, next_due(match))


PHRASES = ("hello", "good-luck", "nice", "oops", "thinking", "thanks", "good-game", "again")
"""Keys of the quick phrases of every table; a game may add its own. Browsers hold the translations."""

PHRASE_INTERVAL_MS = 2_000
"""Milliseconds between two phrases of one seat."""


def say(draft: Draft, who: str, command: cmd.Say) -> None:
    """Say a quick phrase, not too often.

    Raises:
        WrongSeat, UnknownPhrase, TooChatty, TalkedOut: in this order.
    """
    own_seat(draft.match, who, command.seat)
    if command.phrase not in PHRASES and command.phrase not in draft.match.game.info.phrases:
        raise UnknownPhrase(f"no phrase is called {command.phrase!r}", phrase=command.phrase)
    if draft.now - draft.match.said[command.seat] < PHRASE_INTERVAL_MS:
        raise TooChatty("one phrase at a time", wait=PHRASE_INTERVAL_MS // 1000)
    check_talk_limit(draft.match, command.seat)
    draft.add(ev.Said(at=draft.now, seat=command.seat, phrase=command.phrase))


_DECIDE: dict[type, Callable[[Draft, str, Any], None]] = {
    cmd.Sit: setup.sit,
    cmd.SitBot: setup.sit_bot,
    cmd.Stand: setup.stand,
    cmd.Begin: setup.start,
    cmd.Act: turns.act,
    cmd.Undo: turns.undo,
    cmd.Offer: offers.offer,
    cmd.Answer: offers.answer,
    cmd.Resume: offers.resume,
    cmd.Resign: turns.resign,
    cmd.Lend: absence.lend,
    cmd.Reclaim: absence.reclaim,
    cmd.Claim: absence.claim,
    cmd.Close: absence.close,
    cmd.Say: say,
    cmd.Next: setup.start_next_game,
}
