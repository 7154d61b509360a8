"""Aya's renderers: the picture shows the dominoes of the table, on any machine and after a lost WebGL context."""

import pytest
from playwright.sync_api import Request, ViewportSize, expect

from .builders import Builder, create_table
from .visitors import TIMEOUT_MS, Visitors

pytestmark = pytest.mark.browser

THREE = "localStorage.setItem('rivage.aya', JSON.stringify({ drawing: 'three', helper: false }))"
"""Preferences with the 3D renderer, even if it is slow."""
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
"""Delays every frame by a number of milliseconds that the test sets."""
PAN = """() => {
  const step = () => {
    document.querySelector('.picture').renderer.camera.pan(Math.random() - 0.5, 0);
    requestAnimationFrame(step);
  };
  step();
}"""
SMALL: ViewportSize = {"width": 560, "height": 480}
"""The renderer string of WebGL in software."""
STATS = "() => { const { renderer } = document.querySelector('.picture'); return { kind: renderer.kind, ...renderer.stats() }; }"
LOSE = """() => {
  const gl = document.querySelector('.picture canvas').getContext('webgl2');
  window.loss = gl.getExtension('WEBGL_lose_context');
  window.loss.loseContext();
}"""
MAX_DRAW_CALLS = 60
MAX_SCRIPT_BYTES = 300_000
"""Maximum number of transferred bytes for the whole table."""
MIN_LIBRARY_BYTES = 100_000
"""Minimum number of them that belong to three.js."""


def test_the_picture_shows_the_standing_dominoes_also_after_a_lost_webgl_context(visitors: Visitors) -> None:
    # Notices that appear when WebGL runs in software, and when three.js frees objects of the lost context.
    visitors.expected += ["GPU stall due to ReadPixels", "object does not belong to this context"]
    ann = Builder(visitors.open(None, size=SMALL))
    ann.page.context.add_init_script(THREE)
    scripts: list[Request] = []
    ann.page.on("requestfinished", lambda one: scripts.append(one) if one.url.endswith(".js") else None)
    create_table(ann, "me")
    ann.start_building()
    first = stand(ann, 1)
    stats = ann.page.evaluate(STATS)
    assert stats["kind"] == "three"
    assert 0 < stats["calls"] < MAX_DRAW_CALLS
    assert MIN_LIBRARY_BYTES < sum(one.sizes()["responseBodySize"] for one in scripts) < MAX_SCRIPT_BYTES

    # Dominoes placed while the context is lost are drawn when it is restored.
    ann.page.evaluate(LOSE)
    ann.draw()
    ann.page.evaluate("() => window.loss.restoreContext()")
    second = stand(ann, 2)
    assert second["dominoes"]["1"] == first["dominoes"]["1"]
    assert ann.page.evaluate(STATS)["kind"] == "three"

    # If it is not restored, the flat renderer is used.
    ann.page.evaluate(LOSE)
    ann.page.wait_for_function(f"() => ({STATS})().kind === 'flat'")
    assert ann.expect_drawn(dominoes=2) == second


def test_without_webgl_the_table_is_drawn_from_above(visitors: Visitors) -> None:
    ann = Builder(visitors.open(None, size=SMALL))
    ann.page.context.add_init_script(NO_WEBGL)
    create_table(ann, "me")
    ann.start_building()
    assert ann.page.evaluate(STATS)["kind"] == "flat"
    expect(ann.page.locator(".picture canvas")).to_have_count(1)


def test_a_slow_device_gets_the_flat_renderer_a_notice_and_a_switch_to_3d(visitors: Visitors) -> None:
    visitors.expected.append("GPU stall due to ReadPixels")
    ann = Builder(visitors.open(None, size=SMALL))
    ann.page.context.add_init_script("localStorage.setItem('rivage.aya', JSON.stringify({ helper: false }))")
    ann.page.context.add_init_script(SLOW)
    create_table(ann, "me")
    ann.start_building()
    first = stand(ann, 1)
    assert ann.page.evaluate(STATS)["kind"] == "three"

    # The camera moves while every frame is slow.
    ann.page.evaluate("window.late = 140")
    ann.page.evaluate(PAN)
    # The quality control needs fifty frames, which take long on a busy machine.
    ann.page.wait_for_function(f"() => ({STATS})().kind === 'flat'", timeout=3 * TIMEOUT_MS)
    expect(ann.page.get_by_role("region", name="Messages")).to_contain_text("this device is too slow for more")
    assert ann.expect_drawn(dominoes=1) == first
    ann.page.evaluate("window.late = 0")

    # An explicit choice of 3D stays, even if it is slow.
    ann.page.get_by_role("button", name="More tools").click()
    switch = ann.button("flat")
    expect(switch).to_be_checked()
    switch.click()
    ann.page.wait_for_function(f"() => ({STATS})().kind === 'three'")
    expect(switch).not_to_be_checked()


def stand(ann: Builder, count: int) -> dict[str, dict[str, list[float]]]:
    """Place a domino on the next good place. Returns the drawn poses."""
    if ann.task("draw", "stand", "choose") == "draw":
        ann.draw()
    if ann.task("stand", "choose") == "choose":
        ann.button("plain").click()
    ann.task("stand")
    ann.keys("n", "Enter")
    return ann.expect_drawn(dominoes=count, tiles=1)
