"""Days, ids and seeds of daily deals."""

import pytest

from rivage.deals.days import daily_deal, day_of, read_day
from rivage.table.chance.dice import commit

from .counter import DAY, MIDNIGHT


def test_a_day_is_that_of_greenwich_and_ends_at_midnight() -> None:
    assert day_of(MIDNIGHT) == day_of(MIDNIGHT + DAY - 1) == "2024-10-04"
    assert day_of(MIDNIGHT - 1) == "2024-10-03"


@pytest.mark.parametrize("text", ["2024-02-30", "2024-W40-5", "20241004", "today", "", "2024-10-04 "])
def test_days_are_written_in_one_way(text: str) -> None:
    assert read_day(text) is None
    assert read_day("2024-10-04") == "2024-10-04"


def test_a_daily_deal_is_the_same_whoever_asks_and_another_for_another_day_game_or_house() -> None:
    deal = daily_deal(b"secret", "sums", "2024-10-04", 1)
    assert daily_deal(b"secret", "sums", "2024-10-04", 2).seed == deal.seed
    others = [
        daily_deal(b"secret", "sums", "2024-10-05", 1),
        daily_deal(b"secret", "nim", "2024-10-04", 1),
        daily_deal(b"other", "sums", "2024-10-04", 1),
    ]
    assert len({deal.seed, *(other.seed for other in others)}) == 4
    assert len(commit(deal.seed)) == 64
