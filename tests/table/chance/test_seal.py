"""Until when a seed stays secret."""

from msgspec.structs import replace
from tests.table.helpers import ANN, Play, person, sums

from rivage.table.chance.seal import end_of_day, sealed_until, seed_shown

DAY = 86_400_000
MIDNIGHT = 20_000 * DAY
"""2024-10-04 begins."""


def played(deal: str = "", sealed: int = 0) -> Play:
    play = Play(replace(sums(person(ANN)), deal=deal, sealed=sealed), now=MIDNIGHT)
    while play.match.to_act:
        play.write(0, "4", "done")
    return play


def test_a_day_is_over_at_midnight_of_greenwich() -> None:
    assert end_of_day("2024-10-04") == MIDNIGHT + DAY


def test_a_sealed_seed_is_shown_when_the_match_is_over_and_so_is_the_time() -> None:
    created = played("a-deal", MIDNIGHT + 7).match.created
    assert created.sealed == MIDNIGHT + 7
    assert seed_shown(created, over=True, now=MIDNIGHT + 6) == ""
    assert seed_shown(created, over=True, now=MIDNIGHT + 7) == created.seed
    assert seed_shown(created, over=False, now=MIDNIGHT + 7) == ""


def test_any_other_seed_is_shown_when_the_match_is_over() -> None:
    created = played().match.created
    assert seed_shown(created, over=True, now=MIDNIGHT) == created.seed
    assert seed_shown(created, over=False, now=MIDNIGHT + DAY) == ""


def test_a_duplicate_laid_before_duplicates_had_an_end_is_secret_for_a_week() -> None:
    created = played("a-duplicate").match.created
    assert created.sealed == 0
    assert seed_shown(created, over=True, now=MIDNIGHT + 7 * DAY - 1) == ""
    assert seed_shown(created, over=True, now=MIDNIGHT + 7 * DAY) == created.seed


def test_a_daily_laid_before_seals_were_written_down_is_secret_until_its_day_is_over() -> None:
    created = played("daily:sums:2024-10-04").match.created
    assert created.sealed == 0
    assert sealed_until(created) == MIDNIGHT + DAY
    assert seed_shown(created, over=True, now=MIDNIGHT + DAY - 1) == ""
    assert seed_shown(created, over=True, now=MIDNIGHT + DAY) == created.seed
