"""Sample scenes of Aya's pieces: rows, turns, forks and a whole table. For tests, benchmarks and documentation."""

from math import cos, degrees, pi, radians, sin

from rivage.core import Pose

from . import aya
from .scene import Scene, astride, flat, standing

Spot = tuple[float, float, float]
"""x and y in millimetres, heading in degrees."""


def standing_domino(x: float, y: float, heading: float, *, tilt: float = 0.0, lift: float = 0.0) -> Pose:
    """The pose of one of Aya's dominoes that stands, tilted and lifted as a hand may hold it."""
    return standing(x, y, heading, aya.DOMINO, tilt=tilt, lift=lift)


def lying_domino(x: float, y: float, heading: float, *, water: bool = True) -> Pose:
    """The pose of one of Aya's dominoes that lies on the table."""
    return flat(x, y, heading, aya.DOMINO, water=water)


def resting_token(x: float, y: float, heading: float = 0.0) -> Pose:
    """The pose of one of Aya's tokens on top of standing dominoes."""
    return astride(x, y, heading, aya.DOMINO, aya.TOKEN)


def row(count: int, pitch: float) -> list[Spot]:
    """A straight row along the x axis."""
    return [(number * pitch, 0.0, 0.0) for number in range(count)]


def turn(per_domino: float, pitch: float, *, before: int = 4, turning: int = 6, after: int = 4) -> list[Spot]:
    """A row that turns left by `per_domino` degrees with each domino, between two straight parts."""
    spots = [(0.0, 0.0, 0.0)]
    for number in range(1, before + turning + after):
        x, y, heading = spots[-1]
        step = per_domino if before <= number < before + turning else 0.0
        # Apply half of the turn before the step and half after it, so that the centres lie on a circle.
        direction = radians(heading + step / 2)
        spots.append((x + pitch * cos(direction), y + pitch * sin(direction), heading + step))
    return spots


def fork(angle: float = 45.0, pitch: float = 20.0, branch: int = 5) -> list[Spot]:
    """A fork: the last domino of a stem topples the heads of two branches, which stand 3 mm apart."""
    stem = row(5, pitch)
    x = stem[-1][0] + 20.0
    spots = list(stem)
    for side in (1, -1):
        heading, direction = side * angle, radians(side * angle)
        # The inner edges of the heads are 1.5 mm from the middle.
        y = side * (1.5 + aya.DOMINO.width / 2 * cos(direction))
        for number in range(branch):
            spots.append((x + number * pitch * cos(direction), y + number * pitch * sin(direction), heading))
    return spots


def serpentine(count: int, pitch: float = 20.0, *, straight: float = 700.0, radius: float = 90.0) -> list[Spot]:
    """A centred river of straight parts joined by half circles."""
    spots: list[Spot] = []
    lap = straight + pi * radius
    for number in range(count):
        part, along = divmod(number * pitch, lap)
        direction = 1 if part % 2 == 0 else -1
        y = part * 2 * radius
        if along <= straight:
            spots.append((direction * (along - straight / 2), y, 0.0 if direction == 1 else 180.0))
        else:
            angle = (along - straight) / radius
            heading = degrees(angle) if direction == 1 else 180 - degrees(angle)
            spots.append((direction * (straight / 2 + radius * sin(angle)), y + radius * (1 - cos(angle)), heading))
    middle = (min(y for _, y, _ in spots) + max(y for _, y, _ in spots)) / 2
    return [(x, y - middle, heading) for x, y, heading in spots]


def whole_table(dominoes: int = aya.IN_THE_BOX[0], tokens: int = aya.IN_THE_BOX[1], pitch: float = 20.0) -> Scene:
    """A river with dominoes and tokens, by default all those of the box, on the default table.

    Beyond 200 dominoes the table has no edge.
    """
    spots = serpentine(dominoes, pitch)
    every = dominoes // max(tokens, 1)
    riders = [rider(spots, every * number + 2) for number in range(tokens)]
    table = aya.DEFAULT_TABLE if dominoes <= 200 else None
    return aya.scene_with((standing_domino(*spot) for spot in spots), riders, table)


def rider(spots: list[Spot], first: int) -> Pose:
    """The pose of a token astride the domino at index `first` and the next one."""
    (x, y, heading), (x2, y2, _) = spots[first : first + 2]
    return resting_token((x + x2) / 2, (y + y2) / 2, heading)
