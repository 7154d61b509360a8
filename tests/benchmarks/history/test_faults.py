"""The delays of players, calculated from the recorded history."""

import pytest
from benchmarks.history.faults import delays, percentile
from benchmarks.history.lines import AnyLine, Broke, Done, Fault, Saw


def broke(at: float, who: str, table: str = "T") -> Broke:
    return Broke(at=at, who=who, table=table, code=1012)


def shown(at: float, who: str, table: str = "T") -> Saw:
    return Saw(at=at, who=who, table=table, seats=(), n=0, events=(), fresh=True)


def done(at: float, who: str, table: str = "T") -> Done:
    return Done(at=at, who=who, table=table, wish=1)


def test_a_table_that_both_players_lost_is_taken_over_at_the_first_snapshot() -> None:
    history: list[AnyLine] = [
        done(9, "a"), Fault(at=10, who="f", what="killed"), broke(10.1, "a"), broke(10.2, "b"),
        shown(12, "b"), shown(12.5, "a"), done(13, "b"),
    ]  # fmt: skip
    (kind,) = delays(history).values()
    assert (kind.times, kind.lines, kind.tables, kind.acted) == (1, [2.0, 2.5], [2.0], [3.0])


def test_a_table_that_one_player_lost_was_not_taken_over() -> None:
    history: list[AnyLine] = [
        Fault(at=10, who="f", what="killed"),
        broke(10.1, "a"),
        shown(11, "a"),
        shown(11, "b"),
        done(12, "a"),
    ]
    (kind,) = delays(history).values()
    assert (kind.lines, kind.tables, kind.acted) == ([1.0], [], [])


def test_the_longest_interval_is_between_two_actions_at_any_table() -> None:
    history: list[AnyLine] = [
        done(8, "a"), done(9, "c", "U"), Fault(at=10, who="f", what="database killed"),
        done(10.1, "a"), done(12, "e", "started later"), done(13, "c", "U"), done(14.6, "a"), done(15, "a"),
    ]  # fmt: skip
    (kind,) = delays(history).values()
    assert kind.longest == pytest.approx(4.5)


def test_delays_are_grouped_by_the_kind_of_fault() -> None:
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
def test_a_percentile_is_one_of_the_values(share: float, value: float) -> None:
    assert percentile([5, 1, 3, 2, 4], share) == value


def test_without_values_there_is_no_percentile() -> None:
    assert percentile([], 0.5) is None
