"""Audiences: people who hold the same seats may see the same information."""

from collections.abc import Sequence

from rivage.core import Seat
from rivage.table.match import Match

Audience = tuple[tuple[int, ...], bool]
"""The seats that a viewer holds, and whether the viewer is the host. Viewers with equal values get the same messages."""


def audience(match: Match, player: str) -> Audience:
    """The audience to which a player belongs."""
    return match.held_by(player), player == match.created.host


def viewpoint(match: Match, held: Sequence[int]) -> Seat | None:
    """The seat whose view a holder of these seats gets: the one to act, otherwise the first; None for a spectator."""
    for seat in held:
        if seat in match.to_act:
            return Seat(seat)
    return Seat(held[0]) if held else None
