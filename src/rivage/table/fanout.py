"""What each person around a table is told: events without secrets, and views made for their seats.

People who hold the same seats are told the same, so each message is made and encoded once for every such audience.
Player ids and the seed (before the end) leave the house nowhere.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from rivage.core import CHANCE, Seat, encode

from . import events as ev
from .chairs import Chair
from .match import Match, replay
from .messages import Entry, Frame, Snapshot, Update
from .seating import lendable
from .view import OfferView, SeatView, TableView

Audience = tuple[tuple[int, ...], bool]
"""The seats held, and whether it is the host: who shares these is told the same."""

_SECRET = ("host", "seed", "script", "player")


class Presences(msgspec.Struct, frozen=True):
    """Who is connected; nothing of it is stored."""

    away: tuple[int, ...]
    """For each seat when its player left; 0 while they are here, and for open seats and bots."""
    watchers: int = 0


def public(number: int, event: ev.AnyEvent) -> Entry:
    """An event as everybody may see it."""
    if isinstance(event, ev.Created | ev.Seated):
        shown = {name: value for name, value in msgspec.to_builtins(event).items() if name not in _SECRET}
        return Entry(number, shown)
    return Entry(number, event)


def audience(match: Match, player: str) -> Audience:
    """Who a player is to this table."""
    return match.held_by(player), player == match.created.host


def viewpoint(match: Match, held: Sequence[int]) -> Seat | None:
    """Whose eyes a holder of these seats looks through: the one to act, else the first; None for a spectator."""
    for seat in held:
        if seat in match.to_act:
            return Seat(seat)
    return Seat(held[0]) if held else None


def table_view(table: str, match: Match, presences: Presences, now: int) -> TableView:
    """The table as a spectator sees it; `seen_by` makes it somebody's own."""
    created = match.created
    offer = match.offer
    return TableView(
        id=table,
        game=created.game,
        status=match.status,
        options=created.options,
        kind=created.options.clock,
        seats=tuple([_seat_view(chair, since) for chair, since in zip(match.seats, presences.away, strict=True)]),
        host=False,
        clock=match.clock.view(now) if match.clock is not None else None,
        to_act=tuple(sorted([seat for seat in match.to_act if seat != CHANCE])),
        actions=len(match.standing),
        offer=OfferView(offer.what, offer.seat, tuple(sorted(offer.agreed))) if offer is not None else None,
        outcome=match.outcome,
        can_undo=match.can_undo(),
        can_lend=lendable(match, now, presences.away),
        commit=created.commit,
        seed=created.seed if match.status == "over" else "",
        previous=created.previous,
        following=match.following,
        leg=created.leg,
        watchers=presences.watchers,
    )


def seen_by(view: TableView, who: Audience) -> TableView:
    """A spectator's view of a table, turned into that of an audience."""
    held, host = who
    if not held:
        return replace(view, host=True) if host else view
    seats = tuple([replace(seat, you=True) if number in held else seat for number, seat in enumerate(view.seats)])
    return replace(view, seats=seats, host=host)


def _seat_view(chair: Chair, away: int) -> SeatView:
    if chair.player:
        lent = bool(chair.level)
        return SeatView("person", chair.name, chair.level, lent=lent, you=False, here=not away, away_since=away)
    if chair.level:
        return SeatView("bot", "", chair.level, lent=False, you=False, here=True, away_since=0)
    return SeatView("open", "", "", lent=False, you=False, here=False, away_since=0)


class Telling:
    """One round of telling everybody how things stand: made after a batch of events, asked once for each receiver."""

    __slots__ = ("_entries", "_made", "_match", "_since", "_table", "_views")

    def __init__(
        self, table: str, match: Match, presences: Presences, now: int, since: int, entries: Sequence[Entry] = ()
    ) -> None:
        self._table = table_view(table, match, presences, now)
        self._match = match
        self._since = since
        self._entries = tuple(entries)
        self._views: dict[Seat | None, Any] = {}
        self._made: dict[Audience, bytes] = {}

    def update(self, player: str, ref: int = 0) -> bytes:
        """The encoded `Update` for a player; with `ref` when it answers their command."""
        who = audience(self._match, player)
        data = self._made.get(who)
        if data is None:
            message = Update(self._since, self._match.n, self._entries, seen_by(self._table, who), self._view(who))
            data = self._made[who] = encode(message)
        # `ref` is the last field of an update: one receiver's number is put in without encoding all of it again.
        return data[:-1] + b',"ref":%d}' % ref if ref else data

    def snapshot(self, player: str) -> bytes:
        """The encoded `Snapshot` for a player; the entries given must be all there are."""
        who = audience(self._match, player)
        return encode(Snapshot(self._match.n, seen_by(self._table, who), self._view(who), self._entries))

    def _view(self, who: Audience) -> Any:
        match = self._match
        if match.state is None:
            return None
        seat = viewpoint(match, who[0])
        if seat not in self._views:
            self._views[seat] = match.game.view(match.state, seat)
        return self._views[seat]


def frames(match: Match, player: str) -> Iterator[Frame]:
    """Every position of the match so far as a player may see it, in order; none before it began."""
    if match.state is None:
        return
    held = match.held_by(player)
    seat = Seat(held[0]) if held else None
    for k, (actor, action, state) in enumerate(replay(match, len(match.standing))):
        yield Frame(k, actor, action, match.game.view(state, seat))
