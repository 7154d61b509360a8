"""What Lighthouse says of the pages: performance, accessibility, best practices, being found."""

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

LEAST = 95
"""Asked for, in each category on each page."""
PAGES = {"home": "/", "rules": "/games/aya/rules", "album": "/games/aya/album"}
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
DEVICES: dict[str, list[str]] = {"phone": [], "desktop": ["--preset=desktop"]}
"""Lighthouse's own: a mid-range phone on a slow line (its default), and a desktop."""
PROGRAM = BENCH / "lighthouse" / "node_modules" / "lighthouse" / "cli" / "index.js"
SLOWER = 4
"""So many times slower than this machine is Lighthouse's phone."""
LONG = 50.0
"""Milliseconds after which a task keeps a person waiting."""
CHROMIUM_FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-component-update --disable-sync --no-first-run"


def arguments(parser: argparse.ArgumentParser) -> None:
    """What may be chosen."""
    parser.add_argument("--pages", nargs="+", metavar="PATH", help="other pages than home, rules and album")
    parser.add_argument("--devices", nargs="+", choices=tuple(DEVICES), default=tuple(DEVICES), help="phone, desktop")
    parser.add_argument("--chromium", default="/usr/bin/chromium", help="the browser")


def asked(url: str, device: str, chromium: str) -> tuple[dict[str, Any], float]:
    """What Lighthouse found, and for how long scripts would block a phone by the time they really ran.

    Raises:
        RuntimeError: when it could not look; carries what it said.
    """
    node = shutil.which("node")
    if node is None or not PROGRAM.is_file():
        raise RuntimeError("node or Lighthouse is missing: start this by benchmarks/run lighthouse")
    with tempfile.TemporaryDirectory() as folder:
        found = Path(folder) / "found.json"
        command = [node, str(PROGRAM), url, "--quiet", "--output=json", f"--output-path={found}", *DEVICES[device]]
        command += [f"--only-categories={','.join(CATEGORIES)}", f"--chrome-flags={CHROMIUM_FLAGS}"]
        command += ["--no-enable-error-reporting", "--save-assets"]
        browser = environment({"CHROME_PATH": chromium})
        made = subprocess.run(command, check=False, env=browser, capture_output=True, text=True, timeout=300)
        if made.returncode or not found.is_file():
            raise RuntimeError(f"Lighthouse could not look at {url}: {made.stderr[-600:]}")
        told: dict[str, Any] = json.loads(found.read_text("utf-8"))
        traced = json.loads((Path(folder) / "found-0.trace.json").read_text("utf-8"))["traceEvents"]
    return told, blocked(traced)


def blocked(trace: list[dict[str, Any]]) -> float:
    """Milliseconds of long tasks after the first paint, on a phone, by the time the processor worked on them.

    Lighthouse's own figure goes by the clock: on a busy machine it also counts the work of others.
    """
    began = next(
        one
        for one in reversed(trace)
        if one["name"] == "navigationStart" and one["args"].get("data", {}).get("documentLoaderURL", "").startswith("http")
    )
    thread = (began["pid"], began["tid"])
    painted = max(one["ts"] for one in trace if one["name"] == "firstContentfulPaint" and one["pid"] == began["pid"])
    tasks = (
        one
        for one in trace
        if one["name"] == "RunTask" and one.get("ph") == "X" and (one["pid"], one["tid"]) == thread and one["ts"] >= began["ts"]
    )
    return float(sum(max(0.0, SLOWER * one.get("tdur", 0) / 1000 - LONG) for one in tasks if one["ts"] + one["dur"] > painted))


def wanting(told: dict[str, Any]) -> list[str]:
    """What cost points, in Lighthouse's words."""
    names = {ref["id"] for category in told["categories"].values() for ref in category["auditRefs"] if ref["weight"]}
    audits = [(name, told["audits"][name]) for name in sorted(names)]
    return [
        f"{name} {one['score']:.2f} {one.get('displayValue', '')}".strip()
        for name, one in audits
        if one["score"] is not None and one["score"] < 0.9
    ]


def run(options: argparse.Namespace) -> Report:
    """Measure.

    Raises:
        RuntimeError: when Lighthouse could not look at a page.
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
                told, waited = asked(base + path, device, options.chromium)
                scores = [round(100 * (told["categories"][category]["score"] or 0)) for category in CATEGORIES]
                paints = [told["audits"][f"{which}-contentful-paint"].get("displayValue", "") for which in ("first", "largest")]
                own = f"{waited:.0f} ms" if device == "phone" else ""
                report.rows.append((name, device, *map(str, scores), *paints, own, str(LEAST)))
                report.raw[f"{name} {device}"] = dict(zip(CATEGORIES, scores, strict=True)) | {"blocked": waited}
                report.notes += [f"{name}, {device}: {one}" for one in wanting(told)]
    report.notes.append(f"Load of the machine after it: {os.getloadavg()[0]:.1f}.")
    return report
