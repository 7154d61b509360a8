"""Replaying a step of a lesson: accepted actions, strays, replies and simulations."""

from collections.abc import Generator
from typing import Any

import pytest

from rivage.core import CHANCE, IllegalAction, MessageError, NotationError, Seat, StepProgress, replay_step
from rivage.core.lessons import OTHERWISE, Lesson, Move, Problem, Reply, Step, Stray, Verdict, starts_with
from rivage.games import ALL
from rivage.games.aya.lesson import LESSON as AYAS

RIVER = ALL["deep-river"]
BEGINNING = "ABS*TAB ./././.+./././. 50/50 4 1a1a1a - e"
STEP = Step(
    "swim",
    lambda: RIVER.parse_state(BEGINNING),
    (
        Move("c1", strays=(Stray("violet", starts_with("c2")),)),
        Move("nest", starts_with("nest")),
        Move("done", replies=(Reply("c3", Seat(1)), Reply("nest", Seat(1)))),
    ),
)


def finished(replay: Generator[Any, str, StepProgress]) -> StepProgress:
    """The result of a replay that needs no simulation."""
    try:
        next(replay)
    except StopIteration as end:
        progress: StepProgress = end.value
        return progress
    raise AssertionError("the replay waits for a simulation")


def replayed(*actions: str) -> StepProgress:
    return finished(replay_step(RIVER, STEP, actions))


def test_a_step_starts_with_its_position() -> None:
    start = replayed()
    assert (start.verdict, start.move, start.stray) == (Verdict.BEGUN, 0, "")
    (first,) = start.transitions
    assert (first.seat, first.action, RIVER.format_state(first.state)) == (CHANCE, "", BEGINNING)


def test_accepted_actions_lead_to_the_end_of_the_step() -> None:
    assert [replayed(*actions).verdict for actions in (("c1",), ("c1", "nest"), ("c1", "nest", "done"))] == ["on", "on", "done"]
    assert replayed("c1", "nest").move == 2


def test_replies_of_other_seats_follow_in_order() -> None:
    transitions = replayed("c1", "nest", "done").transitions
    assert [(transition.seat, transition.action) for transition in transitions] == [(0, "done"), (1, "c3"), (1, "nest")]


def test_other_legal_actions_are_strays_with_their_key_and_result() -> None:
    astray = replayed("c2")
    assert (astray.verdict, astray.move, astray.stray) == (Verdict.STRAYED, 0, "violet")
    assert astray.transitions[-1].state != STEP.start()
    assert replayed("c3").stray == OTHERWISE


def test_a_stray_gets_no_replies() -> None:
    step = Step("stray", STEP.start, (Move("c1", replies=(Reply("done", Seat(1)),)),))
    progress = finished(replay_step(RIVER, step, ("c3",)))
    assert [transition.action for transition in progress.transitions] == ["c3"]


def test_actions_after_a_stray_or_the_end_are_refused() -> None:
    for actions in (("c2", "nest"), ("c1", "nest", "done", "c1")):
        with pytest.raises(MessageError, match="already finished") as caught:
            replayed(*actions)
        assert caught.value.details["where"] == f"actions[{len(actions) - 1}]"


def test_illegal_and_unreadable_actions_are_refused() -> None:
    with pytest.raises(IllegalAction):
        replayed("done")
    with pytest.raises(NotationError):
        replayed("swim!")


def test_a_simulation_result_becomes_a_transition_of_the_step() -> None:
    aya = ALL["aya"]
    (step,) = (step for step in AYAS.steps if step.key == "far")
    replay = replay_step(aya, step, ("push 1",))
    waiting = next(replay)
    assert aya.simulated(waiting)
    with pytest.raises(StopIteration) as end:
        replay.send("fell 1,2,3")
    progress: StepProgress = end.value.value
    assert progress.verdict is Verdict.DONE
    actions = [(transition.action, transition.by_physics) for transition in progress.transitions]
    assert actions == [("push 1", False), ("fell 1,2,3", True)]


SWUM = Problem(
    "swum",
    STEP.start,
    ("c1", "nest"),
    lambda state: "e" in state.position.slots[1] if any("e" in slot for slot in state.position.slots) else None,
)


def test_a_problem_accepts_any_legal_action_and_is_judged_by_the_state() -> None:
    progress = [finished(replay_step(RIVER, SWUM, actions)) for actions in ((), ("c3",), ("c3", "nest"), ("c1", "nest"))]
    assert [one.verdict for one in progress] == [Verdict.BEGUN, Verdict.ON, Verdict.STRAYED, Verdict.DONE]


def test_a_step_or_problem_is_found_by_its_key() -> None:
    extra = Step("drift", STEP.start, STEP.moves)
    lesson = Lesson((STEP,), minutes=1, problem=SWUM, extras=(extra,))
    assert lesson.parts == (STEP, SWUM, extra)
    assert (lesson.step("swim"), lesson.part("swum"), lesson.part("drift")) == (STEP, SWUM, extra)
    assert (lesson.step("swum"), lesson.part("fly")) == (None, None)
