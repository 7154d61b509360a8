"""The queue before the bots: guests in turn, their tables in turn, then the order of arrival."""

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rivage.table.runtime.bots.question import MAX_HURRIED_IN_ROW, BotQueue


@dataclass(eq=False)
class Ask:
    guest: str
    table: str = "t"
    hurried: bool = False
    name: str = ""


def queue_of(*asks: Ask) -> BotQueue[Ask]:
    queue: BotQueue[Ask] = BotQueue()
    for ask in asks:
        queue.add(ask)
    return queue


def served(queue: BotQueue[Ask]) -> list[Ask]:
    return [queue.pop()[0] for _ in range(len(queue))]


def test_a_guest_with_a_hundred_tables_delays_another_guest_by_one_question() -> None:
    crowd = [Ask("ann", f"table {n}") for n in range(100)]
    ben = Ask("ben")
    order = served(queue_of(*crowd, ben))
    assert order.index(ben) == 1


def test_a_guest_who_asks_again_at_once_goes_behind_the_others() -> None:
    ann, ben, cara = Ask("ann"), Ask("ben"), Ask("cara")
    queue = queue_of(ann, ben, cara)
    assert queue.pop()[0] is ann
    again = Ask("ann")
    queue.add(again)
    assert served(queue) == [ben, cara, again]


def test_new_items_never_overtake_waiting_ones() -> None:
    queue = queue_of(Ask("ann", "1"), Ask("ann", "2"), Ask("ben"))
    queue.pop()
    for n in range(5):
        queue.add(Ask(f"new {n}"))
    assert [ask.guest for ask in served(queue)][:2] == ["ben", "ann"]


def test_the_tables_of_a_guest_take_turns_and_each_asks_in_order() -> None:
    first, second, other = Ask("ann", "1", name="first"), Ask("ann", "1", name="second"), Ask("ann", "2")
    assert served(queue_of(first, second, other)) == [first, other, second]


def test_hurried_items_overtake_others_but_only_a_few_times_in_a_row() -> None:
    calm = [Ask("ann", str(n)) for n in range(2)]
    hurried = [Ask("zoe", str(n), hurried=True) for n in range(5)]
    order = [ask.hurried for ask in served(queue_of(*calm, *hurried))]
    assert order == [True] * MAX_HURRIED_IN_ROW + [False] + [True] * MAX_HURRIED_IN_ROW + [False, True]


def test_hurried_items_are_served_round_robin_too() -> None:
    many = [Ask("zoe", str(n), hurried=True) for n in range(5)]
    first = Ask("ann", hurried=True)
    assert served(queue_of(*many, first)).index(first) == 1


def test_a_removed_item_leaves_nothing_behind() -> None:
    ann, ben = Ask("ann"), Ask("ben")
    queue = queue_of(ann, ben)
    assert queue.remove(ann)
    assert not queue.remove(ann)
    assert (len(queue), queue.turns_of("ann")) == (1, 0)
    assert served(queue) == [ben]


def test_pop_from_an_empty_queue_raises_index_error() -> None:
    with pytest.raises(IndexError):
        queue_of().pop()


def test_a_guest_waits_for_as_many_items_of_others_as_for_its_own() -> None:
    queue = queue_of(*[Ask("ann", str(n)) for n in range(10)], Ask("ben", "1"), Ask("ben", "2"), Ask("cara"))
    assert [queue.turns_of(guest) for guest in ("cara", "ben", "ann")] == [3, 5, 13]
    assert queue.pop()[1] == 13


@given(
    st.lists(st.tuples(st.sampled_from("abcd"), st.sampled_from("xyz"), st.booleans()), max_size=30),
    st.sets(st.integers(0, 29)),
)
def test_every_item_that_stays_is_served_exactly_once(asks: list[tuple[str, str, bool]], leave: set[int]) -> None:
    everybody = [Ask(*ask) for ask in asks]
    queue = queue_of(*everybody)
    for number, ask in enumerate(everybody):
        if number in leave:
            queue.remove(ask)
    stay = [ask for number, ask in enumerate(everybody) if number not in leave]
    assert len(queue) == len(stay)
    assert set(map(id, served(queue))) == set(map(id, stay))
    assert not len(queue)
