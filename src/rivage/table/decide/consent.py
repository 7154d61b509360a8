"""Consent: an offer is carried out when every seat has agreed to it.

People answer for all their seats at once. A bot, also one that plays for a person, agrees at once to everything except a draw.
For an action of the game that needs consent (`Game.needs_consent`), players who are away count as agreeing, also those who go
away while the offer stands. Each answer is an event of its own, so folding does not need this policy.

A seat may repeat an offer that came to nothing (declined, withdrawn or lapsed) only after a wait that grows each time.
"""

from rivage.table.errors import OfferError
from rivage.table.match import SECOND, Match, Unmet
from rivage.table.protocol import What
from rivage.table.protocol import events as ev

from .decision import Draft, check_talk_limit

REPEAT_OFFER_AFTER_MS = 60_000
"""Milliseconds until a seat may repeat an offer that came to nothing; twice as long the second time, three times the third."""

ABSENT_AFTER_MS = 10_000
"""Milliseconds without a connection after which a player counts as agreeing. A page that reloads reconnects sooner."""


def ask(draft: Draft, who: str, seat: int, what: What, action: str = "") -> bool:
    """Make an offer for a seat of `who`. Returns whether everybody has agreed already.

    Raises:
        OfferError: soon after the same offer came to nothing (`offer.too_soon`, with the seconds to `wait`).
        TalkedOut: when the seat has made too many offers.
    """
    match = draft.match
    for unmet in match.unmet:
        if (unmet.seat, unmet.what) == (seat, what) and draft.now < may_ask_from(unmet):
            wait = -((draft.now - may_ask_from(unmet)) // SECOND)
            raise OfferError(f"a {what} was offered a moment ago: wait {wait} s", code="offer.too_soon", what=what, wait=wait)
    check_talk_limit(match, seat)
    draft.add(ev.Offered(at=draft.now, seat=seat, what=what, action=action))
    return draft.match.offer is None or agree(draft, who)


def agree(draft: Draft, who: str = "") -> bool:
    """Record the yes of every seat of `who`, and the answers of bots and absent people. Returns whether everybody agrees now."""
    agreed = False
    for seat in range(len(draft.match.seats)):
        standing = draft.match.offer
        if standing is None:
            break  # carried out, or declined
        if seat in standing.agreed:
            continue
        if draft.match.seats[seat].level:
            agreed = standing.what != "draw"
        elif _agrees(draft, who, seat, standing.what):
            agreed = True
        else:
            continue
        draft.add(ev.Answered(at=draft.now, seat=seat, what=standing.what, yes=agreed))
    return agreed and draft.match.offer is None


def must_ask(draft: Draft, who: str) -> bool:
    """Whether an action that needs consent waits for the answer of anybody but `who`."""
    return any(not _agrees(draft, who, seat, "action") for seat in draft.match.people())


def consents_at(match: Match, away: tuple[int, ...]) -> list[int]:
    """The times, in milliseconds, from which players who are away count as agreeing to the standing offer."""
    offer = match.offer
    if offer is None or offer.what != "action":
        return []
    return [since + ABSENT_AFTER_MS for seat, since in enumerate(away) if since and seat not in offer.agreed]


def may_ask_from(unmet: Unmet) -> int:
    """The time from which a seat may repeat an offer that came to nothing, in milliseconds."""
    return unmet.at + unmet.times * REPEAT_OFFER_AFTER_MS


def _agrees(draft: Draft, who: str, seat: int, what: What) -> bool:
    """Whether a person's seat agrees without being asked."""
    return draft.match.seats[seat].player == who or (what == "action" and _is_away(draft, seat))


def _is_away(draft: Draft, seat: int) -> bool:
    since = draft.away[seat] if seat < len(draft.away) else 0
    return since > 0 and draft.now >= since + ABSENT_AFTER_MS
