"""Notation of positions: turn, ones, hands, last bid, last challenge: `0 plain 12/*2 1x6 2x3:13/4:1`.

Hands are separated by slashes: `12` is a rolled one and two, `*2` is two dice to be rolled, `.` is a seat without dice.
"""

import re

from rivage.core import NotationError

from .actions import Bid
from .notation import format_action, parse_action
from .state import LiarsDiceState, Shown

_HANDS = r"(?:[1-6]{1,5}|\*[1-5]|\.)(?:/(?:[1-6]{1,5}|\*[1-5]|\.)){1,5}"
_BID = r"[1-9][0-9]?x[1-6]"
_STATE = re.compile(rf"([0-5]) (plain|wild) ({_HANDS}) (-|{_BID}) (-|({_BID}):({_HANDS}):([0-5]))")


def parse_state(text: str) -> LiarsDiceState:
    """Parse a position.

    Raises:
        NotationError: when `text` is not a position.
    """
    found = _STATE.fullmatch(text)
    if found is None:
        raise NotationError(
            "a turn, ones, hands, a bid and a challenge are expected, such as '0 plain 12/*2 - -'", text=text, at=0
        )
    hands = _parse_hands(found[3], text)
    dice = tuple(int(word[1:]) if word[0] == "*" else len(hand) for word, hand in zip(found[3].split("/"), hands, strict=True))
    last = Shown(_parse_bid(found[6]), _parse_hands(found[7], text), int(found[8])) if found[6] else None
    turn = int(found[1])
    if turn >= len(dice) or not dice[turn] or (last and (last.loser >= len(dice) or len(last.hands) != len(dice))):
        raise NotationError(
            "the turn and the loser are seats of the table, and the turn is that of a seat with dice", text=text, at=0
        )
    return LiarsDiceState(dice, hands, turn, found[2] == "wild", None if found[4] == "-" else _parse_bid(found[4]), last)


def _parse_bid(text: str) -> Bid:
    bid = parse_action(f"bid {text}")
    assert isinstance(bid, Bid)
    return bid


def _parse_hands(text: str, whole: str) -> tuple[tuple[int, ...], ...]:
    hands = tuple(() if word[0] in "*." else tuple(map(int, word)) for word in text.split("/"))
    if any(hand != tuple(sorted(hand)) for hand in hands):
        raise NotationError("dice are written in ascending order", text=whole, at=whole.index(text))
    return hands


def format_state(state: LiarsDiceState) -> str:
    """Format a position. `parse_state` is the inverse."""
    hands = "/".join(
        _format_hand(hand) or (f"*{count}" if count else ".") for hand, count in zip(state.hands, state.dice, strict=True)
    )
    bid = _format_bid(state.bid) if state.bid else "-"
    last = "-"
    if state.last is not None:
        shown = "/".join(_format_hand(hand) or "." for hand in state.last.hands)
        last = f"{_format_bid(state.last.bid)}:{shown}:{state.last.loser}"
    return f"{state.turn} {'wild' if state.wild else 'plain'} {hands} {bid} {last}"


def _format_bid(bid: Bid) -> str:
    return format_action(bid).removeprefix("bid ")


def _format_hand(hand: tuple[int, ...]) -> str:
    return "".join(map(str, hand))
