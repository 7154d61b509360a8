"""Descriptions and labels for text play. The sentences are in `locales/en/liars-dice.ftl`."""

from rivage.core import Seat, Sentence

from .actions import Action, Bid, Challenge, Roll
from .state import LiarsDiceState
from .view import LiarsDiceView


def describe(view: LiarsDiceView) -> tuple[Sentence, ...]:
    """Describe the seat's dice, the number of dice of each player, the last bid and the last challenge."""
    lines = [_say("ones", ones="wild" if view.wild else "plain")]
    if view.hand:
        lines.append(_say("hand", dice=_dice(view.hand)))
    lines += [_say("dice", player=seat + 1, count=count) for seat, count in enumerate(view.dice)]
    if view.last is not None:
        lines.append(_say("last", player=view.last.loser + 1, count=view.last.bid.count, face=view.last.bid.face))
        lines += [_say("shown", player=seat + 1, dice=_dice(hand)) for seat, hand in enumerate(view.last.hands) if hand]
    if view.bid is not None:
        lines.append(_say("bid", count=view.bid.count, face=view.bid.face))
    return tuple(lines)


def label(state: LiarsDiceState, seat: Seat, action: Action) -> Sentence:
    """Describe an action."""
    match action:
        case Roll(dice):
            return _say("roll", dice=_dice(dice))
        case Bid(count, face):
            return _say("choose-bid", count=count, face=face)
        case Challenge():
            return _say("challenge")


def _say(key: str, **args: str | int) -> Sentence:
    return Sentence(f"liars-dice-say-{key}", {**args})


def _dice(hand: tuple[int, ...]) -> str:
    return " ".join(map(str, hand))
