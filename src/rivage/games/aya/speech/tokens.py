"""What somebody said, word for word: the verb, and what it is about. What that means at a table `interpret.py` says."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

import msgspec

from rivage.core import NotUnderstood
from rivage.games.aya.geometry.spots import TENTHS

from .vocabulary import IDLE, KIND_WORDS, MEANING, PARTED, TERRAIN_WORDS, VERBS

MAX_NUMBER: Final = 99_999
"""No number that is said is greater."""
_NUMBER: Final = re.compile(r"[+-]?\d+(?:\.\d+)?")
_WORD: Final = re.compile(rf"[^\W\d_]+|{_NUMBER.pattern}")
_SLOTS: Final = ("river", "domino", "port", "left", "right", "heading", "player")
"""Meanings that want a number behind them."""
_WHOLE: Final = ("river", "domino", "port", "player")
"""Of these, those that are counted."""


class Said(msgspec.Struct):
    """The parts of a sentence. Lengths and angles are tenths of a millimetre and of a degree."""

    text: str
    verb: str = ""
    river: int | None = None
    domino: int | None = None
    port: int | None = None
    player: int | None = None
    heading: int | None = None
    turn: int | None = None
    """To the left; None with a side alone."""
    side: int = 0
    """1 to the left, -1 to the right."""
    away: int | None = None
    terrain: str = ""
    kind: str = ""
    others: set[str] = msgspec.field(default_factory=set)
    """Whatever else was said that has a meaning."""
    numbers: list[tuple[int, int]] = msgspec.field(default_factory=list)
    """Numbers with nothing before them that says what they are, in tenths, and where each stands; whoever uses one takes it."""
    places: dict[str, int] = msgspec.field(default_factory=dict)
    """Where in the text each part stands."""

    def counted(self, what: str) -> int:
        """The next number, taken for that of a river or a domino."""
        number, self.places[what] = self.numbers.pop(0)
        return number // TENTHS

    def unclear(self, word: str, at: int) -> NotUnderstood:
        """A word that has no meaning, or none here."""
        return NotUnderstood(f"{word!r} is not understood here", text=self.text, at=at, code="words.unclear", word=word)

    def missing(self, wanted: str) -> NotUnderstood:
        """Something that must be said."""
        what = f"a {wanted} is missing"
        return NotUnderstood(what, text=self.text, at=len(self.text), code="words.missing", wanted=wanted)

    def absent(self, wanted: str, name: str | int) -> NotUnderstood:
        """Something that was said and is not on the table."""
        at = self.places.get(wanted, 0)
        what = f"there is no {wanted} {name}"
        return NotUnderstood(what, text=self.text, at=at, code="words.absent", wanted=wanted, name=str(name))


def read(text: str) -> Said:
    """The parts of a sentence.

    Raises:
        NotUnderstood: for a word or a sign without meaning (`words.unclear`), or no verb (`words.missing`).
    """
    said = Said(text)
    wants = ""
    tokens = list(_tokens(said))
    for number, (word, at) in enumerate(tokens):
        if _NUMBER.fullmatch(word):
            unit = MEANING.get(tokens[number + 1][0], "") if number + 1 < len(tokens) else ""
            _number(said, word, at, wants, unit)
            wants = ""
            continue
        meaning = MEANING.get(word)
        if meaning is None:
            if word not in IDLE:
                raise said.unclear(text[at : at + len(word)], at)
            continue
        _meant(said, meaning, at)
        wants = meaning if meaning in _SLOTS else ""
    if not said.verb:
        raise said.missing("verb")
    return said


def _tokens(said: Said) -> Iterator[tuple[str, int]]:
    """Words and numbers without capitals and accents, and where each stands; signs between them are as good as spaces."""
    at = 0
    for found in _WORD.finditer(said.text):
        _gap(said, at, found.start())
        at = found.end()
        yield _plain(found.group()), found.start()
    _gap(said, at, len(said.text))


def _gap(said: Said, at: int, until: int) -> None:
    for place in range(at, until):
        sign = said.text[place]
        if not (sign.isspace() or sign in ",;:.!?°'’-()"):
            raise said.unclear(sign, place)


def _plain(word: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFKD", word.casefold()) if not unicodedata.combining(sign))


def _number(said: Said, word: str, at: int, wants: str, unit: str) -> None:
    value = float(word)
    if abs(value) > MAX_NUMBER:
        raise said.unclear(word, at)
    if unit in ("mm", "cm"):
        said.away = round(value * TENTHS * (10 if unit == "cm" else 1))
    elif wants in _WHOLE:
        if value != int(value) or value < 0:
            raise said.unclear(word, at)
        setattr(said, wants, int(value))
        said.places[wants] = at
    elif wants == "heading":
        said.heading = round(value * TENTHS)
    elif wants in ("left", "right"):
        said.turn = round(value * TENTHS) * said.side
    else:
        said.numbers.append((round(value * TENTHS), at))


def _meant(said: Said, meaning: str, at: int) -> None:
    if said.verb and said.terrain and not said.kind and meaning in KIND_WORDS:
        said.kind = KIND_WORDS[meaning]
    elif meaning in VERBS and not said.verb:
        said.verb = meaning
        said.places["verb"] = at
    elif (said.verb, meaning) in PARTED:
        said.verb = PARTED[said.verb, meaning]
    elif meaning in TERRAIN_WORDS and not said.terrain:
        said.terrain = meaning
        said.places["tile"] = at
    elif meaning in ("left", "right"):
        said.side = 1 if meaning == "left" else -1
    else:
        said.others.add(meaning)
