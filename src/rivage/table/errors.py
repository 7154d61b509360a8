"""What a table refuses, each with a stable code.

TableError
├── UnknownTable   table.unknown      no table of that id
├── Conflict       table.conflict     someone else wrote to the log first; the table reloads
├── Fenced         table.fenced       another node keeps the table now; this one lets go of it
├── WrongSeat      seat.wrong         the seat is not the asker's, or there is no such seat
├── SeatTaken      seat.taken
├── TooFew         seat.too_few       not enough sit at the table to begin
├── BadName        seat.name          a nickname that is empty, too long or not printable
├── NotYourTurn    turn.not_yours
├── Stale          turn.stale         the asker had not seen the last action
├── NothingToUndo  turn.nothing       nothing of one's own to take back
├── Revealed       turn.revealed      everybody has seen the round that was to be taken back
├── TooLate        turn.late          the time of the round is up, and a bot plays the rest of it
├── NotNow         table.not_now      the table is waiting, paused or over, or everything still moves: `status` says which
├── NotHost        table.not_host
├── OfferError     offer.none | offer.standing | offer.own | offer.pointless | offer.too_soon
├── NotAway        seat.not_away      the player is here, or has not been away for long
├── UnknownLevel   bot.unknown
├── UnknownPhrase  phrase.unknown
├── TooChatty      phrase.too_many
├── TooManyUndos   turn.too_many_undos  the seat has taken back as often as one match has room for
├── TalkedOut      talk.too_much      the seat has said and asked for as much as one match has room for
├── TableFull      table.full         the match has as many events as it may have: it can only be given up
├── TooManyTables  table.too_many     the guest, or their address, has as many tables open as they may have
└── BadRecord      record.unreadable | record.unsound   a saved match that does not fold; says at which line
"""

from rivage.core import RivageError


class TableError(RivageError):
    """Said by a table."""

    code = "table"


class UnknownTable(TableError):
    """No table of that id."""

    code = "table.unknown"

    def __init__(self, table: str) -> None:
        super().__init__(f"there is no table {table!r}", table=table)


class Conflict(TableError):
    """The log of the table is not where the writer thought it was."""

    code = "table.conflict"


class Fenced(TableError):
    """Another node keeps the table now: what was to be written is not."""

    code = "table.fenced"

    def __init__(self, table: str) -> None:
        super().__init__("the table is kept by another node of this house now", table=table)


class WrongSeat(TableError):
    """The seat is not the asker's, or does not exist."""

    code = "seat.wrong"


class SeatTaken(TableError):
    """Somebody sits there already."""

    code = "seat.taken"


class TooFew(TableError):
    """Not enough sit at the table to begin."""

    code = "seat.too_few"


class BadName(TableError):
    """A nickname that cannot be shown."""

    code = "seat.name"


class NotYourTurn(TableError):
    """Another seat must act first."""

    code = "turn.not_yours"


class Stale(TableError):
    """The asker decided before having seen the last action."""

    code = "turn.stale"


class NothingToUndo(TableError):
    """No action of one's own running turn to take back."""

    code = "turn.nothing"


class Revealed(TableError):
    """The round that was to be taken back is known to everybody."""

    code = "turn.revealed"


class TooLate(TableError):
    """The time of the round is up, and a bot plays the rest of it."""

    code = "turn.late"


class NotNow(TableError):
    """Not while the table is waiting, paused or over."""

    code = "table.not_now"


class NotHost(TableError):
    """Only who laid the table may do that."""

    code = "table.not_host"


class OfferError(TableError):
    """An offer that cannot be made or answered."""

    code = "offer.none"


class NotAway(TableError):
    """The player of the seat has not been away for long."""

    code = "seat.not_away"


class UnknownLevel(TableError):
    """The game has no bot of that level."""

    code = "bot.unknown"


class UnknownPhrase(TableError):
    """No quick phrase of that name."""

    code = "phrase.unknown"


class TooChatty(TableError):
    """Too many phrases in a short time."""

    code = "phrase.too_many"


class TooManyUndos(TableError):
    """A seat has taken back as often as one match has room for."""

    code = "turn.too_many_undos"


class TalkedOut(TableError):
    """A seat has said and asked for as much as one match has room for."""

    code = "talk.too_much"


class TableFull(TableError):
    """The match has as many events as it may have."""

    code = "table.full"


class TooManyTables(TableError):
    """Somebody has as many tables open as they may have."""

    code = "table.too_many"


class BadRecord(TableError):
    """A saved match that cannot be read or does not fold."""

    code = "record.unreadable"

    @property
    def line(self) -> int:
        """At which line, or event of a log, counted from 1; 0 when it is none of them."""
        line = self.details.get("line", 0)
        return line if isinstance(line, int) else 0
