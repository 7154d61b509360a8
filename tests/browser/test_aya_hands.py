"""Hands at Aya's table: two-finger gestures, refusals by the server, drawn plans, and bots that play for absent players."""

import json
import math
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect
from tests.server.running import running_server

from .builders import Builder, create_table, open_table, sit
from .test_aya_together import hold_plain_domino
from .visitors import LARGE_PHONE, Visitors

pytestmark = pytest.mark.browser

SEATS_LENDABLE_SOON = "from rivage.table.decide import absence; absence.LENDABLE_AFTER_MS = 300"
"""A bot may take over the seat of a player who has been away for 0.3 s."""
RENDERER = "document.querySelector('.picture').renderer"
GHOST = f"""async () => {{
  for (let wait = 2; wait > 0; wait--) await new Promise(requestAnimationFrame);
  return {RENDERER}.drawn().ghosts.find((ghost) => ghost.tone !== 'hint').pose.map((one) => Math.round(one * 1000) / 1000);
}}"""
"""The drawn place of the held piece, after all earlier changes have been drawn."""
LINES = f"(count) => {RENDERER}.drawn().lines.filter((line) => !line.plan && !line.river).length === count"
TOUCH = "Input.dispatchTouchEvent"


@pytest.fixture
def impatient(chromium: Browser, tmp_path: Path) -> Iterator[Visitors]:
    """Browsers on a server where a bot may soon take over a seat."""
    with running_server(tmp_path, prelude=SEATS_LENDABLE_SOON) as server:
        visitors = Visitors(chromium, server.url)
        yield visitors
        visitors.close()


def two_fingers(ben: Builder, *pairs: tuple[tuple[float, float], tuple[float, float]]) -> None:
    """Put two fingers down on points of the page, move both from pair to pair, and lift them."""
    line = ben.page.context.new_cdp_session(ben.page)
    for number, pair in enumerate(pairs):
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(pair)]
        if number == 0:
            line.send(TOUCH, {"type": "touchStart", "touchPoints": points[:1]})
        line.send(TOUCH, {"type": "touchMove" if number else "touchStart", "touchPoints": points})
    line.send(TOUCH, {"type": "touchEnd", "touchPoints": []})
    line.detach()


def heading(pose: list[float]) -> float:
    """The heading of a standing domino, in degrees."""
    return 2 * math.degrees(math.atan2(pose[5], pose[6]))


def test_two_fingers_zoom_and_turn_and_a_refused_piece_stays_in_the_hand(visitors: Visitors) -> None:
    ben = open_table(visitors, size=LARGE_PHONE, touch=True)
    moved: list[str] = []

    def tamper(line: WebSocketRoute) -> None:
        """Change Ben's placement, once, to the spot of the first domino before it reaches the server."""
        table = line.connect_to_server()

        def forward(message: str | bytes) -> None:
            sent = json.loads(message)
            if sent.get("t") == "do" and sent["command"].get("action", "").startswith("place ") and len(moved) == 1:
                sent["command"]["action"] = "place -17,0,0"
                moved.append("refused")
            elif sent.get("t") == "do" and sent["command"].get("action", "").startswith("place "):
                moved.append("stood")
            table.send(json.dumps(sent))

        line.on_message(forward)

    ben.page.route_web_socket(re.compile("/socket"), tamper)
    create_table(ben, "me")
    ben.start_building()
    hold_plain_domino(ben)
    ben.keys("n", "Enter")
    ben.expect_drawn(dominoes=1)
    hold_plain_domino(ben)

    # A touch moves the piece there. Doubling the distance of two fingers zooms in twice; a quarter turn turns the piece by 90°.
    ben.page.touchscreen.tap(130, 230)
    scale, held = ben.page.evaluate(f"{RENDERER}.camera.scale"), ben.page.evaluate(GHOST)
    two_fingers(ben, ((160, 400), (230, 400)), ((125, 400), (265, 400)))
    assert ben.page.evaluate(f"{RENDERER}.camera.scale") == pytest.approx(scale / 2, rel=0.02)
    assert ben.page.evaluate(GHOST) == held
    two_fingers(ben, ((195, 340), (195, 460)), ((237, 358), (153, 442)), ((255, 400), (135, 400)))
    turned = ben.page.evaluate(GHOST)
    assert turned[:3] == held[:3]
    assert (heading(held) - heading(turned)) % 360 == pytest.approx(90, abs=0.5)
    assert ben.page.evaluate(f"{RENDERER}.camera.scale") == pytest.approx(scale / 2, rel=0.05)

    # The browser allows it and the server refuses it: the reason is shown beside the hand, which keeps the piece in its place.
    expect(ben.hint).not_to_contain_text("overlap")
    ben.button("stand").tap()
    expect(ben.hint).to_have_text("It would overlap domino 1.")
    ben.task("stand")
    assert ben.page.evaluate(GHOST) == turned
    ben.expect_drawn(dominoes=1)
    ben.visitor.screenshot("aya-refused")
    ben.button("stand").tap()
    assert ben.expect_drawn(dominoes=2)["dominoes"]["2"][:2] == turned[:2]
    assert moved == ["stood", "refused", "stood"]


def test_a_plan_vanishes_with_the_pause_and_a_bot_returns_the_seat(impatient: Visitors) -> None:
    ann = open_table(impatient, motion=True)
    path = create_table(ann, "me", "open")
    ben = sit(impatient, path, "Ben", size=LARGE_PHONE, touch=True)
    ann.button("first").filter(has_text="I’ll go first").click()
    ann.task("start")
    ann.put_start()

    # Ann sees Ben's lines until the sand runs.
    ben.task("flip")
    ben.drag((-200, -100), (-150, -60), (-100, -100))
    ann.page.wait_for_function(LINES, arg=1)
    ann.button("flip").click()
    for one in (ann, ben):
        one.page.wait_for_function(LINES, arg=0)

    # Ben leaves. Ann is offered to let a bot play for him, beside his name.
    hold_plain_domino(ann)
    ben.visitor.visit("/")
    away = ann.page.get_by_test_id("absent-1")
    expect(away).to_have_accessible_name("Ben is away: play without them?")
    away.click()
    ann.visitor.screenshot("aya-away")
    ann.page.get_by_role("dialog", name="Play without them?").get_by_role("button", name="Let a bot take over").click()
    card = ann.page.locator('[data-seat="1"]')
    expect(card).to_contain_text("a bot is playing")

    # The bot's hand brings its domino from Ben's place. A Garden is kept for later: then Ann places another domino.
    # The hand is visible for a moment only, so its presence and its seat are checked together.
    hand = ann.page.locator(".aya-label.hand").filter(has_text=re.compile("^Ben$"))
    kept = 0
    ann.keys("n", "Enter")
    while True:
        waits = f"reserve {kept + 1}"
        expect(hand.or_(card.filter(has_text=waits)).first).to_be_visible()
        if waits not in card.inner_text():
            break
        kept += 1
        hold_plain_domino(ann)
        ann.keys("n", "Enter")
    ann.expect_drawn(dominoes=kept + 2)
    expect(hand).to_have_count(0)

    # Ben is back and plays himself.
    ben.visitor.visit(path)
    ben.page.get_by_role("button", name="Take my seat back").tap()
    expect(card).not_to_contain_text("a bot is playing")
    ben.expect_drawn(dominoes=kept + 2)
