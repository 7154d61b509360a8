"""Descriptions of views and labels of actions in English."""

from rivage.core import Seat
from rivage.games.walk_in_the_park import GAME
from rivage.games.walk_in_the_park.state import WalkState
from rivage.registry import render

from .moments import fresh, roll, seen, write


def description(state: WalkState, seat: int | None = 0) -> list[str]:
    return [render("walk-in-the-park", sentence) for sentence in GAME.describe(seen(state, seat))]


def label(state: WalkState, word: str) -> str:
    return render("walk-in-the-park", GAME.label(state, Seat(0), GAME.parse_action(word)))


def test_a_description_starts_with_the_round_and_the_next_decision() -> None:
    assert description(fresh(2))[0] == "Round 1: the die comes next."
    state = roll(fresh(2), "turn")
    assert description(state)[0] == "Round 1, a bend: draw it."
    assert description(write(state, "A1=NE done"))[0] == "Round 1, a bend: others are still drawing."


def test_a_description_contains_the_seats_sheet_row_by_row() -> None:
    lines = description(write(roll(fresh(2), "turn"), "C2=SW"))
    assert lines[1:3] == ["Row 2: C2=SW.", "Row 3: C3=NESW."]
    assert "Connected to the crossroads: C2, C3." in lines
    assert "Monuments to visit: B1, D1, A2, E2, A4, E4, B5, D5." in lines


def test_a_description_hides_the_actions_of_other_seats_in_this_round() -> None:
    state = roll(fresh(2), "ibis")
    assert description(write(state, "A1=I"), 1) == description(state, 1)
    assert description(write(state, "A1=I"), None) == description(state, None)


def test_labels_describe_actions_in_plain_english() -> None:
    state = roll(fresh(1), "turn")
    assert label(state, "B2=NE") == "B2: a bend, open to the north and east."
    assert label(roll(fresh(1), "ibis"), "B2=I") == "B2: an ibis."
    drawn = write(state, "C2=SW")
    assert label(drawn, "C2+N") == "C2: make it a T, open to the north too."
    assert label(drawn, "done") == "Everything is drawn."


def test_the_label_of_a_bonus_contains_its_score() -> None:
    state = visit()
    assert label(state, "*flocks") == "Tick a bonus: a point for every flock."


def visit() -> WalkState:
    """Return a state in which a monument was just visited."""
    state = write(roll(fresh(1), "straight"), "C2=NS done")
    state = write(roll(state, "turn"), "C1=SW done")
    return write(roll(state, "turn"), "B1=NE")
