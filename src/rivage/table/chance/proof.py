"""What chance did in a match, laid open so that anybody can do it again."""

from collections.abc import Iterator
from typing import Any

from rivage.core import CHANCE
from rivage.table.match import Match, replay
from rivage.table.protocol import DiceDraw, DiceFace

from .drawing import chances_of


def draws(match: Match) -> Iterator[DiceDraw]:
    """Every action of chance that stands: what it could have been, and what it was."""
    game = match.game
    before = None
    k = 0
    for seat, action, state in replay(match, len(match.history)) if match.state is not None else ():
        if before is not None and seat == CHANCE:
            # What physics and time do is no draw, yet it is counted.
            if CHANCE in game.to_act(before) and not game.simulated(before):
                yield _draw(match, before, k, action)
            k += 1
        before = state


def _draw(match: Match, before: Any, k: int, action: str) -> DiceDraw:
    game = match.game
    chances = chances_of(match, before)
    faces = tuple(DiceFace(game.format_action(face), weight) for face, weight in zip(chances, chances.weights, strict=True))
    script = match.created.script
    return DiceDraw(k, faces, chances.total, action, scripted=k < len(script) and script[k] == action)
