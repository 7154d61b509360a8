"""Deciding about offers: takeback, draw, pause and rematch, all by consent of everybody at the table.

People answer for themselves, and for all their seats at once. A bot (also one that plays for a person) agrees at once to a
takeback, a pause and a rematch, and declines a draw. Each answer is a fact of its own, so folding needs no such policy.
"""

from rivage.core import Timing
from rivage.table.errors import OfferError
from rivage.table.match.match import Match, What
from rivage.table.words import commands as cmd
from rivage.table.words import events as ev

from .decision import Draft, only_while, own_chair
from .opening import rematch


def offer(draft: Draft, who: str, command: cmd.Offer) -> None:
    """Ask the others for something. Asking for what somebody else has just asked for is a yes to them.

    Raises:
        WrongSeat, NotNow: when the seat is not theirs, or the table not in the right state.
        OfferError: while another offer stands (`offer.standing`), or when there is nothing to gain (`offer.pointless`):
            where all act at once there are no takebacks (the next roll is known) and no draws.
    """
    match = draft.match
    own_chair(match, who, command.seat)
    only_while(match, "over" if command.what == "rematch" else "playing")
    standing = match.offer
    if standing is not None:
        if standing.what != command.what or command.seat in standing.agreed:
            raise OfferError(f"the offer of a {standing.what} stands", code="offer.standing", what=standing.what)
        _answer_all(draft, who, command.what)
        return
    _worthwhile(match, command)
    draft.add(ev.Offered(at=draft.now, seat=command.seat, what=command.what))
    _answer_all(draft, who, command.what)


def answer(draft: Draft, who: str, command: cmd.Answer) -> None:
    """Answer the standing offer; a no by the offering seat withdraws it.

    Raises:
        WrongSeat: when the seat is not theirs.
        OfferError: when no such offer stands (`offer.none`), or a seat agrees with itself (`offer.own`).
    """
    match = draft.match
    own_chair(match, who, command.seat)
    standing = match.offer
    if standing is None or standing.what != command.what:
        raise OfferError(f"no {command.what} is on offer", code="offer.none", what=command.what)
    if command.yes and command.seat in standing.agreed:
        raise OfferError("one cannot agree with oneself", code="offer.own", what=command.what)
    if command.yes:
        _answer_all(draft, who, command.what)
    else:
        draft.add(ev.Answered(at=draft.now, seat=command.seat, what=command.what, yes=False))


def resume(draft: Draft, who: str, command: cmd.Resume) -> None:
    """Go on after a pause; any seat may say so.

    Raises:
        WrongSeat, NotNow.
    """
    own_chair(draft.match, who, command.seat)
    only_while(draft.match, "paused")
    draft.add(ev.Resumed(at=draft.now, seat=command.seat))


def _worthwhile(match: Match, command: cmd.Offer) -> None:
    if match.game.info.timing is not Timing.TURNS and command.what in ("takeback", "draw"):
        where = "where all act at once" if match.simultaneous else "where all play together"
        raise OfferError(f"there is no {command.what} {where}", code="offer.pointless", what=command.what)
    if command.what == "takeback" and match.turn_start(command.seat) is None:
        raise OfferError("there is nothing to take back yet", code="offer.pointless", what=command.what)
    if command.what == "rematch":
        first_of_two = match.created.options.games == 2 and match.created.leg == 1
        if match.following or first_of_two:
            raise OfferError("the next game is there already", code="offer.pointless", what=command.what)


def _answer_all(draft: Draft, who: str, what: What) -> None:
    """Add the yes of every seat of `who`, and the answer of every bot; carry a rematch out when all agree."""
    for seat, chair in enumerate(draft.match.seats):
        standing = draft.match.offer
        if standing is None:
            break  # carried out, or declined
        if seat in standing.agreed:
            continue
        if chair.level:
            draft.add(ev.Answered(at=draft.now, seat=seat, what=standing.what, yes=standing.what != "draw"))
        elif chair.player == who:
            draft.add(ev.Answered(at=draft.now, seat=seat, what=standing.what, yes=True))
    last = draft.events[-1]
    agreed = draft.match.offer is None and (isinstance(last, ev.Offered) or (isinstance(last, ev.Answered) and last.yes))
    if what == "rematch" and agreed:
        draft.opens = rematch(draft.match)
