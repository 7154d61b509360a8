import resource

import pytest

from rivage.server.guard.descriptors import LEAST, raise_limit, room


def test_connections_leave_a_reserve_of_descriptors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _what: (1024, 1024))
    assert LEAST < room(20_000, 64) < 1024 - 64
    assert room(100, 64) == 100


def test_some_connections_are_always_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _what: (20, 20))
    assert room(20_000, 64) == LEAST


def test_a_system_without_limits_has_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _what: (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert room(20_000, 64) == 20_000


def test_the_habit_of_1024_is_raised_to_what_is_granted(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _what: (1024, 4096))
    monkeypatch.setattr(resource, "setrlimit", lambda _what, limits: asked.append(limits))
    raise_limit()
    assert asked == [(4096, 4096)]
