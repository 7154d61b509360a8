"""Deciding about quick phrases: the little that can be said at a table."""

from rivage.table.errors import TooChatty, UnknownPhrase
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev

from .decision import Deciding, may_talk, own_seat

PHRASES = ("hello", "good-luck", "nice", "oops", "thinking", "thanks", "good-game", "again")
"""Keys of the quick phrases of every table; a game may add its own. Browsers hold the translations."""

BETWEEN_PHRASES = 2_000
"""Milliseconds between two phrases of one seat."""


def say(deciding: Deciding, who: str, command: cmd.Say) -> None:
    """Say a quick phrase, not too often.

    Raises:
        WrongSeat, UnknownPhrase, TooChatty, TalkedOut: in this order.
    """
    own_seat(deciding.match, who, command.seat)
    if command.phrase not in PHRASES and command.phrase not in deciding.match.game.info.phrases:
        raise UnknownPhrase(f"no phrase is called {command.phrase!r}", phrase=command.phrase)
    if deciding.now - deciding.match.said[command.seat] < BETWEEN_PHRASES:
        raise TooChatty("one phrase at a time", wait=BETWEEN_PHRASES // 1000)
    may_talk(deciding.match, command.seat)
    deciding.add(ev.Said(at=deciding.now, seat=command.seat, phrase=command.phrase))
