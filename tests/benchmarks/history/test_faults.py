"""How long people were held up is read from what they recorded."""

import pytest
from benchmarks.history.faults import delays, percentile
from benchmarks.history.lines import AnyLine, Broke, Done, Fault, Saw


def broke(at: float, who: str, table: str = "T") -> Broke:
    return Broke(at=at, who=who, table=table, code=1012)


def shown(at: float, who: str, table: str = "T") -> Saw:
    return Saw(at=at, who=who, table=table, seats=(), n=0, events=(), fresh=True)


def done(at: float, who: str, table: str = "T") -> Done:
    return Done(at=at, who=who, table=table, wish=1)


def test_a_table_that_both_lost_was_taken_over_when_one_is_shown_it_again() -> None:
    history: list[AnyLine] = [
        done(9, "a"), Fault(at=10, who="f", what="killed"), broke(10.1, "a"), broke(10.2, "b"),
        shown(12, "b"), shown(12.5, "a"), done(13, "b"),
    ]  # fmt: skip
    (one,) = delays(history).values()
    assert (one.times, one.lines, one.tables, one.acted) == (1, [2.0, 2.5], [2.0], [3.0])


def test_where_only_one_lost_the_line_nothing_was_taken_over() -> None:
    history: list[AnyLine] = [
        Fault(at=10, who="f", what="killed"),
        broke(10.1, "a"),
        shown(11, "a"),
        shown(11, "b"),
        done(12, "a"),
    ]
    (one,) = delays(history).values()
    assert (one.lines, one.tables, one.acted) == ([1.0], [], [])


def test_the_longest_is_between_two_actions_at_any_table() -> None:
    history: list[AnyLine] = [
        done(8, "a"), done(9, "c", "U"), Fault(at=10, who="f", what="database killed"),
        done(10.1, "a"), done(12, "e", "begun later"), done(13, "c", "U"), done(14.6, "a"), done(15, "a"),
    ]  # fmt: skip
    (one,) = delays(history).values()
    assert one.longest == pytest.approx(4.5)


def test_each_fault_counts_for_its_own_kind() -> None:
    history: list[AnyLine] = [
        Fault(at=10, who="f", what="killed"), broke(10.5, "a"), shown(11, "a"),
        Fault(at=20, who="f", what="frozen"), broke(22, "a"), shown(23, "a"),
        Fault(at=30, who="f", what="killed"), broke(31, "a"), shown(32, "a"),
    ]  # fmt: skip
    found = delays(history)
    assert found["killed"].times == 2
    assert found["killed"].lines == [1.0, 2.0]
    assert found["frozen"].lines == [3.0]


@pytest.mark.parametrize(("share", "value"), [(0.5, 3), (0.99, 5), (0.0, 1)])
def test_percentiles(share: float, value: float) -> None:
    assert percentile([5, 1, 3, 2, 4], share) == value


def test_of_nothing_there_is_no_percentile() -> None:
    assert percentile([], 0.5) is None
