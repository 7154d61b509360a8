import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rivage.core import NotationError
from rivage.games.aya import actions as act
from rivage.games.aya.geometry.spots import Spot
from rivage.games.aya.notation import format_action, parse_action

from .strategies import actions


@given(actions)
@settings(deadline=None)
def test_every_action_survives_a_round_trip_as_text(action: act.Action) -> None:
    assert parse_action(format_action(action)) == action


@given(st.text(max_size=40))
@settings(deadline=None)
def test_any_text_is_parsed_or_refused_with_a_position(text: str) -> None:
    try:
        action = parse_action(text)
    except NotationError as error:
        assert 0 <= error.at <= len(text)
    else:
        assert parse_action(format_action(action)) == action


@given(actions, st.integers(0, 60), st.sampled_from(["", " ", "~", ",", "-", ":", "9", "x", "."]))
@settings(deadline=None)
def test_a_damaged_action_is_parsed_or_refused_with_a_position(action: act.Action, at: int, char: str) -> None:
    text = format_action(action)
    test_any_text_is_parsed_or_refused_with_a_position.hypothesis.inner_test(text[:at] + char + text[at + 1 :])  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("place 52,-10.5,180", act.Place(Spot(520, -105, 1800))),
        ("fork 0,0,359.9", act.Place(Spot(0, 0, 3599), fork=True)),
        ("lay 0,0,120 62,0,180", act.Lay(Spot(0, 0, 1200), Spot(620, 0, 1800))),
        ("animal 220,0,0 210,0 ~ 5,-3,0", act.Animal(Spot(2200, 0, 0), 2100, 0, (5, -3, 0))),
        ("raise 12", act.Raise(12)),
        ("raise 12 1,2,3", act.Raise(12, Spot(10, 20, 30))),
        ("turn 7 12.5", act.Turn(7, 125)),
        ("declare 7 fork", act.Declare(7, fork=True)),
        ("declare 7 plain", act.Declare(7, fork=False)),
        ("put okapi -0.5,3", act.Put("okapi", -5, 30)),
        ("drew forest*", act.Drew("forest*")),
        ("fell 1,2,3", act.Fell((1, 2, 3))),
        ("fell -", act.Fell(())),
        ("rest", act.Rests()),
        ("late 2", act.Late(2)),
    ],
)
def test_actions_have_the_expected_notation(text: str, action: act.Action) -> None:
    assert parse_action(text) == action
    assert format_action(action) == text


@pytest.mark.parametrize(
    ("text", "strict"),
    [("  place  52.0,-10.5,540 ", "place 52,-10.5,180"), ("turn 7 -90", "turn 7 270"), ("place +1,-0,0", "place 1,0,0")],
)
def test_the_parser_accepts_variants_of_the_canonical_notation(text: str, strict: str) -> None:
    assert format_action(parse_action(text)) == strict


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("", 0), ("hop 3", 0), ("place", 5), ("place 1,2", 6), ("place 1,2,x", 10), ("place 1,2,3.25", 10), ("place nan,0,0", 6),
        ("place inf,0,0", 6), ("place 1e9,0,0", 6), ("place 999999,0,0", 6), ("flip now", 5), ("raise 12 1,2", 9), ("late 5", 5),
        ("drew sea", 5), ("tile source", 5), ("meet yeti", 5), ("rest 1:2,3", 5),
        ("rest okapi:1,1,1,1,1,1,1 1:1,1,1,1,1,1,1", 25),
        ("place 1,2,3 ~ 4,5", 14), ("push -1", 5), ("push 1,1000", 5), ("push 3,2", 5), ("push 2,2", 5), ("fell 1,,2", 5),
    ],
)  # fmt: skip
def test_a_notation_error_has_the_position_of_the_fault(text: str, at: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text)
    assert caught.value.at == at
