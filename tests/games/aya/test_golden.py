"""Recorded matches of Aya, in addition to `tests/games/test_golden.py`. `make_golden.py` writes them."""

import pytest
from msgspec.structs import replace
from tests.games.records import load, replay

from rivage.core import IllegalAction
from rivage.games.aya import GAME

from .make_golden import GOLDEN, PLAYTHROUGH_MATCH, orders, playthrough


def test_the_playthrough_has_not_changed() -> None:
    assert playthrough(load(GOLDEN)[PLAYTHROUGH_MATCH]).splitlines() == (GOLDEN / "playthrough.txt").read_text().splitlines()


def test_the_order_of_candidates_has_not_changed() -> None:
    assert orders(load(GOLDEN)).splitlines() == (GOLDEN / "legal-order.txt").read_text().splitlines()


@pytest.mark.parametrize(
    ("name", "animals", "score"), [("glass-by-hand", ("okapi",), 12), ("glass-forks", ("okapi", "eurasian-lynx"), 13)]
)
def test_a_match_written_by_hand_wins_its_tile_and_its_animals(name: str, animals: tuple[str, ...], score: int) -> None:
    *_, end = replay(GAME, load(GOLDEN)[name])
    seen = GAME.view(end, None).count
    assert seen is not None
    assert (seen.animals, seen.landscapes, seen.tokens, seen.score) == (animals, ("forest-end",), 10, score)


def test_every_version_of_the_rules_since_the_second_has_a_recorded_match() -> None:
    versions = {match.rules or GAME.info.rules_version for match in load(GOLDEN).values()}
    assert versions == set(range(2, GAME.info.rules_version + 1))


def test_the_match_with_a_fork_is_illegal_in_earlier_rules() -> None:
    earlier = replace(load(GOLDEN)["glass-forks"], rules=2)
    with pytest.raises(IllegalAction, match="near-tile"):
        list(replay(GAME, earlier))
