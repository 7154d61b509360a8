"""Descriptions of views and labels of actions in English."""

from rivage.core import Seat
from rivage.games.deep_river import GAME
from rivage.registry import render

from .moments import play, position


def description(text: str, actions: str = "") -> list[str]:
    return [render("deep-river", sentence) for sentence in GAME.describe(GAME.view(play(text, actions), None))]


def labels(text: str, actions: str = "") -> list[str]:
    state = play(text, actions)
    (seat,) = GAME.to_act(state)
    return [render("deep-river", GAME.label(state, seat, action)) for action in GAME.legal_actions(state, seat)]


def test_a_view_describes_the_bear_the_river_the_nests_and_the_currents() -> None:
    lines = description(position("e/Se/./S+./././.", bear=3, tilted="2"))
    assert lines[0] == "Eels to move: choose a current."
    assert lines[1] == "The bear: steps to the Eels’ nest 3, to the Salmon’s nest 5."
    assert lines[2:5] == [
        "Tile 1, Bear: a single eel.",
        "Tile 2, Advance: a single eel on top of a double salmon.",
        "Tile 3, Swap: empty.",
    ]
    assert lines[5:7] == ["Tile 4, big tile, first place: a double salmon.", "Tile 4, big tile, second place: empty."]
    assert "Nest of the Eels: single 3, double 0." in lines
    assert "The violet current at tile 1: 3, on its back twice 1; tilted." in lines
    assert len(lines) == 15


def test_labels_of_currents_contain_colours_and_faces() -> None:
    assert labels(position(currents="1b1b1a")) == [
        "Play the blue current: 1 and the bear.",
        "Play the violet current: twice 1.",
        "Play the green current: 1.",
    ]


def test_labels_of_fish_contain_kind_and_place() -> None:
    assert labels(position("e/././E+e/././.", doubles=(1, 0)), "c3") == [
        "Swim with a single eel from the nest.",
        "Swim with a double eel from the nest.",
        "Swim with a single eel on tile 1.",
        "Swim with a double eel on tile 4, first place.",
        "Swim with a single eel on tile 4, second place.",
    ]


def test_the_decisions_of_the_pie_rule_are_described() -> None:
    state = GAME.parse_state("setup pie : tiles BASTAB, throw aba")
    assert render("deep-river", GAME.describe(GAME.view(state, Seat(0)))[0]) == "Before the game: choose who goes first."
    assert [render("deep-river", GAME.label(state, Seat(0), action)) for action in GAME.legal_actions(state, Seat(0))] == [
        "Let the Eels go first.",
        "Let the Salmon go first.",
    ]


def test_a_finished_game_is_described_as_over() -> None:
    assert description(position(bear=8))[0] == "The game is over."
