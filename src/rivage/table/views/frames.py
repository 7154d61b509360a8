"""The positions of a match, one by one, as a player may see them: what a replay steps through."""

from collections.abc import Iterator
from typing import Any

from rivage.core import Seat
from rivage.table.match import Match, replay
from rivage.table.protocol import Frame


def frames(match: Match, player: str) -> Iterator[Frame]:
    """Every position of the match so far that is shown (`match.timing.shows`), in order; none before it began."""
    return filter(None, frame_by_frame(match, player))


def frame_by_frame(match: Match, player: str) -> Iterator[Frame | None]:
    """The same, with None for each action that has no frame: who takes them may pause there."""
    if match.state is None:
        return
    held = match.held_by(player)
    seat = Seat(held[0]) if held else None
    before: Any = None
    for k, (actor, action, state) in enumerate(replay(match, len(match.history))):
        shown = match.timing.shows(match, k, actor, before, state)
        before = state
        yield Frame(k, actor, action, match.game.view(state, seat)) if shown else None
