"""Dominoes that others stood, turned so that they do no harm."""

from msgspec.structs import replace
from tests.bots.aya.tables import begun

from rivage.bots.aya import choose
from rivage.bots.aya.forecast import Forecast
from rivage.core import Seat
from rivage.games.aya import GAME, rules
from rivage.games.aya.geometry import Spot
from rivage.games.aya.state import AyaState, Domino, LaidTile

START = Spot(0, -400, 300)
TILE = LaidTile("forest-end", Spot(4000, 2600, 1800))


def holding(*dominoes: Domino) -> AyaState:
    state = begun(START)
    players = (replace(state.players[0], hand="pole"), *state.players[1:])
    return replace(state, tiles=(*state.tiles, TILE), dominoes=dominoes, players=players)


def chosen(state: AyaState) -> str:
    (action,) = choose("architect", GAME.view(state, Seat(0)), 1)
    return action


def test_one_that_would_fall_onto_a_foreign_landscape_is_turned_away() -> None:
    state = holding(Domino(1, "desert", Spot(4600, 2600, 1800)))
    assert Forecast(state).spoiled
    action = chosen(state)
    assert action.startswith("turn 1 ")
    after = rules.apply(state, Seat(0), GAME.parse_action(action))
    assert not Forecast(after).spoiled
    assert after.turn == 0


def test_one_that_stands_on_the_landscape_is_left_as_it_is() -> None:
    assert not chosen(holding(Domino(1, "desert", Spot(4100, 2600, 1800)))).startswith("turn")


def test_one_that_stands_on_the_rim_is_turned_to_fall_outwards_unless_another_spoils_the_landscape_anyway() -> None:
    rim = Domino(1, "desert", Spot(4420, 2600, 900))
    state = holding(rim)
    assert Forecast(state).spoiled
    action = chosen(state)
    assert action.startswith("turn 1 ")
    assert not Forecast(rules.apply(state, Seat(0), GAME.parse_action(action))).spoiled
    assert not chosen(holding(rim, Domino(2, "pole", Spot(3900, 2600, 1800)))).startswith("turn")


def test_one_that_would_strike_a_river_from_the_side_is_turned_away() -> None:
    row = [Domino(number, "pole", Spot(4000 + 200 * number, -2600, 0)) for number in (1, 2, 3)]
    action = chosen(holding(*row, Domino(4, "pole", Spot(4400, -2850, 900))))
    assert action.startswith("turn 4 ")


def test_the_end_of_a_chain_that_turns_into_a_river_is_left_as_it_is() -> None:
    row = [Domino(number, "pole", Spot(4000 + 200 * number, -2600, 0)) for number in (1, 2, 3)]
    side = [Domino(number, "pole", Spot(4400, -3650 + 200 * number, 900)) for number in (3, 4)]
    state = holding(*row, *(replace(each, id=number) for number, each in enumerate(side, 4)))
    assert not chosen(state).startswith("turn 5 ")
