"""How many tables somebody may have open."""

import pytest

from rivage.bus import Caps
from rivage.bus.open_tables import OpenTables
from rivage.table.errors import TooManyTables


def test_a_table_counts_for_the_guest_and_for_the_address_until_it_is_over() -> None:
    tables = OpenTables(Caps(guest=1, address=2))
    assert tables.add("a", "ann", "here")
    with pytest.raises(TooManyTables):
        tables.add("b", "ann", "there")
    assert tables.add("b", "ben", "here")
    with pytest.raises(TooManyTables):
        tables.add("c", "cara", "here")
    tables.drop("a")
    assert tables.add("c", "ann", "here")
    assert len(tables) == 2


def test_a_table_is_counted_once() -> None:
    tables = OpenTables(Caps(guest=2))
    assert [tables.add("a", "ann", "") for _ in range(3)] == [True, False, False]
    assert tables.add("b", "ann", "")


def test_nobody_and_no_cap_count_nothing() -> None:
    tables = OpenTables(Caps(guest=1, address=0))
    for number in range(5):
        assert tables.add(str(number), "", "here")


def test_what_is_over_leaves_nothing_behind() -> None:
    tables = OpenTables(Caps())
    tables.add("a", "ann", "here")
    tables.drop("a")
    tables.drop("a")
    assert (len(tables), tables._laid) == (0, {})
