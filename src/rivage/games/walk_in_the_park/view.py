"""Views of A Walk in the Park: a seat sees its own current sheet, and the other sheets as of the last reveal.

Effects are the consequences of an action, from which clients animate, preview and describe it. The action itself contains the
drawing (`B2=NE`), the change (`B2+S`) or the tick (`*flocks`); effects list only its further consequences, in the order of the
classes below. Squares are in notation, `B2`. A statue stands on a corner where four squares meet: `x` counts grid lines from the
left edge of the sheet, `y` from the top, so (2, 3) is the lower right corner of B3.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from rivage.core import Seat

from . import state as phases
from .actions import Action
from .components import ALONE_GOAL, ALONE_ROLLS, BIRD, STATUE
from .notation import format_cells
from .position import format_for_seat
from .rules import legal_words, pending_ticks, phase, write
from .score import lines, points, rivals_of, verdict
from .sheet import CHANGE_BIT, Page, Plan, extra_spot, flocks, monument_squares, shut_squares, spot
from .state import Setting, WalkState, Writing


class WalkEffectBase(msgspec.Struct, frozen=True, gc=False, tag_field="t", tag=str.lower, omit_defaults=True):
    """One visible consequence of an action."""


class Closed(WalkEffectBase, frozen=True, gc=False):
    """A loop was closed, and a statue is drawn inside it. There is one effect for each loop."""

    x: int
    y: int


class Raised(WalkEffectBase, frozen=True, gc=False):
    """The bonus `statue` drew the extra statue."""

    x: int
    y: int


class Joined(WalkEffectBase, frozen=True, gc=False):
    """These squares became joined to the centre, including the one just drawn."""

    squares: tuple[str, ...]


class Visited(WalkEffectBase, frozen=True, gc=False):
    """A monument was visited. Its "1" is circled if no seat visited it in an earlier round (`first`), else crossed out."""

    square: str
    monument: str
    first: bool = False


class Shut(WalkEffectBase, frozen=True, gc=False):
    """An ibis covers a monument, which can no longer be visited on this sheet."""

    square: str
    monument: str


WalkEffect = Closed | Raised | Joined | Visited | Shut


def consequences(plan: Plan, before: Page, after: Page) -> tuple[WalkEffect, ...]:
    """Return the effects that lead from one page of a seat to the next."""
    found: list[WalkEffect] = []
    if len(after.statues) > len(before.statues):
        found += (Closed(*spot(plan, corner)) for corner in after.statues[len(before.statues) :])
    if len(after.ticks) > len(before.ticks) and after.ticks[-1] == STATUE:
        found.append(Raised(*extra_spot(plan, after.statues)))
    if after.labels != before.labels:
        centre = plan.centre
        joined = [square for square, label in enumerate(after.labels) if label == centre != before.labels[square]]
        if joined:
            found.append(Joined(tuple(plan.names[square] for square in joined)))
    if after.cells != before.cells:
        for bit, square, monument in plan.monuments:
            if after.visited & bit and not before.visited & bit:
                found.append(Visited(monument.square, monument.name, bool(after.circled & bit)))
            elif after.cells[square] == BIRD != before.cells[square]:
                found.append(Shut(monument.square, monument.name))
    return tuple(found)


class MonumentView(msgspec.Struct, frozen=True):
    """A monument of the printed sheet."""

    square: str
    name: str
    """A translation key: `opera-house`."""


class PlanView(msgspec.Struct, frozen=True):
    """The printed sheet."""

    name: str
    columns: int
    rows: int
    centre: str
    monuments: tuple[MonumentView, ...]


class StatueView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A statue on a corner: `x` grid lines from the left edge, `y` from the top."""

    x: int
    y: int
    extra: bool = False
    """Whether the statue was drawn by the bonus `statue` and not by a loop."""


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of the score."""

    key: str
    """`firsts`, `majority`, the key of a ticked bonus that scores, or `changes`."""
    count: int
    """The counted number: circled "1"s, statues, ibis, flocks, ibis of the largest flock, changes; 1 for `one` and `two`."""
    points: int


class SheetView(msgspec.Struct, frozen=True):
    """One seat's sheet and its score."""

    cells: str
    """The squares row by row, one character each: `.` is empty, `└┌┐┘│─├┬┤┴┼` are paths, `i` is an ibis."""
    joined: tuple[str, ...]
    """Squares joined to the centre, including the centre."""
    statues: tuple[StatueView, ...]
    """The statues in the order in which they were drawn; the extra one last."""
    visited: tuple[str, ...]
    """Squares of the visited monuments."""
    circled: tuple[str, ...]
    """Squares of the monuments whose "1" this seat has circled."""
    crossed: tuple[str, ...]
    """Squares of the monuments whose "1" other seats have circled, whether visited by this seat or not."""
    shut: tuple[str, ...]
    """Squares of the monuments that are covered by an ibis."""
    ticks: tuple[str, ...]
    """The ticked bonuses, in order."""
    changed: tuple[str, ...]
    """Kinds that were changed into a T: `turn`, `straight`."""
    ibis: int
    """Number of ibis."""
    flocks: tuple[int, ...]
    """Sizes of the groups of adjacent ibis, smallest first."""
    score: tuple[ScoreLine, ...]
    """The score as if the game ended now: `firsts` and `majority`, then ticked bonuses that score, then `changes` if any."""
    points: int
    """Sum of the score."""


class WalkWord(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action of a player, its effects, and its change of the player's score."""

    action: str
    """The action in notation: `B2=NE`, `B2+S`, `*flocks`, `-` or `done`."""
    effects: tuple[WalkEffect, ...] = ()
    points: int = 0
    """Change of the score; for a bonus, its current value."""


class EndView(msgspec.Struct, frozen=True):
    """The end of the game and the criterion that decided it."""

    reason: str
    """The reason of the outcome: `six-monuments`, `six-ibis`, `full-sheet` or `last-roll`."""
    enders: tuple[int, ...]
    """Seats that met the condition for the end; empty in a solo game."""
    tied: tuple[int, ...]
    """Seats with the most points."""
    decided: str
    """The criterion that decided: `points`, `ender`, `monuments`, `statues` or `shared`; in a solo game `goal` or `missed`."""
    winners: tuple[int, ...]


class WalkView(msgspec.Struct, frozen=True):
    """The view of a seat or a spectator."""

    position: str
    """The position without the actions of other seats in this round; bots parse it."""
    plan: PlanView
    alone: bool
    """Whether this is a solo game."""
    goal: int
    """Points that win a solo game."""
    rolls: tuple[str, ...]
    """All rolls, the current one last: `turn`, `straight`, `t`, `ibis`."""
    rolls_left: int
    """Remaining rolls of a solo game; -1 with several players, where the number is unknown."""
    round: int
    """Number of the current or next round, from 1; the last round after the end."""
    roll: str
    """The current roll; empty before the roll and after the end."""
    seat: int
    """The seat of this view; -1 for a spectator."""
    phase: str
    """The next decision. `roll`: the die comes next. `draw`: draw the roll, or write `-`. `tick`: choose a bonus.
    `bonus`: draw its piece. `free`: end the round, or change a piece. `waiting`: wait for other seats. `over`."""
    owed: int
    """Number of bonuses that must be ticked now, one after the other."""
    bonus: str
    """Kind of the piece that a ticked bonus lets this seat draw now (`turn`, `straight`), or empty."""
    words: tuple[WalkWord, ...]
    """The actions of this seat in this round, without `done`."""
    written: tuple[bool, ...]
    """For each seat, whether it has finished this round."""
    sheets: tuple[SheetView, ...]
    """The sheets by seat: this seat's current sheet, and the other sheets as of the last reveal."""
    choices: tuple[WalkWord, ...]
    """The legal actions of a seat that may act, in a fixed order; changes into a T come last."""
    last: tuple[tuple[WalkWord, ...], ...]
    """The actions of each seat in the last revealed round (`last_round`); empty before the first reveal."""
    last_round: int
    """Number of the last revealed round; 0 before the first reveal."""
    end: EndView | None


_SPECTATOR: Final = Seat(-1)


def view(state: WalkState, seat: Seat | None) -> WalkView:
    """Return the view of `seat`; None is a spectator. It never contains actions of other seats in the current round."""
    setting = state.setting
    plan = setting.plan
    viewer = _SPECTATOR if seat is None else seat
    own = state.seats[viewer] if viewer >= 0 else None
    pages = [sheet.page if index == viewer else sheet.start for index, sheet in enumerate(state.seats)]
    rivals = rivals_of(pages)
    rival = rivals[viewer]
    writing = not state.rolling and state.result is None
    roll = state.rolls[-1] if writing else ""
    return WalkView(
        position=format_for_seat(state, viewer),
        plan=_plan(plan),
        alone=setting.alone,
        goal=ALONE_GOAL,
        rolls=state.rolls,
        rolls_left=ALONE_ROLLS - len(state.rolls) if setting.alone else -1,
        round=len(state.rolls) + state.rolling,
        roll=roll,
        seat=viewer,
        phase=_phase(state, own),
        owed=pending_ticks(own.page) if own is not None and writing else 0,
        bonus=own.bonus if own is not None else "",
        words=_word_views(setting, own.start, own.words, state.claimed, rival) if own is not None else (),
        written=tuple(sheet.done for sheet in state.seats),
        sheets=tuple(_sheet(setting, page, state.claimed, most) for page, most in zip(pages, rivals, strict=True)),
        choices=_choices(setting, own, roll, state.claimed, rival) if own is not None and writing else (),
        last=_last_round(state),
        last_round=len(state.rolls) - writing if state.last else 0,
        end=_end(state, pages),
    )


def _phase(state: WalkState, own: Writing | None) -> str:
    if state.result is not None:
        return phases.OVER
    if state.rolling:
        return phases.ROLL
    return phase(own) if own is not None else phases.WAITING


@lru_cache(maxsize=16)
def _plan(plan: Plan) -> PlanView:
    sheet = plan.sheet
    monuments = tuple(MonumentView(monument.square, monument.name) for monument in sheet.monuments)
    return PlanView(sheet.name, sheet.columns, sheet.rows, sheet.centre, monuments)


@lru_cache(maxsize=256)
def _sheet(setting: Setting, page: Page, claimed: int, rivals: int) -> SheetView:
    plan = setting.plan
    statues = [StatueView(*spot(plan, corner)) for corner in page.statues]
    if STATUE in page.ticks:
        statues.append(StatueView(*extra_spot(plan, page.statues), extra=True))
    score = tuple(ScoreLine(*line) for line in lines(setting, page, rivals))
    return SheetView(
        cells=format_cells(plan, page.cells, ""),
        joined=tuple(plan.names[square] for square, label in enumerate(page.labels) if label == plan.centre),
        statues=tuple(statues),
        visited=monument_squares(plan, page.visited),
        circled=monument_squares(plan, page.circled),
        crossed=monument_squares(plan, claimed & ~page.circled),
        shut=shut_squares(plan, page.cells),
        ticks=page.ticks,
        changed=tuple(kind for kind, bit in CHANGE_BIT.items() if page.changed & bit),
        ibis=page.ibis,
        flocks=flocks(plan, page.cells),
        score=score,
        points=sum(line.points for line in score),
    )


@lru_cache(maxsize=256)
def _choices(setting: Setting, own: Writing, roll: str, claimed: int, rivals: int) -> tuple[WalkWord, ...]:
    plan = setting.plan
    before = points(setting, own.page, rivals)
    found = []
    for action in legal_words(plan, own, roll, setting.rules):
        page = write(plan, own, action, claimed).page
        gain = points(setting, page, rivals) - before
        found.append(WalkWord(action, consequences(plan, own.page, page), gain))
    return tuple(found)


@lru_cache(maxsize=256)
def _word_views(setting: Setting, start: Page, words: tuple[Action, ...], claimed: int, rivals: int) -> tuple[WalkWord, ...]:
    """Return the actions of a seat's round with their effects and points."""
    plan = setting.plan
    writing = Writing(start, start)
    score = points(setting, start, rivals)
    found = []
    for action in words:
        page = writing.page
        writing = write(plan, writing, action, claimed)
        after = points(setting, writing.page, rivals)
        found.append(WalkWord(action, consequences(plan, page, writing.page), after - score))
        score = after
    return tuple(found)


def _last_round(state: WalkState) -> tuple[tuple[WalkWord, ...], ...]:
    """Return the last revealed round by seat. Points use the statues of the other seats at the start of that round."""
    rivals = rivals_of([wrote.start for wrote in state.last])
    return tuple(
        _word_views(state.setting, wrote.start, wrote.words, state.last_claimed, most)
        for wrote, most in zip(state.last, rivals, strict=True)
    )


def _end(state: WalkState, pages: Sequence[Page]) -> EndView | None:
    found = verdict(state.setting, pages, len(state.rolls)) if state.result is not None else None
    return EndView(found.reason, found.enders, found.tied, found.decided, found.winners) if found else None
