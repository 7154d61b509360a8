"""Recorded truth beside what `tests/games/test_golden.py` asks of every game. `make_golden.py` writes it anew."""

from tests.games.records import load

from rivage.core import Seat
from rivage.games.deep_river import perft

from .make_golden import GOLDEN, READ, SET_UPS, counts, orders, playthrough


def test_a_bear_or_currents_at_home_are_recorded_for_either_side() -> None:
    ends = [match.outcome for match in load(GOLDEN).values()]
    for reason in ("bear-home", "currents-home"):
        assert {end.winners for end in ends if end.reason == reason} == {(Seat(0),), (Seat(1),)}


def test_the_playthrough_is_the_same_line_by_line() -> None:
    assert playthrough(load(GOLDEN)[READ]).splitlines() == (GOLDEN / "playthrough.txt").read_text().splitlines()


def test_the_order_is_pinned_for_every_kind_of_decision() -> None:
    assert orders().splitlines() == (GOLDEN / "legal-order.txt").read_text().splitlines()


def test_tree_counts_from_four_set_ups_are_pinned() -> None:
    assert counts() == (GOLDEN / "perft.txt").read_text()
    assert len(SET_UPS) == 4
    assert perft(SET_UPS[0], 3) == [8, 43, 1684]
