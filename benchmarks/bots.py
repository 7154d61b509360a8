"""Deep River's bots and two baselines against each other. Each set-up is played twice with swapped seats."""

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
LIMIT_S = 2.0
"""Seconds. The limit for a move."""


@dataclass
class Played:
    """The results of the games of a pair."""

    stronger: str
    weaker: str
    tally: Counter[float] = field(default_factory=Counter)
    """The number of games by the return of the stronger player."""
    turns: list[int] = field(default_factory=list)
    """The number of turns of each game."""
    seconds: dict[str, list[float]] = field(default_factory=dict)
    """The seconds of each answer, by player."""

    @property
    def result(self) -> tuple[int, int, int]:
        """Games won, drawn and lost by the stronger player."""
        return self.tally[1.0], self.tally[0.0], self.tally[-1.0]


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of this benchmark."""
    parser.add_argument("--setups", type=int, default=100, help="maximum set-ups per pair, two games each (default 100)")
    parser.add_argument(
        "--seconds", type=float, default=20.0, help="seconds after which a pair starts no further set-up (default 20)"
    )
    parser.add_argument(
        "--players", default="", help="random, greedy or levels, comma-separated, the weakest first (default: all)"
    )
    parser.add_argument("--processes", type=int, default=1, help="parallel processes (default 1)")


def play(game: Any, players: tuple[str, str], setup: int, seconds: dict[str, list[float]]) -> tuple[tuple[float, ...], int]:
    """Play a game. Returns the returns of the seats and the number of turns."""
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
        # Each answer gets a different seed, as at a table.
        asked += 1
        seed = random.Random(f"{setup} {asked} {player}").getrandbits(63)
        started = time.perf_counter()
        baseline = BASELINES.get(player)
        answer = baseline(view, seed) if baseline else choose(GAME, player, view, seed)
        seconds.setdefault(player, []).append(time.perf_counter() - started)
        for text in answer:
            state = game.apply(state, seat, game.parse_action(text))
    return game.outcome(state).returns, state.turn


def play_pair(task: tuple[str, str, int, float]) -> Played:
    """Let a pair play set-ups from number 0 until the limits are reached."""
    from rivage.games import ALL

    weaker, stronger, setups, seconds = task
    game: Any = ALL[GAME]
    played = Played(stronger, weaker)
    deadline = time.perf_counter() + seconds
    for setup in range(setups):
        for seat, players in enumerate(((stronger, weaker), (weaker, stronger))):
            returns, turns = play(game, players, setup, played.seconds)
            played.tally[returns[seat]] += 1
            played.turns.append(turns)
        if time.perf_counter() > deadline:
            break
    return played


def run(options: argparse.Namespace) -> Report:
    """Run the benchmark."""
    from rivage.bots.deep_river.levels import BASELINES
    from rivage.games import ALL

    players = options.players.split(",") if options.players else [*BASELINES, *ALL[GAME].info.bot_levels]
    tasks = [(weaker, stronger, options.setups, options.seconds) for weaker, stronger in itertools.combinations(players, 2)]
    report = Report(
        "bots",
        "Deep River: levels, a random and a greedy player against each other",
        ("one – other", "games", "won", "drawn", "lost", "score", "95 %", "turns"),
    )
    # Even a single pair runs in a separate process, so that the results do not depend on the number of processes.
    with multiprocessing.get_context("spawn").Pool(options.processes) as pool:
        results = pool.map(play_pair, tasks, chunksize=1)
    for played in results:
        won, drawn, lost = played.result
        games = won + drawn + lost
        score = (won + drawn / 2) / games
        low, high = within(score, games)
        report.rows.append((
            f"{played.stronger} – {played.weaker}", number(games), number(won), number(drawn), number(lost),
            f"{score:.0%}", f"{low:.0%} – {high:.0%}", f"{sum(played.turns) / games:.1f}",
        ))  # fmt: skip
        report.raw[f"{played.stronger} - {played.weaker}"] = {"won": won, "drawn": drawn, "lost": lost, "turns": played.turns}
    _add_ratings(report, players, results)
    return report


def _add_ratings(report: Report, players: list[str], pairs: list[Played]) -> None:
    """Add the Elo ratings and the thinking times of the players to the report."""
    results = {(played.stronger, played.weaker): played.result for played in pairs}
    elo, range_of = ratings(results, players[0]), intervals(results, players[0])
    for player in sorted(elo, key=lambda name: elo[name]):
        seconds = [answer for played in pairs for answer in played.seconds.get(player, ())]
        low, high = range_of[player]
        mean, longest = sum(seconds) / len(seconds), max(seconds)
        report.notes.append(
            f"{player}: Elo {elo[player]:.0f} ({low:.0f} to {high:.0f}); "
            f"{mean:.3f} s a move, at most {longest:.2f} s, over {number(len(seconds))} moves (limit {LIMIT_S:.0f} s)."
        )
        report.raw[player] = {"elo": elo[player], "low": low, "high": high, "mean": mean, "max": longest, "moves": len(seconds)}
