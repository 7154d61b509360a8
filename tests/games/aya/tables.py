"""Tables at rest for tests: written by hand, or random."""

import json
import math
import random
from functools import partial
from typing import Any

from rivage.games.aya.components import TERRAINS
from rivage.games.aya.layout import count_to_dict, read
from rivage.registry import render

Table = dict[str, Any]


def tile(name: str, terrain: str = "forest", x: float = 0, y: float = 0, ports: tuple[float, ...] = (0,)) -> Table:
    return {"id": name, "terrain": terrain, "x": x, "y": y, "ports": list(ports)}


def domino(
    name: str, x: float, y: float = 0, heading: float = 0, terrain: str = "forest", *, fork: bool = False, water: bool = True
) -> Table:
    return {"id": name, "terrain": terrain, "fork": fork, "x": x, "y": y, "heading": heading, "water": water}


def animal(name: str, x: float, y: float = 0, terrain: str = "forest") -> Table:
    return {"id": name, "terrain": terrain, "x": x, "y": y}


def table(*pieces: Table, retriggers: int = 0) -> Table:
    """A table from pieces; the fields of a piece show its type."""
    return {
        "tiles": [piece for piece in pieces if "ports" in piece],
        "dominoes": [piece for piece in pieces if "heading" in piece],
        "animals": [piece for piece in pieces if "ports" not in piece and "heading" not in piece],
        "retriggers": retriggers,
    }


def count_by_cli(content: Table) -> Any:
    """The output of the command line for a table."""
    return count_to_dict(read(json.dumps(content).encode()).count(), partial(render, "aya"))


def won(content: Table) -> Any:
    answer = count_by_cli(content)
    del answer["lost"]
    return answer


def moved(content: Table, dx: float, dy: float, degrees: float) -> Table:
    """A copy of a table, rotated around the origin and then shifted."""
    turn = math.radians(degrees)

    def move(piece: Table) -> Table:
        x, y = piece["x"], piece["y"]
        new = piece | {
            "x": x * math.cos(turn) - y * math.sin(turn) + dx,
            "y": x * math.sin(turn) + y * math.cos(turn) + dy,
        }
        if "heading" in new:
            new["heading"] += degrees
        if "ports" in new:
            new["ports"] = [port + degrees for port in new["ports"]]
        return new

    return {key: [move(piece) for piece in value] if isinstance(value, list) else value for key, value in content.items()}


def scattered(seed: int) -> Table:
    """Randomly scattered pieces, half of them on whole millimetres and right angles, so that limits are met exactly."""
    rng = random.Random(seed)
    span = rng.choice((100, 150, 250))
    exact = rng.random() < 0.5
    terrains = rng.sample(TERRAINS, 2)

    def spot() -> tuple[float, float]:
        x, y = rng.uniform(-span, span), rng.uniform(-span, span)
        return (round(x), round(y)) if exact else (x, y)

    pieces = []
    for number in range(rng.randrange(4)):
        ports = rng.choice(((0.0,), (0.0, 120.0), (90.0, 210.0, 330.0)))
        pieces.append(tile(f"t{number}", rng.choice((*terrains, "start")), *spot(), ports))
    for number in range(rng.randrange(5, 70)):
        heading = rng.choice((0, 45, 90, 180, 270)) if exact else rng.uniform(0, 360)
        terrain = rng.choice((*terrains, *terrains, "garden"))
        fork, water = rng.random() < 0.5, rng.random() > 0.05
        pieces.append(domino(f"d{number}", *spot(), heading, terrain, fork=fork, water=water))
    for number in range(rng.randrange(8)):
        pieces.append(animal(f"a{number}", *spot(), rng.choice(terrains)))
    return table(*pieces, retriggers=rng.randrange(15))


def grown(seed: int, size: int = 8) -> Table:
    """A random table like that of a match: tiles in a honeycomb, chains between them, animals beside them, and some accidents."""
    rng = random.Random(seed)
    pieces: list[Table] = []
    spots = [(0.0, 0.0)]
    names = iter(range(100_000))

    def chain(x: float, y: float, degrees: float, length: float, one: str, other: str) -> None:
        at = rng.uniform(-25, 25)
        while at < length:
            terrain = one if at < length * rng.uniform(0.2, 0.9) else other
            terrain = rng.choice(TERRAINS) if rng.random() < 0.03 else "garden" if rng.random() < 0.1 else terrain
            angle = math.radians(degrees)
            side = rng.gauss(0, 1.5)
            spot = x + at * math.cos(angle) - side * math.sin(angle), y + at * math.sin(angle) + side * math.cos(angle)
            heading = degrees + rng.gauss(0, 6)
            fork = terrain == "garden" and len(pieces) % 2 == 0
            pieces.append(domino(f"d{next(names)}", *spot, heading, terrain, fork=fork, water=rng.random() > 0.02))
            if terrain == "garden" and rng.random() < 0.6:
                pieces.append(domino(f"d{next(names)}", spot[0] + 10, spot[1] + 14, heading + 50, one))
            if rng.random() < 0.25:
                near = spot[0] + rng.gauss(0, 9), spot[1] + rng.gauss(0, 9)
                pieces.append(animal(f"a{next(names)}", *near, terrain if terrain != "garden" else one))
            at += rng.uniform(17, 31)

    pieces.append(tile("start", "start", 0, 0, (0, 120)))
    kinds = {(0.0, 0.0): "start"}
    while len(spots) < size:
        x, y = rng.choice(spots)
        degrees = rng.choice((0, 60, 120, 180, 240, 300))
        gap = rng.choice((140, 160, 180))
        new = x + gap * math.cos(math.radians(degrees)), y + gap * math.sin(math.radians(degrees))
        if any(math.dist(new, spot) < 110 for spot in spots):
            continue
        terrain = rng.choice(TERRAINS[:3])
        ports = tuple(degrees + 180 + turn for turn in rng.choice(((0,), (0, 120), (0, 120, 240))))
        pieces.append(tile(f"t{len(spots)}", terrain, *new, ports))
        rim = x + 40 * math.cos(math.radians(degrees)), y + 40 * math.sin(math.radians(degrees))
        old = kinds[(x, y)]
        chain(*rim, degrees, gap - 70, terrain if old == "start" else old, terrain)
        spots.append(new)
        kinds[new] = terrain
        if rng.random() < 0.5:
            for port in ports:
                inner = new[0] + 28 * math.cos(math.radians(port)), new[1] + 28 * math.sin(math.radians(port))
                pieces.append(domino(f"d{next(names)}", *inner, port + rng.gauss(0, 8), terrain))
    return table(*pieces, retriggers=rng.randrange(14))
