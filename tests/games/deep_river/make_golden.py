"""Regenerates the golden files: `PYTHONPATH=src:. python -m tests.games.deep_river.make_golden`.

Run it only after an intended change of the rules, and review the differences before you commit them.
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
from rivage.games.deep_river.rules import positions_after
from rivage.games.deep_river.state import DeepRiverState

GOLDEN = golden(GAME.info.id)
PLAYTHROUGH = "currents-home-draw"
"""Name of the match in the playthrough file."""

Chooser = Callable[[DeepRiverState], str]

SET_UPS = (
    "BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s",
    "TSB*ABA ./././.+./././. 50/50 4 1b1a1b - e",
    "AAB*BST ./././.+./././. 50/50 4 1b1b1b - e",
    "BTA*ABS ./././.+./././. 50/50 4 1a1a1a - s",
)
"""Start positions for the perft counts."""

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
"""One position for each kind of decision. The order of its legal actions is recorded."""


def record(story: str, options: dict[str, Value], choose: Chooser) -> Match:
    """Play a match in which `choose` makes every decision, including those of chance."""
    state = GAME.initial(2, Options(options))
    lines = []
    while actors := GAME.to_act(state):
        (seat,) = actors
        text = choose(state)
        lines.append(f"{int(seat):2} {text}")
        state = GAME.apply(state, seat, GAME.parse_action(text))
    return replace(recorded(GAME, story, 0, options, lines), position=GAME.format_state(state))


def playthrough(match: Match) -> str:
    """Format a match for human readers: for each state the position, the effects, the legal actions and the action."""
    lines = [f"# {match.story}", ""]
    for number, state in enumerate(replay(GAME, match)):
        lines += [f"* {number}", f"  position {GAME.format_state(state)}"]
        lines += [f"  effect   {encode(effect).decode()}" for effect in state.last]
        if state.actors:
            (seat,) = state.actors
            legal = [GAME.format_action(action) for action in GAME.legal_actions(state, seat)]
            shown = legal if len(legal) <= 20 else [*legal[:3], f"... {len(legal)} in all ...", *legal[-2:]]
            action = match.lines[number].split(maxsplit=1)[1]
            lines += [f"  to act   {int(seat)}", f"  legal    {' | '.join(shown)}", f"  action   {action}"]
        else:
            lines.append(f"  outcome  {encode(GAME.outcome(state)).decode()}")
    return "\n".join(lines) + "\n"


def at_random(seed: int) -> Chooser:
    generator = random.Random(seed)
    return lambda state: GAME.format_action(generator.choice(state.legal))


def search(reason: str, winner: int | None, options: dict[str, str | bool], first_seed: int = 0) -> Match:
    """Find the first random match with this ending and winner."""
    for seed in range(first_seed, first_seed + 10_000):
        match = record(f"random play, seed {seed}", dict(options), at_random(seed))
        if match.outcome.reason == reason and match.outcome.winners == (() if winner is None else (winner,)):
            return match
    raise LookupError(reason)


class EndlessGame:
    """Two players who avoid an ending: they play the third current to the last tile, and from then on only that current.

    After that they know every position from which the game can continue forever (`graph`). They either repeat a cycle
    (for an ending by repetition) or choose the least visited position (for an ending by the limit of turns).
    """

    def __init__(self, *set_up: str, repeat: bool) -> None:
        self.plan = list(set_up)
        self.repeat = repeat
        self.graph: dict[str, list[str]] = {}
        self.visits: Counter[str] = Counter()

    def __call__(self, state: DeepRiverState) -> str:
        if not self.plan:
            self.plan = turn_to(state, self.next_position(state))
        return self.plan.pop(0)

    def next_position(self, state: DeepRiverState) -> str:
        here = GAME.format_state(state)
        self.visits[here] += 1
        if state.position.currents[2][0] != "7":
            following = positions_after(state)
            return min(following, key=lambda text: preparation_key(text, following[text]))
        if not self.graph:
            self.graph = endless_graph(state)
            if self.repeat:
                # Remove every edge that leaves the cycle.
                path = path_into_cycle(self.graph, here)
                self.graph = {start: [end] for start, end in pairwise(path)}
        return min(self.graph[here], key=lambda text: (self.visits[text], text))


def preparation_key(text: str, state: DeepRiverState) -> tuple[object, ...]:
    """Sort key of positions before the cycle: prefer many doubles, and keep the first two currents off the last tile."""
    now = state.position
    return (any(current[0] == "7" for current in now.currents[:2]), abs(now.bear - 4) // 2, -doubles(state), text)


def doubles(state: DeepRiverState) -> int:
    """Count the double pawns."""
    return sum(pawn in "ES" for slot in state.position.slots for pawn in slot) + state.position.nests[1] + state.position.nests[3]


def is_reversible(state: DeepRiverState, following: DeepRiverState) -> bool:
    """Return whether a turn can be undone by later turns: no current drifted, no fish turned to double, no ending."""
    drifted = state.position.currents[:2] != following.position.currents[:2]
    return bool(following.actors) and not drifted and doubles(state) == doubles(following)


def endless_graph(state: DeepRiverState) -> dict[str, list[str]]:
    """Return the positions from which the game can continue forever, each with its next positions.

    Only positions with at most three occupied slots count, to keep the graph small.
    """
    graph: dict[str, list[str]] = {}
    known = {GAME.format_state(state)}
    queue = deque([state])
    while queue and len(graph) < 15_000:
        state = queue.popleft()
        ends = {
            text: end
            for text, end in positions_after(state).items()
            if is_reversible(state, end) and sum(slot != "." for slot in end.position.slots) <= 3
        }
        graph[GAME.format_state(state)] = sorted(ends)
        queue.extend(end for text, end in ends.items() if text not in known)
        known.update(ends)
    while dead := {text for text, ends in graph.items() if not any(end in graph for end in ends)}:
        graph = {
            text: [end for end in ends if end in graph and end not in dead] for text, ends in graph.items() if text not in dead
        }
    return {text: [end for end in ends if end in graph] for text, ends in graph.items()}


def path_into_cycle(graph: dict[str, list[str]], here: str) -> list[str]:
    """Return the path to the shortest cycle among the nearest positions, and once around it."""
    paths = shortest_paths(graph, here)
    found = [path[:-1] + cycle for path in list(paths.values())[:500] if (cycle := cycle_from(graph, path[-1]))]
    return min(found, key=lambda path: (len(path) + len(path) - path.index(path[-1]), path))


def cycle_from(graph: dict[str, list[str]], here: str) -> list[str]:
    """Return a path from `here` back to `here`, or an empty list."""
    returns = [path for end in graph[here] if (path := shortest_paths(graph, end, 10).get(here))]
    return [here, *min(returns, key=len)] if returns else []


def shortest_paths(graph: dict[str, list[str]], here: str, max_turns: int = 99) -> dict[str, list[str]]:
    """Return the shortest path to each position that can be reached in `max_turns` turns, nearest first."""
    paths = {here: [here]}
    queue = deque([here])
    while queue:
        position = queue.popleft()
        if len(paths[position]) > max_turns:
            continue
        for end in graph[position]:
            if end not in paths:
                paths[end] = [*paths[position], end]
                queue.append(end)
    return paths


def turn_to(state: DeepRiverState, end: str) -> list[str]:
    """Return the actions of a turn that leads to the position `end`."""
    (seat,) = GAME.to_act(state)
    for action in state.legal:
        following = GAME.apply(state, seat, action)
        if following.progress.start is None:
            if GAME.format_state(following) == end:
                return [str(action)]
        elif rest := turn_to(following, end):
            return [str(action), *rest]
    return []


def matches() -> dict[str, Match]:
    """Return a match for each ending and for each option."""
    set_up = ("tiles AABBST", "throw aaa", "first e")
    return {
        "bear-home-eels": search("bear-home", 0, {}),
        "bear-home-salmon": search("bear-home", 1, {}),
        "currents-home-eels": search("currents-home", 0, {}),
        "currents-home-salmon": search("currents-home", 1, {}),
        "currents-home-draw": search("currents-home-draw", None, {}),
        "repetition": record("both players run in a circle", {}, EndlessGame(*set_up, repeat=True)),
        "too-long": record("both players go where they have been least", {}, EndlessGame(*set_up, repeat=False)),
        "pie-and-top": search("bear-home", 0, {"stack_counts": "top", "pie": True}),
    }


def orders() -> str:
    """Return the legal actions of each position in `MOMENTS`, in order."""
    lines = []
    for text in MOMENTS:
        state = GAME.parse_state(text)
        (seat,) = GAME.to_act(state)
        lines += [text, "  " + " | ".join(GAME.format_action(action) for action in GAME.legal_actions(state, seat))]
    return "\n".join(lines) + "\n"


def counts() -> str:
    """Return the perft counts to depth 3. `test_rules.py` computes them again with the slow generator."""
    return "".join(f"{text} : {' '.join(map(str, perft(text, 3)))}\n" for text in SET_UPS)


def main() -> None:
    """Write every golden file."""
    found = matches()
    save(GOLDEN, found)
    (GOLDEN / "playthrough.txt").write_text(playthrough(found[PLAYTHROUGH]))
    (GOLDEN / "legal-order.txt").write_text(orders())
    (GOLDEN / "perft.txt").write_text(counts())


if __name__ == "__main__":
    main()
