"""One player's round: which words may come next, and what each does. Nothing here knows of the other players."""

from typing import Final

from .actions import CHANGE, DONE, DRAW, NO_DRAWING, NOTHING, TICK, TICKS, WRITTEN, Action
from .components import CHANGEABLE, DRAWS, IBIS, MOST_TICKS, T_IBIS, T
from .meta import FIRST_RULES, RULES
from .plan import CHANGE_BIT, KIND, Plan
from .sheet import Page, change, draw
from .state import BONUS, FREE, WAITING, Writing
from .state import DRAW as DRAWING
from .state import TICK as TICKING

# Why a word is refused: keys for translation.
UNKNOWN: Final = "no-such-square"
FILLED: Final = "square-filled"
NOT_ROLLED: Final = "not-rolled"
NOT_THE_BONUS: Final = "not-the-bonus"
TICK_FIRST: Final = "tick-first"
DRAW_FIRST: Final = "draw-first"
DRAWN_ALREADY: Final = "drawn-already"
NOT_EARNED: Final = "bonus-not-earned"
TICKED_ALREADY: Final = "bonus-ticked"
NO_CHANGE: Final = "change-needs-turn-or-straight"
CHANGED_ALREADY: Final = "kind-changed"
ARM_THERE: Final = "arm-there"
NOT_FULL: Final = "sheet-not-full"
WRITTEN_ALREADY: Final = "round-written"

REFUSALS: Final = (
    UNKNOWN,
    FILLED,
    NOT_ROLLED,
    NOT_THE_BONUS,
    TICK_FIRST,
    DRAW_FIRST,
    DRAWN_ALREADY,
    NOT_EARNED,
    TICKED_ALREADY,
    NO_CHANGE,
    CHANGED_ALREADY,
    ARM_THERE,
    NOT_FULL,
    WRITTEN_ALREADY,
)
"""Every reason `refusal` gives; each has its sentence in the catalogues."""

_ALL_CHANGED: Final = sum(CHANGE_BIT.values())


def owed(page: Page) -> int:
    """Bonuses to be ticked: one for each visit while fewer than six are ticked."""
    return min(page.visited.bit_count(), MOST_TICKS) - len(page.ticks)


def phase(writing: Writing) -> str:
    """What is being decided. A bonus is resolved fully before the next tick, and ticks before the drawing."""
    if writing.done:
        return WAITING
    if writing.bonus:
        return BONUS
    if owed(writing.page) > 0:
        return TICKING
    return FREE if writing.drawn else DRAWING


def kinds(writing: Writing, roll: str, rules: int = RULES) -> tuple[str, ...]:
    """The pieces that may be drawn for `roll` by that version of the rules: a T also as an ibis once `t-ibis` is ticked."""
    page = writing.start if rules <= FIRST_RULES else writing.page
    return (T, IBIS) if roll == T and T_IBIS in page.ticks else (roll,)


def words(plan: Plan, writing: Writing, roll: str, rules: int = RULES) -> list[Action]:
    """Every word that may come next: what the round asks for, then the changes into a T."""
    if writing.done:
        return []
    page = writing.page
    cells = page.cells
    now = phase(writing)
    if now == TICKING:
        found = [action for bonus, action in TICKS.items() if bonus not in page.ticks]
    elif now == FREE:
        found = [WRITTEN]
    elif 0 not in cells:
        found = [NO_DRAWING]
    else:
        asked = (writing.bonus,) if writing.bonus else kinds(writing, roll, rules)
        found = []
        for kind in asked:
            ways = plan.draws[kind]
            for square, piece in enumerate(cells):
                if not piece:
                    found += ways[square]
    if page.changed != _ALL_CHANGED:
        open_kinds = [kind for kind in CHANGEABLE if not page.changed & CHANGE_BIT[kind]]
        for square, piece in enumerate(cells):
            if KIND.get(piece) in open_kinds:
                found += plan.changes[square][piece]
    return found


def refusal(plan: Plan, writing: Writing, roll: str, action: Action, rules: int = RULES) -> str:
    """Why `action` may not come next, or empty when it may."""
    word = plan.words.get(action)
    if word is None:
        return UNKNOWN
    does, square, bits, key = word
    page = writing.page
    if writing.done:
        return WRITTEN_ALREADY
    if does == CHANGE:
        return _no_change(page, square, bits)
    now = phase(writing)
    if does == DRAW:
        if now == TICKING:
            return TICK_FIRST
        if now == FREE:
            return DRAWN_ALREADY
        if now == BONUS and key != writing.bonus:
            return NOT_THE_BONUS
        if now == DRAWING and key not in kinds(writing, roll, rules):
            return NOT_ROLLED
        return FILLED if page.cells[square] else ""
    if does == TICK:
        if key in page.ticks:
            return TICKED_ALREADY
        return "" if now == TICKING else NOT_EARNED
    if does == NOTHING:
        if now != DRAWING:
            return DRAWN_ALREADY if now == FREE else TICK_FIRST
        return "" if page.full else NOT_FULL
    if does == DONE:
        return "" if now == FREE else TICK_FIRST if now == TICKING else DRAW_FIRST
    return NOT_ROLLED


def _no_change(page: Page, square: int, arm: int) -> str:
    piece = page.cells[square]
    kind = KIND.get(piece, "")
    if kind not in CHANGEABLE:
        return NO_CHANGE
    if page.changed & CHANGE_BIT[kind]:
        return CHANGED_ALREADY
    return ARM_THERE if piece & arm else ""


def write(plan: Plan, writing: Writing, action: Action, claimed: int) -> Writing:
    """The seat's round with one word more, which must be legal; `claimed` as the round found it."""
    does, square, bits, key = plan.words[action]
    page = writing.page
    said = (*writing.words, action)
    if does == DRAW:
        page = draw(plan, page, square, bits, claimed)
        # A bonus piece leaves the roll still to be drawn, if it was.
        return Writing(writing.start, page, said, writing.drawn or not writing.bonus, "", False)
    if does == CHANGE:
        return Writing(writing.start, change(plan, page, square, bits, claimed), said, writing.drawn, writing.bonus, False)
    if does == TICK:
        page = Page(
            page.cells, page.labels, page.loops, page.statues, page.visited, page.circled, (*page.ticks, key), page.changed
        )  # fmt: skip
        bonus = DRAWS.get(key, "") if 0 in page.cells else ""
        return Writing(writing.start, page, said, writing.drawn, bonus, False)
    if does == NOTHING:
        return Writing(writing.start, page, said, True, "", False)
    return Writing(writing.start, page, writing.words, True, "", True)
