"""Subscribers of a table: the open tabs, when players left, and the messages broadcast to them. Nothing is stored.

Presence messages are throttled: when the player of a seat connects or disconnects, the players get a message at once; all other
changes are collected and sent to everybody a little later. When the passing of time changes what is possible about an absent
player (lend the seat to a bot, claim the win, close the table), everybody gets an update.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Protocol

from rivage.core import encode
from rivage.table.decide import DEFAULT_IDLE_LIMITS, IdleLimits, changes_at
from rivage.table.match import Match, Occupant
from rivage.table.protocol import Presence
from rivage.table.views import Presences, SeatViews, ShownTable, Updates, seat_views


class Subscriber(Protocol):
    """A subscriber of a table: one browser tab."""

    player: str
    """The player id of the tab; empty for an anonymous spectator."""

    @property
    def lags(self) -> bool:
        """Whether earlier messages are still unsent (back-pressure). Then postpone messages that are not urgent."""
        ...

    def send(self, data: bytes) -> None:
        """Send one encoded message; must neither block nor raise."""
        ...


class Subscribers:
    """The open tabs at one table. Adding or removing one takes constant time."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._loaded_at = clock()
        """The time at which this table was loaded. A player who has not connected since then has been away since that time."""
        self._tabs: dict[int, Subscriber] = {}
        """The open tabs by identity, in the order in which they were opened."""
        self._open: Counter[str] = Counter()
        """The number of open tabs of each player; anonymous tabs under the empty string."""
        self._left: dict[str, int] = {}
        """The time at which each seated player left, by player."""
        self._cached_presences: tuple[tuple[Occupant, ...], Presences] | None = None
        """The last result of `presences` with the seats it was computed for; None after a tab was opened or closed."""

    def __iter__(self) -> Iterator[Subscriber]:
        return iter(tuple(self._tabs.values()))  # a copy, because a tab may be closed while messages are sent

    def __len__(self) -> int:
        return len(self._tabs)

    def add(self, tab: Subscriber) -> bool:
        """Add a tab that was opened. Returns whether it is the first tab of a known player."""
        self._cached_presences = None
        self._tabs[id(tab)] = tab
        self._open[tab.player] += 1
        self._left.pop(tab.player, None)
        return bool(tab.player) and self._open[tab.player] == 1

    def remove(self, tab: Subscriber, match: Match) -> bool:
        """Remove a tab that was closed. Returns whether it was the last tab of a seated player, who is away now."""
        if self._tabs.pop(id(tab), None) is None:
            return False
        self._cached_presences = None
        self._open[tab.player] -= 1
        if self._open[tab.player]:
            return False
        del self._open[tab.player]
        if not match.held_by(tab.player):
            return False
        self._left[tab.player] = self._clock()
        return True

    def players(self, match: Match) -> list[Subscriber]:
        """The tabs of players who hold a seat."""
        held = {occupant.player for occupant in match.seats if occupant.player}
        return [tab for tab in self._tabs.values() if tab.player in held] if any(self._open[player] for player in held) else []

    def clear(self) -> None:
        """Remove all tabs."""
        self._cached_presences = None
        self._tabs.clear()
        self._open.clear()

    def away(self, match: Match) -> tuple[int, ...]:
        """The time at which the player of each seat left; 0 for connected players, open seats and bots."""
        here, left = self._open, self._left
        return tuple(
            [
                0 if not occupant.player or occupant.player in here else left.get(occupant.player, self._loaded_at)
                for occupant in match.seats
            ]
        )

    def presences(self, match: Match) -> Presences:
        """The connected players, for the table view. Cached until a tab or a seat changes, as it is read after every action."""
        if self._cached_presences is not None and self._cached_presences[0] is match.seats:
            return self._cached_presences[1]
        seated = {occupant.player for occupant in match.seats if occupant.player in self._open}
        unknown = self._open[""]
        known = len(self._open) - bool(unknown)
        away = self.away(match)
        presences = Presences(away, unknown + known - len(seated - {""}), SeatViews(seat_views(match, away)))
        self._cached_presences = (match.seats, presences)
        return presences

    def message(self, match: Match) -> Presence:
        """The message with the connected players and the number of spectators."""
        shown = self.presences(match)
        here = tuple(not occupant.open and not since for occupant, since in zip(match.seats, shown.away, strict=True))
        return Presence(here, shown.away, shown.watchers)


class Broadcaster:
    """Sends snapshots and patches to the tabs at one table.

    Connections preserve the order of messages. So the next patch of a tab starts from the last value sent to it, which is stored
    for each tab. Tabs that were sent the same value share it and its patch.
    """

    def __init__(self) -> None:
        self._sent: dict[int, ShownTable] = {}
        """The value last sent to each tab, by the identity of the tab."""

    def snapshot(self, tab: Subscriber, updates: Updates) -> None:
        """Send a complete snapshot."""
        self._sent[id(tab)] = updates.shown_to(tab.player)
        tab.send(updates.snapshot(tab.player))

    def patch(self, tab: Subscriber, updates: Updates) -> None:
        """Send the changes to a tab that has all earlier messages."""
        self._sent[id(tab)], data = updates.patch(tab.player, self._sent[id(tab)])
        tab.send(data)

    def remove(self, tab: Subscriber) -> None:
        """Remove a tab that was closed."""
        self._sent.pop(id(tab), None)

    def clear(self) -> None:
        """Remove all tabs."""
        self._sent.clear()


PRESENCE_INTERVAL_S = 0.2
"""Seconds for which presence changes are collected before they are sent to all tabs."""
PRESENCE_INTERVAL_PER_TAB_S = 0.001
"""Seconds added to that interval for each tab, because sending to many tabs costs more."""
CHANGE_DELAY_S = 0.05
"""Seconds between a change caused by time and its update."""
MAX_CHECK_INTERVAL_S = 3600.0
"""Seconds between two checks at most, because the clock may be slewed in between."""


class PresenceBroadcaster:
    """Sends the tabs at one table messages about connected players."""

    def __init__(
        self,
        subscribers: Subscribers,
        match: Callable[[], Match],
        on_change: Callable[[], None],
        clock: Callable[[], int],
        idle_limits: IdleLimits = DEFAULT_IDLE_LIMITS,
    ) -> None:
        """Create it for one table.

        Args:
            subscribers: the open tabs.
            match: returns the current match.
            on_change: called when the passing of time has changed what is possible.
            clock: returns the current time in milliseconds since 1970.
            idle_limits: how long absent players are waited for.
        """
        self._subscribers = subscribers
        self._match = match
        self._on_change = on_change
        self._clock = clock
        self._idle_limits = idle_limits
        self._batch_timer: asyncio.TimerHandle | None = None
        self._players_timer: asyncio.TimerHandle | None = None
        """Limits the rate of the immediate messages to players."""
        self._send_again = False
        """Whether the player of a seat has connected or disconnected while that timer was running."""
        self._change_timer: asyncio.TimerHandle | None = None
        """Runs until the next change caused by time."""
        self._checked_until = clock()
        """The time up to which changes caused by time have been sent."""

    def connect(self, tab: Subscriber) -> None:
        """Add a tab that was opened."""
        first = self._subscribers.add(tab)
        self._notify(tab, seated=first and bool(self._match().held_by(tab.player)))
        self.update()

    def disconnect(self, tab: Subscriber) -> None:
        """Remove a tab that was closed. If it was the last tab of a seated player, the player is away from now on."""
        seated = self._subscribers.remove(tab, self._match())
        self._notify(tab, seated=seated)
        self.update()

    def update(self) -> None:
        """Set the timer for the next change caused by time."""
        coming = [at for at in self._changes() if at > self._checked_until]
        if not coming:
            return
        loop = asyncio.get_running_loop()
        wait = min(max(min(coming) - self._clock(), 0) / 1000 + CHANGE_DELAY_S, MAX_CHECK_INTERVAL_S)
        # A timer that fires too early only checks again, so it need not be replaced.
        if self._change_timer is not None and self._change_timer.when() <= loop.time() + wait:
            return
        if self._change_timer is not None:
            self._change_timer.cancel()
        self._change_timer = loop.call_later(wait, self._on_change_timer)

    def close(self) -> None:
        """Stop sending."""
        for timer in (self._batch_timer, self._players_timer, self._change_timer):
            if timer is not None:
                timer.cancel()

    def _notify(self, tab: Subscriber, *, seated: bool) -> None:
        loop = asyncio.get_running_loop()
        if self._batch_timer is None and len(self._subscribers):
            self._batch_timer = loop.call_later(
                PRESENCE_INTERVAL_S + PRESENCE_INTERVAL_PER_TAB_S * len(self._subscribers), self._on_batch_timer
            )
        if not seated:
            return
        if self._players_timer is None:
            self._send([other for other in self._subscribers.players(self._match()) if other is not tab])
            self._players_timer = loop.call_later(PRESENCE_INTERVAL_S, self._on_players_timer)
        else:
            self._send_again = True

    def _on_players_timer(self) -> None:
        self._players_timer = None
        if self._send_again:
            self._send_again = False
            self._send(self._subscribers.players(self._match()))

    def _on_batch_timer(self) -> None:
        self._batch_timer = None
        self._send(list(self._subscribers))

    def _send(self, listeners: list[Subscriber]) -> None:
        if listeners:
            data = encode(self._subscribers.message(self._match()))
            for listener in listeners:
                listener.send(data)

    def _changes(self) -> list[int]:
        match = self._match()
        return changes_at(match, self._subscribers.presences(match).away, self._idle_limits)

    def _on_change_timer(self) -> None:
        self._change_timer = None
        now = self._clock()
        changed = any(self._checked_until < at <= now for at in self._changes())
        self._checked_until = now
        if changed:
            self._on_change()
        self.update()
