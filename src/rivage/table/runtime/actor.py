"""The shell around one match: the only writer of its log. Decide, append, evolve, broadcast: in this order.

Everything that can be decided is decided by pure functions (`rivage.table.decide`); here are only the lock, the log, the
timers and the subscribers. Nobody gets an event before it is durable.
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
seldom = ThrottledLogger(logger)

MAX_SLEEP_S = 6 * 3600.0
"""Seconds; timers of days-per-move clocks wake up now and then, as the clock may draw near to the system's."""
RETRY_DELAY_S = 1.0
"""Seconds until something nobody asked for (a fallen flag) is tried again after the store refused it."""
APPEND_CHECK_DELAYS_S = (0.0, 0.1, 1.0, 5.0)
"""Seconds before each read of the log that finds out whether an append was written."""


class TableActor:
    """One table, held in memory."""

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
        """Fold the events of a table that is already in the log.

        Args:
            table: its id.
            events: all of its events.
            services: what the tables of this process share.
            open_table: creates another table (rematch, second game) and returns its id.
            on_over: called with the id and the match once it is durably over; it must not raise.
            match: what the events fold to, where that is known already.

        Raises:
            BadRecord: when the events do not fold.
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
        self._writing = asyncio.Lock()
        self._subscribers = Subscribers(services.clock)
        self._idle_limits = services.idle_limits
        self._presence = PresenceBroadcaster(
            self._subscribers, lambda: self.match, self._broadcast_state, self._clock, self._idle_limits
        )
        self.hands = HandBroadcaster(self._subscribers, lambda: self.match)
        """What the hands at this table do between two actions."""
        self._broadcaster = Broadcaster()
        self._newcomers: tuple[float, Updates] | None = None
        """What spectators who come now are sent, and since when: many may come in one moment."""
        self._timer: asyncio.TimerHandle | None = None
        self._tasks = Tasks()
        self._closed = False
        self._due = next_due(self.match)
        """When the log says that this table must be woken."""
        self._bots: BotPlayers | RealTimeBotPlayers
        timing = self.match.timing
        if timing.measures_time:
            self._bots = RealTimeBotPlayers(self, services.bots, services.tempo)
            self._physics = PhysicsRunner(self, services.simulator, self._bots.watch)
        else:
            self._bots = (RoundBotPlayers if timing.secret else BotPlayers)(self, services.bots, services.pace)
            self._physics = PhysicsRunner(self, services.simulator, watched=lambda seconds: None)

    # Commands and subscribers.

    async def start(self, *, after_restart: bool = False) -> None:
        """Set going what goes on by itself: clocks, chance, physics, bots. After a restart, time that runs is set anew.

        Raises:
            StoreError: when something had to be written and could not be.
        """
        async with self._writing:
            now = self._clock()
            if after_restart and (decision := decide_restart(self.match, now)):
                await self._commit(decision)
            await self._apply_due(now)
        self._schedule()

    async def do(self, player: str, command: AnyCommand, ref: int = 0, subscriber: Subscriber | None = None) -> None:
        """Carry out the command of a player; returns when it is durable and sent to everybody.

        `subscriber` gets a `Done` with `ref`, right after the update.

        Raises:
            RivageError: when the command is refused, by the rules, the table or the store; nothing has changed.
        """
        async with self._writing:
            # One moment for both: nothing is done after a time that was up.
            now = self._clock()
            await self._apply_due(now)
            decision = decide(self.match, player, command, now, self._away(), self._idle_limits)
            if decision.opens is not None:
                opening = replace(decision.opens, previous=self.id)
                decision = with_following_table(decision, await self._open_table(opening))
            await self._commit(decision, ref, subscriber)

    def now(self) -> int:
        """The time of the table, in milliseconds."""
        return self._clock()

    async def play(self, decide_now: Callable[[Match, int], Decision | None]) -> bool:
        """Carry out what a bot or physics decides upon the match as it is when its turn to write comes.

        False when it decides nothing.

        Raises:
            RivageError: when it is refused; nothing has changed.
        """
        async with self._writing:
            now = self._clock()
            await self._apply_due(now)
            decision = decide_now(self.match, now)
            if decision is None:
                return False
            await self._commit(decision)
            return True

    def attach(self, subscriber: Subscriber) -> None:
        """Subscribe: a snapshot now, an update after every batch of events."""
        self._presence.connect(subscriber)
        self.resync(subscriber)
        if self._bots.asking.busy:
            subscriber.send(encode(Busy(True)))

    def resync(self, subscriber: Subscriber) -> None:
        """Send a fresh snapshot; to a spectator, one that is a moment old if nothing was written since."""
        player = subscriber.player
        if player == self.match.created.host or self.match.held_by(player):
            self._broadcaster.snapshot(subscriber, self._updates())
        else:
            now = asyncio.get_running_loop().time()
            if (
                self._newcomers is None
                or self._newcomers[1].match is not self.match
                or now - self._newcomers[0] >= PRESENCE_INTERVAL_S
            ):
                self._newcomers = (now, self._updates())
            self._broadcaster.snapshot(subscriber, self._newcomers[1])
        self.hands.send_all(subscriber)

    def detach(self, subscriber: Subscriber) -> None:
        """Unsubscribe. If it was the last tab of a seated player, the player is away from now on."""
        self._broadcaster.remove(subscriber)
        if not self._closed:
            self._presence.disconnect(subscriber)

    @property
    def told_at(self) -> int:
        """When the last thing happened that everybody may know."""
        return self._audience_log.told_at

    async def close_if_abandoned(self) -> bool:
        """Close the table for good if nobody is here and nothing has happened for long. Whether it was.

        Raises:
            StoreError: when it could not be written.
        """
        if len(self._subscribers):
            return False
        return await self.play(lambda match, now: decide_abandoned(match, now, self._idle_limits))

    def is_here(self, player: str) -> bool:
        """Whether a player has a tab open."""
        return any(tab.player == player for tab in self._subscribers)

    async def rewrite(self, work: Callable[[], Awaitable[None]]) -> None:
        """Let `work` change the log while nobody writes to it, and take over what it then says; everybody sees it.

        Raises:
            StoreError: when it could not be changed, or read.
        """
        async with self._writing:
            await work()
            await self._reload()

    @property
    def thinking(self) -> bool:
        """Whether a bot of this table is in thought."""
        return self._bots.busy()

    async def at_rest(self) -> None:
        """Return when nothing is being written."""
        async with self._writing:
            pass

    def idle(self) -> bool:
        """Whether nobody is subscribed, nothing is being written and nothing goes on by itself but slow clocks."""
        match = self.match
        clock, timers = match.clock, match.timers
        hurried = clock is not None and clock.running and not isinstance(clock.kind, Days)
        if hurried or match.awaits_physics or (timers is not None and timers.next_at() is not None):
            return False
        return not (len(self._subscribers) or self._writing.locked() or self._tasks.busy or self._bots.busy())

    def close(self) -> None:
        """Stop timers, bots and messages; the log has everything."""
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
        wakes = next_due(after)
        changed = after.seats is not before.seats or after.status != before.status or wakes != self._due
        try:
            await self._log.append(self.id, before.n, decision.events, summary(after) if changed else None)
        except Conflict:
            # Another writer was there: take over what the log says, and let everybody see it.
            await self._reload()
            raise
        except asyncio.CancelledError:
            # The caller was cancelled while the log was writing: nobody knows yet whether it is written.
            self._tasks.spawn(self._check_append(before.n))
            raise
        self.match, self._due = after, wakes
        self._audience_log.add(decision.events, over=after.status == "over")
        now = self._clock()
        updates = self._updates(before, now)
        for listener in self._subscribers:
            if updates.has_news(listener.player):
                self._broadcaster.patch(listener, updates)
            if listener is subscriber:
                listener.send(encode(Done(ref)))
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
        """For each seat when its player left, or 0."""
        return self._subscribers.presences(self.match).away

    async def _apply_due(self, now: int) -> None:
        """Carry out first what is due without anybody asking."""
        decision = decide_due(self.match, now, self._away())
        if decision is not None:
            await self._commit(decision)

    async def _reload(self) -> None:
        self._adopt(await self._log.read(self.id))

    def _adopt(self, events: Sequence[ev.AnyEvent]) -> None:
        before, self.match = self.match, fold(events, self._find)
        self._due = next_due(self.match)
        self._audience_log = self._new_audience_log(events)
        updates = self._updates()
        for listener in self._subscribers:
            self._broadcaster.snapshot(listener, updates)
        self._schedule()
        self._notify_if_over(before)

    async def _check_append(self, n: int) -> None:
        """Find out whether the log has grown beyond `n` events after all. The store may still write: read it several times."""
        for delay in APPEND_CHECK_DELAYS_S:
            await asyncio.sleep(delay)
            async with self._writing:
                if self.match.n != n:
                    return  # somebody has written since, and found out
                try:
                    events = await self._log.read(self.id)
                except RivageError as error:
                    logger.warning("table %s: could not read what was written: %s", self.id, error)
                    continue
                if len(events) != n:
                    self._adopt(events)
                    return

    # What goes on by itself.

    def _schedule(self, now: int | None = None) -> None:
        """See that bots think, that bodies move, and that the next flag is not missed; `now` where the time is known."""
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
        # A timer that wakes too early just sleeps again; so most actions leave it alone.
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
            async with self._writing:
                await self._apply_due(self._clock())
        except Exception as error:  # whatever the store says: the table lives on, and the flag falls a little later
            if isinstance(error, RivageError):
                seldom.warning("due", "table %s: could not write down what was due; trying again: %s", self.id, error)
            else:
                logger.exception("table %s: could not write down what was due; trying again", self.id)
            self._set_timer(RETRY_DELAY_S)

    # Messages.

    def report(self, message: Refusal | Busy) -> None:
        """Send everybody a message that is not stored: something went wrong, or bots think shorter."""
        data = encode(message)
        for listener in self._subscribers:
            listener.send(data)

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
        """Send an update although nothing was written: time alone has changed the allowed commands or completed a consent."""
        if self.match.offer is not None:
            self._tasks.spawn(self._apply_due_later())
        self._audience_log.add((), over=self.match.status == "over")
        updates = self._updates()
        for listener in self._subscribers:
            self._broadcaster.patch(listener, updates)
