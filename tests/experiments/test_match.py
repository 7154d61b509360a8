"""One match of an experiment."""

import os

import pytest

from rivage.core import UnknownGame
from rivage.experiments.match import KINDLY, Job, headless, play, play_kindly
from rivage.registry import find

DUEL = Job(3, "deep-river", ("duckling", "first-steps"), 11)


def test_the_same_job_has_the_same_result() -> None:
    result = play(DUEL)
    assert (result.match, result.seed, result.bots) == (DUEL.number, DUEL.seed, DUEL.bots)
    assert sorted(result.returns) == [-1.0, 1.0]
    assert result.reason in find(DUEL.game).info.endings
    assert result.actions > 10
    assert play(DUEL) == result


def test_another_seed_is_another_match() -> None:
    assert len({play(Job(0, "deep-river", ("duckling", "first-steps"), seed)).actions for seed in range(5)}) > 1


def test_a_match_of_aya_begins_as_the_command_of_its_own_begins_it() -> None:
    match = headless("aya", ("builder",) * 2, 5, {"table": "90x60"})
    assert match.match.created.options.game["table"] == "90x60"
    assert match.match.awaits_physics is False


def test_what_cannot_be_played_is_told() -> None:
    with pytest.raises(UnknownGame):
        play(Job(0, "chess", ("a", "b"), 1))


def test_beside_people_a_match_steps_back(monkeypatch: pytest.MonkeyPatch) -> None:
    back: list[tuple[int, int, int]] = []
    monkeypatch.setattr(os, "setpriority", lambda *given: back.append(given))
    assert play_kindly(DUEL) == play(DUEL)
    assert back == [(os.PRIO_PROCESS, 0, KINDLY)]
