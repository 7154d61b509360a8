"""Telling who is around a table, without a flood: how many come and go in a moment must not cost everybody a message each.

When the player of a seat comes or goes, the players hear of it at once; all else is gathered and told to everybody a little
later. Once a player has been away for long, the others may lend the seat to a bot: then everybody is told how things stand.
"""

import asyncio
from collections.abc import Callable

from rivage.core import encode
from rivage.table.decide import AWAY_AFTER
from rivage.table.match import Match

from .people import People, Subscriber

GATHER = 0.2
"""Seconds for which comings and goings are gathered before everybody is told."""
GATHER_EACH = 0.001
"""Seconds more for each who is told: many are told less often, as telling them costs more."""


class PresenceNews:
    """Tells the people around one table who is there."""

    def __init__(self, people: People, match: Callable[[], Match], on_lendable: Callable[[], None]) -> None:
        """`match` gives the match of now; `on_lendable` is called when a seat may be lent that could not be before."""
        self._people = people
        self._match = match
        self._on_lendable = on_lendable
        self._gathering: asyncio.TimerHandle | None = None
        self._hurrying: asyncio.TimerHandle | None = None
        """Runs for a moment after the players were told at once."""
        self._hurry_again = False
        """A seat's player has come or gone while it ran."""
        self._away: dict[str, asyncio.TimerHandle] = {}
        """For each seated player who has left, when the seat may be lent: one timer, however often they come and go."""

    def came(self, tab: Subscriber) -> None:
        """Somebody has opened a tab."""
        first = self._people.come(tab)
        if first and (timer := self._away.pop(tab.player, None)) is not None:
            timer.cancel()
        self._tell(tab, seated=first and bool(self._match().held_by(tab.player)))

    def went(self, tab: Subscriber) -> None:
        """Somebody has closed a tab. When it was the last of a seated player, they are away from now on."""
        seated = self._people.go(tab, self._match())
        if seated:
            loop = asyncio.get_running_loop()
            self._away[tab.player] = loop.call_later(AWAY_AFTER / 1000 + 0.05, self._long_away, tab.player)
        self._tell(tab, seated=seated)

    def close(self) -> None:
        """Tell nothing any more."""
        for timer in (self._gathering, self._hurrying, *self._away.values()):
            if timer is not None:
                timer.cancel()
        self._away.clear()

    def _tell(self, tab: Subscriber, *, seated: bool) -> None:
        loop = asyncio.get_running_loop()
        if self._gathering is None and len(self._people):
            self._gathering = loop.call_later(GATHER + GATHER_EACH * len(self._people), self._gathered)
        if not seated:
            return
        if self._hurrying is None:
            self._send([other for other in self._people.players(self._match()) if other is not tab])
            self._hurrying = loop.call_later(GATHER, self._hurried)
        else:
            self._hurry_again = True

    def _hurried(self) -> None:
        self._hurrying = None
        if self._hurry_again:
            self._hurry_again = False
            self._send(self._people.players(self._match()))

    def _gathered(self) -> None:
        self._gathering = None
        self._send(list(self._people))

    def _send(self, listeners: list[Subscriber]) -> None:
        if listeners:
            data = encode(self._people.message(self._match()))
            for listener in listeners:
                listener.send(data)

    def _long_away(self, player: str) -> None:
        del self._away[player]
        self._on_lendable()
