"""Who is told that somebody comes or goes, and how often."""

import asyncio

from tests.support.loop import pass_time, settle
from tests.table.helpers import ANN, BEN, START, Listener, Play, Time

from rivage.table.decide import DEFAULT_IDLE_LIMITS, LENDABLE_AFTER_MS
from rivage.table.match import Match
from rivage.table.runtime.presence import GATHER, PresenceNews
from rivage.table.runtime.subscribers import Subscribers


class Room:
    """A table of Ann and Ben, and who is told what."""

    def __init__(self) -> None:
        self.stray: list[object] = []
        """What timers did that should have been cancelled."""
        asyncio.get_running_loop().set_exception_handler(lambda _loop, context: self.stray.append(context))
        self.time = Time()
        self.match: Match = Play().match
        self.people = Subscribers(self.time)
        self.changes = 0
        self.news = PresenceNews(self.people, lambda: self.match, self.count, self.time)

    def count(self) -> None:
        self.changes += 1

    async def pass_time(self, seconds: float) -> None:
        """On the table's watch and in the loop alike."""
        self.time.now += round(seconds * 1000)
        await pass_time(seconds)

    def come(self, player: str) -> Listener:
        tab = Listener(player)
        self.news.came(tab)
        return tab


async def test_players_hear_at_once_that_a_player_comes_or_goes() -> None:
    room = Room()
    ann = room.come(ANN)
    await pass_time(1)
    ann.raw.clear()
    ben = room.come(BEN)
    assert [message["here"] for message in ann.heard] == [[True, True]]
    await pass_time(1)
    room.news.went(ben)
    assert ann.heard[-1]["here"] == [True, False]
    assert ann.heard[-1]["away_since"] == [0, START]


async def test_two_thousand_watchers_are_told_a_few_times_not_two_thousand_times() -> None:
    room = Room()
    ann = room.come(ANN)
    watchers = [room.come(f"watcher {number}") for number in range(2_000)]
    await pass_time(GATHER + 2_001 * 0.001)
    assert [message["watchers"] for message in ann.heard] == [2_000]
    assert sum(len(watcher.raw) for watcher in watchers) <= 2_000
    for watcher in watchers:
        room.news.went(watcher)
    await pass_time(10)
    assert [message["watchers"] for message in ann.heard] == [2_000, 0]


async def test_a_player_who_opens_and_closes_thousands_of_tabs_floods_nobody_neither_now_nor_a_minute_later() -> None:
    room = Room()
    ben = room.come(BEN)
    for _ in range(2_500):
        room.news.went(room.come(ANN))
    await pass_time(GATHER)
    assert len(ben.raw) <= 4
    await room.pass_time(LENDABLE_AFTER_MS / 1000 + 1)
    assert (room.changes, room.stray) == (1, [])


async def test_the_last_word_about_a_seat_is_true_however_quickly_it_changed() -> None:
    room = Room()
    ben = room.come(BEN)
    for _ in range(3):
        tab = room.come(ANN)
        room.news.went(tab)
    room.come(ANN)
    await pass_time(GATHER)
    assert ben.heard[-1]["here"] == [True, True]


async def test_who_comes_back_in_time_cannot_be_replaced() -> None:
    room = Room()
    room.come(BEN)
    tab = room.come(ANN)
    room.news.went(tab)
    await room.pass_time(LENDABLE_AFTER_MS / 1000 - 1)
    room.news.came(tab)
    await room.pass_time(LENDABLE_AFTER_MS / 1000)
    assert (room.changes, room.stray) == (0, [])


async def test_a_closed_table_tells_nothing_any_more() -> None:
    room = Room()
    ann, ben = room.come(ANN), room.come(BEN)
    room.news.went(ben)
    ann.raw.clear()
    room.news.close()
    await room.pass_time(LENDABLE_AFTER_MS / 1000 + 1)
    await settle()
    assert (ann.raw, room.changes) == ([], 0)


async def test_everybody_is_told_when_a_seat_may_be_lent_and_when_the_table_may_be_closed() -> None:
    room = Room()
    room.come(ANN)
    room.news.went(room.come(BEN))
    play = Play()
    play.act("take", "done")
    room.match = play.match
    room.news.look()
    await room.pass_time(LENDABLE_AFTER_MS / 1000 + 1)
    assert room.changes == 1
    await room.pass_time(DEFAULT_IDLE_LIMITS.absent_minutes * 60 - LENDABLE_AFTER_MS / 1000 - 2)
    assert room.changes == 1
    await room.pass_time(2)
    assert room.changes == 2
    await room.pass_time(10 * DEFAULT_IDLE_LIMITS.absent_minutes * 60)
    assert (room.changes, room.stray) == (2, [])


async def test_who_was_never_seen_since_the_house_came_back_is_away_since_then() -> None:
    room = Room()
    room.time.now += 5_000
    room.come(ANN)  # Ben was at the table before, and does not come
    await room.pass_time(LENDABLE_AFTER_MS / 1000 - 4)
    assert room.changes == 1


async def test_a_position_that_has_changed_meanwhile_is_waited_upon_anew() -> None:
    room = Room()
    room.come(ANN)
    room.news.went(room.come(BEN))
    await room.pass_time(LENDABLE_AFTER_MS / 1000 + 1)
    play = Play(now=room.time.now)
    play.act("take", "done")
    room.match = play.match
    room.news.look()
    await room.pass_time(DEFAULT_IDLE_LIMITS.absent_minutes * 60 - LENDABLE_AFTER_MS / 1000)
    assert room.changes == 1
    await room.pass_time(LENDABLE_AFTER_MS / 1000 + 1)
    assert room.changes == 2
