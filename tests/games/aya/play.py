"""Test helpers that bring a match to a certain state, with seats and actions as text."""

import pytest

from rivage.core import CHANCE, IllegalAction, Options, Seat
from rivage.games.aya import GAME
from rivage.games.aya.state import AyaState


def begun(seats: int = 2, **options: str | int | bool) -> AyaState:
    """A match in which seat 0 is the first player, the Start tile is in the centre and the first hourglass runs."""
    state = GAME.initial(seats, Options(options))
    if seats > 1:
        state = does(state, 0, "first 0")
    return does(state, 0, "start 0,0,0", "flip")


def does(state: AyaState, seat: int, *texts: str) -> AyaState:
    """The state after a seat's actions; `CHANCE` is the seat of chance."""
    for text in texts:
        state = GAME.apply(state, Seat(seat), GAME.parse_action(text))
    return state


def chance(state: AyaState, *texts: str) -> AyaState:
    return does(state, CHANCE, *texts)


def holds(state: AyaState, kind: str, seat: int | None = None) -> AyaState:
    """The state after a seat, by default the one whose turn it is, drew a domino of that kind."""
    return chance(does(state, state.turn if seat is None else seat, "draw"), f"drew {kind}")


def plays(state: AyaState, kind: str, *texts: str) -> AyaState:
    """The state after the seat whose turn it is drew a domino of that kind and made these actions."""
    seat = state.turn
    return does(holds(state, kind), seat, *texts)


def placed(state: AyaState, *places: str, kind: str = "forest") -> AyaState:
    """The state after the seats placed dominoes of a kind at these places, in turn."""
    for place in places:
        state = plays(state, kind, f"place {place}")
    return state


def legal(state: AyaState, seat: int, text: str) -> bool:
    return GAME.parse_action(text) in GAME.legal_actions(state, Seat(seat))


def toppling(state: AyaState) -> AyaState:
    """The state after both hourglasses have run out."""
    state = chance(state, "glass")
    return chance(does(state, 0, "flip"), "glass")


def refused(state: AyaState, seat: int, text: str) -> tuple[str, str]:
    """The key of the refusal and the piece that is in the way. Also checks `in` and the message."""
    action = GAME.parse_action(text)
    assert action not in GAME.legal_actions(state, Seat(seat))
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, Seat(seat), action)
    assert caught.value.code == "action.illegal"
    why, what = str(caught.value.details["why"]), str(caught.value.details["what"])
    assert caught.value.message.endswith(f"{why}: {what}" if what else why)
    return why, what


def taken(kind: str = "bend", **options: int) -> AyaState:
    return chance(plays(begun(**options), "forest*", "landscape"), f"tile {kind}")
