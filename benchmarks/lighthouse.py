"""Lighthouse scores of the pages: performance, accessibility, best practices and SEO."""

import argparse
import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from tests.support.processes import BENCH, RIVAGE, environment, free_port, serving

from .report import Report

MIN_SCORE = 95
"""The target for each category on each page."""
PAGES = {"home": "/", "rules": "/games/aya/rules", "album": "/games/aya/album"}
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
DEVICES: dict[str, list[str]] = {"phone": [], "desktop": ["--preset=desktop"]}
"""Presets of Lighthouse: a mid-range phone on a slow network (its default), and a desktop."""
PROGRAM = BENCH / "lighthouse" / "node_modules" / "lighthouse" / "cli" / "index.js"
PHONE_SLOWDOWN = 4
"""The factor by which Lighthouse's phone is slower than this machine."""
LONG_TASK_MS = 50.0
"""Milliseconds. Time of a task beyond this counts as blocking."""
CHROMIUM_FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-component-update --disable-sync --no-first-run"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of this benchmark."""
    parser.add_argument("--pages", nargs="+", metavar="PATH", help="pages instead of home, rules and album")
    parser.add_argument("--devices", nargs="+", choices=tuple(DEVICES), default=tuple(DEVICES), help="phone, desktop")
    parser.add_argument("--chromium", default="/usr/bin/chromium", help="the browser")


def audit(url: str, device: str, chromium: str) -> tuple[dict[str, Any], float]:
    """Run Lighthouse. Returns its report, and the blocking time on a phone by CPU time, in milliseconds.

    Raises:
        RuntimeError: when Lighthouse fails. The message has its output.
    """
    node = shutil.which("node")
    if node is None or not PROGRAM.is_file():
        raise RuntimeError("Node.js or Lighthouse is missing: run benchmarks/run lighthouse")
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder) / "found.json"
        command = [node, str(PROGRAM), url, "--quiet", "--output=json", f"--output-path={output}", *DEVICES[device]]
        command += [f"--only-categories={','.join(CATEGORIES)}", f"--chrome-flags={CHROMIUM_FLAGS}"]
        command += ["--no-enable-error-reporting", "--save-assets"]
        browser = environment({"CHROME_PATH": chromium})
        done = subprocess.run(command, check=False, env=browser, capture_output=True, text=True, timeout=300)
        if done.returncode or not output.is_file():
            raise RuntimeError(f"Lighthouse failed for {url}: {done.stderr[-600:]}")
        result: dict[str, Any] = json.loads(output.read_text("utf-8"))
        trace = json.loads((Path(folder) / "found-0.trace.json").read_text("utf-8"))["traceEvents"]
    return result, blocking_time(trace)


def blocking_time(trace: list[dict[str, Any]]) -> float:
    """The total blocking time after the first paint on a phone, in milliseconds, by CPU time.

    Lighthouse itself uses wall-clock time, which on a busy machine includes the work of other programs.
    """
    started = next(
        event
        for event in reversed(trace)
        if event["name"] == "navigationStart" and event["args"].get("data", {}).get("documentLoaderURL", "").startswith("http")
    )
    thread = (started["pid"], started["tid"])
    painted = max(event["ts"] for event in trace if event["name"] == "firstContentfulPaint" and event["pid"] == started["pid"])
    tasks = (
        event
        for event in trace
        if event["name"] == "RunTask"
        and event.get("ph") == "X"
        and (event["pid"], event["tid"]) == thread
        and event["ts"] >= started["ts"]
    )
    late_tasks = (task for task in tasks if task["ts"] + task["dur"] > painted)
    return float(sum(max(0.0, PHONE_SLOWDOWN * task.get("tdur", 0) / 1000 - LONG_TASK_MS) for task in late_tasks))


def failed_audits(result: dict[str, Any]) -> list[str]:
    """The audits with a score below 0.9, in Lighthouse's terms."""
    names = {ref["id"] for category in result["categories"].values() for ref in category["auditRefs"] if ref["weight"]}
    audits = [(name, result["audits"][name]) for name in sorted(names)]
    return [
        f"{name} {found['score']:.2f} {found.get('displayValue', '')}".strip()
        for name, found in audits
        if found["score"] is not None and found["score"] < 0.9
    ]


def run(options: argparse.Namespace) -> Report:
    """Run the benchmark.

    Raises:
        RuntimeError: when Lighthouse fails for a page.
    """
    base = f"http://127.0.0.1:{(port := free_port())}"
    pages = {path: path for path in options.pages} if options.pages else PAGES
    columns = ("page", "device", *CATEGORIES, "first paint", "largest paint", "blocked by CPU time", "limit")
    report = Report("lighthouse", "Lighthouse", columns)
    with (
        tempfile.TemporaryDirectory() as data,
        serving([str(RIVAGE), "serve", "--port", str(port), "--data", data], f"{base}/readyz"),
    ):
        for name, path in pages.items():
            for device in options.devices:
                result, blocked = audit(base + path, device, options.chromium)
                scores = [round(100 * (result["categories"][category]["score"] or 0)) for category in CATEGORIES]
                paints = [result["audits"][f"{which}-contentful-paint"].get("displayValue", "") for which in ("first", "largest")]
                blocked_text = f"{blocked:.0f} ms" if device == "phone" else ""
                report.rows.append((name, device, *map(str, scores), *paints, blocked_text, str(MIN_SCORE)))
                report.raw[f"{name} {device}"] = dict(zip(CATEGORIES, scores, strict=True)) | {"blocked": blocked}
                report.notes += [f"{name}, {device}: {failure}" for failure in failed_audits(result)]
    report.notes.append(f"Load of the machine afterwards: {os.getloadavg()[0]:.1f}.")
    return report
