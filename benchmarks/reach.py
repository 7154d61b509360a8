"""How far a falling domino of Aya topples the next: the table of `rivage.games.aya.geometry.reach`, measured anew.

`python -m benchmarks.reach` prints it: rows are how the next one is turned, columns how far to the left it stands, cells the
greatest distance between the centres, along the fall, up to which it falls without a hole. The striker is once pushed alone
and once the third of a row; the lesser of both counts. Then how packs fall behind a row of four, how much a domino right after
the next one takes away, and how much a second one at a fork does.
"""

from rivage.games.aya.geometry.reach import ASIDES, STRAIGHT, TURNS
from rivage.games.aya.geometry.shapes import has_fallen
from rivage.games.aya.geometry.spots import TENTHS, TURN, Spot, boxes_overlap
from rivage.games.aya.geometry.spots import standing as box
from rivage.physics import Push, simulate
from rivage.physics.aya import scene_with
from rivage.physics.samples import standing_domino

ROWS = (1, 3)
"""The striker is the last of so many dominoes, 20 mm apart."""
FARTHEST = 42.0
STEP, FINE = 1.0, 0.25


PACKS, GAPS = (3, 4, 6, 12), (0.0, 0.3, 0.5, 0.7, 0.9, 1.1, 1.5, 2.0)
FOLLOWERS = (12, 14, 16, 18, 20, 24)
"""Between the centres of the dominoes behind the next one."""
OTHERS = ((18, -9, -30), (18, -10, -15), (24, -9, -30))
"""Second heads of a fork: along, aside, turn."""
HEADS = ((8, 0), (9, 15), (9, 30), (10, 30), (9, 45))
"""First heads: aside and turn."""


def falls(before: int, along: float, aside: float, turn: float) -> bool:
    """Does a domino there fall, struck by the last of a row that ends at the origin?"""
    row = [standing_domino(20.0 * (number - before + 1), 0, 0) for number in range(before)]
    return has_fallen(simulate(scene_with((*row, standing_domino(along, aside, turn))), Push(0)).dominoes[-1])


def reach(before: int, aside: float, turn: float) -> float:
    """Up to where it falls, from the nearest place on at which it does; 0: nowhere."""
    along, found = 1.0, 0.0
    while along <= FARTHEST:
        spot = Spot(round(along * TENTHS), round(aside * TENTHS), round(turn * TENTHS) % TURN)
        if not boxes_overlap(box(Spot(0, 0)), box(spot)):
            if falls(before, along, aside, turn):
                found = along
            elif found:
                break
        along += STEP
    while found and falls(before, found + FINE, aside, turn):
        found += FINE
    return found


def fell(*spots: tuple[float, float, float]) -> list[bool]:
    """Which of the dominoes fall when the first is pushed."""
    return [has_fallen(pose) for pose in simulate(scene_with(standing_domino(*spot) for spot in spots), Push(0)).dominoes]


def packs() -> None:
    """Print how many of a pack fall, gap by gap."""
    print("packed\\gap ", *(f"{gap:6}" for gap in GAPS))
    for packed in PACKS:
        rows = ([*((20.0 * at, 0, 0) for at in range(4)), *((80 + (6 + gap) * at, 0, 0) for at in range(packed))] for gap in GAPS)
        print(f"{packed:10}", *(f"{sum(fell(*row)[4:]):6}" for row in rows), flush=True)


def followers() -> None:
    """Print how far the next one may be, when others stand behind it that close."""
    for pitch in FOLLOWERS:
        far = STRAIGHT + 2
        while not all(fell((0, 0, 0), *((far + pitch * at, 0, 0) for at in range(4)))):
            far -= FINE
        print(f"followers {pitch - 6} mm behind: up to {far:g}")


def forks() -> None:
    """Print how far a head of a fork may be, beside what it may alone."""
    for aside, turn in HEADS:
        found = []
        for other in OTHERS:
            far = 40.0
            while not fell((0, 0, 0), other, (far, aside, turn))[2]:
                far -= FINE
            found.append(far)
        print(f"fork, {aside} mm aside, {turn} degrees: up to {min(found):g}, alone {reach(1, aside, turn):g}", flush=True)


def main() -> None:
    """Print the table."""
    print("turn\\aside", *(f"{aside:6}" for aside in ASIDES))
    for turn in TURNS:
        cells = [min(reach(before, aside, turn) for before in ROWS) for aside in ASIDES]
        print(f"{turn:10}", *(f"{cell:6.2f}" for cell in cells), flush=True)
    packs()
    followers()
    forks()


if __name__ == "__main__":
    main()
