"""Aya's table in three dimensions: what is drawn is what stands, on any machine and after any accident."""

import pytest
from playwright.sync_api import Request, ViewportSize, expect

from .builders import Builder, lay
from .visitors import WAIT, Visitors

pytestmark = pytest.mark.browser

THREE = "localStorage.setItem('rivage.aya', JSON.stringify({ drawing: 'three', helper: false }))"
"""In three dimensions, however long they take."""
NO_WEBGL = """
  const context = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
    return kind.startsWith('webgl') ? null : context.call(this, kind, ...more);
  };
"""
SLOW = """
  const frame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (then) => window.setTimeout(() => frame(then), window.late);
  window.cancelAnimationFrame = (waiting) => window.clearTimeout(waiting);
  window.late = 0;
"""
"""Frames that come as many milliseconds late as somebody wishes."""
PAN = """() => {
  const step = () => {
    document.querySelector('.picture').renderer.camera.pan(Math.random() - 0.5, 0);
    requestAnimationFrame(step);
  };
  step();
}"""
SMALL: ViewportSize = {"width": 560, "height": 480}
"""The processor draws here."""
STATS = "() => { const { renderer } = document.querySelector('.picture'); return { kind: renderer.kind, ...renderer.stats() }; }"
LOSE = """() => {
  const gl = document.querySelector('.picture canvas').getContext('webgl2');
  window.loss = gl.getExtension('WEBGL_lose_context');
  window.loss.loseContext();
}"""
MOST_CALLS = 60
MOST_SCRIPT = 300_000
"""Bytes on the wire, for the whole table."""
THE_LIBRARY = 100_000
"""As much as three.js is of them, at least."""


def test_what_is_drawn_is_what_stands_also_after_webgl_was_lost(visitors: Visitors) -> None:
    # Said where the processor draws what a graphics processor should.
    visitors.expected.append("GPU stall due to ReadPixels")
    ann = Builder(visitors.come(None, size=SMALL))
    ann.page.context.add_init_script(THREE)
    scripts: list[Request] = []
    ann.page.on("requestfinished", lambda one: scripts.append(one) if one.url.endswith(".js") else None)
    lay(ann, "me")
    ann.begin()
    first = stand(ann, 1)
    stats = ann.page.evaluate(STATS)
    assert stats["kind"] == "three"
    assert 0 < stats["calls"] < MOST_CALLS
    assert THE_LIBRARY < sum(one.sizes()["responseBodySize"] for one in scripts) < MOST_SCRIPT

    # While the picture is gone the table is not: what was stood meanwhile is there when it comes back.
    ann.page.evaluate(LOSE)
    ann.draw()
    ann.page.evaluate("() => window.loss.restoreContext()")
    second = stand(ann, 2)
    assert second["dominoes"]["1"] == first["dominoes"]["1"]
    assert ann.page.evaluate(STATS)["kind"] == "three"

    # When it does not come back, the table is drawn from above.
    ann.page.evaluate(LOSE)
    ann.page.wait_for_function(f"() => ({STATS})().kind === 'flat'")
    assert ann.expect_drawn(dominoes=2) == second


def test_without_webgl_the_table_is_drawn_from_above(visitors: Visitors) -> None:
    ann = Builder(visitors.come(None, size=SMALL))
    ann.page.context.add_init_script(NO_WEBGL)
    lay(ann, "me")
    ann.begin()
    assert ann.page.evaluate(STATS)["kind"] == "flat"
    expect(ann.page.locator(".picture canvas")).to_have_count(1)


def test_a_device_too_slow_for_more_has_the_table_drawn_from_above_is_told_so_and_can_have_it_back(visitors: Visitors) -> None:
    visitors.expected.append("GPU stall due to ReadPixels")
    ann = Builder(visitors.come(None, size=SMALL))
    ann.page.context.add_init_script("localStorage.setItem('rivage.aya', JSON.stringify({ helper: false }))")
    ann.page.context.add_init_script(SLOW)
    lay(ann, "me")
    ann.begin()
    first = stand(ann, 1)
    assert ann.page.evaluate(STATS)["kind"] == "three"

    # Somebody moves the table, and every picture takes long.
    ann.page.evaluate("window.late = 140")
    ann.page.evaluate(PAN)
    # It is judged by fifty pictures, and a machine that is busy besides needs long for as many.
    ann.page.wait_for_function(f"() => ({STATS})().kind === 'flat'", timeout=3 * WAIT)
    expect(ann.page.get_by_role("region", name="Messages")).to_contain_text("this device is too slow for more")
    assert ann.expect_drawn(dominoes=1) == first
    ann.page.evaluate("window.late = 0")

    # Who wants it all the same has it, however long it takes.
    ann.page.get_by_role("button", name="More tools").click()
    switch = ann.button("flat")
    expect(switch).to_be_checked()
    switch.click()
    ann.page.wait_for_function(f"() => ({STATS})().kind === 'three'")
    expect(switch).not_to_be_checked()


def stand(ann: Builder, count: int) -> dict[str, dict[str, list[float]]]:
    """Stand a domino at the next good place; what is drawn then."""
    if ann.task("draw", "stand", "choose") == "draw":
        ann.draw()
    if ann.task("stand", "choose") == "choose":
        ann.button("plain").click()
    ann.task("stand")
    ann.keys("n", "Enter")
    return ann.expect_drawn(dominoes=count, tiles=1)
