"""Deciding what nobody decides: what chance does, and what physics says has moved."""

import base64

from rivage.core import CHANCE
from rivage.table.chance import chance_action
from rivage.table.errors import NotNow
from rivage.table.match import Match
from rivage.table.protocol import events as ev

from .decision import Deciding, Decision


def let_chance_act(deciding: Deciding) -> None:
    """Chance acts until somebody else or physics must, or the game is over."""
    while deciding.match.status == "playing" and CHANCE in deciding.match.to_act and not deciding.match.awaits_physics:
        deciding.add(ev.Acted(at=deciding.now, seat=CHANCE, action=chance_action(deciding.match)))


def answer_for_physics(match: Match, action: str, motion: bytes, now: int) -> Decision:
    """What physics said, with the motion that led there.

    Raises:
        NotNow: when physics is not asked.
        NotationError, IllegalAction: when it is nothing that can have happened.
    """
    if not match.awaits_physics:
        raise NotNow("nothing moves now", status=match.status)
    deciding = Deciding(match, now)
    canonical = match.game.format_action(match.game.parse_action(action))
    deciding.add(ev.Acted(at=deciding.now, seat=CHANCE, action=canonical, motion=base64.b64encode(motion).decode()))
    let_chance_act(deciding)
    return deciding.done()
