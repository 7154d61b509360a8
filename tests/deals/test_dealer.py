"""Deals on a store in memory: one try each, what is shown and when."""

import asyncio

import pytest
from tests.hosting.building import local_tables
from tests.support.loop import settle
from tests.table.helpers import ANN, BEN, CARA, Bots, Listener, person, sums
from tests.table.toys import find

from rivage.deals import Dealer, DealError, Play, Results
from rivage.deals.dealer import COMPARED, daily_deal, day_of, read_day
from rivage.hosting import Caps, LocalTables, OpenTables, new_id
from rivage.store import StoreError
from rivage.table.chance import commit
from rivage.table.errors import BadName, TooManyTables
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev
from rivage.table.record import dice_of, dump, load
from rivage.table.runtime import TableServices

from .counter import DAY, MIDNIGHT, NOON, TODAY, Counter


def code(refused: pytest.ExceptionInfo[DealError]) -> str:
    return refused.value.code


# The daily.


async def test_everybody_gets_the_same_rolls_on_a_day_and_others_on_the_next(counter: Counter) -> None:
    tables = [await counter.begin(ANN), await counter.begin(BEN)]
    counter.time.now += DAY
    tables.append(await counter.begin(CARA))
    for player, table in zip((ANN, BEN, CARA), tables, strict=True):
        await counter.finish(player, table, 2)
    first, second, other = [await counter.rolls(table) for table in tables]
    assert first == second
    seeds = {(await counter.bus.table(table)).match.created.seed for table in tables}
    assert len(seeds) == 2
    assert len(other) == 3


async def test_it_is_the_same_table_until_it_is_finished_and_refused_afterwards(counter: Counter) -> None:
    table = await counter.begin(ANN)
    await counter.write(ANN, table, "1")
    assert await counter.begin(ANN) == table
    await counter.finish(ANN, table, 2)
    with pytest.raises(DealError) as refused:
        await counter.begin(ANN)
    assert (code(refused), refused.value.details["table"]) == ("daily.played", table)


async def test_two_tabs_at_once_begin_one_table(counter: Counter) -> None:
    assert len(set(await asyncio.gather(*[counter.begin(ANN) for _ in range(4)]))) == 1


async def test_giving_up_counts_as_finishing_with_what_stands(counter: Counter) -> None:
    table = await counter.begin(ANN)
    await counter.write(ANN, table, "5", "done", "9")
    roll = int((await counter.rolls(table))[0][-1])
    await (await counter.bus.table(table)).do(ANN, cmd.Resign(seat=0))
    await settle()
    mine = (await counter.dealer.daily("sums", "today", ANN)).mine
    assert mine is not None
    assert (mine.finished, mine.score) == (True, 5.0 * roll)
    with pytest.raises(DealError, match="once"):
        await counter.begin(ANN)


async def test_a_day_shows_its_distribution_to_all_and_its_best_sheets_to_who_has_finished(counter: Counter) -> None:
    for player, number in ((ANN, 3), (BEN, 5), ("dan-id", 5)):
        await counter.finish(player, await counter.begin(player), number)
    await counter.begin(CARA)
    seen = await counter.dealer.daily("sums", TODAY, ANN)
    assert (seen.day, seen.open, seen.count, [tally.many for tally in seen.counts]) == (TODAY, True, 3, [2, 1])
    assert seen.mine is not None
    assert seen.mine.rank == 3
    assert [(sheet.name, sheet.you) for sheet in seen.best] == [("Ben", False), ("Dan", False), ("Ann", True)]
    assert seen.best[0].result.reason == "last-round"
    assert seen.best[0].result.view["totals"] == [seen.best[0].score]
    for player in (CARA, ""):
        other = await counter.dealer.daily("sums", "today", player)
        assert (other.count, other.best, other.mine and other.mine.rank) == (3, (), 0 if player else None)


async def test_yesterday_can_be_looked_at_and_not_begun(counter: Counter) -> None:
    await counter.finish(ANN, await counter.begin(ANN), 3)
    counter.time.now += DAY
    seen = await counter.dealer.daily("sums", TODAY, CARA)
    assert (seen.open, len(seen.best)) == (False, 1)
    assert commit(seen.seed) == seen.commit
    with pytest.raises(DealError) as refused:
        await counter.begin(CARA, TODAY)
    assert code(refused) == "daily.closed"


async def test_what_was_begun_before_midnight_may_be_finished_and_counts_for_its_day(counter: Counter) -> None:
    table = await counter.begin(ANN)
    counter.time.now += DAY
    assert await counter.begin(ANN, TODAY) == table
    assert await counter.begin(ANN) != table
    await counter.finish(ANN, table, 4)
    assert (await counter.dealer.daily("sums", TODAY, ANN)).count == 1
    assert (await counter.dealer.daily("sums", "today", ANN)).count == 0


async def test_the_seed_of_a_day_is_sealed_until_midnight_and_that_of_a_duplicate_until_it_closes(counter: Counter) -> None:
    table = await counter.begin(ANN)
    assert (await counter.bus.table(table)).match.created.sealed == MIDNIGHT + DAY
    duplicate = await counter.dealer.make_duplicate("sums", {}, ANN)
    table = await counter.dealer.play_duplicate(duplicate, ANN, "Ann")
    assert (await counter.bus.table(table)).match.created.sealed == counter.time.now + 7 * DAY


async def test_the_seed_of_a_day_is_told_nowhere_before_midnight(counter: Counter) -> None:
    table = await counter.begin(ANN)
    await counter.finish(ANN, table, 4)
    match = (await counter.bus.table(table)).match
    told, daily = await dice_of(table, match, counter.time.now), await counter.dealer.daily("sums", "today", ANN)
    assert (told.seed, told.commit, told.opens) == (daily.seed, daily.commit, daily.closes)
    assert told.seed == ""
    counter.time.now = MIDNIGHT + DAY
    assert (await dice_of(table, match, counter.time.now)).seed == match.created.seed


@pytest.mark.parametrize("day", ["2024-10-05", "yesterday", "2024-13-01", "20241004", "2024-10-4", ""])
async def test_a_day_that_has_not_come_or_is_none_is_unknown(counter: Counter, day: str) -> None:
    with pytest.raises(DealError) as refused:
        await counter.dealer.daily("sums", day, ANN)
    assert code(refused) == "daily.unknown"


async def test_a_name_is_needed_to_begin(counter: Counter) -> None:
    with pytest.raises(BadName):
        await counter.dealer.start_daily("sums", "", ANN, " ")
    assert await counter.store.play(f"daily:sums:{TODAY}", ANN) is None


# What a crash leaves.


async def test_a_play_whose_table_was_not_laid_is_laid_by_who_goes_on(counter: Counter, monkeypatch: pytest.MonkeyPatch) -> None:
    async def crash(*_: object) -> None:
        raise StoreError("here", "pulled the plug")

    with monkeypatch.context() as patch:
        patch.setattr(counter.store, "create", crash)
        with pytest.raises(StoreError):
            await counter.begin(ANN)
    table = await counter.begin(ANN)
    assert (await counter.bus.table(table)).match.status == "playing"


async def test_a_result_that_was_not_kept_is_kept_when_its_player_asks(counter: Counter, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await counter.begin(ANN)
    with monkeypatch.context() as patch:

        async def late(*_: object) -> None:
            return None

        patch.setattr(counter.results, "save", late)
        await counter.finish(ANN, table, 4)
    seen = await counter.dealer.daily("sums", "today", ANN)
    assert seen.mine is not None
    assert (seen.count, seen.mine.rank) == (1, 1)


# Duplicates.


async def test_friends_play_the_same_rolls_and_compare_when_they_have_finished(counter: Counter) -> None:
    duplicate = await counter.dealer.make_duplicate("sums", {}, ANN)
    ann = await counter.dealer.play_duplicate(duplicate, ANN, "Ann")
    counter.time.now += 3 * DAY
    ben = await counter.dealer.play_duplicate(duplicate, BEN, "Ben")
    await counter.finish(ANN, ann, 4)
    # Who has not finished is told how many have, and where to go on, and nothing of what they did.
    begun = await counter.dealer.duplicate(duplicate, BEN)
    assert begun.mine is not None
    assert (begun.mine.table, begun.mine.finished, begun.host) == (ben, False, False)
    assert (begun.game, begun.count, begun.sheets, begun.seed, begun.closes) == ("sums", 1, (), "", NOON + 7 * DAY)
    await counter.finish(BEN, ben, 6)
    assert await counter.rolls(ann) == await counter.rolls(ben)
    seen = await counter.dealer.duplicate(duplicate, ANN)
    assert [(sheet.name, sheet.you) for sheet in seen.sheets] == [("Ben", False), ("Ann", True)]
    assert seen.mine is not None
    assert (seen.mine.rank, seen.mine.table, seen.seed) == (2, ann, "")
    counter.time.now = seen.closes
    assert commit((await counter.dealer.duplicate(duplicate, ANN)).seed) == seen.commit


async def test_of_more_than_are_shown_everybody_is_counted_and_has_a_place(counter: Counter) -> None:
    duplicate = await counter.dealer.make_duplicate("sums", {}, ANN)
    ann = await counter.dealer.play_duplicate(duplicate, ANN, "Ann")
    await counter.finish(ANN, ann, 1)
    detail = (await counter.store.standings(duplicate, ANN, 1)).best[0].detail
    for number in range(COMPARED + 20):
        other = Play(duplicate, f"friend-{number}", f"table-{number}", f"Friend {number}", counter.time.now)
        await counter.store.start_play(other)
        await counter.store.finish_play(other.table, counter.time.now, 1000.0, detail)
    seen = await counter.dealer.duplicate(duplicate, ANN)
    assert seen.mine is not None
    assert (seen.count, seen.mine.rank, len(seen.sheets)) == (COMPARED + 21, COMPARED + 21, COMPARED)


async def test_a_second_guest_who_gives_up_does_not_learn_the_seed_before_the_duplicate_is_closed(counter: Counter) -> None:
    duplicate = await counter.dealer.make_duplicate("sums", {}, ANN)
    table = await counter.dealer.play_duplicate(duplicate, "second-guest", "Eve")
    actor = await counter.bus.table(table)
    await actor.do("second-guest", cmd.Resign(seat=0))
    await settle()
    eve = Listener("second-guest")
    actor.attach(eve)

    async def told() -> list[str]:
        actor.resync(eve)
        record = load(dump(await counter.store.read(table), find, now=counter.time.now)).events[0]
        assert isinstance(record, ev.Created)
        seen = await counter.dealer.duplicate(duplicate, "second-guest")
        drawn = await dice_of(actor.id, actor.match, counter.time.now)
        return [drawn.seed, eve.received[-1]["table"]["seed"], record.seed, seen.seed]

    assert await told() == ["", "", "", ""]
    counter.time.now = NOON + 7 * DAY
    assert await told() == [actor.match.created.seed] * 4


async def test_a_duplicate_closes_for_who_has_not_begun_and_everybody_sees_the_sheets(counter: Counter) -> None:
    duplicate = await counter.dealer.make_duplicate("sums", {}, ANN)
    table = await counter.dealer.play_duplicate(duplicate, ANN, "Ann")
    await counter.finish(ANN, table, 4)
    begun = await counter.dealer.play_duplicate(duplicate, BEN, "Ben")
    counter.time.now = NOON + 7 * DAY
    with pytest.raises(DealError) as refused:
        await counter.dealer.play_duplicate(duplicate, CARA, "Cara")
    assert code(refused) == "duplicate.closed"
    assert await counter.dealer.play_duplicate(duplicate, BEN, "Ben") == begun
    seen = await counter.dealer.duplicate(duplicate, CARA)
    assert (seen.mine, [sheet.name for sheet in seen.sheets]) == (None, ["Ann"])
    # Who has begun can still finish, and does not see them before.
    assert (await counter.dealer.duplicate(duplicate, BEN)).sheets == ()


async def test_a_duplicate_is_played_once(counter: Counter) -> None:
    duplicate = await counter.dealer.make_duplicate("sums", {}, ANN)
    table = await counter.dealer.play_duplicate(duplicate, ANN, "Ann")
    assert await counter.dealer.play_duplicate(duplicate, ANN, "Ann") == table
    await counter.finish(ANN, table, 4)
    with pytest.raises(DealError) as refused:
        await counter.dealer.play_duplicate(duplicate, ANN, "Ann")
    assert code(refused) == "duplicate.played"


async def test_an_unknown_duplicate_and_a_daily_in_its_place_are_refused(counter: Counter) -> None:
    await counter.begin(ANN)
    for name in ("nothing", f"daily:sums:{TODAY}"):
        with pytest.raises(DealError) as refused:
            await counter.dealer.play_duplicate(name, ANN, "Ann")
        assert code(refused) == "duplicate.unknown"


async def test_a_stranger_is_asked_to_play_first(counter: Counter) -> None:
    duplicate = await counter.dealer.make_duplicate("sums", {}, ANN)
    table = await counter.dealer.play_duplicate(duplicate, ANN, "Ann")
    await counter.finish(ANN, table, 4)
    seen = await counter.dealer.duplicate(duplicate, "")
    assert (seen.mine, seen.host, seen.count, seen.sheets) == (None, False, 1, ())
    assert (await counter.dealer.duplicate(duplicate, ANN)).host


async def test_a_game_for_two_has_no_deals(counter: Counter) -> None:
    from rivage.registry import find as find_game

    store = counter.store
    dealer = Dealer(store, LocalTables(TableServices(store, Bots())), Results(store), b"secret", new_id=new_id, find=find_game)
    for asked in (dealer.make_duplicate("deep-river", {}, ANN), dealer.daily("deep-river", "today", ANN)):
        with pytest.raises(DealError) as refused:
            await asked
        assert code(refused) == "deal.none"


async def test_a_rematch_is_an_ordinary_table(counter: Counter) -> None:
    table = await counter.begin(ANN)
    await counter.finish(ANN, table, 4)
    actor = await counter.bus.table(table)
    await actor.do(ANN, cmd.Offer(seat=0, what="rematch"))
    again = (await counter.bus.table(actor.match.following)).match.created
    assert again.deal == ""
    assert again.seed != actor.match.created.seed


async def test_who_could_not_begin_in_time_cannot_begin_when_the_seed_is_known(counter: Counter) -> None:
    counter.bus = local_tables(counter.store, Bots(), clock=counter.time, open_tables=OpenTables(Caps(guest=1)))
    counter.dealer = Dealer(counter.store, counter.bus, counter.results, b"secret", new_id=new_id, find=find, clock=counter.time)
    await counter.bus.create(sums(person(ANN)))
    with pytest.raises(TooManyTables):
        await counter.begin(ANN)
    counter.time.now += 2 * DAY
    with pytest.raises(DealError) as refused:
        await counter.begin(ANN, TODAY)
    assert code(refused) == "daily.closed"


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
