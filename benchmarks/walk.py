"""A Walk in the Park: the speed of random solo games, of the best bot, and of its value network, in a Python loop.

Times are CPU times of one thread, in slices. The median slice counts.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from .report import Report, number
from .rules import Playout, Tally, arguments, slice_of

__all__ = ["arguments", "run"]

GAME = "walk-in-the-park"
GUIDE, BEST = "gardener", "botanist"
GAMES = 4
"""Solo games of self-play whose positions are evaluated."""


def playout() -> Playout:
    """A solo game of 18 rolls with random legal actions."""
    from rivage.core import CHANCE, Chances, Options
    from rivage.games import ALL

    game: Any = ALL[GAME]
    options = Options()

    def play(tally: Tally, roll: Callable[[], float]) -> None:
        to_act, legal_actions, apply = game.to_act, game.legal_actions, game.apply
        state = game.initial(1, options)
        actions = decisions = choices = 0
        while actors := to_act(state):
            (seat,) = actors
            legal = legal_actions(state, seat)
            if seat == CHANCE:
                assert isinstance(legal, Chances)
                action = legal.pick(int(roll() * legal.total))
            else:
                listed = list(legal)
                decisions += 1
                choices += len(listed)
                action = listed[int(roll() * len(listed))]
            state = apply(state, seat, action)
            actions += 1
        assert game.outcome(state) is not None
        tally.games += 1
        tally.actions += actions
        tally.decisions += decisions
        tally.choices += choices

    return play


def positions(games: int = GAMES) -> list[Any]:
    """All positions in which the level `GUIDE` had to write, in a few solo games of its own."""
    from rivage.bots.walk_in_the_park.levels import LEVELS, think
    from rivage.core import CHANCE, Options
    from rivage.games import ALL

    game: Any = ALL[GAME]
    found = []
    for seed in range(games):
        dice = random.Random(seed)
        state = game.initial(1, Options())
        while actors := game.to_act(state):
            (seat,) = actors
            if seat == CHANCE:
                faces = game.legal_actions(state, seat)
                state = game.apply(state, seat, faces.pick(dice.randrange(faces.total)))
                continue
            found.append(state)
            for word in think(LEVELS[GUIDE], state, seat, seed):
                state = game.apply(state, seat, game.parse_action(word))
    return found


def rates(work: Callable[[int], int], slices: int, seconds: float) -> list[float]:
    """The units of work per second for each slice. `work` gets the number of the call and returns the units it did."""
    calls = 0
    found = []
    for _ in range(slices):
        started = time.process_time()
        deadline, done = started + seconds, 0
        while time.process_time() < deadline:
            done += work(calls)
            calls += 1
        found.append(done / (time.process_time() - started))
    return found


def run(options: argparse.Namespace) -> Report:
    """Run the benchmark."""
    from rivage.bots.walk_in_the_park.levels import LEVELS, think, value_function
    from rivage.games.walk_in_the_park.rules import legal_words, write
    from rivage.games.walk_in_the_park.score import NOBODY_ELSE

    play = playout()
    slice_of(play, 0.3, 0)
    tallies = [slice_of(play, options.slice, turn + 1) for turn in range(options.rounds)]
    games = statistics.median(tally.games / tally.seconds for tally in tallies)
    actions = statistics.median(tally.actions / tally.seconds for tally in tallies)

    states = positions()
    random.Random(1).shuffle(states)

    def choose_round(call: int) -> int:
        think(LEVELS[BEST], states[call % len(states)], 0, call)
        return 1

    batches = []
    for state in states:
        writing, plan = state.seats[0], state.setting.plan
        batches.append([write(plan, writing, word, state.claimed).page for word in legal_words(plan, writing, state.rolls[-1])])
    value = value_function(states[0].setting, NOBODY_ELSE, 0)

    def evaluate_pages(call: int) -> int:
        return len(value(batches[call % len(batches)], 9))

    choose_round(0)
    # Longer slices, since a round takes a considerable part of a slice.
    rounds_per_s = statistics.median(rates(choose_round, options.rounds, options.slice * 4))
    pages_per_s = statistics.median(rates(evaluate_pages, options.rounds, options.slice))

    report = Report("walk", "A Walk in the Park: random games and bots", ("what", "a second"))
    report.rows.append(("random solo games, plain Python", number(games)))
    report.rows.append(("actions in them, rolls included", number(actions)))
    report.rows.append((f"rounds chosen by {BEST}, with lookahead", f"{rounds_per_s:.1f}"))
    report.rows.append(("pages evaluated by the value network, in batches", number(pages_per_s)))
    choices = sum(tally.choices for tally in tallies) / sum(tally.decisions for tally in tallies)
    length = sum(tally.actions for tally in tallies) / sum(tally.games for tally in tallies)
    report.notes.append(f"A random game has {length:.1f} actions and {choices:.0f} choices a decision.")
    batch = statistics.mean(map(len, batches))
    report.notes.append(
        f"Bots: {len(states)} positions of {GAMES} solo games of {GUIDE}; batches of {batch:.0f} pages on average."
    )
    report.notes.append(f"Median of {options.rounds} slices of CPU time, one thread.")
    report.raw = {"games": games, "actions": actions, "rounds": rounds_per_s, "pages": pages_per_s}
    return report
