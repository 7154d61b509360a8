"""Write the golden files: `PYTHONPATH=src:. python -m tests.games.aya.make_golden`.

Run it only after an intended change of the rules, and check the difference before you commit it. Outcomes of physics are written
by hand (`fell`), because these matches test the rules, not the physics.
"""

import random

from tests.games.records import Match, golden, load, recorded, replay, save

from rivage.core import CHANCE, Chances, Options, encode
from rivage.core.options import Value
from rivage.games.aya import GAME, meta
from rivage.games.aya import actions as act
from rivage.games.aya.state import PLACING

GOLDEN = golden(GAME.info.id)
PLAYTHROUGH_MATCH = "glass-forks"
"""Name of the match that the playthrough shows."""
ORDER_INTERVAL = 29
"""Lines of a match between two positions at which the order of candidates is recorded."""

FORKS = """\
1 first 0|0 start -300,200,0|1 flip
0 draw|-1 drew forest*|0 landscape|-1 tile end|0 lay 116,65.6,210 69.2,38.6,30
1 draw|-1 drew forest*|1 animal 53.6,29.6,30 67.9,37.9|-1 meet okapi
0 draw|-1 drew forest|0 place 36.3,19.6,30|1 draw|-1 drew forest|1 place 19,9.6,30
0 draw|-1 drew garden|0 fork 0,0,0|1 draw|-1 drew forest|1 place 19,-9.6,330
0 draw|-1 drew forest|0 place -60,0,0|1 draw|-1 drew forest*|1 animal -40,0,0 -50,0|-1 meet eurasian-lynx
0 draw|-1 drew forest|0 place -20,0,0|1 declare 5 plain
-1 glass|0 flip|-1 glass
0 push 7|-1 fell 1,2,3,4,5,6,7,8,9
"""
"""A match of two players in which a Garden forks although its declaration as a fork was revoked.

It separates two animals. One of them lies half a millimetre beside a tile; both are won.
"""


def scripted(story: str, seats: int, text: str) -> Match:
    return recorded(GAME, story, seats, {}, [line for row in text.splitlines() for line in row.split("|")])


def random_match(seed: int, seats: int, options: dict[str, Value], hurry: float) -> Match:
    """A match of random candidates, in which an hourglass or a turn's time limit sometimes runs out."""
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
    return recorded(GAME, f"random play, seed {seed}", seats, options, lines)


def playthrough(match: Match) -> str:
    """A match as readable text: the actions, the seats that may act, and some of their legal actions."""
    lines = [f"# {match.story}", ""]
    for number, state in enumerate(replay(GAME, match)):
        if number:
            lines.append(f"  action   {match.lines[number - 1]}")
        actors = sorted(GAME.to_act(state))
        lines += [f"* {number}", f"  phase    {state.phase}, glass {state.glass}, turn of seat {state.turn}"]
        hands = " ".join(f"{player.stock}:{player.hand or '-'}:{len(player.reserve)}" for player in state.players)
        lines += [f"  hands    {hands}", f"  to act   {' '.join(map(str, actors)) or 'nobody'}"]
        for seat in actors:
            legal = [GAME.format_action(action) for action in GAME.legal_actions(state, seat)]
            shown = legal if len(legal) <= 6 else [*legal[:5], f"... {len(legal)} in all"]
            lines.append(f"  legal {seat:2} {' | '.join(shown)}")
    lines += [f"  {encode(GAME.outcome(state)).decode()}", f"  {encode(GAME.view(state, None).count).decode()}"]
    return "\n".join(lines) + "\n"


def orders(matches: dict[str, Match]) -> str:
    """The candidates at some positions of the recorded matches, in order."""
    lines = []
    for name, match in sorted(matches.items()):
        for number, state in enumerate(replay(GAME, match)):
            if number % ORDER_INTERVAL == 5:
                for seat in sorted(GAME.to_act(state)):
                    legal = [GAME.format_action(action) for action in GAME.legal_actions(state, seat)]
                    lines += [f"match {name} {number} > {int(seat)}", f"  {' | '.join(legal)}"]
    return "\n".join(lines) + "\n"


def main() -> None:
    forks = scripted("a Garden forks undeclared, an animal lies near a tile", 2, FORKS)
    present = {
        PLAYTHROUGH_MATCH: forks,
        "glass-patience": random_match(3, 3, {"hands": meta.REAL, "table": "90x60", "patience": 40}, 0.03),
        "stock-no-limit": random_match(4, 4, {"cameras": 25}, 0.0),
    }
    # Matches of earlier versions of the rules are never rewritten.
    matches = load(GOLDEN) | present
    save(GOLDEN, present)
    (GOLDEN / "playthrough.txt").write_text(playthrough(forks))
    (GOLDEN / "legal-order.txt").write_text(orders(matches))


if __name__ == "__main__":
    main()
