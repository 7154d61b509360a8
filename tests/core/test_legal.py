import pytest

from rivage.core import Chances, Listed


def test_a_list_of_actions_supports_in_and_keeps_its_order() -> None:
    legal = Listed(("b", "a"))
    assert list(legal) == ["b", "a"]
    assert "a" in legal
    assert "c" not in legal
    assert len(legal) == 2
    assert repr(legal) == "Listed(['b', 'a'])"


def test_chances_are_equal_without_weights() -> None:
    assert list(Chances("abc").weights) == [1, 1, 1]


def test_pick_maps_a_number_below_the_total_to_an_action_by_weight() -> None:
    chances = Chances("abc", (1, 3, 2))
    assert chances.total == 6
    assert "".join(chances.pick(number) for number in range(6)) == "abbbcc"


def test_pick_raises_for_a_number_beyond_the_total() -> None:
    with pytest.raises(IndexError):
        Chances("ab").pick(2)
