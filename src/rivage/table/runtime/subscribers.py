"""The subscribers of a table: which tabs are open, which players left and when, and the messages sent to them. Nothing is stored.

Presence is sent without a flood: when the player of a seat comes or goes, the players get a message at once; all else is gathered
and sent to everybody a little later. When time alone changes what may be done about an absent player (lend the seat to a bot,
claim the win, close the table), everybody gets an update.
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
    """Somebody who listens to a table: one browser tab."""

    player: str
    """The player id behind it; empty for somebody unknown, who may watch."""

    @property
    def lags(self) -> bool:
        """Whether it has not taken in what it was sent before: what need not be told now is better told later."""
        ...

    def send(self, data: bytes) -> None:
        """Take one encoded message; must not block, and must not raise."""
        ...


class Subscribers:
    """The open tabs at one table. Attaching or detaching one costs the same, however many there are."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._since = clock()
        """Since when we look: who has never been seen has been away from then on."""
        self._tabs: dict[int, Subscriber] = {}
        """By identity, in the order in which they came."""
        self._open: Counter[str] = Counter()
        """How many tabs each player has open; under the empty text, those of people unknown."""
        self._left: dict[str, int] = {}
        """When each seated player was last seen leaving."""
        self._shown: tuple[tuple[Occupant, ...], Presences] | None = None
        """The last answer of `presences`, and for which seats; None when a tab was opened or closed since."""

    def __iter__(self) -> Iterator[Subscriber]:
        return iter(tuple(self._tabs.values()))  # a tab may be closed while we send

    def __len__(self) -> int:
        return len(self._tabs)

    def add(self, tab: Subscriber) -> bool:
        """A tab was opened. True when it is the first of somebody known."""
        self._shown = None
        self._tabs[id(tab)] = tab
        self._open[tab.player] += 1
        self._left.pop(tab.player, None)
        return bool(tab.player) and self._open[tab.player] == 1

    def remove(self, tab: Subscriber, match: Match) -> bool:
        """A tab was closed. True when a seated player is away now: it was their last."""
        if self._tabs.pop(id(tab), None) is None:
            return False
        self._shown = None
        self._open[tab.player] -= 1
        if self._open[tab.player]:
            return False
        del self._open[tab.player]
        if not match.held_by(tab.player):
            return False
        self._left[tab.player] = self._clock()
        return True

    def players(self, match: Match) -> list[Subscriber]:
        """The tabs of those who hold a seat."""
        held = {occupant.player for occupant in match.seats if occupant.player}
        return [tab for tab in self._tabs.values() if tab.player in held] if any(self._open[each] for each in held) else []

    def clear(self) -> None:
        """Drop all tabs."""
        self._shown = None
        self._tabs.clear()
        self._open.clear()

    def away(self, match: Match) -> tuple[int, ...]:
        """For each seat when its player left; 0 while they are here, and for open seats and bots."""
        here, left = self._open, self._left
        return tuple(
            [
                0 if not occupant.player or occupant.player in here else left.get(occupant.player, self._since)
                for occupant in match.seats
            ]
        )

    def presences(self, match: Match) -> Presences:
        """Who is there, for the table view. Asked after every action, so it is cached until a tab or a seat changes."""
        if self._shown is not None and self._shown[0] is match.seats:
            return self._shown[1]
        seated = {occupant.player for occupant in match.seats if occupant.player in self._open}
        unknown = self._open[""]
        known = len(self._open) - bool(unknown)
        away = self.away(match)
        presences = Presences(away, unknown + known - len(seated - {""}), SeatViews(seat_views(match, away)))
        self._shown = (match.seats, presences)
        return presences

    def message(self, match: Match) -> Presence:
        """The message that says who is there."""
        shown = self.presences(match)
        here = tuple(not occupant.open and not since for occupant, since in zip(match.seats, shown.away, strict=True))
        return Presence(here, shown.away, shown.watchers)


class Broadcaster:
    """Sends snapshots and patches to the tabs at one table.

    A connection keeps its order, so a tab has what it was sent last. That is remembered for each tab, and its next patch starts
    there. Tabs that were sent the same share one value and one patch.
    """

    def __init__(self) -> None:
        self._sent: dict[int, ShownTable] = {}
        """The view that each tab was last sent, by its identity."""

    def snapshot(self, tab: Subscriber, updates: Updates) -> None:
        """Send all there is."""
        self._sent[id(tab)] = updates.shown_to(tab.player)
        tab.send(updates.snapshot(tab.player))

    def patch(self, tab: Subscriber, updates: Updates) -> None:
        """Send what is new to a tab that has all there was before."""
        self._sent[id(tab)], data = updates.patch(tab.player, self._sent[id(tab)])
        tab.send(data)

    def remove(self, tab: Subscriber) -> None:
        """A tab was closed."""
        self._sent.pop(id(tab), None)

    def clear(self) -> None:
        """Drop all tabs."""
        self._sent.clear()


PRESENCE_INTERVAL_S = 0.2
"""Seconds for which changes are gathered before all tabs get them."""
PRESENCE_INTERVAL_PER_TAB_S = 0.001
"""Seconds more for each tab: many tabs get fewer messages, as sending them costs more."""
CHANGE_DELAY_S = 0.05
"""Seconds from a change by time alone until it is sent."""
MAX_CHECK_INTERVAL_S = 3600.0
"""Seconds between checks at most, as the clock may draw near to the system's."""


class PresenceBroadcaster:
    """Sends the tabs at one table who is there."""

    def __init__(
        self,
        subscribers: Subscribers,
        match: Callable[[], Match],
        on_change: Callable[[], None],
        clock: Callable[[], int],
        idle_limits: IdleLimits = DEFAULT_IDLE_LIMITS,
    ) -> None:
        """`match` gives the match of now; `on_change` is called when time alone has changed what may be done."""
        self._subscribers = subscribers
        self._match = match
        self._on_change = on_change
        self._clock = clock
        self._idle_limits = idle_limits
        self._gather_timer: asyncio.TimerHandle | None = None
        self._players_timer: asyncio.TimerHandle | None = None
        """Runs for a moment after the players got a message at once."""
        self._send_again = False
        """A seat's player has come or gone while it ran."""
        self._change_timer: asyncio.TimerHandle | None = None
        """Until the next such change: one timer, however many come and go."""
        self._checked_until = clock()
        """Up to when such changes have been sent."""

    def connect(self, tab: Subscriber) -> None:
        """A tab was opened."""
        first = self._subscribers.add(tab)
        self._notify(tab, seated=first and bool(self._match().held_by(tab.player)))
        self.update()

    def disconnect(self, tab: Subscriber) -> None:
        """A tab was closed. If it was the last of a seated player, the player is away from now on."""
        seated = self._subscribers.remove(tab, self._match())
        self._notify(tab, seated=seated)
        self.update()

    def update(self) -> None:
        """Set the timer for the next change that comes by time alone."""
        coming = [at for at in self._changes() if at > self._checked_until]
        if not coming:
            return
        loop = asyncio.get_running_loop()
        wait = min(max(min(coming) - self._clock(), 0) / 1000 + CHANGE_DELAY_S, MAX_CHECK_INTERVAL_S)
        # A timer that fires too early just checks again.
        if self._change_timer is not None and self._change_timer.when() <= loop.time() + wait:
            return
        if self._change_timer is not None:
            self._change_timer.cancel()
        self._change_timer = loop.call_later(wait, self._on_change_timer)

    def close(self) -> None:
        """Send nothing any more."""
        for timer in (self._gather_timer, self._players_timer, self._change_timer):
            if timer is not None:
                timer.cancel()

    def _notify(self, tab: Subscriber, *, seated: bool) -> None:
        loop = asyncio.get_running_loop()
        if self._gather_timer is None and len(self._subscribers):
            self._gather_timer = loop.call_later(
                PRESENCE_INTERVAL_S + PRESENCE_INTERVAL_PER_TAB_S * len(self._subscribers), self._on_gather_timer
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

    def _on_gather_timer(self) -> None:
        self._gather_timer = None
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
