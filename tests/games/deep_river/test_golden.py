"""Golden files of Deep River, in addition to those that `tests/games/test_golden.py` checks for every game."""

from tests.games.records import load

from rivage.core import Seat
from rivage.games.deep_river import perft

from .make_golden import GOLDEN, PLAYTHROUGH, SET_UPS, counts, orders, playthrough


def test_matches_won_by_bear_and_by_currents_exist_for_both_sides() -> None:
    ends = [match.outcome for match in load(GOLDEN).values()]
    for reason in ("bear-home", "currents-home"):
        assert {end.winners for end in ends if end.reason == reason} == {(Seat(0),), (Seat(1),)}


def test_the_playthrough_is_unchanged() -> None:
    assert playthrough(load(GOLDEN)[PLAYTHROUGH]).splitlines() == (GOLDEN / "playthrough.txt").read_text().splitlines()


def test_the_order_of_legal_actions_is_unchanged_for_every_decision() -> None:
    assert orders().splitlines() == (GOLDEN / "legal-order.txt").read_text().splitlines()


def test_perft_counts_from_four_set_ups_are_unchanged() -> None:
    assert counts() == (GOLDEN / "perft.txt").read_text()
    assert len(SET_UPS) == 4
    assert perft(SET_UPS[0], 3) == [8, 43, 1684]
