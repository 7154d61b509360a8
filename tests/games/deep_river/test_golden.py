"""Recorded truth: matches, a playthrough, orders and counts. `make_golden.py` writes them anew."""

import pytest

from rivage.core import Seat
from rivage.games.deep_river import GAME, perft

from .make_golden import SET_UPS, counts, orders
from .records import GOLDEN, MATCHES, playthrough, read_match, replay, write_match

NAMES = sorted(path.stem for path in MATCHES.glob("*.txt"))


def test_there_is_a_recorded_match_for_every_way_the_game_can_end() -> None:
    ends = {read_match((MATCHES / f"{name}.txt").read_text()).outcome for name in NAMES}
    assert {end.reason for end in ends} == set(GAME.info.endings)
    for reason in ("bear-home", "currents-home"):
        assert {end.winners for end in ends if end.reason == reason} == {(Seat(0),), (Seat(1),)}


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_match_ends_as_it_did(name: str) -> None:
    text = (MATCHES / f"{name}.txt").read_text()
    match = read_match(text)
    *_, (end, _, _) = replay(match)
    assert GAME.outcome(end) == match.outcome
    assert GAME.format_state(end) == match.position
    assert write_match(match) == text


@pytest.mark.parametrize("name", NAMES)
def test_no_recorded_match_was_over_before(name: str) -> None:
    *states, _ = replay(read_match((MATCHES / f"{name}.txt").read_text()))
    assert all(GAME.outcome(state) is None for state, _, _ in states)


def test_the_playthrough_is_the_same_line_by_line() -> None:
    match = read_match((MATCHES / "currents-home-draw.txt").read_text())
    assert playthrough(match).splitlines() == (GOLDEN / "playthrough.txt").read_text().splitlines()


def test_the_order_of_legal_actions_is_pinned() -> None:
    assert orders().splitlines() == (GOLDEN / "legal-order.txt").read_text().splitlines()


def test_tree_counts_from_four_set_ups_are_pinned() -> None:
    assert counts() == (GOLDEN / "perft.txt").read_text()
    assert len(SET_UPS) == 4
    assert perft(SET_UPS[0], 3) == [8, 43, 1684]
