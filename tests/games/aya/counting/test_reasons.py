"""Why photos are lost, said as people say it."""

import ast
import string
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from rivage.games.aya.counting import photos
from rivage.games.aya.counting.photos import SENTENCES, Reason, Token, count, listed, millimetres

RULES = Path(photos.__file__).parent


def constants(module: str) -> set[str]:
    """All texts in a module of the rules."""
    tree = ast.parse((RULES / module).read_text())
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def test_every_reason_can_happen() -> None:
    assert set(SENTENCES) <= constants("photos.py") | constants("result.py")


@pytest.mark.parametrize("key", SENTENCES)
def test_a_reason_is_told_with_all_its_arguments(key: str) -> None:
    names = [name for _, name, _, _ in string.Formatter().parse(SENTENCES[key]) if name]
    said = Reason(key, {name: f"<{name}>" for name in names}).sentence
    assert all(f"<{name}>" in said for name in names)
    assert "{" not in said


def test_a_reason_without_its_arguments_is_a_mistake() -> None:
    with pytest.raises(KeyError):
        _ = Reason("shared").sentence


@pytest.mark.parametrize(("names", "said"), [(["a1"], "a1"), (["a1", "a2"], "a1 and a2"), (["a1", "a2", "a3"], "a1, a2 and a3")])
def test_names_are_listed_with_a_last_and(names: list[str], said: str) -> None:
    assert listed(names) == said


@pytest.mark.parametrize(
    ("distance", "said"),
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
def test_small_distances_are_told_in_tenths_and_large_ones_whole(distance: float, said: str) -> None:
    assert str(millimetres(distance)) == said


@given(some.floats(0, 5000))
@settings(max_examples=80, deadline=None)
def test_a_distance_is_never_nothing_and_never_far_from_the_truth(distance: float) -> None:
    said = millimetres(distance)
    assert said > 0
    assert abs(said - distance) <= (0.5 if distance >= 10 else 0.1)


@given(some.floats(0, 2000), some.floats(0, 2000))
@settings(max_examples=60, deadline=None)
def test_what_is_farther_is_never_told_as_nearer(one: float, other: float) -> None:
    near, far = sorted((one, other))
    assert millimetres(near) <= millimetres(far)


def test_an_animal_off_the_table_is_told_by_its_reason_alone() -> None:
    told = count([], [], [Token("okapi", "forest", 0, 0, "not-put-on")], 0).lost["okapi"]
    assert [reason.sentence for reason in told] == ["this animal was not put on its domino in time"]
