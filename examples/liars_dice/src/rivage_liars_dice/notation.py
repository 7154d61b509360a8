"""Notation of actions: `roll 1-3-3`, `bid 4x6` (at least four sixes), `challenge`."""

import re

from rivage.core import NotationError

from .actions import Action, Bid, Challenge, Roll

_ACTION = re.compile(r"roll (?P<dice>[1-6](?:-[1-6])*)|bid (?P<count>[1-9][0-9]?)x(?P<face>[1-6])|challenge")


def parse_action(text: str) -> Action:
    """Parse an action.

    Raises:
        NotationError: when `text` is not an action.
    """
    found = _ACTION.fullmatch(text)
    if found is None:
        at = len(text.partition(" ")[0]) + 1 if text.startswith(("roll ", "bid ")) else 0
        raise NotationError("a roll, a bid or 'challenge' is expected, such as 'bid 4x6'", text=text, at=at)
    if found["dice"]:
        dice = tuple(map(int, found["dice"].split("-")))
        if dice != tuple(sorted(dice)):
            raise NotationError("dice are written in ascending order", text=text, at=5)
        return Roll(dice)
    return Bid(int(found["count"]), int(found["face"])) if found["count"] else Challenge()


def format_action(action: Action) -> str:
    """Format an action. `parse_action` is the inverse."""
    match action:
        case Roll(dice):
            return f"roll {'-'.join(map(str, dice))}"
        case Bid(count, face):
            return f"bid {count}x{face}"
        case Challenge():
            return "challenge"
