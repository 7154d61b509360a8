"""Golden files of A Walk in the Park, in addition to those that `tests/games/test_golden.py` checks for every game."""

from tests.games.records import load

from rivage.games.walk_in_the_park.components import BONUSES

from .make_golden import GOLDEN, PLAYTHROUGH, final_state, legal_order, playthrough
from .moments import ended


def test_every_tie_break_and_bonus_has_a_match() -> None:
    matches = load(GOLDEN)
    found = {name: ended(final_state(match)) for name, match in matches.items()}
    assert {name: verdict.decided for name, verdict in found.items()} == {name: match.decided for name, match in matches.items()}
    criteria = {"points", "ender", "monuments", "statues", "shared", "goal", "missed"}
    assert {verdict.decided for verdict in found.values()} == criteria
    assert not set(found["tie-others-monuments"].tied) & set(found["tie-others-monuments"].enders)
    assert {f"bonus-{bonus}" for bonus in BONUSES} <= set(found)


def test_the_playthrough_is_unchanged() -> None:
    assert playthrough(load(GOLDEN)[PLAYTHROUGH]) == (GOLDEN / "playthrough.txt").read_text(encoding="utf-8")


def test_the_order_of_legal_actions_is_unchanged() -> None:
    assert legal_order() == (GOLDEN / "legal-order.txt").read_text(encoding="utf-8")
