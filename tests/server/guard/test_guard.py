"""Who may come in, how long they may take, and who is kept out."""

import asyncio

import msgspec
import pytest

from rivage.server.errors import TooMany
from rivage.server.guard import Guard, SecurityLog
from rivage.server.limits import Limits, NetworkLimits


class Line:
    """A connection that owes something."""

    def __init__(self) -> None:
        self.ended: list[str] = []

    def overdue(self) -> None:
        self.ended.append("overdue")

    def give_up(self) -> None:
        self.ended.append("given up")


class Watch:
    """A watch that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def guard(told: list[str], *, behind_proxy: bool = False, **limits: float) -> tuple[Guard, Watch]:
    network = msgspec.structs.replace(NetworkLimits(), **limits)
    made = Guard(Limits(network=network), SecurityLog(), told.append, behind_proxy=behind_proxy)
    made.clock = watch = Watch()
    return made, watch


async def test_an_address_holds_so_many_connections_and_no_more() -> None:
    told: list[str] = []
    made, _ = guard(told, connections_per_address=2)
    account = made.account("203.0.113.1")
    for _ in range(2):
        assert made.admits(account) is None
        made.came(account)
    assert isinstance(made.admits(account), TooMany)
    assert made.admits(made.account("203.0.113.2")) is None
    made.went(account)
    assert made.admits(account) is None
    assert told == ["connections"]


async def test_a_flood_keeps_an_address_out_for_a_while() -> None:
    told: list[str] = []
    made, watch = guard(told)
    account = made.account("203.0.113.1")
    made.flooded(account, "flood")
    assert isinstance(made.admits(account), TooMany)
    watch.now += 3600
    assert made.admits(account) is None
    assert told == ["flood", "barred"]


async def test_people_behind_a_proxy_are_counted_one_by_one_when_it_names_them(caplog: pytest.LogCaptureFixture) -> None:
    made, _ = guard([], behind_proxy=True, connections_per_address=1)
    proxy = made.account("127.0.0.1")
    for _ in range(5):
        made.came(proxy)
    assert made.admits(proxy) is None
    one, other = made.client_account("127.0.0.1", "203.0.113.1"), made.client_account("127.0.0.1", "203.0.113.2")
    assert one is not other
    assert made.client_account("127.0.0.1", "203.0.113.1") is one
    for _ in range(2):
        assert made.client_account("127.0.0.1", "") is proxy
    assert caplog.text.count("sets no X-Forwarded-For") == 1


async def test_a_probe_past_the_proxy_says_nothing_about_the_proxy(caplog: pytest.LogCaptureFixture) -> None:
    made, _ = guard([], behind_proxy=True)
    assert made.client_account("127.0.0.1", "", is_probe=True) is made.account("127.0.0.1")
    assert caplog.text == ""
    made.client_account("127.0.0.1", "")
    assert "sets no X-Forwarded-For" in caplog.text


async def test_what_is_owed_for_too_long_is_ended() -> None:
    made, watch = guard([])
    account = made.account("203.0.113.1")
    slow, quick, deaf = Line(), Line(), Line()
    made.wait(slow, account, 5)
    made.wait(quick, account, 5)
    made.settle(quick, account)
    made.stall(deaf)
    watch.now += 4
    made.sweep()
    assert slow.ended == []
    watch.now += 2
    made.sweep()
    assert (slow.ended, quick.ended, deaf.ended) == (["overdue"], [], [])
    watch.now += 60
    made.sweep()
    assert deaf.ended == ["overdue"]


async def test_of_too_many_half_requests_of_one_address_those_that_had_their_time_go() -> None:
    told: list[str] = []
    made, watch = guard(told, waiting_per_address=2)
    account = made.account("203.0.113.1")
    lines = [Line() for _ in range(6)]
    for line in lines[:5]:
        made.wait(line, account, 5)
    assert not any(line.ended for line in lines)
    watch.now += 1.5
    made.wait(lines[5], account, 5)
    assert [line.ended for line in lines] == [["given up"]] * 4 + [[], []]
    assert told == ["half_requests"] * 4


async def test_where_a_proxy_may_stand_more_half_requests_may_wait() -> None:
    made, watch = guard([], waiting_per_address=2)
    lines = [Line() for _ in range(21)]
    for line in lines:
        made.wait(line, made.account("127.0.0.1"), 5)
        watch.now += 0.1
    assert [line.ended for line in lines] == [["given up"]] + [[]] * 20


async def test_room_is_made_by_who_has_owed_a_request_for_longest() -> None:
    made, watch = guard([], head_seconds=10.0)
    account = made.account("203.0.113.1")
    line = Line()
    made.wait(line, account, 10)
    assert not made.make_room()
    watch.now += 2
    assert made.make_room()
    assert line.ended == ["given up"]
    await asyncio.sleep(0)
