"""The test cases for the client's copy of the placing rules are up to date."""

from .hand_cases import FILE, written


def test_the_cases_file_matches_the_rules() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "stale: PYTHONPATH=src:. python -m tests.games.aya.hand_cases"
