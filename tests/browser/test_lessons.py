"""Every lesson in every language: demonstrated to its end, played by hand with mistakes, interrupted and continued."""

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect
from tests.locales.test_catalogues import LANGUAGES

from rivage.core import Lesson, Step
from rivage.games import ALL
from rivage.registry import lesson_of

from .builders import FOLLOWING, SCREEN
from .test_axe import check
from .visitors import LOW_PHONE, PHONE, SMALLEST, Visitor, Visitors
from .walkers import Walker
from .words import words

pytestmark = pytest.mark.browser

QUICK = "localStorage.setItem('rivage.settings', JSON.stringify({ speed: 20 }))"
"""Demonstrations run faster."""


def lesson(game: str) -> Lesson:
    found = lesson_of(game)
    assert found is not None
    return found


def text(ann: Visitor, step: str = "", verdict: str = "", move: int = -1) -> Locator:
    """The text of the lesson at a step and with a verdict."""
    wanted = {"step": step, "verdict": verdict, "move": str(move) if move >= 0 else ""}
    marks = "".join(f'[data-{name}="{value}"]' for name, value in wanted.items() if value)
    return ann.page.locator(f'[data-testid="lesson-text"]{marks}')


def open_lesson(visitors: Visitors, game: str, **more: object) -> Visitor:
    """Open the lesson of a game without 3D rendering."""
    ann = visitors.open(None, **more)  # type: ignore[arg-type]  # passed to `open`
    for script in (FOLLOWING, QUICK):
        ann.page.add_init_script(script)
    return ann.visit(f"/games/{game}/lesson")


APART = """() => {
  const { renderer } = document.querySelector('.picture');
  const poses = [...renderer.drawn().dominoes.values()].slice(-2);
  const [one, other] = poses.map(([x, y]) => renderer.screenAt(x, y, 0));
  const apart = Math.hypot(one.left - other.left, one.top - other.top);
  return { count: renderer.drawn().dominoes.size, apart, left: other.left, top: other.top };
}"""
"""JavaScript: the number of dominoes, the distance of the last two on the screen, and the position of the last."""


def test_on_a_phone_the_dominoes_of_the_lesson_are_visible(visitors: Visitors) -> None:
    ann = open_lesson(visitors, "aya", size=PHONE, touch=True)
    ann.page.wait_for_function("() => document.querySelector('.picture')?.renderer?.drawn().dominoes.size > 1")
    before = ann.page.evaluate(APART)
    ann.page.get_by_test_id("lesson-show").click()
    expect(text(ann, verdict="done")).to_be_visible()
    after = ann.page.evaluate(APART)
    assert after["count"] == before["count"] + 1
    for seen in (before, after):
        assert seen["apart"] > 20
        assert 0 < seen["left"] < PHONE["width"]
        assert seen["top"] > 0
    # The first push happens where the whole short river is visible.
    ann.page.get_by_test_id("lesson-next").click()
    expect(text(ann, lesson("aya").steps[1].key, "begun")).to_be_visible()
    assert 0 < ann.page.evaluate(APART)["left"] < PHONE["width"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(ALL))
def test_every_lesson_can_be_demonstrated_from_start_to_end(visitors: Visitors, game: str, language: str) -> None:
    say = words(language)
    dark = language in LANGUAGES[1::2]
    ann = open_lesson(visitors, game, language=language, theme="dark" if dark else "light", size=PHONE, touch=True)

    def demonstrate(*steps: Step) -> None:
        for step in steps:
            name = f"lesson-{game}-{step.key}"
            expect(text(ann, step.key, "begun")).to_have_text(say[f"{name}-1"])
            expect(ann.page.get_by_role("heading", level=2, name=say[name], exact=True)).to_be_visible()
            ann.page.get_by_test_id("lesson-show").click()
            expect(text(ann, step.key, "done")).to_have_text(say[f"{name}-done"])
            ann.page.get_by_test_id("lesson-next").click()

    demonstrate(*lesson(game).steps)
    # The problem is solved without a demonstration.
    expect(text(ann, "alone", "begun")).to_have_text(say[f"lesson-{game}-alone-goal"])
    expect(ann.page.get_by_test_id("lesson-show")).to_be_disabled()
    ann.page.get_by_test_id("lesson-skip").click()
    expect(text(ann, verdict="over")).to_be_visible()
    expect(ann.page.get_by_test_id("celebration")).to_have_count(0)
    if lesson(game).extras:
        ann.page.get_by_test_id("lesson-more").click()
        demonstrate(*lesson(game).extras)
    expect(text(ann, verdict="over")).to_be_visible()
    check(ann, f"lesson-{game}-{language}")
    ann.visit("/")
    expect(ann.page.locator(f"#{game}")).to_be_visible()
    expect(ann.way("lesson", game)).to_have_count(0)


def skip_to_end(ann: Visitor, game: str) -> None:
    """Skip all steps and the problem."""
    for key in (*(step.key for step in lesson(game).steps), "alone"):
        expect(text(ann, key, "begun")).to_be_visible()
        ann.page.get_by_test_id("lesson-skip").click()
    expect(text(ann, verdict="over")).to_be_visible()


def act(ann: Visitor, action: str) -> None:
    """Perform an action on the board or beside it."""
    if action == "done":
        ann.page.get_by_test_id("confirm").click()
    else:
        ann.choice(action).click()


def test_a_new_player_is_offered_the_lesson_and_mistakes_are_undone(visitors: Visitors) -> None:
    say, game = words("en"), "deep-river"
    ann = visitors.open()
    ann.way("lesson", game).click()
    expect(ann.page).to_have_url(re.compile(f"/games/{game}/lesson$"))
    first, second, *_ = lesson(game).steps
    expect(text(ann, first.key, "begun")).to_be_visible()
    check(ann, "lesson-begun")

    # Another current may be chosen: the mistake is shown, explained and undone.
    act(ann, "c2")
    expect(text(ann, first.key, "strayed")).to_have_text(say[f"lesson-{game}-stray-current"])
    check(ann, "lesson-strayed")
    ann.page.get_by_test_id("lesson-retry").click()
    for number, move in enumerate(first.moves):
        expect(text(ann, first.key, move=number)).to_have_text(say[f"lesson-{game}-{first.key}-{number + 1}"])
        act(ann, move.shown)
    expect(text(ann, first.key, "done")).to_be_visible()
    ann.page.get_by_test_id("lesson-next").click()

    # The instruction is announced to screen readers, and the keyboard works as well.
    expect(text(ann, second.key, "begun")).to_be_visible()
    expect(ann.page.locator("[aria-live=polite]")).to_contain_text(say[f"lesson-{game}-{second.key}-1"])
    ann.choice("c1").press("Enter")
    expect(text(ann, second.key, "on")).to_be_visible()

    # An interrupted lesson continues from the card on the home page.
    ann.visit("/")
    expect(ann.way("lesson", game)).to_contain_text(say["lesson-go-on"])
    ann.way("lesson", game).click()
    expect(text(ann, second.key, "begun")).to_be_visible()
    ann.page.get_by_test_id("lesson-back").click()
    expect(text(ann, first.key, "begun")).to_be_visible()
    skip_to_end(ann, game)

    # The same in text mode, by keyboard.
    ann.page.add_init_script("localStorage.setItem('rivage.settings', JSON.stringify({ byWords: true }))")
    ann.visit(f"/games/{game}/lesson")
    for number, move in enumerate(first.moves):
        expect(text(ann, first.key, move=number)).to_be_visible()
        if move.shown == "done":
            ann.page.keyboard.press("c")
        else:
            ann.page.get_by_test_id("words").locator(f'button[data-action="{move.shown}"][aria-disabled="false"]').press("Enter")
    expect(text(ann, first.key, "done")).to_be_visible()
    check(ann, "lesson-by-words")


@pytest.mark.parametrize("size", [{"width": 375, "height": 667}, SMALLEST], ids=["a low phone", "the smallest"])
def test_on_a_low_phone_the_whole_board_is_within_reach(visitors: Visitors, size: ViewportSize) -> None:
    ann = open_lesson(visitors, "walk-in-the-park", size=size, touch=True)
    expect(text(ann, "path", "begun", 0)).to_be_visible()
    Walker(ann, tap=True).hold("C2")
    ann.page.get_by_role("button", name="Draw it", exact=True).tap()
    ann.page.get_by_test_id("confirm").tap()
    expect(text(ann, "path", "done")).to_be_visible()
    ann.page.get_by_test_id("lesson-next").tap()
    expect(text(ann, "visit", "begun")).to_be_visible()


def at_step(visitors: Visitors, key: str, **more: object) -> Visitor:
    """Aya's lesson at a step, skipping the steps before it."""
    ann = open_lesson(visitors, "aya", **more)
    ann.page.get_by_test_id("lesson-text").wait_for()
    steps = lesson("aya").steps
    if lesson("aya").step(key) not in steps:
        skip_to_end(ann, "aya")
        ann.page.get_by_test_id("lesson-more").click()
        steps = lesson("aya").extras
    for step in steps:
        expect(text(ann, step.key, "begun")).to_be_visible()
        if step.key == key:
            return ann
        ann.page.get_by_test_id("lesson-skip").click()
    raise LookupError(key)


def test_the_lesson_of_aya_teaches_turning_by_mouse_and_keyboard(visitors: Visitors) -> None:
    ann = at_step(visitors, "turn")
    ann.page.wait_for_function("() => document.querySelector('.picture')?.renderer?.drawn().dominoes.size === 7")
    ann.page.mouse.click(*ann.page.evaluate(SCREEN, [-5.7, 10.7]))
    ann.page.get_by_test_id("turn-around").click()
    expect(text(ann, "turn", "done")).to_be_visible()
    ann.visit("/games/aya/lesson")
    expect(text(ann, "turn", "begun")).to_be_visible()
    ann.page.get_by_test_id("felt").focus()
    ann.page.keyboard.press("n")
    ann.page.get_by_test_id("turn-around").press("Enter")
    expect(text(ann, "turn", "done")).to_be_visible()
    check(ann, "lesson-turn")


def test_the_lesson_of_aya_teaches_reserve_and_pause_by_touch(visitors: Visitors) -> None:
    ann = at_step(visitors, "reserve", size=PHONE, touch=True)
    ann.page.get_by_test_id("reserve").tap()
    expect(text(ann, "reserve", "on")).to_be_visible()
    # There is no time limit here, and no message about one.
    expect(ann.page.get_by_text("Your time for this turn")).to_have_count(0)
    ann.page.get_by_test_id("take").tap()
    expect(text(ann, "reserve", "done")).to_be_visible()
    for key in ("garden", "glasses"):
        ann.page.get_by_test_id("lesson-next" if key == "garden" else "lesson-skip").tap()
        expect(text(ann, key, "begun")).to_be_visible()
    ann.page.get_by_test_id("flip").tap()
    expect(text(ann, "glasses", "done")).to_be_visible()


def test_a_perfect_wave_is_praised_and_an_interrupted_one_is_not(visitors: Visitors) -> None:
    say = words("en")
    ann = at_step(visitors, "count")
    ann.page.add_init_script("localStorage.setItem('rivage.settings', JSON.stringify({ byWords: true }))")
    ann.visit("/games/aya/lesson")
    places = ann.page.get_by_test_id("words").locator('button[data-action^="place"][aria-disabled="false"]')
    shown = lesson("aya").steps[-1].moves[0].shown
    for perfect in (False, True):
        expect(text(ann, "count", "begun")).to_be_visible()
        wanted = f'[data-action="{shown}"]' if perfect else f':not([data-action="{shown}"])'
        places.and_(ann.page.locator(wanted)).first.press("Enter")
        expect(text(ann, "count", "on")).to_be_visible()
        ann.page.get_by_test_id("words").locator('button[data-action="push 1"][aria-disabled="false"]').press("Enter")
        expected = say["lesson-aya-count-done" if perfect else "lesson-aya-count-almost"]
        expect(text(ann, "count", "done")).to_have_text(expected)
        if not perfect:
            ann.page.get_by_test_id("lesson-redo").click()


def test_skipping_a_step_during_its_animation_starts_the_next_one(visitors: Visitors) -> None:
    # Aya's last step is a push with its count, which takes a while.
    ann = visitors.open(None, size=PHONE, touch=True, motion=True)
    ann.page.add_init_script(FOLLOWING)
    ann.visit("/games/aya/lesson")
    *before, last = lesson("aya").steps
    for step in before:
        expect(text(ann, step.key)).to_be_visible()
        # No timer is shown.
        expect(ann.page.get_by_test_id("sand")).to_have_count(0)
        ann.page.get_by_test_id("lesson-skip").tap()
    expect(text(ann, last.key, "begun")).to_be_visible()
    ann.page.get_by_test_id("lesson-show").tap()
    expect(text(ann, last.key, "moving")).to_be_visible()
    ann.page.get_by_test_id("lesson-skip").tap()
    # Without waiting for the animation.
    expect(text(ann, "alone", "begun")).to_be_visible(timeout=3000)


CUT = """() => {
  const main = document.querySelector('main');
  const beyond = [...document.querySelectorAll('.panel .button')].filter((one) => {
    const box = one.getBoundingClientRect();
    return one.checkVisibility() && (box.bottom > innerHeight || box.right > innerWidth);
  });
  return [
    ...(main.scrollHeight > main.clientHeight ? [`the page is ${main.scrollHeight} high`] : []),
    ...beyond.map((one) => `${one.textContent} is below the screen`),
    ...(document.querySelector('.words').clientHeight < 40 ? ['there is no room for words'] : []),
  ];
}"""
"""JavaScript: parts of a lesson that are unreachable or unreadable without scrolling the page."""


@pytest.mark.parametrize("game", ["deep-river", "walk-in-the-park"])
def test_on_the_smallest_phone_the_buttons_of_a_lesson_are_visible(visitors: Visitors, game: str) -> None:
    ann = open_lesson(visitors, game, size=SMALLEST, touch=True)
    for step in (*lesson(game).steps, lesson(game).problem):
        assert step is not None
        expect(text(ann, step.key)).to_be_visible()
        assert ann.page.evaluate(CUT) == [], step.key
        if game == "deep-river":
            assert min(ann.page.locator(".tiles .card").evaluate_all(HEIGHTS)) >= 18
        ann.page.get_by_test_id("lesson-skip").tap()


HEIGHTS = "(boxes) => boxes.map((one) => one.getBoundingClientRect().height)"


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
@pytest.mark.parametrize("game", list(ALL))
def test_on_a_low_phone_a_lesson_fits_in_every_language(visitors: Visitors, game: str, language: str) -> None:
    ann = open_lesson(visitors, game, size=LOW_PHONE, touch=True, language=language)
    for step in (*lesson(game).steps, lesson(game).problem):
        assert step is not None
        expect(text(ann, step.key)).to_be_visible()
        assert ann.page.evaluate(CUT) == [], step.key
        if game == "deep-river":
            expect(ann.page.locator(".tiles .card").first).to_be_visible()
            assert min(ann.page.locator(".tiles .card").evaluate_all(HEIGHTS)) >= 22
        ann.page.get_by_test_id("lesson-skip").tap()
    expect(text(ann, verdict="over")).to_be_visible()
    assert ann.page.evaluate(CUT) == []
