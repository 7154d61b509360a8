"""A table at rest as a file: read once, checked for values no table can have, then counted."""

import math
from collections.abc import Callable
from typing import Annotated, Literal, NoReturn

import msgspec

from rivage.core import GameError, Sentence, unreadable

from .components import START
from .counting.photos import Count, Fallen, Tile, Token, count, flat

Terrain = Literal["forest", "mountain", "desert", "pole", "field"]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]

FARTHEST = 100_000.0
"""No piece lies farther than a hundred metres from the origin."""
MOST_TURNS = 36_000.0
"""No angle is written as more than a hundred turns."""
MOST_PORTS = 12
MOST_PIECES = 1_000
"""More pieces of one kind than this are no table."""
MOST_PUSHES = 1_000_000


class LayoutError(GameError):
    """A file that is no table at rest."""

    code = "layout.unreadable"


class TileRow(msgspec.Struct, frozen=True):
    """A tile as the file has it; for the Start tile the terrain is `start`."""

    id: Name
    terrain: Terrain | Literal["start"]
    x: float
    y: float
    ports: tuple[float, ...]


class DominoRow(msgspec.Struct, frozen=True):
    """A domino as the file has it: it lies flat."""

    id: Name
    terrain: Terrain | Literal["garden"]
    fork: bool
    x: float
    y: float
    heading: float
    water: bool


class AnimalRow(msgspec.Struct, frozen=True):
    """An animal as the file has it."""

    id: Name
    terrain: Terrain
    x: float
    y: float


Row = TileRow | DominoRow | AnimalRow


class Layout(msgspec.Struct, frozen=True):
    """A whole file: millimetres and degrees, x to the right, y up, angles counter-clockwise from +x."""

    tiles: tuple[TileRow, ...]
    dominoes: tuple[DominoRow, ...]
    animals: tuple[AnimalRow, ...]
    retriggers: int
    """How many pushes followed the first one."""

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
    """Read a table.

    Raises:
        LayoutError: when it is no JSON of this shape (`layout.unreadable`), or holds values that no table has (`layout.value`);
            says where.
    """
    try:
        layout = _decoder.decode(data.removeprefix(b"\xef\xbb\xbf"))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        found = unreadable(error)
        raise LayoutError(found.message, what=found.details["what"], where=found.details["where"]) from None
    for kind in ("tiles", "dominoes", "animals"):
        rows: tuple[Row, ...] = getattr(layout, kind)
        if len(rows) > MOST_PIECES:
            _refuse(f"{len(rows)} {kind} are more than any table holds", kind)
        for number, row in enumerate(rows):
            _check_row(row, f"{kind}[{number}]")
    _check_names(layout)
    if not 0 <= layout.retriggers <= MOST_PUSHES:
        _refuse(f"{layout.retriggers} pushes cannot have followed the first", "retriggers")
    return layout


def _check_row(row: Row, where: str) -> None:
    for axis, value in (("x", row.x), ("y", row.y)):
        _check_number(value, FARTHEST, f"{where}.{axis}")
    if isinstance(row, DominoRow):
        _check_number(row.heading, MOST_TURNS, f"{where}.heading")
    if isinstance(row, TileRow):
        if len(row.ports) > MOST_PORTS or not (row.ports or row.terrain == START):
            _refuse(f"a tile has 1 to {MOST_PORTS} ports, not {len(row.ports)}", f"{where}.ports")
        for number, port in enumerate(row.ports):
            _check_number(port, MOST_TURNS, f"{where}.ports[{number}]")


def _check_number(value: float, most: float, where: str) -> None:
    if not (math.isfinite(value) and abs(value) <= most):
        _refuse(f"{value:g} lies beyond {most:g}", where)


def _check_names(layout: Layout) -> None:
    """Photos are told apart by name in the answer, so a tile and an animal may not share one either."""
    for kinds in (("tiles", "animals"), ("dominoes",)):
        seen: set[str] = set()
        for kind in kinds:
            rows: tuple[Row, ...] = getattr(layout, kind)
            for number, row in enumerate(rows):
                if row.id in seen:
                    _refuse(f"the id {row.id!r} is taken", f"{kind}[{number}].id")
                seen.add(row.id)


def _refuse(what: str, where: str) -> NoReturn:
    raise LayoutError(f"{what} (at {where})", code="layout.value", what=what, where=where)


def as_line(counted: Count, render: Callable[[Sentence], str]) -> dict[str, object]:
    """The count as it is printed, its keys in their fixed order. `render` formats the reasons for lost photos."""
    return {
        "animals": list(counted.animals),
        "landscapes": list(counted.landscapes),
        "triptychs": counted.triptychs,
        "tokens": counted.tokens,
        "score": counted.score,
        "lost": {name: "; ".join(render(reason.sentence) for reason in reasons) for name, reasons in counted.lost.items()},
    }
