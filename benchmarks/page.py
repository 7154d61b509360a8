"""What a browser has to fetch: the compressed scripts of the home page, and of a table with each game."""

import argparse
import gzip
import re
from pathlib import Path

from tests.support.processes import ROOT

from .report import Report

STATIC = ROOT / "src" / "rivage" / "server" / "static"
LIMIT = 80_000
"""Bytes of script, compressed, for the first page without a game."""
TABLES = {
    "Deep River": ("deep-river", "table"),
    "A Walk in the Park": ("walk-in-the-park", "table"),
    "Aya, in three dimensions": ("aya", "table", "renderer"),
}
"""What is fetched for a table with each game, beside what every table needs."""
LIMITS = {"home": f"{LIMIT / 1000:.0f} by gzip", "table with Aya, in three dimensions": "300 by brotli"}
"""Brotli is what a browser is sent, unless the line is neither encrypted nor on the same machine."""

_ENTRY = re.compile(
    r'''<script[^>]*type="module"[^>]*src="/([^"]+[.]js)"|<link[^>]*rel="modulepreload"[^>]*href="/([^"]+[.]js)"'''
)
_STATIC = re.compile(r"""\b(?:import|export)\s*(?:[\w$*{}\s,]*?\bfrom\s*)?["'`](\.{1,2}/[^"'`]+\.js)["'`]""")
_DYNAMIC = re.compile(r"""\bimport\(\s*["'`](\.{1,2}/[^"'`]+\.js)["'`]""")
_SENTENCES = "=JSON.parse(`[["
"""How the sentences of a language begin, which are parsed beforehand."""


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
    """What `scripts` import later under the name `stem`: of sentences, which come in several languages, the largest."""
    found: set[Path] = set()
    for script in scripts:
        offered = {(script.parent / name).resolve() for name in _DYNAMIC.findall(script.read_text())}
        fitting = [one for one in offered if re.fullmatch(rf"{stem}-[\w-]{{8}}", one.stem)]
        sentences = [one for one in fitting if _SENTENCES in one.read_text()[:200]]
        found |= {one for one in fitting if one not in sentences}
        if sentences:
            found.add(max(sentences, key=lambda one: one.stat().st_size))
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
    pages = {"home": home}
    for game, stems in TABLES.items():
        table = home | closure(later(home, "TablePage"))
        for stem in stems:
            table |= closure(later(table, stem))
        pages[f"table with {game}"] = table
    report = Report("page", "Page: scripts a browser fetches", ("page", "files", "plain kB", "gzip kB", "brotli kB", "limit kB"))
    for name, scripts in pages.items():
        plain, zipped, squeezed = sizes(scripts)
        cells = (f"{plain / 1000:.1f}", f"{zipped / 1000:.1f}", f"{squeezed / 1000:.1f}")
        report.rows.append((name, str(len(scripts)), *cells, LIMITS.get(name, "")))
        report.raw[name] = {"files": sorted(one.name for one in scripts), "plain": plain, "gzip": zipped, "brotli": squeezed}
    report.notes.append(
        "Home: its modules, all they import at once, its cards, and the sentences of one language. 1 kB is 1,000 bytes."
    )
    return report
