"""Write the golden files anew: `PYTHONPATH=src:. python -m tests.games.aya.make_golden`.

Run it only when the rules were meant to change, and read the difference before you keep it. Outcomes of physics are told by hand
here (`fell`): these matches pin the rules, not the physics.
"""

import random

from tests.games.records import Match, golden, load, recorded, replay, save

from rivage.core import CHANCE, Chances, Options, encode
from rivage.core.options import Value
from rivage.games.aya import GAME, meta
from rivage.games.aya import actions as act
from rivage.games.aya.state import PLACING

GOLDEN = golden(GAME.info.id)
READ = "glass-forks"
"""The match of the playthrough."""
EVERY = 29
"""The order of candidates is pinned after so many lines of a match, and so many again."""

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
"""Two players: a Garden is declared a fork and later an ordinary domino, forks all the same and parts two animals. One of them
lies half a millimetre beside a tile; both are won."""


def scripted(story: str, seats: int, text: str) -> Match:
    return recorded(GAME, story, seats, {}, [line for row in text.splitlines() for line in row.split("|")])


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
    return recorded(GAME, f"random play, seed {seed}", seats, options, lines)


def playthrough(match: Match) -> str:
    """A match as a text for people: what was done, who may act, some of what may be done."""
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
    """What may be done, in order, at some moments of the recorded matches."""
    lines = []
    for name, match in sorted(matches.items()):
        for number, state in enumerate(replay(GAME, match)):
            if number % EVERY == 5:
                for seat in sorted(GAME.to_act(state)):
                    legal = [GAME.format_action(action) for action in GAME.legal_actions(state, seat)]
                    lines += [f"match {name} {number} > {int(seat)}", f"  {' | '.join(legal)}"]
    return "\n".join(lines) + "\n"


def main() -> None:
    forks = scripted("a Garden forks undeclared, an animal lies near a tile", 2, FORKS)
    present = {
        READ: forks,
        "glass-patience": strolled(3, 3, {"hands": meta.REAL, "table": "90x60", "patience": 40}, 0.03),
        "stock-no-limit": strolled(4, 4, {"cameras": 25}, 0.0),
    }
    # Matches of earlier versions of the rules are never written anew.
    matches = load(GOLDEN) | present
    save(GOLDEN, present)
    (GOLDEN / "playthrough.txt").write_text(playthrough(forks))
    (GOLDEN / "legal-order.txt").write_text(orders(matches))


if __name__ == "__main__":
    main()
