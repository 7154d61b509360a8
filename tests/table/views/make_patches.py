"""Writes `patches.json`: values, changes and results, as test cases for the web client.

python -m tests.table.views.make_patches
"""

import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

from tests.table.patching import plain, play

from rivage.core import encode
from rivage.table.views.updates import patch_of

FILE = Path(__file__).with_name("patches.json")
GAMES = (("deep-river", 2, 40), ("walk-in-the-park", 2, 30), ("aya", 3, 60))


def cases() -> list[dict[str, Any]]:
    """Each case has the first value, the changes in order, and the last value."""
    found = small_cases()
    for game, seats, most in GAMES:
        views = [seen[1] for seen in play(game, seats, 1, most)]
        changes = [patch_of([before], [after]) for before, after in pairwise(views)]
        found.append({"first": [plain(views[0])], "changes": plain(changes), "last": [plain(views[-1])]})
    return found


def small_cases() -> list[dict[str, Any]]:
    """Cases of artificial values, which depend only on how patches are made."""
    return [_small(seed) for seed in range(60)]


def _small(seed: int) -> dict[str, Any]:
    rng = random.Random(seed)
    values = [[_value(rng, 3) for _ in range(rng.randrange(2, 9))]]
    for _ in range(3):
        values.append([item if rng.random() < 0.6 else _changed(rng, item) for item in values[-1]])
        if rng.random() < 0.4:
            values[-1].insert(rng.randrange(len(values[-1]) + 1), _value(rng, 2))
    changes = [patch_of(before, after) for before, after in pairwise(values)]
    return {"first": values[0], "changes": plain(changes), "last": values[-1]}


def _value(rng: random.Random, depth: int) -> Any:
    kind = rng.randrange(6) if depth else rng.randrange(4)
    if kind == 4:
        return [_value(rng, depth - 1) for _ in range(rng.randrange(5))]
    if kind == 5:
        return {name: _value(rng, depth - 1) for name in rng.sample(("x", "heading", "id", "é"), rng.randrange(4))}
    return (rng.randrange(2, 1000), rng.choice("abc") * rng.randrange(6), None, rng.random() < 0.5)[kind]


def _changed(rng: random.Random, value: Any) -> Any:
    if isinstance(value, list) and value and rng.random() < 0.8:
        at = rng.randrange(len(value))
        how = rng.randrange(3)
        middle = ([], [_changed(rng, value[at])], [_value(rng, 1), value[at]])[how]
        return [*value[:at], *middle, *value[at + 1 :]]
    if isinstance(value, dict) and value and rng.random() < 0.8:
        name = rng.choice(sorted(value))
        return {**value, name: _changed(rng, value[name])}
    return _value(rng, 1)


if __name__ == "__main__":
    FILE.write_text("[\n" + ",\n".join(encode(case).decode() for case in cases()) + "\n]\n")
    print(f"wrote {FILE}: {len(json.loads(FILE.read_text()))} cases")
