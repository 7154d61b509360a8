"""Reads and writes actions as text. The notation of positions is in `position.py`.

A spot is `x,y,heading` in millimetres and degrees with at most one decimal: `place 52,-10.5,180`. A release with motion adds ` ~
vx,vy,spin`. A final pose is in whole micrometres and millionths of a quaternion: `rest 12:18000,0,3000,0,707107,0,707107
okapi:9000,0,30750,0,0,0,1000000`. `format_action` writes one canonical form; `parse_action` also accepts extra white space, a
decimal zero, and angles beyond 360 degrees.
"""

import re
from collections.abc import Callable
from typing import Final

from rivage.core import NotationError

from . import actions as act
from .components import ANIMAL, KINDS, MAX_SEATS
from .geometry.spots import TENTHS, TURN, Spot
from .state import DOMINO_KINDS

_NUMBER: Final = re.compile(r"[+-]?[0-9]{1,5}(\.[0-9])?")
_WHOLE: Final = re.compile(r"[+-]?[0-9]{1,8}")
_PLAIN: Final[dict[str, act.Action]] = {
    "flip": act.Flip(), "draw": act.Draw(), "take": act.Take(), "reserve": act.Reserve(), "landscape": act.Landscape(),
    "back": act.Back(), "glass": act.Glass(),
}  # fmt: skip


# Writing.


def _tenths(value: int) -> str:
    whole, part = divmod(abs(value), TENTHS)
    return ("-" if value < 0 else "") + (f"{whole}.{part}" if part else str(whole))


def _spot(spot: Spot) -> str:
    return f"{_tenths(spot.x)},{_tenths(spot.y)},{_tenths(spot.a)}"


def _point(x: int, y: int) -> str:
    return f"{_tenths(x)},{_tenths(y)}"


def _motion(motion: act.Motion) -> str:
    return "" if motion == act.STILL else f" ~ {','.join(map(str, motion))}"


def _rest(name: object, rest: act.Rest) -> str:
    return f"{name}:{rest.x},{rest.y},{rest.z},{rest.qx},{rest.qy},{rest.qz},{rest.qw}"


def _rests(action: act.Rests) -> str:
    return " ".join(["rest", *(_rest(*each) for each in action.dominoes), *(_rest(*each) for each in action.animals)])


_WRITE: Final[dict[type, Callable[..., str]]] = {
    act.First: lambda a: f"first {a.seat}",
    act.Start: lambda a: f"start {_spot(a.spot)}",
    act.Place: lambda a: f"{'fork' if a.fork else 'place'} {_spot(a.spot)}{_motion(a.motion)}",
    act.Lay: lambda a: f"lay {_spot(a.tile)} {_spot(a.spot)}{_motion(a.motion)}",
    act.Animal: lambda a: f"animal {_spot(a.spot)} {_point(a.x, a.y)}{_motion(a.motion)}",
    act.Buffer: lambda a: f"buffer {_spot(a.spot)}",
    act.Turn: lambda a: f"turn {a.domino} {_tenths(a.a)}",
    act.Declare: lambda a: f"declare {a.domino} {'fork' if a.fork else 'plain'}",
    act.Raise: lambda a: f"raise {a.domino}{' ' + _spot(a.spot) if a.spot is not None else ''}{_motion(a.motion)}",
    act.Put: lambda a: f"put {a.animal} {_point(a.x, a.y)}",
    act.Push: lambda a: f"push {','.join(map(str, a.dominoes))}",
    act.Drew: lambda a: f"drew {a.kind}",
    act.Tile: lambda a: f"tile {a.kind}",
    act.Meet: lambda a: f"meet {a.animal}",
    act.Rests: _rests,
    act.Fell: lambda a: f"fell {','.join(map(str, a.dominoes)) or '-'}",
    act.Late: lambda a: f"late {a.seat}",
    **{type(action): (lambda _, word=word: word) for word, action in _PLAIN.items()},
}


def format_action(action: act.Action) -> str:
    """Format an action as text. `parse_action` is the inverse."""
    return _WRITE[type(action)](action)


# Reading.


def parse_action(text: str) -> act.Action:
    """Parse the text of an action.

    Raises:
        NotationError: if the text is not an action; the message names the fault, and `at` is its position.
    """
    return _Reader(text).read()


class _Reader:
    """Parser of one action, token by token."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.words = [(found.group(), found.start()) for found in re.finditer(r"\S+", text)]
        self.next = 0

    def fail(self, message: str, at: int) -> NotationError:
        return NotationError(message, text=self.text, at=min(at, len(self.text)))

    def read(self) -> act.Action:
        verb, at = self.word("an action")
        action: act.Action
        if verb in _PLAIN:
            action = _PLAIN[verb]
        elif verb in _READ:
            action = _READ[verb](self)
        else:
            raise self.fail(f"there is no action named {verb!r}", at)
        if self.next < len(self.words):
            raise self.fail("unexpected text after the action", self.words[self.next][1])
        return action

    def word(self, name: str) -> tuple[str, int]:
        if self.next >= len(self.words):
            raise self.fail(f"{name} is missing", len(self.text))
        self.next += 1
        return self.words[self.next - 1]

    def more(self) -> bool:
        """Whether there is another word that does not start a motion."""
        return self.next < len(self.words) and self.words[self.next][0] != "~"

    def numbers(self, count: int, name: str) -> list[int]:
        word, at = self.word(name)
        parts = word.split(",")
        if len(parts) != count:
            raise self.fail(f"{name} has {count} numbers, not {len(parts)}", at)
        found = []
        for part in parts:
            if not _NUMBER.fullmatch(part):
                raise self.fail(f"{part!r} is not a number with at most one decimal", at)
            whole, _, decimal = part.partition(".")
            size = abs(int(whole)) * TENTHS + int(decimal or 0)
            found.append(-size if part.startswith("-") else size)
            at += len(part) + 1
        return found

    def spot(self, name: str = "a place") -> Spot:
        x, y, a = self.numbers(3, name)
        return Spot(x, y, a % TURN)

    def whole(self, part: str, at: int, name: str) -> int:
        if not _WHOLE.fullmatch(part):
            raise self.fail(f"{name} must be a whole number, not {part!r}", at)
        return int(part)

    def number(self, name: str, highest: int) -> int:
        word, at = self.word(name)
        found = self.whole(word, at, name)
        if not 0 <= found <= highest:
            raise self.fail(f"{name} must be between 0 and {highest}", at)
        return found

    def one_of(self, name: str, names: object) -> str:
        word, at = self.word(name)
        assert hasattr(names, "__contains__")
        if word not in names:
            raise self.fail(f"{word!r} is not the name of {name}", at)
        return word

    def motion(self) -> act.Motion:
        if self.next >= len(self.words):
            return act.STILL
        mark, at = self.word("~")
        if mark != "~":
            raise self.fail("unexpected text after the action", at)
        word, at = self.word("a motion")
        parts = word.split(",")
        if len(parts) != 3:
            raise self.fail(f"a motion has 3 numbers, not {len(parts)}", at)
        vx, vy, spin = (self.whole(part, at, "a speed") for part in parts)
        return vx, vy, spin

    def place(self, fork: bool) -> act.Place:
        return act.Place(self.spot(), fork=fork, motion=self.motion())

    def lay(self) -> act.Lay:
        return act.Lay(self.spot("the tile's place"), self.spot("the domino's place"), self.motion())

    def animal(self) -> act.Animal:
        spot = self.spot()
        x, y = self.numbers(2, "the animal's place")
        return act.Animal(spot, x, y, self.motion())

    def raised(self) -> act.Raise:
        number = self.number("a domino", _MAX_DOMINO)
        return act.Raise(number, self.spot() if self.more() else None, self.motion())

    def put(self) -> act.Put:
        name = self.one_of("an animal", ANIMAL)
        x, y = self.numbers(2, "the animal's place")
        return act.Put(name, x, y)

    def push(self) -> act.Push:
        word, at = self.word("a domino")
        numbers = [self.whole(part, at, "a domino") for part in word.split(",")]
        if not 0 <= min(numbers) <= max(numbers) <= _MAX_DOMINO:
            raise self.fail(f"a domino must be between 0 and {_MAX_DOMINO}", at)
        if numbers != sorted(set(numbers)):
            raise self.fail("dominoes that are pushed together must be listed once each, in ascending order", at)
        return act.Push(numbers[0], tuple(numbers[1:]))

    def turn(self) -> act.Turn:
        number = self.number("a domino", _MAX_DOMINO)
        (a,) = self.numbers(1, "a heading")
        return act.Turn(number, a % TURN)

    def declare(self) -> act.Declare:
        number = self.number("a domino", _MAX_DOMINO)
        return act.Declare(number, self.one_of("a declaration", ("fork", "plain")) == "fork")

    def fell(self) -> act.Fell:
        word, at = self.word("a list of dominoes")
        if word == "-":
            return act.Fell(())
        return act.Fell(tuple(self.whole(part, at, "a domino") for part in word.split(",")))

    def rests(self) -> act.Rests:
        dominoes: list[tuple[int, act.Rest]] = []
        animals: list[tuple[str, act.Rest]] = []
        while self.next < len(self.words):
            word, at = self.word("a body")
            name, _, numbers = word.partition(":")
            parts = numbers.split(",")
            if len(parts) != 7:
                raise self.fail("a final pose is the name of the piece, a colon and seven numbers", at)
            rest = act.Rest(*(self.whole(part, at, "a number of a final pose") for part in parts))
            if name in ANIMAL:
                animals.append((name, rest))
            elif animals:
                raise self.fail("dominoes must come before animals", at)
            else:
                dominoes.append((self.whole(name, at, "a domino"), rest))
        return act.Rests(tuple(dominoes), tuple(animals))


_MAX_DOMINO: Final = 999
"""Largest domino number that the notation accepts."""
_READ: Final[dict[str, Callable[[_Reader], act.Action]]] = {
    "first": lambda r: act.First(r.number("a seat", MAX_SEATS - 1)),
    "start": lambda r: act.Start(r.spot()),
    "place": lambda r: r.place(fork=False),
    "fork": lambda r: r.place(fork=True),
    "lay": _Reader.lay,
    "animal": _Reader.animal,
    "buffer": lambda r: act.Buffer(r.spot()),
    "turn": _Reader.turn,
    "declare": _Reader.declare,
    "raise": _Reader.raised,
    "put": _Reader.put,
    "push": _Reader.push,
    "drew": lambda r: act.Drew(r.one_of("a domino", DOMINO_KINDS)),
    "tile": lambda r: act.Tile(r.one_of("a tile", KINDS)),
    "meet": lambda r: act.Meet(r.one_of("an animal", ANIMAL)),
    "rest": _Reader.rests,
    "fell": _Reader.fell,
    "late": lambda r: act.Late(r.number("a seat", MAX_SEATS - 1)),
}
