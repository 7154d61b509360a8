"""Liar's Dice passes the conformance kit, hides the dice of other seats, and follows its own rules."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from rivage_liars_dice import GAME
from rivage_liars_dice.components import rolls
from rivage_liars_dice.rules import count_of
from rivage_liars_dice.state import LiarsDiceState

from rivage.core import CHANCE, Chances, IllegalAction, Seat
from rivage.core.checks import check_game


def other_dice(state: LiarsDiceState, seat: Seat | None) -> Iterator[LiarsDiceState]:
    """Yield states in which another seat has other dice. `seat` cannot distinguish them from the given state."""
    for other, hand in enumerate(state.hands):
        if hand and other != seat:
            dice = next(dice for dice in rolls(len(hand)) if dice != hand)
            yield replace(state, hands=tuple(dice if each == other else hand for each, hand in enumerate(state.hands)))


def test_the_game_passes_the_conformance_kit_and_hides_the_dice_of_others() -> None:
    report = check_game(GAME, games=20, hidden_variants=other_dice)
    assert set(report.endings) == set(GAME.info.endings)
    assert report.unfinished == 0


def play(position: str, *actions: str) -> LiarsDiceState:
    state = GAME.parse_state(position)
    for action in actions:
        state = GAME.apply(state, Seat(state.turn), GAME.parse_action(action))
    return state


def test_chance_actions_are_all_rolls_with_their_weights() -> None:
    legal = GAME.legal_actions(GAME.parse_state("0 plain *2/*1 - -"), CHANCE)
    assert isinstance(legal, Chances)
    assert (len(legal), legal.total) == (21, 36)
    assert [GAME.format_action(action) for action in list(legal)[:3]] == ["roll 1-1", "roll 1-2", "roll 1-3"]
    assert list(legal.weights[:3]) == [1, 2, 2]


def test_bids_increase_and_the_first_bidder_cannot_challenge() -> None:
    first = [GAME.format_action(action) for action in GAME.legal_actions(GAME.parse_state("0 plain 1/2 - -"), Seat(0))]
    assert (first[0], first[-1], len(first)) == ("bid 1x1", "bid 2x6", 12)
    later = [GAME.format_action(action) for action in GAME.legal_actions(GAME.parse_state("1 plain 1/2 2x4 -"), Seat(1))]
    assert later == ["bid 2x5", "bid 2x6", "challenge"]


@pytest.mark.parametrize(("bid", "loser"), [("2x3", 0), ("3x3", 1)])
def test_the_challenger_loses_a_die_if_the_bid_holds_else_the_bidder(bid: str, loser: int) -> None:
    state = play(f"0 plain 13/23 {bid} -", "challenge")
    assert state.last is not None
    assert (state.last.loser, state.last.hands, state.turn) == (loser, ((1, 3), (2, 3)), loser)
    assert state.dice == ((1, 2) if loser == 0 else (2, 1))
    assert state.hands == ((), ())
    assert state.bid is None


def test_a_seat_without_dice_is_out_and_the_next_seat_begins() -> None:
    state = play("1 plain 13/2/66 3x6 -", "challenge")
    assert state.dice == (1, 1, 2)
    state = play("1 plain 6/2/66 3x6 -", "challenge")
    assert (state.dice, state.turn) == ((1, 0, 2), 2)
    assert play("2 plain 6/./66 - -", "bid 1x1").turn == 0


def test_the_last_player_with_dice_wins() -> None:
    outcome = GAME.outcome(play("1 plain 6/2/. 1x6 -", "challenge"))
    assert outcome is not None
    assert (outcome.winners, outcome.returns) == ((0,), (1.0, -1.0, -1.0))


@pytest.mark.parametrize(("ones", "count"), [("plain", 2), ("wild", 3)])
def test_wild_ones_count_as_every_face(ones: str, count: int) -> None:
    assert count_of(GAME.parse_state(f"0 {ones} 13/23 - -"), 3) == count


@pytest.mark.parametrize("action", ["bid 2x4", "bid 5x1", "roll 1-1"])
def test_an_illegal_action_is_refused(action: str) -> None:
    with pytest.raises(IllegalAction, match=action):
        play("1 plain 13/23 2x4 -", action)
