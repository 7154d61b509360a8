"""Measures how far a falling domino of Aya topples the next one: the table of `rivage.games.aya.geometry.reach`.

`python -m benchmarks.reach` prints the table. A row is the turn of the next domino, a column its offset to the left, and a cell
the maximum distance between the centres along the fall at which it falls. The striker is measured alone and as the third of a
row; the smaller distance counts. Further tables show packs of dominoes behind a row of four, the effect of a domino right behind
the next one, and the effect of a second head of a fork.
"""

from rivage.games.aya.geometry.reach import ASIDES, STRAIGHT, TURNS
from rivage.games.aya.geometry.shapes import has_fallen
from rivage.games.aya.geometry.spots import TENTHS, TURN, Spot, boxes_overlap
from rivage.games.aya.geometry.spots import standing as box
from rivage.physics import Push, simulate
from rivage.physics.aya import scene_with
from rivage.physics.samples import standing_domino

ROWS = (1, 3)
"""Numbers of dominoes, 20 mm apart; the last one is the striker."""
MAX_DISTANCE = 42.0
"""Millimetres. The maximum distance that is tried."""
STEP, FINE_STEP = 1.0, 0.25
"""Millimetres. The steps of the search."""

PACKS, GAPS = (3, 4, 6, 12), (0.0, 0.3, 0.5, 0.7, 0.9, 1.1, 1.5, 2.0)
"""Dominoes in a pack, and millimetres between them."""
FOLLOWERS = (12, 14, 16, 18, 20, 24)
"""Millimetres between the centres of the dominoes behind the next one."""
OTHERS = ((18, -9, -30), (18, -10, -15), (24, -9, -30))
"""Second heads of a fork: along and aside in millimetres, turn in degrees."""
HEADS = ((8, 0), (9, 15), (9, 30), (10, 30), (9, 45))
"""First heads of a fork: aside in millimetres, turn in degrees."""


def falls(before: int, along: float, aside: float, turn: float) -> bool:
    """Whether a domino falls when the last domino of a row that ends at the origin strikes it."""
    row = [standing_domino(20.0 * (number - before + 1), 0, 0) for number in range(before)]
    return has_fallen(simulate(scene_with((*row, standing_domino(along, aside, turn))), Push(0)).dominoes[-1])


def reach(before: int, aside: float, turn: float) -> float:
    """The maximum distance at which the next domino falls, without a gap from the smallest one; 0 if it never falls."""
    along, found = 1.0, 0.0
    while along <= MAX_DISTANCE:
        spot = Spot(round(along * TENTHS), round(aside * TENTHS), round(turn * TENTHS) % TURN)
        if not boxes_overlap(box(Spot(0, 0)), box(spot)):
            if falls(before, along, aside, turn):
                found = along
            elif found:
                break
        along += STEP
    while found and falls(before, found + FINE_STEP, aside, turn):
        found += FINE_STEP
    return found


def fell(*spots: tuple[float, float, float]) -> list[bool]:
    """Whether each of the dominoes falls when the first one is pushed."""
    return [has_fallen(pose) for pose in simulate(scene_with(standing_domino(*spot) for spot in spots), Push(0)).dominoes]


def packs() -> None:
    """Print the number of dominoes of a pack that fall, for each gap."""
    print("packed\\gap ", *(f"{gap:6}" for gap in GAPS))
    for packed in PACKS:
        rows = ([*((20.0 * at, 0, 0) for at in range(4)), *((80 + (6 + gap) * at, 0, 0) for at in range(packed))] for gap in GAPS)
        print(f"{packed:10}", *(f"{sum(fell(*row)[4:]):6}" for row in rows), flush=True)


def followers() -> None:
    """Print the maximum distance of the next domino when others stand closely behind it."""
    for pitch in FOLLOWERS:
        far = STRAIGHT + 2
        while not all(fell((0, 0, 0), *((far + pitch * at, 0, 0) for at in range(4)))):
            far -= FINE_STEP
        print(f"followers {pitch - 6} mm behind: up to {far:g}")


def forks() -> None:
    """Print the maximum distance of a head of a fork, and its maximum distance alone."""
    for aside, turn in HEADS:
        found = []
        for other in OTHERS:
            far = 40.0
            while not fell((0, 0, 0), other, (far, aside, turn))[2]:
                far -= FINE_STEP
            found.append(far)
        print(f"fork, {aside} mm aside, {turn} degrees: up to {min(found):g}, alone {reach(1, aside, turn):g}", flush=True)


def main() -> None:
    """Print all tables."""
    print("turn\\aside", *(f"{aside:6}" for aside in ASIDES))
    for turn in TURNS:
        cells = [min(reach(before, aside, turn) for before in ROWS) for aside in ASIDES]
        print(f"{turn:10}", *(f"{cell:6.2f}" for cell in cells), flush=True)
    packs()
    followers()
    forks()


if __name__ == "__main__":
    main()
