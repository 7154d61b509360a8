"""The table as a person sees it, beside the game itself: seats, clocks, offers, and what they may do."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rivage.core import CHANCE
from rivage.table.chance import seed_shown
from rivage.table.decide import DEFAULT_IDLE_LIMITS, IdleLimits, closable, closable_from, lendable, may_ask_from
from rivage.table.match import Match, Occupant
from rivage.table.protocol import OfferView, OfferWait, SeatView, TableView

from .audience import Audience


class Presences(Struct, frozen=True):
    """Who is connected; nothing of it is stored."""

    away: tuple[int, ...]
    """For each seat when its player left; 0 while they are here, and for open seats and bots."""
    watchers: int = 0
    seats: "SeatViews | None" = None
    """How the seats are seen, where that is known beforehand: it seldom changes."""


class SeatViews:
    """The seats as a spectator sees them, and as each who holds some of them does: made once, however often they are told."""

    __slots__ = ("_own", "everybody", "still")

    def __init__(self, everybody: tuple[SeatView, ...]) -> None:
        self.everybody = everybody
        self.still: TableView | None = None
        """A view of their table: much of it stays the same as long as they do."""
        self._own: dict[tuple[int, ...], tuple[SeatView, ...]] = {}

    def own(self, held: tuple[int, ...]) -> tuple[SeatView, ...]:
        """As who holds these seats sees them."""
        seats = self._own.get(held)
        if seats is None:
            seats = tuple([replace(seat, you=True) if number in held else seat for number, seat in enumerate(self.everybody)])
            self._own[held] = seats
        return seats


def table_view(
    table: str, match: Match, presences: Presences, now: int, idle_limits: IdleLimits = DEFAULT_IDLE_LIMITS
) -> TableView:
    """The table as a spectator sees it; `seen_by` makes it somebody's own.

    Hot: after every action. So what most tables do not have is not even looked for.
    """
    known = presences.seats
    still = known.still if known is not None else None
    if still is None:
        still = _still(table, match, presences)
        if known is not None:
            known.still = still
    to_act = match.to_act
    made: dict[str, Any] = {
        "status": match.status,
        "to_act": tuple(to_act) if len(to_act) == 1 and CHANCE not in to_act else tuple(sorted(to_act - {CHANCE})),
        "actions": match.known(()),
    }
    if match.late:
        made["seats"] = _with_late(still.seats, match.late)
    if match.clock is not None:
        made["clock"] = match.clock.view(now)
    if match.timers is not None:
        made["timers"] = match.timers.view(now)
    if (offer := match.offer) is not None:
        made["offer"] = OfferView(offer.what, offer.seat, tuple(sorted(offer.agreed)), offer.action)
    if not match.timing.secret and (undo := match.can_undo()):
        made["can_undo"] = undo
    if match.unmet:
        made["offer_waits"] = _offer_waits(match, now)
    if match.status == "over":
        made["outcome"] = match.outcome
        made["seed"] = seed_shown(match.created, over=True, now=now)
        made["following"] = match.following
    elif any(presences.away):
        made |= _without_who_is_away(match, now, presences.away, idle_limits)
    return replace(still, **made)


def _still(table: str, match: Match, presences: Presences) -> TableView:
    """What stays the same while nobody comes, goes or sits down; all else as where nothing of it is."""
    created = match.created
    return TableView(
        id=table,
        game=created.game,
        status="waiting",
        options=created.options,
        kind=created.options.clock,
        seats=presences.seats.everybody if presences.seats else seat_views(match, presences.away),
        host=False,
        clock=None,
        timers=None,
        to_act=(),
        actions=0,
        offer=None,
        outcome=None,
        can_undo=(),
        can_lend=(),
        commit=created.commit,
        seed="",
        deal=created.deal,
        previous=created.previous,
        following="",
        leg=created.leg,
        watchers=presences.watchers,
    )


def _without_who_is_away(match: Match, now: int, away: tuple[int, ...], idle_limits: IdleLimits) -> dict[str, Any]:
    """What may be done about who is away."""
    since = closable_from(match, away, idle_limits)
    closing = closable(match, now, away, idle_limits) if since is not None else ()
    return {
        "can_lend": lendable(match, now, away),
        "can_close": closing,
        "can_claim": bool(closing) and not match.timing.goes_on,
        "close_from": since or 0,
    }


def _offer_waits(match: Match, now: int) -> tuple[OfferWait, ...]:
    return tuple(OfferWait(one.seat, one.what, until) for one in match.unmet if (until := may_ask_from(one)) > now)


def seen_by(view: TableView, match: Match, who: Audience, known: SeatViews | None = None) -> TableView:
    """A spectator's view of a table, turned into that of an audience; `known`: how its seats are seen, if that is known."""
    held, host = who
    if not held:
        return replace(view, host=True) if host else view
    seats = (known if known is not None and known.everybody is view.seats else SeatViews(view.seats)).own(held)
    if not match.timing.secret:
        return replace(view, seats=seats, host=host)
    can_undo = tuple(seat for seat in match.can_undo() if seat in held)
    return replace(view, seats=seats, host=host, actions=match.known(held), can_undo=can_undo)


def seat_views(match: Match, away: tuple[int, ...]) -> tuple[SeatView, ...]:
    """The seats as a spectator sees them, whoever may be late; `away` as in `Presences`."""
    host = match.created.host
    return tuple([_seat_view(occupant, since, host) for occupant, since in zip(match.seats, away, strict=True)])


def _with_late(seats: tuple[SeatView, ...], late: tuple[str, ...]) -> tuple[SeatView, ...]:
    if not late:
        return seats
    return tuple([replace(seat, level=level, late=True) if level else seat for seat, level in zip(seats, late, strict=True)])


def _seat_view(occupant: Occupant, away: int, host: str) -> SeatView:
    if occupant.kind == "person":
        return SeatView(
            occupant.kind,
            occupant.name,
            occupant.level,
            lent=occupant.lent,
            you=False,
            here=not away,
            away_since=away,
            left=occupant.left,
            host=occupant.player == host,
        )
    return SeatView(occupant.kind, "", occupant.level, lent=False, you=False, here=not occupant.open, away_since=0)
