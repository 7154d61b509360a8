"""The actor of a table, the only writer of its log. It decides, appends, applies and broadcasts, in this order.

Pure functions make the decisions (`rivage.table.decide`). The actor contributes the lock, the log, the timers and the
subscribers. Events are never sent before they are durable.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from msgspec.structs import replace

from rivage.background import Tasks, ThrottledLogger
from rivage.core import RivageError, encode
from rivage.table.decide import (
    Decision,
    TableSetup,
    decide,
    decide_abandoned,
    decide_due,
    decide_restart,
    next_due,
    summary,
    with_following_table,
)
from rivage.table.errors import Conflict
from rivage.table.match import Match, fold
from rivage.table.protocol import AnyCommand, Busy, Days, Done, Refusal
from rivage.table.protocol import events as ev
from rivage.table.runtime.bots.players import RealTimeBotPlayers
from rivage.table.views import AudienceLog, Updates

from .bots.players import BotPlayers, RoundBotPlayers
from .hands import HandBroadcaster
from .physics import PhysicsRunner
from .services import TableServices
from .subscribers import PRESENCE_INTERVAL_S, Broadcaster, PresenceBroadcaster, Subscriber, Subscribers

logger = logging.getLogger(__name__)
throttled = ThrottledLogger(logger)

MAX_SLEEP_S = 6 * 3600.0
"""Seconds until a timer checks the clock again. The clock may be slewed in the meantime, which matters for days per turn."""
RETRY_DELAY_S = 1.0
"""Seconds before a due event, such as a fallen flag, is written again after the store has refused it."""
APPEND_CHECK_DELAYS_S = (0.0, 0.1, 1.0, 5.0)
"""Seconds before each read of the log that finds out whether an append was written."""


class TableActor:
    """One table in memory: carries out commands, due events, bots and physics, and keeps its subscribers up to date."""

    def __init__(
        self,
        table: str,
        events: Sequence[ev.AnyEvent],
        services: TableServices,
        *,
        open_table: Callable[[TableSetup], Awaitable[str]],
        on_over: Callable[[str, Match], Awaitable[None]] | None = None,
        match: Match | None = None,
    ) -> None:
        """Load a table from its events.

        Args:
            table: its id.
            events: all of its events.
            services: the services shared by the tables of this process.
            open_table: creates another table (rematch, second game) and returns its id.
            on_over: called with the id and the match once it is durably over; it must not raise.
            match: the match after the events, if it is known already.

        Raises:
            BadRecord: when the events cannot be replayed.
        """
        self.id = table
        self.match: Match = match or fold(events, services.find)
        self._audience_log = self._new_audience_log(events)
        self._log = services.log
        self._find = services.find
        self._open_table = open_table
        self._on_over = on_over
        self._on_turn = services.on_turn
        self._clock = services.clock
        self._write_lock = asyncio.Lock()
        self._subscribers = Subscribers(services.clock)
        self._idle_limits = services.idle_limits
        self._presence = PresenceBroadcaster(
            self._subscribers, lambda: self.match, self._broadcast_state, self._clock, self._idle_limits
        )
        self.hands = HandBroadcaster(self._subscribers, lambda: self.match)
        """Broadcasts the hand messages at this table."""
        self._broadcaster = Broadcaster()
        self._spectator_snapshot: tuple[float, Updates] | None = None
        """The loop time and content of the last snapshot for spectators, which is cached because many may come together."""
        self._timer: asyncio.TimerHandle | None = None
        self._tasks = Tasks()
        self._closed = False
        self._due = next_due(self.match)
        """The time at which this table must be woken, as stored in the log."""
        self._bots: BotPlayers | RealTimeBotPlayers
        timing = self.match.timing
        if timing.measures_time:
            self._bots = RealTimeBotPlayers(self, services.bots, services.tempo)
            self._physics = PhysicsRunner(self, services.simulator, self._bots.on_motion)
        else:
            self._bots = (RoundBotPlayers if timing.secret else BotPlayers)(self, services.bots, services.pace)
            self._physics = PhysicsRunner(self, services.simulator, on_motion=lambda seconds: None)

    # Commands and subscribers.

    async def start(self, *, after_restart: bool = False) -> None:
        """Start clocks, chance, physics and bots. After a restart, running clocks continue without charging the downtime.

        Raises:
            StoreError: when an event could not be written.
        """
        async with self._write_lock:
            now = self._clock()
            if after_restart and (decision := decide_restart(self.match, now)):
                await self._commit(decision)
            await self._apply_due(now)
        self._schedule()

    async def do(self, player: str, command: AnyCommand, ref: int = 0, subscriber: Subscriber | None = None) -> None:
        """Carry out the command of a player; returns when its events are durable and sent to everybody.

        `subscriber` gets a `Done` with `ref`, right after the update.

        Raises:
            RivageError: when the rules, the table or the store refuse the command; nothing has changed.
        """
        async with self._write_lock:
            # Use the same time for both, so that no command is accepted after a deadline.
            now = self._clock()
            await self._apply_due(now)
            decision = decide(self.match, player, command, now, self._away(), self._idle_limits)
            if decision.new_table is not None:
                setup = replace(decision.new_table, previous=self.id)
                decision = with_following_table(decision, await self._open_table(setup))
            await self._commit(decision, ref, subscriber)

    def now(self) -> int:
        """The current time of the table, in milliseconds since 1970."""
        return self._clock()

    async def play(self, decide_now: Callable[[Match, int], Decision | None]) -> bool:
        """Carry out a decision of a bot or of physics. `decide_now` gets the match and the time while no other write is running.

        Returns False if `decide_now` returns None.

        Raises:
            RivageError: when the decision is refused; nothing has changed.
        """
        async with self._write_lock:
            now = self._clock()
            await self._apply_due(now)
            decision = decide_now(self.match, now)
            if decision is None:
                return False
            await self._commit(decision)
            return True

    def attach(self, subscriber: Subscriber) -> None:
        """Subscribe: the subscriber gets a snapshot now and an update after every batch of events."""
        self._presence.connect(subscriber)
        self.resync(subscriber)
        if self._bots.questions.busy:
            subscriber.send(encode(Busy(True)))

    def resync(self, subscriber: Subscriber) -> None:
        """Send a fresh snapshot. Spectators may get a cached one if no event has happened since."""
        player = subscriber.player
        if player == self.match.created.host or self.match.held_by(player):
            self._broadcaster.snapshot(subscriber, self._updates())
        else:
            now = asyncio.get_running_loop().time()
            if (
                self._spectator_snapshot is None
                or self._spectator_snapshot[1].match is not self.match
                or now - self._spectator_snapshot[0] >= PRESENCE_INTERVAL_S
            ):
                self._spectator_snapshot = (now, self._updates())
            self._broadcaster.snapshot(subscriber, self._spectator_snapshot[1])
        self.hands.send_all(subscriber)

    def detach(self, subscriber: Subscriber) -> None:
        """Unsubscribe. If it was the last tab of a seated player, the player is away from now on."""
        self._broadcaster.remove(subscriber)
        if not self._closed:
            self._presence.disconnect(subscriber)

    @property
    def public_changed_at(self) -> int:
        """The time of the last public event, in milliseconds since 1970."""
        return self._audience_log.public_changed_at

    async def close_if_abandoned(self) -> bool:
        """Close the table for good if nobody is connected and it has been idle for too long. Returns whether it was closed.

        Raises:
            StoreError: when the event could not be written.
        """
        if len(self._subscribers):
            return False
        return await self.play(lambda match, now: decide_abandoned(match, now, self._idle_limits))

    def is_here(self, player: str) -> bool:
        """Whether a player has a tab open."""
        return any(tab.player == player for tab in self._subscribers)

    async def rewrite(self, work: Callable[[], Awaitable[None]]) -> None:
        """Run `work`, which changes the log, while no other write is in progress. Then reload the log and send new snapshots.

        Raises:
            StoreError: when the log could not be changed or read.
        """
        async with self._write_lock:
            await work()
            await self._reload()

    @property
    def thinking(self) -> bool:
        """Whether a bot of this table is computing an action."""
        return self._bots.busy()

    async def wait_for_writes(self) -> None:
        """Return when no write is in progress."""
        async with self._write_lock:
            pass

    def idle(self) -> bool:
        """Whether the table can be unloaded: no subscribers, no writes, and no activity except clocks with days per turn."""
        match = self.match
        clock, timers = match.clock, match.timers
        hurried = clock is not None and clock.running and not isinstance(clock.kind, Days)
        if hurried or match.awaits_physics or (timers is not None and timers.next_at() is not None):
            return False
        return not (len(self._subscribers) or self._write_lock.locked() or self._tasks.busy or self._bots.busy())

    def close(self) -> None:
        """Stop timers, bots and messages. Nothing is lost, because all events are in the log."""
        self._closed = True
        self._subscribers.clear()
        self._broadcaster.clear()
        self._presence.close()
        self.hands.close()
        if self._timer is not None:
            self._timer.cancel()
        self._bots.stop()
        self._physics.stop()
        self._tasks.cancel()

    # Writing. The lock is held.

    async def _commit(self, decision: Decision, ref: int = 0, subscriber: Subscriber | None = None) -> None:
        before, after = self.match, decision.after
        next_due_at = next_due(after)
        changed = after.seats is not before.seats or after.status != before.status or next_due_at != self._due
        try:
            await self._log.append(self.id, before.n, decision.events, summary(after) if changed else None)
        except Conflict:
            # Another writer has appended events: reload the log and send it to everybody.
            await self._reload()
            raise
        except asyncio.CancelledError:
            # The caller was cancelled while the log was writing, so it is unknown whether the events were written.
            self._tasks.spawn(self._check_append(before.n))
            raise
        self.match, self._due = after, next_due_at
        self._audience_log.add(decision.events, over=after.status == "over")
        now = self._clock()
        updates = self._updates(before, now)
        for tab in self._subscribers:
            if updates.has_news(tab.player):
                self._broadcaster.patch(tab, updates)
            if tab is subscriber:
                tab.send(encode(Done(ref)))
        self._schedule(now)
        self._notify_if_over(before)
        self._notify_if_turn(before)

    def _notify_if_over(self, before: Match) -> None:
        if self._on_over is not None and self.match.status == "over" != before.status:
            self._tasks.spawn(self._notify_over(self.match))

    def _notify_if_turn(self, before: Match) -> None:
        match = self.match
        if self._on_turn is None or match.to_act is before.to_act:
            return
        away = self._away()
        if any(seat >= 0 and away[seat] for seat in match.to_act - before.to_act):
            self._on_turn(self.id)

    def _away(self) -> tuple[int, ...]:
        """The time at which the player of each seat left, or 0."""
        return self._subscribers.presences(self.match).away

    async def _apply_due(self, now: int) -> None:
        """Carry out everything that is due without a command."""
        decision = decide_due(self.match, now, self._away())
        if decision is not None:
            await self._commit(decision)

    async def _reload(self) -> None:
        self._load(await self._log.read(self.id))

    def _load(self, events: Sequence[ev.AnyEvent]) -> None:
        before, self.match = self.match, fold(events, self._find)
        self._due = next_due(self.match)
        self._audience_log = self._new_audience_log(events)
        updates = self._updates()
        for tab in self._subscribers:
            self._broadcaster.snapshot(tab, updates)
        self._schedule()
        self._notify_if_over(before)

    async def _check_append(self, n: int) -> None:
        """Find out whether the log has grown beyond `n` events. The store may still be writing, so it is read several times."""
        for delay in APPEND_CHECK_DELAYS_S:
            await asyncio.sleep(delay)
            async with self._write_lock:
                if self.match.n != n:
                    return  # a later write has revealed the state of the log
                try:
                    events = await self._log.read(self.id)
                except RivageError as error:
                    logger.warning("table %s: could not read the log after an interrupted write: %s", self.id, error)
                    continue
                if len(events) != n:
                    self._load(events)
                    return

    # Activity without commands.

    def _schedule(self, now: int | None = None) -> None:
        """Start bots and simulations that are due, and set the timer for clocks and game timers; `now` if the time is known."""
        if self._closed:
            return
        match = self.match
        self._bots.update()
        self._presence.update()
        self.hands.update()
        if match.status != "playing":
            return
        self._physics.update()
        if match.clock is not None and (flag := match.clock.flag_at()) is not None:
            self._set_timer((flag - (now or self._clock())) / 1000)
        if match.timers is not None and (up := match.timers.next_at()) is not None:
            self._set_timer((up - (now or self._clock())) / 1000)

    def _set_timer(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        when = loop.time() + min(max(seconds, 0.0) + 0.001, MAX_SLEEP_S)
        # A timer that fires too early only sleeps again, so most actions do not replace it.
        if self._timer is not None and self._timer.when() <= when:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timer = loop.call_at(when, self._on_timer)

    def _on_timer(self) -> None:
        self._timer = None
        if decide_due(self.match, self._clock(), self._away()) is not None:
            self._tasks.spawn(self._apply_due_later())
        else:
            self._schedule()

    async def _apply_due_later(self) -> None:
        try:
            async with self._write_lock:
                await self._apply_due(self._clock())
        except Exception as error:  # retry after any error: the table stays usable, and the flag falls a little later
            if isinstance(error, RivageError):
                throttled.warning("due", "table %s: could not write a due event; retrying: %s", self.id, error)
            else:
                logger.exception("table %s: could not write a due event; retrying", self.id)
            self._set_timer(RETRY_DELAY_S)

    # Messages.

    def report(self, message: Refusal | Busy) -> None:
        """Send everybody a message that is not stored: a failure, or a change of the thinking time of bots."""
        data = encode(message)
        for tab in self._subscribers:
            tab.send(data)

    def _new_audience_log(self, events: Sequence[ev.AnyEvent]) -> AudienceLog:
        match = self.match
        secret_chance = match.game.info.secret_chance
        return AudienceLog(events, secret=match.timing.secret, secret_chance=secret_chance, over=match.status == "over")

    def _updates(self, before: Match | None = None, now: int | None = None) -> Updates:
        presences = self._subscribers.presences(self.match)
        return Updates(self.id, self.match, presences, now or self._clock(), self._audience_log, before, self._idle_limits)

    async def _notify_over(self, match: Match) -> None:
        if self._on_over is not None:
            await self._on_over(self.id, match)

    def _broadcast_state(self) -> None:
        """Send an update although no event happened: time has changed the allowed commands or completed a consent."""
        if self.match.offer is not None:
            self._tasks.spawn(self._apply_due_later())
        self._audience_log.add((), over=self.match.status == "over")
        updates = self._updates()
        for tab in self._subscribers:
            self._broadcaster.patch(tab, updates)
