"""Deep River's levels against each other, beside a random and a greedy player: every set-up is played twice, seats swapped."""

import argparse
import itertools
import multiprocessing
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from .elo import intervals, ratings, within
from .report import Report, number

GAME = "deep-river"
LIMIT = 2.0
"""Seconds a move may take."""


@dataclass
class Played:
    """What came of the games of a pair."""

    stronger: str
    weaker: str
    tally: Counter[float] = field(default_factory=Counter)
    """How often the stronger got what."""
    turns: list[int] = field(default_factory=list)
    """Of each game."""
    seconds: dict[str, list[float]] = field(default_factory=dict)
    """How long each player thought, for every time it was asked."""

    @property
    def result(self) -> tuple[int, int, int]:
        """Games won, drawn and lost by the stronger."""
        return self.tally[1.0], self.tally[0.0], self.tally[-1.0]


def arguments(parser: argparse.ArgumentParser) -> None:
    """Options of this benchmark."""
    parser.add_argument("--setups", type=int, default=100, help="set-ups for each pair, two games each, at most (default 100)")
    parser.add_argument("--seconds", type=float, default=20.0, help="no further set-up for a pair after so long (default 20)")
    parser.add_argument("--players", default="", help="random, greedy or levels, the weakest first, by commas (default: all)")
    parser.add_argument("--processes", type=int, default=1, help="pairs that play at once (default 1)")


def play(game: Any, players: tuple[str, str], setup: int, seconds: dict[str, list[float]]) -> tuple[tuple[float, ...], int]:
    """One game: what each seat got, and how many turns it took."""
    from rivage.bots.deep_river.levels import BASELINES
    from rivage.core import CHANCE
    from rivage.core.options import Options
    from rivage.registry import choose

    roll = random.Random(setup)
    state = game.initial(2, Options())
    asked = 0
    while actors := game.to_act(state):
        (seat,) = actors
        if seat == CHANCE:
            state = game.apply(state, seat, roll.choice(list(game.legal_actions(state, seat))))
            continue
        player, view = players[seat], game.view(state, seat)
        # Another seed for each answer, as a table gives.
        asked += 1
        seed = random.Random(f"{setup} {asked} {player}").getrandbits(63)
        began = time.perf_counter()
        yardstick = BASELINES.get(player)
        answer = yardstick(view, seed) if yardstick else choose(GAME, player, view, seed)
        seconds.setdefault(player, []).append(time.perf_counter() - began)
        for text in answer:
            state = game.apply(state, seat, game.parse_action(text))
    return game.outcome(state).returns, state.turn


def meet(task: tuple[str, str, int, float]) -> Played:
    """Let a pair play, from set-up 0 on, as long as it may."""
    from rivage.games import ALL

    weaker, stronger, setups, seconds = task
    game: Any = ALL[GAME]
    played = Played(stronger, weaker)
    until = time.perf_counter() + seconds
    for setup in range(setups):
        for seat, players in enumerate(((stronger, weaker), (weaker, stronger))):
            returns, turns = play(game, players, setup, played.seconds)
            played.tally[returns[seat]] += 1
            played.turns.append(turns)
        if time.perf_counter() > until:
            break
    return played


def run(options: argparse.Namespace) -> Report:
    """Measure."""
    from rivage.bots.deep_river.levels import BASELINES
    from rivage.games import ALL

    players = options.players.split(",") if options.players else [*BASELINES, *ALL[GAME].info.bot_levels]
    tasks = [(weaker, stronger, options.setups, options.seconds) for weaker, stronger in itertools.combinations(players, 2)]
    report = Report(
        "bots",
        "Deep River: levels, a random and a greedy player against each other",
        ("one – other", "games", "won", "drawn", "lost", "score", "95 %", "turns"),
    )
    # Even one at a time they play in a process of their own, so that figures do not depend on how many there are.
    with multiprocessing.get_context("spawn").Pool(options.processes) as pool:
        met = pool.map(meet, tasks, chunksize=1)
    for played in met:
        won, drawn, lost = played.result
        games = won + drawn + lost
        score = (won + drawn / 2) / games
        low, high = within(score, games)
        report.rows.append((
            f"{played.stronger} – {played.weaker}", number(games), number(won), number(drawn), number(lost),
            f"{score:.0%}", f"{low:.0%} – {high:.0%}", f"{sum(played.turns) / games:.1f}",
        ))  # fmt: skip
        report.raw[f"{played.stronger} - {played.weaker}"] = {"won": won, "drawn": drawn, "lost": lost, "turns": played.turns}
    _ladder(report, players, met)
    return report


def _ladder(report: Report, players: list[str], met: list[Played]) -> None:
    """How far apart the players are, and how long they think."""
    results = {(played.stronger, played.weaker): played.result for played in met}
    elo, range_of = ratings(results, players[0]), intervals(results, players[0])
    for player in sorted(elo, key=lambda each: elo[each]):
        seconds = [each for played in met for each in played.seconds.get(player, ())]
        low, high = range_of[player]
        mean, most = sum(seconds) / len(seconds), max(seconds)
        report.notes.append(
            f"{player}: Elo {elo[player]:.0f} ({low:.0f} to {high:.0f}); "
            f"{mean:.3f} s a move, at most {most:.2f} s, over {number(len(seconds))} moves (limit {LIMIT:.0f} s)."
        )
        report.raw[player] = {"elo": elo[player], "low": low, "high": high, "mean": mean, "max": most, "moves": len(seconds)}
