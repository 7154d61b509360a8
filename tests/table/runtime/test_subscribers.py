"""Subscribers of a table, broadcasts and presence."""

import asyncio
from itertools import pairwise
from typing import Any

from tests.support.loop import advance_time, run_until_idle
from tests.table.helpers import ANN, BEN, CARA, START, Listener, Play, Time, bot, opening, person, sums
from tests.table.river import river, spot
from tests.table.table_process import TableProcess

from rivage.table import TableActor
from rivage.table.decide import DEFAULT_IDLE_LIMITS, LENDABLE_AFTER_MS
from rivage.table.match import Match
from rivage.table.protocol import commands as cmd
from rivage.table.runtime.subscribers import PRESENCE_INTERVAL_S, PresenceBroadcaster, Subscribers


def test_a_player_who_never_connected_has_been_away_since_loading() -> None:
    people, play = Subscribers(Time()), Play()
    assert people.away(play.match) == (START, START)


def test_a_player_is_away_when_the_last_tab_closes() -> None:
    time = Time()
    people, match = Subscribers(time), Play().match
    first, second = Listener(ANN), Listener(ANN)
    people.add(first)
    people.add(second)
    assert people.away(match) == (0, START)
    time.now += 5
    assert not people.remove(first, match)
    assert people.remove(second, match)
    assert people.away(match) == (START + 5, START)
    assert not people.remove(second, match)
    people.add(first)
    assert people.away(match) == (0, START)


def test_spectators_are_counted_as_people_not_as_tabs() -> None:
    people, match = Subscribers(Time()), Play().match
    for player in (ANN, CARA, CARA, "dave-id"):
        people.add(Listener(player))
    assert people.presences(match).watchers == 2
    assert not people.remove(next(tab for tab in people if tab.player == CARA), match)
    assert len(people) == 3


def test_anonymous_spectators_are_counted_one_by_one() -> None:
    people, match = Subscribers(Time()), Play(opening(person(BEN), bot())).match
    for player in ("", "", BEN):
        people.add(Listener(player))
    assert people.presences(match).watchers == 2


def test_bots_are_always_present() -> None:
    people, match = Subscribers(Time()), Play(opening(person(BEN), bot())).match
    message = people.message(match)
    assert (message.here, message.away_since, message.watchers) == ((False, True), (START, 0), 0)


class Pair:
    """Two tabs of one person: one applies patches, the other requests a snapshot for each comparison."""

    def __init__(self, table: TableActor, player: str) -> None:
        self.table = table
        self.brief, self.whole = Listener(player), Listener(player)
        for tab in (self.brief, self.whole):
            table.attach(tab)

    @property
    def by_patches(self) -> Any:
        """The table and the view, built from the messages."""
        messages = [message for message in self.brief.received if "view" in message]
        for before, after in pairwise(messages):
            assert after["t"] == "snapshot" or after["since"] == before["n"]
        return {name: messages[-1][name] for name in ("table", "view")}

    @property
    def by_snapshot(self) -> Any:
        self.table.resync(self.whole)
        last = self.whole.of("snapshot")[-1]
        return {"table": last["table"], "view": last["view"]}

    def check(self) -> None:
        assert timeless(self.by_patches) == timeless(self.by_snapshot)


def timeless(message: Any) -> Any:
    """Without clocks, which depend on the time of the message, and without presence, which has a message of its own."""
    table = {name: value for name, value in message["table"].items() if name not in ("clock", "timers", "watchers")}
    seats = [{name: value for name, value in seat.items() if name not in ("here", "away_since")} for seat in table["seats"]]
    return {"table": table | {"seats": seats}, "view": message["view"]}


async def test_patches_follow_a_game_in_turns_with_undo_new_tabs_and_rematch(process: TableProcess) -> None:
    table = await process.create(opening(script=("heap 9",)))
    pairs = [Pair(table, player) for player in (ANN, BEN, "")]
    for number, action in enumerate(("take", "take", "undo", "done")):
        version = table.match.visible_actions((0,))
        command: Any = cmd.Act(seat=0, action=action, version=version)
        await table.do(ANN, cmd.Undo(seat=0, version=version) if action == "undo" else command)
        # A tab that is opened between two actions starts from the current state.
        pairs.append(Pair(table, CARA if number % 2 else ""))
        await process.advance_time(500)
        for pair in pairs:
            pair.check()
    await table.do(BEN, cmd.Resign(seat=1))
    await table.do(BEN, cmd.Offer(seat=1, what="rematch"))
    await table.do(ANN, cmd.Answer(seat=0, what="rematch", yes=True))
    for pair in pairs:
        pair.check()
    assert pairs[0].by_patches["table"]["following"] == "next"


async def test_patches_follow_hot_seat_play_with_changing_views(process: TableProcess) -> None:
    table = await process.create(opening(person(ANN), person(ANN), script=("heap 9",)))
    pair = Pair(table, ANN)
    for action, seat in (("take", 0), ("done", 0), ("take", 1)):
        await table.do(ANN, cmd.Act(seat=seat, action=action, version=table.match.visible_actions((0, 1))))
        pair.check()


async def test_patches_follow_secret_rounds_and_tabs_without_news_stay_current(process: TableProcess) -> None:
    table = await process.create(sums(person(ANN), person(BEN), script=("roll 1", "roll 2", "roll 3")))
    ann, ben, watcher = (Pair(table, player) for player in (ANN, BEN, ""))

    async def write(player: str, seat: int, *actions: str) -> None:
        for action in actions:
            version = table.match.visible_actions((seat,))
            undo = cmd.Undo(seat=seat, version=version)
            await table.do(player, undo if action == "undo" else cmd.Act(seat=seat, action=action, version=version))
            for pair in (ann, ben, watcher):
                pair.check()

    await write(ANN, 0, "1", "2", "undo")
    assert ben.brief.of("patch") == []
    await write(BEN, 1, "5", "done", "undo", "done")
    await write(ANN, 0, "9", "done")
    await write(BEN, 1, "7", "done")
    assert ben.by_patches["view"] == ben.by_snapshot["view"]


async def test_patches_follow_a_game_in_real_time_with_pauses_and_absences(aya_process: TableProcess) -> None:
    table = await aya_process.create(river(person(ANN), person(BEN), bot("builder")))
    pairs = [Pair(table, player) for player in (ANN, BEN, "")]
    for action in ("first 0", "start 0,0,0", "flip"):
        await table.do(ANN, cmd.Act(seat=0, action=action, version=0))
    for number in range(1, 4):
        await aya_process.advance_time(1_000)
        if table.match.state.turn == 0:
            if not table.match.state.players[0].hand:
                await table.do(ANN, cmd.Act(seat=0, action="draw", version=0))
            await table.do(ANN, cmd.Act(seat=0, action=f"place {spot(number + 9)}", version=0))
        for pair in pairs:
            pair.check()
    await table.do(ANN, cmd.Offer(seat=0, what="pause"))
    await table.do(BEN, cmd.Answer(seat=1, what="pause", yes=True))
    for tab in (pairs[1].brief, pairs[1].whole):
        table.detach(tab)
    await aya_process.advance_time(LENDABLE_AFTER_MS + 1_000)
    late = Pair(table, CARA)
    await table.do(ANN, cmd.Resume(seat=0))
    for pair in (pairs[0], pairs[2], late):
        pair.check()
    assert table.match.seats[1].player == BEN


async def test_patches_continue_from_a_new_snapshot(process: TableProcess) -> None:
    table = await process.create()
    pair = Pair(table, ANN)
    await table.do(ANN, cmd.Act(seat=0, action="take", version=1))
    table.resync(pair.brief)
    await table.do(ANN, cmd.Act(seat=0, action="take", version=2))
    assert [message["t"] for message in pair.brief.received] == ["snapshot", "patch", "snapshot", "patch"]
    assert pair.by_patches == pair.by_snapshot


async def test_tabs_that_were_sent_the_same_share_one_patch(process: TableProcess) -> None:
    table = await process.create()
    tabs = [Listener("") for _ in range(3)]
    for tab in tabs:
        table.attach(tab)
    for version in (1, 2):
        await table.do(ANN, cmd.Act(seat=0, action="take", version=version))
        assert tabs[0].raw[-1] is tabs[1].raw[-1] is tabs[2].raw[-1]


async def test_a_placement_fits_into_one_packet_even_late_in_a_match(aya_process: TableProcess) -> None:
    table = await aya_process.create(river(person(ANN), person(BEN)))
    for action in ("first 0", "start 0,0,0", "flip"):
        await table.do(ANN, cmd.Act(seat=0, action=action, version=0))
    watcher = Listener("")
    table.attach(watcher)
    largest = late = 0
    for number in range(100):
        seat = table.match.state.turn
        player = (ANN, BEN)[seat]
        await table.do(player, cmd.Act(seat=seat, action="draw", version=0))
        watcher.raw.clear()
        place = f"place {number % 20 * 40 - 380},{number // 20 * 60 - 200},0"
        await table.do(player, cmd.Act(seat=seat, action=place, version=0))
        largest = max(largest, sum(map(len, watcher.raw)))
        late = sum(map(len, watcher.raw))
    assert largest < 1_400
    assert 100 < late < 700, "the patch is far smaller than the whole view by then"


class Room:
    """A table of Ann and Ben, with its subscribers."""

    def __init__(self) -> None:
        self.stray: list[object] = []
        """Errors of timers that should have been cancelled."""
        asyncio.get_running_loop().set_exception_handler(lambda _loop, context: self.stray.append(context))
        self.time = Time()
        self.match: Match = Play().match
        self.people = Subscribers(self.time)
        self.changes = 0
        self.news = PresenceBroadcaster(self.people, lambda: self.match, self.count, self.time)

    def count(self) -> None:
        self.changes += 1

    async def advance_time(self, seconds: float) -> None:
        """Advance the clock of the table and the loop together."""
        self.time.now += round(seconds * 1000)
        await advance_time(seconds)

    def connect(self, player: str) -> Listener:
        tab = Listener(player)
        self.news.connect(tab)
        return tab


async def test_players_are_notified_at_once_when_a_player_connects_or_leaves() -> None:
    room = Room()
    ann = room.connect(ANN)
    await advance_time(1)
    ann.raw.clear()
    ben = room.connect(BEN)
    assert [message["here"] for message in ann.received] == [[True, True]]
    await advance_time(1)
    room.news.disconnect(ben)
    assert ann.received[-1]["here"] == [True, False]
    assert ann.received[-1]["away_since"] == [0, START]


async def test_presence_is_sent_after_the_end_of_the_match_too() -> None:
    room = Room()
    ann, ben = room.connect(ANN), room.connect(BEN)
    play = Play()
    play.do(BEN, cmd.Resign(seat=1))
    room.match = play.match
    await advance_time(1)
    room.news.disconnect(ben)
    assert ann.received[-1]["here"] == [True, False]
    await advance_time(1)
    room.connect(BEN)
    assert ann.received[-1]["here"] == [True, True]


async def test_two_thousand_spectators_cause_only_a_few_broadcasts() -> None:
    room = Room()
    ann = room.connect(ANN)
    watchers = [room.connect(f"watcher {number}") for number in range(2_000)]
    await advance_time(PRESENCE_INTERVAL_S + 2_001 * 0.001)
    assert [message["watchers"] for message in ann.received] == [2_000]
    assert sum(len(watcher.raw) for watcher in watchers) <= 2_000
    for watcher in watchers:
        room.news.disconnect(watcher)
    await advance_time(10)
    assert [message["watchers"] for message in ann.received] == [2_000, 0]


async def test_opening_and_closing_thousands_of_tabs_floods_nobody() -> None:
    room = Room()
    ben = room.connect(BEN)
    for _ in range(2_500):
        room.news.disconnect(room.connect(ANN))
    await advance_time(PRESENCE_INTERVAL_S)
    assert len(ben.raw) <= 4
    await room.advance_time(LENDABLE_AFTER_MS / 1000 + 1)
    assert (room.changes, room.stray) == (1, [])


async def test_the_last_presence_message_is_correct_after_quick_changes() -> None:
    room = Room()
    ben = room.connect(BEN)
    for _ in range(3):
        tab = room.connect(ANN)
        room.news.disconnect(tab)
    room.connect(ANN)
    await advance_time(PRESENCE_INTERVAL_S)
    assert ben.received[-1]["here"] == [True, True]


async def test_a_player_who_returns_in_time_cannot_be_replaced() -> None:
    room = Room()
    room.connect(BEN)
    tab = room.connect(ANN)
    room.news.disconnect(tab)
    await room.advance_time(LENDABLE_AFTER_MS / 1000 - 1)
    room.news.connect(tab)
    await room.advance_time(LENDABLE_AFTER_MS / 1000)
    assert (room.changes, room.stray) == (0, [])


async def test_a_closed_table_sends_nothing_more() -> None:
    room = Room()
    ann, ben = room.connect(ANN), room.connect(BEN)
    room.news.disconnect(ben)
    ann.raw.clear()
    room.news.close()
    await room.advance_time(LENDABLE_AFTER_MS / 1000 + 1)
    await run_until_idle()
    assert (ann.raw, room.changes) == ([], 0)


async def test_everybody_is_notified_when_a_seat_is_lendable_or_a_table_closable() -> None:
    room = Room()
    room.connect(ANN)
    room.news.disconnect(room.connect(BEN))
    play = Play()
    play.act("take", "done")
    room.match = play.match
    room.news.update()
    await room.advance_time(LENDABLE_AFTER_MS / 1000 + 1)
    assert room.changes == 1
    await room.advance_time(DEFAULT_IDLE_LIMITS.absent_minutes * 60 - LENDABLE_AFTER_MS / 1000 - 2)
    assert room.changes == 1
    await room.advance_time(2)
    assert room.changes == 2
    await room.advance_time(10 * DEFAULT_IDLE_LIMITS.absent_minutes * 60)
    assert (room.changes, room.stray) == (2, [])


async def test_a_player_unseen_since_a_restart_is_away_since_the_restart() -> None:
    room = Room()
    room.time.now += 5_000
    room.connect(ANN)  # Ben was at the table before, and does not come back
    await room.advance_time(LENDABLE_AFTER_MS / 1000 - 4)
    assert room.changes == 1


async def test_a_changed_position_restarts_the_waiting_time() -> None:
    room = Room()
    room.connect(ANN)
    room.news.disconnect(room.connect(BEN))
    await room.advance_time(LENDABLE_AFTER_MS / 1000 + 1)
    play = Play(now=room.time.now)
    play.act("take", "done")
    room.match = play.match
    room.news.update()
    await room.advance_time(DEFAULT_IDLE_LIMITS.absent_minutes * 60 - LENDABLE_AFTER_MS / 1000)
    assert room.changes == 1
    await room.advance_time(LENDABLE_AFTER_MS / 1000 + 1)
    assert room.changes == 2
