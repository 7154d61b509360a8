"""The accessibility checker axe finds no violations on any screen, in both themes and several languages."""

import random
from typing import Literal

import pytest
from playwright.sync_api import expect
from tests.server.running import SRC

from .visitors import Visitor, Visitors
from .words import words

pytestmark = pytest.mark.browser

AXE = SRC.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """() => axe.run(document).then(({ violations }) =>
  violations.flatMap((one) => one.nodes.map((node) => `${one.id} (${one.impact}): ${node.html} ${node.failureSummary}`)))"""


def check(visitor: Visitor, where: str) -> None:
    """Fail with the violations that axe finds on the current page."""
    # Evaluated through the debugger, because the page's content security policy forbids foreign scripts.
    if visitor.page.evaluate("typeof axe") == "undefined":
        visitor.page.evaluate(AXE.read_text())
    assert visitor.page.evaluate(RUN) == [], where
    visitor.screenshot(f"axe-{where}")


@pytest.mark.parametrize(("theme", "language"), [("light", "nl"), ("dark", "fr")])
def test_axe_finds_no_violation_on_any_screen(visitors: Visitors, theme: Literal["light", "dark"], language: str) -> None:
    assert AXE.is_file(), "axe is not installed; please run: python scripts/build_client.py --install"
    say = words(language)
    ann = visitors.open(theme=theme, language=language)
    mark = f"{theme}-{language}"
    expect(ann.way("bots")).to_be_visible()
    assert ann.page.evaluate("document.documentElement.dataset.theme") == theme
    for fold in ann.page.get_by_text(say["more-options"]).all():
        fold.click()
    check(ann, f"home-{mark}")
    ann.press(say["settings"])
    check(ann, f"settings-{mark}")

    ann.visit("/about")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(say["about-title"])
    check(ann, f"about-{mark}")
    for game, title in (("deep-river", "Deep River"), ("aya", "Aya")):
        ann.visit(f"/games/{game}")
        expect(ann.page.get_by_role("heading", level=1)).to_contain_text(title)
        check(ann, f"guide-{game}-{mark}")

    ann.create_table("me", "open")
    expect(ann.page.get_by_test_id("invite-link")).to_be_visible()
    check(ann, f"waiting-{mark}")
    guest = visitors.open(ann.table, theme=theme, language=language)
    expect(guest.page.get_by_test_id("sit-1")).to_be_visible()
    check(guest, f"sitting-down-{mark}")

    check_table(ann, mark, say)


def check_table(ann: Visitor, mark: str, say: dict[str, str]) -> None:
    """Check a match from its first choice to its end."""
    ann.create_table("me", "bot:first-steps", clock={"t": "real", "base": 600, "increment": 5})
    now = ann.ready()
    check(ann, f"table-{mark}")
    ann.choice(now.choices[0]).hover()
    check(ann, f"preview-{mark}")
    ann.turn(random.Random(9))
    ann.ready()
    ann.press(say["menu"])
    check(ann, f"menu-{mark}")
    ann.page.get_by_role("dialog").get_by_role("button", name=say["quit-resign"]).click()
    check(ann, f"resign-{mark}")
    ann.page.get_by_role("dialog").get_by_role("button", name=say["quit-resign"], exact=True).click()
    expect(ann.end).to_be_visible()
    check(ann, f"end-{mark}")
    ann.press(say["picture-share"])
    expect(ann.page.get_by_test_id("end-picture")).to_have_attribute("data-painted", "true")
    check(ann, f"picture-{mark}")
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("Home")
    expect(ann.page.get_by_role("button", name=say["back-to-now"])).to_be_visible()
    check(ann, f"replay-{mark}")
