"""Who owns a table: one process, all of them."""

import asyncio
import threading
from collections.abc import AsyncIterator
from typing import Any

import pytest
from msgspec.structs import replace
from tests.loop import pass_time, settle
from tests.table.helpers import ANN, BEN, START, Bots, DiskFull, Listener, MemoryLog, Time, bot, opening, person, sums
from tests.table.river import GLASS, Afternoon, Rocks, river
from tests.table.toys import find

from rivage.bus import Caps, LocalTables, local, new_id
from rivage.bus.local import LET_GO_AFTER
from rivage.core import UnknownGame
from rivage.registry import find as find_game
from rivage.table import Match, Occupant, Opening, fold, summary
from rivage.table.decide import Patience
from rivage.table.errors import Conflict, TooManyTables, UnknownTable
from rivage.table.words import commands as cmd
from rivage.table.words import events as ev
from rivage.table.words.options import Days, RealTime, TableOptions


class Building:
    """One log, and the processes that keep its tables, one after the other, in time that is moved by hand."""

    def __init__(self) -> None:
        self.log = MemoryLog()
        self.time = Time()
        self.buses: list[LocalTables] = []

    def open(self, **how: Any) -> LocalTables:
        self.bots = Bots()
        bus = LocalTables(self.log, self.bots, clock=self.time, **({"find": find} | how))
        self.buses.append(bus)
        return bus

    async def pass_time(self, seconds: float) -> None:
        self.time.now += round(seconds * 1000)
        await pass_time(seconds)


@pytest.fixture
async def house() -> AsyncIterator[Building]:
    made = Building()
    yield made
    for bus in made.buses:
        await bus.close()
    await settle()


async def test_a_new_table_is_durable_and_its_link_cannot_be_guessed(house: Building) -> None:
    bus = house.open()
    first, second = await bus.create(opening()), await bus.create(opening())
    assert first != second
    assert len(first) == 22
    assert isinstance(house.log.tables[first][0], ev.Created)
    assert house.log.summaries[first].status == "playing"
    created = [house.log.tables[table][0] for table in (first, second)]
    assert len({event.seed for event in created if isinstance(event, ev.Created)}) == 2


def test_an_id_begins_with_no_dash_so_that_commands_take_it_for_no_option(monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(("-dash", "-again", "plain"))
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(made))
    assert new_id() == "plain"


async def test_a_table_that_cannot_be_laid_is_not_there(house: Building) -> None:
    bus = house.open()
    with pytest.raises(UnknownGame):
        await bus.create(Opening("chess", (person(ANN),), TableOptions(), ANN))
    house.log.fail = DiskFull("no space")
    with pytest.raises(DiskFull):
        await bus.create(opening())
    assert (house.log.tables, len(bus)) == ({}, 0)


async def test_a_table_is_loaded_from_the_log_once_for_all_who_ask(house: Building) -> None:
    table = await house.open().create(opening())
    bus = house.open()
    actors = await asyncio.gather(*(bus.table(table) for _ in range(5)))
    assert len(set(map(id, actors))) == 1
    assert house.log.reads == 1


async def test_a_long_match_is_folded_beside_the_event_loop(house: Building, monkeypatch: pytest.MonkeyPatch) -> None:
    folded: list[bool] = []

    def watched(events: Any, found: Any) -> Match:
        folded.append(threading.current_thread() is threading.main_thread())
        return fold(events, found)

    monkeypatch.setattr(local, "fold", watched)
    table = await house.open().create(opening())
    said = [ev.Said(at=START, seat=0, phrase="nice")] * local.FOLDED_AT_ONCE
    house.log.tables[table] += said
    actor = await house.open().table(table)
    assert folded == [False]
    assert actor.match == fold(house.log.tables[table], find)


async def test_one_asker_who_goes_away_does_not_spoil_it_for_the_others(house: Building) -> None:
    table = await house.open().create(opening())
    bus = house.open()
    first = asyncio.create_task(bus.table(table))
    second = asyncio.create_task(bus.table(table))
    await asyncio.sleep(0)
    first.cancel()
    assert (await second).id == table


async def test_an_unknown_table_is_refused_every_time(house: Building) -> None:
    bus = house.open()
    for _ in range(2):
        with pytest.raises(UnknownTable):
            await bus.table("nowhere")
    assert len(bus) == 0


async def test_tables_nobody_needs_are_let_go_and_come_back_when_asked_for(house: Building) -> None:
    bus = house.open()
    table = await bus.create(opening(script=("heap 9",)))
    await (await bus.table(table)).do(ANN, cmd.Act(seat=0, action="take", version=1))
    await house.pass_time(LET_GO_AFTER - 1)
    assert len(bus) == 1
    await house.pass_time(1)
    assert len(bus) == 0
    assert len((await bus.table(table)).match.history) == 2


async def test_a_table_that_was_asked_for_meanwhile_stays_a_while_longer(house: Building) -> None:
    bus = house.open()
    table = await bus.create(opening())
    await house.pass_time(LET_GO_AFTER / 2)
    await bus.table(table)
    await house.pass_time(LET_GO_AFTER / 2)
    assert len(bus) == 1
    await house.pass_time(LET_GO_AFTER)
    assert len(bus) == 0


async def test_tables_somebody_listens_to_or_whose_time_runs_stay(house: Building) -> None:
    bus = house.open()
    heard, timed = await bus.create(opening()), await bus.create(opening(clock=RealTime(6000)))
    listener = Listener(BEN)
    (await bus.table(heard)).attach(listener)
    await house.pass_time(LET_GO_AFTER)
    assert len(bus) == 2
    (await bus.table(heard)).detach(listener)
    await house.pass_time(LET_GO_AFTER)
    assert len(bus) == 1
    assert (await bus.table(timed)).match.status == "playing"


async def test_a_slow_clock_is_not_forgotten_when_its_table_is_let_go(house: Building) -> None:
    bus = house.open()
    table = await bus.create(opening(clock=Days(1)))
    await house.pass_time(LET_GO_AFTER)
    assert len(bus) == 0
    flag = START + 86_400_000
    while house.time.now < flag - 3_600_000:
        await house.pass_time(3_600)
    assert house.log.summaries[table].status == "playing"
    await house.pass_time(3_600)
    assert house.log.summaries[table].status == "over"


async def test_after_a_restart_bots_and_clocks_go_on(house: Building) -> None:
    bus = house.open()
    house.bots.thinking = asyncio.Event()
    watched = await bus.create(opening(bot(), person(ANN), script=("heap 9",)))
    timed = await bus.create(opening(clock=RealTime(60)))
    finished = await bus.create(opening())
    await (await bus.table(finished)).do(ANN, cmd.Resign(seat=0))
    await bus.close()
    again = house.open()
    assert await again.restore() == 2
    await settle()
    assert (await again.table(watched)).match.to_act == {1}
    assert isinstance(house.log.tables[timed][-1], ev.Restarted)


async def test_one_broken_match_does_not_keep_the_house_from_opening(house: Building) -> None:
    bus = house.open()
    broken, good = await bus.create(opening(clock=RealTime(60))), await bus.create(opening(clock=RealTime(60)))
    await bus.close()
    house.log.tables[broken].append(ev.Acted(at=START, seat=1, action="dance"))
    again = house.open()
    assert await again.restore() == 1
    assert (await again.table(good)).match.status == "playing"


async def test_a_rematch_is_a_table_of_its_own(house: Building) -> None:
    bus = house.open()
    table = await bus.create(opening(person(ANN), bot()))
    actor = await bus.table(table)
    await actor.do(ANN, cmd.Resign(seat=0))
    await actor.do(ANN, cmd.Offer(seat=0, what="rematch"))
    following = await bus.table(actor.match.following)
    assert following.match.created.previous == table
    assert [occupant.player for occupant in following.match.seats] == ["", ANN]


async def test_closing_lets_the_bots_go(house: Building) -> None:
    bus = house.open()
    await bus.create(opening(bot(), bot()))
    await bus.close()
    assert house.bots.closed
    assert len(bus) == 0


async def test_a_table_is_laid_under_the_id_and_by_the_seed_that_were_set_aside_for_it(house: Building) -> None:
    bus = house.open()
    table, seed = new_id(), "ab" * 32
    start = replace(opening(), deal="a-duplicate", seed=seed)
    assert await bus.create(start, table) == table
    created = house.log.tables[table][0]
    assert isinstance(created, ev.Created)
    assert (created.seed, created.deal) == (seed, "a-duplicate")
    with pytest.raises(Conflict):
        await bus.create(start, table)


async def test_who_wants_to_know_hears_of_every_match_that_is_over(house: Building) -> None:
    heard: list[tuple[str, str]] = []

    async def note(table: str, match: Match) -> None:
        heard.append((table, match.status))

    bus = house.open(on_over=note)
    table = await bus.create(opening())
    await (await bus.table(table)).do(ANN, cmd.Resign(seat=0))
    await settle()
    assert heard == [(table, "over")]


async def test_who_asks_while_a_table_is_being_laid_gets_the_same_actor(house: Building) -> None:
    bus = house.open()
    laying = asyncio.ensure_future(bus.create(opening(), "set-aside"))
    await asyncio.sleep(0)
    asked = await bus.table("set-aside")
    assert await laying == "set-aside"
    assert await bus.table("set-aside") is asked
    assert house.log.reads == 0


async def test_a_match_that_waits_for_physics_is_restored_and_goes_on(house: Building) -> None:
    play = Afternoon(river(person(ANN))).begin().place(2).topple()
    play.write(0, "push 1")
    house.log.tables["t"] = list(play.events)
    house.log.summaries["t"] = summary(play.match)
    physics = Rocks()
    bus = house.open(find=find_game, simulator=physics)
    assert await bus.restore() == 1
    await settle()
    assert (await bus.table("t")).match.status == "over"
    await bus.close()
    assert physics.closed


async def test_a_table_whose_sand_runs_is_not_let_go_though_nobody_looks(house: Building) -> None:
    bus = house.open(find=find_game)
    table = await bus.create(river(person(ANN)))
    actor = await bus.table(table)
    for action in ("start 0,0,0", "flip"):
        await actor.do(ANN, cmd.Act(seat=0, action=action, version=0))
    await house.pass_time(LET_GO_AFTER)
    assert (len(bus), actor.match.state.phase) == (1, "placing")
    await house.pass_time(GLASS / 1000 - LET_GO_AFTER + 0.001)
    assert actor.match.state.phase == "pause"
    await house.pass_time(LET_GO_AFTER)
    assert len(bus) == 0


# Waking on demand, and by alarm.

DAY = 86_400_000


async def test_a_match_that_waits_for_people_is_not_woken_before_they_come(house: Building) -> None:
    bus = house.open()
    tables = [await bus.create(opening()) for _ in range(3)]
    await bus.close()
    again = house.open()
    assert await again.restore() == 0
    assert len(again) == 0
    assert (await again.table(tables[0])).match.status == "playing"


async def test_the_house_is_open_before_the_first_table_has_been_looked_at(house: Building) -> None:
    bus = house.open()
    table = await bus.create(opening(clock=RealTime(60)))
    await bus.close()
    again = house.open()
    reads = house.log.reads
    again.begin()
    assert (len(again), house.log.reads) == (0, reads)
    await settle()
    assert len(again) == 1
    assert isinstance(house.log.tables[table][-1], ev.Restarted)


async def test_a_flag_that_fell_while_the_house_was_down_falls_when_it_comes_back(house: Building) -> None:
    bus = house.open()
    table = await bus.create(opening(clock=Days(1)))
    await bus.close()
    house.time.now += 2 * DAY
    assert await house.open().restore() == 1
    assert isinstance(house.log.tables[table][-1], ev.Flagged)


async def test_a_flag_of_another_day_falls_on_time_though_its_table_was_never_loaded(house: Building) -> None:
    bus = house.open()
    table = await bus.create(opening(clock=Days(1)))
    await bus.close()
    again = house.open()
    assert await again.restore() == 0
    while house.time.now < START + DAY - 3_600_000:
        await house.pass_time(3_600)
    assert (house.log.summaries[table].status, len(again)) == ("playing", 0)
    await house.pass_time(3_600)
    assert house.log.summaries[table].status == "over"


async def test_who_asks_for_a_table_that_is_being_looked_at_gets_it_and_no_second_one_is_made(house: Building) -> None:
    bus = house.open()
    table = await bus.create(opening(clock=RealTime(60)))
    await bus.close()
    again = house.open()
    again.begin()
    actor = await again.table(table)
    await settle()
    assert await again.table(table) is actor
    assert sum(isinstance(event, ev.Restarted) for event in house.log.tables[table]) == 1


# What lists show.


async def test_a_list_folds_a_match_once_and_keeps_no_table_in_memory(house: Building) -> None:
    bus = house.open()
    table = await bus.create(opening(script=("heap 9",)))
    await bus.close()
    again = house.open()
    reads = house.log.reads
    for _ in range(3):
        assert (await again.glance(table)).to_act == {0}
    assert (house.log.reads - reads, len(again)) == (1, 0)
    await (await again.table(table)).do(ANN, cmd.Act(seat=0, action="take", version=1))
    await (await again.table(table)).do(ANN, cmd.Act(seat=0, action="done", version=2))
    assert (await again.glance(table)).to_act == {1}
    await house.pass_time(LET_GO_AFTER)
    reads = house.log.reads
    assert (len(again), (await again.glance(table)).to_act, house.log.reads - reads) == (0, {1}, 0)


async def test_a_hidden_word_moves_nothing_that_a_list_shows_and_the_reveal_does(house: Building) -> None:
    bus = house.open()
    table = await bus.create(sums())
    actor = await bus.table(table)
    before = await bus.glance(table)
    for seat, player in enumerate((ANN, BEN)):
        house.time.now += 1_000
        await actor.do(player, cmd.Act(seat=seat, action="1", version=actor.match.known((seat,))))
        assert await bus.glance(table) == before
    await bus.close()
    again = house.open()
    assert await again.glance(table) == before
    actor = await again.table(table)
    for seat, player in enumerate((ANN, BEN)):
        house.time.now += 1_000
        await actor.do(player, cmd.Act(seat=seat, action="done", version=actor.match.known((seat,))))
    assert (await again.glance(table)).told_at == house.time.now


# Caps.


async def test_a_guest_has_a_bounded_number_of_tables_open_and_may_lay_another_when_one_is_over(house: Building) -> None:
    bus = house.open(caps=Caps(guest=2, address=0))
    first = await bus.create(opening())
    await bus.create(opening())
    with pytest.raises(TooManyTables) as refused:
        await bus.create(opening())
    assert refused.value.details == {"most": 2, "whose": "guest"}
    assert len(house.log.tables) == 2
    await bus.create(opening(host=BEN))
    await (await bus.table(first)).do(ANN, cmd.Resign(seat=0))
    await settle()
    await bus.create(opening())


async def test_an_address_has_a_bounded_number_of_tables_open_however_many_guests_come_from_it(house: Building) -> None:
    bus = house.open(caps=Caps(guest=0, address=2))
    for host in (ANN, BEN):
        await bus.create(opening(host=host), address="192.0.2.1")
    with pytest.raises(TooManyTables) as refused:
        await bus.create(opening(host="cara"), address="192.0.2.1")
    assert refused.value.details["whose"] == "address"
    await bus.create(opening(), address="192.0.2.2")


async def test_a_table_that_could_not_be_laid_is_not_counted(house: Building) -> None:
    bus = house.open(caps=Caps(guest=1))
    house.log.fail = DiskFull("no space")
    with pytest.raises(DiskFull):
        await bus.create(opening())
    house.log.fail = None
    table = await bus.create(opening())
    with pytest.raises(TooManyTables):
        await bus.create(opening())
    await (await bus.table(table)).do(ANN, cmd.Resign(seat=0))


# Abandoned tables.


async def test_tables_to_which_nobody_came_for_long_are_closed_and_others_are_not(house: Building) -> None:
    bus = house.open(patience=Patience(waiting=7, playing=90))
    waiting = await bus.create(opening(person(ANN), Occupant()))
    playing = await bus.create(opening())
    timed = await bus.create(opening(clock=Days(60)))
    house.time.now += 7 * DAY
    assert await bus.tidy() == 0
    house.time.now += 1
    assert await bus.tidy() == 1
    assert house.log.tables[waiting][-1] == ev.Closed(at=house.time.now)
    outcome = (await bus.table(waiting)).match.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("abandoned", ())
    house.time.now += 45 * DAY
    assert await bus.tidy() == 0
    assert [house.log.summaries[table].status for table in (playing, timed)] == ["playing", "playing"]
    house.time.now += 45 * DAY
    await bus.tidy()
    assert house.log.summaries[playing].status == "over"
    assert isinstance(house.log.tables[timed][-1], ev.Flagged)


async def test_a_table_somebody_sits_at_is_not_closed(house: Building) -> None:
    bus = house.open(patience=Patience(waiting=1))
    table = await bus.create(opening(person(ANN), Occupant()))
    (await bus.table(table)).attach(Listener(ANN))
    house.time.now += 30 * DAY
    assert await bus.tidy() == 0


async def test_a_house_without_end_to_its_patience_closes_nothing(house: Building) -> None:
    bus = house.open(patience=Patience(waiting=0, playing=0))
    await bus.create(opening(person(ANN), Occupant()))
    await bus.create(opening())
    house.time.now += 10_000 * DAY
    assert await bus.tidy() == 0


async def no_disk(*_: Any) -> Any:
    raise DiskFull("no space")


async def test_a_flag_falls_though_the_store_failed_when_it_was_due(house: Building, monkeypatch: pytest.MonkeyPatch) -> None:
    bus = house.open(let_go_after=1.0)
    table = await bus.create(opening(clock=Days(days=1)))
    await house.pass_time(3)
    assert len(bus) == 0
    with monkeypatch.context() as broken:
        broken.setattr(house.log, "read", no_disk)
        await house.pass_time(86_405)
    assert house.log.summaries[table].status == "playing"
    await house.pass_time(120)
    assert house.log.summaries[table].status == "over"


async def test_what_is_played_goes_on_though_the_store_failed_at_the_start(
    house: Building, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.open().create(opening(clock=Days(days=1)))
    await house.buses[0].close()
    bus = house.open()
    with monkeypatch.context() as broken:
        broken.setattr(house.log, "running", no_disk)
        bus.begin()
        await settle()
    for _ in range(3):
        await house.pass_time(86_400)
    assert house.log.summaries[table].status == "over"


async def test_a_game_that_stumbles_keeps_no_other_match_from_going_on(house: Building) -> None:
    first = house.open()
    odd, sound = await first.create(opening(clock=Days(days=1))), await first.create(sums(person(ANN), clock=Days(days=1)))
    await first.close()

    def stumbling(name: str) -> Any:
        if name == "nim":
            raise ValueError("a foreign game may raise anything")
        return find(name)

    house.open(find=stumbling).begin()
    await settle()
    for _ in range(3):
        await house.pass_time(86_400)
    assert house.log.summaries[odd].status == "playing"
    assert any(isinstance(event, ev.Late) for event in house.log.tables[sound])


async def test_tables_that_cannot_be_closed_do_not_keep_others_open(house: Building, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rivage.bus.local.TIDY_AT_ONCE", 3)
    first = house.open()
    broken = [await first.create(opening(person(ANN), Occupant())) for _ in range(3)]
    sound = await first.create(opening(person(ANN), Occupant()))
    await first.close()
    for table in broken:
        house.log.tables[table].insert(1, house.log.tables[table][0])
    bus = house.open(patience=Patience(waiting=1))
    house.time.now += 5 * 86_400_000
    assert [await bus.tidy() for _ in range(2)] == [0, 1]
    assert house.log.summaries[sound].status == "over"


async def test_an_end_that_was_written_while_nobody_waited_for_it_is_told_of(
    house: Building, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[str] = []

    async def note(table: str, _match: Match) -> None:
        ended.append(table)

    bus = house.open(on_over=note)
    table = await bus.create(opening())
    actor = await bus.table(table)
    append, gate = house.log.append, asyncio.Event()

    async def written_and_silent(*facts: Any) -> None:
        await append(*facts)
        await gate.wait()

    with monkeypatch.context() as slow:
        slow.setattr(house.log, "append", written_and_silent)
        asked = asyncio.create_task(actor.do(ANN, cmd.Resign(seat=0)))
        await settle()
        asked.cancel()
        await settle()
    gate.set()
    await house.pass_time(10)
    assert (actor.match.status, ended) == ("over", [table])
