"""Nicknames, levels and occupants."""

import pytest
from msgspec.structs import replace
from tests.table.toys import NIM, SUMS

from rivage.table.errors import BadName, UnknownLevel
from rivage.table.match.seats import OPEN, Occupant, bot_level, middle_level, nickname


@pytest.mark.parametrize(
    ("given", "shown"), [("Ann", "Ann"), ("  Ann  Marie ", "Ann Marie"), ("Zoé 🐟", "Zoé 🐟"), ("x" * 24, "x" * 24)]
)
def test_a_nickname_is_trimmed(given: str, shown: str) -> None:
    assert nickname(given) == shown


@pytest.mark.parametrize("given", ["", "   ", "x" * 25, "a\x00b", "a\u202eb", "\u200b"])
def test_a_nickname_that_cannot_be_shown_is_refused(given: str) -> None:
    with pytest.raises(BadName) as refused:
        nickname(given)
    assert refused.value.code == "seat.name"


def test_a_game_knows_its_levels() -> None:
    assert bot_level(NIM.info, "strong") == "strong"
    with pytest.raises(UnknownLevel):
        bot_level(NIM.info, "divine")


def test_a_seat_is_open_a_persons_a_bots_or_lent() -> None:
    assert OPEN.open
    assert not Occupant(player="p").open
    assert not Occupant(level="weak").lent
    assert Occupant(player="p", level="weak").lent
    assert not Occupant(player="p", level="weak", left=True).lent


def test_the_bot_for_who_is_late_or_has_left_is_the_middle_one_the_weaker_of_two() -> None:
    assert middle_level(SUMS.info) == "middle"
    assert middle_level(NIM.info) == "weak"
    assert middle_level(replace(NIM.info, bot_levels=())) == ""
