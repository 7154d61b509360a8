"""The piece being placed: every way to rotate it, and the change into a T for a price."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from .visitors import Visitor, Visitors
from .walkers import PageState, Walker, create_table

pytestmark = pytest.mark.browser


def until(walker: Walker, wanted: Callable[[PageState], bool]) -> PageState:
    """Play until the page shows a wanted state."""
    now = walker.settled()
    while not wanted(now):
        walker.hold(now.empty[-1])
        walker.write()
        now = walker.confirm()
    return now


def test_a_piece_is_rotated_by_tap_wheel_drag_and_button(visitors: Visitors) -> None:
    ann = visitors.open(None)
    create_table(ann, "me")
    walker = Walker(ann)
    until(walker, lambda now: now.prompt != "Draw an ibis")
    spoken = ann.page.get_by_test_id("announcements")
    square = walker.square("B2")
    walker.hold("B2")
    box = square.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def drag() -> None:
        ann.page.mouse.move(x + 30, y)
        ann.page.mouse.down()
        ann.page.mouse.move(x, y + 30, steps=4)
        ann.page.mouse.up()

    ways: list[Callable[[], None]] = [
        square.click,
        lambda: ann.page.mouse.wheel(0, 120),
        drag,
        lambda: ann.press("Rotate left"),
        lambda: ann.press("Rotate right"),
    ]
    for turn in ways:
        before = spoken.inner_text()
        turn()
        expect(spoken).not_to_have_text(before)
        expect(square).to_have_attribute("aria-selected", "true")
    assert not walker.state().undo, "rotation writes nothing"
    # The previewed piece is the one that is written.
    previewed = spoken.inner_text().split(". ")[0]
    assert walker.write().squares["B2"].startswith(previewed)


def test_a_path_is_changed_into_a_t_for_three_points(visitors: Visitors) -> None:
    ann = visitors.open(None)
    create_table(ann, "me")
    walker = Walker(ann)
    until(walker, lambda now: now.prompt in {"Draw a bend", "Draw a straight path"})
    walker.hold("B2")
    before = walker.write()
    spoken = ann.page.get_by_test_id("announcements")
    change = ann.page.get_by_role("button", name="Make a path a T, minus 3 points")
    confirm = ann.page.get_by_test_id("confirm")
    # It is announced, and the turn cannot be ended during a change.
    expect(confirm).to_be_visible()
    change.click()
    expect(spoken).to_contain_text("Tap a framed path to open one more side. It costs 3 points.")
    expect(ann.prompt).to_have_text("Make a path a T")
    expect(confirm).to_have_count(0)
    change.click()
    expect(spoken).to_contain_text("No path was changed.")
    expect(confirm).to_be_visible()
    # During a change nothing can be undone by mistake.
    undo = ann.page.get_by_test_id("undo")
    expect(undo).to_be_visible()
    change.click()
    expect(undo).to_have_count(0)
    ann.page.keyboard.press("u")
    walker.hold("B2")
    expect(walker.square("B2")).to_have_accessible_name(re.compile("^B2: "))
    expect(ann.page.get_by_text("Becomes a T: costs 3 points.").first).to_be_visible()
    ann.press("Draw it")
    expect(walker.square("B2")).to_have_accessible_name(re.compile("^B2: T-junction"))
    score = ann.page.get_by_role("region", name="Score")
    expect(score.get_by_role("row", name="A path changed into a T")).to_contain_text("−3")
    undo.click()
    expect(walker.square("B2")).to_have_accessible_name(before.squares["B2"])
    expect(score.get_by_role("row", name="A path changed into a T")).to_have_count(0)


def test_a_drawing_ends_the_round_by_itself_and_an_undo_does_not(visitors: Visitors) -> None:
    ann = visitors.open(careful=False)
    create_table(ann, "me", "open")
    ben = visitors.open(ann.table)
    ben.sit("Ben")
    first, second = Walker(ann), Walker(ben)
    first.settled()
    first.draw("B2")
    expect(ann.prompt).to_have_text("Ben is thinking…")
    # Both are announced to screen readers.
    announced = ann.page.get_by_test_id("announcements")
    expect(announced).to_contain_text("Your turn has ended.")
    first.press(ann.page.get_by_role("button", name="Back to my turn", exact=True))
    expect(ann.page.get_by_test_id("confirm")).to_be_visible()
    expect(announced).to_contain_text("Undone.")
    second.round()
    expect(ann.page.get_by_test_id("confirm")).to_be_visible()
    first.confirm()
    expect(ann.page.get_by_role("button", name="Round 2")).to_be_visible()


# Rare positions: the view is modified on its way to the page, and the page's commands are recorded.


def modify_views(visitor: Visitor, change: Callable[[dict[str, Any]], None]) -> list[dict[str, Any]]:
    """Modify the views that a page receives, and return the commands that it sends."""
    sent: list[dict[str, Any]] = []

    def intercept(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(message: str | bytes) -> None:
            heard = json.loads(message)
            if heard.get("view"):
                change(heard["view"])
            socket.send(json.dumps(heard))

        def say(message: str | bytes) -> None:
            wanted = json.loads(message)
            if wanted["t"] == "do":
                sent.append(wanted["command"])
            else:
                server.send(message)

        server.on_message(hear)
        socket.on_message(say)

    visitor.page.route_web_socket(re.compile(r"/socket\?"), intercept)
    return sent


def test_a_rolled_t_that_may_be_an_ibis_is_a_choice_of_two(visitors: Visitors) -> None:
    def rolled(view: dict[str, Any]) -> None:
        ways = [f"{square}={piece}" for piece in ("NES", "ESW", "I") for square in ("B2", "D4")]
        view.update(roll="t", rolls=["t"], phase="draw", choices=[{"action": word} for word in ways])

    ann = visitors.open(None)
    sent = modify_views(ann, rolled)
    create_table(ann, "me")
    walker = Walker(ann)
    expect(ann.prompt).to_have_text("Draw a T or an ibis")
    kinds = ann.page.get_by_role("group", name="What to draw").get_by_role("button")
    expect(kinds).to_have_text(["T-junction", "ibis"])
    expect(kinds.first).to_have_attribute("aria-pressed", "true")
    walker.hold("B2")
    expect(ann.page.get_by_test_id("announcements")).to_contain_text("B2: T-junction")
    kinds.last.click()
    expect(ann.page.get_by_test_id("announcements")).to_contain_text("B2: ibis")
    expect(ann.page.get_by_role("button", name="Rotate left")).to_have_count(0)
    # By keyboard too.
    ann.page.keyboard.press("i")
    expect(kinds.first).to_have_attribute("aria-pressed", "true")
    ann.page.keyboard.press("i")
    ann.press("Draw it")
    assert [command["action"] for command in sent] == ["B2=I"]


def test_a_bonus_shows_its_own_piece_and_not_the_die(visitors: Visitors) -> None:
    def earned(view: dict[str, Any]) -> None:
        view.update(roll="ibis", rolls=["ibis"], phase="bonus", bonus="turn", choices=[{"action": "B2=NE"}, {"action": "B2=ES"}])

    ann = visitors.open(None)
    modify_views(ann, earned)
    create_table(ann, "me")
    expect(ann.prompt).to_have_text("Bonus: draw a bend")
    expect(ann.page.get_by_role("img", name="Your bonus: a bend")).to_be_visible()
    expect(ann.page.get_by_role("img", name="The die")).to_have_count(0)
