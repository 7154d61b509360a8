"""The hands at one table between two actions: gathered, and sent a few times a second. Nothing of it is stored.

Hands never delay moves. They take no part in the writing of the log, the newest place of a hand is the only one that is kept, and
a tab that lags behind gets nothing of them until there is room again; then all at once, as a new tab does.
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
"""Seconds after which a hand that does not move is no longer sent to new tabs."""
MAX_STROKES: Final = 16
"""Strokes of one seat; the oldest make room for others. Browsers count as we do."""
CALL_INTERVAL_S: Final = 1.5
"""Seconds between two calls of one seat."""


class HandBroadcaster:
    """Sends the tabs at one table what the hands of players do."""

    def __init__(self, subscribers: Subscribers, match: Callable[[], Match]) -> None:
        """`match` gives the match of now."""
        self._subscribers = subscribers
        self._match = match
        self._pointers: dict[int, tuple[float, tuple[int, int, int, int, int]]] = {}
        """By seat: when it was last heard of, and what was said."""
        self._strokes: dict[tuple[int, int], list[int]] = {}
        """By seat and id, in the order in which they were begun."""
        self._moved: set[int] = set()
        self._marks: dict[int, tuple[int, int, int]] = {}
        self._pieces: list[tuple[int, ...]] = []
        self._calls: dict[int, tuple[int, str]] = {}
        """By seat: the call that is not sent yet."""
        self._last_call_at: dict[int, float] = {}
        """By seat: the loop time of the last call."""
        self._behind: set[int] = set()
        """The tabs that got nothing the last time, by identity."""
        self._sent_at = float("-inf")
        self._timer: asyncio.TimerHandle | None = None

    def move(self, player: str, said: FromHand) -> None:
        """The hand of a player did something; everybody gets it within a moment.

        Raises:
            WrongSeat: when they hold no seat, or a bot plays for it.
            NotNow: where nobody plays in real time, before the match and, except for calls, after it; for a stroke, while the
                game's own time runs.
            MessageError: for a stroke whose points are no pairs, or too many.
            UnknownPhrase: for a call that the game does not have.
            TooChatty: for a call too soon after the last one of the seat.
        """
        seat = self._seat_of(player, _CALLING if isinstance(said, CallMade) else _RUNNING)
        match said:
            case PointerMoved(x=x, y=y, turn=turn, lift=lift):
                self._pointers[seat] = (asyncio.get_running_loop().time(), (seat, x, y, turn, lift))
                self._moved.add(seat)
            case MarkMade(x=x, y=y):
                self._marks[seat] = (seat, x, y)
            case StrokeDrawn():
                self._draw(seat, said)
            case CallMade(call=call):
                self._call(seat, call)
        self._schedule()

    def send_all(self, tab: Subscriber) -> None:
        """Send a new tab what is still to be seen."""
        whole = self._whole()
        if whole.pointers or whole.strokes:
            tab.send(encode(whole))

    def update(self) -> None:
        """Something was written: strokes are gone once time runs, as soon as the match is over, and all else with it."""
        match = self._match()
        if match.status not in _RUNNING:
            self._pointers.clear()
        if self._strokes and not _may_draw(match):
            self._strokes.clear()
            self._pieces.clear()

    def close(self) -> None:
        """Send nothing any more."""
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
            raise NotNow("hands are seen only where people play in real time", status=match.status)
        held = match.held_by(player)
        for seat in held:
            if not match.bot_at(seat):
                return seat
        if held:
            raise WrongSeat(f"a bot plays for seat {held[0]}: reclaim it first", seat=held[0], lent=True)
        raise WrongSeat("only who has a seat has a hand at this table")

    def _draw(self, seat: int, said: StrokeDrawn) -> None:
        if not _may_draw(self._match()):
            raise NotNow("not while time runs", status="running")
        points, offset = said.points, said.offset
        if len(points) % 2 or offset % 2 or offset + len(points) > 2 * MAX_STROKE_POINTS:
            what = f"a stroke is x, y, x, y, and so on: {MAX_STROKE_POINTS} points at most"
            raise MessageError(f"{what} (at points)", what=what, where="points")
        key = (seat, said.id)
        if offset == 0:
            self._strokes.pop(key, None)
            if points:
                self._strokes[key] = list(points)
                self._drop_oldest(seat)
        elif (known := self._strokes.get(key)) is not None and len(known) == offset and points:
            known += points
        else:
            return  # the piece of a stroke that is no longer there
        self._pieces.append((seat, said.id, offset, *points))

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
        fresh = Hands(
            tuple(self._pointers[seat][1] for seat in sorted(self._moved) if seat in self._pointers),
            tuple(self._marks.values()),
            tuple(self._pieces),
            tuple(self._calls.values()),
        )
        self._moved.clear()
        self._marks.clear()
        self._pieces.clear()
        self._calls.clear()
        data = encode(fresh) if fresh != _NOTHING else b""
        whole = b""
        behind: set[int] = set()
        for tab in self._subscribers:
            if tab.lags:
                behind.add(id(tab))
            elif id(tab) in self._behind:
                whole = whole or encode(self._whole())
                tab.send(whole)
            elif data:
                tab.send(data)
        self._behind = behind
        if behind:
            self._schedule()

    def _whole(self) -> Hands:
        then = asyncio.get_running_loop().time() - POINTER_MAX_AGE_S
        return Hands(
            tuple(said for heard, said in self._pointers.values() if heard > then),
            strokes=tuple((seat, number, 0, *points) for (seat, number), points in self._strokes.items()),
            whole=True,
        )


_NOTHING: Final = Hands()
_RUNNING: Final = ("playing", "paused")
_CALLING: Final = (*_RUNNING, "over")
"""Statuses in which players may call: also after the match, while screens still show the last wave."""


def _may_draw(match: Match) -> bool:
    """Whether there is time to talk: the table is paused, or nothing of the game's own time runs."""
    return match.status == "paused" or (match.status == "playing" and not match.time_runs)
