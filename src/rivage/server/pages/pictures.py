"""The pictures that links show, one for each game and one for the server, and the icons: painted when they are first wanted.

A drawing is `pictures/<game>.svg` here, or `preview.svg` in the folder of a package; it has no letters in it, so that it needs no
typeface and no language.
"""

import asyncio
import re
from pathlib import Path
from typing import Final

from rivage.registry import all_games, drawing

from .pages import Asset, made_asset
from .previews import HOUSE, SIZE

DRAWINGS: Final = Path(__file__).parent / "drawings"
_PATH: Final = re.compile(r"/pictures/([a-z0-9-]+)\.png")


def drawing_of(name: str) -> Path:
    """The drawing of a game; that of the server for a game without one."""
    own = DRAWINGS / f"{name}.svg"
    if own.is_file():
        return own
    return drawing(name) or DRAWINGS / f"{HOUSE}.svg"


ICONS: Final = {"icon-192": ("icon", 192), "icon-512": ("icon", 512), "icon-maskable": ("icon-maskable", 512)}
"""The icons by which the server is installed: drawing, and size."""


def paint(svg: str, size: tuple[int, int] = SIZE) -> bytes:
    """A drawing as PNG, by default as large as links show it."""
    import resvg_py

    width, height = size
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height))


class Pictures:
    """Serves `/pictures/{game}.png`."""

    def __init__(self) -> None:
        self._painted: dict[str, asyncio.Future[Asset]] = {}

    async def find(self, path: str) -> Asset | None:
        """The picture at `path`, or None when there is none. Concurrent requests wait for one rendering."""
        found = _PATH.fullmatch(path)
        if found is None or (found[1] not in all_games() and found[1] not in {HOUSE, *ICONS}):
            return None
        name = found[1]
        painting = self._painted.get(name)
        if painting is None or (painting.done() and painting.exception() is not None):
            painting = self._painted[name] = asyncio.ensure_future(asyncio.to_thread(_asset, name))
        return await asyncio.shield(painting)


def _asset(name: str) -> Asset:
    if name in ICONS:
        drawing_name, edge = ICONS[name]
        return made_asset("image/png", paint((DRAWINGS / f"{drawing_name}.svg").read_text("utf-8"), (edge, edge)))
    return made_asset("image/png", paint(drawing_of(name).read_text("utf-8")))
