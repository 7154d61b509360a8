"""The board never moves during a match or a lesson, whatever appears around it."""

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect

from . import builders
from .visitors import LARGE_PHONE, WIDE, Visitor, Visitors, wait_for_mover
from .walkers import WALK, Walker
from .walkers import create_table as create_walk

pytestmark = pytest.mark.browser

NAME = "Bartholomäus der Große"

WATCH = """() => {
  window.seenBoxes = new Map();
  const board = 'main section.board';
  const look = () => {
    const names = [board, `${board} .scene`, `${board} .desk > .paper`, `${board} .felt`];
    const parts = names.flatMap((one) => document.querySelector(one) ?? []);
    const boxes = parts.map((part) => part.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height]);
    const key = JSON.stringify(boxes.map((box) => box.map(Math.round)));
    if (!window.seenBoxes.has(key)) {
      const around = ['[data-testid=prompt]', '.bar', '.controls', '.strip', '.offer', '[data-testid=lesson-text]'];
      const texts = around.map((one) => document.querySelector(one)?.textContent?.replace(/\\s+/g, ' ').trim() ?? '');
      window.seenBoxes.set(key, texts.join(' | '));
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""JavaScript: from now on, note every place and size of the board, and the texts around it."""

LONG_TEXTS = """() => {
  for (const name of ['[data-testid=prompt]', '.told', '.strip p', '.standing', '.controls .text', '[data-testid=hint]']) {
    for (const one of document.querySelectorAll(`main ${name}`)) {
      const node = [...one.childNodes].find((child) => child.nodeType === Node.TEXT_NODE);
      if (node) node.data = 'The bear is one step from the nest of the Salmon, and the third current has come home. '.repeat(3);
    }
  }
}"""
"""JavaScript: everything that is said around the board becomes long."""

SETTLED = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
}"""
"""JavaScript: wait for fonts and for a layout that depends on measurements."""


class Connection:
    """The WebSocket of a page, to cut it and to add messages of the server."""

    def __init__(self, page: Page) -> None:
        self.cut = False
        self._route: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/ws|/t/|/api/"), self._open)

    def _open(self, route: WebSocketRoute) -> None:
        if self.cut:
            route.close()
            return
        self._route = route
        route.connect_to_server()

    def send(self, **message: Any) -> None:
        """Send the page a message of the server."""
        assert self._route is not None
        self._route.send(json.dumps(message))

    def break_off(self) -> None:
        """Close the connection, and refuse new ones."""
        assert self._route is not None
        self.cut = True
        self._route.close()


def watch(*visitors: Visitor) -> None:
    """Note every place of the board from now on."""
    for visitor in visitors:
        visitor.page.evaluate(SETTLED)
        visitor.page.evaluate(WATCH)


def expect_still(*visitors: Visitor) -> None:
    """The board has had one place and size since `watch`."""
    for visitor in visitors:
        visitor.page.evaluate(SETTLED)
        seen: dict[str, str] = dict(visitor.page.evaluate("() => [...window.seenBoxes]"))
        assert len(seen) == 1, json.dumps(seen, indent=2, ensure_ascii=False)


def expect_still_with_long_texts(*visitors: Visitor) -> None:
    """No text around the board can become so long that the board moves."""
    for visitor in visitors:
        visitor.page.evaluate(LONG_TEXTS)
    expect_still(*visitors)
    for visitor in visitors:
        visitor.screenshot(f"still-long-{visitor.page.evaluate('innerWidth')}")


def offer_everything(ann: Visitor, ben: Visitor, *offers: tuple[str, str]) -> None:
    """Ann makes each offer and Ben answers it."""
    for item, answer in offers:
        ann.choose_in_menu(item)
        for visitor in (ann, ben):
            expect(visitor.page.get_by_role("region", name="Offer")).to_be_visible()
        expect_still(ann, ben)
        ann.screenshot(f"still-offer-{item}-mine")
        ben.screenshot(f"still-offer-{item}-theirs")
        (ann if answer == "Withdraw" else ben).press(answer)
        for visitor in (ann, ben):
            expect(visitor.page.get_by_role("region", name="Offer")).to_have_count(0)


def talk(visitor: Visitor, *others: Visitor) -> None:
    """Say something, which everybody sees."""
    visitor.press("Say")
    visitor.press("Let me think…")
    for one in (visitor, *others):
        expect(one.page.get_by_test_id("said").first).to_be_visible()


def test_no_offer_hint_or_toast_moves_the_river(visitors: Visitors) -> None:
    ann, ben = visitors.open(None), visitors.open(None, size=LARGE_PHONE, touch=True)
    connection = Connection(ben.page)
    ben.visit(ann.create_table("me", "open", clock={"t": "real", "base": 600, "increment": 5})).sit(NAME)
    mover = wait_for_mover((ann, ben))
    assert mover is not None
    watch(ann, ben)
    dice = random.Random(4)
    for _ in range(6):
        mover = wait_for_mover((ann, ben))
        assert mover is not None
        now = mover.ready()
        while now.can_act:
            if now.choices:
                mover.page.locator(f'button[data-action="{dice.choice(now.choices)}"]').first.hover()
                expect_still(mover)
            last = now.confirm
            now = mover.choose(dice)
            if last:
                break
    offer_everything(ann, ben, ("Offer a draw", "No, thanks"), ("Ask to undo my turn", "Withdraw"))
    offer_everything(ben, ann, ("Offer a draw", "No, thanks"), ("Suggest a break", "Accept"))
    ann.press("Resume")
    talk(ann, ben)
    connection.send(t="busy", busy=True)
    connection.break_off()
    ann.page.wait_for_function("() => document.querySelector('.seat .dot.away') !== null")
    expect(ben.page.get_by_test_id("line")).to_be_visible()
    expect_still(ann, ben)
    ben.screenshot("still-lost")
    expect_still_with_long_texts(ann, ben)
    connection.cut = False
    expect(ben.page.get_by_test_id("line")).to_have_count(0)
    # A rematch is offered after the end, which shows the result beside the board.
    ann.resign()
    for visitor in (ann, ben):
        expect(visitor.end).to_be_visible()
    watch(ann, ben)
    ann.press("Play again")
    expect(ben.page.get_by_role("region", name="Offer")).to_be_visible()
    expect_still(ann, ben)
    ben.screenshot("still-rematch")


def test_no_offer_hint_or_toast_moves_a_walk(visitors: Visitors) -> None:
    ann, ben = visitors.open(None), visitors.open(None, size=LARGE_PHONE, touch=True)
    create_walk(ann, "me", "open", "bot:stroller")
    ben.visit(ann.table).sit(NAME)
    walkers = Walker(ann), Walker(ben, tap=True)
    for walker in walkers:
        walker.settled()
    watch(ann, ben)
    offer_everything(ann, ben, ("Suggest a break", "No, thanks"))
    talk(ben, ann)
    for _ in range(4):
        for walker in walkers:
            walker.round()
    expect_still_with_long_texts(ann, ben)
    ann.screenshot("still-walk")
    ben.screenshot("still-walk-phone")


def test_no_offer_hint_or_toast_moves_the_table_of_aya(visitors: Visitors) -> None:
    ann = builders.open_table(visitors)
    ben = builders.sit(visitors, builders.create_table(ann, "me", "open"), NAME, size=LARGE_PHONE, touch=True)
    ann.task("first")
    watch(ann.visitor, ben.visitor)
    ben.button("first").filter(has_text="Ann").tap()
    ann.task("start")
    ann.put_start()
    ann.task("draw", "flip", "stand", "choose")
    offer_everything(ann.visitor, ben.visitor, ("Suggest a break", "No, thanks"))
    ann.page.get_by_test_id("calls").get_by_role("button", name="Mind the gap!").click()
    expect_still_with_long_texts(ann.visitor, ben.visitor)
    ben.visitor.screenshot("still-aya")


@pytest.mark.parametrize("size", [WIDE, LARGE_PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", ["deep-river", WALK])
def test_no_text_moves_the_board_of_a_lesson(visitors: Visitors, game: str, size: ViewportSize) -> None:
    ann = visitors.open(f"/games/{game}/lesson", size=size, language="de-DE")
    expect(ann.page.get_by_test_id("lesson-text")).to_be_visible()
    watch(ann)
    for _ in range(4):
        ann.page.get_by_test_id("lesson-show").click()
        ann.page.get_by_test_id("lesson-next").click()
    expect_still(ann)
    ann.screenshot(f"still-lesson-{game}-{size['width']}")
