"""Levels and occupants."""

import pytest
from msgspec.structs import replace
from tests.table.toys import NIM, SUMS

from rivage.table.errors import UnknownLevel
from rivage.table.match.seats import OPEN, Occupant, check_bot_level, middle_level


def test_check_bot_level_accepts_only_levels_of_the_game() -> None:
    assert check_bot_level(NIM.info, "strong") == "strong"
    with pytest.raises(UnknownLevel):
        check_bot_level(NIM.info, "divine")


def test_a_seat_is_open_a_persons_a_bots_or_lent() -> None:
    kinds = [seat.kind for seat in (OPEN, Occupant(player="p"), Occupant(level="weak"), Occupant(player="p", level="weak"))]
    assert kinds == ["open", "person", "bot", "person"]
    assert OPEN.open
    assert not Occupant(player="p").open
    assert not Occupant(level="weak").lent
    assert Occupant(player="p", level="weak").lent
    assert not Occupant(player="p", level="weak", left=True).lent


def test_the_replacement_bot_has_the_middle_level_the_weaker_of_two() -> None:
    assert middle_level(SUMS.info) == "middle"
    assert middle_level(NIM.info) == "weak"
    assert middle_level(replace(NIM.info, bot_levels=())) == ""
