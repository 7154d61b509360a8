"""Metadata of Aya."""

import pytest

from rivage.games.aya.components import EARLIER_PATIENCE, PATIENCE
from rivage.games.aya.meta import FIRST_RIVER, FIRST_RULES, INFO, RULES, SECOND_RULES, info_of


@pytest.mark.parametrize(
    ("version", "seconds"), [(FIRST_RULES, EARLIER_PATIENCE), (SECOND_RULES, EARLIER_PATIENCE), (RULES, PATIENCE)]
)
def test_each_version_of_the_rules_has_its_time_limits_for_a_turn(version: int, seconds: tuple[int, ...]) -> None:
    info = info_of(version)
    assert info.rules_version == version
    assert next(option.choices for option in info.options if option.name == "patience") == seconds


def test_versions_of_the_rules_differ_only_in_the_time_limit_of_a_turn() -> None:
    others = [option for option in info_of(FIRST_RULES).options if option.name != "patience"]
    assert others == [option for option in INFO.options if option.name != "patience"]


def test_the_first_river_preset_uses_existing_options() -> None:
    choices = {option.name: option.choices for option in INFO.options}
    assert all(value in choices[name] for name, value in FIRST_RIVER.options)
