"""Limits of open tables."""

import pytest

from rivage.hosting import Caps
from rivage.hosting.open_tables import OpenTables
from rivage.table.errors import TooManyTables
from rivage.table.match import DAY


def test_a_table_counts_for_the_guest_and_for_the_address_until_it_is_over() -> None:
    tables = OpenTables(Caps(guest=1, address=2))
    assert tables.add("a", "ann", "here", 0)
    with pytest.raises(TooManyTables):
        tables.add("b", "ann", "there", 0)
    assert tables.add("b", "ben", "here", 0)
    with pytest.raises(TooManyTables):
        tables.add("c", "cara", "here", 0)
    tables.drop("a")
    assert tables.add("c", "ann", "here", 0)
    assert len(tables) == 2


def test_a_table_is_counted_once() -> None:
    tables = OpenTables(Caps(guest=2))
    assert [tables.add("a", "ann", "", 0) for _ in range(3)] == [True, False, False]
    assert tables.add("b", "ann", "", 0)


def test_an_empty_guest_or_a_limit_of_zero_is_not_counted() -> None:
    tables = OpenTables(Caps(guest=1, address=0))
    for number in range(5):
        assert tables.add(str(number), "", "here", 0)


def test_a_dropped_table_leaves_no_memory_behind() -> None:
    tables = OpenTables(Caps())
    tables.add("a", "ann", "here", 0)
    tables.drop("a")
    tables.drop("a")
    assert (len(tables), tables._created) == (0, {})


def test_an_unfinished_table_counts_for_at_most_a_day() -> None:
    tables = OpenTables(Caps(guest=1, address=2))
    tables.add("a", "ann", "here", 0)
    tables.add("b", "ben", "here", DAY // 2)
    with pytest.raises(TooManyTables):
        tables.add("c", "ann", "here", DAY - 1)
    assert tables.add("c", "ann", "here", DAY)
    with pytest.raises(TooManyTables):
        tables.add("d", "cara", "here", DAY)
    assert tables.add("d", "cara", "here", DAY + DAY // 2)
    assert len(tables) == 2
