"""Whoever has other rules, another program or other games works for somebody else."""

import pytest

from rivage.hosting.workers import protocol_version as editions
from rivage.registry import Entry, all_games


def test_it_changes_with_the_program_the_games_and_what_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {editions.edition.__wrapped__()}
    monkeypatch.setattr(editions, "PROTOCOL", 99)
    found.add(editions.edition.__wrapped__())
    monkeypatch.setattr(editions, "__version__", "99.0")
    found.add(editions.edition.__wrapped__())
    games = dict(all_games())
    more = Entry(games["aya"].package, "someone", "1.0")
    monkeypatch.setattr(editions, "all_games", lambda: games | {"more": more})
    found.add(editions.edition.__wrapped__())
    monkeypatch.setattr(editions, "all_games", lambda: {name: games[name] for name in ("aya",)})
    found.add(editions.edition.__wrapped__())
    assert len(found) == 5
    assert all(word.isalnum() for word in found), "it is a word of a subject"
