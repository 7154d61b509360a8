"""Scenes of Aya's pieces that measure something: rows, turns, forks and a whole table. For tests, benchmarks and documents."""

from math import cos, degrees, pi, radians, sin

from rivage.core import Pose

from . import aya
from .scene import Scene, astride, flat, standing

Spot = tuple[float, float, float]
"""x, y, heading."""


def stood(x: float, y: float, heading: float, *, tilt: float = 0.0, lift: float = 0.0) -> Pose:
    """A domino of the box on its foot, or as a hand holds it."""
    return standing(x, y, heading, aya.DOMINO, tilt=tilt, lift=lift)


def laid(x: float, y: float, heading: float, *, water: bool = True) -> Pose:
    """A domino of the box that lies."""
    return flat(x, y, heading, aya.DOMINO, water=water)


def ridden(x: float, y: float, heading: float = 0.0) -> Pose:
    """A token of the box on the heads of standing dominoes."""
    return astride(x, y, heading, aya.DOMINO, aya.TOKEN)


def row(count: int, pitch: float) -> list[Spot]:
    """A straight row along x."""
    return [(number * pitch, 0.0, 0.0) for number in range(count)]


def turn(per_domino: float, pitch: float, *, before: int = 4, turning: int = 6, after: int = 4) -> list[Spot]:
    """A row that turns left by so many degrees with each domino, between two straight parts."""
    spots = [(0.0, 0.0, 0.0)]
    for number in range(1, before + turning + after):
        x, y, heading = spots[-1]
        step = per_domino if before <= number < before + turning else 0.0
        # Half of the turn before the step, half after it: the centres lie on a circle.
        way = radians(heading + step / 2)
        spots.append((x + pitch * cos(way), y + pitch * sin(way), heading + step))
    return spots


def fork(angle: float = 45.0, pitch: float = 20.0, branch: int = 5) -> list[Spot]:
    """A stem whose last domino topples two heads, 3 mm apart, each with a branch behind it."""
    stem = row(5, pitch)
    x = stem[-1][0] + 20.0
    spots = list(stem)
    for side in (1, -1):
        heading, way = side * angle, radians(side * angle)
        # The inner edges of the heads are 1.5 mm from the middle.
        y = side * (1.5 + aya.DOMINO.width / 2 * cos(way))
        for number in range(branch):
            spots.append((x + number * pitch * cos(way), y + number * pitch * sin(way), heading))
    return spots


def serpentine(count: int, pitch: float = 20.0, *, straight: float = 700.0, radius: float = 90.0) -> list[Spot]:
    """A river that winds over the table: straight parts joined by half circles, centred."""
    spots: list[Spot] = []
    lap = straight + pi * radius
    for number in range(count):
        part, along = divmod(number * pitch, lap)
        way = 1 if part % 2 == 0 else -1
        y = part * 2 * radius
        if along <= straight:
            spots.append((way * (along - straight / 2), y, 0.0 if way == 1 else 180.0))
        else:
            angle = (along - straight) / radius
            heading = degrees(angle) if way == 1 else 180 - degrees(angle)
            spots.append((way * (straight / 2 + radius * sin(angle)), y + radius * (1 - cos(angle)), heading))
    middle = (min(y for _, y, _ in spots) + max(y for _, y, _ in spots)) / 2
    return [(x, y - middle, heading) for x, y, heading in spots]


def whole_table(dominoes: int = aya.IN_THE_BOX[0], tokens: int = aya.IN_THE_BOX[1], pitch: float = 20.0) -> Scene:
    """As many dominoes and tokens as the box holds, in one river on the default table."""
    spots = serpentine(dominoes, pitch)
    every = dominoes // max(tokens, 1)
    riders = [rider(spots, every * number + 2) for number in range(tokens)]
    table = aya.USUAL_TABLE if dominoes <= 200 else None
    return aya.scene_with((stood(*spot) for spot in spots), riders, table)


def rider(spots: list[Spot], first: int) -> Pose:
    """A token astride a domino and the next."""
    (x, y, heading), (x2, y2, _) = spots[first : first + 2]
    return ridden((x + x2) / 2, (y + y2) / 2, heading)
