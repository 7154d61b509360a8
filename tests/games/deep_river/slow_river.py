"""A second implementation of Deep River, slow and simple, written from the rules only. It shares no code with the package.

A world is a dict of lists. Every rule is a function from one world to the list of possible next worlds, so a turn is a sequence
of function calls. Tests compare it with the package: a difference shows an error in one of them.
"""

from typing import Any

World = dict[str, Any]

FACES = {
    0: {"a": [("swim", 2)], "b": [("swim", 1), ("bear", 1)]},
    1: {"a": [("swim", 3)], "b": [("swim", 1), ("swim", 1)]},
    2: {"a": [("swim", 1)], "b": [("swim", 2)]},
}


# Parsing and formatting.


def read(text: str) -> World:
    tiles, river, nests, bear, currents, tilted, mover = text.split(" ")
    eels, salmon = nests.split("/")
    return {
        "tiles": dict(enumerate(tiles, start=1)),
        "river": {
            number: [list(slot.replace(".", "")) for slot in tile.split("+")]
            for number, tile in enumerate(river.split("/"), start=1)
        },
        "home": {
            "e": ["e"] * int(eels[0]) + ["E"] * int(eels[1]),
            "s": ["s"] * int(salmon[0]) + ["S"] * int(salmon[1]),
        },
        "bear": int(bear),
        "currents": [[int(currents[0]), currents[1]], [int(currents[2]), currents[3]], [int(currents[4]), currents[5]]],
        "tilted": [] if tilted == "-" else [int(digit) for digit in tilted],
        "new_tilted": [],
        "me": mover,
        "count_both": True,
    }


def write(world: World) -> str:
    def slot_text(slot: list[str]) -> str:
        return "".join(slot) or "."

    tiles = []
    for number in range(1, 8):
        texts = [slot_text(slot) for slot in world["river"][number]]
        filled = sorted(text for text in texts if text != ".")
        tiles.append("+".join(filled + ["."] * (len(texts) - len(filled))))
    home = world["home"]
    return " ".join(
        [
            "".join(world["tiles"][number] for number in range(1, 8)),
            "/".join(tiles),
            f"{home['e'].count('e')}{home['e'].count('E')}/{home['s'].count('s')}{home['s'].count('S')}",
            str(world["bear"]),
            "".join(f"{tile}{face}" for tile, face in world["currents"]),
            "".join(str(digit) for digit in sorted(world["tilted"])) or "-",
            world["me"],
        ]
    )


def copy(world: World) -> World:
    """Return a deep copy of a world."""
    return {
        **world,
        "river": {number: [list(slot) for slot in slots] for number, slots in world["river"].items()},
        "home": {side: list(pawns) for side, pawns in world["home"].items()},
        "currents": [list(current) for current in world["currents"]],
        "tilted": list(world["tilted"]),
        "new_tilted": list(world["new_tilted"]),
    }


# Queries.


def side(pawn: str) -> str:
    return pawn.lower()


def is_double(pawn: str) -> bool:
    return pawn.isupper()


def is_over(world: World) -> bool:
    return world["bear"] in (0, 8) or sum(tile == 7 for tile, _ in world["currents"]) >= 2


def all_slots(world: World) -> list[tuple[int, int]]:
    return [(number, index) for number in range(1, 8) for index in range(len(world["river"][number]))]


def my_fish(world: World) -> list[tuple[str, Any]]:
    me = world["me"]
    fish: list[tuple[str, Any]] = [("home", pawn) for pawn in sorted(set(world["home"][me]))]
    for number, index in all_slots(world):
        slot = world["river"][number][index]
        if slot and side(slot[-1]) == me:
            fish.append(("river", (number, index)))
    return fish


# The rules.


def bear_walks(world: World, steps: int) -> World:
    world = copy(world)
    world["bear"] += steps if world["me"] == "e" else -steps
    world["bear"] = max(0, min(8, world["bear"]))
    return world


def swim(world: World, steps: int, effect: str) -> list[World]:
    """Move one of the mover's fish. `effect` is `must`, `may` or `cannot`: whether the arrival effect is resolved."""
    if world["bear"] in (0, 8):
        return [world]
    choices = my_fish(world)
    if not choices:
        return [world]
    return [after for fish in choices for after in swim_one(world, fish, steps, effect)]


def swim_one(world: World, fish: tuple[str, Any], steps: int, effect: str) -> list[World]:
    world = copy(world)
    me = world["me"]
    direction, enemy_nest = (1, 8) if me == "e" else (-1, 0)
    if fish[0] == "home":
        moving = [fish[1]]
        world["home"][me].remove(fish[1])
        place = 0 if me == "e" else 8
    else:
        place, index = fish[1]
        moving = world["river"][place][index]
        world["river"][place][index] = []
    # Move the full number of tiles, then continue to the first tile that can be entered.
    place += direction * steps
    while 1 <= place <= 7:
        entries = open_slots(world, place, moving)
        if entries:
            results = []
            for index in entries:
                landed = copy(world)
                landed["river"][place][index] += moving
                results += arrive(landed, place, index, effect)
            return results
        place += direction
    assert (place - enemy_nest) * direction >= 0
    # In the enemy nest all moving pawns return to their own nests, and the bear walks.
    for pawn in moving:
        world["home"][side(pawn)].append(pawn)
    counted = moving if world["count_both"] else moving[-1:]
    return [bear_walks(world, sum(2 if is_double(pawn) else 1 for pawn in counted))]


def open_slots(world: World, place: int, moving: list[str]) -> list[int]:
    slots = world["river"][place]
    empty = [index for index, slot in enumerate(slots) if not slot]
    lone_enemies = [index for index, slot in enumerate(slots) if len(slot) == 1 and side(slot[0]) != world["me"]]
    if len(moving) == 2:
        return empty
    return lone_enemies or empty


def arrive(world: World, place: int, index: int, effect: str) -> list[World]:
    if effect == "cannot":
        return [world]
    resolved = resolve(world, world["tiles"][place], world["river"][place][index][-1])
    return [*resolved, world] if effect == "may" else resolved


def resolve(world: World, tile: str, top: str) -> list[World]:
    """Resolve the arrival effect. A void effect returns the unchanged world."""
    if tile == "B":
        return [bear_walks(world, 1)] if is_double(top) else [world]
    if tile == "A":
        return swim(world, 1, "cannot")
    if tile == "S":
        return swaps(world) or [world]
    if tile == "T":
        return tilts(world) or [world]
    if is_double(top):
        return doublings(world) + swim(world, 1, "may")
    return doublings(world)


def swaps(world: World) -> list[World]:
    results = []
    for number, index in all_slots(world):
        if len(world["river"][number][index]) == 2:
            after = copy(world)
            after["river"][number][index].reverse()
            results.append(after)
    return results


def tilts(world: World) -> list[World]:
    if len(world["new_tilted"]) == 2:
        return []
    results = []
    for digit in (1, 2, 3):
        if digit not in world["new_tilted"]:
            after = copy(world)
            after["new_tilted"].append(digit)
            results.append(after)
    return results


def doublings(world: World) -> list[World]:
    me = world["me"]
    results = []
    if me in world["home"][me]:
        after = copy(world)
        after["home"][me].remove(me)
        after["home"][me].append(me.upper())
        results.append(after)
    for number, index in all_slots(world):
        slot = world["river"][number][index]
        if slot and slot[-1] == me:
            after = copy(world)
            after["river"][number][index][-1] = me.upper()
            results.append(after)
    return results


def turns(world: World) -> list[World]:
    if is_over(world):
        return []
    results = []
    for number in (1, 2, 3):
        if number in world["tilted"]:
            continue
        tile, face = world["currents"][number - 1]
        running = [copy(world)]
        for what, steps in FACES[number - 1][face]:
            if what == "swim":
                running = distinct(after for before in running for after in swim(before, steps, "must"))
            else:
                running = [before if before["bear"] in (0, 8) else bear_walks(before, steps) for before in running]
        for after in map(copy, running):
            if after["bear"] not in (0, 8):
                after["currents"][number - 1] = [min(7, tile + 1), "b" if face == "a" else "a"]
            after["tilted"], after["new_tilted"] = after["new_tilted"], []
            after["me"] = "s" if after["me"] == "e" else "e"
            results.append(after)
    return results


def distinct(worlds: Any) -> list[World]:
    return list({(write(world), tuple(sorted(world["new_tilted"]))): world for world in worlds}.values())


# The functions that tests compare.


def successors(text: str, *, count_both: bool = True) -> list[str]:
    world = read(text)
    world["count_both"] = count_both
    return sorted({write(after) for after in turns(world)})


def perft(text: str, depth: int) -> int:
    following = successors(text)
    if depth == 1:
        return len(following)
    return sum(perft(after, depth - 1) for after in following)
