"""Write the golden files anew: `PYTHONPATH=src:. python -m tests.games.deep_river.make_golden`.

Run it only when the rules were meant to change, and read the difference before you keep it.
"""

import random
from collections import Counter, deque
from collections.abc import Callable
from itertools import pairwise

from msgspec.structs import replace
from tests.games.records import Match, golden, recorded, replay, save

from rivage.core import Options, encode
from rivage.core.options import Value
from rivage.games.deep_river import GAME, perft
from rivage.games.deep_river.rules import after
from rivage.games.deep_river.state import DeepRiverState

GOLDEN = golden(GAME.info.id)
READ = "currents-home-draw"
"""The match of the playthrough."""

Chooser = Callable[[DeepRiverState], str]

SET_UPS = (
    "BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s",
    "TSB*ABA ./././.+./././. 50/50 4 1b1a1b - e",
    "AAB*BST ./././.+./././. 50/50 4 1b1b1b - e",
    "BTA*ABS ./././.+./././. 50/50 4 1a1a1a - s",
)
"""Four set-ups for tree counts."""

MOMENTS = (
    "setup",
    "setup : tiles BASTAB",
    "setup : tiles BASTAB, throw aba",
    "setup pie : tiles BASTAB, throw aba",
    "setup pie : tiles BASTAB, throw aba, begin s",
    "BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s",
    "BAS*TAB ./././.+./././. 50/50 4 1a1b1a 13 s",
    "BAS*TAB e/E/se/E+s/./SE/. 00/20 4 1a1b1a - e : c3",
    "BAS*TAB e/././e+e/./S/s 11/21 4 1a1b1a - e : c3",
    "AAB*BST ./././.+./././. 50/50 4 1a1a1a - e : c3, nest",
    "BAS*TAB ././e/S+s/././. 40/30 4 1a1a1a - e : c3, t3",
    "SAB*BAT ./es/se/es+se/es/./. 00/00 4 1a1a1a - e : c3",
    "SAB*BAT s/es/se/es+se/././. 10/00 4 1a1a1a - e : c3, nest",
    "TAB*BAS ./././.+./././. 50/50 4 1a1a1a 2 e : c3, nest",
    "BAS*TAB e/se/e/E+./././. 10/40 4 1a1a1a - e : c3, t3",
    "BAS*TAB e/./E/E+./././. 11/50 4 1a1a1a - e : c3, t3",
    "BAS*TAB ././E/.+./././. 40/50 4 1a1a1a - e : c3, t3, t4",
    "BAS*TAB ./././.+./././. 50/50 4 1a1a1a - e : c3, nest",
)
"""One moment for each kind of decision: the order of what may be chosen is pinned."""


def record(story: str, options: dict[str, Value], choose: Chooser) -> Match:
    """Play a match in which `choose` decides everything."""
    state = GAME.initial(2, Options(options))
    lines = []
    while actors := GAME.to_act(state):
        (seat,) = actors
        text = choose(state)
        lines.append(f"{int(seat):2} {text}")
        state = GAME.apply(state, seat, GAME.parse_action(text))
    return replace(recorded(GAME, story, 0, options, lines), position=GAME.format_state(state))


def playthrough(match: Match) -> str:
    """A match as a text for people: at each step the position, what is legal, what was done and what that caused."""
    lines = [f"# {match.story}", ""]
    for number, state in enumerate(replay(GAME, match)):
        lines += [f"* {number}", f"  position {GAME.format_state(state)}"]
        lines += [f"  effect   {encode(effect).decode()}" for effect in state.last]
        if state.actors:
            (seat,) = state.actors
            legal = [GAME.format_action(one) for one in GAME.legal_actions(state, seat)]
            shown = legal if len(legal) <= 20 else [*legal[:3], f"... {len(legal)} in all ...", *legal[-2:]]
            action = match.lines[number].split(maxsplit=1)[1]
            lines += [f"  to act   {int(seat)}", f"  legal    {' | '.join(shown)}", f"  action   {action}"]
        else:
            lines.append(f"  outcome  {encode(GAME.outcome(state)).decode()}")
    return "\n".join(lines) + "\n"


def at_random(seed: int) -> Chooser:
    dice = random.Random(seed)
    return lambda state: GAME.format_action(dice.choice(state.legal))


def search(reason: str, winner: int | None, options: dict[str, str | bool], begin: int = 0) -> Match:
    """The first random match that ends so."""
    for seed in range(begin, begin + 10_000):
        match = record(f"random play, seed {seed}", dict(options), at_random(seed))
        if match.outcome.reason == reason and match.outcome.winners == (() if winner is None else (winner,)):
            return match
    raise LookupError(reason)


class Peace:
    """Two players who both want the game to last: they bring the third current home, and then play only that one.

    From there on they know every way to go on (`lanes`), and either run in a circle or go where they have been least.
    """

    def __init__(self, *set_up: str, circle: bool) -> None:
        self.plan = list(set_up)
        self.circle = circle
        self.lanes: dict[str, list[str]] = {}
        self.been: Counter[str] = Counter()

    def __call__(self, state: DeepRiverState) -> str:
        if not self.plan:
            self.plan = way_to(state, self.next_position(state))
        return self.plan.pop(0)

    def next_position(self, state: DeepRiverState) -> str:
        here = GAME.format_state(state)
        self.been[here] += 1
        if state.position.currents[2][0] != "7":
            ends = after(state)
            return min(ends, key=lambda text: lead_in(text, ends[text]))
        if not self.lanes:
            self.lanes = endless_lanes(state)
            if self.circle:
                # Forget every lane that leaves the circle.
                way = circle(self.lanes, here)
                self.lanes = {one: [other] for one, other in pairwise(way)}
        return min(self.lanes[here], key=lambda text: (self.been[text], text))


def lead_in(text: str, state: DeepRiverState) -> tuple[object, ...]:
    """Before the circle: many doubles, since a fish turns to double only once, and the first two currents never home."""
    now = state.position
    return (any(current[0] == "7" for current in now.currents[:2]), abs(now.bear - 4) // 2, -doubles(state), text)


def doubles(state: DeepRiverState) -> int:
    """How many fish are double."""
    return sum(pawn in "ES" for slot in state.position.slots for pawn in slot) + state.position.nests[1] + state.position.nests[3]


def lasts(state: DeepRiverState, following: DeepRiverState) -> bool:
    """Whether a turn changed nothing for good: no current drifted, no fish turned to double, the game goes on."""
    drifted = state.position.currents[:2] != following.position.currents[:2]
    return bool(following.actors) and not drifted and doubles(state) == doubles(following)


def endless_lanes(state: DeepRiverState) -> dict[str, list[str]]:
    """From each position, where to go so that the game never has to end; with few pieces in the river, to keep it small."""
    lanes: dict[str, list[str]] = {}
    known = {GAME.format_state(state)}
    coming = deque([state])
    while coming and len(lanes) < 15_000:
        state = coming.popleft()
        ends = {
            text: end
            for text, end in after(state).items()
            if lasts(state, end) and sum(slot != "." for slot in end.position.slots) <= 3
        }
        lanes[GAME.format_state(state)] = sorted(ends)
        coming.extend(end for text, end in ends.items() if text not in known)
        known.update(ends)
    while dead := {text for text, ends in lanes.items() if not any(end in lanes for end in ends)}:
        lanes = {
            text: [end for end in ends if end in lanes and end not in dead] for text, ends in lanes.items() if text not in dead
        }
    return {text: [end for end in ends if end in lanes] for text, ends in lanes.items()}


def circle(lanes: dict[str, list[str]], here: str) -> list[str]:
    """The way to the shortest circle among the nearest positions, and once around it."""
    ways = reach(lanes, here)
    circles = [way[:-1] + around for way in list(ways.values())[:500] if (around := around_from(lanes, way[-1]))]
    return min(circles, key=lambda way: (len(way) + len(way) - way.index(way[-1]), way))


def around_from(lanes: dict[str, list[str]], here: str) -> list[str]:
    """From `here` back to `here`, or nothing."""
    backs = [way for end in lanes[here] if (way := reach(lanes, end, 10).get(here))]
    return [here, *min(backs, key=len)] if backs else []


def reach(lanes: dict[str, list[str]], here: str, most: int = 99) -> dict[str, list[str]]:
    """The shortest way to each position that can be reached in so many turns, nearest first."""
    ways = {here: [here]}
    coming = deque([here])
    while coming:
        one = coming.popleft()
        if len(ways[one]) > most:
            continue
        for end in lanes[one]:
            if end not in ways:
                ways[end] = [*ways[one], end]
                coming.append(end)
    return ways


def way_to(state: DeepRiverState, end: str) -> list[str]:
    """The actions of a turn that end in the position `end`."""
    (seat,) = GAME.to_act(state)
    for action in state.legal:
        following = GAME.apply(state, seat, action)
        if following.progress.start is None:
            if GAME.format_state(following) == end:
                return [str(action)]
        elif rest := way_to(following, end):
            return [str(action), *rest]
    return []


def matches() -> dict[str, Match]:
    """One match for each way the game can end, and one for each option."""
    set_up = ("tiles AABBST", "throw aaa", "first e")
    return {
        "bear-home-eels": search("bear-home", 0, {}),
        "bear-home-salmon": search("bear-home", 1, {}),
        "currents-home-eels": search("currents-home", 0, {}),
        "currents-home-salmon": search("currents-home", 1, {}),
        "currents-home-draw": search("currents-home-draw", None, {}),
        "repetition": record("both players run in a circle", {}, Peace(*set_up, circle=True)),
        "too-long": record("both players go where they have been least", {}, Peace(*set_up, circle=False)),
        "pie-and-top": search("bear-home", 0, {"stack_counts": "top", "pie": True}),
    }


def orders() -> str:
    """What may be chosen, in order, at every kind of moment."""
    lines = []
    for text in MOMENTS:
        state = GAME.parse_state(text)
        (seat,) = GAME.to_act(state)
        lines += [text, "  " + " | ".join(GAME.format_action(action) for action in GAME.legal_actions(state, seat))]
    return "\n".join(lines) + "\n"


def counts() -> str:
    """Tree counts to depth 3; test_turns.py computes them again by the slow generator."""
    return "".join(f"{text} : {' '.join(map(str, perft(text, 3)))}\n" for text in SET_UPS)


def main() -> None:
    """Write every golden file."""
    found = matches()
    save(GOLDEN, found)
    (GOLDEN / "playthrough.txt").write_text(playthrough(found[READ]))
    (GOLDEN / "legal-order.txt").write_text(orders())
    (GOLDEN / "perft.txt").write_text(counts())


if __name__ == "__main__":
    main()
