"""An independent, slow implementation of the count: rectangles in their own frames, segment intersections and merged sets.

It reads the file format and shares no code with the package. It returns only the photos won.
"""

import math
from itertools import combinations, product
from typing import Any

Vec = tuple[float, float]
TOLERANCE = 1e-6


def corners(domino: dict[str, Any]) -> list[Vec]:
    angle = math.radians(domino["heading"])
    found = []
    for along, across in ((15, 7.5), (15, -7.5), (-15, -7.5), (-15, 7.5)):
        found.append(
            (
                domino["x"] + along * math.cos(angle) - across * math.sin(angle),
                domino["y"] + along * math.sin(angle) + across * math.cos(angle),
            )
        )
    return found


def point_to_domino(domino: dict[str, Any], point: Vec) -> float:
    """Distance from a point to a domino, computed in the domino's own frame."""
    angle = math.radians(domino["heading"])
    dx, dy = point[0] - domino["x"], point[1] - domino["y"]
    along = abs(dx * math.cos(angle) + dy * math.sin(angle)) - 15
    across = abs(dy * math.cos(angle) - dx * math.sin(angle)) - 7.5
    return math.hypot(max(along, 0), max(across, 0))


def segments_cross(a: Vec, b: Vec, c: Vec, d: Vec) -> bool:
    def side(p: Vec, q: Vec, r: Vec) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) <= 0 and side(c, d, a) * side(c, d, b) <= 0


def domino_to_domino(one: dict[str, Any], other: dict[str, Any]) -> float:
    if math.hypot(one["x"] - other["x"], one["y"] - other["y"]) > 40:
        return math.inf
    p, q = corners(one), corners(other)
    sides = [(p[i - 1], p[i]) for i in range(4)], [(q[i - 1], q[i]) for i in range(4)]
    if any(segments_cross(*a, *b) for a, b in product(*sides)):
        return 0.0
    return min([point_to_domino(other, point) for point in p] + [point_to_domino(one, point) for point in q])


def on(domino: dict[str, Any], tile: dict[str, Any]) -> bool:
    return point_to_domino(domino, (tile["x"], tile["y"])) <= 41 + TOLERANCE


def landscape(tile: dict[str, Any], dominoes: list[dict[str, Any]]) -> bool:
    lying = [domino for domino in dominoes if on(domino, tile)]
    if not all(domino["water"] and domino["terrain"] in (tile["terrain"], "garden") for domino in lying):
        return False
    turns = [math.radians(port) for port in tile["ports"]]
    rims = [(tile["x"] + 40 * math.cos(turn), tile["y"] + 40 * math.sin(turn)) for turn in turns]
    return all(any(point_to_domino(domino, rim) <= 2 + TOLERANCE for domino in lying) for rim in rims)


def slow_count(table: dict[str, Any]) -> dict[str, Any]:
    tiles, dominoes, animals = table["tiles"], table["dominoes"], table["animals"]
    river = [domino for domino in dominoes if domino["water"]]
    touch = {frozenset((a["id"], b["id"])) for a, b in combinations(river, 2) if domino_to_domino(a, b) <= 1 + TOLERANCE}

    def beside(animal: dict[str, Any], domino: dict[str, Any]) -> bool:
        return point_to_domino(domino, (animal["x"], animal["y"])) <= 16 + TOLERANCE

    def away(one: dict[str, Any], other: dict[str, Any]) -> float:
        return math.hypot(one["x"] - other["x"], one["y"] - other["y"])

    def groups(members: list[dict[str, Any]]) -> list[set[str]]:
        names = {member["id"] for member in members}
        found = [{name} for name in names]
        for pair in touch:
            if pair <= names:
                hit = [group for group in found if group & pair]
                merged: set[str] = set().union(*hit)
                found = [group for group in found if not group & pair] + [merged]
        return found

    landscapes = [tile["id"] for tile in tiles if tile["terrain"] != "start" and landscape(tile, dominoes)]

    def forks_here(garden: dict[str, Any]) -> bool:
        beside_it = [name for pair in touch if garden["id"] in pair for name in pair - {garden["id"]}]
        apart = any(not any(frozenset(pair) in touch for pair in combinations(three, 2)) for three in combinations(beside_it, 3))
        return apart or (garden["fork"] and len(beside_it) >= 3)

    forks = {domino["id"] for domino in river if domino["terrain"] == "garden" and forks_here(domino)}
    free = [
        domino for domino in river if domino["id"] not in forks and all(away(domino, tile) > 40 + TOLERANCE for tile in tiles)
    ]
    spoiled = set()
    by_id = {domino["id"]: domino for domino in river}
    for piece in groups(free):
        guests = [animal["id"] for animal in animals if any(beside(animal, by_id[name]) for name in piece)]
        if len(guests) > 1:
            spoiled.update(guests)

    won = []
    for animal in animals:
        own = [domino for domino in river if domino["terrain"] in (animal["terrain"], "garden")]
        homes = [tile for tile in tiles if tile["terrain"] == animal["terrain"]]
        joined = any(
            any(beside(animal, by_id[name]) for name in group) and any(on(by_id[name], tile) for name in group for tile in homes)
            for group in groups(own)
        )
        outside = all(away(animal, tile) > 55 + TOLERANCE for tile in tiles)
        if joined and outside and animal["id"] not in spoiled:
            won.append(animal["id"])

    terrains = [tile["terrain"] for tile in tiles if tile["id"] in landscapes]
    triptychs = sum(terrains.count(terrain) // 3 for terrain in set(terrains))
    tokens = max(0, 10 - max(0, table["retriggers"] - 1))
    score = len(won) + len(landscapes) + triptychs + tokens
    return {"animals": won, "landscapes": landscapes, "triptychs": triptychs, "tokens": tokens, "score": score}
