"""The table as a viewer sees it, beside the game itself: seats, clocks, offers, and the commands that are possible now."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rivage.core import CHANCE
from rivage.table.chance import seed_shown
from rivage.table.decide import DEFAULT_IDLE_LIMITS, IdleLimits, closable, closable_from, lendable, offer_repeatable_at
from rivage.table.match import Match, Occupant
from rivage.table.protocol import OfferView, OfferWait, SeatView, TableView

from .audience import Audience


class Presences(Struct, frozen=True):
    """The connected players and the number of spectators. Never stored."""

    away: tuple[int, ...]
    """The time at which the player of each seat left; 0 for connected players, open seats and bots."""
    watchers: int = 0
    seats: "SeatViews | None" = None
    """Cached views of the seats, if there are any."""


class SeatViews:
    """Cached views of the seats for each audience. They depend only on the seats and on who is connected."""

    __slots__ = ("_own", "everybody", "static")

    def __init__(self, everybody: tuple[SeatView, ...]) -> None:
        self.everybody = everybody
        self.static: TableView | None = None
        """A cached table view, whose static fields stay valid as long as the seats do."""
        self._own: dict[tuple[int, ...], tuple[SeatView, ...]] = {}

    def own(self, held: tuple[int, ...]) -> tuple[SeatView, ...]:
        """The seats as a holder of the seats `held` sees them."""
        seats = self._own.get(held)
        if seats is None:
            seats = tuple([replace(seat, you=True) if number in held else seat for number, seat in enumerate(self.everybody)])
            self._own[held] = seats
        return seats


def table_view(
    table: str, match: Match, presences: Presences, now: int, idle_limits: IdleLimits = DEFAULT_IDLE_LIMITS
) -> TableView:
    """The table as a spectator sees it; `personal_view` turns it into the view of another audience.

    This is a hot path, run after every action. Therefore optional parts are computed only for tables that have them.
    """
    cached = presences.seats
    static = cached.static if cached is not None else None
    if static is None:
        static = _static_view(table, match, presences)
        if cached is not None:
            cached.static = static
    to_act = match.to_act
    changes: dict[str, Any] = {
        "status": match.status,
        "to_act": tuple(to_act) if len(to_act) == 1 and CHANCE not in to_act else tuple(sorted(to_act - {CHANCE})),
        "actions": match.visible_actions(()),
    }
    if match.late:
        changes["seats"] = _with_late(static.seats, match.late)
    if match.clock is not None:
        changes["clock"] = match.clock.view(now)
    if match.timers is not None:
        changes["timers"] = match.timers.view(now)
    if (offer := match.offer) is not None:
        changes["offer"] = OfferView(offer.what, offer.seat, tuple(sorted(offer.agreed)), offer.action)
    if not match.timing.secret and (undo := match.can_undo()):
        changes["can_undo"] = undo
    if match.failed_offers:
        changes["offer_waits"] = _offer_waits(match, now)
    if match.status == "over":
        changes["outcome"] = match.outcome
        changes["seed"] = seed_shown(match.created, over=True, now=now)
        changes["following"] = match.following
    elif any(presences.away):
        changes |= _absence_fields(match, now, presences.away, idle_limits)
    return replace(static, **changes)


def _static_view(table: str, match: Match, presences: Presences) -> TableView:
    """A table view with its static fields, which change only with a seat or a connection; all other fields have defaults."""
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


def _absence_fields(match: Match, now: int, away: tuple[int, ...], idle_limits: IdleLimits) -> dict[str, Any]:
    """The fields about commands that are possible because players are away."""
    since = closable_from(match, away, idle_limits)
    closing = closable(match, now, away, idle_limits) if since is not None else ()
    return {
        "can_lend": lendable(match, now, away),
        "can_close": closing,
        "can_claim": bool(closing) and not match.timing.bots_take_over,
        "close_from": since or 0,
    }


def _offer_waits(match: Match, now: int) -> tuple[OfferWait, ...]:
    return tuple(
        OfferWait(failed.seat, failed.what, until)
        for failed in match.failed_offers
        if (until := offer_repeatable_at(failed)) > now
    )


def personal_view(view: TableView, match: Match, viewer: Audience, cached: SeatViews | None = None) -> TableView:
    """The view of an audience, made from a spectator's view; `cached` is the cache of its seat views, if there is one."""
    held, host = viewer
    if not held:
        return replace(view, host=True) if host else view
    seats = (cached if cached is not None and cached.everybody is view.seats else SeatViews(view.seats)).own(held)
    if not match.timing.secret:
        return replace(view, seats=seats, host=host)
    can_undo = tuple(seat for seat in match.can_undo() if seat in held)
    return replace(view, seats=seats, host=host, actions=match.visible_actions(held), can_undo=can_undo)


def seat_views(match: Match, away: tuple[int, ...]) -> tuple[SeatView, ...]:
    """The seats as a spectator sees them, without marks for late seats; `away` as in `Presences`."""
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
