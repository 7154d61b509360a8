"""Looking back: by keys, by the list, by a link to any moment, or by itself. Moves are numbered as their list numbers them."""

import random
import re

import pytest
from playwright.sync_api import Locator, Route, expect

from .visitors import Look, Visitor, Visitors, table_of_two, wait_for_mover

pytestmark = pytest.mark.browser


def played(visitors: Visitors, turns: int) -> Visitor:
    """Somebody who has played some turns on one device."""
    ann = visitors.come(None)
    ann.lay("me", "me")
    ann.several = True
    dice = random.Random(21)
    for _ in range(turns):
        ann.turn(dice)
    ann.ready()
    # Nothing on the board holds the arrows.
    ann.page.get_by_role("heading", level=1).or_(ann.page.locator("main")).first.focus()
    return ann


def place(look: Look) -> tuple[int, int, int]:
    """The move that is seen, how many of its steps stand, and how many moves there are."""
    found = re.fullmatch(r"(\d+)\.(\d+) / (\d+)", look.count)
    assert found, look
    return int(found[1]), int(found[2]), int(found[3])


def at(visitor: Visitor, move: int, count: int, step: int | None = None, *, link: bool = True) -> None:
    """The page looks at a move, or at a step within it, and says so everywhere alike."""
    within = "" if step is None else f", step {step} of "
    told = re.compile(f"You are looking at move {move} of {count}{within or re.escape('.')}")
    expect(visitor.page.get_by_role("group", name="Step through the game")).to_contain_text(f"{move} / {count}")
    expect(visitor.page.get_by_text(told).first).to_be_visible()
    expect(visitor.page.get_by_role("list", name="Moves").locator("[aria-current=step]")).to_contain_text(
        str(move) if move else "laid out"
    )
    if link:
        expect(visitor.page).to_have_url(re.compile(f"#move-{move}$" if step is None else f"#move-{move}\\.{step}$"))


def at_now(visitor: Visitor) -> None:
    """The page looks at no earlier moment."""
    expect(visitor.page.get_by_role("button", name="Back to now")).to_have_count(0)
    expect(visitor.page).not_to_have_url(re.compile("#"))


def width(part: Locator) -> float:
    """How wide something is on the page."""
    box = part.bounding_box()
    assert box is not None
    return box["width"]


def test_a_running_match_is_stepped_through_by_keys(visitors: Visitors) -> None:
    ann = played(visitors, 2)
    move, steps, count = place(ann.look())
    assert (move, count) == (2, 2)
    now = ann.reading
    keys = ann.page.keyboard

    keys.press("ArrowLeft")
    at(ann, 2, 2, steps - 1)
    keys.press("ArrowLeft")
    at(ann, 2, 2, steps - 2)
    assert not ann.look().can_act
    before = ann.reading
    for _ in range(steps - 2):
        keys.press("ArrowLeft")
    at(ann, 1, 2)
    keys.press("ArrowRight")
    at(ann, 2, 2, 1)
    keys.press("Home")
    at(ann, 0, 2, 0)
    keys.press("End")
    at_now(ann)
    assert ann.reading == now != before
    assert ann.ready().can_act


def test_a_line_of_the_list_leads_to_its_position_and_back_to_now(visitors: Visitors) -> None:
    ann = played(visitors, 3)
    line = ann.moves.nth(1).get_by_role("button")
    # A few signs for the eye, with the sentence behind them.
    signs, whole = line.locator(".text").all_inner_texts()
    assert re.match(r"(blue|violet|green) (\d|1 \+ bear|twice 1)(\xa0· \S.*→\S+.*)?$", signs)
    assert re.match(r"Ann [12] plays the (blue|violet|green) current", whole)
    expect(line).to_have_attribute("title", whole)
    expect(line).to_have_accessible_name(re.compile(re.escape(whole)))
    sentence = line.locator(".full")
    assert width(sentence) <= 1
    ann.moves.nth(0).get_by_role("button").focus()
    ann.page.keyboard.press("Tab")
    assert width(sentence) > 100, "the keyboard is on it"
    ann.page.keyboard.press("Shift+Tab")
    assert width(sentence) <= 1
    line.click()
    assert width(sentence) > 100, "it was pressed"
    expect(line).to_have_attribute("aria-current", "step")
    at(ann, 1, 3)
    ann.shot("looking-back")
    ann.press("Back to now")
    at_now(ann)


def test_a_match_plays_by_itself_at_a_pace_and_stops_when_asked(visitors: Visitors) -> None:
    ann = played(visitors, 1)
    keys = ann.page.keyboard
    # By the buttons, and by keys.
    ann.press("Pace of the moves: normal, 1×")
    expect(ann.page.get_by_role("button", name="Pace of the moves: fast")).to_be_visible()
    keys.press("s")
    keys.press("s")
    expect(ann.page.get_by_role("button", name="Pace of the moves: slow")).to_be_visible()
    ann.press("Play the moves")
    at(ann, 0, 1, 1)
    expect(ann.page.get_by_text("The river is laid out").first).to_be_visible()
    keys.press("p")
    expect(ann.page.get_by_role("button", name="Play the moves")).to_be_visible()
    assert place(ann.look())[0] == 0
    for _ in range(2):
        keys.press("f")
    ann.page.reload()
    # It opens where it stood, at the pace that was liked, and goes on to the end by itself.
    expect(ann.page.get_by_role("button", name="Pace of the moves: fast")).to_be_visible()
    expect(ann.page.get_by_text("You are looking at move 0 of 1").first).to_be_visible()
    ann.press("Play the moves")
    at_now(ann)
    assert ann.ready().can_act


def test_a_link_to_a_moment_opens_there_in_a_running_and_in_a_finished_match(visitors: Visitors) -> None:
    ann = played(visitors, 2)
    _, steps, _ = place(ann.look())
    ann.page.keyboard.press("ArrowLeft")
    at(ann, 2, 2, steps - 1)
    then = ann.reading
    ann.press("Copy a link to this moment")
    expect(ann.page.get_by_text("The link is copied.").last).to_be_visible()
    link = ann.page.evaluate("navigator.clipboard.readText()")

    eve = visitors.come(link.removeprefix(visitors.url))
    at(eve, 2, 2, steps - 1)
    # What the turn did is seen behind a link, and after a reload.
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
    late = visitors.come(link.removeprefix(visitors.url))
    at(late, 2, 2, steps - 1)
    expect(late.page.get_by_role("region", name="The position, tile by tile").get_by_role("listitem")).to_have_text(then)
    expect(late.end).to_have_count(0)
    late.page.keyboard.press("End")
    expect(late.end).to_be_visible()


def test_who_looks_back_stays_there_while_the_other_plays_on(visitors: Visitors) -> None:
    ann, ben = table_of_two(visitors)
    mover = wait_for_mover((ann, ben))
    assert mover is not None
    other = ben if mover is ann else ann
    other.page.keyboard.press("Home")
    expect(other.page.get_by_text("You are looking at move 0 of").first).to_be_visible()
    mover.turn(random.Random(1))
    at(other, 0, 1, 0)
    other.press("Back to now")
    assert other.ready().can_act


def test_no_number_of_steps_is_shown_before_the_positions_have_come(visitors: Visitors) -> None:
    ann = played(visitors, 1)
    ann.resign()
    expect(ann.end).to_be_visible()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ann.page.route("**/replay", hold)
    ann.page.reload()
    steps = ann.page.get_by_role("group", name="Step through the game")
    expect(ann.end).to_be_visible()
    expect(steps).to_have_attribute("aria-busy", "true")
    expect(steps).not_to_contain_text("/")
    # A link to a moment does not say where it stands either.
    ann.page.goto(f"{ann.page.url}#m2")
    ann.page.reload()
    expect(ann.page.get_by_role("button", name="Back to now")).to_be_visible()
    expect(ann.page.get_by_text("You are looking at move")).to_have_count(0)
    expect(steps).not_to_contain_text("/")

    held[-1].continue_()
    # Links of before counted actions: they lead where they led.
    at(ann, 0, 1, 2, link=False)
    expect(steps).to_have_attribute("aria-busy", "false")
