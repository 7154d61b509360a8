"""One match of an experiment."""

import hashlib
import os
from time import perf_counter
from typing import Any

import pytest

from rivage.bots import stopwatch
from rivage.core import UnknownGame
from rivage.experiments import match
from rivage.experiments.match import KINDLY, Job, headless, play, play_kindly
from rivage.registry import choose, find

DUEL = Job(3, "deep-river", ("duckling", "first-steps"), 11)


def test_the_same_job_has_the_same_result() -> None:
    result = play(DUEL)
    assert (result.match, result.seed, result.bots) == (DUEL.number, DUEL.seed, DUEL.bots)
    assert sorted(result.returns) == [-1.0, 1.0]
    assert result.reason in find(DUEL.game).info.endings
    assert result.actions > 10
    assert play(DUEL) == result


def test_no_bot_looks_at_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    watches = set()

    def watched(*question: Any) -> list[str]:
        watches.add(stopwatch() is perf_counter)
        return choose(*question)

    monkeypatch.setattr(match, "choose", watched)
    play(DUEL)
    assert watches == {False}


def test_another_seed_is_another_match() -> None:
    assert len({play(Job(0, "deep-river", ("duckling", "first-steps"), seed)).actions for seed in range(5)}) > 1


def test_a_match_of_aya_begins_as_the_command_of_its_own_begins_it() -> None:
    begun = headless("aya", ("builder",) * 2, 5, {"table": "90x60"}).match
    assert begun.created.seed == hashlib.sha256(b"aya 5").hexdigest()
    assert begun.created.options.game["table"] == "90x60"


def test_what_cannot_be_played_is_told() -> None:
    with pytest.raises(UnknownGame):
        play(Job(0, "chess", ("a", "b"), 1))


def test_beside_people_a_match_steps_back(monkeypatch: pytest.MonkeyPatch) -> None:
    back: list[tuple[int, int, int]] = []
    monkeypatch.setattr(os, "setpriority", lambda *given: back.append(given))
    assert play_kindly(DUEL) == play(DUEL)
    assert back == [(os.PRIO_PROCESS, 0, KINDLY)]
