"""Applies patches like the web client (`web/src/table/state/patch.ts`), and plays matches to test patches with."""

import json
import random
from collections.abc import Iterator
from typing import Any

from rivage.core import Options, Seat, encode
from rivage.registry import find


def patched(old: Any, changes: dict[str, Any]) -> Any:
    """The value after the changes."""
    if isinstance(old, dict):
        new = dict(old)
        for name, value in changes.items():
            new.update({name[:-1]: patched(old[name[:-1]], value)} if name.endswith("~") else {name: value})
        return new
    items = list(old)
    at, count = changes.get("@", (len(items), 0))
    items[at : at + count] = changes.get("+", ())
    for name, value in changes.items():
        if name not in ("@", "+"):
            number = int(name.removesuffix("~"))
            items[number] = patched(items[number], value) if name.endswith("~") else value
    return items


def plain(value: Any) -> Any:
    """A value as the client decodes it."""
    return json.loads(encode(value))


def play(game: str, seats: int, seed: int, most: int) -> Iterator[list[Any]]:
    """A match played at random: the views of each seat and of a spectator after each action."""
    rules = find(game)
    rng = random.Random(seed)
    state = rules.initial(seats, Options())
    for _ in range(most):
        yield [rules.view(state, seat) for seat in (None, *map(Seat, range(seats)))]
        acting = sorted(rules.to_act(state))
        if not acting:
            return
        seat = rng.choice(acting)
        if rules.simulated(state):
            action = rules.parse_action(rng.choice([f"fell {state.pushed}", "rest"]))
        else:
            chosen = list(rules.legal_actions(state, seat))
            if not chosen:
                continue
            action = rng.choice(chosen)
        state = rules.apply(state, seat, action)
