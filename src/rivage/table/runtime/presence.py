"""Telling who is around a table, without a flood: how many come and go in a moment must not cost everybody a message each.

When the player of a seat comes or goes, the players hear of it at once; all else is gathered and told to everybody a little
later. When time alone changes what may be done about who is away (lend the seat to a bot, claim the win, close the table),
everybody is told how things stand.
"""

import asyncio
from collections.abc import Callable

from rivage.core import encode
from rivage.table.decide import DEFAULT_IDLE_LIMITS, IdleLimits, changes_at
from rivage.table.match import Match

from .subscribers import Subscriber, Subscribers

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
