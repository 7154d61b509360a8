"""Replays: by keyboard, from the list of moves, from a link, or by autoplay. Turns are numbered as in their list."""

import random
import re

import pytest
from playwright.sync_api import Locator, Route, ViewportSize, expect

from .visitors import LARGE_PHONE, WIDE, PageState, Visitor, Visitors, table_of_two, wait_for_mover

pytestmark = pytest.mark.browser


def played(visitors: Visitors, turns: int, size: ViewportSize = WIDE) -> Visitor:
    """A visitor who has played some turns on one device."""
    ann = visitors.open(None, size=size)
    ann.create_table("me", "me")
    ann.hot_seat = True
    dice = random.Random(21)
    for _ in range(turns):
        ann.turn(dice)
    ann.ready()
    # The board does not have the focus, so it does not handle the arrow keys.
    ann.page.get_by_role("heading", level=1).or_(ann.page.locator("main")).first.focus()
    return ann


def place(state: PageState) -> tuple[int, int, int]:
    """The displayed turn, the number of its finished steps, and the number of turns."""
    found = re.fullmatch(r"(\d+)\.(\d+) / (\d+)", state.count)
    assert found, state
    return int(found[1]), int(found[2]), int(found[3])


def at(visitor: Visitor, move: int, count: int, step: int | None = None, *, link: bool = True) -> None:
    """Expect a turn, or a step within it, in every place that names the position."""
    turn_text = f"Turn {move} of {count}" if move else "Start"
    within = f", step {step} of " if step else "$"
    expect(visitor.page.get_by_role("group", name="Step through the game")).to_contain_text(turn_text)
    expect(visitor.page.get_by_text(re.compile(f"^{turn_text}{within}")).first).to_be_visible()
    expect(visitor.page.get_by_role("list", name="Moves").locator("[aria-current=step]")).to_contain_text(
        str(move) if move else "Start"
    )
    if link:
        expect(visitor.page).to_have_url(re.compile(f"#move-{move}$" if step is None else f"#move-{move}\\.{step}$"))


def at_now(visitor: Visitor) -> None:
    """Expect the current position."""
    expect(visitor.page.get_by_role("button", name="Back to now")).to_have_count(0)
    expect(visitor.page).not_to_have_url(re.compile("#"))


def width(part: Locator) -> float:
    """The width of an element."""
    box = part.bounding_box()
    assert box is not None
    return box["width"]


def test_a_running_match_is_stepped_through_by_keyboard(visitors: Visitors) -> None:
    ann = played(visitors, 2)
    move, steps, count = place(ann.state())
    assert (move, count) == (2, 2)
    now = ann.reading
    keys = ann.page.keyboard

    # Whole turns by the arrow keys, single actions with Shift.
    keys.press("ArrowLeft")
    at(ann, 1, 2)
    assert not ann.state().can_act
    before = ann.reading
    keys.press("ArrowLeft")
    at(ann, 0, 2)
    keys.press("ArrowRight")
    at(ann, 1, 2)
    keys.press("Shift+ArrowRight")
    at(ann, 2, 2, 1)
    keys.press("Shift+ArrowRight")
    at(ann, 2, 2, 2)
    for _ in range(steps - 2):
        keys.press("Shift+ArrowRight")
    at_now(ann)
    keys.press("Shift+ArrowLeft")
    at(ann, 2, 2, steps - 1)
    keys.press("ArrowLeft")
    at(ann, 1, 2)
    keys.press("Home")
    at(ann, 0, 2, 0)
    keys.press("End")
    at_now(ann)
    assert ann.reading == now != before
    assert ann.ready().can_act


def test_an_item_of_the_list_leads_to_its_position_and_back_to_the_present(visitors: Visitors) -> None:
    ann = played(visitors, 3)
    line = ann.moves.nth(1).locator("> button")
    # A short text for the eye, with the full text behind it.
    short, whole = line.locator(".text").all_inner_texts()
    assert re.match(r"(eel|salmon) to ", short)
    assert len(short) <= 60
    assert re.match(r"Ann [12] plays the (blue|violet|green) current", whole)
    expect(line).to_have_attribute("title", whole)
    expect(line).to_have_accessible_name(re.compile(re.escape(whole)))
    sentence = line.locator(".full")
    assert width(sentence) <= 1
    ann.moves.nth(0).get_by_role("button").focus()
    ann.page.keyboard.press("Tab")
    assert width(sentence) > 100, "it has the focus"
    ann.page.keyboard.press("Shift+Tab")
    assert width(sentence) <= 1
    line.click()
    expect(line).to_have_attribute("aria-current", "step")
    at(ann, 1, 3)
    # The selected turn lists its actions, and each leads to its own position.
    actions = ann.moves.nth(1).get_by_role("list", name="Every step").get_by_role("button")
    expect(actions.first).to_have_text(re.compile("Ann [12] plays the (blue|violet|green) current"))
    actions.first.click()
    at(ann, 1, 3, 1)
    expect(actions.first).to_have_attribute("aria-current", "true")
    ann.screenshot("looking-back")
    ann.press("Back to now")
    at_now(ann)


def test_autoplay_has_a_pace_and_can_be_paused(visitors: Visitors) -> None:
    ann = played(visitors, 1)
    keys = ann.page.keyboard
    # By the buttons and by keyboard.
    ann.press("Replay speed: normal, 1×")
    expect(ann.page.get_by_role("button", name="Replay speed: fast")).to_be_visible()
    keys.press("s")
    keys.press("s")
    expect(ann.page.get_by_role("button", name="Replay speed: slow")).to_be_visible()
    # In steps of single actions, on request.
    ann.press("Every step")
    ann.press("Play the turns")
    at(ann, 0, 1, 1)
    keys.press("p")
    expect(ann.page.get_by_role("button", name="Play the turns")).to_be_visible()
    assert place(ann.state())[0] == 0
    for _ in range(2):
        keys.press("f")
    ann.page.reload()
    # A reload keeps the position and the pace, and playback continues to the end.
    expect(ann.page.get_by_role("button", name="Replay speed: fast")).to_be_visible()
    expect(ann.page.get_by_text(re.compile("^Start")).first).to_be_visible()
    ann.press("Play the turns")
    at_now(ann)
    assert ann.ready().can_act


def test_a_link_to_a_position_works_in_a_running_and_in_a_finished_match(visitors: Visitors) -> None:
    ann = played(visitors, 2)
    _, steps, _ = place(ann.state())
    ann.page.keyboard.press("Shift+ArrowLeft")
    at(ann, 2, 2, steps - 1)
    then = ann.reading
    ann.press("Copy a link to this moment")
    expect(ann.page.get_by_text("Link copied.").last).to_be_visible()
    link = ann.page.evaluate("navigator.clipboard.readText()")

    eve = visitors.open(link.removeprefix(visitors.url))
    at(eve, 2, 2, steps - 1)
    # The trail of the turn is shown from a link, and after a reload.
    trail = eve.page.locator("svg.trail.past path.over")
    expect(trail.first).to_be_attached()
    eve.page.keyboard.press("End")
    at_now(eve)
    eve.page.reload()
    eve.settled()
    expect(trail.first).to_be_attached()
    eve.visit(link.removeprefix(visitors.url))
    at(eve, 2, 2, steps - 1)
    expect(eve.page.get_by_role("region", name="The position, tile by tile").get_by_role("listitem")).to_have_text(then)

    ann.press("Back to now")
    ann.resign()
    expect(ann.end).to_be_visible()
    late = visitors.open(link.removeprefix(visitors.url))
    at(late, 2, 2, steps - 1)
    expect(late.page.get_by_role("region", name="The position, tile by tile").get_by_role("listitem")).to_have_text(then)
    expect(late.end).to_have_count(0)
    late.page.keyboard.press("End")
    expect(late.end).to_be_visible()


def test_a_replay_is_not_disturbed_while_the_opponent_plays_on(visitors: Visitors) -> None:
    ann, ben = table_of_two(visitors)
    mover = wait_for_mover((ann, ben))
    assert mover is not None
    other = ben if mover is ann else ann
    other.page.keyboard.press("Home")
    expect(other.page.get_by_role("button", name="Back to now")).to_be_visible()
    mover.turn(random.Random(1))
    at(other, 0, 1, 0)
    other.press("Back to now")
    assert other.ready().can_act


def test_no_number_of_steps_is_shown_before_the_positions_have_been_fetched(visitors: Visitors) -> None:
    ann = played(visitors, 1)
    ann.resign()
    expect(ann.end).to_be_visible()
    delayed: list[Route] = []

    def hold(route: Route) -> None:
        delayed.append(route)

    ann.page.route("**/replay", hold)
    ann.page.reload()
    steps = ann.page.get_by_role("group", name="Step through the game")
    expect(ann.end).to_be_visible()
    expect(steps).to_have_attribute("aria-busy", "true")
    expect(steps).not_to_contain_text("Turn")
    # A link to a position does not show a number either.
    ann.page.goto(f"{ann.page.url}#m2")
    ann.page.reload()
    expect(ann.page.get_by_role("button", name="Back to now")).to_be_visible()
    expect(ann.page.get_by_text(re.compile("Turn \\d"))).to_have_count(0)
    expect(steps).not_to_contain_text("Start")

    delayed[-1].continue_()
    # Older links with a number of actions still work.
    at(ann, 0, 1, 2, link=False)
    expect(steps).to_have_attribute("aria-busy", "false")


@pytest.mark.parametrize("size", [WIDE, LARGE_PHONE], ids=["wide", "phone"])
def test_the_buttons_step_by_turns_or_through_every_step(visitors: Visitors, size: ViewportSize) -> None:
    ann = played(visitors, 2, size)
    page = ann.page
    page.keyboard.press("Home")
    step = page.locator("[data-step]").first
    expect(step).to_have_attribute("data-step", "0.0 / 2")
    for place_text in ("0.", "1."):
        ann.press("The next turn")
        expect(step).to_have_attribute("data-step", re.compile(f"^{re.escape(place_text)}"))
    expect(page).to_have_url(re.compile("#move-1$"))
    ann.press("The previous turn")
    expect(page).to_have_url(re.compile("#move-0$"))

    small = size is LARGE_PHONE
    if small:
        ann.press("Moves")
        sheet = page.get_by_role("dialog", name="Moves")
        assert page.evaluate("document.querySelector('dialog ol').scrollWidth <= document.querySelector('dialog ol').clientWidth")
        sheet.get_by_role("button", name="Every step").click()
        page.keyboard.press("Escape")
        expect(sheet).to_be_hidden()
    else:
        ann.press("Every step")
    ann.press("One step forward")
    expect(page).to_have_url(re.compile(r"#move-1\.1$"))
    expect(page.get_by_text("step 1 of").first).to_be_visible()
    ann.press("One step forward")
    expect(page).to_have_url(re.compile(r"#move-1\.2$"))
    ann.press("One step back")
    expect(page).to_have_url(re.compile(r"#move-1\.1$"))


BOARD = """() => {
  const { x, y, width, height } = document.querySelector('main section.board').getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}"""
"""JavaScript: the place and size of the board."""


@pytest.mark.parametrize("size", [WIDE, LARGE_PHONE], ids=["wide", "phone"])
def test_a_replay_neither_moves_nor_resizes_the_board(visitors: Visitors, size: ViewportSize) -> None:
    ann = played(visitors, 3, size)
    page = ann.page
    during = page.evaluate(BOARD)
    for key in ("ArrowLeft", "Shift+ArrowLeft", "Home", "ArrowRight"):
        page.keyboard.press(key)
        expect(page.get_by_role("button", name="Back to now")).to_be_visible()
        assert page.evaluate(BOARD) == during, key
    ann.press("Back to now")
    assert page.evaluate(BOARD) == during
    ann.resign()
    expect(ann.end).to_be_visible()
    over = page.evaluate(BOARD)
    page.locator("main").first.focus()
    for key in ("ArrowLeft", "Home", "ArrowRight"):
        page.keyboard.press(key)
        expect(page.get_by_role("button", name="Back to now")).to_be_visible()
        # The list of moves replaces the result panel.
        expect(page.get_by_role("list", name="Moves")).to_be_visible()
        assert page.evaluate(BOARD) == over, key
    page.keyboard.press("End")
    expect(ann.end).to_be_visible()
    assert page.evaluate(BOARD) == over
