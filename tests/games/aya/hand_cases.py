"""Test cases for the client's copies of `placing`, `reach` and `rivers`: places on real tables, and the results of the rules.

`PYTHONPATH=src:. python -m tests.games.aya.hand_cases` writes the file.
"""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rivage.core import CHANCE, Chances, Options, encode
from rivage.games.aya import GAME
from rivage.games.aya.geometry.reach import lead, reach
from rivage.games.aya.geometry.rivers import felled, river_from_start, stood
from rivage.games.aya.geometry.spots import TENTHS, TURN, Spot
from rivage.games.aya.rules.errors import RuleViolation
from rivage.games.aya.rules.placing import check_animal, check_buffer, check_camera, check_domino, check_tile
from rivage.games.aya.state import PLACING, AyaState
from rivage.games.aya.view import view

FILE = Path(__file__).parents[3] / "web" / "src" / "games" / "aya" / "prediction" / "cases.json"
TABLES = 3
SPOTS = 50
WALKS = 6


def refusal_text(check: Callable[..., None], *args: Any) -> str:
    """The key of the refusal and the piece that is in the way; empty if the place is allowed."""
    try:
        check(*args)
    except RuleViolation as refusal:
        return f"{refusal.key} {refusal.piece}".strip()
    return ""


def played(dice: random.Random) -> AyaState:
    """A random table during placing, with tiles, standing and lying dominoes, and animals."""
    while True:
        state = GAME.initial(2, Options({"hands": dice.choice(("steady", "real"))}))
        for _ in range(260):
            seat = dice.choice(sorted(GAME.to_act(state)))
            legal = GAME.legal_actions(state, seat)
            listed = list(legal)
            # The outcome in which nothing moves is the last candidate of physics.
            calm = seat == CHANCE and not isinstance(legal, Chances) and dice.random() < 0.9
            state = GAME.apply(state, seat, listed[-1] if calm else dice.choice(listed))
        lies = any(not domino.stands for domino in state.dominoes)
        if state.phase == PLACING and not state.waits and lies and len(state.tiles) > 1 and state.riders:
            return state


def near(dice: random.Random, state: AyaState) -> Spot:
    """A spot close to a piece, so that about half of the spots overlap something."""
    pieces = [*(domino.spot for domino in state.dominoes), *(tile.spot for tile in state.tiles)]
    at = dice.choice(pieces)
    away = dice.choice((60, 150, 300, 700))
    return Spot(at.x + dice.randint(-away, away), at.y + dice.randint(-away, away), dice.randrange(TURN))


def waves(state: AyaState) -> dict[str, Any]:
    """The dominoes that each push would topple, and the first wave if some dominoes stood on the Start tile."""
    upright = stood(state)
    first = river_from_start(upright, tuple(number for number, _ in upright[:3]))
    return {
        "felled": {number: sorted(felled(upright, number)) for number, _ in upright},
        "first": {"push": first.push, "dominoes": len(first.dominoes)},
        "cut_off": [[list(each.dominoes), each.joins, each.end, each.gap] for each in first.cut_off],
    }


def walk(dice: random.Random) -> dict[str, Any]:
    """A winding row of dominoes, some barely within reach or turned around, and the dominoes that pushes would topple."""
    spot = Spot(0, 0, dice.randrange(TURN))
    row = []
    for _ in range(40):
        back = TURN // 2 if dice.random() < 0.1 else 0
        row.append(Spot(spot.x, spot.y, (spot.a + back) % TURN))
        spot = spot.ahead(dice.randint(150, 360), dice.randint(-90, 90), dice.randint(-300, 300) % TURN)
    upright = tuple(enumerate(row, start=1))
    return {
        "row": [[one.x / TENTHS, one.y / TENTHS, one.a / TENTHS] for one in row],
        "felled": [sorted(felled(upright, number)) for number in (1, 11, 21, 31)],
    }


def cases() -> list[dict[str, Any]]:
    """All test cases."""
    dice = random.Random(11)
    found = []
    for _ in range(TABLES):
        state = played(dice)
        places = []
        for _ in range(SPOTS):
            spot = near(dice, state)
            camera = Spot(spot.x, spot.y, dice.randrange(TURN)).ahead(dice.randint(420, 800), 0, TURN // 2)
            astride = spot.ahead(dice.randint(40, 160), dice.randint(-60, 60))
            seen = lead(state.dominoes[0].spot, state.dominoes[0].spot.a, spot)
            places.append(
                {
                    "at": [spot.x / TENTHS, spot.y / TENTHS, spot.a / TENTHS],
                    "domino": refusal_text(check_domino, state, spot),
                    "buffer": refusal_text(check_buffer, state, spot),
                    "tile": refusal_text(check_tile, state, spot),
                    "camera_at": [camera.x / TENTHS, camera.y / TENTHS, camera.a / TENTHS],
                    "camera": refusal_text(check_camera, "desert-fork", spot, camera),
                    "animal_at": [astride.x / TENTHS, astride.y / TENTHS],
                    "animal": refusal_text(check_animal, state, astride.x, astride.y, spot, 0),
                    "reach": reach(seen) if seen is not None else -1,
                }
            )
        found.append(
            {
                "waves": waves(state),
                "walks": [walk(dice) for _ in range(WALKS)],
                "view": json.loads(encode(view(state, None))),
                "places": places,
            }
        )
    return found


def written() -> str:
    """The expected content of the file."""
    return json.dumps(cases(), separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
