"""One match of an experiment."""

import hashlib
import os
from itertools import pairwise
from time import perf_counter
from typing import Any

import pytest

from rivage.bots import stopwatch
from rivage.core import GameError, OptionError, Simulated, UnknownGame
from rivage.experiments import match as match_module
from rivage.experiments.match import KINDLY, Headless, Job, headless, play, play_kindly
from rivage.registry import choose, find
from rivage.table import chance, fold
from rivage.table.errors import UnknownLevel
from rivage.table.protocol import events as ev
from rivage.table.protocol.options import TableOptions
from rivage.table.record import check, dump, load

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

    monkeypatch.setattr(match_module, "choose", watched)
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


SEED = "5e" * chance.SEED_BYTES


def still(_game: str, state: Any) -> Simulated:
    """Physics in which only the domino that was pushed falls."""
    return Simulated(f"fell {state.pushed}", seconds=3.0)


def match(chooses: Any, seats: int = 2, level: str = "builder", **options: str | int | bool) -> Headless:
    return Headless(
        "aya", (level,) * seats, TableOptions(options), SEED,
        find=find, choose=chooses, pace=lambda *_: 2.5, simulate=still,
    )  # fmt: skip


def places_five(game: str, level: str, view: Any, seed: int) -> list[str]:
    """A bot that stands five dominoes apart from each other, and then only draws and puts aside."""
    if view.phase in ("first", "laying", "ready", "pause"):
        return [{"first": "first 1", "laying": "start 0,0,0"}.get(view.phase, "flip")]
    if view.phase == "toppling":
        return [f"push {next(domino.id for domino in view.dominoes if not domino.lies)}"]
    if not view.players[view.seat].hand:
        return ["draw"]
    if view.seat != view.turn:
        return []
    return [f"place {100 * len(view.dominoes)},200,0"] if len(view.dominoes) < 5 else ["reserve"]


def idle(game: str, level: str, view: Any, seed: int) -> list[str]:
    return places_five(game, level, view, seed) if view.phase != "placing" else []


def played(headless: Headless) -> Headless:
    for _ in headless.steps():
        pass
    return headless


def test_the_log_is_that_of_a_table_and_sound() -> None:
    end = played(match(places_five))
    assert end.match.status == "over"
    assert fold(end.events, find) == end.match
    assert check(load(dump(end.events, find)), find).outcome == end.match.outcome


def test_bots_that_do_nothing_are_hurried_and_the_glasses_run_out() -> None:
    end = played(match(idle, patience=20))
    acted = [event for event in end.events if isinstance(event, ev.Acted)]
    assert end.match.outcome is not None
    assert end.match.outcome.reason == "glass"
    assert sum(event.action == "glass" for event in acted) == 2
    late = [event.action for event in acted if event.action.startswith("late")]
    assert late[:4] == ["late 1", "late 0", "late 1", "late 0"]
    assert 1_200_000 <= end.now < 1_220_000


def test_every_action_takes_its_time_and_the_bodies_take_theirs() -> None:
    end = played(match(places_five))
    for one, two in pairwise(end.events):
        assert one.at <= two.at
    pushes = [event.at for event in end.events if isinstance(event, ev.Acted) and event.action.startswith("push")]
    assert len(pushes) == 5
    assert all(two - one >= 5_500 for one, two in pairwise(pushes))


def test_the_same_seed_is_the_same_match() -> None:
    assert played(match(places_five)).events == played(match(places_five)).events


def in_turn(game: str, level: str, chooses: Any, seats: int = 2) -> Headless:
    return Headless(
        game, (level,) * seats, TableOptions(), SEED,
        find=find, choose=chooses, pace=lambda *_: 0.0, simulate=still,
    )  # fmt: skip


@pytest.mark.parametrize(("game", "level"), [("deep-river", "first-steps"), ("walk-in-the-park", "stroller")])
def test_in_turns_and_rounds_a_bot_is_asked_once_for_all_it_answers(game: str, level: str) -> None:
    asked: list[tuple[str, int]] = []

    def counted(name: str, level: str, view: Any, seed: int) -> list[str]:
        asked.append((view.position, seed))
        return choose(name, level, view, seed)

    end = played(in_turn(game, level, counted))
    assert end.match.status == "over"
    assert fold(end.events, find) == end.match
    acted = [event for event in end.events if isinstance(event, ev.Acted) and event.seat >= 0]
    assert len(asked) < len(acted)
    assert len(set(asked)) == len(asked), "each answer has a seed or a position of its own"


def test_in_turns_a_bot_must_answer() -> None:
    with pytest.raises(GameError, match="answered nothing"):
        played(in_turn("deep-river", "first-steps", lambda *_: []))


def test_a_bot_that_is_always_refused_is_told() -> None:
    with pytest.raises(GameError):
        played(match(lambda *_: ["push 99"]))


def test_options_and_levels_that_are_none_are_refused() -> None:
    with pytest.raises(OptionError):
        match(idle, hands="left")
    with pytest.raises(OptionError):
        match(idle, seats=6)
    with pytest.raises(UnknownLevel):
        match(idle, level="god")
