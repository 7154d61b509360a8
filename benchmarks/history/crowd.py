"""Many pairs of players, each at its own table, who play one game after another."""

import asyncio
import time
from functools import partial
from typing import Final

from .lines import Recorder
from .player import Player

GAMES: Final = ("deep-river", "walk-in-the-park")


def address(pair: int, side: int) -> str:
    """The address of a player in the header of a proxy, different for each player."""
    return f"10.{side}.{pair // 250}.{pair % 250 + 1}"


class Crowd:
    """Pairs of players who play from `start` until `stop`."""

    def __init__(self, base: str, recorder: Recorder, pairs: int, *, pace: float = 0.3) -> None:
        """`pace`: the average seconds a player takes for a move."""
        self.moved: dict[int, float] = dict.fromkeys(range(pairs), 0.0)
        """The time of the last acknowledged action of each pair (monotonic)."""
        self.games = 0
        self._pairs = [
            tuple(
                Player(base, f"{pair}{letter}", address(pair, side), recorder, pace=pace, moved=partial(self._note_move, pair))
                for side, letter in enumerate("ab")
            )
            for pair in range(pairs)
        ]
        self._tasks: list[asyncio.Task[None]] = []

    def _note_move(self, pair: int) -> None:
        self.moved[pair] = time.monotonic()

    def start(self) -> None:
        """Start to play."""
        self._tasks = [asyncio.create_task(self._play(number)) for number in range(len(self._pairs))]

    async def _play(self, number: int) -> None:
        host, guest = self._pairs[number]
        await asyncio.gather(host.sign_in(), guest.sign_in())
        game = number
        while not host.stopped:
            table = await host.create_table(GAMES[game % len(GAMES)])
            game += 1
            await asyncio.gather(host.play(table, 0), guest.play(table, 1))
            self.games += 1

    async def all_moved(self, since: float, within: float) -> list[int]:
        """Wait until each pair has an acknowledged action after `since`. Returns the pairs without one after `within` seconds."""
        deadline = time.monotonic() + within
        while stalled := [pair for pair, last in self.moved.items() if last <= since]:
            for task in self._tasks:
                if task.done():
                    task.result()
            if time.monotonic() > deadline:
                return stalled
            await asyncio.sleep(0.02)
        return []

    async def stop(self) -> None:
        """Stop playing after all pending commands are answered.

        Raises:
            Lost: when a table was lost.
        """
        for pair in self._pairs:
            for player in pair:
                player.stopped = True
        done, late = await asyncio.wait(self._tasks, timeout=30)
        for task in late:
            task.cancel()
        for task in done:
            task.result()
