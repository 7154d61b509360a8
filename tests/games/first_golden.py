"""Golden data for a new game in turns: `PYTHONPATH=src:. python -m tests.games.first_golden your-game`.

Plays at random until every ending was met, and writes one match for each, a playthrough of the first and the order of what was
legal in it. Read what it wrote before you keep it: from then on the rules are held to it.
"""

import random
import sys
from itertools import count, product

from msgspec.structs import replace

from rivage.core import Options, encode
from rivage.core.options import Value
from rivage.games import ALL

from .golden import ORDER, PLAYTHROUGH
from .records import AnyGame, Match, golden, recorded, replay, save

MOST = 20_000
"""So many matches are tried before an ending is given up."""
SHOWN = 20
"""More legal actions of one step are not told one by one."""


def search(game: AnyGame, most: int = MOST) -> dict[str, Match]:
    """A random match for each ending, the first of its kind; every way to choose the options is tried in turn.

    Raises:
        LookupError: when an ending is not met.
    """
    names = [option.name for option in game.info.options]
    ways = [dict(zip(names, values, strict=True)) for values in product(*(option.choices for option in game.info.options))]
    found: dict[str, Match] = {}
    for seed in count():
        match = play(game, seed, ways[seed % len(ways)])
        found.setdefault(match.outcome.reason, match)
        missing = set(game.info.endings) - found.keys()
        if not missing:
            return {reason: found[reason] for reason in game.info.endings}
        if seed >= most:
            raise LookupError(f"no match of {most} ended by {', '.join(sorted(missing))}: play one by hand")
    raise AssertionError


def play(game: AnyGame, seed: int, options: dict[str, Value]) -> Match:
    """A match at random."""
    dice = random.Random(seed)
    state = game.initial(game.info.min_seats, Options(options))
    lines = []
    while actors := sorted(game.to_act(state)):
        seat = dice.choice(actors)
        action = dice.choice(list(game.legal_actions(state, seat)))
        lines.append(f"{int(seat):2} {game.format_action(action)}")
        state = game.apply(state, seat, action)
    match = recorded(game, f"random play, seed {seed}", game.info.min_seats, options, lines)
    return replace(match, position=game.format_state(state))


def playthrough(game: AnyGame, match: Match) -> str:
    """A match as a text for people: at each step the position, what is legal and what was done."""
    lines = [f"# {match.story}", ""]
    for number, state in enumerate(replay(game, match)):
        lines += [f"* {number}", f"  position {game.format_state(state)}"]
        if number == len(match.lines):
            lines.append(f"  outcome  {encode(match.outcome).decode()}")
            break
        seat = min(game.to_act(state))
        legal = [game.format_action(one) for one in game.legal_actions(state, seat)]
        shown = legal if len(legal) <= SHOWN else [*legal[:3], f"... {len(legal)} in all ...", *legal[-2:]]
        action = match.lines[number].split(maxsplit=1)[1]
        lines += [f"  to act   {int(seat)}", f"  legal    {' | '.join(shown)}", f"  action   {action}"]
    return "\n".join(lines) + "\n"


def order(game: AnyGame, name: str, match: Match) -> str:
    """The order of legal actions at the beginning, in the middle and before the end of a match."""
    states = list(replay(game, match))
    lines = []
    for number in sorted({0, len(match.lines) // 2, len(match.lines) - 1}):
        seat = min(game.to_act(states[number]))
        legal = (game.format_action(one) for one in game.legal_actions(states[number], seat))
        lines += [f"match {name} {number} > {int(seat)}", f"  {' | '.join(legal)}"]
    return "\n".join(lines) + "\n"


def main(name: str) -> None:
    """Write it all."""
    game, folder = ALL[name], golden(name)
    matches = search(game)
    save(folder, matches)
    first = next(iter(matches))
    (folder / PLAYTHROUGH).write_text(playthrough(game, matches[first]), encoding="utf-8")
    (folder / ORDER).write_text(order(game, first, matches[first]), encoding="utf-8")
    print(f"wrote {len(matches)} matches, {PLAYTHROUGH} and {ORDER} into {folder}")


if __name__ == "__main__":
    main(sys.argv[1])
