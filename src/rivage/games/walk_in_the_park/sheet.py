"""A printed sheet as tables, and the facts of one player's page: loops, what is joined to the centre, visits, ibis and flocks.

A page is kept so that a piece more costs little: every square knows its component, so that a new piece closes as many loops as it
has links beyond one for each component it touches. `page_of` works the same out from the drawing alone.

Every loop is the border of one enclosed area, where a statue stands. A corner is counted from 0, row by row over the inner
corners of the sheet: corner (x, y) is `(y − 1) · (columns − 1) + x − 1`. Two neighbouring corners belong to the same area unless
a path runs between them.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

import msgspec

from .actions import ANYWHERE, CHANGE, DRAW, Action, Word
from .components import ARMS, BIRD, CHANGEABLE, CROSS, OPPOSITE, PIECES, STATUE, STEP, STRAIGHT, TURN, Monument, Sheet

ARM_BITS: Final = {text: sum(ARMS[arm] for arm in text) for kind in PIECES for text in PIECES[kind] if text != "I"}
BITS: Final = ARM_BITS | {"I": BIRD}
"""A piece as it is kept in a square, by its text."""
KIND: Final = {BITS[text]: kind for kind, texts in PIECES.items() for text in texts}
"""The kind of a piece, by its bits."""


class Plan:
    """The tables of one sheet. Squares are counted from 0, row by row."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.columns = sheet.columns
        self.rows = sheet.rows
        self.names: tuple[str, ...] = tuple(
            f"{chr(ord('A') + column)}{row + 1}" for row in range(sheet.rows) for column in range(sheet.columns)
        )
        self.number: dict[str, int] = {name: square for square, name in enumerate(self.names)}
        self.centre = self.number[sheet.centre]
        self.monuments: tuple[tuple[int, int, Monument], ...] = tuple(
            (1 << index, self.number[monument.square], monument) for index, monument in enumerate(sheet.monuments)
        )
        """The bit of each monument in a mask, its square, and itself."""
        self.links = tuple(self._links(square) for square in range(len(self.names)))
        """For each square and each set of arms: the neighbours the arms point at, and the arm that would answer."""
        self.beside = tuple(tuple(other for other, _ in links[15]) for links in self.links)
        """The orthogonal neighbours of each square."""
        self.draws: dict[str, tuple[tuple[Action, ...], ...]] = {
            kind: tuple(tuple(Action(f"{name}={piece}") for piece in pieces) for name in self.names)
            for kind, pieces in PIECES.items()
        }
        """By kind and square: every way to draw it there."""
        self.changes: tuple[dict[int, tuple[Action, ...]], ...] = tuple(
            {
                BITS[piece]: tuple(Action(f"{name}+{arm}") for arm in ARMS if arm not in piece)
                for kind in CHANGEABLE
                for piece in PIECES[kind]
            }
            for name in self.names
        )
        """By square and the piece on it: every way to turn it into a T."""
        self.words: dict[Action, Word] = self._words()

    def _links(self, square: int) -> tuple[tuple[tuple[int, int], ...], ...]:
        column, row = square % self.columns, square // self.columns
        answers: dict[int, tuple[int, int]] = {}
        for arm, bit in ARMS.items():
            right, down = STEP[arm]
            if 0 <= column + right < self.columns and 0 <= row + down < self.rows:
                answers[bit] = (square + right + down * self.columns, ARMS[OPPOSITE[arm]])
        return tuple(tuple(link for bit, link in answers.items() if arms & bit) for arms in range(16))

    def _words(self) -> dict[Action, Word]:
        words = dict(ANYWHERE)
        for square, name in enumerate(self.names):
            for kind, pieces in PIECES.items():
                for piece in pieces:
                    words[Action(f"{name}={piece}")] = Word(DRAW, square, BITS[piece], kind)
            for arm, bit in ARMS.items():
                words[Action(f"{name}+{arm}")] = Word(CHANGE, square, bit)
        return words

    def __repr__(self) -> str:
        return f"plan_of({self.sheet.name})"


@cache
def plan_of(sheet: Sheet) -> Plan:
    """The tables of `sheet`, made once."""
    return Plan(sheet)


CHANGE_BIT: Final = {TURN: 1, STRAIGHT: 2}
"""How a changed kind is kept in a mask."""


_N, _E, _S, _W = ARMS.values()
OUTSIDE: Final = -1
Wall = tuple[int, int, int, int, int]
"""The corner on the other side, then two squares and their arms: a path runs between the corners when both arms are there."""


@cache
def _walls(columns: int, rows: int) -> tuple[tuple[Wall, ...], ...]:
    """What lies around each corner."""

    def corner(x: int, y: int) -> int:
        return (y - 1) * (columns - 1) + x - 1 if 0 < x < columns and 0 < y < rows else OUTSIDE

    def around(x: int, y: int) -> Iterator[Wall]:
        # Left and right: paths that run from one row to the next. Up and down: from one column to the next.
        for side in (-1, 1):
            column = x - 1 if side < 0 else x
            yield corner(x + side, y), (y - 1) * columns + column, _S, y * columns + column, _N
            row = y - 1 if side < 0 else y
            yield corner(x, y + side), row * columns + x - 1, _E, row * columns + x, _W

    return tuple(tuple(around(x, y)) for y in range(1, rows) for x in range(1, columns))


def areas(plan: Plan, cells: bytes) -> list[list[int]]:
    """The enclosed areas, each its corners in order."""
    walls = _walls(plan.columns, plan.rows)
    left = set(range(len(walls)))
    found = []
    for first in range(len(walls)):
        if first not in left:
            continue
        left.remove(first)
        area = [first]
        closed = True
        for corner in area:
            for other, one, its_arm, two, that_arm in walls[corner]:
                if cells[one] & its_arm and cells[two] & that_arm:
                    continue
                if other == OUTSIDE:
                    closed = False
                elif other in left:
                    left.remove(other)
                    area.append(other)
        if closed:
            found.append(sorted(area))
    return found


def place_statues(plan: Plan, cells: bytes, standing: bytes) -> bytes:
    """The corners with a statue once every enclosed area has one; those `standing` stay where they are."""
    new = [_middle(plan, area) for area in areas(plan, cells) if not any(corner in standing for corner in area)]
    return standing + bytes(new)


def spot(plan: Plan, corner: int) -> tuple[int, int]:
    """A corner as grid lines from the left and from the top."""
    return corner % (plan.columns - 1) + 1, corner // (plan.columns - 1) + 1


def extra_spot(plan: Plan, standing: bytes) -> tuple[int, int]:
    """Where the extra statue stands: the last free corner, where a loop comes late. Any place would do."""
    last = (plan.columns - 1) * (plan.rows - 1) - 1
    return spot(plan, next((corner for corner in range(last, -1, -1) if corner not in standing), last))


def _middle(plan: Plan, area: list[int]) -> int:
    """The corner of an area nearest to its middle."""
    spots = [spot(plan, corner) for corner in area]
    x, y = sum(at[0] for at in spots) / len(spots), sum(at[1] for at in spots) / len(spots)
    return min(area, key=lambda corner: sum((a - b) ** 2 for a, b in zip(spot(plan, corner), (x, y), strict=True)))


NO_LABEL: Final = 255
BYTE: Final = tuple(bytes((number,)) for number in range(256))


class Page(msgspec.Struct, frozen=True, gc=False):
    """One player's sheet."""

    cells: bytes
    """A byte a square: 0 empty, the bits of a path's arms, or `BIRD`."""
    labels: bytes
    """The component of each path: its lowest square, or the centre where it is joined to it; `NO_LABEL` without a path."""
    loops: int
    """Independent cycles of the paths: links − squares + components."""
    statues: bytes
    """Where each loop's statue stands, in the order they were drawn; corners as in `areas`."""
    visited: int
    """Mask of the monuments visited."""
    circled: int
    """Mask of those whose "1" is this player's."""
    ticks: tuple[str, ...] = ()
    """Bonuses ticked, in order."""
    changed: int = 0
    """Mask of the kinds turned into a T."""

    @property
    def ibis(self) -> int:
        """Ibis on the sheet."""
        return self.cells.count(BIRD)

    @property
    def all_statues(self) -> int:
        """Statues on the sheet: one a loop, and the extra one."""
        return self.loops + (STATUE in self.ticks)

    @property
    def full(self) -> bool:
        """Whether no square is empty."""
        return 0 not in self.cells


def blank(plan: Plan) -> Page:
    """A sheet nobody has drawn on."""
    squares = len(plan.names)
    cells, labels = bytearray(squares), bytearray([NO_LABEL]) * squares
    cells[plan.centre] = CROSS
    labels[plan.centre] = plan.centre
    return Page(bytes(cells), bytes(labels), 0, b"", 0, 0)


def page_of(plan: Plan, cells: bytes, circled: int = 0, ticks: tuple[str, ...] = (), changed: int = 0) -> Page:
    """The page with this drawing; `circled` is told, since a drawing cannot know who came first."""
    page = blank(plan)
    for square, piece in enumerate(cells):
        if piece and square != plan.centre:
            page = draw(plan, page, square, piece, claimed=-1)
    # Statues in reading order, not in the order of this rebuilding.
    statues = place_statues(plan, cells, b"") if page.loops else b""
    return Page(cells, page.labels, page.loops, statues, page.visited, circled & page.visited, ticks, changed)


def draw(plan: Plan, page: Page, square: int, piece: int, claimed: int) -> Page:
    """The page with `piece` in the empty `square`; monuments not yet `claimed` by anyone are circled when visited."""
    cells = page.cells
    cells = cells[:square] + BYTE[piece] + cells[square + 1 :]
    if piece == BIRD:
        return Page(
            cells, page.labels, page.loops, page.statues, page.visited, page.circled, page.ticks, page.changed
        )  # fmt: skip
    labels = page.labels
    links = 0
    label = square
    touched: list[int] = []
    for other, answer in plan.links[square][piece]:
        if cells[other] & answer:
            links += 1
            theirs = labels[other]
            if theirs not in touched:
                touched.append(theirs)
    if touched:
        label = plan.centre if plan.centre in touched else min(square, *touched)
    labels = labels[:square] + BYTE[label] + labels[square + 1 :]
    return _linked(plan, page, cells, labels, label, touched, links - len(touched), claimed, page.changed)


def change(plan: Plan, page: Page, square: int, arm: int, claimed: int) -> Page:
    """The page with `arm` added to the turn or straight in `square`."""
    cells = page.cells
    piece = cells[square]
    changed = page.changed | CHANGE_BIT[KIND[piece]]
    cells = cells[:square] + BYTE[piece | arm] + cells[square + 1 :]
    label = page.labels[square]
    for other, answer in plan.links[square][arm]:
        if cells[other] & answer:
            theirs = page.labels[other]
            if theirs == label:
                return _linked(plan, page, cells, page.labels, label, [], 1, claimed, changed)
            touched = [label, theirs]
            label = plan.centre if plan.centre in touched else min(touched)
            return _linked(plan, page, cells, page.labels, label, touched, 0, claimed, changed)
    return Page(
        cells, page.labels, page.loops, page.statues, page.visited, page.circled, page.ticks, changed
    )  # fmt: skip


def _linked(
    plan: Plan,
    page: Page,
    cells: bytes,
    labels: bytes,
    label: int,
    touched: list[int],
    closed: int,
    claimed: int,
    changed: int,
) -> Page:
    """What follows when components became one: labels, statues, visits."""
    for other in touched:
        if other != label:
            labels = labels.replace(BYTE[other], BYTE[label])
    statues = place_statues(plan, cells, page.statues) if closed else page.statues
    visited, circled = page.visited, page.circled
    if label == plan.centre and touched:
        for bit, square, _ in plan.monuments:
            if labels[square] == label and not visited & bit:
                visited |= bit
                if not claimed & bit:
                    circled |= bit
    return Page(cells, labels, page.loops + closed, statues, visited, circled, page.ticks, changed)


def flocks(plan: Plan, cells: bytes) -> tuple[int, ...]:
    """Sizes of the groups of orthogonally neighbouring ibis, smallest first."""
    birds = {square for square, piece in enumerate(cells) if piece == BIRD}
    sizes = []
    while birds:
        group = [birds.pop()]
        for square in group:
            for other in plan.beside[square]:
                if other in birds:
                    birds.remove(other)
                    group.append(other)
        sizes.append(len(group))
    return tuple(sorted(sizes))


def masked(plan: Plan, mask: int) -> tuple[str, ...]:
    """The squares of the monuments in `mask`, sorted."""
    return tuple(sorted(plan.names[square] for bit, square, _ in plan.monuments if mask & bit))


def shut(plan: Plan, cells: bytes) -> tuple[str, ...]:
    """The squares of the monuments an ibis sits on, sorted."""
    return tuple(sorted(plan.names[square] for _, square, _ in plan.monuments if cells[square] == BIRD))
