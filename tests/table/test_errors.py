"""Errors of tables: each has a class, a stable code and a place in the tree."""

import inspect
import re

import pytest

from rivage.core import RivageError
from rivage.table import errors
from rivage.table.errors import Fenced, TableError, UnknownTable

CODES = {
    "TableError": "table",
    "UnknownTable": "table.unknown",
    "Conflict": "table.conflict",
    "WrongSeat": "seat.wrong",
    "SeatTaken": "seat.taken",
    "TooFew": "seat.too_few",
    "BadName": "seat.name",
    "NotYourTurn": "turn.not_yours",
    "Stale": "turn.stale",
    "NothingToUndo": "turn.nothing",
    "Revealed": "turn.revealed",
    "TooLate": "turn.late",
    "NotNow": "table.not_now",
    "NotHost": "table.not_host",
    "OfferError": "offer.none",
    "NotAway": "seat.not_away",
    "UnknownLevel": "bot.unknown",
    "UnknownPhrase": "phrase.unknown",
    "TooChatty": "phrase.too_many",
    "TooManyUndos": "turn.too_many_undos",
    "TalkedOut": "talk.too_much",
    "TableFull": "table.full",
    "TooManyTables": "table.too_many",
    "BadRecord": "record.unreadable",
    "Fenced": "table.fenced",
}
"""Clients choose their messages by these codes: add codes, but never change one."""

KINDS = {
    name: kind
    for name, kind in vars(errors).items()
    if inspect.isclass(kind) and issubclass(kind, RivageError) and kind.__module__ == errors.__name__
}


def test_error_codes_have_not_changed() -> None:
    assert {name: kind.code for name, kind in KINDS.items()} == CODES


def test_all_errors_are_table_errors_with_unique_codes() -> None:
    assert len({kind.code for kind in KINDS.values()}) == len(KINDS)
    assert all(issubclass(kind, TableError) for kind in KINDS.values())


def test_the_module_docstring_lists_the_whole_tree() -> None:
    listed = re.findall(r"^[├└]── (\w+) +(\w+\.\w+)", errors.__doc__ or "", re.MULTILINE)
    assert dict(listed) == {name: code for name, code in CODES.items() if name != "TableError"}


@pytest.mark.parametrize("kind", KINDS.values())
def test_every_error_has_its_code_a_sentence_and_its_arguments(kind: type[RivageError]) -> None:
    of_a_table: dict[type[RivageError], str] = {
        UnknownTable: "there is no table 'abc'",
        Fenced: "another node owns the table now",
    }
    error = kind("abc") if kind in of_a_table else kind("no", seat=1)
    assert error.code == kind.code
    assert error.message == of_a_table.get(kind, "no")
    assert error.details == ({"table": "abc"} if kind in of_a_table else {"seat": 1})
