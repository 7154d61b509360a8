"""Who may see what: people who hold the same seats see the same, through the same eyes."""

from collections.abc import Sequence

from rivage.core import Seat
from rivage.table.match import Match

Audience = tuple[tuple[int, ...], bool]
"""The seats held, and whether it is the host: who shares these is told the same."""


def audience(match: Match, player: str) -> Audience:
    """Who a player is to this table."""
    return match.held_by(player), player == match.created.host


def viewpoint(match: Match, held: Sequence[int]) -> Seat | None:
    """Whose eyes a holder of these seats looks through: the one to act, else the first; None for a spectator."""
    for seat in held:
        if seat in match.to_act:
            return Seat(seat)
    return Seat(held[0]) if held else None
