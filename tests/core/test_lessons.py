"""A lesson says what was done, brings back who strays, and lets physics and others answer."""

from collections.abc import Generator
from typing import Any

import pytest

from rivage.core import CHANCE, IllegalAction, MessageError, NotationError, Seat, StepProgress, replay_step
from rivage.core.lessons import OTHERWISE, Lesson, Move, Reply, Step, Stray, Verdict, starts_with
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


def walked(walk: Generator[Any, str, StepProgress]) -> StepProgress:
    """Where a walk leads in which nothing moves by physics."""
    try:
        next(walk)
    except StopIteration as end:
        followed: StepProgress = end.value
        return followed
    raise AssertionError("physics is asked")


def said(*actions: str) -> StepProgress:
    return walked(replay_step(RIVER, STEP, actions))


def test_a_step_begins_with_its_position() -> None:
    begun = said()
    assert (begun.verdict, begun.move, begun.stray) == (Verdict.BEGUN, 0, "")
    (first,) = begun.transitions
    assert (first.seat, first.action, RIVER.format_state(first.state)) == (CHANCE, "", BEGINNING)


def test_what_is_asked_for_leads_on_and_the_last_of_it_to_the_end() -> None:
    assert [said(*actions).verdict for actions in (("c1",), ("c1", "nest"), ("c1", "nest", "done"))] == ["on", "on", "done"]
    assert said("c1", "nest").move == 2


def test_others_answer_in_their_order() -> None:
    assert [(one.seat, one.action) for one in said("c1", "nest", "done").transitions] == [(0, "done"), (1, "c3"), (1, "nest")]


def test_whatever_else_is_allowed_is_a_stray_with_its_word_and_is_seen() -> None:
    astray = said("c2")
    assert (astray.verdict, astray.move, astray.stray) == (Verdict.STRAYED, 0, "violet")
    assert astray.transitions[-1].state != STEP.start()
    assert said("c3").stray == OTHERWISE


def test_nobody_answers_a_stray() -> None:
    step = Step("stray", STEP.start, (Move("c1", replies=(Reply("done", Seat(1)),)),))
    assert [one.action for one in walked(replay_step(RIVER, step, ("c3",))).transitions] == ["c3"]


def test_after_a_stray_or_the_end_nothing_more_is_heard() -> None:
    for actions in (("c2", "nest"), ("c1", "nest", "done", "c1")):
        with pytest.raises(MessageError, match="goes on no further") as caught:
            said(*actions)
        assert caught.value.details["where"] == f"actions[{len(actions) - 1}]"


def test_what_the_rules_refuse_is_refused_as_at_a_table() -> None:
    with pytest.raises(IllegalAction):
        said("done")
    with pytest.raises(NotationError):
        said("swim!")


def test_physics_is_asked_for_what_moves_and_its_answer_is_part_of_the_way() -> None:
    aya = ALL["aya"]
    (step,) = (step for step in AYAS.steps if step.key == "far")
    walk = replay_step(aya, step, ("push 1",))
    waiting = next(walk)
    assert aya.simulated(waiting)
    with pytest.raises(StopIteration) as end:
        walk.send("fell 1,2,3")
    followed: StepProgress = end.value.value
    assert followed.verdict is Verdict.DONE
    assert [(one.action, one.by_physics) for one in followed.transitions] == [("push 1", False), ("fell 1,2,3", True)]


def test_a_step_is_found_by_its_key() -> None:
    lesson = Lesson((STEP,), minutes=1)
    assert lesson.step("swim") is STEP
    assert lesson.step("fly") is None
