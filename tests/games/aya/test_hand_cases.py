"""The browser's twin of the rules of placing is tested against cases that these rules have decided."""

from .hand_cases import FILE, written


def test_the_cases_of_the_browser_are_those_of_these_rules() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "stale: PYTHONPATH=src:. python -m tests.games.aya.hand_cases"
