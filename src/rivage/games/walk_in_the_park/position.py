"""Positions as text, in a pair: a header, then one part a seat, all separated by ` | `.

    garden one tstit | ...../.└┐../..┼─./...../....i - - - : B1=SW *one | .┌┐../..│../..┼../...../....i B1 two -

The header is the sheet, the option `statue_tie`, and the rolls so far (`t` turn, `s` straight, `T`, `i` ibis), with a `.` after
them while no round is being written. A seat is its sheet as the round found it, row by row; the monuments it circled; its ticks
in order; the kinds it changed (`t`, `s`); each `-` when there are none. ` : ` and the words of this round follow, `done` as the
last one when the seat has finished. A match by earlier rules has their version as a fourth word of the header: `rules-1`.

The writer is strict, the reader forgives white space. Where statues stand and what the last round brought is not in it.
"""

import re
from collections.abc import Sequence
from typing import Final, NoReturn

import msgspec

from rivage.core import CHANCE, IllegalAction, NotationError, Seat

from . import meta, rules
from .actions import ROLLS, WRITTEN, Action
from .components import BONUSES, IBIS, MAX_SEATS, MOST_TICKS, SHEETS, STRAIGHT, TURN, Sheet, T
from .notation import KIND_LETTERS, LEXICON, NONE, Lexicon, format_seat, parse_cells
from .score import verdict
from .sheet import Page, Plan, masked, page_of, plan_of
from .state import Setting, WalkState, Writing

LETTER: Final = {TURN: "t", STRAIGHT: "s", T: "T", IBIS: "i"}
_ROLLED: Final = {letter: kind for kind, letter in LETTER.items()}
_CHANGED: Final = {
    "".join(letter for bit, letter in KIND_LETTERS.items() if mask & bit) or NONE: mask for mask in range(1 << len(KIND_LETTERS))
}
_RULES_PREFIX: Final = "rules-"
_BETWEEN: Final = "."
"""After the rolls: no round is being written."""


def format_state(state: WalkState) -> str:
    """Write a position, with every seat's words of this round: nothing to show to the other seats."""
    return _format(state, state.seats)


def format_known(state: WalkState, seat: int) -> str:
    """Write what `seat` knows: its own words of this round and nobody else's; -1 is a spectator."""
    return _format(state, [sheet if each == seat else _unwritten(sheet) for each, sheet in enumerate(state.seats)])


def _unwritten(sheet: Writing) -> Writing:
    return Writing(sheet.start, sheet.start)


def _format(state: WalkState, seats: Sequence[Writing]) -> str:
    setting = state.setting
    rolls = "".join(LETTER[kind] for kind in state.rolls)
    between = _BETWEEN if state.rolling or state.result is not None else ""
    tie = meta.STATUE_TIE.choices[setting.tie_each]
    earlier = "" if setting.rules == meta.RULES else f" {_RULES_PREFIX}{setting.rules}"
    parts = [f"{setting.plan.sheet.name} {tie} {rolls}{between}{earlier}", *(format_seat(setting.plan, sheet) for sheet in seats)]
    return " | ".join(parts)


class Reading(msgspec.Struct, frozen=True):
    """What a text says: sheets as the round found them, and the words since."""

    setting: Setting
    rolls: tuple[str, ...]
    writing: bool
    """Whether a round is being written."""
    pages: tuple[Page, ...]
    words: tuple[tuple[tuple[int, Action], ...], ...]
    """For each seat its words, each with where it stands in the text."""


def parse_state(text: str, sheets: Sequence[Sheet] = SHEETS, lexicon: Lexicon = LEXICON) -> WalkState:
    """Read a position of one of `sheets`, whose words `lexicon` knows, and write what it says was written in this round.

    Raises:
        NotationError: says what is wrong, and where; also when a word in it is not legal there.
    """
    reading = _Reader(text, sheets, lexicon).read()
    setting, rolls = reading.setting, reading.rolls
    seats = [Writing(page, page) for page in reading.pages]
    if not reading.writing:
        return rules.stand(setting, rolls, seats)
    if verdict(setting, reading.pages, len(rolls) - 1):
        raise NotationError("the game is over before this round", text=text, at=0)
    state = rules.stand(setting, rolls[:-1], seats)
    state = rules.apply(state, CHANCE, ROLLS[rolls[-1]])
    for seat, words in enumerate(reading.words):
        for at, word in words:
            try:
                state = rules.apply(state, Seat(seat), word)
            except IllegalAction:
                raise NotationError(f"{word} cannot be written here", text=text, at=at) from None
    return state


class _Reader:
    """Reads one text, part by part."""

    def __init__(self, text: str, sheets: Sequence[Sheet], lexicon: Lexicon) -> None:
        self.text = text
        self.sheets = {sheet.name: sheet for sheet in sheets}
        self.lexicon = lexicon

    def fail(self, what: str, at: int) -> NoReturn:
        raise NotationError(what, text=self.text, at=at)

    def fields(self, begin: int, end: int, names: Sequence[str]) -> list[tuple[int, str]]:
        """The fields of one part, as many as they have names."""
        found = [(begin + match.start(), match.group()) for match in re.finditer(r"\S+", self.text[begin:end])]
        if len(found) < len(names):
            self.fail(f"the {names[len(found)]} should stand here", end)
        if len(found) > len(names):
            self.fail("here is a field too many", found[len(names)][0])
        return found

    def read(self) -> Reading:
        head, *parts = self.text.split("|")
        version, end = self._version(head)
        sheet, tie, rolls = self.fields(0, end, ("sheet name", "tie rule", "rolls"))
        if sheet[1] not in self.sheets:
            self.fail(f"no sheet is called {sheet[1]!r}", sheet[0])
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
        self._firsts(plan, pages, len(head))
        setting = Setting(plan, len(pages), tie[1] == meta.STATUE_TIE.choices[1], version)
        return Reading(setting, rolled, writing, tuple(pages), tuple(words))

    def _version(self, head: str) -> tuple[int, int]:
        """The version of the rules, and where the word for it begins."""
        words = head.split()
        for version in range(meta.FIRST_RULES, meta.RULES):
            if len(words) > 1 and words[-1] == f"{_RULES_PREFIX}{version}":
                return version, head.rindex(words[-1])
        return meta.RULES, len(head)

    def _rolls(self, at: int, field: str) -> tuple[tuple[str, ...], bool]:
        writing = not field.endswith(_BETWEEN)
        letters = field if writing else field[: -len(_BETWEEN)]
        for index, letter in enumerate(letters):
            if letter not in _ROLLED:
                self.fail(f"a roll is one of {' '.join(_ROLLED)}, not {letter!r}", at + index)
        return tuple(_ROLLED[letter] for letter in letters), writing

    def _page(self, plan: Plan, begin: int, end: int) -> Page:
        cells, circled, ticks, changed = self.fields(begin, end, ("squares", "circled monuments", "ticks", "changes"))
        try:
            drawing = parse_cells(plan, cells[1], "/")
        except NotationError as error:
            self.fail(error.what, cells[0] + error.at)
        page = page_of(plan, drawing, self._circled(plan, *circled), self._ticks(*ticks), self._changed(*changed))
        if "".join(masked(plan, page.circled)) != circled[1].strip(NONE):
            self.fail("circled monuments are squares of monuments visited on this sheet, in order", circled[0])
        earned = min(page.visited.bit_count(), MOST_TICKS)
        if len(page.ticks) != earned:
            self.fail(f"the monuments visited give {earned} ticks, here are {len(page.ticks)}", ticks[0])
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
                self.fail(f"no monument stands on {field[index : index + 2]!r}", at + index)
        return mask

    def _ticks(self, at: int, field: str) -> tuple[str, ...]:
        if field == NONE:
            return ()
        ticks: list[str] = []
        for tick in field.split(","):
            if tick not in BONUSES or tick in ticks:
                self.fail(f"{tick!r} is no bonus, or ticked twice", at)
            ticks.append(tick)
            at += len(tick) + 1
        return tuple(ticks)

    def _changed(self, at: int, field: str) -> int:
        if field not in _CHANGED:
            self.fail(f"changes are {', '.join(_CHANGED)}, not {field!r}", at)
        return _CHANGED[field]

    def _words(self, begin: int, end: int) -> tuple[tuple[int, Action], ...]:
        text = self.text[:end]
        written = text.rstrip()
        finished = written[begin:].split()[-1:] == [WRITTEN]
        try:
            words = self.lexicon.read_words(written[: -len(WRITTEN)] if finished else written, begin)
        except NotationError as error:
            self.fail(error.what, error.at)
        if finished:
            words.append((len(written) - len(WRITTEN), WRITTEN))
        return tuple(words)

    def _firsts(self, plan: Plan, pages: Sequence[Page], at: int) -> None:
        """Whoever came first circled: every monument visited by anyone is circled by someone."""
        visited = circled = 0
        for page in pages:
            visited |= page.visited
            circled |= page.circled
        if visited != circled:
            self.fail(f"nobody circled {' '.join(masked(plan, visited & ~circled))}, yet somebody visited it", at)
