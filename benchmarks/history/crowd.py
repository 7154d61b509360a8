"""Many pairs who play game after game, at tables of their own."""

import asyncio
import time
from functools import partial
from typing import Final

from .lines import Recorder
from .player import Player

GAMES: Final = ("deep-river", "walk-in-the-park")


def address(pair: int, side: int) -> str:
    """Where a player comes from, as a proxy would say it: no two from one place."""
    return f"10.{side}.{pair // 250}.{pair % 250 + 1}"


class Crowd:
    """Pairs at tables; begins with `start` and ends with `stop`."""

    def __init__(self, base: str, recorder: Recorder, pairs: int, *, pace: float = 0.3) -> None:
        """`pace` is how many seconds a player takes for a move, on average."""
        self.moved: dict[int, float] = dict.fromkeys(range(pairs), 0.0)
        """When an action of each pair was last acknowledged."""
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
        """Let all play."""
        self._tasks = [asyncio.create_task(self._play(number)) for number in range(len(self._pairs))]

    async def _play(self, number: int) -> None:
        host, guest = self._pairs[number]
        await asyncio.gather(host.come(), guest.come())
        game = number
        while not host.stopped:
            table = await host.lay(GAMES[game % len(GAMES)])
            game += 1
            await asyncio.gather(host.play(table, 0), guest.play(table, 1))
            self.games += 1

    async def all_moved(self, since: float, within: float) -> list[int]:
        """Wait until an action of every pair was acknowledged after `since`; returns who had none within so many seconds."""
        until = time.monotonic() + within
        while still := [pair for pair, last in self.moved.items() if last <= since]:
            for task in self._tasks:
                if task.done():
                    task.result()
            if time.monotonic() > until:
                return still
            await asyncio.sleep(0.02)
        return []

    async def stop(self) -> None:
        """Let everybody finish what is on its way, then go.

        Raises:
            Lost: when somebody's table was gone.
        """
        for pair in self._pairs:
            for player in pair:
                player.stopped = True
        done, late = await asyncio.wait(self._tasks, timeout=30)
        for task in late:
            task.cancel()
        for task in done:
            task.result()
