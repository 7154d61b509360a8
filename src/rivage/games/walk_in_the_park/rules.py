"""The rules of A Walk in the Park as the contract asks for them. What one player may write is in `writing.py`.

A round: chance rolls, then every seat writes word by word until `done`; nobody's words touch another's. When the last one is
done, all sheets are revealed together: what was visited is claimed, and the game may be over. So it cannot matter whose words
arrive first.
"""

from collections.abc import Sequence
from typing import Final

from rivage.core import CHANCE, Chances, IllegalAction, Legal, Listed, Options, Outcome, Seat

from . import meta, score, writing
from .actions import ROLL, ROLLS, Action
from .components import DIE, SHEETS, Sheet
from .notation import format_seat
from .plan import Plan, plan_of
from .sheet import blank
from .state import Setting, WalkState, Writing, Wrote

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
    return Listed(writing.words(state.setting.plan, state.seats[seat], state.rolls[-1], state.setting.rules))


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
    sheet = writing.write(setting.plan, state.seats[seat], action, state.claimed)
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
    return writing.refusal(plan, state.seats[seat], state.rolls[-1], action, state.setting.rules)


def _where(state: WalkState, seat: Seat) -> str:
    """Only the seat's own sheet: an error must not tell what others wrote."""
    if 0 <= seat < state.setting.seats:
        return format_seat(state.setting.plan, state.seats[seat])
    return f"round {len(state.rolls)}"
