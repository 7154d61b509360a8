"""Broadcasts the hand messages of players between two actions, throttled to a few times per second. Nothing is stored.

Hand messages never delay actions: they do not take part in writing the log, only the latest position of each hand is stored, and
a tab under back-pressure gets none until it has caught up. Then it gets the complete state, like a new tab.
"""

import asyncio
from collections.abc import Callable
from typing import Final

from rivage.core import MessageError, encode
from rivage.table.errors import NotNow, TooChatty, UnknownPhrase, WrongSeat
from rivage.table.match import Match
from rivage.table.protocol import CallMade, FromHand, Hands, MarkMade, PointerMoved, StrokeDrawn
from rivage.table.protocol.hands import MAX_STROKE_POINTS

from .subscribers import Subscriber, Subscribers

SEND_INTERVAL_S: Final = 0.1
"""Seconds between two messages about hands."""
POINTER_MAX_AGE_S: Final = 15.0
"""Seconds after which the position of a hand that has not moved is no longer sent to new tabs."""
MAX_STROKES: Final = 16
"""Strokes of one seat; a further stroke replaces the oldest. Clients apply the same limit."""
CALL_INTERVAL_S: Final = 1.5
"""Seconds between two calls of one seat."""


class HandBroadcaster:
    """Sends the hand activity of players to the tabs at one table."""

    def __init__(self, subscribers: Subscribers, match: Callable[[], Match]) -> None:
        """`match` returns the current match."""
        self._subscribers = subscribers
        self._match = match
        self._pointers: dict[int, tuple[float, tuple[int, int, int, int, int]]] = {}
        """The last position of each seat's hand and its loop time, by seat."""
        self._strokes: dict[tuple[int, int], list[int]] = {}
        """Coordinates by seat and stroke id, the oldest stroke first."""
        self._moved: set[int] = set()
        self._marks: dict[int, tuple[int, int, int]] = {}
        self._pieces: list[tuple[int, ...]] = []
        self._calls: dict[int, tuple[int, str]] = {}
        """The call that each seat has made and that has not been sent yet, by seat."""
        self._last_call_at: dict[int, float] = {}
        """The loop time of the last call of each seat, by seat."""
        self._behind: set[int] = set()
        """The tabs that were skipped in the last broadcast, by identity."""
        self._sent_at = float("-inf")
        self._timer: asyncio.TimerHandle | None = None

    def move(self, player: str, message: FromHand) -> None:
        """Take a hand message of a player and broadcast it within `SEND_INTERVAL_S`.

        Raises:
            WrongSeat: when the player holds no seat, or a bot plays for it.
            NotNow: when the game is not played in real time or the match is not in progress (calls are allowed after it, too);
                for a
                stroke, also while a timer of the game runs.
            MessageError: for a stroke with an odd number of coordinates or too many points.
            UnknownPhrase: for a call that the game does not have.
            TooChatty: for a call too soon after the last one of the seat.
        """
        seat = self._seat_of(player, _CALLING if isinstance(message, CallMade) else _RUNNING)
        match message:
            case PointerMoved(x=x, y=y, turn=turn, lift=lift):
                self._pointers[seat] = (asyncio.get_running_loop().time(), (seat, x, y, turn, lift))
                self._moved.add(seat)
            case MarkMade(x=x, y=y):
                self._marks[seat] = (seat, x, y)
            case StrokeDrawn():
                self._draw(seat, message)
            case CallMade(call=call):
                self._call(seat, call)
        self._schedule()

    def send_all(self, tab: Subscriber) -> None:
        """Send everything that is still visible to a new tab."""
        complete = self._complete_state()
        if complete.pointers or complete.strokes:
            tab.send(encode(complete))

    def update(self) -> None:
        """Remove strokes when a timer starts, and all hand activity when the match is over. Called after every event."""
        match = self._match()
        if match.status not in _RUNNING:
            self._pointers.clear()
        if self._strokes and not _may_draw(match):
            self._strokes.clear()
            self._pieces.clear()

    def close(self) -> None:
        """Stop sending."""
        if self._timer is not None:
            self._timer.cancel()

    def _call(self, seat: int, call: str) -> None:
        if call not in self._match().game.info.calls:
            raise UnknownPhrase(f"no call has the key {call!r}", phrase=call)
        now = asyncio.get_running_loop().time()
        if now - self._last_call_at.get(seat, float("-inf")) < CALL_INTERVAL_S:
            raise TooChatty(f"a seat may call every {CALL_INTERVAL_S} s", wait=CALL_INTERVAL_S)
        self._last_call_at[seat] = now
        self._calls[seat] = (seat, call)

    def _seat_of(self, player: str, statuses: tuple[str, ...]) -> int:
        match = self._match()
        if not match.timing.measures_time or match.status not in statuses:
            raise NotNow("hands are shown only during matches in real time", status=match.status)
        held = match.held_by(player)
        for seat in held:
            if not match.bot_at(seat):
                return seat
        if held:
            raise WrongSeat(f"a bot plays for seat {held[0]}: reclaim the seat first", seat=held[0], lent=True)
        raise WrongSeat("only players with a seat can send hand messages")

    def _draw(self, seat: int, message: StrokeDrawn) -> None:
        if not _may_draw(self._match()):
            raise NotNow("not while a timer is running", status="running")
        points, offset = message.points, message.offset
        if len(points) % 2 or offset % 2 or offset + len(points) > 2 * MAX_STROKE_POINTS:
            what = f"a stroke is a list x, y, x, y, … of at most {MAX_STROKE_POINTS} points"
            raise MessageError(f"{what} (at points)", what=what, where="points")
        key = (seat, message.id)
        if offset == 0:
            self._strokes.pop(key, None)
            if points:
                self._strokes[key] = list(points)
                self._drop_oldest(seat)
        elif (points_before := self._strokes.get(key)) is not None and len(points_before) == offset and points:
            points_before += points
        else:
            return  # a part of a stroke that was removed
        self._pieces.append((seat, message.id, offset, *points))

    def _drop_oldest(self, seat: int) -> None:
        own = [key for key in self._strokes if key[0] == seat]
        for key in own[:-MAX_STROKES]:
            del self._strokes[key]

    def _schedule(self) -> None:
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_at(max(loop.time(), self._sent_at + SEND_INTERVAL_S), self._broadcast)

    def _broadcast(self) -> None:
        self._timer = None
        self._sent_at = asyncio.get_running_loop().time()
        changes = Hands(
            tuple(self._pointers[seat][1] for seat in sorted(self._moved) if seat in self._pointers),
            tuple(self._marks.values()),
            tuple(self._pieces),
            tuple(self._calls.values()),
        )
        self._moved.clear()
        self._marks.clear()
        self._pieces.clear()
        self._calls.clear()
        data = encode(changes) if changes != _NOTHING else b""
        complete = b""
        behind: set[int] = set()
        for tab in self._subscribers:
            if tab.lags:
                behind.add(id(tab))
            elif id(tab) in self._behind:
                complete = complete or encode(self._complete_state())
                tab.send(complete)
            elif data:
                tab.send(data)
        self._behind = behind
        if behind:
            self._schedule()

    def _complete_state(self) -> Hands:
        oldest = asyncio.get_running_loop().time() - POINTER_MAX_AGE_S
        return Hands(
            tuple(position for moved_at, position in self._pointers.values() if moved_at > oldest),
            strokes=tuple((seat, number, 0, *points) for (seat, number), points in self._strokes.items()),
            whole=True,
        )


_NOTHING: Final = Hands()
_RUNNING: Final = ("playing", "paused")
_CALLING: Final = (*_RUNNING, "over")
"""Statuses in which players may call. After the match, screens still show the last wave."""


def _may_draw(match: Match) -> bool:
    """Whether strokes are allowed: the table is paused, or no timer of the game runs."""
    return match.status == "paused" or (match.status == "playing" and not match.time_runs)
