"""The subscribers of a table: which tabs are open, which players left and when, and the updates sent. Nothing is stored."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Protocol

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
