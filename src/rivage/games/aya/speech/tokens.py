"""Parses a sentence into its verb and arguments. `interpret.py` gives them a meaning at a table."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

import msgspec

from rivage.core import NotUnderstood
from rivage.games.aya.geometry.spots import TENTHS

from .vocabulary import IDLE, KIND_WORDS, MEANING, SEPARABLE_VERBS, TERRAIN_WORDS, VERBS

MAX_NUMBER: Final = 99_999
"""Largest absolute number in a sentence."""
_NUMBER: Final = re.compile(r"[+-]?\d+(?:\.\d+)?")
_WORD: Final = re.compile(rf"[^\W\d_]+|{_NUMBER.pattern}")
_NUMBERED: Final = ("river", "domino", "port", "left", "right", "heading", "player")
"""Meanings that are followed by a number."""
_WHOLE_NUMBERED: Final = ("river", "domino", "port", "player")
"""Meanings that are followed by a whole number."""


class ParsedText(msgspec.Struct):
    """The parts of a sentence. Lengths are in tenths of a millimetre, angles in tenths of a degree."""

    text: str
    verb: str = ""
    river: int | None = None
    domino: int | None = None
    port: int | None = None
    player: int | None = None
    heading: int | None = None
    turn: int | None = None
    """Angle to the left; None if only a side was given."""
    side: int = 0
    """1 for left, -1 for right, 0 if none was given."""
    away: int | None = None
    """Distance to the next domino."""
    terrain: str = ""
    kind: str = ""
    others: set[str] = msgspec.field(default_factory=set)
    """Other meanings in the sentence."""
    numbers: list[tuple[int, int]] = msgspec.field(default_factory=list)
    """Numbers without a word that says what they are, in tenths, with their positions in the text.

    An interpreter removes the numbers that it uses.
    """
    places: dict[str, int] = msgspec.field(default_factory=dict)
    """Position in the text of each part."""

    def take_number(self, what: str) -> int:
        """Remove the next number and use it as the number of a river or a domino."""
        number, self.places[what] = self.numbers.pop(0)
        return number // TENTHS

    def unclear(self, word: str, at: int) -> NotUnderstood:
        """The error for a word without a meaning here."""
        return NotUnderstood(f"{word!r} is not understood here", text=self.text, at=at, code="words.unclear", word=word)

    def missing(self, wanted: str) -> NotUnderstood:
        """The error for a missing part."""
        what = f"a {wanted} is missing"
        return NotUnderstood(what, text=self.text, at=len(self.text), code="words.missing", wanted=wanted)

    def absent(self, wanted: str, name: str | int) -> NotUnderstood:
        """The error for a part that names a piece that is not on the table."""
        at = self.places.get(wanted, 0)
        what = f"there is no {wanted} {name}"
        return NotUnderstood(what, text=self.text, at=at, code="words.absent", wanted=wanted, name=str(name))


def parse_text(text: str) -> ParsedText:
    """Parse a sentence into its parts.

    Raises:
        NotUnderstood: if a word or a sign has no meaning (`words.unclear`), or there is no verb (`words.missing`).
    """
    parsed = ParsedText(text)
    expected = ""
    tokens = list(_tokens(parsed))
    for number, (word, at) in enumerate(tokens):
        if _NUMBER.fullmatch(word):
            unit = MEANING.get(tokens[number + 1][0], "") if number + 1 < len(tokens) else ""
            _add_number(parsed, word, at, expected, unit)
            expected = ""
            continue
        meaning = MEANING.get(word)
        if meaning is None:
            if word not in IDLE:
                raise parsed.unclear(text[at : at + len(word)], at)
            continue
        _add_meaning(parsed, meaning, at)
        expected = meaning if meaning in _NUMBERED else ""
    if not parsed.verb:
        raise parsed.missing("verb")
    return parsed


def _tokens(parsed: ParsedText) -> Iterator[tuple[str, int]]:
    """Words and numbers in lower case without accents, with their positions. Punctuation between them counts as white space."""
    at = 0
    for found in _WORD.finditer(parsed.text):
        _check_punctuation(parsed, at, found.start())
        at = found.end()
        yield _normalise(found.group()), found.start()
    _check_punctuation(parsed, at, len(parsed.text))


def _check_punctuation(parsed: ParsedText, at: int, until: int) -> None:
    for place in range(at, until):
        sign = parsed.text[place]
        if not (sign.isspace() or sign in ",;:.!?°'’-()"):
            raise parsed.unclear(sign, place)


def _normalise(word: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFKD", word.casefold()) if not unicodedata.combining(sign))


def _add_number(parsed: ParsedText, word: str, at: int, expected: str, unit: str) -> None:
    value = float(word)
    if abs(value) > MAX_NUMBER:
        raise parsed.unclear(word, at)
    if unit in ("mm", "cm"):
        parsed.away = round(value * TENTHS * (10 if unit == "cm" else 1))
    elif expected in _WHOLE_NUMBERED:
        if value != int(value) or value < 0:
            raise parsed.unclear(word, at)
        setattr(parsed, expected, int(value))
        parsed.places[expected] = at
    elif expected == "heading":
        parsed.heading = round(value * TENTHS)
    elif expected in ("left", "right"):
        parsed.turn = round(value * TENTHS) * parsed.side
    else:
        parsed.numbers.append((round(value * TENTHS), at))


def _add_meaning(parsed: ParsedText, meaning: str, at: int) -> None:
    if parsed.verb and parsed.terrain and not parsed.kind and meaning in KIND_WORDS:
        parsed.kind = KIND_WORDS[meaning]
    elif meaning in VERBS and not parsed.verb:
        parsed.verb = meaning
        parsed.places["verb"] = at
    elif (parsed.verb, meaning) in SEPARABLE_VERBS:
        parsed.verb = SEPARABLE_VERBS[parsed.verb, meaning]
    elif meaning in TERRAIN_WORDS and not parsed.terrain:
        parsed.terrain = meaning
        parsed.places["tile"] = at
    elif meaning in ("left", "right"):
        parsed.side = 1 if meaning == "left" else -1
    else:
        parsed.others.add(meaning)
