"""Tables of a printed sheet, and the facts of one player's page: loops, squares joined to the centre, visits, ibis and flocks.

A page is updated incrementally. It stores the connected component of every square: the number of loops that a new piece closes
is its number of links minus the number of components that it touches. `page_of` computes a page from a drawing alone.

Every loop is the border of one enclosed area, which gets a statue. Statues stand on inner corners of the sheet, numbered from 0
row by row: corner (x, y) is `(y − 1) · (columns − 1) + x − 1`. Two neighbouring corners belong to the same area unless a path
runs between them.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

import msgspec

from .actions import ANYWHERE, CHANGE, DRAW, Action, Word
from .components import ARMS, BIRD, CHANGEABLE, CROSS, OPPOSITE, PIECES, STATUE, STEP, STRAIGHT, TURN, Monument, Sheet

ARM_BITS: Final = {text: sum(ARMS[arm] for arm in text) for kind in PIECES for text in PIECES[kind] if text != "I"}
BITS: Final = ARM_BITS | {"I": BIRD}
"""The content of a square, by its piece in notation."""
KIND: Final = {BITS[text]: kind for kind, texts in PIECES.items() for text in texts}
"""The kind of a piece, by its bits."""


class Plan:
    """The tables of one sheet. Squares are numbered from 0, row by row."""

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
        """For each monument: its bit in a mask, its square, and the monument itself."""
        self.links = tuple(self._links(square) for square in range(len(self.names)))
        """For each square and each set of arms: the neighbours at which the arms point, and the opposite arm."""
        self.beside = tuple(tuple(other for other, _ in links[15]) for links in self.links)
        """The orthogonal neighbours of each square."""
        self.draws: dict[str, tuple[tuple[Action, ...], ...]] = {
            kind: tuple(tuple(Action(f"{name}={piece}") for piece in pieces) for name in self.names)
            for kind, pieces in PIECES.items()
        }
        """The actions that draw a piece, by kind and square."""
        self.changes: tuple[dict[int, tuple[Action, ...]], ...] = tuple(
            {
                BITS[piece]: tuple(Action(f"{name}+{arm}") for arm in ARMS if arm not in piece)
                for kind in CHANGEABLE
                for piece in PIECES[kind]
            }
            for name in self.names
        )
        """The actions that change a piece into a T, by square and its content."""
        self.words: dict[Action, Word] = self._words()
        """The meaning of every action on this sheet."""

    def _links(self, square: int) -> tuple[tuple[tuple[int, int], ...], ...]:
        column, row = square % self.columns, square // self.columns
        neighbours: dict[int, tuple[int, int]] = {}
        for arm, bit in ARMS.items():
            right, down = STEP[arm]
            if 0 <= column + right < self.columns and 0 <= row + down < self.rows:
                neighbours[bit] = (square + right + down * self.columns, ARMS[OPPOSITE[arm]])
        return tuple(tuple(link for bit, link in neighbours.items() if arms & bit) for arms in range(16))

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
    """Return the tables of `sheet`. Cached."""
    return Plan(sheet)


CHANGE_BIT: Final = {TURN: 1, STRAIGHT: 2}
"""The bit of a changed kind in `Page.changed`."""


_N, _E, _S, _W = ARMS.values()
OUTSIDE: Final = -1
"""The number of a corner on the edge of the sheet."""
Wall = tuple[int, int, int, int, int]
"""The corner on the other side, then two squares and their arms. A path separates the corners when both arms are present."""


@cache
def _walls(columns: int, rows: int) -> tuple[tuple[Wall, ...], ...]:
    """Return the four walls around each inner corner."""

    def corner(x: int, y: int) -> int:
        return (y - 1) * (columns - 1) + x - 1 if 0 < x < columns and 0 < y < rows else OUTSIDE

    def around(x: int, y: int) -> Iterator[Wall]:
        # Vertical paths separate a corner from its left and right neighbours, horizontal paths from those above and below.
        for side in (-1, 1):
            column = x - 1 if side < 0 else x
            yield corner(x + side, y), (y - 1) * columns + column, _S, y * columns + column, _N
            row = y - 1 if side < 0 else y
            yield corner(x, y + side), row * columns + x - 1, _E, row * columns + x, _W

    return tuple(tuple(around(x, y)) for y in range(1, rows) for x in range(1, columns))


def areas(plan: Plan, cells: bytes) -> list[list[int]]:
    """Return the enclosed areas as sorted lists of corners."""
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
    """Return the corners with statues after every enclosed area without a statue got one. Statues in `standing` stay."""
    new = [_middle(plan, area) for area in areas(plan, cells) if not any(corner in standing for corner in area)]
    return standing + bytes(new)


def spot(plan: Plan, corner: int) -> tuple[int, int]:
    """Return the column and row of a corner, counted as grid lines from the left and from the top."""
    return corner % (plan.columns - 1) + 1, corner // (plan.columns - 1) + 1


def extra_spot(plan: Plan, standing: bytes) -> tuple[int, int]:
    """Return the place of the extra statue: the last free corner, because loops are unlikely there. The rules allow any place."""
    last = (plan.columns - 1) * (plan.rows - 1) - 1
    return spot(plan, next((corner for corner in range(last, -1, -1) if corner not in standing), last))


def _middle(plan: Plan, area: list[int]) -> int:
    """Return the corner of an area that is nearest to its centroid."""
    spots = [spot(plan, corner) for corner in area]
    x, y = sum(at[0] for at in spots) / len(spots), sum(at[1] for at in spots) / len(spots)
    return min(area, key=lambda corner: sum((a - b) ** 2 for a, b in zip(spot(plan, corner), (x, y), strict=True)))


NO_LABEL: Final = 255
"""The label of a square without a path."""
BYTE: Final = tuple(bytes((number,)) for number in range(256))
"""All bytes as `bytes` of length 1."""


class Page(msgspec.Struct, frozen=True, gc=False):
    """One player's sheet."""

    cells: bytes
    """One byte for each square: 0 for empty, the bits of a path's arms, or `BIRD`."""
    labels: bytes
    """The component of each square: the lowest square of the component, or the centre for those joined to it; or `NO_LABEL`."""
    loops: int
    """Number of independent cycles of the paths: links − squares + components."""
    statues: bytes
    """Corners with the statues of the loops, in the order in which they were drawn."""
    visited: int
    """Mask of the visited monuments."""
    circled: int
    """Mask of the monuments whose "1" this player has circled."""
    ticks: tuple[str, ...] = ()
    """The ticked bonuses, in order."""
    changed: int = 0
    """Mask of the kinds that were changed into a T."""

    @property
    def ibis(self) -> int:
        """Number of ibis on the sheet."""
        return self.cells.count(BIRD)

    @property
    def all_statues(self) -> int:
        """Number of statues on the sheet: one for each loop, and the extra statue."""
        return self.loops + (STATUE in self.ticks)

    @property
    def full(self) -> bool:
        """Whether no square is empty."""
        return 0 not in self.cells


def blank(plan: Plan) -> Page:
    """Return an empty page."""
    squares = len(plan.names)
    cells, labels = bytearray(squares), bytearray([NO_LABEL]) * squares
    cells[plan.centre] = CROSS
    labels[plan.centre] = plan.centre
    return Page(bytes(cells), bytes(labels), 0, b"", 0, 0)


def page_of(plan: Plan, cells: bytes, circled: int = 0, ticks: tuple[str, ...] = (), changed: int = 0) -> Page:
    """Return the page for a drawing. `circled` cannot be derived from a drawing, so the caller supplies it."""
    page = blank(plan)
    for square, piece in enumerate(cells):
        if piece and square != plan.centre:
            page = draw(plan, page, square, piece, claimed=-1)
    # The loop above draws in another order than the player did, so statues are placed in reading order.
    statues = place_statues(plan, cells, b"") if page.loops else b""
    return Page(cells, page.labels, page.loops, statues, page.visited, circled & page.visited, ticks, changed)


def draw(plan: Plan, page: Page, square: int, piece: int, claimed: int) -> Page:
    """Return the page with `piece` in the empty `square`. Newly visited monuments are circled unless they are `claimed`."""
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
    for other, opposite in plan.links[square][piece]:
        if cells[other] & opposite:
            links += 1
            other_label = labels[other]
            if other_label not in touched:
                touched.append(other_label)
    if touched:
        label = plan.centre if plan.centre in touched else min(square, *touched)
    labels = labels[:square] + BYTE[label] + labels[square + 1 :]
    return _linked(plan, page, cells, labels, label, touched, links - len(touched), claimed, page.changed)


def change(plan: Plan, page: Page, square: int, arm: int, claimed: int) -> Page:
    """Return the page with `arm` added to the turn or straight in `square`."""
    cells = page.cells
    piece = cells[square]
    changed = page.changed | CHANGE_BIT[KIND[piece]]
    cells = cells[:square] + BYTE[piece | arm] + cells[square + 1 :]
    label = page.labels[square]
    for other, opposite in plan.links[square][arm]:
        if cells[other] & opposite:
            other_label = page.labels[other]
            if other_label == label:
                return _linked(plan, page, cells, page.labels, label, [], 1, claimed, changed)
            touched = [label, other_label]
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
    """Return the page after components were linked: merge the labels in `touched`, and update statues and visits."""
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
    """Return the sizes of the groups of orthogonally adjacent ibis, smallest first."""
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


def monument_squares(plan: Plan, mask: int) -> tuple[str, ...]:
    """Return the squares of the monuments in `mask`, sorted."""
    return tuple(sorted(plan.names[square] for bit, square, _ in plan.monuments if mask & bit))


def shut_squares(plan: Plan, cells: bytes) -> tuple[str, ...]:
    """Return the squares of the monuments that are covered by an ibis, sorted."""
    return tuple(sorted(plan.names[square] for _, square, _ in plan.monuments if cells[square] == BIRD))
