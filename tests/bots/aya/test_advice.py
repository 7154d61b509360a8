"""What newcomers are told, and why."""

import random

import pytest
from msgspec.structs import replace
from tests.bots.aya.tables import begun, settle

from rivage.bots.aya import Advice, advise, choose
from rivage.bots.aya.advice import SENTENCES
from rivage.core import Options, Seat
from rivage.games.aya import GAME, rules
from rivage.games.aya.geometry import Spot
from rivage.games.aya.state import AyaState

START = Spot(0, -400, 300)


def advised(state: AyaState, seat: int = 0) -> Advice | None:
    return advise(GAME.view(state, Seat(seat)), seat)


def why(state: AyaState, seat: int = 0) -> str:
    advice = advised(state, seat)
    return advice.why if advice is not None else ""


def holding(kind: str, seat: int = 0) -> AyaState:
    state = begun(START)
    players = list(state.players)
    players[seat] = replace(players[seat], hand=kind)
    return replace(state, players=tuple(players))


def test_advice_is_what_the_best_bots_would_do() -> None:
    state = holding("pole")
    advice = advised(state)
    assert advice is not None
    assert [advice.action] == choose("architect", GAME.view(state, Seat(0)), 7)


def test_a_domino_in_hand_is_advised_on_before_its_turn_comes() -> None:
    advice = advised(holding("pole", seat=2), 2)
    assert advice is not None
    assert advice.action.startswith("place ")


@pytest.mark.parametrize(("kind", "reason"), [("pole*", "opens-landscape"), ("garden", "fork-for-animals")])
def test_the_reason_says_what_the_domino_is_good_for(kind: str, reason: str) -> None:
    assert why(holding(kind)) == reason


def test_while_a_terrain_has_no_landscape_nobody_is_told_that_an_animal_can_ride_to_one() -> None:
    advice = advised(holding("pole"))
    assert advice is not None
    assert (advice.why, advice.args) == ("home-to-come", {"terrain": "pole"})


def test_who_may_draw_ahead_is_told_so_and_who_has_to_wait_is_told_nothing() -> None:
    assert why(begun(START), 2) == "draw"
    assert advised(GAME.initial(2, Options())) is None


def test_a_whole_match_of_advice_is_legal_has_a_sentence_each_time_and_gives_every_kind_of_reason_that_building_has() -> None:
    rng = random.Random(1)
    state = begun(START, seats=2, patience=0)
    heard = set()
    while state.phase == "placing":
        seat = state.turn
        advice = advised(state, seat)
        assert advice is not None
        assert "{" not in advice.sentence
        heard.add(advice.why)
        state = settle(rules.apply(state, Seat(seat), GAME.parse_action(advice.action)), rng)
    assert heard >= {
        "draw", "opens-landscape", "lays-landscape", "waters-landscape", "leads-home", "carries-animal", "fork-for-animals",
        "extends-river",
    }  # fmt: skip
    assert heard <= SENTENCES.keys()
