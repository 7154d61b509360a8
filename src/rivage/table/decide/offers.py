"""Offers: takeback, draw, pause, rematch, second game and actions that need consent. `consent.py` decides who must agree."""

from rivage.table.errors import OfferError
from rivage.table.match import Match, PendingOffer
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev

from .consent import agree, make_offer
from .decision import Draft, check_status, own_seat
from .setup import has_second_game, rematch, second_game, variation_of
from .turns import play_agreed_action


def offer(draft: Draft, player: str, command: cmd.Offer) -> None:
    """Make an offer to the other players. Making an offer that another player has just made counts as a yes to it.

    Raises:
        WrongSeat, NotNow: when the seat belongs to somebody else, or the table is in the wrong status.
        OfferError: while another offer is pending (`offer.standing`); when the offer is impossible or would change nothing
            (`offer.pointless`); or soon after the same offer failed (`offer.too_soon`, with the seconds to `wait`).
        TalkedOut: when the seat has made too many offers.
    """
    match = draft.match
    own_seat(match, player, command.seat)
    check_status(match, "over" if command.what in ("rematch", "next") else "playing")
    pending = match.offer
    if pending is not None:
        other = (pending.what, pending.action) != (command.what, command.variation)
        if other or command.seat in pending.agreed:
            raise OfferError(f"another offer ({pending.what}) is pending", code="offer.standing", what=pending.what)
        if agree(draft, player):
            _carry_out(draft, pending)
        return
    _check_useful(match, command)
    if make_offer(draft, player, command.seat, command.what, command.variation):
        _carry_out(draft, PendingOffer(command.what, command.seat, frozenset(), 0, command.variation))


def offer_second_game(draft: Draft, player: str, command: cmd.Next) -> None:
    """Offer the second game of a match of two.

    Raises:
        WrongSeat, NotNow, OfferError, TalkedOut: like `offer`.
    """
    offer(draft, player, cmd.Offer(seat=command.seat, what="next"))


def answer(draft: Draft, player: str, command: cmd.Answer) -> None:
    """Answer the pending offer; a no by the seat that made it withdraws it.

    Raises:
        WrongSeat: when the seat belongs to somebody else.
        OfferError: when no such offer is pending (`offer.none`), or a seat agrees to its own offer (`offer.own`).
    """
    match = draft.match
    own_seat(match, player, command.seat)
    pending = match.offer
    if pending is None or pending.what != command.what:
        raise OfferError(f"no {command.what} is on offer", code="offer.none", what=command.what)
    if command.yes and command.seat in pending.agreed:
        raise OfferError("a seat cannot agree to its own offer", code="offer.own", what=command.what)
    if command.yes:
        if agree(draft, player):
            _carry_out(draft, pending)
    else:
        draft.add(ev.Answered(at=draft.now, seat=command.seat, what=command.what, yes=False))


def resume(draft: Draft, player: str, command: cmd.Resume) -> None:
    """Resume the match after a pause; any seat may do so.

    Raises:
        WrongSeat, NotNow.
    """
    own_seat(draft.match, player, command.seat)
    check_status(draft.match, "paused")
    draft.add(ev.Resumed(at=draft.now, seat=command.seat))


def _check_useful(match: Match, command: cmd.Offer) -> None:
    """Check that an offer is possible and would change something."""
    if command.what not in match.timing.offers:
        raise OfferError(f"a {command.what} is not possible in this game", code="offer.pointless", what=command.what)
    if command.what == "takeback" and match.turn_start(command.seat) is None:
        raise OfferError("there is nothing to take back yet", code="offer.pointless", what=command.what)
    if command.what in ("rematch", "next") and match.following:
        raise OfferError("the next game exists already", code="offer.pointless", what=command.what)
    if command.what == "rematch" and has_second_game(match):
        raise OfferError("the next game is the second of this match", code="offer.pointless", what=command.what)
    if command.what == "next" and not has_second_game(match):
        raise OfferError("this match has no further game", code="offer.pointless", what=command.what)
    if command.variation and (command.what != "rematch" or variation_of(match, command.variation) is None):
        raise OfferError(f"the variation {command.variation!r} changes nothing", code="offer.pointless", what=command.what)


def answer_automatically(draft: Draft) -> None:
    """Answer the pending offer, if there is one, for bots and absent players, and carry it out when everybody agrees."""
    pending = draft.match.offer
    if pending is not None and agree(draft):
        _carry_out(draft, pending)


def _carry_out(draft: Draft, offer: PendingOffer) -> None:
    """Carry out an accepted offer that needs a decision: another game, or an action of it. `evolve` carries out the others."""
    if offer.what == "rematch":
        draft.new_table = rematch(draft.match, offer.action)
    elif offer.what == "next":
        draft.new_table = second_game(draft.match)
    elif offer.what == "action":
        play_agreed_action(draft, offer.seat, offer.action)
