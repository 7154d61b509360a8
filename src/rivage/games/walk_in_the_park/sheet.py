"""The facts of one sheet: loops, what is joined to the centre, monuments visited, ibis and flocks.

A page is kept so that a piece more costs little: every square knows its component, so that a new piece closes as many loops as it
has links beyond one for each component it touches. `page_of` works the same out from the drawing alone.
"""

from typing import Final

import msgspec

from .components import BIRD, CROSS, STATUE
from .plan import CHANGE_BIT, KIND, Plan
from .statues import place_statues

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
    """Where each loop's statue stands, in the order they were drawn; corners as in `statues.py`."""
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
