"""The bots of Liar's Dice choose legal actions, and `counter` is stronger than `bluffer`."""

import random

import pytest
from rivage_liars_dice import GAME
from rivage_liars_dice.actions import Bid
from rivage_liars_dice.bots import choose, probability

from rivage.core import CHANCE, Chances, Options, Seat


def winner(levels: tuple[str, ...], seed: int) -> int:
    """Return the seat that wins a match of bots."""
    generator = random.Random(seed)
    state = GAME.initial(len(levels), Options({"dice": 3, "ones": ("plain", "wild")[seed % 2]}))
    while (outcome := GAME.outcome(state)) is None:
        (seat,) = GAME.to_act(state)
        if seat == CHANCE:
            legal = GAME.legal_actions(state, CHANCE)
            assert isinstance(legal, Chances)
            action = legal.pick(generator.randrange(legal.total))
        else:
            (text,) = choose(levels[seat], GAME.view(state, seat), seed)
            action = GAME.parse_action(text)
        state = GAME.apply(state, seat, action)
    return int(outcome.winners[0])


def test_the_counter_beats_the_bluffer() -> None:
    wins = sum(winner(("counter", "bluffer"), seed) == 0 for seed in range(30))
    wins += sum(winner(("bluffer", "counter"), seed) == 1 for seed in range(30))
    assert wins > 36


def test_a_match_of_six_bots_ends() -> None:
    assert 0 <= winner(("counter", "bluffer") * 3, 1) < 6


@pytest.mark.parametrize("level", GAME.info.bot_levels)
def test_a_bot_that_cannot_bid_higher_challenges(level: str) -> None:
    view = GAME.view(GAME.parse_state("1 plain 1/6 2x6 -"), Seat(1))
    assert choose(level, view, 1) == ["challenge"]


@pytest.mark.parametrize(
    ("ones", "bid", "expected"),
    [("plain", Bid(1, 6), 1.0), ("plain", Bid(2, 6), 1 / 6), ("wild", Bid(2, 6), 1 / 3), ("wild", Bid(1, 1), 1 / 6)],
)
def test_the_probability_of_a_bid_depends_on_the_seats_dice(ones: str, bid: Bid, expected: float) -> None:
    view = GAME.view(GAME.parse_state(f"1 {ones} 3/6 - -"), Seat(1))
    assert probability(view, bid) == pytest.approx(expected)
