"""Recorded matches beside what `tests/games/test_golden.py` asks of every game. `make_golden.py` writes them."""

from tests.games.records import load, replay

from rivage.games.aya import GAME

from .make_golden import GOLDEN, READ, orders, playthrough


def test_the_playthrough_is_the_same_line_by_line() -> None:
    assert playthrough(load(GOLDEN)[READ]).splitlines() == (GOLDEN / "playthrough.txt").read_text().splitlines()


def test_the_order_of_candidates_is_pinned() -> None:
    assert orders(load(GOLDEN)).splitlines() == (GOLDEN / "legal-order.txt").read_text().splitlines()


def test_the_match_played_by_hand_wins_the_end_and_the_okapi() -> None:
    *_, end = replay(GAME, load(GOLDEN)[READ])
    seen = GAME.view(end, None).count
    assert seen is not None
    assert (seen.animals, seen.landscapes, seen.tokens, seen.score) == (("okapi",), ("forest-end",), 10, 12)
