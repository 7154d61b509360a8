"""Tables hosted by one process."""

import asyncio
import threading
from typing import Any

import pytest
from msgspec.structs import replace
from tests.support.loop import run_until_idle
from tests.table.helpers import ANN, BEN, START, DiskFull, Listener, Play, bot, opening, person, sums
from tests.table.river import GLASS, AyaPlay, FakePhysics, river
from tests.table.toys import find

from rivage.core import UnknownGame
from rivage.hosting import local, new_id
from rivage.hosting.local import IDLE_EVICTION_S, MatchCache
from rivage.registry import find as find_game
from rivage.table import Match, TableSetup, fold, summary
from rivage.table.errors import BadRecord, Conflict, UnknownTable
from rivage.table.protocol import AnyEvent
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev
from rivage.table.protocol.options import Days, RealTime, Rounds, TableOptions

from .deployment import Deployment


async def test_a_new_table_is_durable_and_its_link_cannot_be_guessed(deployment: Deployment) -> None:
    tables = deployment.open()
    first, second = await tables.create(opening()), await tables.create(opening())
    assert first != second
    assert len(first) == 22
    assert isinstance(deployment.log.tables[first][0], ev.Created)
    assert deployment.log.summaries[first].status == "playing"
    created = [deployment.log.tables[table][0] for table in (first, second)]
    assert len({event.seed for event in created if isinstance(event, ev.Created)}) == 2


def test_a_table_id_does_not_start_with_a_dash(monkeypatch: pytest.MonkeyPatch) -> None:
    tokens = iter(("-dash", "-again", "plain"))
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(tokens))
    assert new_id() == "plain"


async def test_a_table_whose_creation_failed_does_not_exist(deployment: Deployment) -> None:
    tables = deployment.open()
    with pytest.raises(UnknownGame):
        await tables.create(TableSetup("chess", (person(ANN),), TableOptions(), ANN))
    deployment.log.fail = DiskFull("no space")
    with pytest.raises(DiskFull):
        await tables.create(opening())
    assert (deployment.log.tables, len(tables)) == ({}, 0)


async def test_concurrent_requests_share_one_load(deployment: Deployment) -> None:
    table = await deployment.open().create(opening())
    tables = deployment.open()
    actors = await asyncio.gather(*(tables.table(table) for _ in range(5)))
    assert len(set(map(id, actors))) == 1
    assert deployment.log.reads == 1


async def test_a_cancelled_request_does_not_cancel_the_load_for_others(deployment: Deployment) -> None:
    table = await deployment.open().create(opening())
    tables = deployment.open()
    first = asyncio.create_task(tables.table(table))
    second = asyncio.create_task(tables.table(table))
    await asyncio.sleep(0)
    first.cancel()
    assert (await second).id == table


async def test_an_unknown_table_is_refused_every_time(deployment: Deployment) -> None:
    tables = deployment.open()
    for _ in range(2):
        with pytest.raises(UnknownTable):
            await tables.table("nowhere")
    assert len(tables) == 0


async def test_idle_tables_are_evicted_and_loaded_again_on_request(deployment: Deployment) -> None:
    tables = deployment.open()
    table = await tables.create(opening(script=("heap 9",)))
    await (await tables.table(table)).do(ANN, cmd.Act(seat=0, action="take", version=1))
    await deployment.advance_time(IDLE_EVICTION_S - 1)
    assert len(tables) == 1
    await deployment.advance_time(1)
    assert len(tables) == 0
    assert len((await tables.table(table)).match.history) == 2


async def test_a_request_postpones_the_eviction_of_a_table(deployment: Deployment) -> None:
    tables = deployment.open()
    table = await tables.create(opening())
    await deployment.advance_time(IDLE_EVICTION_S / 2)
    await tables.table(table)
    await deployment.advance_time(IDLE_EVICTION_S / 2)
    assert len(tables) == 1
    await deployment.advance_time(IDLE_EVICTION_S)
    assert len(tables) == 0


async def test_tables_with_subscribers_or_a_running_clock_are_not_evicted(deployment: Deployment) -> None:
    tables = deployment.open()
    observed, timed = await tables.create(opening()), await tables.create(sums(clock=Rounds(3600)))
    listener = Listener(BEN)
    (await tables.table(observed)).attach(listener)
    await deployment.advance_time(IDLE_EVICTION_S)
    assert len(tables) == 2
    (await tables.table(observed)).detach(listener)
    await deployment.advance_time(IDLE_EVICTION_S)
    assert len(tables) == 1
    assert (await tables.table(timed)).match.status == "playing"


async def test_an_exception_in_a_game_does_not_stop_evictions(
    deployment: Deployment, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_state: object) -> tuple[float, ...]:
        raise ZeroDivisionError("a foreign game")

    tables = deployment.open(idle_eviction_s=1.0)
    first, second = await tables.create(opening()), await tables.create(opening())
    monkeypatch.setattr(type((await tables.table(first)).match.game), "points", lambda _game, state: fail(state))
    await deployment.advance_time(1)
    await deployment.advance_time(1)
    assert len(tables) == 0
    assert "a foreign game" in caplog.text
    monkeypatch.undo()
    # Neither does any other error of one table.
    actor = await tables.table(first)
    monkeypatch.setattr(actor, "idle", lambda: fail(None))
    await tables.table(second)
    await deployment.advance_time(1)
    await deployment.advance_time(1)
    assert tables.loaded() == [first]
    monkeypatch.undo()
    await deployment.advance_time(1)
    assert len(tables) == 0


async def test_a_slow_clock_runs_on_after_its_table_is_evicted(deployment: Deployment) -> None:
    tables = deployment.open()
    tables.start()
    table = await tables.create(opening(clock=Days(1)))
    await deployment.advance_time(IDLE_EVICTION_S)
    assert len(tables) == 0
    flag = START + 86_400_000
    while deployment.time.now < flag - 3_600_000:
        await deployment.advance_time(3_600)
    assert deployment.log.summaries[table].status == "playing"
    await deployment.advance_time(3_600)
    assert deployment.log.summaries[table].status == "over"


async def test_after_a_restart_bots_and_clocks_go_on(deployment: Deployment) -> None:
    tables = deployment.open()
    deployment.bots.thinking = asyncio.Event()
    watched = await tables.create(opening(bot(), person(ANN), script=("heap 9",)))
    timed = await tables.create(sums(clock=Rounds(60)))
    finished = await tables.create(opening())
    await (await tables.table(finished)).do(ANN, cmd.Resign(seat=0))
    await tables.close()
    again = deployment.open()
    assert await again.wake_due() == 2
    await run_until_idle()
    assert (await again.table(watched)).match.to_act == {1}
    assert isinstance(deployment.log.tables[timed][-1], ev.Restarted)


async def test_a_broken_match_does_not_stop_the_others_from_being_woken(deployment: Deployment) -> None:
    tables = deployment.open()
    broken, good = await tables.create(sums(clock=Rounds(60))), await tables.create(sums(clock=Rounds(60)))
    await tables.close()
    deployment.log.tables[broken].append(ev.Acted(at=START, seat=1, action="dance"))
    again = deployment.open()
    assert await again.wake_due() == 1
    assert (await again.table(good)).match.status == "playing"


class Claims:
    """A `Custody` that grants every claim and records the claimed tables."""

    def __init__(self) -> None:
        self.claimed: set[str] = set()

    async def claim(self, table: str) -> None:
        self.claimed.add(table)

    def release(self, table: str) -> None:
        self.claimed.discard(table)


async def test_only_tables_in_memory_stay_claimed(deployment: Deployment) -> None:
    tables = deployment.open()
    good, broken, slow = [await tables.create(opening(clock=kind)) for kind in (RealTime(60), RealTime(60), Days(1))]
    await tables.close()
    deployment.log.tables[broken].append(ev.Acted(at=START, seat=1, action="dance"))
    claims = Claims()
    again = deployment.open(custody=claims)
    with pytest.raises(BadRecord):
        await again.table(broken)
    # The index says that the table is due, but its log does not.
    assert not await again.load_if_due(slow)
    assert claims.claimed == set()
    await again.table(good)
    assert not await again.load_if_due(good)
    assert claims.claimed == {good}


async def test_a_rematch_is_a_table_of_its_own(deployment: Deployment) -> None:
    tables = deployment.open()
    table = await tables.create(opening(person(ANN), bot()))
    actor = await tables.table(table)
    await actor.do(ANN, cmd.Resign(seat=0))
    await actor.do(ANN, cmd.Offer(seat=0, what="rematch"))
    following = await tables.table(actor.match.following)
    assert following.match.created.previous == table
    assert [occupant.player for occupant in following.match.seats] == ["", ANN]


async def test_anonymising_a_player_updates_connected_clients(deployment: Deployment) -> None:
    tables = deployment.open()
    table = await tables.create(opening())
    ben = Listener(BEN)
    await tables.connect(table, ben)
    await tables.anonymise_player(table, ANN, "alias")
    assert [seat["name"] for seat in ben.of("snapshot")[-1]["table"]["seats"]] == ["", "Ben"]
    # The same for a table that is not loaded, but whose summary is cached.
    other = deployment.open()
    assert (await other.summary(table)).host == "alias"
    await other.anonymise_player(table, "alias", "another")
    listed = await other.summary(table)
    assert (listed.host, listed.seats[0].name, len(other)) == ("another", "", 0)
    with pytest.raises(UnknownTable):
        await other.anonymise_player("nowhere", BEN, "alias")


async def test_closing_the_tables_closes_the_bots(deployment: Deployment) -> None:
    tables = deployment.open()
    await tables.create(opening(bot(), bot()))
    await tables.close()
    assert deployment.bots.closed
    assert len(tables) == 0


async def test_a_table_is_created_with_a_reserved_id_and_seed(deployment: Deployment) -> None:
    tables = deployment.open()
    table, seed = new_id(), "ab" * 32
    start = replace(opening(), deal="a-duplicate", seed=seed)
    assert await tables.create(start, table) == table
    created = deployment.log.tables[table][0]
    assert isinstance(created, ev.Created)
    assert (created.seed, created.deal) == (seed, "a-duplicate")
    with pytest.raises(Conflict):
        await tables.create(start, table)


async def test_on_over_is_called_for_every_match_that_ends(deployment: Deployment) -> None:
    observed: list[tuple[str, str]] = []

    async def note(table: str, match: Match) -> None:
        observed.append((table, match.status))

    tables = deployment.open(on_over=note)
    table = await tables.create(opening())
    await (await tables.table(table)).do(ANN, cmd.Resign(seat=0))
    await run_until_idle()
    assert observed == [(table, "over")]


async def test_a_request_during_the_creation_of_a_table_gets_its_actor(deployment: Deployment) -> None:
    tables = deployment.open()
    laying = asyncio.ensure_future(tables.create(opening(), "set-aside"))
    await asyncio.sleep(0)
    pending = await tables.table("set-aside")
    assert await laying == "set-aside"
    assert await tables.table("set-aside") is pending
    assert deployment.log.reads == 0


async def test_a_match_that_waits_for_physics_continues_after_a_restart(deployment: Deployment) -> None:
    play = AyaPlay(river(person(ANN))).start().place(2).topple()
    play.write(0, "push 1")
    deployment.log.tables["t"] = list(play.events)
    deployment.log.summaries["t"] = summary(play.match)
    physics = FakePhysics()
    tables = deployment.open(find=find_game, simulator=physics)
    assert await tables.wake_due() == 1
    await run_until_idle()
    assert (await tables.table("t")).match.status == "over"
    await tables.close()
    assert physics.closed


async def test_a_table_with_running_time_is_not_evicted_without_subscribers(deployment: Deployment) -> None:
    tables = deployment.open(find=find_game)
    table = await tables.create(river(person(ANN)))
    actor = await tables.table(table)
    for action in ("start 0,0,0", "flip"):
        await actor.do(ANN, cmd.Act(seat=0, action=action, version=0))
    await deployment.advance_time(IDLE_EVICTION_S)
    assert (len(tables), actor.match.state.phase) == (1, "placing")
    await deployment.advance_time(GLASS / 1000 - IDLE_EVICTION_S + 0.001)
    assert actor.match.state.phase == "pause"
    await deployment.advance_time(IDLE_EVICTION_S)
    assert len(tables) == 0


async def test_on_over_is_called_for_an_end_whose_command_was_cancelled(
    deployment: Deployment, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[str] = []

    async def note(table: str, _match: Match) -> None:
        ended.append(table)

    tables = deployment.open(on_over=note)
    table = await tables.create(opening())
    actor = await tables.table(table)
    append, gate = deployment.log.append, asyncio.Event()

    async def written_and_silent(*facts: Any) -> None:
        await append(*facts)
        await gate.wait()

    with monkeypatch.context() as slow:
        slow.setattr(deployment.log, "append", written_and_silent)
        pending = asyncio.create_task(actor.do(ANN, cmd.Resign(seat=0)))
        await run_until_idle()
        pending.cancel()
        await run_until_idle()
    gate.set()
    await deployment.advance_time(10)
    assert (actor.match.status, ended) == ("over", [table])


@pytest.mark.parametrize(("more", "at_once"), [(0, True), (1, False)])
async def test_a_long_log_is_folded_in_a_thread(more: int, at_once: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[bool] = []

    def watched(events: Any, found: Any) -> Match:
        seen.append(threading.current_thread() is threading.main_thread())
        return fold(events, found)

    monkeypatch.setattr(local, "fold", watched)
    start: list[AnyEvent] = Play(opening()).events
    remark = ev.Said(at=START, seat=0, phrase="nice")
    events = [*start, *[remark] * (local.MAX_EVENTS_INLINE - len(start) + more)]
    assert await local.fold_async(events, find) == fold(events, find)
    assert seen == [at_once]


@pytest.mark.parametrize("times", [1, local.MAX_EVENTS_INLINE + 1])
async def test_a_broken_log_is_refused_whatever_its_length(times: int) -> None:
    with pytest.raises(BadRecord):
        await local.fold_async([ev.Said(at=START, seat=0, phrase="nice")] * times, find)


async def test_the_match_cache_continues_folding_from_the_cached_match() -> None:
    play = Play(opening())
    cache = MatchCache(find)
    first = await cache.match("t", list(play.events))
    assert first == fold(play.events, find)
    play.do(ANN, cmd.Act(seat=0, action="take", version=1))
    assert await cache.match("t", list(play.events)) == fold(play.events, find) != first


async def test_the_match_cache_folds_a_changed_log_from_its_start() -> None:
    play = Play(opening())
    cache = MatchCache(find)
    await cache.match("t", list(play.events))
    created = play.events[0]
    assert isinstance(created, ev.Created)
    other = Play(opening(host="somebody else"))
    assert (await cache.match("t", list(other.events))).created.host == "somebody else"


async def test_the_match_cache_is_bounded_and_skips_broken_logs() -> None:
    play = Play(opening())
    cache = MatchCache(find, max_matches=2)
    for table in "abc":
        await cache.match(table, list(play.events))
    assert list(cache._cached) == ["b", "c"]
    with pytest.raises(BadRecord):
        await cache.match("d", list(play.events[1:]))
    assert list(cache._cached) == ["b", "c"]
