"""Reasons for lost photos, and how names and distances are displayed."""

import ast
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from tests.locales.test_catalogues import FIRST, messages

from rivage.games.aya.counting import photos
from rivage.games.aya.counting.photos import Token, count, displayed_distance, join_names
from rivage.registry import render

RULES = Path(photos.__file__).parent


def constants(module: str) -> set[str]:
    """All string constants of a module of the rules."""
    tree = ast.parse((RULES / module).read_text())
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def test_every_reason_with_a_message_can_happen() -> None:
    keys = {name.removeprefix("terminal-aya-lost-") for name in messages(FIRST, "terminal-aya.ftl") if "-lost-" in name}
    assert keys <= constants("photos.py") | constants("result.py")


@pytest.mark.parametrize(
    ("names", "expected"), [(["a1"], "a1"), (["a1", "a2"], "a1 and a2"), (["a1", "a2", "a3"], "a1, a2 and a3")]
)
def test_listed_names_end_with_and(names: list[str], expected: str) -> None:
    assert join_names(names) == expected


@pytest.mark.parametrize(
    ("distance", "expected"),
    [
        (0.0, "0.1"),
        (0.04, "0.1"),
        (1.0, "1"),
        (1.26, "1.3"),
        (9.94, "9.9"),
        (9.96, "10"),
        (10.0, "10"),
        (10.6, "11"),
        (220.4, "220"),
    ],
)
def test_small_distances_have_tenths_and_large_ones_are_whole(distance: float, expected: str) -> None:
    assert str(displayed_distance(distance)) == expected


@given(some.floats(0, 5000))
@settings(max_examples=80, deadline=None)
def test_a_displayed_distance_is_positive_and_close_to_the_exact_one(distance: float) -> None:
    displayed = displayed_distance(distance)
    assert displayed > 0
    assert abs(displayed - distance) <= (0.5 if distance >= 10 else 0.1)


@given(some.floats(0, 2000), some.floats(0, 2000))
@settings(max_examples=60, deadline=None)
def test_displayed_distances_keep_their_order(one: float, other: float) -> None:
    near, far = sorted((one, other))
    assert displayed_distance(near) <= displayed_distance(far)


def test_an_animal_off_the_table_has_only_that_reason() -> None:
    reasons = count([], [], [Token("okapi", "forest", 0, 0, "not-put-on")], 0).lost["okapi"]
    assert [render("aya", reason.sentence) for reason in reasons] == ["this animal was not put on its domino in time"]
