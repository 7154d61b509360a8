"""Parses and validates the file of a table at rest, and counts it."""

import math
from collections.abc import Callable
from typing import Annotated, Literal, NoReturn

import msgspec

from rivage.core import GameError, Sentence, message_error

from .components import START
from .counting.photos import Count, Fallen, Tile, Token, count, flat

Terrain = Literal["forest", "mountain", "desert", "pole", "field"]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]

MAX_COORDINATE_MM = 100_000.0
"""Millimetres. Largest absolute coordinate of a piece."""
MAX_ANGLE_DEG = 36_000.0
"""Degrees. Largest absolute angle."""
MAX_PORTS = 12
"""Largest number of ports of a tile."""
MAX_PIECES = 1_000
"""Largest number of pieces of one kind in a file."""
MAX_PUSHES = 1_000_000
"""Largest number of pushes after the first."""


class LayoutError(GameError):
    """A file or request does not describe a valid table."""

    code = "layout.unreadable"


class TileRow(msgspec.Struct, frozen=True):
    """A tile in the file; the terrain of the Start tile is `start`."""

    id: Name
    terrain: Terrain | Literal["start"]
    x: float
    y: float
    ports: tuple[float, ...]


class DominoRow(msgspec.Struct, frozen=True):
    """A domino in the file; it lies flat."""

    id: Name
    terrain: Terrain | Literal["garden"]
    fork: bool
    x: float
    y: float
    heading: float
    water: bool


class AnimalRow(msgspec.Struct, frozen=True):
    """An animal in the file."""

    id: Name
    terrain: Terrain
    x: float
    y: float


Row = TileRow | DominoRow | AnimalRow


class Layout(msgspec.Struct, frozen=True):
    """The content of a file: millimetres and degrees, x to the right, y up, angles counter-clockwise from +x."""

    tiles: tuple[TileRow, ...]
    dominoes: tuple[DominoRow, ...]
    animals: tuple[AnimalRow, ...]
    retriggers: int
    """Number of pushes after the first one."""

    def count(self) -> Count:
        """Count the table."""
        tiles = [Tile(row.id, row.terrain, row.x, row.y, row.ports) for row in self.tiles]
        dominoes: list[Fallen] = [
            flat(row.id, row.terrain, row.x, row.y, row.heading, fork=row.fork, water=row.water) for row in self.dominoes
        ]
        animals = [Token(row.id, row.terrain, row.x, row.y) for row in self.animals]
        return count(tiles, dominoes, animals, self.retriggers)


_decoder = msgspec.json.Decoder(Layout)


def read(data: bytes) -> Layout:
    """Parse and validate the JSON of a table at rest.

    Raises:
        LayoutError: if the data is not JSON of this shape (`layout.unreadable`) or has a value out of range (`layout.value`); the
            message names the place.
    """
    try:
        layout = _decoder.decode(data.removeprefix(b"\xef\xbb\xbf"))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        found = message_error(error)
        raise LayoutError(found.message, what=found.details["what"], where=found.details["where"]) from None
    for kind in ("tiles", "dominoes", "animals"):
        rows: tuple[Row, ...] = getattr(layout, kind)
        if len(rows) > MAX_PIECES:
            _refuse(f"{len(rows)} {kind} are too many, the limit is {MAX_PIECES}", kind)
        for number, row in enumerate(rows):
            _check_row(row, f"{kind}[{number}]")
    _check_names(layout)
    if not 0 <= layout.retriggers <= MAX_PUSHES:
        _refuse(f"{layout.retriggers} is not a valid number of pushes after the first", "retriggers")
    return layout


def _check_row(row: Row, where: str) -> None:
    for axis, value in (("x", row.x), ("y", row.y)):
        _check_number(value, MAX_COORDINATE_MM, f"{where}.{axis}")
    if isinstance(row, DominoRow):
        _check_number(row.heading, MAX_ANGLE_DEG, f"{where}.heading")
    if isinstance(row, TileRow):
        if len(row.ports) > MAX_PORTS or not (row.ports or row.terrain == START):
            _refuse(f"a tile has 1 to {MAX_PORTS} ports, not {len(row.ports)}", f"{where}.ports")
        for number, port in enumerate(row.ports):
            _check_number(port, MAX_ANGLE_DEG, f"{where}.ports[{number}]")


def _check_number(value: float, limit: float, where: str) -> None:
    if not (math.isfinite(value) and abs(value) <= limit):
        _refuse(f"{value:g} is out of range, the limit is {limit:g}", where)


def _check_names(layout: Layout) -> None:
    """Check that ids are unique. Tiles and animals share one namespace, because the result names photos by id."""
    for kinds in (("tiles", "animals"), ("dominoes",)):
        seen: set[str] = set()
        for kind in kinds:
            rows: tuple[Row, ...] = getattr(layout, kind)
            for number, row in enumerate(rows):
                if row.id in seen:
                    _refuse(f"the id {row.id!r} is used twice", f"{kind}[{number}].id")
                seen.add(row.id)


def _refuse(what: str, where: str) -> NoReturn:
    raise LayoutError(f"{what} (at {where})", code="layout.value", what=what, where=where)


def count_to_dict(counted: Count, render: Callable[[Sentence], str]) -> dict[str, object]:
    """Convert a count to the JSON object that the command line prints. `render` formats the reasons for lost photos."""
    return {
        "animals": list(counted.animals),
        "landscapes": list(counted.landscapes),
        "triptychs": counted.triptychs,
        "tokens": counted.tokens,
        "score": counted.score,
        "lost": {name: "; ".join(render(reason.sentence) for reason in reasons) for name, reasons in counted.lost.items()},
    }
