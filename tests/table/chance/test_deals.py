"""Days, ids and seeds of deals."""

import pytest
from tests.table.helpers import ANN, Play, person, sums
from tests.table.toys import find

from rivage.table.chance.deals import DAY, closes_at, daily_deal, daily_id, day_of, read_day, result, seed_shown
from rivage.table.chance.dice import commit
from rivage.table.record import check, dump, load
from rivage.table.words import commands as cmd

MIDNIGHT = 20_000 * DAY
"""2024-10-04 begins."""


def test_a_day_is_that_of_greenwich_and_ends_at_midnight() -> None:
    assert day_of(MIDNIGHT) == day_of(MIDNIGHT + DAY - 1) == "2024-10-04"
    assert day_of(MIDNIGHT - 1) == "2024-10-03"
    assert closes_at(daily_id("sums", "2024-10-04")) == MIDNIGHT + DAY
    assert closes_at("a-duplicate") == closes_at("") == 0


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


def played(deal: str) -> Play:
    from msgspec.structs import replace

    play = Play(replace(sums(person(ANN)), deal=deal), now=MIDNIGHT)
    while play.match.to_act:
        play.write(0, "4", "done")
    return play


def test_the_seed_of_a_day_is_shown_when_its_day_is_over() -> None:
    created = played("daily:sums:2024-10-04").match.created
    assert seed_shown(created, over=True, now=MIDNIGHT + DAY - 1) == ""
    assert seed_shown(created, over=True, now=MIDNIGHT + DAY) == created.seed
    assert seed_shown(created, over=False, now=MIDNIGHT + DAY) == ""
    assert seed_shown(played("a-duplicate").match.created, over=True, now=MIDNIGHT) == created.seed


def test_a_record_of_a_day_that_runs_has_no_seed_and_is_sound_all_the_same() -> None:
    play = played("daily:sums:2024-10-04")
    seed = play.match.created.seed
    during, after = (dump(play.events, find, now=MIDNIGHT + at) for at in (0, DAY))
    assert seed not in during
    assert seed in after
    assert "daily:" not in during
    for text in (during, after):
        assert check(load(text), find).outcome == play.match.outcome


def test_the_result_is_the_score_and_what_a_spectator_sees_at_the_end() -> None:
    import json

    play = played("a-duplicate")
    score, detail = result(play.match)
    assert json.loads(detail)["view"]["totals"] == [score]
    assert json.loads(detail)["reason"] == "last-round"
    given_up = Play(sums(person(ANN)))
    given_up.do(ANN, cmd.Resign(seat=0))
    assert result(given_up.match)[0] == 0.0
