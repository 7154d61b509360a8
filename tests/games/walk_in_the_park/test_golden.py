"""Recorded matches: one for each ending, tie-break and bonus. `make_golden.py` writes them."""

from pathlib import Path

import pytest

from rivage.games.walk_in_the_park import GAME, meta
from rivage.games.walk_in_the_park.components import BONUSES
from rivage.games.walk_in_the_park.score import Verdict

from .make_golden import legal_order
from .moments import ended
from .records import GOLDEN, MATCHES, Match, playthrough, read_match, replay, write_match

FILES = sorted(MATCHES.glob("*.txt"))


def match_of(path: Path) -> Match:
    return read_match(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_match_ends_as_it_did(path: Path) -> None:
    match = match_of(path)
    *_, end = replay(match)
    assert GAME.outcome(end) == match.outcome
    assert GAME.format_state(end) == match.position
    assert ended(end).decided == match.decided
    assert write_match(match) == path.read_text(encoding="utf-8")


def verdicts() -> dict[str, Verdict]:
    return {path.stem: ended(list(replay(match_of(path)))[-1]) for path in FILES}


def test_there_is_a_match_for_each_ending_tie_break_and_bonus() -> None:
    found = verdicts()
    assert {one.reason for one in found.values()} == set(meta.INFO.endings)
    assert {one.decided for one in found.values()} == {"points", "ender", "monuments", "statues", "shared", "goal", "missed"}
    assert not set(found["tie-others-monuments"].tied) & set(found["tie-others-monuments"].enders)
    assert {f"bonus-{bonus}" for bonus in BONUSES} <= set(found)


def test_the_playthrough_is_as_it_was() -> None:
    text = (GOLDEN / "playthrough.txt").read_text(encoding="utf-8")
    assert playthrough(match_of(MATCHES / "seventh-monument.txt")) == text


def test_the_order_of_legal_words_is_as_it_was() -> None:
    assert legal_order() == (GOLDEN / "legal-order.txt").read_text(encoding="utf-8")
