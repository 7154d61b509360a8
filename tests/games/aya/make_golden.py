"""Write the golden files anew: `PYTHONPATH=src:. python -m tests.games.aya.make_golden`.

Run it only when the rules were meant to change, and read the difference before you keep it. Outcomes of physics are told by hand
here (`fell`): these matches pin the rules, not the physics.
"""

import random

from rivage.core import CHANCE, Chances, Options
from rivage.core.options import Value
from rivage.games.aya import GAME, meta
from rivage.games.aya import actions as act
from rivage.games.aya.state import PLACING

from .records import GOLDEN, MATCHES, Match, playthrough, recorded, write_match

RIVER = """\
1 first 0|0 start 0,0,0|1 flip
0 draw|-1 drew forest*|1 draw|-1 drew forest|0 landscape|-1 tile end|0 lay 200,0,180 138,0,0|0 draw|-1 drew forest
1 place 118,0,0|1 draw|-1 drew garden|0 place 98,0,0|0 draw|-1 drew forest*|1 place 78,0,0|1 draw|-1 drew pole
0 animal 58,0,0 68,0|-1 meet okapi|1 reserve|1 draw|-1 drew forest|0 draw|-1 drew field
-1 glass|0 flip
0 place 38,0,0|1 place 18,0,0|0 draw|-1 drew mountain|1 take|0 place -2,0,0|1 turn 8 5|-1 late 1|0 draw|-1 drew desert
0 place 300,200,0|-1 glass
0 push 8|-1 fell 1,2,3,4,5,6,7,8|1 push 9|-1 fell 9
"""
"""Two players, one river: an end and an okapi are won; one domino stood alone and cost the free retrigger."""


def scripted(story: str, seats: int, text: str) -> Match:
    return recorded(story, seats, {}, [line for row in text.splitlines() for line in row.split("|")])


def strolled(seed: int, seats: int, options: dict[str, Value], hurry: float) -> Match:
    """Random play with candidates; the glass and patience run out now and then."""
    dice = random.Random(seed)
    state = GAME.initial(seats, Options(options))
    lines = []
    while actors := sorted(GAME.to_act(state)):
        seat = dice.choice(actors)
        legal = GAME.legal_actions(state, seat)
        action = legal.pick(dice.randrange(legal.total)) if isinstance(legal, Chances) else dice.choice(list(legal))
        if state.phase == PLACING and not state.waits and dice.random() < hurry:
            seat, action = CHANCE, dice.choice((act.Glass(), act.Late(state.turn)))
        state = GAME.apply(state, seat, action)
        lines.append(f"{seat} {GAME.format_action(action)}")
    return recorded(f"random play, seed {seed}", seats, options, lines)


def main() -> None:
    MATCHES.mkdir(parents=True, exist_ok=True)
    river = scripted("one river, by hand", 2, RIVER)
    matches = {
        "glass-by-hand": river,
        "glass-real-hands": strolled(1, 3, {"hands": meta.REAL, "table": "90x60"}, 0.03),
        "stock": strolled(2, 5, {"cameras": 25}, 0.0),
    }
    for name, match in matches.items():
        (MATCHES / f"{name}.txt").write_text(write_match(match))
    (GOLDEN / "playthrough.txt").write_text(playthrough(river))


if __name__ == "__main__":
    main()
