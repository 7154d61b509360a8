"""A match from its beginning: every position of it, and what chance did. Made piece by piece, so that nobody else is held up."""

import asyncio
from collections.abc import Iterator
from typing import Any

from rivage.core import Seat
from rivage.table.chance import draws, sealed_until, seed_shown
from rivage.table.match import Match, replay
from rivage.table.protocol import Dice, DiceDraw, Frame, Replay
from rivage.table.views import without_chance


def frame_by_frame(match: Match, player: str) -> Iterator[Frame | None]:
    """Every position of a match so far, in order. None for one that is not shown (`match.timing.shows`)."""
    if match.state is None:
        return
    held = match.held_by(player)
    seat = Seat(held[0]) if held else None
    secret_chance = match.game.info.secret_chance and match.status != "over"
    before: Any = None
    for k, (actor, action, state) in enumerate(replay(match, len(match.history))):
        shown = match.timing.shows(match, k, actor, before, state)
        before = state
        told = without_chance(actor, action) if secret_chance else action
        yield Frame(k, actor, told, match.game.view(state, seat)) if shown else None


FRAMES_AT_ONCE = 25
"""Positions of a replay made between two chances for other tables."""


async def replay_of(table: str, match: Match, player: str) -> Replay:
    """Every position of a match so far, as a player may see it."""
    made: list[Frame] = []
    for number, frame in enumerate(frame_by_frame(match, player), 1):
        if frame is not None:
            made.append(frame)
        if number % FRAMES_AT_ONCE == 0:
            await asyncio.sleep(0)  # a long match must not hold up the other tables
    return Replay(table, tuple(made))


async def dice_of(table: str, match: Match, now: int) -> Dice:
    """What chance did so far, for whoever wants to check it."""
    made: list[DiceDraw] = []
    for drawn in draws(match):
        made.append(drawn)
        await asyncio.sleep(0)  # a long match must not hold up the other tables
    created = match.created
    seed = seed_shown(created, over=match.status == "over", now=now)
    return Dice(table, created.commit, seed, tuple(made), sealed_until(created), created.game)
