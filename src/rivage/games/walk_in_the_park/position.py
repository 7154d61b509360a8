"""Notation of positions: formatting and parsing. A position is a header and one part for each seat, separated by ` | `.

    garden one tstit | ...../.└┐../..┼─./...../....i - - - : B1=SW *one | .┌┐../..│../..┼../...../....i B1 two -

The header contains the sheet, the option `statue_tie`, and all rolls (`t` turn, `s` straight, `T`, `i` ibis), followed by a `.`
between rounds. The part of a seat contains its sheet at the start of the round, row by row; its circled monuments; its ticks in
order; the kinds that it changed (`t`, `s`). An empty field is `-`. Then ` : ` and the actions of this round follow, with `done`
as the last one when the seat has finished. In a match with earlier rules, the header ends with their version: `rules-1`.

The parser ignores additional white space. The notation omits the places of statues and the last revealed round.
"""

import re
from collections.abc import Sequence
from typing import Final, NoReturn

import msgspec

from rivage.core import CHANCE, IllegalAction, NotationError, Seat

from . import meta, rules
from .actions import ROLLS, WRITTEN, Action
from .components import BONUSES, IBIS, MAX_SEATS, MAX_TICKS, SHEETS, STRAIGHT, TURN, Sheet, T
from .notation import KIND_LETTERS, LEXICON, NONE, Lexicon, format_seat, parse_cells
from .score import verdict
from .sheet import Page, Plan, monument_squares, page_of, plan_of
from .state import Setting, WalkState, Writing

LETTER: Final = {TURN: "t", STRAIGHT: "s", T: "T", IBIS: "i"}
_ROLLED: Final = {letter: kind for kind, letter in LETTER.items()}
_CHANGED: Final = {
    "".join(letter for bit, letter in KIND_LETTERS.items() if mask & bit) or NONE: mask for mask in range(1 << len(KIND_LETTERS))
}
_RULES_PREFIX: Final = "rules-"
_BETWEEN_ROUNDS: Final = "."
"""Follows the rolls of a position between two rounds."""


def format_state(state: WalkState) -> str:
    """Format a position with the actions of all seats in the round. It contains secrets, so it must not be sent to players."""
    return _format(state, state.seats)


def format_for_seat(state: WalkState, seat: int) -> str:
    """Format a position without the actions of other seats in the round. The seat -1 is a spectator."""
    return _format(
        state, [sheet if index == seat else Writing(sheet.start, sheet.start) for index, sheet in enumerate(state.seats)]
    )


def _format(state: WalkState, seats: Sequence[Writing]) -> str:
    setting = state.setting
    rolls = "".join(LETTER[kind] for kind in state.rolls)
    between = _BETWEEN_ROUNDS if state.rolling or state.result is not None else ""
    tie = meta.STATUE_TIE.choices[setting.tie_each]
    earlier = "" if setting.rules == meta.RULES else f" {_RULES_PREFIX}{setting.rules}"
    parts = [f"{setting.plan.sheet.name} {tie} {rolls}{between}{earlier}", *(format_seat(setting.plan, sheet) for sheet in seats)]
    return " | ".join(parts)


class ParsedPosition(msgspec.Struct, frozen=True):
    """The parts of a position: the sheets at the start of the round, and the actions of the round."""

    setting: Setting
    rolls: tuple[str, ...]
    writing: bool
    """Whether a round is being written."""
    pages: tuple[Page, ...]
    words: tuple[tuple[tuple[int, Action], ...], ...]
    """The actions of each seat with their offsets in the text."""


def parse_state(text: str, sheets: Sequence[Sheet] = SHEETS, lexicon: Lexicon = LEXICON) -> WalkState:
    """Parse a position and apply the actions of the round.

    Args:
        text: the position.
        sheets: the sheets that the position may name.
        lexicon: the parser for the actions on these sheets.

    Raises:
        NotationError: when `text` is not a position, or contains an illegal action.
    """
    parsed = _Reader(text, sheets, lexicon).read()
    setting, rolls = parsed.setting, parsed.rolls
    seats = [Writing(page, page) for page in parsed.pages]
    if not parsed.writing:
        return rules.between_rounds(setting, rolls, seats)
    if verdict(setting, parsed.pages, len(rolls) - 1):
        raise NotationError("the game is over before this round", text=text, at=0)
    state = rules.between_rounds(setting, rolls[:-1], seats)
    state = rules.apply(state, CHANCE, ROLLS[rolls[-1]])
    for seat, words in enumerate(parsed.words):
        for at, word in words:
            try:
                state = rules.apply(state, Seat(seat), word)
            except IllegalAction:
                raise NotationError(f"{word} cannot be written here", text=text, at=at) from None
    return state


class _Reader:
    """Parses one position, part by part."""

    def __init__(self, text: str, sheets: Sequence[Sheet], lexicon: Lexicon) -> None:
        self.text = text
        self.sheets = {sheet.name: sheet for sheet in sheets}
        self.lexicon = lexicon

    def fail(self, what: str, at: int) -> NoReturn:
        raise NotationError(what, text=self.text, at=at)

    def fields(self, start: int, end: int, names: Sequence[str]) -> list[tuple[int, str]]:
        """Split one part into fields with their offsets. There must be one field for each name."""
        found = [(start + match.start(), match.group()) for match in re.finditer(r"\S+", self.text[start:end])]
        if len(found) < len(names):
            self.fail(f"missing field: {names[len(found)]}", end)
        if len(found) > len(names):
            self.fail("unexpected field", found[len(names)][0])
        return found

    def read(self) -> ParsedPosition:
        head, *parts = self.text.split("|")
        version, end = self._version(head)
        sheet, tie, rolls = self.fields(0, end, ("sheet name", "tie rule", "rolls"))
        if sheet[1] not in self.sheets:
            self.fail(f"there is no sheet {sheet[1]!r}", sheet[0])
        if tie[1] not in meta.STATUE_TIE.choices:
            self.fail(f"statue_tie is {' or '.join(map(str, meta.STATUE_TIE.choices))}, not {tie[1]!r}", tie[0])
        if not 1 <= len(parts) <= MAX_SEATS:
            self.fail(f"there are 1 to {MAX_SEATS} seats, each after a |, not {len(parts)}", len(head))
        rolled, writing = self._rolls(*rolls)
        plan = plan_of(self.sheets[sheet[1]])
        pages, words = [], []
        at = len(head) + 1
        for part in parts:
            body, colon, _ = part.partition(":")
            pages.append(self._page(plan, at, at + len(body)))
            words.append(self._words(at + len(body) + 1, at + len(part)) if colon else ())
            if words[-1] and not writing:
                self.fail("no round is being written", words[-1][0][0])
            at += len(part) + 1
        self._check_circled(plan, pages, len(head))
        setting = Setting(plan, len(pages), tie[1] == meta.STATUE_TIE.choices[1], version)
        return ParsedPosition(setting, rolled, writing, tuple(pages), tuple(words))

    def _version(self, head: str) -> tuple[int, int]:
        """Return the version of the rules, and the end of the header without it."""
        words = head.split()
        for version in range(meta.FIRST_RULES, meta.RULES):
            if len(words) > 1 and words[-1] == f"{_RULES_PREFIX}{version}":
                return version, head.rindex(words[-1])
        return meta.RULES, len(head)

    def _rolls(self, at: int, field: str) -> tuple[tuple[str, ...], bool]:
        writing = not field.endswith(_BETWEEN_ROUNDS)
        letters = field if writing else field[: -len(_BETWEEN_ROUNDS)]
        for index, letter in enumerate(letters):
            if letter not in _ROLLED:
                self.fail(f"a roll is one of {' '.join(_ROLLED)}, not {letter!r}", at + index)
        return tuple(_ROLLED[letter] for letter in letters), writing

    def _page(self, plan: Plan, start: int, end: int) -> Page:
        cells, circled, ticks, changed = self.fields(start, end, ("squares", "circled monuments", "ticks", "changes"))
        try:
            drawing = parse_cells(plan, cells[1], "/")
        except NotationError as error:
            self.fail(error.what, cells[0] + error.at)
        page = page_of(plan, drawing, self._circled(plan, *circled), self._ticks(*ticks), self._changed(*changed))
        if "".join(monument_squares(plan, page.circled)) != circled[1].strip(NONE):
            self.fail("circled monuments are squares of monuments visited on this sheet, in order", circled[0])
        earned = min(page.visited.bit_count(), MAX_TICKS)
        if len(page.ticks) != earned:
            self.fail(f"the visited monuments give {earned} ticks, found {len(page.ticks)}", ticks[0])
        return page

    def _circled(self, plan: Plan, at: int, field: str) -> int:
        if field == NONE:
            return 0
        mask = 0
        for index in range(0, len(field), 2):
            for bit, _, monument in plan.monuments:
                if monument.square == field[index : index + 2]:
                    mask |= bit
                    break
            else:
                self.fail(f"there is no monument on {field[index : index + 2]!r}", at + index)
        return mask

    def _ticks(self, at: int, field: str) -> tuple[str, ...]:
        if field == NONE:
            return ()
        ticks: list[str] = []
        for tick in field.split(","):
            if tick not in BONUSES or tick in ticks:
                self.fail(f"{tick!r} is not a bonus, or is ticked twice", at)
            ticks.append(tick)
            at += len(tick) + 1
        return tuple(ticks)

    def _changed(self, at: int, field: str) -> int:
        if field not in _CHANGED:
            self.fail(f"changes are {', '.join(_CHANGED)}, not {field!r}", at)
        return _CHANGED[field]

    def _words(self, start: int, end: int) -> tuple[tuple[int, Action], ...]:
        text = self.text[:end]
        written = text.rstrip()
        finished = written[start:].split()[-1:] == [WRITTEN]
        try:
            words = self.lexicon.read_words(written[: -len(WRITTEN)] if finished else written, start)
        except NotationError as error:
            self.fail(error.what, error.at)
        if finished:
            words.append((len(written) - len(WRITTEN), WRITTEN))
        return tuple(words)

    def _check_circled(self, plan: Plan, pages: Sequence[Page], at: int) -> None:
        """Check that every monument that any seat visited is circled by a seat: the first visitor circles it."""
        visited = circled = 0
        for page in pages:
            visited |= page.visited
            circled |= page.circled
        if visited != circled:
            self.fail(f"{' '.join(monument_squares(plan, visited & ~circled))} is visited, but not circled", at)
