"""What a browser has to fetch: the compressed scripts of the home page, and of a table with Deep River."""

import argparse
import gzip
import re
from pathlib import Path

from .processes import ROOT
from .report import Report

STATIC = ROOT / "src" / "rivage" / "server" / "static"
LIMIT = 80_000
"""Bytes of script, compressed, for the first page without a game."""

_ENTRY = re.compile(
    r'''<script[^>]*type="module"[^>]*src="/([^"]+[.]js)"|<link[^>]*rel="modulepreload"[^>]*href="/([^"]+[.]js)"'''
)
_STATIC = re.compile(r"""\b(?:import|export)\s*(?:[\w$*{}\s,]*?\bfrom\s*)?["'`](\.{1,2}/[^"'`]+\.js)["'`]""")
_DYNAMIC = re.compile(r"""\bimport\(\s*["'`](\.{1,2}/[^"'`]+\.js)["'`]""")


def arguments(parser: argparse.ArgumentParser) -> None:
    """This benchmark has no options."""


def entries(page: Path) -> set[Path]:
    """The scripts a page names itself."""
    return {STATIC / (script or preload) for script, preload in _ENTRY.findall(page.read_text())}


def closure(scripts: set[Path]) -> set[Path]:
    """The scripts and all they import at once."""
    seen: set[Path] = set()
    waiting = list(scripts)
    while waiting:
        script = waiting.pop()
        if script not in seen:
            seen.add(script)
            waiting += [(script.parent / name).resolve() for name in _STATIC.findall(script.read_text())]
    return seen


def later(scripts: set[Path], stem: str) -> set[Path]:
    """What `scripts` import later under the name `stem`: where one offers several (languages), the largest."""
    found: set[Path] = set()
    for script in scripts:
        offered = [(script.parent / name).resolve() for name in _DYNAMIC.findall(script.read_text())]
        fitting = [one for one in offered if re.fullmatch(rf"{stem}-[\w-]{{8}}", one.stem)]
        if fitting:
            found.add(max(fitting, key=lambda one: one.stat().st_size))
    return found


def sizes(scripts: set[Path]) -> tuple[int, int, int]:
    """Bytes as they are, by gzip -9 and by brotli 11, each file for itself."""
    import brotli  # one of the benchmarks runs where it is not

    data = [script.read_bytes() for script in sorted(scripts)]
    return (
        sum(map(len, data)),
        sum(len(gzip.compress(one, 9)) for one in data),
        sum(len(brotli.compress(one, quality=11)) for one in data),
    )


def run(options: argparse.Namespace) -> Report:
    """Measure.

    Raises:
        RuntimeError: when the client is not built.
    """
    page = STATIC / "index.html"
    if not page.is_file():
        raise RuntimeError("the client is not built: run scripts/play once")
    home = closure(entries(page))
    for stem in ("Home", "card", r"words-\w\w"):
        home |= closure(later(home, stem))
    table = home | closure(later(home, "TablePage"))
    for stem in ("deep-river", "table"):
        table |= closure(later(table, stem))
    report = Report(
        "page", "Page: scripts a browser fetches", ("page", "files", "plain kB", "gzip kB", "brotli kB", "limit kB (gzip)")
    )
    for name, scripts, limit in (("home", home, f"{LIMIT / 1000:.0f}"), ("table with Deep River", table, "")):
        plain, zipped, squeezed = sizes(scripts)
        cells = (f"{plain / 1000:.1f}", f"{zipped / 1000:.1f}", f"{squeezed / 1000:.1f}")
        report.rows.append((name, str(len(scripts)), *cells, limit))
        report.raw[name] = {"files": sorted(one.name for one in scripts), "plain": plain, "gzip": zipped, "brotli": squeezed}
    report.notes.append(
        "Home: its modules, all they import at once, its cards, and the sentences of one language. 1 kB is 1,000 bytes."
    )
    return report
