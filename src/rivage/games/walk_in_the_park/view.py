"""What a seat sees of A Walk in the Park: its own sheet as it is being written, the others' as they stood at the last reveal.

Effects say what a word on a sheet caused: enough to animate it, preview it and say it in words. The word itself says what was
drawn (`B2=NE`), changed (`B2+S`) or ticked (`*flocks`); effects tell only what followed from it, in the order given here. A
*square* is written as in the notation, `B2`. A statue stands where four squares meet: `x` counts the grid lines from the left
edge of the sheet, `y` from the top, so that (2, 3) is the lower right corner of B3.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from rivage.core import Seat

from . import state as at
from .actions import Action
from .components import ALONE_GOAL, ALONE_ROLLS, BIRD, STATUE
from .notation import format_cells
from .position import format_known
from .rules import owed, phase, words, write
from .score import lines, points, rivals_of, verdict
from .sheet import CHANGE_BIT, Page, Plan, extra_spot, flocks, masked, shut, spot
from .state import Setting, WalkState, Writing


class WalkEffectBase(msgspec.Struct, frozen=True, gc=False, tag_field="t", tag=str.lower, omit_defaults=True):
    """One visible consequence."""


class Closed(WalkEffectBase, frozen=True, gc=False):
    """A loop was closed, and a statue is drawn inside it; one of these for each loop."""

    x: int
    y: int


class Raised(WalkEffectBase, frozen=True, gc=False):
    """The bonus `statue` drew one more."""

    x: int
    y: int


class Joined(WalkEffectBase, frozen=True, gc=False):
    """These squares are joined to the centre from now on, the one just drawn included."""

    squares: tuple[str, ...]


class Visited(WalkEffectBase, frozen=True, gc=False):
    """A monument is visited. `first`: nobody did in an earlier round, so its "1" is circled, else it is crossed out."""

    square: str
    monument: str
    first: bool = False


class Shut(WalkEffectBase, frozen=True, gc=False):
    """An ibis sits on a monument: it can never be visited on this sheet."""

    square: str
    monument: str


WalkEffect = Closed | Raised | Joined | Visited | Shut


def consequences(plan: Plan, before: Page, after: Page) -> tuple[WalkEffect, ...]:
    """Loops closed, squares joined to the centre, monuments visited or shut between two pages of one seat."""
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
    """A key for translation: `opera-house`."""


class PlanView(msgspec.Struct, frozen=True):
    """The printed sheet, the same for everyone."""

    name: str
    columns: int
    rows: int
    centre: str
    monuments: tuple[MonumentView, ...]


class StatueView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A statue, where four squares meet: `x` grid lines from the left edge, `y` from the top."""

    x: int
    y: int
    extra: bool = False
    """Drawn by the bonus `statue`, inside no loop of its own."""


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of the score."""

    key: str
    """`firsts`, `majority`, the key of a ticked bonus that scores, or `changes`."""
    count: int
    """What is counted: circled "1"s, statues, ibis, flocks, ibis of the best flock, changed pieces; 1 for `one` and `two`."""
    points: int


class SheetView(msgspec.Struct, frozen=True):
    """One seat's sheet, and what follows from it."""

    cells: str
    """Row by row, one character a square: `.` empty, `└┌┐┘│─├┬┤┴┼` paths, `i` an ibis."""
    joined: tuple[str, ...]
    """Squares joined to the centre, the centre included."""
    statues: tuple[StatueView, ...]
    """In the order they were drawn; the extra one last."""
    visited: tuple[str, ...]
    """Squares of the monuments visited."""
    circled: tuple[str, ...]
    """Those whose "1" is this seat's."""
    crossed: tuple[str, ...]
    """Those whose "1" went to others, visited here or not."""
    shut: tuple[str, ...]
    """Those an ibis closed."""
    ticks: tuple[str, ...]
    """Bonuses ticked, in order."""
    changed: tuple[str, ...]
    """Kinds already turned into a T: `turn`, `straight`."""
    ibis: int
    flocks: tuple[int, ...]
    """Sizes of the groups of ibis, smallest first."""
    score: tuple[ScoreLine, ...]
    """As if the game ended now: `firsts` and `majority` always, then ticked bonuses that score, then `changes` if there are."""
    points: int
    """Sum of the lines."""


class WalkWord(msgspec.Struct, frozen=True, omit_defaults=True):
    """One word, what it causes beside itself, and what it changes in the writer's points as everything stands."""

    action: str
    """`B2=NE`, `B2+S`, `*flocks`, `-` or `done`."""
    effects: tuple[WalkEffect, ...] = ()
    points: int = 0
    """For a bonus: its present worth."""


class EndView(msgspec.Struct, frozen=True):
    """How the game ended, and what decided it."""

    reason: str
    """As in the outcome: `six-monuments`, `six-ibis`, `full-sheet` or `last-roll`."""
    enders: tuple[int, ...]
    """Seats that brought about the end; empty when playing alone."""
    tied: tuple[int, ...]
    """Seats with the most points."""
    decided: str
    """What made one of them win: `points`, `ender`, `monuments`, `statues`, or `shared`; alone `goal` or `missed`."""
    winners: tuple[int, ...]


class WalkView(msgspec.Struct, frozen=True):
    """A Walk in the Park as a seat, or a spectator, sees it."""

    position: str
    """Notation of what this seat knows: its own words of this round, nobody else's; bots read it."""
    plan: PlanView
    alone: bool
    goal: int
    """Points that win alone."""
    rolls: tuple[str, ...]
    """Every roll so far, the present one last: `turn`, `straight`, `t`, `ibis`."""
    rolls_left: int
    """Alone: rolls still to come; with others -1, since nobody knows."""
    round: int
    """The round being written or about to be rolled, counted from 1; the last one when it is over."""
    roll: str
    """What everybody draws now; empty before the die is rolled and when it is over."""
    seat: int
    """Whose view this is; -1 a spectator."""
    phase: str
    """`roll`: the die comes next. `draw`: draw the roll, or write `-`. `tick`: choose a bonus. `bonus`: draw its piece.
    `free`: all is written; confirm, or change a piece. `waiting`: others still write. `over`."""
    owed: int
    """Bonuses to be ticked now, one after the other."""
    bonus: str
    """Kind of piece the ticked bonus lets this seat draw now (`turn`, `straight`), or empty."""
    words: tuple[WalkWord, ...]
    """What this seat wrote in this round, `done` left out."""
    written: tuple[bool, ...]
    """Who has finished writing this round."""
    sheets: tuple[SheetView, ...]
    """One a seat: one's own as it is now, the others' as they stood at the last reveal."""
    choices: tuple[WalkWord, ...]
    """For a seat that may act: every word it may write, in the fixed order; changes into a T come last."""
    last: tuple[tuple[WalkWord, ...], ...]
    """One a seat: what it wrote in the last revealed round (`last_round`), word by word; empty before the first."""
    last_round: int
    """Number of that round; 0 before the first reveal."""
    end: EndView | None


_SPECTATOR: Final = Seat(-1)


def view(state: WalkState, seat: Seat | None) -> WalkView:
    """What `seat` sees, None being a spectator: never what another seat wrote in this round."""
    setting = state.setting
    plan = setting.plan
    who = _SPECTATOR if seat is None else seat
    own = state.seats[who] if who >= 0 else None
    pages = [sheet.page if index == who else sheet.start for index, sheet in enumerate(state.seats)]
    rivals = rivals_of(pages)
    rival = rivals[who]
    writing = not state.rolling and state.result is None
    roll = state.rolls[-1] if writing else ""
    now = _phase(state, own)
    return WalkView(
        position=format_known(state, who),
        plan=_plan(plan),
        alone=setting.alone,
        goal=ALONE_GOAL,
        rolls=state.rolls,
        rolls_left=ALONE_ROLLS - len(state.rolls) if setting.alone else -1,
        round=len(state.rolls) + state.rolling,
        roll=roll,
        seat=who,
        phase=now,
        owed=owed(own.page) if own is not None and writing else 0,
        bonus=own.bonus if own is not None else "",
        words=told(setting, own.start, own.words, state.claimed, rival) if own is not None else (),
        written=tuple(sheet.done for sheet in state.seats),
        sheets=tuple(_sheet(setting, page, state.claimed, most) for page, most in zip(pages, rivals, strict=True)),
        choices=_choices(setting, own, roll, state.claimed, rival) if own is not None and writing else (),
        last=_last(state),
        last_round=len(state.rolls) - writing if state.last else 0,
        end=_end(state, pages),
    )


def _phase(state: WalkState, own: Writing | None) -> str:
    if state.result is not None:
        return at.OVER
    if state.rolling:
        return at.ROLL
    return phase(own) if own is not None else at.WAITING


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
        visited=masked(plan, page.visited),
        circled=masked(plan, page.circled),
        crossed=masked(plan, claimed & ~page.circled),
        shut=shut(plan, page.cells),
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
    for action in words(plan, own, roll, setting.rules):
        page = write(plan, own, action, claimed).page
        gain = points(setting, page, rivals) - before
        found.append(WalkWord(action, consequences(plan, own.page, page), gain))
    return tuple(found)


@lru_cache(maxsize=256)
def told(setting: Setting, start: Page, said: tuple[Action, ...], claimed: int, rivals: int) -> tuple[WalkWord, ...]:
    """The words of one seat's round, each with what it caused."""
    plan = setting.plan
    writing = Writing(start, start)
    score = points(setting, start, rivals)
    found = []
    for action in said:
        page = writing.page
        writing = write(plan, writing, action, claimed)
        after = points(setting, writing.page, rivals)
        found.append(WalkWord(action, consequences(plan, page, writing.page), after - score))
        score = after
    return tuple(found)


def _last(state: WalkState) -> tuple[tuple[WalkWord, ...], ...]:
    """The last revealed round; the others' statues counted as that round found them."""
    rivals = rivals_of([wrote.start for wrote in state.last])
    return tuple(
        told(state.setting, wrote.start, wrote.words, state.last_claimed, most)
        for wrote, most in zip(state.last, rivals, strict=True)
    )


def _end(state: WalkState, pages: Sequence[Page]) -> EndView | None:
    found = verdict(state.setting, pages, len(state.rolls)) if state.result is not None else None
    return EndView(found.reason, found.enders, found.tied, found.decided, found.winners) if found else None
