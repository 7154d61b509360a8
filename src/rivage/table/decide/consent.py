"""Consent: an offer is carried out when every seat has agreed to it.

People answer for all their seats at once. A bot, including one that plays for a person, agrees at once to everything except a
draw. If an action of the game needs consent (`Game.needs_consent`), players who are away count as agreeing, including those who
leave while the offer is pending. Each answer is an event of its own, so that a replay does not depend on these rules.

After an offer has failed (declined, withdrawn or lapsed), a seat may repeat it only after a delay that grows each time.
"""

from rivage.table.errors import OfferError
from rivage.table.match import SECOND, FailedOffer, Match
from rivage.table.protocol import What
from rivage.table.protocol import events as ev

from .decision import Draft, check_talk_limit

REPEAT_OFFER_AFTER_MS = 60_000
"""Milliseconds until a seat may repeat an offer that failed; twice as long the second time, three times the third."""

ABSENT_AFTER_MS = 10_000
"""Milliseconds without a connection after which a player counts as agreeing. A page that reloads reconnects sooner."""


def make_offer(draft: Draft, player: str, seat: int, what: What, action: str = "") -> bool:
    """Make an offer for a seat of `player`. Returns whether everybody has agreed already.

    Raises:
        OfferError: soon after the same offer failed (`offer.too_soon`, with the seconds to `wait`).
        TalkedOut: when the seat has made too many offers.
    """
    match = draft.match
    for failed in match.failed_offers:
        if (failed.seat, failed.what) == (seat, what) and draft.now < offer_repeatable_at(failed):
            wait = -((draft.now - offer_repeatable_at(failed)) // SECOND)
            raise OfferError(f"a {what} was offered a moment ago: wait {wait} s", code="offer.too_soon", what=what, wait=wait)
    check_talk_limit(match, seat)
    draft.add(ev.Offered(at=draft.now, seat=seat, what=what, action=action))
    return draft.match.offer is None or agree(draft, player)


def agree(draft: Draft, player: str = "") -> bool:
    """Record the yes of every seat of `player`, and the answers of bots and absent people. Returns whether all agree now."""
    agreed = False
    for seat in range(len(draft.match.seats)):
        pending = draft.match.offer
        if pending is None:
            break  # the offer was carried out or declined
        if seat in pending.agreed:
            continue
        if draft.match.seats[seat].level:
            agreed = pending.what != "draw"
        elif _agrees(draft, player, seat, pending.what):
            agreed = True
        else:
            continue
        draft.add(ev.Answered(at=draft.now, seat=seat, what=pending.what, yes=agreed))
    return agreed and draft.match.offer is None


def needs_others_consent(draft: Draft, player: str) -> bool:
    """Whether an action that needs consent must wait for the answer of anybody but `player`."""
    return any(not _agrees(draft, player, seat, "action") for seat in draft.match.people())


def consents_at(match: Match, away: tuple[int, ...]) -> list[int]:
    """The times, in milliseconds, from which players who are away count as agreeing to the pending offer."""
    offer = match.offer
    if offer is None or offer.what != "action":
        return []
    return [since + ABSENT_AFTER_MS for seat, since in enumerate(away) if since and seat not in offer.agreed]


def offer_repeatable_at(failed: FailedOffer) -> int:
    """The time from which a seat may repeat an offer that failed, in milliseconds."""
    return failed.at + failed.times * REPEAT_OFFER_AFTER_MS


def _agrees(draft: Draft, player: str, seat: int, what: What) -> bool:
    """Whether a person's seat agrees without being asked."""
    return draft.match.seats[seat].player == player or (what == "action" and _is_away(draft, seat))


def _is_away(draft: Draft, seat: int) -> bool:
    since = draft.away[seat] if seat < len(draft.away) else 0
    return since > 0 and draft.now >= since + ABSENT_AFTER_MS
