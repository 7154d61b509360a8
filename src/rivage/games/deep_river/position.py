"""Notation of positions: formatting and parsing.

A position has seven fields separated by one space: `BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s`. Two optional words follow:
`top` (option `stack_counts`) and `crossed` (with the pie rule, seat 0 plays the salmon). Inside a turn, ` : ` and the actions
since its start follow, separated by `, `. A position during set-up is `setup`, then the optional words `top`, `pie`, and `eels`
or `salmon` (option `first`), and the actions since the start in the same form.

The parser ignores additional white space and the order of the big tile's two slots; everything else must be exact.
"""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final, NoReturn

from rivage.core import NotationError

from .actions import Action
from .components import (
    BIG,
    BIG_SLOTS,
    BIG_TILE,
    CURRENTS,
    EELS,
    EMPTY,
    FACES,
    FISH,
    MAX_TILTED,
    NEST_INDEX,
    NESTS,
    PIECES,
    SALMON,
    SIDES,
    SIMPLE_TILES,
    TILES,
)
from .notation import parse_action
from .river import sort_big_tile
from .state import DRAW, NAME, TAKE, DeepRiverState, Position, Setting
from .steps import STEP, new_game, start_turn

SETUP: Final = "setup"
_TOP: Final = "top"
_PIE: Final = "pie"
_FIRST: Final = {EELS: "eels", SALMON: "salmon"}
_CROSSED: Final = "crossed"
_FIELDS: Final = ("tiles", "river", "nests", "bear", "currents", "tilted currents", "player to move")
_PIECES: Final = frozenset((EMPTY,)).union(*PIECES.values())


def format_state(state: DeepRiverState) -> str:
    """Format a position with the actions since the start of the turn."""
    setting = state.setting
    if state.phase in (DRAW, NAME, TAKE):
        first = [_FIRST[setting.first]] if setting.first else []
        words = [SETUP, *([_TOP] if setting.top_only else ()), *([_PIE] if setting.pie else ()), *first]
        text = " ".join(words)
    else:
        text = format_position(state.progress.start or state)
        if setting.top_only:
            text += f" {_TOP}"
        if setting.sides[0] != SIDES[0]:
            text += f" {_CROSSED}"
    since = state.progress.since
    return f"{text} : {', '.join(since)}" if since else text


def format_position(state: DeepRiverState) -> str:
    """Format the seven fields of a state at the start of a turn."""
    now = state.position
    one, two, three, four, fourth, five, six, seven = now.slots
    eels, great_eels, salmon, great_salmon = now.nests
    return (
        f"{state.setting.tiles} {one}/{two}/{three}/{four}+{fourth}/{five}/{six}/{seven} "
        f"{eels}{great_eels}/{salmon}{great_salmon} {now.bear} {''.join(now.currents)} {now.tilted or '-'} {now.mover}"
    )


# Parsing.


def parse_state(text: str) -> DeepRiverState:
    """Parse a position and apply the actions that follow it.

    Raises:
        NotationError: when `text` is not a position, or contains an illegal action.
    """
    reader = _Reader(text)
    since = tuple(reader.actions())
    state = reader.state()
    for at, action in since:
        if not state.actors:
            raise NotationError(f"the game is over before {action}", text=text, at=at)
        if action not in state.legal:
            raise NotationError(f"{action} cannot be played here", text=text, at=at)
        state = STEP[state.phase](state, action)
    return state


class _Reader:
    """Parses one position, field by field."""

    def __init__(self, text: str) -> None:
        self.text = text
        head, colon, _ = text.partition(":")
        self.fields = [(found.start(), found.group()) for found in re.finditer(r"\S+", head)]
        self.actions_at = len(head) + 1 if colon else -1
        if not self.fields:
            self.fail("the position is empty", 0)

    def state(self) -> DeepRiverState:
        """Parse the state at the start of the turn or of the set-up."""
        if self.fields[0][1] == SETUP:
            words = self._words(1, (_TOP, _PIE, *_FIRST.values()))
            firsts = [side for side, word in _FIRST.items() if word in words]
            if len(firsts) > 1 or (firsts and _PIE in words):
                self.fail("expected at most one of the words 'pie', 'eels' and 'salmon'", self.fields[-1][0])
            return new_game(Setting(top_only=_TOP in words, pie=_PIE in words, first="".join(firsts)))
        if len(self.fields) < len(_FIELDS):
            self.fail(f"expected {len(_FIELDS)} fields, the {_FIELDS[len(self.fields)]} field is missing", len(self.text))
        words = self._words(len(_FIELDS), (_TOP, _CROSSED))
        tiles, slots = self._tiles(*self.fields[0]), self._river(*self.fields[1])
        nests = self._nests(*self.fields[2])
        self._count(slots, nests)
        position = Position(
            slots,
            nests,
            self._bear(*self.fields[3]),
            self._currents(*self.fields[4]),
            self._tilted(*self.fields[5]),
            self._mover(*self.fields[6]),
        )
        sides = SIDES[::-1] if _CROSSED in words else SIDES
        return start_turn(Setting(top_only=_TOP in words, tiles=tiles, sides=sides), position)

    def fail(self, what: str, at: int) -> NoReturn:
        raise NotationError(what, text=self.text, at=at)

    def _words(self, start: int, known: tuple[str, ...]) -> list[str]:
        """Parse the optional words after the fields: each at most once, in the order of `known`."""
        words = [word for _, word in self.fields[start:]]
        left = iter(known)
        for at, word in self.fields[start:]:
            if word not in left:
                self.fail(f"expected the end, the words {' '.join(known)} in this order, or : and actions, not {word!r}", at)
        return words

    def actions(self) -> Iterator[tuple[int, Action]]:
        """Yield the actions after the colon, each with its offset in the text."""
        at = self.actions_at
        if at < 0:
            return
        for part in self.text[at:].split(","):
            try:
                yield at + len(part) - len(part.lstrip()), parse_action(part)
            except NotationError as error:
                self.fail(error.what, at + error.at)
            at += len(part) + 1

    def _tiles(self, at: int, field: str) -> str:
        for index, kind in enumerate(field[:TILES]):
            if index == BIG - 1 and kind != BIG_TILE:
                self.fail(f"tile {BIG} is the big one, written {BIG_TILE}, not {kind!r}", at + index)
            if index != BIG - 1 and kind not in SIMPLE_TILES:
                self.fail(f"a simple tile is one of {' '.join(sorted(set(SIMPLE_TILES)))}, not {kind!r}", at + index)
            if field[: index + 1].count(kind) > (SIMPLE_TILES + BIG_TILE).count(kind):
                self.fail(f"there are only {SIMPLE_TILES.count(kind)} tiles {kind}", at + index)
        if len(field) != TILES:
            self.fail(f"expected {TILES} tiles, found {len(field)}", at + min(len(field), TILES))
        return field

    def _river(self, at: int, field: str) -> tuple[str, ...]:
        tiles = field.split("/")
        if len(tiles) != TILES:
            self.fail(f"expected {TILES} tiles separated by /, found {len(tiles)}", at)
        slots: list[str] = []
        for number, tile in enumerate(tiles, 1):
            parts = tile.split("+")
            expected = len(BIG_SLOTS) if number == BIG else 1
            if len(parts) != expected:
                self.fail(f"tile {number} has {expected} slot{'s joined by +' if expected > 1 else ''}, found {len(parts)}", at)
            for part in parts:
                if part not in _PIECES:
                    self.fail(f"a slot is empty (.), a pawn (e E s S) or a stack of one pawn of each side, not {part!r}", at)
                slots.append(part)
                at += len(part) + 1
        sort_big_tile(slots)
        return tuple(slots)

    def _nests(self, at: int, field: str) -> tuple[int, int, int, int]:
        if not re.fullmatch(r"[0-5][0-5]/[0-5][0-5]", field):
            self.fail(f"nests are singles and doubles of the eels, /, and of the salmon, each 0 to {FISH}, not {field!r}", at)
        return int(field[0]), int(field[1]), int(field[3]), int(field[4])

    def _count(self, slots: tuple[str, ...], nests: tuple[int, int, int, int]) -> None:
        pawns = Counter("".join(slots))
        for side in SIDES:
            pawns_of_side = (side, side.upper())
            found = sum(pawns[pawn] + nests[NEST_INDEX[pawn]] for pawn in pawns_of_side)
            if found != FISH:
                name = "eels" if side == SIDES[0] else "salmon"
                self.fail(f"there are {FISH} {name} in the river and the nest together, not {found}", self.fields[1][0])

    def _bear(self, at: int, field: str) -> int:
        if len(field) != 1 or not "0" <= field <= str(NESTS[SIDES[1]]):
            self.fail(f"the bear is at 0 to {NESTS[SIDES[1]]}, not {field!r}", at)
        return int(field)

    def _currents(self, at: int, field: str) -> tuple[str, ...]:
        for index, letter in enumerate(field[: 2 * len(CURRENTS)]):
            if index % 2 == 0 and not "1" <= letter <= str(TILES):
                self.fail(f"a current is at tile 1 to {TILES}, not {letter!r}", at + index)
            if index % 2 == 1 and letter not in FACES:
                self.fail(f"the face of a current is a or b, not {letter!r}", at + index)
        if len(field) != 2 * len(CURRENTS):
            self.fail(f"expected {len(CURRENTS)} currents, each its tile and face", at + min(len(field), 2 * len(CURRENTS)))
        return tuple(field[index : index + 2] for index in range(0, len(field), 2))

    def _tilted(self, at: int, field: str) -> str:
        if field == "-":
            return ""
        for index, digit in enumerate(field):
            if not "1" <= digit <= str(len(CURRENTS)):
                self.fail(f"tilted currents are digits 1 to {len(CURRENTS)}, or -, not {digit!r}", at + index)
            if index and digit <= field[index - 1]:
                self.fail("tilted currents are written in order, each once", at + index)
        if len(field) > MAX_TILTED:
            self.fail(f"at most {MAX_TILTED} currents are tilted", at + MAX_TILTED)
        return field

    def _mover(self, at: int, field: str) -> str:
        if field not in SIDES:
            self.fail(f"the player to move is e or s, not {field!r}", at)
        return field
