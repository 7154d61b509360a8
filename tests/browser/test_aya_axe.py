"""Aya's table for everybody: axe finds nothing to say about what stands around it, and it is drawn in three dimensions too."""

from typing import Literal

import pytest
from playwright.sync_api import Browser, ViewportSize, expect
from tests.server.running import RunningServer

from .builders import STANDS, Builder, come, lay
from .conftest import CHROMIUM
from .test_axe import AXE, check
from .visitors import WAIT, WIDE, Visitors

pytestmark = pytest.mark.browser

PHONE: ViewportSize = {"width": 390, "height": 844}
SOFTWARE = ("--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-background-networking")
"""WebGL drawn by the processor."""
LOSE = "document.querySelector('.picture canvas').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext()"


@pytest.mark.parametrize(("theme", "language", "size"), [("light", "en", WIDE), ("dark", "fr", PHONE)])
def test_axe_finds_no_violation_at_the_table(
    visitors: Visitors, theme: Literal["light", "dark"], language: str, size: ViewportSize
) -> None:
    assert AXE.is_file(), "axe is not installed; please run: python scripts/build_client.py --install"
    ann = come(visitors, theme=theme, language=language, size=size)
    lay(ann, "me", "bot:apprentice")
    mark = f"aya-{theme}-{language}"
    ann.button("first").first.click()
    ann.task("start")
    fits(ann)
    check(ann.visitor, f"{mark}-start")
    ann.button("stand").click()
    ann.task("flip")
    check(ann.visitor, f"{mark}-ready")
    ann.button("flip").click()
    ann.draw()
    fits(ann)
    check(ann.visitor, f"{mark}-hand")
    ann.button("more").click()
    check(ann.visitor, f"{mark}-tools")


def fits(ann: Builder) -> None:
    """Nothing goes beyond the screen."""
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for button in ann.page.locator(".bar[data-task]").get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)


def test_the_table_in_three_dimensions_shows_the_poses_of_the_view_and_survives_the_loss_of_its_context(
    chromium: Browser, house: RunningServer
) -> None:
    # A browser of its own: the others draw without a graphics card.
    browser = chromium.browser_type.launch(executable_path=CHROMIUM, args=list(SOFTWARE))
    visitors = Visitors(browser, house.url)
    visitors.expected += ["GPU stall due to ReadPixels", "THREE.WebGLRenderer: Context Lost", "Context Restored"]
    visitor = visitors.come(None, size={"width": 480, "height": 480})
    # The first picture with all textures takes a processor its time.
    visitor.page.context.set_default_timeout(3 * WAIT)
    visitor.page.context.add_init_script("localStorage.setItem('rivage.aya', JSON.stringify({ drawing: 'three' }))")
    ann = Builder(visitor)
    lay(ann, "me")
    ann.page.wait_for_function("() => document.querySelector('.picture')?.renderer?.kind === 'three'")
    ann.task("start")
    ann.button("stand").dispatch_event("click")
    ann.button("flip").dispatch_event("click")
    if ann.draw() == "choose":
        ann.button("plain").click()
    ann.keys("n", "Enter")
    seen = ann.expect_drawn(dominoes=1, tiles=1)
    assert seen["dominoes"]["1"] == [-17, 0, STANDS, 0, 0, 0, 1]
    ann.page.evaluate(LOSE)
    ann.draw()
    ann.expect_drawn(dominoes=1)
    visitors.leave()
    browser.close()
