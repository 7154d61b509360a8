"""The pictures that links show: drawings of ours, one for each game and one for the house, painted when they are first wanted.

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

DRAWINGS: Final = Path(__file__).parent / "pictures"
_PATH: Final = re.compile(r"/pictures/([a-z0-9-]+)\.png")


def drawing_of(name: str) -> Path:
    """The drawing of a game; that of the house for a game without one."""
    own = DRAWINGS / f"{name}.svg"
    if own.is_file():
        return own
    return drawing(name) or DRAWINGS / f"{HOUSE}.svg"


def paint(svg: str) -> bytes:
    """A drawing as PNG, as large as links show it."""
    import resvg_py

    width, height = SIZE
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height))


class Pictures:
    """Serves `/pictures/{game}.png`."""

    def __init__(self) -> None:
        self._painted: dict[str, asyncio.Future[Asset]] = {}

    async def find(self, path: str) -> Asset | None:
        """The picture at `path`, or None when there is none. Askers at the same moment wait for one painting."""
        found = _PATH.fullmatch(path)
        if found is None or (found[1] not in all_games() and found[1] != HOUSE):
            return None
        painting = self._painted.get(found[1])
        if painting is None or (painting.done() and painting.exception() is not None):
            painting = self._painted[found[1]] = asyncio.ensure_future(asyncio.to_thread(_asset, drawing_of(found[1])))
        return await asyncio.shield(painting)


def _asset(file: Path) -> Asset:
    return made_asset("image/png", paint(file.read_text("utf-8")))
