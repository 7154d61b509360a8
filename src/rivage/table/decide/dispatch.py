"""From a command to events: `decide` turns every command into events or refuses it. Quick phrases are decided here too.

Pure functions: the player, the current time and absences are arguments. The id and the seed of a following table cannot be
decided purely, so `Decision.new_table` describes that table; the caller creates it and calls `with_following_table`.
"""

from collections.abc import Callable
from typing import Any

from rivage.table.errors import TableFull, TooChatty, UnknownPhrase
from rivage.table.log import TableSummary
from rivage.table.match import Match, player_results
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev

from . import absence, offers, setup, turns
from .decision import DEFAULT_IDLE_LIMITS, Decision, Draft, IdleLimits, check_talk_limit, own_seat
from .timeouts import next_due

MAX_EVENTS = 20_000
"""Events after which people can only resign or close the match; bots and chance may still act. A long game has some hundreds."""


def decide(
    match: Match,
    player: str,
    command: cmd.AnyCommand,
    now: int,
    away: tuple[int, ...] = (),
    idle_limits: IdleLimits = DEFAULT_IDLE_LIMITS,
) -> Decision:
    """The decision about a command of a player.

    Args:
        match: the match before the command.
        player: the id of the player who sends the command.
        command: the command.
        now: the current time, in milliseconds since 1970.
        away: the time at which the player of each seat left, 0 for players who are connected.
        idle_limits: how long absent players are waited for.

    Raises:
        TableFull: when the match has the maximum number of events.
        RivageError: one of the errors in the docstring of the command's own function. The match is unchanged.
    """
    if match.n >= MAX_EVENTS and not isinstance(command, cmd.Resign | cmd.Claim | cmd.Close):
        raise TableFull(
            f"the match has reached its maximum of {MAX_EVENTS} events: it can only be resigned or closed", most=MAX_EVENTS
        )
    draft = Draft(match, now, away, idle_limits)
    _DECIDE[type(command)](draft, player, command)
    offers.answer_automatically(draft)  # the command may have passed a seat from a person to a bot
    return draft.decision()


def with_following_table(decision: Decision, table: str) -> Decision:
    """The decision, completed with the id of the table that was created for it."""
    draft = Draft(decision.after, decision.after.at)
    draft.add(ev.Followed(at=draft.now, table=table))
    return Decision((*decision.events, *draft.events), draft.match)


def summary(match: Match) -> TableSummary:
    """The summary of a match for the index beside its log."""
    return TableSummary(match.created.game, match.status, match.seats, next_due(match), results=player_results(match))


PHRASES = ("hello", "good-luck", "nice", "oops", "thinking", "thanks", "good-game", "again")
"""Keys of the quick phrases of every table; a game may add its own. Clients hold the translations."""

PHRASE_INTERVAL_MS = 2_000
"""Milliseconds between two phrases of one seat."""


def say(draft: Draft, player: str, command: cmd.Say) -> None:
    """Send a quick phrase, at most one per `PHRASE_INTERVAL_MS`.

    Raises:
        WrongSeat, UnknownPhrase, TooChatty, TalkedOut: in this order.
    """
    own_seat(draft.match, player, command.seat)
    if command.phrase not in PHRASES and command.phrase not in draft.match.game.info.phrases:
        raise UnknownPhrase(f"no phrase is called {command.phrase!r}", phrase=command.phrase)
    if draft.now - draft.match.last_phrase_at[command.seat] < PHRASE_INTERVAL_MS:
        raise TooChatty("too many phrases in a short time", wait=PHRASE_INTERVAL_MS // 1000)
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
    cmd.Next: offers.offer_second_game,
}
