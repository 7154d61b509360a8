"""Matches between bots without a server."""

import hashlib
import os
from itertools import pairwise
from time import perf_counter
from typing import Any

import pytest

from rivage.bots import stopwatch
from rivage.core import GameError, OptionError, Simulated, UnknownGame
from rivage.experiments import match as match_module
from rivage.experiments.match import LOW_PRIORITY_NICENESS, Headless, Job, headless, play, play_at_low_priority
from rivage.registry import choose, find
from rivage.table import chance, fold
from rivage.table.errors import UnknownLevel
from rivage.table.protocol import events as ev
from rivage.table.protocol.options import TableOptions
from rivage.table.record import check, dump, load

DUEL = Job(3, "deep-river", ("duckling", "first-steps"), 11)


def test_the_same_job_gives_the_same_result() -> None:
    result = play(DUEL)
    assert (result.match, result.seed, result.bots) == (DUEL.number, DUEL.seed, DUEL.bots)
    assert sorted(result.returns) == [-1.0, 1.0]
    assert result.reason in find(DUEL.game).info.endings
    assert result.actions > 10
    assert play(DUEL) == result


def test_bots_think_in_deterministic_time(monkeypatch: pytest.MonkeyPatch) -> None:
    uses_clock = set()

    def choose_and_check(*question: Any) -> list[str]:
        uses_clock.add(stopwatch() is perf_counter)
        return choose(*question)

    monkeypatch.setattr(match_module, "choose", choose_and_check)
    play(DUEL)
    assert uses_clock == {False}


def test_different_seeds_give_different_matches() -> None:
    assert len({play(Job(0, "deep-river", ("duckling", "first-steps"), seed)).actions for seed in range(5)}) > 1


def test_a_match_has_the_seed_and_options_that_were_given() -> None:
    match = headless("aya", ("builder",) * 2, 5, {"table": "90x60"}).match
    assert match.created.seed == hashlib.sha256(b"aya 5").hexdigest()
    assert match.created.options.game["table"] == "90x60"


def test_a_match_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        play(Job(0, "chess", ("a", "b"), 1))


def test_a_match_can_be_played_at_low_priority(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[int, int, int]] = []
    monkeypatch.setattr(os, "setpriority", lambda *arguments: calls.append(arguments))
    assert play_at_low_priority(DUEL) == play(DUEL)
    assert calls == [(os.PRIO_PROCESS, 0, LOW_PRIORITY_NICENESS)]


SEED = "5e" * chance.SEED_BYTES


def simulate_single_fall(_game: str, state: Any) -> Simulated:
    """Physics in which only the pushed domino falls."""
    return Simulated(f"fell {state.pushed}", seconds=3.0)


def match(choose: Any, seats: int = 2, level: str = "builder", **options: str | int | bool) -> Headless:
    return Headless(
        "aya", (level,) * seats, TableOptions(options), SEED,
        find=find, choose=choose, pace=lambda *_: 2.5, simulate=simulate_single_fall,
    )  # fmt: skip


def places_five(game: str, level: str, view: Any, seed: int) -> list[str]:
    """A bot that places five separate dominoes, and then only draws and reserves."""
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


def play_to_end(headless: Headless) -> Headless:
    for _ in headless.steps():
        pass
    return headless


def test_the_log_is_valid_and_gives_the_same_match() -> None:
    end = play_to_end(match(places_five))
    assert end.match.status == "over"
    assert fold(end.events, find) == end.match
    assert check(load(dump(end.events, find)), find).outcome == end.match.outcome


def test_idle_bots_are_late_and_the_glasses_run_out() -> None:
    end = play_to_end(match(idle, patience=20))
    acted = [event for event in end.events if isinstance(event, ev.Acted)]
    assert end.match.outcome is not None
    assert end.match.outcome.reason == "glass"
    assert sum(event.action == "glass" for event in acted) == 2
    late = [event.action for event in acted if event.action.startswith("late")]
    assert late[:4] == ["late 1", "late 0", "late 1", "late 0"]
    assert 1_200_000 <= end.now < 1_220_000


def test_every_action_takes_the_time_of_its_pace_and_of_the_physics() -> None:
    end = play_to_end(match(places_five))
    for first, second in pairwise(end.events):
        assert first.at <= second.at
    pushes = [event.at for event in end.events if isinstance(event, ev.Acted) and event.action.startswith("push")]
    assert len(pushes) == 5
    assert all(second - first >= 5_500 for first, second in pairwise(pushes))


def test_the_same_seed_gives_the_same_match() -> None:
    assert play_to_end(match(places_five)).events == play_to_end(match(places_five)).events


def in_turn(game: str, level: str, choose: Any, seats: int = 2) -> Headless:
    return Headless(
        game, (level,) * seats, TableOptions(), SEED,
        find=find, choose=choose, pace=lambda *_: 0.0, simulate=simulate_single_fall,
    )  # fmt: skip


@pytest.mark.parametrize(("game", "level"), [("deep-river", "first-steps"), ("walk-in-the-park", "stroller")])
def test_in_turns_and_rounds_a_bot_is_asked_once_per_turn(game: str, level: str) -> None:
    asked: list[tuple[str, int]] = []

    def counted(name: str, level: str, view: Any, seed: int) -> list[str]:
        asked.append((view.position, seed))
        return choose(name, level, view, seed)

    end = play_to_end(in_turn(game, level, counted))
    assert end.match.status == "over"
    assert fold(end.events, find) == end.match
    acted = [event for event in end.events if isinstance(event, ev.Acted) and event.seat >= 0]
    assert len(asked) < len(acted)
    assert len(set(asked)) == len(asked), "each request has a different seed or position"


def test_a_bot_that_answers_nothing_in_its_turn_is_an_error() -> None:
    with pytest.raises(GameError, match="answered nothing"):
        play_to_end(in_turn("deep-river", "first-steps", lambda *_: []))


def test_a_bot_whose_actions_are_always_illegal_is_an_error() -> None:
    with pytest.raises(GameError):
        play_to_end(match(lambda *_: ["push 99"]))


def test_unknown_options_and_levels_are_refused() -> None:
    with pytest.raises(OptionError):
        match(idle, hands="left")
    with pytest.raises(OptionError):
        match(idle, seats=6)
    with pytest.raises(UnknownLevel):
        match(idle, level="god")
