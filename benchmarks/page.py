"""The size of the scripts that a browser loads for the home page and for a table of each game."""

import argparse
import gzip
import re
from pathlib import Path

from tests.support.processes import ROOT

from .report import Report

STATIC = ROOT / "src" / "rivage" / "server" / "static"
LIMIT_BYTES = 80_000
"""Bytes. The limit for the compressed scripts of the home page."""
TABLES = {
    "Deep River": ("deep-river", "table"),
    "A Walk in the Park": ("walk-in-the-park", "table"),
    "Aya, in three dimensions": ("aya", "table", "renderer"),
}
"""The additional scripts for a table of each game."""
LIMITS = {"home": f"{LIMIT_BYTES / 1000:.0f} by gzip", "table with Aya, in three dimensions": "300 by brotli"}
"""The limits in kB. Browsers get Brotli over HTTPS and from localhost."""

_ENTRY = re.compile(
    r'''<script[^>]*type="module"[^>]*src="/([^"]+[.]js)"|<link[^>]*rel="modulepreload"[^>]*href="/([^"]+[.]js)"'''
)
_STATIC = re.compile(r"""\b(?:import|export)\s*(?:[\w$*{}\s,]*?\bfrom\s*)?["'`](\.{1,2}/[^"'`]+\.js)["'`]""")
_DYNAMIC = re.compile(r"""\bimport\(\s*["'`](\.{1,2}/[^"'`]+\.js)["'`]""")
_CATALOGUE_START = "=JSON.parse(`[["
"""The start of a script with the precompiled messages of a language."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add no options."""


def entries(page: Path) -> set[Path]:
    """The scripts that a page references."""
    return {STATIC / (script or preload) for script, preload in _ENTRY.findall(page.read_text())}


def closure(scripts: set[Path]) -> set[Path]:
    """The scripts and all their static imports, recursively."""
    seen: set[Path] = set()
    queue = list(scripts)
    while queue:
        script = queue.pop()
        if script not in seen:
            seen.add(script)
            queue += [(script.parent / name).resolve() for name in _STATIC.findall(script.read_text())]
    return seen


def dynamic_imports(scripts: set[Path], stem: str) -> set[Path]:
    """The dynamic imports of `scripts` with the name `stem`. Of message catalogues, only the largest language."""
    found: set[Path] = set()
    for script in scripts:
        imports = {(script.parent / name).resolve() for name in _DYNAMIC.findall(script.read_text())}
        matching = [file for file in imports if re.fullmatch(rf"{stem}-[\w-]{{8}}", file.stem)]
        catalogues = [file for file in matching if _CATALOGUE_START in file.read_text()[:200]]
        found |= {file for file in matching if file not in catalogues}
        if catalogues:
            found.add(max(catalogues, key=lambda file: file.stat().st_size))
    return found


def sizes(scripts: set[Path]) -> tuple[int, int, int]:
    """The total bytes uncompressed, with gzip -9 and with Brotli 11, each file compressed separately."""
    import brotli  # not installed in the test environment

    data = [script.read_bytes() for script in sorted(scripts)]
    return (
        sum(map(len, data)),
        sum(len(gzip.compress(content, 9)) for content in data),
        sum(len(brotli.compress(content, quality=11)) for content in data),
    )


def run(options: argparse.Namespace) -> Report:
    """Run the benchmark.

    Raises:
        RuntimeError: when the client is not built.
    """
    page = STATIC / "index.html"
    if not page.is_file():
        raise RuntimeError("the client is not built: run scripts/play once")
    home = closure(entries(page))
    for stem in ("Home", "card", r"words-\w\w"):
        home |= closure(dynamic_imports(home, stem))
    pages = {"home": home}
    for game, stems in TABLES.items():
        table = home | closure(dynamic_imports(home, "TablePage"))
        for stem in stems:
            table |= closure(dynamic_imports(table, stem))
        pages[f"table with {game}"] = table
    report = Report("page", "Page: scripts a browser fetches", ("page", "files", "plain kB", "gzip kB", "brotli kB", "limit kB"))
    for name, scripts in pages.items():
        plain, with_gzip, with_brotli = sizes(scripts)
        cells = (f"{plain / 1000:.1f}", f"{with_gzip / 1000:.1f}", f"{with_brotli / 1000:.1f}")
        report.rows.append((name, str(len(scripts)), *cells, LIMITS.get(name, "")))
        report.raw[name] = {
            "files": sorted(script.name for script in scripts),
            "plain": plain,
            "gzip": with_gzip,
            "brotli": with_brotli,
        }
    report.notes.append(
        "Home: its modules with static imports, its cards, and the messages of one language. 1 kB is 1,000 bytes."
    )
    return report
