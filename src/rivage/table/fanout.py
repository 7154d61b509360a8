"""What each person around a table is told: events without secrets, and views made for their seats.

People who hold the same seats are told the same, so each message is made and encoded once for every such audience.
Player ids and the seed (before the end) leave the house nowhere.

Where all act at once, who has nothing new to know is told nothing: not even that somebody has written.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from rivage.core import CHANCE, Seat, encode

from .chairs import Chair
from .events import Acted
from .ledger import Ledger
from .match import AnyGame, Match, replay
from .messages import Entry, Frame, Snapshot, Update
from .seal import seed_shown
from .seating import lendable
from .view import OfferView, SeatView, TableView

Audience = tuple[tuple[int, ...], bool]
"""The seats held, and whether it is the host: who shares these is told the same."""

MOST_MOTION = 200_000
"""Characters of motion that who has just come is sent: the past is known by where it led, and the record keeps all of it."""


class Presences(msgspec.Struct, frozen=True):
    """Who is connected; nothing of it is stored."""

    away: tuple[int, ...]
    """For each seat when its player left; 0 while they are here, and for open seats and bots."""
    watchers: int = 0


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
        seats=_seat_views(match, presences),
        host=False,
        clock=match.clock.view(now) if match.clock is not None else None,
        timers=match.timers.view(now) if match.timers is not None else None,
        to_act=tuple(sorted([seat for seat in match.to_act if seat != CHANCE])),
        actions=match.known(()),
        offer=OfferView(offer.what, offer.seat, tuple(sorted(offer.agreed))) if offer is not None else None,
        outcome=match.outcome,
        can_undo=() if match.simultaneous else match.can_undo(),
        can_lend=lendable(match, now, presences.away),
        commit=created.commit,
        seed=seed_shown(created, over=match.status == "over", now=now),
        deal=created.deal,
        previous=created.previous,
        following=match.following,
        leg=created.leg,
        watchers=presences.watchers,
    )


def seen_by(view: TableView, match: Match, who: Audience) -> TableView:
    """A spectator's view of a table, turned into that of an audience."""
    held, host = who
    if not held:
        return replace(view, host=True) if host else view
    seats = tuple([replace(seat, you=True) if number in held else seat for number, seat in enumerate(view.seats)])
    if not match.simultaneous:
        return replace(view, seats=seats, host=host)
    can_undo = tuple(seat for seat in match.can_undo() if seat in held)
    return replace(view, seats=seats, host=host, actions=match.known(held), can_undo=can_undo)


def _seat_views(match: Match, presences: Presences) -> tuple[SeatView, ...]:
    seats = [_seat_view(chair, since) for chair, since in zip(match.seats, presences.away, strict=True)]
    for number, level in enumerate(match.late):
        if level:
            seats[number] = replace(seats[number], level=level, late=True)
    return tuple(seats)


def _seat_view(chair: Chair, away: int) -> SeatView:
    if chair.player:
        lent = chair.lent
        return SeatView("person", chair.name, chair.level, lent=lent, you=False, here=not away, away_since=away, left=chair.left)
    if chair.level:
        return SeatView("bot", "", chair.level, lent=False, you=False, here=True, away_since=0)
    return SeatView("open", "", "", lent=False, you=False, here=False, away_since=0)


class Telling:
    """One round of telling everybody how things stand: made after a batch of events, asked once for each receiver."""

    __slots__ = ("_before", "_ledger", "_made", "_match", "_table", "_views", "_was")

    def __init__(
        self, table: str, match: Match, presences: Presences, now: int, ledger: Ledger, before: Match | None = None
    ) -> None:
        """Tell how `match` stands; `ledger` ends with the batch to be told. `before` is the match before that batch, if any."""
        self._table = table_view(table, match, presences, now)
        self._match = match
        self._ledger = ledger
        self._before = before if before is not None and match.simultaneous else None
        self._was = table_view(table, before, presences, now) if self._before is not None and before is not None else None
        self._views: dict[Seat | None, Any] = {}
        self._made: dict[Audience, bytes] = {}

    def news(self, player: str) -> bool:
        """Whether there is anything new for a player. In turns there always is: everybody sees everything.

        All at once: new lines, or another table. The game's view alone changes only with one of these, as who has finished
        shows in `to_act`, and all else of a running round is the writer's own.
        """
        if self._before is None or self._was is None:
            return True
        who = audience(self._match, player)
        if who in self._made or self._ledger.fresh(who[0])[1]:
            return True
        return seen_by(self._was, self._before, who) != seen_by(self._table, self._match, who)

    def update(self, player: str) -> bytes:
        """The encoded `Update` for a player."""
        who = audience(self._match, player)
        data = self._made.get(who)
        if data is None:
            since, entries = self._ledger.fresh(who[0])
            table = seen_by(self._table, self._match, who)
            message = Update(since, since + len(entries), tuple(entries), table, self._view(who))
            data = self._made[who] = encode(message)
        return data

    def snapshot(self, player: str) -> bytes:
        """The encoded `Snapshot` for a player."""
        who = audience(self._match, player)
        entries = self._ledger.read(who[0])
        if self._match.real_time:
            entries = lightened(entries)
        return encode(Snapshot(len(entries), seen_by(self._table, self._match, who), self._view(who), tuple(entries)))

    def _view(self, who: Audience) -> Any:
        match = self._match
        if match.state is None:
            return None
        seat = viewpoint(match, who[0])
        if seat not in self._views:
            self._views[seat] = match.game.view(match.state, seat)
        return self._views[seat]


def lightened(entries: Sequence[Entry], most: int = MOST_MOTION) -> Sequence[Entry]:
    """Lines for who has just come: the newest motions, as long as they are no longer than `most` together, and none before."""
    kept: list[Entry] = []
    for entry in reversed(entries):
        event = entry.event
        if isinstance(event, Acted) and event.motion:
            most -= len(event.motion)
            kept.append(entry if most >= 0 else Entry(entry.n, replace(event, motion="")))
        else:
            kept.append(entry)
    return kept[::-1]


def frames(match: Match, player: str) -> Iterator[Frame]:
    """Every position of the match so far as a player may see it, in order; none before it began.

    Where all act at once: one after each action of chance, which shows what was revealed just before it, and one at the end.
    In real time: the first and the last, one whenever time begins or ceases to run, and one after each motion while none runs.
    """
    return filter(None, frame_by_frame(match, player))


def frame_by_frame(match: Match, player: str) -> Iterator[Frame | None]:
    """The same, with None for each action that has no frame: who takes them may pause there."""
    if match.state is None:
        return
    held = match.held_by(player)
    seat = Seat(held[0]) if held else None
    last = len(match.standing) if match.status == "over" or match.real_time else -1
    before: Any = None
    for k, (actor, action, state) in enumerate(replay(match, len(match.standing))):
        if match.simultaneous:
            shown = k > 0 and actor == CHANCE
        else:
            shown = not match.real_time or before is None or _scene_changes(match.game, before, state)
        before = state
        yield Frame(k, actor, action, match.game.view(state, seat)) if shown or k == last else None


def _scene_changes(game: AnyGame, before: Any, after: Any) -> bool:
    """In real time: whether time began or ceased to run, or bodies moved while none ran."""
    hurried = bool(game.timers(after))
    return hurried != bool(game.timers(before)) or (not hurried and game.simulated(before))
