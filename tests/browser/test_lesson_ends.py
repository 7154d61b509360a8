"""The end of each lesson: a problem solved by hand, its celebration, and the first game."""

import re
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from .test_axe import check
from .test_board_still import expect_still, watch
from .test_lessons import lesson, open_lesson, text
from .visitors import LARGE_PHONE, WIDE, Visitor, Visitors
from .walkers import WALK, Walker
from .words import words

pytestmark = pytest.mark.browser

LOW: ViewportSize = {"width": 375, "height": 667}
RIVER = "deep-river"


def at_problem(visitors: Visitors, game: str, **more: Any) -> Visitor:
    """The lesson of a game at its problem."""
    ann = open_lesson(visitors, game, **more)
    for step in lesson(game).steps:
        expect(text(ann, step.key, "begun")).to_be_visible()
        ann.page.get_by_test_id("lesson-skip").click()
    expect(text(ann, "alone", "begun")).to_be_visible()
    return ann


def swim(ann: Visitor, *actions: str) -> None:
    for action in actions:
        ann.choice(action).click()


def expect_first_game(ann: Visitor, name: str) -> None:
    """The lesson is celebrated, and one press starts a game."""
    say = words("en")
    end = ann.page.get_by_test_id("lesson-end")
    expect(end.get_by_role("heading", name=say["lesson-ready-title"])).to_be_visible()
    expect(ann.page.get_by_test_id("celebration").locator("svg")).to_be_visible()
    check(ann, name)
    end.get_by_test_id("lesson-play").click()
    expect(ann.page).to_have_url(re.compile("/t/"))


def test_tries_that_miss_lead_to_a_hint_and_a_demonstration(visitors: Visitors) -> None:
    say = words("en")
    ann = at_problem(visitors, RIVER)
    hint, show = ann.page.get_by_test_id("lesson-hint"), ann.page.get_by_test_id("lesson-show")
    for number in (1, 2):
        expect(show).to_be_disabled()
        swim(ann, "c1", "t6")
        expect(text(ann, "alone", "strayed")).to_have_text(say[f"lesson-{RIVER}-alone-missed"])
        ann.page.get_by_test_id("lesson-retry").click()
        expect(text(ann, "alone", "begun")).to_be_visible()
        if number == 1:
            hint.click()
            expect(ann.page.get_by_test_id("lesson-hint-text")).to_have_text(say[f"lesson-{RIVER}-alone-hint"])
    show.click()
    expect(text(ann, "alone", "done")).to_be_visible()
    # A demonstration is not celebrated.
    ann.page.get_by_test_id("lesson-next").click()
    expect(text(ann, verdict="over")).to_be_visible()
    expect(ann.page.get_by_test_id("celebration")).to_have_count(0)


def test_the_problem_of_deep_river_is_solved_by_hand_and_celebrated(visitors: Visitors) -> None:
    ann = at_problem(visitors, RIVER)
    swim(ann, "c1")
    ann.page.get_by_test_id("lesson-restart").click()
    expect(text(ann, "alone", "begun")).to_be_visible()
    swim(ann, "c2", "t5")
    expect_first_game(ann, "lesson-end-river")
    # The home page knows that the lesson is finished.
    ann.visit("/")
    expect(ann.page.locator(f"#{RIVER}")).to_be_visible()
    expect(ann.way("lesson", RIVER)).to_have_count(0)


def test_the_problem_of_the_walk_is_solved_by_hand_and_celebrated(visitors: Visitors) -> None:
    ann = at_problem(visitors, WALK, size=LARGE_PHONE, touch=True)
    walker = Walker(ann, tap=True)
    draw = ann.page.get_by_role("button", name="Draw it", exact=True)
    walker.hold("D5")
    draw.tap()
    ann.page.get_by_role("button", name="Extra bend").tap()
    walker.hold("B5")
    draw.tap()
    expect_first_game(ann, "lesson-end-walk")


def test_the_problem_of_aya_is_solved_by_hand_and_celebrated(visitors: Visitors) -> None:
    ann = at_problem(visitors, "aya")
    ann.page.add_init_script("localStorage.setItem('rivage.settings', JSON.stringify({ byWords: true }))")
    ann.visit("/games/aya/lesson")
    problem = lesson("aya").problem
    assert problem is not None
    for number, action in enumerate(problem.shown):
        expect(text(ann, "alone", move=number)).to_be_visible()
        choice = ann.page.get_by_test_id("words").locator(f'button[data-action="{action}"][aria-disabled="false"]')
        choice.press("Enter")
    expect_first_game(ann, "lesson-end-aya")


@pytest.mark.parametrize("size", [WIDE, LARGE_PHONE, LOW], ids=["wide", "phone", "low"])
@pytest.mark.parametrize("game", [RIVER, WALK, "aya"])
def test_no_step_of_a_lesson_and_not_its_end_moves_the_board(visitors: Visitors, game: str, size: ViewportSize) -> None:
    ann = open_lesson(visitors, game, size=size, language="de-DE")
    expect(ann.page.get_by_test_id("lesson-text")).to_be_visible()
    watch(ann)
    for step in lesson(game).steps:
        expect(text(ann, step.key, "begun")).to_be_visible()
        if game != "aya":
            ann.page.get_by_test_id("lesson-show").click()
            ann.page.get_by_test_id("lesson-next").click()
        else:
            ann.page.get_by_test_id("lesson-skip").click()
    expect(text(ann, "alone", "begun")).to_be_visible()
    if game == RIVER:
        swim(ann, "c1", "t6")
        ann.page.get_by_test_id("lesson-retry").click()
        ann.page.get_by_test_id("lesson-hint").click()
        swim(ann, "c2", "t5")
    else:
        ann.page.get_by_test_id("lesson-skip").click()
    expect(text(ann, verdict="over")).to_be_visible()
    expect_still(ann)
