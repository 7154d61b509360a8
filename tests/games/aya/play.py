"""Helpers to bring a match to a moment: seats and actions as text."""

import pytest

from rivage.core import CHANCE, IllegalAction, Options, Seat
from rivage.games.aya import GAME
from rivage.games.aya.state import AyaState


def begun(seats: int = 2, **options: str | int | bool) -> AyaState:
    """The Start tile lies in the middle, seat 0 begins, and the first glass runs."""
    state = GAME.initial(seats, Options(options))
    if seats > 1:
        state = does(state, 0, "first 0")
    return does(state, 0, "start 0,0,0", "flip")


def does(state: AyaState, seat: int, *texts: str) -> AyaState:
    """The state after a seat did all that; `CHANCE` for chance."""
    for text in texts:
        state = GAME.apply(state, Seat(seat), GAME.parse_action(text))
    return state


def chance(state: AyaState, *texts: str) -> AyaState:
    return does(state, CHANCE, *texts)


def holds(state: AyaState, kind: str, seat: int | None = None) -> AyaState:
    """The seat (whose turn it is) has drawn that."""
    return chance(does(state, state.turn if seat is None else seat, "draw"), f"drew {kind}")


def plays(state: AyaState, kind: str, *texts: str) -> AyaState:
    """The seat whose turn it is draws that and does all that."""
    seat = state.turn
    return does(holds(state, kind), seat, *texts)


def placed(state: AyaState, *places: str, kind: str = "forest") -> AyaState:
    """Dominoes of a kind stand there, placed in turn."""
    for place in places:
        state = plays(state, kind, f"place {place}")
    return state


def legal(state: AyaState, seat: int, text: str) -> bool:
    return GAME.parse_action(text) in GAME.legal_actions(state, Seat(seat))


def toppling(state: AyaState) -> AyaState:
    """Both glasses have run out."""
    state = chance(state, "glass")
    return chance(does(state, 0, "flip"), "glass")


def refused(state: AyaState, seat: int, text: str) -> tuple[str, str]:
    """The key of the refusal and what is in the way; `in` says the same, and a sentence tells it."""
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
