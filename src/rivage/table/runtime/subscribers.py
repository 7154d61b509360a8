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
from rivage.table.views import Presences, SeatViews, Told, Updates, seat_views


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
        """What was last shown, and for which seats; None when somebody has come or gone since."""

    def __iter__(self) -> Iterator[Subscriber]:
        return iter(tuple(self._tabs.values()))  # who is told may leave while we tell

    def __len__(self) -> int:
        return len(self._tabs)

    def come(self, tab: Subscriber) -> bool:
        """A tab was opened. True when it is the first of somebody known."""
        self._shown = None
        self._tabs[id(tab)] = tab
        self._open[tab.player] += 1
        self._left.pop(tab.player, None)
        return bool(tab.player) and self._open[tab.player] == 1

    def go(self, tab: Subscriber, match: Match) -> bool:
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
        """Everybody is sent home."""
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
        """What tables show of it. Asked after every action, so it is made anew only when somebody has come, gone or sat down."""
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
        """What is told when somebody comes or goes."""
        shown = self.presences(match)
        here = tuple(not occupant.open and not since for occupant, since in zip(match.seats, shown.away, strict=True))
        return Presence(here, shown.away, shown.watchers)


class Broadcaster:
    """Sends snapshots and patches to the tabs at one table.

    A connection keeps its order, so a tab has what it was sent last. That is remembered for each tab, and its next patch starts
    there. Tabs that were sent the same share one value and one patch.
    """

    def __init__(self) -> None:
        self._told: dict[int, Told] = {}
        """How things stood when each tab was last told something, by its identity."""

    def snapshot(self, tab: Subscriber, updates: Updates) -> None:
        """Tell all there is."""
        self._told[id(tab)] = updates.told(tab.player)
        tab.send(updates.snapshot(tab.player))

    def update(self, tab: Subscriber, updates: Updates) -> None:
        """Tell what is new, to who was told all there was before."""
        self._told[id(tab)], data = updates.patch(tab.player, self._told[id(tab)])
        tab.send(data)

    def forget(self, tab: Subscriber) -> None:
        """A tab was closed."""
        self._told.pop(id(tab), None)

    def clear(self) -> None:
        """Everybody is sent home."""
        self._told.clear()


GATHER = 0.2
"""Seconds for which comings and goings are gathered before everybody is told."""
GATHER_EACH = 0.001
"""Seconds more for each who is told: many are told less often, as telling them costs more."""
A_MOMENT = 0.05
"""Seconds after such a change until it is told."""
LONGEST_WAIT = 3600.0
"""Seconds until it is looked again, as the clock may draw near to the system's."""


class PresenceNews:
    """Tells the people around one table who is there."""

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
        self._gathering: asyncio.TimerHandle | None = None
        self._hurrying: asyncio.TimerHandle | None = None
        """Runs for a moment after the players were told at once."""
        self._hurry_again = False
        """A seat's player has come or gone while it ran."""
        self._absence: asyncio.TimerHandle | None = None
        """Until the next such change: one timer, however many come and go."""
        self._looked = clock()
        """Up to when everybody has been told of such changes."""

    def came(self, tab: Subscriber) -> None:
        """Somebody has opened a tab."""
        first = self._subscribers.come(tab)
        self._tell(tab, seated=first and bool(self._match().held_by(tab.player)))
        self.look()

    def went(self, tab: Subscriber) -> None:
        """Somebody has closed a tab. When it was the last of a seated player, they are away from now on."""
        seated = self._subscribers.go(tab, self._match())
        self._tell(tab, seated=seated)
        self.look()

    def look(self) -> None:
        """See that the next change that comes by time alone is not missed."""
        coming = [at for at in self._changes() if at > self._looked]
        if not coming:
            return
        loop = asyncio.get_running_loop()
        wait = min(max(min(coming) - self._clock(), 0) / 1000 + A_MOMENT, LONGEST_WAIT)
        # A timer that wakes too early just looks again.
        if self._absence is not None and self._absence.when() <= loop.time() + wait:
            return
        if self._absence is not None:
            self._absence.cancel()
        self._absence = loop.call_later(wait, self._wake)

    def close(self) -> None:
        """Tell nothing any more."""
        for timer in (self._gathering, self._hurrying, self._absence):
            if timer is not None:
                timer.cancel()

    def _tell(self, tab: Subscriber, *, seated: bool) -> None:
        loop = asyncio.get_running_loop()
        if self._gathering is None and len(self._subscribers):
            self._gathering = loop.call_later(GATHER + GATHER_EACH * len(self._subscribers), self._gathered)
        if not seated:
            return
        if self._hurrying is None:
            self._send([other for other in self._subscribers.players(self._match()) if other is not tab])
            self._hurrying = loop.call_later(GATHER, self._hurried)
        else:
            self._hurry_again = True

    def _hurried(self) -> None:
        self._hurrying = None
        if self._hurry_again:
            self._hurry_again = False
            self._send(self._subscribers.players(self._match()))

    def _gathered(self) -> None:
        self._gathering = None
        self._send(list(self._subscribers))

    def _send(self, listeners: list[Subscriber]) -> None:
        if listeners:
            data = encode(self._subscribers.message(self._match()))
            for listener in listeners:
                listener.send(data)

    def _changes(self) -> list[int]:
        match = self._match()
        return changes_at(match, self._subscribers.presences(match).away, self._idle_limits)

    def _wake(self) -> None:
        self._absence = None
        now = self._clock()
        changed = any(self._looked < at <= now for at in self._changes())
        self._looked = now
        if changed:
            self._on_change()
        self.look()
