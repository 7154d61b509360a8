"""Starting deals, one play for each player, and what is visible at which time."""

import asyncio

import pytest
from tests.hosting.deployment import local_tables
from tests.support.loop import run_until_idle
from tests.table.helpers import ANN, BEN, CARA, Bots, Listener, person, sums
from tests.table.toys import find

from rivage.deals import Dealer, DealError, Play, Results
from rivage.deals.dealer import MAX_DUPLICATE_SHEETS, daily_deal, day_of, read_day
from rivage.hosting import Caps, LocalTables, OpenTables, new_id
from rivage.store import StoreError
from rivage.table.chance import commit
from rivage.table.errors import BadName, TooManyTables
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev
from rivage.table.record import dice_of, dump, load
from rivage.table.runtime import TableServices

from .counter import DAY, MIDNIGHT, NOON, TODAY, Deployment


def code(error: pytest.ExceptionInfo[DealError]) -> str:
    return error.value.code


# Daily deals.


async def test_all_players_get_the_same_rolls_on_a_day_and_others_on_the_next(deployment: Deployment) -> None:
    tables = [await deployment.start(ANN), await deployment.start(BEN)]
    deployment.time.now += DAY
    tables.append(await deployment.start(CARA))
    for player, table in zip((ANN, BEN, CARA), tables, strict=True):
        await deployment.finish(player, table, 2)
    first, second, other = [await deployment.rolls(table) for table in tables]
    assert first == second
    seeds = {(await deployment.bus.table(table)).match.created.seed for table in tables}
    assert len(seeds) == 2
    assert len(other) == 3


async def test_a_daily_is_continued_until_it_is_finished_and_refused_afterwards(deployment: Deployment) -> None:
    table = await deployment.start(ANN)
    await deployment.write(ANN, table, "1")
    assert await deployment.start(ANN) == table
    await deployment.finish(ANN, table, 2)
    with pytest.raises(DealError) as error:
        await deployment.start(ANN)
    assert (code(error), error.value.details["table"]) == ("daily.played", table)


async def test_two_tabs_that_start_a_daily_at_once_get_one_table(deployment: Deployment) -> None:
    assert len(set(await asyncio.gather(*[deployment.start(ANN) for _ in range(4)]))) == 1


async def test_resigning_finishes_a_daily_with_the_current_score(deployment: Deployment) -> None:
    table = await deployment.start(ANN)
    await deployment.write(ANN, table, "5", "done", "9")
    roll = int((await deployment.rolls(table))[0][-1])
    await (await deployment.bus.table(table)).do(ANN, cmd.Resign(seat=0))
    await run_until_idle()
    mine = (await deployment.dealer.daily("sums", "today", ANN)).mine
    assert mine is not None
    assert (mine.finished, mine.score) == (True, 5.0 * roll)
    with pytest.raises(DealError, match="once"):
        await deployment.start(ANN)


async def test_all_see_the_distribution_and_only_players_who_finished_see_sheets(deployment: Deployment) -> None:
    for player, number in ((ANN, 3), (BEN, 5), ("dan-id", 5)):
        await deployment.finish(player, await deployment.start(player), number)
    await deployment.start(CARA)
    view = await deployment.dealer.daily("sums", TODAY, ANN)
    assert (view.day, view.open, view.count, [tally.many for tally in view.counts]) == (TODAY, True, 3, [2, 1])
    assert view.mine is not None
    assert view.mine.rank == 3
    assert [(sheet.name, sheet.you) for sheet in view.best] == [("Ben", False), ("Dan", False), ("Ann", True)]
    assert view.best[0].result.reason == "last-round"
    assert view.best[0].result.view["totals"] == [view.best[0].score]
    for player in (CARA, ""):
        other = await deployment.dealer.daily("sums", "today", player)
        assert (other.count, other.best, other.mine and other.mine.rank) == (3, (), 0 if player else None)


async def test_the_daily_of_yesterday_can_be_viewed_but_not_started(deployment: Deployment) -> None:
    await deployment.finish(ANN, await deployment.start(ANN), 3)
    deployment.time.now += DAY
    view = await deployment.dealer.daily("sums", TODAY, CARA)
    assert (view.open, len(view.best)) == (False, 1)
    assert commit(view.seed) == view.commit
    with pytest.raises(DealError) as error:
        await deployment.start(CARA, TODAY)
    assert code(error) == "daily.closed"


async def test_a_play_started_before_midnight_counts_for_its_day(deployment: Deployment) -> None:
    table = await deployment.start(ANN)
    deployment.time.now += DAY
    assert await deployment.start(ANN, TODAY) == table
    assert await deployment.start(ANN) != table
    await deployment.finish(ANN, table, 4)
    assert (await deployment.dealer.daily("sums", TODAY, ANN)).count == 1
    assert (await deployment.dealer.daily("sums", "today", ANN)).count == 0


async def test_the_seed_is_sealed_until_the_daily_or_the_duplicate_closes(deployment: Deployment) -> None:
    table = await deployment.start(ANN)
    assert (await deployment.bus.table(table)).match.created.sealed == MIDNIGHT + DAY
    duplicate = await deployment.dealer.make_duplicate("sums", {}, ANN)
    table = await deployment.dealer.play_duplicate(duplicate, ANN, "Ann")
    assert (await deployment.bus.table(table)).match.created.sealed == deployment.time.now + 7 * DAY


async def test_the_seed_of_a_daily_is_not_published_before_midnight(deployment: Deployment) -> None:
    table = await deployment.start(ANN)
    await deployment.finish(ANN, table, 4)
    match = (await deployment.bus.table(table)).match
    dice, daily = await dice_of(table, match, deployment.time.now), await deployment.dealer.daily("sums", "today", ANN)
    assert (dice.seed, dice.commit, dice.opens) == (daily.seed, daily.commit, daily.closes)
    assert dice.seed == ""
    deployment.time.now = MIDNIGHT + DAY
    assert (await dice_of(table, match, deployment.time.now)).seed == match.created.seed


@pytest.mark.parametrize("day", ["2024-10-05", "yesterday", "2024-13-01", "20241004", "2024-10-4", ""])
async def test_a_future_date_or_an_invalid_date_is_unknown(deployment: Deployment, day: str) -> None:
    with pytest.raises(DealError) as error:
        await deployment.dealer.daily("sums", day, ANN)
    assert code(error) == "daily.unknown"


async def test_a_daily_is_not_started_without_a_name(deployment: Deployment) -> None:
    with pytest.raises(BadName):
        await deployment.dealer.start_daily("sums", "", ANN, " ")
    assert await deployment.store.play(f"daily:sums:{TODAY}", ANN) is None


# The archive.


async def test_an_earlier_day_can_be_played_unranked_with_the_rolls_of_that_day(deployment: Deployment) -> None:
    official = await deployment.start(ANN)
    await deployment.finish(ANN, official, 3)
    deployment.time.now += DAY
    table = await deployment.dealer.start_archive("sums", TODAY, BEN, "Ben")
    assert await deployment.dealer.start_archive("sums", TODAY, BEN, "Ben") == table
    await deployment.finish(BEN, table, 4)
    assert await deployment.rolls(official) == await deployment.rolls(table)
    view = await deployment.dealer.daily("sums", TODAY, BEN)
    assert (view.count, view.mine, view.archived, [sheet.name for sheet in view.best]) == (1, None, True, ["Ann"])
    assert view.archive is not None
    assert (view.archive.finished, view.archive.rank, view.archive.table) == (True, 1, table)
    history = await deployment.dealer.history("sums", BEN)
    assert (history.streak, [(play.day, play.ranked) for play in history.plays]) == (0, [(TODAY, False)])


async def test_a_finished_play_from_the_archive_can_be_played_again(deployment: Deployment) -> None:
    deployment.time.now += DAY
    first = await deployment.dealer.start_archive("sums", TODAY, ANN, "Ann")
    await deployment.finish(ANN, first, 4)
    second = await deployment.dealer.start_archive("sums", TODAY, ANN, "Ann")
    assert second != first
    view = await deployment.dealer.daily("sums", TODAY, ANN)
    assert view.archive is not None
    assert (view.archive.table, view.archive.finished) == (second, False)


async def test_playing_from_the_archive_keeps_the_official_score(deployment: Deployment) -> None:
    await deployment.finish(ANN, await deployment.start(ANN), 3)
    official = (await deployment.dealer.daily("sums", TODAY, ANN)).mine
    deployment.time.now += DAY
    await deployment.finish(ANN, await deployment.dealer.start_archive("sums", TODAY, ANN, "Ann"), 9)
    view = await deployment.dealer.daily("sums", TODAY, ANN)
    assert (view.mine, view.count) == (official, 1)
    assert view.archive is not None
    assert official is not None
    assert view.archive.score > official.score


@pytest.mark.parametrize(
    ("day", "expected"),
    [
        (TODAY, "daily.running"),
        ("2024-10-05", "daily.unknown"),
        ("yesterday", "daily.unknown"),
        ("2024-09-26", "daily.old"),
        ("1000-01-01", "daily.old"),
    ],
)
async def test_days_outside_the_archive_cannot_be_played(deployment: Deployment, day: str, expected: str) -> None:
    with pytest.raises(DealError) as error:
        await deployment.dealer.start_archive("sums", day, ANN, "Ann")
    assert code(error) == expected


async def test_the_archive_has_all_days_since_the_first_that_somebody_played(deployment: Deployment) -> None:
    await deployment.start(ANN)
    deployment.time.now += 30 * DAY
    assert (await deployment.dealer.history("sums", "")).first == TODAY
    assert await deployment.dealer.start_archive("sums", TODAY, BEN, "Ben")


async def test_tables_of_the_best_are_named_only_when_the_day_is_over(deployment: Deployment) -> None:
    table = await deployment.start(ANN)
    await deployment.finish(ANN, table, 3)
    assert [sheet.table for sheet in (await deployment.dealer.daily("sums", TODAY, ANN)).best] == [""]
    deployment.time.now += DAY
    assert [sheet.table for sheet in (await deployment.dealer.daily("sums", TODAY, "")).best] == [table]


async def test_the_history_has_ranked_plays_and_the_streak(deployment: Deployment) -> None:
    for _ in range(2):
        await deployment.finish(ANN, await deployment.start(ANN), 3)
        deployment.time.now += DAY
    table = await deployment.start(ANN)
    found = await deployment.dealer.history("sums", ANN)
    assert (found.today, found.streak, found.longest) == ("2024-10-06", 2, 2)
    assert [(play.day, play.finished, play.ranked) for play in found.plays] == [
        ("2024-10-06", False, True),
        ("2024-10-05", True, True),
        (TODAY, True, True),
    ]
    assert found.plays[0].table == table


# Recovery after a crash.


async def test_a_missing_table_is_created_when_the_player_continues(
    deployment: Deployment, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def crash(*_: object) -> None:
        raise StoreError("here", "pulled the plug")

    with monkeypatch.context() as patch:
        patch.setattr(deployment.store, "create", crash)
        with pytest.raises(StoreError):
            await deployment.start(ANN)
    table = await deployment.start(ANN)
    assert (await deployment.bus.table(table)).match.status == "playing"


async def test_a_missing_result_is_stored_when_the_player_asks_for_the_standings(
    deployment: Deployment, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await deployment.start(ANN)
    with monkeypatch.context() as patch:

        async def late(*_: object) -> None:
            return None

        patch.setattr(deployment.results, "save", late)
        await deployment.finish(ANN, table, 4)
    view = await deployment.dealer.daily("sums", "today", ANN)
    assert view.mine is not None
    assert (view.count, view.mine.rank) == (1, 1)


# Duplicates.


async def test_friends_get_the_same_rolls_and_see_the_sheets_when_they_have_finished(deployment: Deployment) -> None:
    duplicate = await deployment.dealer.make_duplicate("sums", {}, ANN)
    ann = await deployment.dealer.play_duplicate(duplicate, ANN, "Ann")
    deployment.time.now += 3 * DAY
    ben = await deployment.dealer.play_duplicate(duplicate, BEN, "Ben")
    await deployment.finish(ANN, ann, 4)
    # A player who has not finished sees the number of finished plays and their own table, but no sheets.
    unfinished = await deployment.dealer.duplicate(duplicate, BEN)
    assert unfinished.mine is not None
    assert (unfinished.mine.table, unfinished.mine.finished, unfinished.host) == (ben, False, False)
    assert (unfinished.game, unfinished.count, unfinished.sheets, unfinished.seed, unfinished.closes) == (
        "sums",
        1,
        (),
        "",
        NOON + 7 * DAY,
    )
    await deployment.finish(BEN, ben, 6)
    assert await deployment.rolls(ann) == await deployment.rolls(ben)
    view = await deployment.dealer.duplicate(duplicate, ANN)
    assert [(sheet.name, sheet.you) for sheet in view.sheets] == [("Ben", False), ("Ann", True)]
    assert view.mine is not None
    assert (view.mine.rank, view.mine.table, view.seed) == (2, ann, "")
    deployment.time.now = view.closes
    assert commit((await deployment.dealer.duplicate(duplicate, ANN)).seed) == view.commit


async def test_plays_beyond_the_shown_ones_are_counted_and_ranked(deployment: Deployment) -> None:
    duplicate = await deployment.dealer.make_duplicate("sums", {}, ANN)
    ann = await deployment.dealer.play_duplicate(duplicate, ANN, "Ann")
    await deployment.finish(ANN, ann, 1)
    detail = (await deployment.store.standings(duplicate, ANN, 1)).best[0].detail
    for number in range(MAX_DUPLICATE_SHEETS + 20):
        other = Play(duplicate, f"friend-{number}", f"table-{number}", f"Friend {number}", deployment.time.now)
        await deployment.store.start_play(other)
        await deployment.store.finish_play(other.table, deployment.time.now, 1000.0, detail)
    view = await deployment.dealer.duplicate(duplicate, ANN)
    assert view.mine is not None
    assert (view.count, view.mine.rank, len(view.sheets)) == (
        MAX_DUPLICATE_SHEETS + 21,
        MAX_DUPLICATE_SHEETS + 21,
        MAX_DUPLICATE_SHEETS,
    )


async def test_a_second_guest_who_resigns_does_not_get_the_seed_of_an_open_duplicate(deployment: Deployment) -> None:
    duplicate = await deployment.dealer.make_duplicate("sums", {}, ANN)
    table = await deployment.dealer.play_duplicate(duplicate, "second-guest", "Eve")
    actor = await deployment.bus.table(table)
    await actor.do("second-guest", cmd.Resign(seat=0))
    await run_until_idle()
    eve = Listener("second-guest")
    actor.attach(eve)

    async def visible_seeds() -> list[str]:
        actor.resync(eve)
        record = load(dump(await deployment.store.read(table), find, now=deployment.time.now)).events[0]
        assert isinstance(record, ev.Created)
        view = await deployment.dealer.duplicate(duplicate, "second-guest")
        drawn = await dice_of(actor.id, actor.match, deployment.time.now)
        return [drawn.seed, eve.received[-1]["table"]["seed"], record.seed, view.seed]

    assert await visible_seeds() == ["", "", "", ""]
    deployment.time.now = NOON + 7 * DAY
    assert await visible_seeds() == [actor.match.created.seed] * 4


async def test_a_closed_duplicate_cannot_be_started_and_all_others_see_the_sheets(deployment: Deployment) -> None:
    duplicate = await deployment.dealer.make_duplicate("sums", {}, ANN)
    table = await deployment.dealer.play_duplicate(duplicate, ANN, "Ann")
    await deployment.finish(ANN, table, 4)
    ben = await deployment.dealer.play_duplicate(duplicate, BEN, "Ben")
    deployment.time.now = NOON + 7 * DAY
    with pytest.raises(DealError) as error:
        await deployment.dealer.play_duplicate(duplicate, CARA, "Cara")
    assert code(error) == "duplicate.closed"
    assert await deployment.dealer.play_duplicate(duplicate, BEN, "Ben") == ben
    view = await deployment.dealer.duplicate(duplicate, CARA)
    assert (view.mine, [sheet.name for sheet in view.sheets]) == (None, ["Ann"])
    # Ben has started and can still finish, so he does not see the sheets yet.
    assert (await deployment.dealer.duplicate(duplicate, BEN)).sheets == ()


async def test_a_duplicate_is_played_once(deployment: Deployment) -> None:
    duplicate = await deployment.dealer.make_duplicate("sums", {}, ANN)
    table = await deployment.dealer.play_duplicate(duplicate, ANN, "Ann")
    assert await deployment.dealer.play_duplicate(duplicate, ANN, "Ann") == table
    await deployment.finish(ANN, table, 4)
    with pytest.raises(DealError) as error:
        await deployment.dealer.play_duplicate(duplicate, ANN, "Ann")
    assert code(error) == "duplicate.played"


async def test_an_unknown_id_and_the_id_of_a_daily_are_refused_as_duplicates(deployment: Deployment) -> None:
    await deployment.start(ANN)
    for name in ("nothing", f"daily:sums:{TODAY}"):
        with pytest.raises(DealError) as error:
            await deployment.dealer.play_duplicate(name, ANN, "Ann")
        assert code(error) == "duplicate.unknown"


async def test_a_visitor_who_has_not_played_sees_no_sheets_of_an_open_duplicate(deployment: Deployment) -> None:
    duplicate = await deployment.dealer.make_duplicate("sums", {}, ANN)
    table = await deployment.dealer.play_duplicate(duplicate, ANN, "Ann")
    await deployment.finish(ANN, table, 4)
    view = await deployment.dealer.duplicate(duplicate, "")
    assert (view.mine, view.host, view.count, view.sheets) == (None, False, 1, ())
    assert (await deployment.dealer.duplicate(duplicate, ANN)).host


async def test_a_game_for_two_has_no_deals(deployment: Deployment) -> None:
    from rivage.registry import find as find_game

    store = deployment.store
    dealer = Dealer(store, LocalTables(TableServices(store, Bots())), Results(store), b"secret", new_id=new_id, find=find_game)
    for asked in (dealer.make_duplicate("deep-river", {}, ANN), dealer.daily("deep-river", "today", ANN)):
        with pytest.raises(DealError) as error:
            await asked
        assert code(error) == "deal.none"


async def test_a_rematch_is_an_ordinary_table(deployment: Deployment) -> None:
    table = await deployment.start(ANN)
    await deployment.finish(ANN, table, 4)
    actor = await deployment.bus.table(table)
    await actor.do(ANN, cmd.Offer(seat=0, what="rematch"))
    again = (await deployment.bus.table(actor.match.following)).match.created
    assert again.deal == ""
    assert again.seed != actor.match.created.seed


async def test_a_play_without_a_table_cannot_be_started_once_the_seed_is_public(deployment: Deployment) -> None:
    deployment.bus = local_tables(deployment.store, Bots(), clock=deployment.time, open_tables=OpenTables(Caps(guest=1)))
    deployment.dealer = Dealer(
        deployment.store, deployment.bus, deployment.results, b"secret", new_id=new_id, find=find, clock=deployment.time
    )
    await deployment.bus.create(sums(person(ANN)))
    with pytest.raises(TooManyTables):
        await deployment.start(ANN)
    deployment.time.now += 2 * DAY
    with pytest.raises(DealError) as error:
        await deployment.start(ANN, TODAY)
    assert code(error) == "daily.closed"


def test_a_day_is_a_date_in_utc_and_ends_at_midnight() -> None:
    assert day_of(MIDNIGHT) == day_of(MIDNIGHT + DAY - 1) == "2024-10-04"
    assert day_of(MIDNIGHT - 1) == "2024-10-03"


@pytest.mark.parametrize("text", ["2024-02-30", "2024-W40-5", "20241004", "today", "", "2024-10-04 "])
def test_only_one_form_of_a_date_is_accepted(text: str) -> None:
    assert read_day(text) is None
    assert read_day("2024-10-04") == "2024-10-04"


def test_the_seed_of_a_daily_depends_on_the_date_the_game_and_the_secret() -> None:
    deal = daily_deal(b"secret", "sums", "2024-10-04", 1)
    assert daily_deal(b"secret", "sums", "2024-10-04", 2).seed == deal.seed
    others = [
        daily_deal(b"secret", "sums", "2024-10-05", 1),
        daily_deal(b"secret", "nim", "2024-10-04", 1),
        daily_deal(b"other", "sums", "2024-10-04", 1),
    ]
    assert len({deal.seed, *(other.seed for other in others)}) == 4
    assert len(commit(deal.seed)) == 64
