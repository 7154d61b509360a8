"""Recorded matches beside what `tests/games/test_golden.py` asks of every game. `make_golden.py` writes them."""

from tests.games.records import load

from rivage.games.walk_in_the_park.components import BONUSES

from .make_golden import GOLDEN, READ, last, legal_order, playthrough
from .moments import ended


def test_there_is_a_match_for_each_tie_break_and_bonus() -> None:
    matches = load(GOLDEN)
    found = {name: ended(last(match)) for name, match in matches.items()}
    assert {name: one.decided for name, one in found.items()} == {name: match.decided for name, match in matches.items()}
    assert {one.decided for one in found.values()} == {"points", "ender", "monuments", "statues", "shared", "goal", "missed"}
    assert not set(found["tie-others-monuments"].tied) & set(found["tie-others-monuments"].enders)
    assert {f"bonus-{bonus}" for bonus in BONUSES} <= set(found)


def test_the_playthrough_is_as_it_was() -> None:
    assert playthrough(load(GOLDEN)[READ]) == (GOLDEN / "playthrough.txt").read_text(encoding="utf-8")


def test_the_order_of_legal_words_is_as_it_was() -> None:
    assert legal_order() == (GOLDEN / "legal-order.txt").read_text(encoding="utf-8")
