"""The functions of A Walk in the Park for the `Game` contract.

In a round, chance rolls the die, then every seat makes actions (called words) until `done`. The actions of one seat never affect
another seat during the round. After the last `done` all sheets are revealed: visited monuments become claimed, and the game
may end. So the order in which the actions of different seats arrive does not matter.
"""

from collections.abc import Sequence
from typing import Final

from rivage.core import CHANCE, Chances, IllegalAction, Legal, Listed, Options, Outcome, Seat

from . import meta, score
from .actions import CHANGE, DONE, DRAW, NO_DRAWING, NOTHING, ROLL, ROLLS, TICK, TICKS, WRITTEN, Action
from .components import CHANGEABLE, DIE, DRAWS, IBIS, MAX_TICKS, SHEETS, T_IBIS, Sheet, T
from .meta import FIRST_RULES, RULES
from .notation import format_seat
from .sheet import CHANGE_BIT, KIND, Page, Plan, blank, change, draw, plan_of
from .state import BONUS, FREE, WAITING, Setting, WalkState, Writing, Wrote
from .state import DRAW as DRAWING
from .state import TICK as TICKING

# Reasons for the refusal of an action: translation keys.
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
"""All reasons that `refusal` can return. Each has a message in the Fluent catalogues."""

_ALL_CHANGED: Final = sum(CHANGE_BIT.values())


def pending_ticks(page: Page) -> int:
    """Return the number of bonuses that must be ticked now: one for each visited monument, at most six in a game."""
    return min(page.visited.bit_count(), MAX_TICKS) - len(page.ticks)


def phase(writing: Writing) -> str:
    """Return the kind of the seat's next decision. Pieces of a bonus come before the next tick, and ticks before the roll."""
    if writing.done:
        return WAITING
    if writing.bonus:
        return BONUS
    if pending_ticks(writing.page) > 0:
        return TICKING
    return FREE if writing.drawn else DRAWING


def drawable_kinds(writing: Writing, roll: str, rules: int = RULES) -> tuple[str, ...]:
    """Return the kinds of pieces that may be drawn for `roll`: with the bonus `t-ibis`, a T may also be an ibis."""
    page = writing.start if rules <= FIRST_RULES else writing.page
    return (T, IBIS) if roll == T and T_IBIS in page.ticks else (roll,)


def legal_words(plan: Plan, writing: Writing, roll: str, rules: int = RULES) -> list[Action]:
    """Return the legal actions of a seat in a fixed order: those of its phase, then the changes into a T."""
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
        found = []
        for kind in (writing.bonus,) if writing.bonus else drawable_kinds(writing, roll, rules):
            draws = plan.draws[kind]
            for square, piece in enumerate(cells):
                if not piece:
                    found += draws[square]
    if page.changed != _ALL_CHANGED:
        open_kinds = [kind for kind in CHANGEABLE if not page.changed & CHANGE_BIT[kind]]
        for square, piece in enumerate(cells):
            if KIND.get(piece) in open_kinds:
                found += plan.changes[square][piece]
    return found


def refusal(plan: Plan, writing: Writing, roll: str, action: Action, rules: int = RULES) -> str:
    """Return the reason why `action` is illegal for a seat, or an empty text when it is legal."""
    word = plan.words.get(action)
    if word is None:
        return UNKNOWN
    does, square, bits, key = word
    page = writing.page
    if writing.done:
        return WRITTEN_ALREADY
    if does == CHANGE:
        return _change_refusal(page, square, bits)
    now = phase(writing)
    if does == DRAW:
        if now == TICKING:
            return TICK_FIRST
        if now == FREE:
            return DRAWN_ALREADY
        if now == BONUS and key != writing.bonus:
            return NOT_THE_BONUS
        if now == DRAWING and key not in drawable_kinds(writing, roll, rules):
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


def _change_refusal(page: Page, square: int, arm: int) -> str:
    """Return the reason why the arm cannot be added to the piece in `square`, or an empty text."""
    piece = page.cells[square]
    kind = KIND.get(piece, "")
    if kind not in CHANGEABLE:
        return NO_CHANGE
    if page.changed & CHANGE_BIT[kind]:
        return CHANGED_ALREADY
    return ARM_THERE if piece & arm else ""


def write(plan: Plan, writing: Writing, action: Action, claimed: int) -> Writing:
    """Apply a legal action of a seat to its sheet. `claimed` is the mask of the monuments claimed before the round."""
    does, square, bits, key = plan.words[action]
    page = writing.page
    written = (*writing.words, action)
    if does == DRAW:
        page = draw(plan, page, square, bits, claimed)
        # Drawing the piece of a bonus does not draw the roll.
        return Writing(writing.start, page, written, writing.drawn or not writing.bonus, "", False)
    if does == CHANGE:
        return Writing(writing.start, change(plan, page, square, bits, claimed), written, writing.drawn, writing.bonus, False)
    if does == TICK:
        page = Page(
            page.cells, page.labels, page.loops, page.statues, page.visited, page.circled, (*page.ticks, key), page.changed
        )  # fmt: skip
        bonus = DRAWS.get(key, "") if 0 in page.cells else ""
        return Writing(writing.start, page, written, writing.drawn, bonus, False)
    if does == NOTHING:
        return Writing(writing.start, page, written, True, "", False)
    return Writing(writing.start, page, writing.words, True, "", True)


_NOTHING: Final[Listed[Action]] = Listed(())
_DIE: Final = Chances(tuple(ROLLS.values()), tuple(DIE.values()))
_CHANCE: Final = frozenset((CHANCE,))
_NOBODY: Final[frozenset[Seat]] = frozenset()

# Reasons for a refusal that do not depend on the seat's sheet.
NOT_TO_ACT: Final = "not-to-act"
NO_ROLL: Final = "no-roll"


def set_up(seats: int, options: Options, sheets: Sequence[Sheet] = SHEETS) -> WalkState:
    """Return the state before the first roll."""
    (sheet,) = (sheet for sheet in sheets if sheet.name == options[meta.SHEET])
    return new_game(Setting(plan_of(sheet), seats, options[meta.STATUE_TIE.name] == "each"))


def new_game(setting: Setting) -> WalkState:
    """Return the state before the first roll, with empty sheets."""
    page = blank(setting.plan)
    return WalkState(setting, (), True, 0, (Writing(page, page),) * setting.seats)


def to_act(state: WalkState) -> frozenset[Seat]:
    """Return `{CHANCE}` before a roll, then every seat that has not finished the round; nobody after the end."""
    if state.result is not None:
        return _NOBODY
    if state.rolling:
        return _CHANCE
    return frozenset(Seat(seat) for seat, sheet in enumerate(state.seats) if not sheet.done)


def legal_actions(state: WalkState, seat: Seat) -> Legal[Action]:
    """Return the legal actions of `seat` in a fixed order; for chance, the faces of the die."""
    if state.result is not None or state.rolling != (seat == CHANCE):
        return _NOTHING
    if seat == CHANCE:
        return _DIE
    if not 0 <= seat < state.setting.seats:
        return _NOTHING
    return Listed(legal_words(state.setting.plan, state.seats[seat], state.rolls[-1], state.setting.rules))


def apply(state: WalkState, seat: Seat, action: Action) -> WalkState:
    """Return the state after `action`.

    Raises:
        IllegalAction: when `seat` may not act, or the action is not legal; `why` is a translation key.
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
    if sheet.done and all(writing.done for writing in seats):
        return reveal(setting, state.rolls, state.claimed, seats)
    return WalkState(setting, state.rolls, False, state.claimed, seats, state.last, state.last_claimed)


def outcome(state: WalkState) -> Outcome | None:
    """Return the result of the game, or None while it is running."""
    return state.result


def points(state: WalkState) -> tuple[float, ...]:
    """Return the score of each seat from its revealed sheet, as if the game ended now."""
    pages = [sheet.start for sheet in state.seats]
    return tuple(score.points(state.setting, page, most) for page, most in zip(pages, score.rivals_of(pages), strict=True))


def reveal(setting: Setting, rolls: tuple[str, ...], claimed: int, seats: Sequence[Writing]) -> WalkState:
    """Return the state after all seats have finished a round."""
    last = tuple(Wrote(sheet.start, sheet.words) for sheet in seats)
    return between_rounds(setting, rolls, [Writing(sheet.page, sheet.page) for sheet in seats], last, claimed)


def between_rounds(
    setting: Setting, rolls: tuple[str, ...], seats: Sequence[Writing], last: tuple[Wrote, ...] = (), last_claimed: int = 0
) -> WalkState:
    """Return the state before the next roll, or the final state when the sheets end the game."""
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
    """Return the position for an error: only the seat's own sheet, because the actions of other seats are secret."""
    if 0 <= seat < state.setting.seats:
        return format_seat(state.setting.plan, state.seats[seat])
    return f"round {len(state.rolls)}"
