"""The rules of A Walk in the Park as the contract asks for them.

A round: chance rolls, then every seat writes word by word until `done`; nobody's words touch another's. When the last one is
done, all sheets are revealed together: what was visited is claimed, and the game may be over. So it cannot matter whose words
arrive first.
"""

from collections.abc import Sequence
from typing import Final

from rivage.core import CHANCE, Chances, IllegalAction, Legal, Listed, Options, Outcome, Seat

from . import meta, score
from .actions import CHANGE, DONE, DRAW, NO_DRAWING, NOTHING, ROLL, ROLLS, TICK, TICKS, WRITTEN, Action
from .components import CHANGEABLE, DIE, DRAWS, IBIS, MOST_TICKS, SHEETS, T_IBIS, Sheet, T
from .meta import FIRST_RULES, RULES
from .notation import format_seat
from .sheet import CHANGE_BIT, KIND, Page, Plan, blank, change, draw, plan_of
from .state import BONUS, FREE, WAITING, Setting, WalkState, Writing, Wrote
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


_NOTHING: Final[Listed[Action]] = Listed(())
_DIE: Final = Chances(tuple(ROLLS.values()), tuple(DIE.values()))
_CHANCE: Final = frozenset((CHANCE,))
_NOBODY: Final[frozenset[Seat]] = frozenset()

# Why an action is refused before anyone looks at the sheet.
NOT_TO_ACT: Final = "not-to-act"
NO_ROLL: Final = "no-roll"


def set_up(seats: int, options: Options, sheets: Sequence[Sheet] = SHEETS) -> WalkState:
    """Before the first roll, with a fresh sheet for everyone."""
    (sheet,) = (sheet for sheet in sheets if sheet.name == options[meta.SHEET])
    return before(Setting(plan_of(sheet), seats, options[meta.STATUE_TIE.name] == "each"))


def before(setting: Setting) -> WalkState:
    """Nothing is rolled yet."""
    page = blank(setting.plan)
    return WalkState(setting, (), True, 0, (Writing(page, page),) * setting.seats)


def to_act(state: WalkState) -> frozenset[Seat]:
    """Chance for the roll, then every seat that has not finished writing; nobody when it is over."""
    if state.result is not None:
        return _NOBODY
    if state.rolling:
        return _CHANCE
    return frozenset(Seat(seat) for seat, sheet in enumerate(state.seats) if not sheet.done)


def legal_actions(state: WalkState, seat: Seat) -> Legal[Action]:
    """The words `seat` may write next, in a fixed order; for chance, the faces of the die."""
    if state.result is not None or state.rolling != (seat == CHANCE):
        return _NOTHING
    if seat == CHANCE:
        return _DIE
    if not 0 <= seat < state.setting.seats:
        return _NOTHING
    return Listed(words(state.setting.plan, state.seats[seat], state.rolls[-1], state.setting.rules))


def apply(state: WalkState, seat: Seat, action: Action) -> WalkState:
    """The state after `action`.

    Raises:
        IllegalAction: when it is not this seat's to act, or the action is not legal; `why` is a key for translation.
    """
    why = _refusal(state, seat, action)
    if why:
        raise IllegalAction(str(action), where=_where(state, seat), why=why)
    setting = state.setting
    if seat == CHANCE:
        kind = setting.plan.words[action].key
        return WalkState(
            setting, (*state.rolls, kind), False, state.claimed, state.seats, state.last, state.last_claimed
        )  # fmt: skip
    sheet = write(setting.plan, state.seats[seat], action, state.claimed)
    seats = (*state.seats[:seat], sheet, *state.seats[seat + 1 :])
    if sheet.done and all(each.done for each in seats):
        return reveal(setting, state.rolls, state.claimed, seats)
    return WalkState(setting, state.rolls, False, state.claimed, seats, state.last, state.last_claimed)


def outcome(state: WalkState) -> Outcome | None:
    """Why it ended, or None while it runs."""
    return state.result


def points(state: WalkState) -> tuple[float, ...]:
    """What each seat has by what is revealed, as if the game ended now: the score of who gives up alone."""
    pages = [sheet.start for sheet in state.seats]
    return tuple(score.points(state.setting, page, most) for page, most in zip(pages, score.rivals_of(pages), strict=True))


def reveal(setting: Setting, rolls: tuple[str, ...], claimed: int, seats: Sequence[Writing]) -> WalkState:
    """Everybody has written: first visits are settled, and the game goes on or is over."""
    last = tuple(Wrote(sheet.start, sheet.words) for sheet in seats)
    return stand(setting, rolls, [Writing(sheet.page, sheet.page) for sheet in seats], last, claimed)


def stand(
    setting: Setting, rolls: tuple[str, ...], seats: Sequence[Writing], last: tuple[Wrote, ...] = (), last_claimed: int = 0
) -> WalkState:
    """The moment between two rounds, or the end of the game."""
    claimed = 0
    for sheet in seats:
        claimed |= sheet.page.visited
    found = score.verdict(setting, [sheet.page for sheet in seats], len(rolls))
    result = found.outcome if found else None
    return WalkState(setting, rolls, result is None, claimed, tuple(seats), last, last_claimed, result)


def _refusal(state: WalkState, seat: Seat, action: Action) -> str:
    plan: Plan = state.setting.plan
    if state.result is not None or state.rolling != (seat == CHANCE) or not -1 <= seat < state.setting.seats:
        return NOT_TO_ACT
    if seat == CHANCE:
        word = plan.words.get(action)
        return "" if word is not None and word.does == ROLL else NO_ROLL
    return refusal(plan, state.seats[seat], state.rolls[-1], action, state.setting.rules)


def _where(state: WalkState, seat: Seat) -> str:
    """Only the seat's own sheet: an error must not tell what others wrote."""
    if 0 <= seat < state.setting.seats:
        return format_seat(state.setting.plan, state.seats[seat])
    return f"round {len(state.rolls)}"
