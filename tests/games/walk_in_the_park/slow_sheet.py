"""A second, slow implementation of the facts of a sheet. It draws the sheet as dots and shares no code with the rules.

Every square becomes three by three dots. A path fills the middle dot and the middle of each edge that it reaches. A loop is an
enclosed area of empty dots, and a monument is visited when its middle dot can be reached from the centre.
"""

from collections.abc import Callable, Iterable

ARMS = {
    "└": "NE", "┌": "ES", "┐": "SW", "┘": "NW", "│": "NS", "─": "EW",
    "├": "NES", "┬": "ESW", "┤": "NSW", "┴": "NEW", "┼": "NESW",
}  # fmt: skip
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
MONUMENTS = ("A2", "A4", "B1", "B5", "D1", "D5", "E2", "E4")
CENTRE = "C3"
Dot = tuple[int, int]


def middle(square: str) -> Dot:
    return 3 * (ord(square[0]) - ord("A")) + 1, 3 * (int(square[1]) - 1) + 1


def paint(rows: list[str]) -> set[Dot]:
    """Return the dots that paths fill."""
    dots = set()
    for y, row in enumerate(rows):
        for x, character in enumerate(row):
            for arm in ARMS.get(character, ""):
                dots.add((3 * x + 1, 3 * y + 1))
                dots.add((3 * x + 1 + STEP[arm][0], 3 * y + 1 + STEP[arm][1]))
    return dots


def flood_fill(start: Iterable[Dot], within: Callable[[Dot], bool], steps: Iterable[Dot]) -> set[Dot]:
    """Return the dots that can be reached from `start`."""
    reached = set(start)
    queue = list(reached)
    while queue:
        x, y = queue.pop()
        for right, down in steps:
            dot = (x + right, y + down)
            if dot not in reached and within(dot):
                reached.add(dot)
                queue.append(dot)
    return reached


def loops(rows: list[str]) -> int:
    """Count the areas of empty dots that are cut off from the margin."""
    painted = paint(rows)
    width, height = 3 * len(rows[0]), 3 * len(rows)
    around = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]

    def blank(dot: Dot) -> bool:
        return dot not in painted and -1 <= dot[0] <= width and -1 <= dot[1] <= height

    left = {(x, y) for x in range(-1, width + 1) for y in range(-1, height + 1)} - painted
    areas = 0
    while left:
        left -= flood_fill([next(iter(left))], blank, around)
        areas += 1
    return areas - 1


def visited(rows: list[str], monuments: Iterable[str] = MONUMENTS, centre: str = CENTRE) -> list[str]:
    """Return the monuments that can be reached along paths from the centre."""
    painted = paint(rows)
    reached = flood_fill([middle(centre)], painted.__contains__, STEP.values())
    return sorted(square for square in monuments if middle(square) in reached)


def flocks(rows: list[str]) -> list[int]:
    """Return the sizes of the groups of ibis."""
    birds = {(x, y) for y, row in enumerate(rows) for x, character in enumerate(row) if character == "i"}
    sizes = []
    while birds:
        group = flood_fill([next(iter(birds))], birds.__contains__, STEP.values())
        sizes.append(len(group))
        birds -= group
    return sorted(sizes)


def points(rows: list[str], circled: int, ticks: Iterable[str], changes: int, others: list[int], each: bool) -> int:
    """Return the score. `others` are the numbers of statues of the other players; empty in a solo game."""
    ticked = set(ticks)
    groups = flocks(rows)
    statues = loops(rows) + ("statue" in ticked)
    values = {
        "one": 1, "two": 2, "ibis": sum(groups), "flocks": len(groups), "flock": groups[-1] if groups else 0, "statues": statues,
    }  # fmt: skip
    total = circled - 3 * changes + sum(values.get(tick, 0) for tick in ticked)
    if all(statues > other for other in others):
        total += statues
    elif statues == max(others) and statues:
        total += statues if each else 1
    return total
