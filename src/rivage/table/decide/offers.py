"""Offers: takeback, draw, pause, rematch and actions that need consent. Who must agree is in `consent.py`."""

from rivage.table.errors import OfferError
from rivage.table.match import Match, Pending
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev

from .consent import agree, ask
from .decision import Draft, check_status, own_seat
from .setup import rematch, variation_of
from .turns import carry_out


def offer(draft: Draft, who: str, command: cmd.Offer) -> None:
    """Ask the others for something. Asking for what somebody else has just asked for is a yes to them.

    Raises:
        WrongSeat, NotNow: when the seat is not theirs, or the table not in the right state.
        OfferError: while another offer stands (`offer.standing`), or when there is nothing to gain (`offer.pointless`):
            where all act at once there are no takebacks (the next roll is known) and no draws; or soon after the same offer came
            to nothing (`offer.too_soon`, which says in `wait` for how many seconds).
        TalkedOut: when the seat has offered and said too much already.
    """
    match = draft.match
    own_seat(match, who, command.seat)
    check_status(match, "over" if command.what == "rematch" else "playing")
    standing = match.offer
    if standing is not None:
        other = (standing.what, standing.action) != (command.what, command.variation)
        if other or command.seat in standing.agreed:
            raise OfferError(f"an offer ({standing.what}) stands", code="offer.standing", what=standing.what)
        if agree(draft, who):
            _carry_out(draft, standing)
        return
    _worthwhile(match, command)
    if ask(draft, who, command.seat, command.what, command.variation):
        _carry_out(draft, Pending(command.what, command.seat, frozenset(), 0, command.variation))


def answer(draft: Draft, who: str, command: cmd.Answer) -> None:
    """Answer the standing offer; a no by the offering seat withdraws it.

    Raises:
        WrongSeat: when the seat is not theirs.
        OfferError: when no such offer stands (`offer.none`), or a seat agrees with itself (`offer.own`).
    """
    match = draft.match
    own_seat(match, who, command.seat)
    standing = match.offer
    if standing is None or standing.what != command.what:
        raise OfferError(f"no {command.what} is on offer", code="offer.none", what=command.what)
    if command.yes and command.seat in standing.agreed:
        raise OfferError("one cannot agree with oneself", code="offer.own", what=command.what)
    if command.yes:
        if agree(draft, who):
            _carry_out(draft, standing)
    else:
        draft.add(ev.Answered(at=draft.now, seat=command.seat, what=command.what, yes=False))


def resume(draft: Draft, who: str, command: cmd.Resume) -> None:
    """Go on after a pause; any seat may say so.

    Raises:
        WrongSeat, NotNow.
    """
    own_seat(draft.match, who, command.seat)
    check_status(draft.match, "paused")
    draft.add(ev.Resumed(at=draft.now, seat=command.seat))


def _worthwhile(match: Match, command: cmd.Offer) -> None:
    if command.what not in match.timing.offers:
        raise OfferError(f"there is no {command.what} where all play at the same time", code="offer.pointless", what=command.what)
    if command.what == "takeback" and match.turn_start(command.seat) is None:
        raise OfferError("there is nothing to take back yet", code="offer.pointless", what=command.what)
    if command.what == "rematch":
        first_of_two = match.created.options.games == 2 and match.created.leg == 1
        if match.following or first_of_two:
            raise OfferError("the next game is there already", code="offer.pointless", what=command.what)
    if command.variation and (command.what != "rematch" or variation_of(match, command.variation) is None):
        raise OfferError(f"the variation {command.variation!r} changes nothing", code="offer.pointless", what=command.what)


def answer_automatically(draft: Draft) -> None:
    """Answer the standing offer, if there is one, for bots and absent players, and carry it out when everybody agrees."""
    standing = draft.match.offer
    if standing is not None and agree(draft):
        _carry_out(draft, standing)


def _carry_out(draft: Draft, offer: Pending) -> None:
    """Carry out an agreed offer that folding cannot carry out: a rematch, or an action of the game."""
    if offer.what == "rematch":
        draft.opens = rematch(draft.match, offer.action)
    elif offer.what == "action":
        carry_out(draft, offer.seat, offer.action)
