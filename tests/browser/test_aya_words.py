"""A whole match of Aya by keyboard and text commands."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.server.running import RunningServer, running_server

from .test_words import create_table
from .visitors import Visitors

pytestmark = pytest.mark.browser

SAND = 8
SHORT = f"""import rivage.server.app as app; app.BOT_TEMPO = 0.2; import msgspec
    from rivage.core import Option; from rivage.games.aya.meta import INFO
    others = tuple(each for each in INFO.options if each.name != "glass")
    msgspec.structs.force_setattr(INFO, "options", (*others, Option("glass", ({SAND},))))"""
"""Glasses with little sand, and fast bots."""
WAITS = """() => {
  if (document.querySelector('[data-testid="end"]')) return 'over';
  const hint = document.querySelector('[data-testid="words"] .hint')?.textContent ?? '';
  return /^In words/.test(hint) && hint;
}"""
"""Waits until a command can be entered (suggestions are shown) or the match is `over`; one script, so nothing changes between."""
ANSWERED = """() => document.querySelector('[data-testid="end"]') !== null || document.activeElement?.value === ''
  || (document.querySelector('[data-testid="words"] [role="alert"]')?.textContent ?? '') !== ''"""


@pytest.fixture
def fast_visitors(chromium: Browser, tmp_path: Path) -> Iterator[Visitors]:
    """Browsers on a server where a match takes half a minute."""
    server: RunningServer
    with running_server(tmp_path, prelude=SHORT) as server:
        visitors = Visitors(chromium, server.url)
        # The server refuses commands that come too late, and the browser logs that.
        visitors.expected += ["status of 400", "status of 409"]
        yield visitors
        visitors.close()


def tab_to(page: Page, name: str) -> None:
    """Move the focus there with the Tab key."""
    for _ in range(40):
        page.keyboard.press("Tab")
        at = page.evaluate("[document.activeElement.getAttribute('aria-label'), document.activeElement.textContent.trim()]")
        if name in at:
            return
    raise AssertionError(f"the Tab key does not lead to {name}")


def enter(page: Page, text: str) -> bool:
    """Enter a command. Returns whether it was accepted."""
    page.keyboard.press("Control+A")
    page.keyboard.type(text)
    page.keyboard.press("Enter")
    page.wait_for_function(ANSWERED)
    return page.evaluate("document.activeElement?.value") == ""


def test_a_match_beside_two_bots_is_played_by_keyboard_alone_to_its_count(fast_visitors: Visitors) -> None:
    ann = fast_visitors.open(None)
    ann.page.add_init_script("localStorage.setItem('rivage.aya', JSON.stringify({drawing: 'flat'}))")
    create_table(ann, "aya", "me", "bot:builder", "bot:apprentice")
    page = ann.page
    page.get_by_role("button", name="Menu", exact=True).wait_for()
    tab_to(page, "Menu")
    page.keyboard.press("Enter")
    tab_to(page, "Play by words")
    page.keyboard.press("Enter")
    board = page.get_by_test_id("words")
    field = board.get_by_role("textbox")
    field.wait_for()
    for _ in range(60):
        if page.evaluate("document.activeElement.tagName") == "INPUT":
            break
        page.keyboard.press("Tab")
    heard: set[str] = set()
    done: dict[str, int] = {}
    for _ in range(400):
        hint = str(page.wait_for_function(WAITS).json_value())
        if hint == "over":
            break
        heard.update(board.locator(".lines li").all_inner_texts())
        phrases = re.findall("“(.+?)”", hint)
        # The suggestions of the table, and in the player's own turn also other commands.
        wish = "I begin" if "player 1 begins" in phrases else phrases[0] if phrases else ""
        if wish.startswith("extend river"):
            wish = f"{wish.split(' left')[0].split(' right')[0]} left 10"
        if wish and enter(page, wish):
            verb = wish.split()[0]
            done[verb] = done.get(verb, 0) + 1
    expect(page.get_by_test_id("end")).to_be_visible()
    assert done.keys() >= {"I", "start", "turn", "draw", "cross"}, done
    assert any(re.match(r"River \d+: ", line) for line in heard)
    assert any(line.startswith("Tile Start, source") for line in heard)
    assert any(re.match(r"From domino \d+ to port \d of the tile|River \d+ ends with", line) for line in heard)
    expect(board.get_by_text(re.compile("^Points: "))).to_be_visible()
    ann.screenshot("aya-words-over")
