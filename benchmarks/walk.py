"""A Walk in the Park: random solo games, and the pieces of the best bot's thinking, from one plain Python loop.

Times are CPU time of this one thread, in slices; the median slice counts.
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
"""Solo games of self-play whose sheets are thought about."""


def playout() -> Playout:
    """A solo game at random: ask for the legal words, pick one, write it, 18 rolls long."""
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


def moments(games: int = GAMES) -> list[Any]:
    """Every moment at which a level that looks one round far had to write, in a few solo games of its own."""
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
    """How many a second `work` does, slice by slice; it is told how often it was asked, and says how many it did."""
    asked = 0
    found = []
    for _ in range(slices):
        began = time.process_time()
        until, done = began + seconds, 0
        while time.process_time() < until:
            done += work(asked)
            asked += 1
        found.append(done / (time.process_time() - began))
    return found


def run(options: argparse.Namespace) -> Report:
    """Measure."""
    from rivage.bots.walk_in_the_park.levels import LEVELS, think, value_function
    from rivage.games.walk_in_the_park.rules import words, write
    from rivage.games.walk_in_the_park.score import NOBODY_ELSE

    play = playout()
    slice_of(play, 0.3, 0)
    tallies = [slice_of(play, options.slice, turn + 1) for turn in range(options.rounds)]
    games = statistics.median(one.games / one.seconds for one in tallies)
    actions = statistics.median(one.actions / one.seconds for one in tallies)

    states = moments()
    random.Random(1).shuffle(states)

    def rounds(asked: int) -> int:
        think(LEVELS[BEST], states[asked % len(states)], 0, asked)
        return 1

    batches = []
    for state in states:
        writing, plan = state.seats[0], state.setting.plan
        batches.append([write(plan, writing, word, state.claimed).page for word in words(plan, writing, state.rolls[-1])])
    value = value_function(states[0].setting, NOBODY_ELSE, 0)

    def pages(asked: int) -> int:
        return len(value(batches[asked % len(batches)], 9))

    rounds(0)
    # A round takes long beside a slice: more of them in each, so that slices are alike.
    looked = statistics.median(rates(rounds, options.rounds, options.slice * 4))
    judged = statistics.median(rates(pages, options.rounds, options.slice))

    report = Report("walk", "A Walk in the Park: random games, and thinking", ("what", "a second"))
    report.rows.append(("random solo games, plain Python", number(games)))
    report.rows.append(("actions in them, rolls included", number(actions)))
    report.rows.append((f"rounds chosen by {BEST}, who looks at the next roll", f"{looked:.1f}"))
    report.rows.append(("pages judged by the value network, in batches", number(judged)))
    choices = sum(one.choices for one in tallies) / sum(one.decisions for one in tallies)
    length = sum(one.actions for one in tallies) / sum(one.games for one in tallies)
    report.notes.append(f"A random game has {length:.1f} actions and {choices:.0f} choices a decision.")
    batch = statistics.mean(map(len, batches))
    report.notes.append(
        f"Thinking: {len(states)} moments of {GAMES} solo games written by {GUIDE}; batches of {batch:.0f} pages on average."
    )
    report.notes.append(f"Median of {options.rounds} slices of CPU time, one thread.")
    report.raw = {"games": games, "actions": actions, "rounds": looked, "pages": judged}
    return report
