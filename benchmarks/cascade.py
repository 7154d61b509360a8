"""A whole cascade of Aya drawn in a browser by the processor alone: frame times and draw calls (only by name: needs Chromium)."""

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

CALLS = 60
"""Draw calls a frame, at most."""
HASTE = "import rivage.server.app as app; app.BOT_TEMPO = 0.01"
"""Bots a hundred times as quick as people: the table is built in seconds."""
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
"""Draw a few pictures."""
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
"""Play the biggest cascade again and note every picture."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Options of this benchmark."""
    parser.add_argument("--chromium", default="/usr/bin/chromium", help="the browser (default /usr/bin/chromium)")
    parser.add_argument("--sizes", default="1280x800,390x844", help="sizes of the page (default 1280x800,390x844)")


def finished(base: str) -> str:
    """The id of a match that two bots have played to its end."""
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def ask(path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{base}{path}", data, {"Content-Type": "application/json"})  # noqa: S310
        with opener.open(request, timeout=60) as answer:
            return json.load(answer)

    ask("/api/v1/me")
    bot = {"who": "bot:builder"}
    table = str(ask("/api/v1/tables", {"game": "aya", "seats": [bot, bot]})["id"])
    until = time.monotonic() + 300
    while ask(f"/api/v1/tables/{table}")["status"] != "over":
        if time.monotonic() > until:
            raise RuntimeError("the bots did not finish")
        time.sleep(1)
    return table


def watched(browser: Any, url: str, size: Sequence[int], drawing: str) -> dict[str, Any]:
    """What a page of that size drew of the cascade."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    context.add_init_script(f"localStorage.setItem('rivage.aya', JSON.stringify({{ drawing: {drawing!r} }}))")
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector('[data-testid="aya-again"]', timeout=60_000)
    page.wait_for_function("() => document.querySelector('.picture').renderer !== undefined", timeout=60_000)
    # Pictures of the pieces come in, and what is drawn for the first time is made ready: neither is part of a cascade.
    page.wait_for_timeout(3000)
    page.evaluate(WARM)
    page.set_default_timeout(180_000)
    found: dict[str, Any] = page.evaluate(WATCH)
    context.close()
    return found


def run(options: argparse.Namespace) -> Report:
    """Measure.

    Raises:
        RuntimeError: when the bots do not finish a match, or there is no browser.
    """
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError as error:
        raise RuntimeError("Playwright is missing: run it by benchmarks/run cascade") from error

    folder = BENCH / "cascade-data"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    program = f"if __name__ == '__main__':\n    {HASTE}\n    from rivage.cli import main; main(prog_name='rivage')"
    command = [sys.executable, "-c", program, "serve", "--port", str(port), "--data", str(folder)]
    report = Report(
        "cascade",
        "A cascade in the browser, drawn by the processor alone",
        ("drawing", "page", "pictures", "a second", "median ms", "95 % ms", "longest ms", "draw calls", "limit"),
    )
    try:
        with serving(command, f"{base}/readyz", {"PYTHONPATH": str(ROOT / "src")}), sync_playwright() as playwright:
            url = f"{base}/t/{finished(base)}"
            browser = playwright.chromium.launch(executable_path=options.chromium, args=list(FLAGS))
            for drawing in ("three", "flat"):
                for text in options.sizes.split(","):
                    found = watched(browser, url, [int(part) for part in text.split("x")], drawing)
                    times = sorted(found["frames"])
                    if not times:
                        raise RuntimeError(f"nothing was drawn by {drawing}")
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
                            str(CALLS) if drawing == "three" else "",
                        )
                    )
                    report.raw[f"{drawing} {text}"] = found
            browser.close()
    except Error as error:
        raise RuntimeError(f"the browser: {error.message}") from error
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    report.notes.append("Software rendering (SwiftShader), no graphics card: a laptop or a phone is many times as quick.")
    report.notes.append(
        "The biggest cascade of a match of two bots, watched again with its slow motion; the time from picture to picture."
    )
    return report
