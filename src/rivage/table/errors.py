"""Errors of tables, each with a stable code.

TableError
├── UnknownTable   table.unknown      there is no table with that id
├── Conflict       table.conflict     another writer appended to the log first; the table reloads
├── Fenced         table.fenced       another node owns the table now; this node stops hosting it
├── WrongSeat      seat.wrong         the seat belongs to somebody else or does not exist
├── SeatTaken      seat.taken         the seat is occupied
├── TooFew         seat.too_few       too few players to start the match
├── BadName        seat.name          the nickname is empty, too long or not printable
├── NotYourTurn    turn.not_yours     the seat may not act now
├── Stale          turn.stale         the command names an outdated version of the match
├── NothingToUndo  turn.nothing       the seat has no action it may undo
├── Revealed       turn.revealed      the round is revealed and can no longer be undone
├── TooLate        turn.late          the time for the round is up, and a bot finishes it
├── NotNow         table.not_now      the table is in the wrong status, or bodies are moving: `status` says which
├── NotHost        table.not_host     only the host may do this
├── OfferError     offer.none | offer.standing | offer.own | offer.pointless | offer.too_soon
├── NotAway        seat.not_away      the player is connected, or has not been away for long enough
├── UnknownLevel   bot.unknown        the game has no bot of that level
├── UnknownPhrase  phrase.unknown     there is no quick phrase with that key
├── TooChatty      phrase.too_many    too many phrases in a short time
├── TooManyUndos   turn.too_many_undos  the seat has used all undos of a match
├── TalkedOut      talk.too_much      the seat has used all phrases and offers of a match
├── TableFull      table.full         the match has the maximum number of events: it can only be resigned or closed
├── TooManyTables  table.too_many     the guest, or their address, has the maximum number of open tables
└── BadRecord      record.unreadable | record.unsound   a saved match that cannot be read or replayed; names the line
"""

from rivage.core import RivageError


class TableError(RivageError):
    """Base class of the errors that a table raises."""

    code = "table"


class UnknownTable(TableError):
    """There is no table with that id."""

    code = "table.unknown"

    def __init__(self, table: str) -> None:
        super().__init__(f"there is no table {table!r}", table=table)


class Conflict(TableError):
    """The log of the table does not have the expected length: another writer has appended to it."""

    code = "table.conflict"


class Fenced(TableError):
    """Another node owns the table now; nothing was written."""

    code = "table.fenced"

    def __init__(self, table: str) -> None:
        super().__init__("another node owns the table now", table=table)


class WrongSeat(TableError):
    """The seat belongs to somebody else or does not exist."""

    code = "seat.wrong"


class SeatTaken(TableError):
    """The seat is occupied."""

    code = "seat.taken"


class TooFew(TableError):
    """Too few players to start the match."""

    code = "seat.too_few"


class BadName(TableError):
    """A nickname that is empty, too long or contains a character that cannot be displayed."""

    code = "seat.name"


class NotYourTurn(TableError):
    """The seat may not act now."""

    code = "turn.not_yours"


class Stale(TableError):
    """The command names an outdated version: its sender had not seen the last action."""

    code = "turn.stale"


class NothingToUndo(TableError):
    """The seat has no action that it may undo."""

    code = "turn.nothing"


class Revealed(TableError):
    """The round is revealed to all players, so nothing in it can be undone."""

    code = "turn.revealed"


class TooLate(TableError):
    """The time for the round is up, and a bot finishes the round for the seat."""

    code = "turn.late"


class NotNow(TableError):
    """The table is not in a status that allows this, or physics is still moving bodies."""

    code = "table.not_now"


class NotHost(TableError):
    """Only the host of the table may do this."""

    code = "table.not_host"


class OfferError(TableError):
    """An offer that cannot be made or answered; the code says why."""

    code = "offer.none"


class NotAway(TableError):
    """The player of the seat is connected, or has not been away for long enough."""

    code = "seat.not_away"


class UnknownLevel(TableError):
    """The game has no bot of that level."""

    code = "bot.unknown"


class UnknownPhrase(TableError):
    """There is no quick phrase with that key."""

    code = "phrase.unknown"


class TooChatty(TableError):
    """Too many phrases in a short time."""

    code = "phrase.too_many"


class TooManyUndos(TableError):
    """The seat has reached the maximum number of undos in one match."""

    code = "turn.too_many_undos"


class TalkedOut(TableError):
    """The seat has reached the maximum number of phrases and offers in one match."""

    code = "talk.too_much"


class TableFull(TableError):
    """The match has reached the maximum number of events."""

    code = "table.full"


class TooManyTables(TableError):
    """A guest or an address has reached the maximum number of open tables."""

    code = "table.too_many"


class BadRecord(TableError):
    """A saved match or a log that cannot be read, or whose events cannot be replayed."""

    code = "record.unreadable"

    @property
    def line(self) -> int:
        """The line of the text or the event of the log that is wrong, counted from 1; 0 when no single line is."""
        line = self.details.get("line", 0)
        return line if isinstance(line, int) else 0
