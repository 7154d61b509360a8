"""Scoring, endings and tie-breaks."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from rivage.core import Outcome, Seat

from . import meta
from .components import (
    ALONE_GOAL,
    ALONE_ROLLS,
    CHANGE_COST,
    FIXED,
    FLOCK,
    FLOCKS,
    IBIS_TO_END,
    MONUMENTS_TO_END,
    PER_IBIS,
    STATUES,
)
from .sheet import Page, Plan, flocks
from .state import Setting

FIRSTS: Final = "firsts"
MAJORITY: Final = "majority"
CHANGES: Final = "changes"

# The criterion that decided the game.
BY_POINTS: Final = "points"
BY_ENDING: Final = "ender"
BY_MONUMENTS: Final = "monuments"
BY_STATUES: Final = "statues"
SHARED: Final = "shared"
GOAL: Final = "goal"
MISSED: Final = "missed"

Line = tuple[str, int, int]
"""A line of the score: its key, the counted number, and the points."""
NOBODY_ELSE: Final = -1
"""The number of rival statues in a solo game."""


def rivals_of(pages: Sequence[Page]) -> list[int]:
    """Return for each seat the largest number of statues of another seat."""
    statues = [page.all_statues for page in pages]
    *_, second, most = sorted((NOBODY_ELSE, *statues)) if len(pages) > 1 else (NOBODY_ELSE, NOBODY_ELSE)
    return [second if own == most else most for own in statues]


def lines(setting: Setting, page: Page, rivals: int) -> list[Line]:
    """Return the score of a page line by line. `rivals` is the largest number of statues of another seat."""
    circled = page.circled.bit_count()
    statues = page.all_statues
    found = [(FIRSTS, circled, circled), (MAJORITY, statues, majority(setting, statues, rivals))]
    found += [line for bonus in page.ticks if (line := bonus_line(setting.plan, page, bonus))]
    if page.changed:
        changes = page.changed.bit_count()
        found.append((CHANGES, changes, -CHANGE_COST * changes))
    return found


def majority(setting: Setting, statues: int, rivals: int) -> int:
    """Return the points for the most statues: one for each statue without a tie, else the points of the option `statue_tie`."""
    if statues > rivals:
        return statues
    return (statues if setting.tie_each else 1) if statues == rivals and statues else 0


def bonus_line(plan: Plan, page: Page, bonus: str) -> Line | None:
    """Return the score of a ticked bonus; None for a bonus that scores nothing itself."""
    if bonus in FIXED:
        return bonus, 1, FIXED[bonus]
    if bonus == STATUES:
        count = page.all_statues
    elif bonus == PER_IBIS:
        count = page.ibis
    elif bonus == FLOCKS:
        count = len(flocks(plan, page.cells))
    elif bonus == FLOCK:
        count = max(flocks(plan, page.cells), default=0)
    else:
        return None
    return bonus, count, count


def points(setting: Setting, page: Page, rivals: int) -> int:
    """Return the score of a page, the sum of its lines."""
    return sum(line[2] for line in lines(setting, page, rivals))


class Verdict(msgspec.Struct, frozen=True, gc=False):
    """The final result of a game."""

    reason: str
    points: tuple[int, ...]
    enders: tuple[int, ...]
    """Seats that met the condition for the end."""
    tied: tuple[int, ...]
    """Seats with the most points."""
    decided: str
    """The criterion that decided the game: `points`, `ender`, `monuments`, `statues`, `shared`, `goal` or `missed`."""
    winners: tuple[int, ...]

    @property
    def outcome(self) -> Outcome:
        """The result as an `Outcome` of the `Game` contract."""
        return Outcome(self.reason, tuple(map(float, self.points)), tuple(map(Seat, self.winners)))


def verdict(setting: Setting, pages: Sequence[Page], rounds: int) -> Verdict | None:
    """Return the final result when the game ends after this round, else None."""
    if setting.alone:
        if rounds < ALONE_ROLLS:
            return None
        score = points(setting, pages[0], NOBODY_ELSE)
        won = score >= ALONE_GOAL
        return Verdict(meta.LAST_ROLL, (score,), (), (0,), GOAL if won else MISSED, (0,) if won else ())
    reason, enders = ending(pages)
    if not enders:
        return None
    scores = tuple(points(setting, page, most) for page, most in zip(pages, rivals_of(pages), strict=True))
    tied = _best(range(len(pages)), lambda seat: scores[seat])
    decided, winners = _break(pages, tied, enders)
    return Verdict(reason, scores, enders, tied, decided, winners)


def ending(pages: Sequence[Page]) -> tuple[str, tuple[int, ...]]:
    """Return the reason of the ending and the seats that met its condition; no seats while the game continues."""
    with_monuments = [seat for seat, page in enumerate(pages) if page.visited.bit_count() >= MONUMENTS_TO_END]
    with_ibis = [seat for seat, page in enumerate(pages) if page.ibis >= IBIS_TO_END]
    if with_monuments or with_ibis:
        return meta.SIX_MONUMENTS if with_monuments else meta.SIX_IBIS, tuple(sorted({*with_monuments, *with_ibis}))
    return meta.FULL_SHEET, tuple(seat for seat, page in enumerate(pages) if page.full)


def _break(pages: Sequence[Page], tied: tuple[int, ...], enders: tuple[int, ...]) -> tuple[str, tuple[int, ...]]:
    """Break a tie: by having ended the game, then by monuments, then by statues; otherwise the tied seats share the win."""
    if len(tied) == 1:
        return BY_POINTS, tied
    left = tuple(seat for seat in tied if seat in enders) or tied
    if len(left) == 1:
        return BY_ENDING, left
    left = _best(left, lambda seat: pages[seat].visited.bit_count())
    if len(left) == 1:
        return BY_MONUMENTS, left
    left = _best(left, lambda seat: pages[seat].all_statues)
    return (BY_STATUES if len(left) == 1 else SHARED), left


def _best(seats: Sequence[int], value: Callable[[int], int]) -> tuple[int, ...]:
    """Return the seats with the greatest value."""
    most = max(map(value, seats))
    return tuple(seat for seat in seats if value(seat) == most)
