"""Recorded matches: one for each way the game can end. `make_golden.py` writes them."""

from pathlib import Path

import pytest

from rivage.games.aya import GAME

from .records import GOLDEN, MATCHES, playthrough, read_match, replay, write_match

FILES = sorted(MATCHES.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_match_ends_as_it_did(path: Path) -> None:
    match = read_match(path.read_text())
    *before, end = replay(match)
    assert all(GAME.outcome(state) is None for state in before)
    assert GAME.outcome(end) == match.outcome
    assert write_match(match) == path.read_text()


def test_there_is_a_recorded_match_for_every_way_the_game_can_end() -> None:
    assert {read_match(path.read_text()).outcome.reason for path in FILES} == set(GAME.info.endings)


def test_the_playthrough_is_the_same_line_by_line() -> None:
    match = read_match((MATCHES / "glass-by-hand.txt").read_text())
    assert playthrough(match).splitlines() == (GOLDEN / "playthrough.txt").read_text().splitlines()


def test_the_match_played_by_hand_wins_the_end_and_the_okapi() -> None:
    *_, end = replay(read_match((MATCHES / "glass-by-hand.txt").read_text()))
    seen = GAME.view(end, None).count
    assert seen is not None
    assert (seen.animals, seen.landscapes, seen.tokens, seen.score) == (("okapi",), ("forest-end",), 10, 12)
