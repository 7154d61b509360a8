"""The state of the guard: connection limits, deadlines and barred addresses."""

import asyncio
import resource

import msgspec
import pytest

from rivage.server.guard import Guard, NetworkLimits, SecurityLog, TooMany, raise_descriptor_limit
from rivage.server.guard.guard import MIN_CONNECTIONS, connections_allowed


class FakeConnection:
    """A connection that records how it ends."""

    def __init__(self) -> None:
        self.ended: list[str] = []

    def on_deadline(self) -> None:
        self.ended.append("overdue")

    def evict(self) -> None:
        self.ended.append("evicted")


class Clock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def guard(refusals: list[str], *, behind_proxy: bool = False, **limits: float) -> tuple[Guard, Clock]:
    network = msgspec.structs.replace(NetworkLimits(), **limits)
    made = Guard(network, 1000, SecurityLog(), refusals.append, lambda _error: b"", behind_proxy=behind_proxy)
    made.clock = clock = Clock()
    return made, clock


async def test_the_connections_of_an_address_are_limited() -> None:
    refusals: list[str] = []
    made, _ = guard(refusals, connections_per_address=2)
    quota = made.quota("203.0.113.1")
    for _ in range(2):
        assert made.check(quota) is None
        made.opened(quota)
    assert isinstance(made.check(quota), TooMany)
    assert made.check(made.quota("203.0.113.2")) is None
    made.closed(quota)
    assert made.check(quota) is None
    assert refusals == ["connections"]


async def test_a_flood_bars_an_address_for_a_while() -> None:
    refusals: list[str] = []
    made, clock = guard(refusals)
    quota = made.quota("203.0.113.1")
    made.strike(quota, "flood")
    assert isinstance(made.check(quota), TooMany)
    clock.now += 3600
    assert made.check(quota) is None
    assert refusals == ["flood", "barred"]


async def test_clients_behind_a_proxy_have_separate_quotas_if_it_names_them(caplog: pytest.LogCaptureFixture) -> None:
    made, _ = guard([], behind_proxy=True, connections_per_address=1)
    proxy = made.quota("127.0.0.1")
    for _ in range(5):
        made.opened(proxy)
    assert made.check(proxy) is None
    one, other = made.client_quota("127.0.0.1", "203.0.113.1"), made.client_quota("127.0.0.1", "203.0.113.2")
    assert one is not other
    assert made.client_quota("127.0.0.1", "203.0.113.1") is one
    for _ in range(2):
        assert made.client_quota("127.0.0.1", "") is proxy
    assert caplog.text.count("does not set X-Forwarded-For") == 1


async def test_a_direct_probe_causes_no_warning_about_the_proxy(caplog: pytest.LogCaptureFixture) -> None:
    made, _ = guard([], behind_proxy=True)
    assert made.client_quota("127.0.0.1", "", is_probe=True) is made.quota("127.0.0.1")
    assert caplog.text == ""
    made.client_quota("127.0.0.1", "")
    assert "does not set X-Forwarded-For" in caplog.text


async def test_overdue_connections_are_closed() -> None:
    made, clock = guard([])
    quota = made.quota("203.0.113.1")
    slow, quick, deaf = FakeConnection(), FakeConnection(), FakeConnection()
    made.start_deadline(slow, quota, 5)
    made.start_deadline(quick, quota, 5)
    made.end_deadline(quick, quota)
    made.start_stall(deaf)
    clock.now += 4
    made.sweep()
    assert slow.ended == []
    clock.now += 2
    made.sweep()
    assert (slow.ended, quick.ended, deaf.ended) == (["overdue"], [], [])
    clock.now += 60
    made.sweep()
    assert deaf.ended == ["overdue"]


async def test_too_many_incomplete_requests_are_evicted_after_their_grace_period() -> None:
    refusals: list[str] = []
    made, clock = guard(refusals, waiting_per_address=2)
    quota = made.quota("203.0.113.1")
    lines = [FakeConnection() for _ in range(6)]
    for line in lines[:5]:
        made.start_deadline(line, quota, 5)
    assert not any(line.ended for line in lines)
    clock.now += 1.5
    made.start_deadline(lines[5], quota, 5)
    assert [line.ended for line in lines] == [["evicted"]] * 4 + [[], []]
    assert refusals == ["half_requests"] * 4


async def test_a_trusted_address_may_have_more_incomplete_requests() -> None:
    made, clock = guard([], waiting_per_address=2)
    lines = [FakeConnection() for _ in range(21)]
    for line in lines:
        made.start_deadline(line, made.quota("127.0.0.1"), 5)
        clock.now += 0.1
    assert [line.ended for line in lines] == [["evicted"]] + [[]] * 20


async def test_the_oldest_incomplete_request_is_evicted_after_its_grace_period() -> None:
    made, clock = guard([], head_seconds=10.0)
    quota = made.quota("203.0.113.1")
    line = FakeConnection()
    made.start_deadline(line, quota, 10)
    assert not made.evict_oldest()
    clock.now += 2
    assert made.evict_oldest()
    assert line.ended == ["evicted"]
    await asyncio.sleep(0)


def test_the_connection_limit_leaves_a_reserve_of_descriptors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _what: (1024, 1024))
    assert MIN_CONNECTIONS < connections_allowed(20_000, 64) < 1024 - 64
    assert connections_allowed(100, 64) == 100


def test_some_connections_are_always_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _what: (20, 20))
    assert connections_allowed(20_000, 64) == MIN_CONNECTIONS


def test_a_system_without_a_descriptor_limit_allows_the_configured_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _what: (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert connections_allowed(20_000, 64) == 20_000


def test_the_soft_descriptor_limit_is_raised_to_the_hard_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _what: (1024, 4096))
    monkeypatch.setattr(resource, "setrlimit", lambda _what, limits: asked.append(limits))
    raise_descriptor_limit()
    assert asked == [(4096, 4096)]
