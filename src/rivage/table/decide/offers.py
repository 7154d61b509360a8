"""Deciding about offers: takeback, draw, pause and rematch, all by consent of everybody at the table.

People answer for themselves, and for all their seats at once. A bot (also one that plays for a person) agrees at once to a
takeback, a pause and a rematch, and declines a draw. Each answer is a fact of its own, so folding needs no such policy.

An offer that came to nothing (declined, withdrawn, or played on over) may be made again by the same seat only after a while,
which grows each time: nobody is asked for the same thing for ever.
"""

from rivage.table.errors import OfferError
from rivage.table.match import SECOND, Match, Unmet
from rivage.table.words import What
from rivage.table.words import commands as cmd
from rivage.table.words import events as ev

from .decision import Deciding, may_talk, only_while, own_seat
from .opening import rematch

ASK_AGAIN_AFTER = 60_000
"""Milliseconds until a seat may offer again what came to nothing; twice as long the second time, three times the third."""


def offer(deciding: Deciding, who: str, command: cmd.Offer) -> None:
    """Ask the others for something. Asking for what somebody else has just asked for is a yes to them.

    Raises:
        WrongSeat, NotNow: when the seat is not theirs, or the table not in the right state.
        OfferError: while another offer stands (`offer.standing`), or when there is nothing to gain (`offer.pointless`):
            where all act at once there are no takebacks (the next roll is known) and no draws; or soon after the same offer came
            to nothing (`offer.too_soon`, which says in `wait` for how many seconds).
        TalkedOut: when the seat has offered and said too much already.
    """
    match = deciding.match
    own_seat(match, who, command.seat)
    only_while(match, "over" if command.what == "rematch" else "playing")
    standing = match.offer
    if standing is not None:
        if standing.what != command.what or command.seat in standing.agreed:
            raise OfferError(f"the offer of a {standing.what} stands", code="offer.standing", what=standing.what)
        _answer_all(deciding, who, command.what)
        return
    _worthwhile(match, command)
    _not_too_soon(deciding, command)
    may_talk(match, command.seat)
    deciding.add(ev.Offered(at=deciding.now, seat=command.seat, what=command.what))
    _answer_all(deciding, who, command.what)


def answer(deciding: Deciding, who: str, command: cmd.Answer) -> None:
    """Answer the standing offer; a no by the offering seat withdraws it.

    Raises:
        WrongSeat: when the seat is not theirs.
        OfferError: when no such offer stands (`offer.none`), or a seat agrees with itself (`offer.own`).
    """
    match = deciding.match
    own_seat(match, who, command.seat)
    standing = match.offer
    if standing is None or standing.what != command.what:
        raise OfferError(f"no {command.what} is on offer", code="offer.none", what=command.what)
    if command.yes and command.seat in standing.agreed:
        raise OfferError("one cannot agree with oneself", code="offer.own", what=command.what)
    if command.yes:
        _answer_all(deciding, who, command.what)
    else:
        deciding.add(ev.Answered(at=deciding.now, seat=command.seat, what=command.what, yes=False))


def resume(deciding: Deciding, who: str, command: cmd.Resume) -> None:
    """Go on after a pause; any seat may say so.

    Raises:
        WrongSeat, NotNow.
    """
    own_seat(deciding.match, who, command.seat)
    only_while(deciding.match, "paused")
    deciding.add(ev.Resumed(at=deciding.now, seat=command.seat))


def _worthwhile(match: Match, command: cmd.Offer) -> None:
    if command.what not in match.timing.offers:
        raise OfferError(f"there is no {command.what} where all play at the same time", code="offer.pointless", what=command.what)
    if command.what == "takeback" and match.turn_start(command.seat) is None:
        raise OfferError("there is nothing to take back yet", code="offer.pointless", what=command.what)
    if command.what == "rematch":
        first_of_two = match.created.options.games == 2 and match.created.leg == 1
        if match.following or first_of_two:
            raise OfferError("the next game is there already", code="offer.pointless", what=command.what)


def may_ask_from(unmet: Unmet) -> int:
    """From when on a seat may offer again what came to nothing."""
    return unmet.at + unmet.times * ASK_AGAIN_AFTER


def _not_too_soon(deciding: Deciding, command: cmd.Offer) -> None:
    for unmet in deciding.match.unmet:
        if (unmet.seat, unmet.what) == (command.seat, command.what) and deciding.now < may_ask_from(unmet):
            wait = -((deciding.now - may_ask_from(unmet)) // SECOND)
            raise OfferError(
                f"a {command.what} was offered a moment ago: wait {wait} s", code="offer.too_soon", what=command.what, wait=wait
            )


def _answer_all(deciding: Deciding, who: str, what: What) -> None:
    """Add the yes of every seat of `who`, and the answer of every bot; carry a rematch out when all agree."""
    for seat, occupant in enumerate(deciding.match.seats):
        standing = deciding.match.offer
        if standing is None:
            break  # carried out, or declined
        if seat in standing.agreed:
            continue
        if occupant.level:
            deciding.add(ev.Answered(at=deciding.now, seat=seat, what=standing.what, yes=standing.what != "draw"))
        elif occupant.player == who:
            deciding.add(ev.Answered(at=deciding.now, seat=seat, what=standing.what, yes=True))
    last = deciding.events[-1]
    agreed = deciding.match.offer is None and (isinstance(last, ev.Offered) or (isinstance(last, ev.Answered) and last.yes))
    if what == "rematch" and agreed:
        deciding.opens = rematch(deciding.match)
