"""Packages as an installer leaves them: a folder on the path with a module and what `pip` notes about it."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import pytest

from rivage.registry import GROUP

SOUND = """
from rivage.core import Credits, GameInfo
from rivage.registry import GamePackage
from tests.core.toys import Pebbles

class Stones(Pebbles):
    info = GameInfo("{id}", "Stones", Credits(("Nobody",), (), "Nowhere", 2000), 1, 2, 3, endings=("taken",), bot_levels={levels})

PACKAGE = GamePackage(Stones(), choose="{choose}")
"""


def sound(name: str = "stones", *, levels: tuple[str, ...] = (), choose: str = "") -> str:
    """The source of a module that brings a small game."""
    return SOUND.format(id=name, levels=levels, choose=choose)


def install(site: Path, distribution: str, source: str, *, value: str = "") -> None:
    """Lay a distribution with one module, which is said to bring one game."""
    module = distribution.replace("-", "_")
    (site / f"{module}.py").write_text(source)
    notes = site / f"{module}-1.5.dist-info"
    notes.mkdir()
    (notes / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.5\n")
    (notes / "entry_points.txt").write_text(f"[{GROUP}]\n{distribution} = {value or f'{module}:PACKAGE'}\n")


@contextmanager
def installed(monkeypatch: pytest.MonkeyPatch, site: Path) -> Iterator[list[EntryPoint]]:
    """The entries that are found once `site` is on the path."""
    with monkeypatch.context() as patch:
        patch.syspath_prepend(str(site))
        yield list(entry_points(group=GROUP))
