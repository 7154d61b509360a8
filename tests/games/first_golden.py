"""Creates the golden data of a new turn-based game: `PYTHONPATH=src:. python -m tests.games.first_golden your-game`.

It plays random matches until every ending has occurred. It writes one match for each ending, a playthrough of the first match,
and the order of the legal actions in it. Review the files before you commit them: the tests compare the rules with them.
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

MAX_MATCHES = 20_000
"""Random matches that are played to find all endings, at most."""
MAX_LISTED_ACTIONS = 20
"""Legal actions of one state that a playthrough lists completely, at most."""


def search(game: AnyGame, max_matches: int = MAX_MATCHES) -> dict[str, Match]:
    """Find the first random match for each ending. Seeds cycle through all combinations of options.

    Raises:
        LookupError: when an ending does not occur.
    """
    names = [option.name for option in game.info.options]
    variants = [dict(zip(names, values, strict=True)) for values in product(*(option.choices for option in game.info.options))]
    found: dict[str, Match] = {}
    for seed in count():
        match = play(game, seed, variants[seed % len(variants)])
        found.setdefault(match.outcome.reason, match)
        missing = set(game.info.endings) - found.keys()
        if not missing:
            return {reason: found[reason] for reason in game.info.endings}
        if seed >= max_matches:
            raise LookupError(f"none of {max_matches} random matches ended by {', '.join(sorted(missing))}: record one by hand")
    raise AssertionError


def play(game: AnyGame, seed: int, options: dict[str, Value]) -> Match:
    """Play a random match."""
    generator = random.Random(seed)
    state = game.initial(game.info.min_seats, Options(options))
    lines = []
    while actors := sorted(game.to_act(state)):
        seat = generator.choice(actors)
        action = generator.choice(list(game.legal_actions(state, seat)))
        lines.append(f"{int(seat):2} {game.format_action(action)}")
        state = game.apply(state, seat, action)
    match = recorded(game, f"random play, seed {seed}", game.info.min_seats, options, lines)
    return replace(match, position=game.format_state(state))


def playthrough(game: AnyGame, match: Match) -> str:
    """Format a match for human readers: for each state the position, the legal actions and the action."""
    lines = [f"# {match.story}", ""]
    for number, state in enumerate(replay(game, match)):
        lines += [f"* {number}", f"  position {game.format_state(state)}"]
        if number == len(match.lines):
            lines.append(f"  outcome  {encode(match.outcome).decode()}")
            break
        seat = min(game.to_act(state))
        legal = [game.format_action(action) for action in game.legal_actions(state, seat)]
        shown = legal if len(legal) <= MAX_LISTED_ACTIONS else [*legal[:3], f"... {len(legal)} in all ...", *legal[-2:]]
        action = match.lines[number].split(maxsplit=1)[1]
        lines += [f"  to act   {int(seat)}", f"  legal    {' | '.join(shown)}", f"  action   {action}"]
    return "\n".join(lines) + "\n"


def order(game: AnyGame, name: str, match: Match) -> str:
    """Return the legal actions, in order, at the start, in the middle and before the end of a match."""
    states = list(replay(game, match))
    lines = []
    for number in sorted({0, len(match.lines) // 2, len(match.lines) - 1}):
        seat = min(game.to_act(states[number]))
        legal = (game.format_action(action) for action in game.legal_actions(states[number], seat))
        lines += [f"match {name} {number} > {int(seat)}", f"  {' | '.join(legal)}"]
    return "\n".join(lines) + "\n"


def main(name: str) -> None:
    """Write all golden files of a game."""
    game, folder = ALL[name], golden(name)
    matches = search(game)
    save(folder, matches)
    first = next(iter(matches))
    (folder / PLAYTHROUGH).write_text(playthrough(game, matches[first]), encoding="utf-8")
    (folder / ORDER).write_text(order(game, first, matches[first]), encoding="utf-8")
    print(f"wrote {len(matches)} matches, {PLAYTHROUGH} and {ORDER} into {folder}")


if __name__ == "__main__":
    main(sys.argv[1])
