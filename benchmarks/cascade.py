"""Frame times and draw calls of a cascade of Aya in a browser with software rendering (only by name: needs Chromium)."""

import argparse
import json
import shutil
import statistics
import sys
import time
import urllib.request
from collections.abc import Sequence
from http.cookiejar import CookieJar
from typing import Any

from tests.support.processes import BENCH, ROOT, free_port, serving

from .report import Report

MAX_DRAW_CALLS = 60
"""Draw calls. The limit for a frame."""
FAST_BOTS = "import rivage.server.app as app; app.BOT_TEMPO = 0.01"
"""Makes bots a hundred times faster than people, so that they build the table in seconds."""
FLAGS = (
    "--no-sandbox",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
)
WARM = """async () => {
  for (let i = 0; i < 8; i++) {
    document.querySelector('.picture').renderer.camera.pan(i % 2 ? 4 : -4, 0);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }
}"""
"""Renders a few frames."""
WATCH = """() => new Promise((done) => {
  const drawn = () => document.querySelector('.picture').renderer;
  const shown = () => document.querySelector('[data-testid="aya-toppling"]').dataset;
  const found = { kind: drawn().kind, frames: [], calls: [], draws: [], moment: [] };
  let last = performance.now();
  let count = drawn().stats().frames;
  const look = (now) => {
    const stats = drawn().stats();
    if (stats.frames > count) {
      found.frames.push(now - last);
      found.calls.push(stats.calls);
      found.draws.push(stats.time);
      found.moment.push(Number(shown().second));
      last = now;
      count = stats.frames;
    }
    if (document.querySelector('[data-testid="aya-replay"] [aria-label="Play"]')) done({ ...found, kindAtEnd: drawn().kind });
    else requestAnimationFrame(look);
  };
  document.querySelector('[data-testid="aya-again"]').click();
  requestAnimationFrame(look);
})"""
"""Replays the biggest cascade and records each frame."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of this benchmark."""
    parser.add_argument("--chromium", default="/usr/bin/chromium", help="the browser (default /usr/bin/chromium)")
    parser.add_argument("--sizes", default="1280x800,390x844", help="viewport sizes (default 1280x800,390x844)")


def play_match(base: str) -> str:
    """Let two bots play a match to its end. Returns the id of the table."""
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def ask(path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{base}{path}", data, {"Content-Type": "application/json"})  # noqa: S310
        with opener.open(request, timeout=60) as answer:
            return json.load(answer)

    ask("/api/v1/me")
    bot = {"who": "bot:builder"}
    table = str(ask("/api/v1/tables", {"game": "aya", "seats": [bot, bot]})["id"])
    deadline = time.monotonic() + 300
    while ask(f"/api/v1/tables/{table}")["status"] != "over":
        if time.monotonic() > deadline:
            raise RuntimeError("the bots did not finish")
        time.sleep(1)
    return table


def record_frames(browser: Any, url: str, size: Sequence[int], drawing: str) -> dict[str, Any]:
    """Replay the cascade in a page of that size and return the recorded frames."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    context.add_init_script(f"localStorage.setItem('rivage.aya', JSON.stringify({{ drawing: {drawing!r} }}))")
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector('[data-testid="aya-again"]', timeout=60_000)
    page.wait_for_function("() => document.querySelector('.picture').renderer !== undefined", timeout=60_000)
    # Wait until textures are loaded and shaders are compiled, which are not part of a cascade.
    page.wait_for_timeout(3000)
    page.evaluate(WARM)
    page.set_default_timeout(180_000)
    found: dict[str, Any] = page.evaluate(WATCH)
    context.close()
    return found


def run(options: argparse.Namespace) -> Report:
    """Run the benchmark.

    Raises:
        RuntimeError: when the bots do not finish a match, or there is no browser.
    """
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError as error:
        raise RuntimeError("Playwright is missing: run benchmarks/run cascade") from error

    folder = BENCH / "cascade-data"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    program = f"if __name__ == '__main__':\n    {FAST_BOTS}\n    from rivage.cli import main; main(prog_name='rivage')"
    command = [sys.executable, "-c", program, "serve", "--port", str(port), "--data", str(folder)]
    report = Report(
        "cascade",
        "A cascade in the browser, with software rendering",
        ("drawing", "page", "frames", "a second", "median ms", "95 % ms", "longest ms", "draw calls", "limit"),
    )
    try:
        with serving(command, f"{base}/readyz", {"PYTHONPATH": str(ROOT / "src")}), sync_playwright() as playwright:
            url = f"{base}/t/{play_match(base)}"
            browser = playwright.chromium.launch(executable_path=options.chromium, args=list(FLAGS))
            for drawing in ("three", "flat"):
                for text in options.sizes.split(","):
                    found = record_frames(browser, url, [int(part) for part in text.split("x")], drawing)
                    times = sorted(found["frames"])
                    if not times:
                        raise RuntimeError(f"no frame was rendered by {drawing}")
                    report.rows.append(
                        (
                            drawing,
                            text,
                            str(len(times)),
                            f"{1000 * len(times) / sum(times):.0f}",
                            f"{statistics.median(times):.0f}",
                            f"{times[int(len(times) * 0.95)]:.0f}",
                            f"{times[-1]:.0f}",
                            str(max(found["calls"])),
                            str(MAX_DRAW_CALLS) if drawing == "three" else "",
                        )
                    )
                    report.raw[f"{drawing} {text}"] = found
            browser.close()
    except Error as error:
        raise RuntimeError(f"the browser failed: {error.message}") from error
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    report.notes.append("Software rendering (SwiftShader) without a GPU: a laptop or a phone is many times faster.")
    report.notes.append(
        "The replay of the biggest cascade of a match of two bots, with its slow motion. Times are between two frames."
    )
    return report
