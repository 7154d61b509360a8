"""Which domino to push: the one from which most others are reached; when only strays are left, all of them together."""

from rivage.games.aya import actions as act
from rivage.games.aya.candidates import everything_left, sources
from rivage.games.aya.counting import tokens_kept
from rivage.games.aya.geometry import boxes_overlap, fallen, standing
from rivage.games.aya.state import AyaState, Domino

from .plan import Plan

_NEAR = 480
"""No domino reaches farther when it falls, in tenths of a millimetre."""


STRAY = 2
"""A river of so many dominoes is hardly worth a look of its own."""


def push(state: AyaState, plan: Plan | None) -> act.Push | None:
    """The push, if there is anything to push."""
    stands = [domino for domino in state.standing() if domino.id not in state.stuck]
    may = [domino for domino in sources(state) if domino.id not in state.stuck] or stands
    if not may:
        return None
    reached = _reached(stands)
    first = plan.spots[0].spot if plan is not None else None

    def worth(domino: Domino) -> tuple[int, int, int]:
        beside = abs(domino.spot.x - first.x) + abs(domino.spot.y - first.y) if first is not None else 0
        return reached[domino.id], -beside, -domino.id

    best = max(may, key=worth)
    rest = everything_left(state)
    if len(rest) > 1 and (reached[best.id] <= STRAY or not tokens_kept(state.pushes + len(rest) - 1)):
        return act.Push(rest[0], rest[1:])
    return act.Push(best.id)


def _reached(stands: list[Domino]) -> dict[int, int]:
    """How many dominoes fall when one does, for each."""
    hits: dict[int, list[int]] = {}
    for one in stands:
        lies = fallen(one.spot)
        hits[one.id] = [
            other.id
            for other in stands
            if other is not one
            and abs(other.spot.x - one.spot.x) <= _NEAR
            and abs(other.spot.y - one.spot.y) <= _NEAR
            and boxes_overlap(lies, standing(other.spot))
        ]
    counts = {}
    for domino in stands:
        found = [domino.id]
        seen = {domino.id}
        for number in found:
            new = [other for other in hits[number] if other not in seen]
            seen.update(new)
            found += new
        counts[domino.id] = len(found)
    return counts
