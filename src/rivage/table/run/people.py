"""Who is around a table now: open tabs, who has left and since when. Nothing of it is stored."""

from collections.abc import Callable, Iterator
from typing import Protocol

from rivage.table.match import Match
from rivage.table.show import Presences
from rivage.table.words import Presence


class Subscriber(Protocol):
    """Somebody who listens to a table: one browser tab."""

    player: str
    """The player id behind it; empty for somebody unknown, who may watch."""

    def send(self, data: bytes) -> None:
        """Take one encoded message; must not block, and must not raise."""
        ...


class People:
    """The people around one table."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._since = clock()
        """Since when we look: who has never been seen has been away from then on."""
        self._tabs: list[Subscriber] = []
        self._left: dict[str, int] = {}
        """When each seated player was last seen leaving."""

    def __iter__(self) -> Iterator[Subscriber]:
        return iter(tuple(self._tabs))  # who is told may leave while we tell

    def __len__(self) -> int:
        return len(self._tabs)

    def come(self, tab: Subscriber) -> None:
        """A tab was opened."""
        self._tabs.append(tab)
        self._left.pop(tab.player, None)

    def go(self, tab: Subscriber, match: Match) -> bool:
        """A tab was closed. True when a seated player is away now: it was their last."""
        if tab not in self._tabs:
            return False
        self._tabs.remove(tab)
        if not match.held_by(tab.player) or any(other.player == tab.player for other in self._tabs):
            return False
        self._left[tab.player] = self._clock()
        return True

    def clear(self) -> None:
        """Everybody is sent home."""
        self._tabs.clear()

    def away(self, match: Match) -> tuple[int, ...]:
        """For each seat when its player left; 0 while they are here, and for open seats and bots."""
        here = {tab.player for tab in self._tabs}
        here.add("")  # open seats and bots
        left = self._left
        return tuple([0 if occupant.player in here else left.get(occupant.player, self._since) for occupant in match.seats])

    def presences(self, match: Match) -> Presences:
        """What tables show of it."""
        held = {occupant.player for occupant in match.seats}
        watchers = {tab.player or id(tab) for tab in self._tabs if not tab.player or tab.player not in held}
        return Presences(self.away(match), len(watchers))

    def message(self, match: Match) -> Presence:
        """What is told when somebody comes or goes."""
        shown = self.presences(match)
        here = tuple(not occupant.open and not since for occupant, since in zip(match.seats, shown.away, strict=True))
        return Presence(here, shown.away, shown.watchers)
