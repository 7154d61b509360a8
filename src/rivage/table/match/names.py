"""Nicknames: which characters they may contain, and their length in graphemes (characters as a reader counts them).

Nearly all letters, symbols and emoji are allowed. Invisible characters are refused, because names that differ only in them look
the same. Exceptions are joiners inside an emoji sequence (a family, a flag) and those that a script needs to shape its letters.
"""

import re
import unicodedata
from functools import lru_cache
from typing import Final

from rivage.table.errors import BadName

MAX_NAME_GRAPHEMES: Final = 24
"""Graphemes in a nickname; an emoji sequence counts as one."""
MAX_NAME_CODE_POINTS: Final = 100
"""Code points in a nickname. One emoji of a family of four has seven."""

_INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\U0001d159")
"""Letters, marks and symbols that are displayed as nothing."""
_KINDS: Final = {
    " ": "B",
    "\u200c": "N",
    "\u200d": "J",
    "\ufe0e": "V",
    "\ufe0f": "V",
    "\u20e3": "K",
    "\u203c": "P",
    "\u2049": "P",
    "\u3030": "P",
    "\U0001f3f4": "F",
    "\U000e007f": "C",
}
_RANGES: Final = (
    ("0", "9", "D"),
    ("\u1161", "\u11ff", "M"),  # the second and third letters of a Korean syllable
    ("\ufe00", "\ufe0d", "X"),
    ("\u3400", "\u4dbf", "I"),
    ("\u4e00", "\u9fff", "I"),
    ("\uf900", "\ufaff", "I"),
    ("\U0001f1e6", "\U0001f1ff", "R"),
    ("\U0001f3fb", "\U0001f3ff", "S"),
    ("\U0001f000", "\U0001faff", "P"),  # includes code points reserved for future emoji
    ("\U00020000", "\U0003ffff", "I"),
    ("\U000e0030", "\U000e007a", "T"),
    ("\U000e0100", "\U000e01ef", "W"),
)
_GRAPHEME: Final = re.compile(
    r"""
      B                                    # space
    | FT{3,6}C                             # flag of a region: a black flag, tag letters, cancel tag
    | RR?                                  # flag of a country: two regional indicators
    | [PF]V?S?[KM]{0,4}(?:J[PF]V?S?)*      # emoji with skin tone, and further emoji joined to it
    | S                                    # skin tone alone
    | DV?[KM]{0,4}                         # digit, with an optional keycap
    | IW?M{0,4}                            # ideograph with an optional variation selector
    | A[MH]{0,4}(?:N(?=A))?                # Arabic letter; a non-joiner is allowed before the next one
    | L(?:M|H[JN]?){0,4}                   # any other letter with marks; joiners are allowed after a virama
    """,
    re.VERBOSE,
)


def nickname(text: str) -> str:
    """The normalised form of a nickname: Unicode NFC, trimmed, with single spaces between words.

    Raises:
        BadName: when it is empty, too long or contains a character that cannot be displayed.
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= count_graphemes(name) <= MAX_NAME_GRAPHEMES or len(name) > MAX_NAME_CODE_POINTS:
        raise BadName(f"a nickname has 1 to {MAX_NAME_GRAPHEMES} visible characters", longest=MAX_NAME_GRAPHEMES)
    return name


def count_graphemes(name: str) -> int:
    """The number of graphemes in `name`; 0 if it contains something that cannot be displayed."""
    kinds = "".join(map(_kind, name[: MAX_NAME_CODE_POINTS + 1]))
    at = count = 0
    while at < len(kinds):
        found = _GRAPHEME.match(kinds, at)
        if found is None:
            return 0
        at, count = found.end(), count + 1
    return count


@lru_cache(maxsize=4096)
def _kind(char: str) -> str:
    """The class of a code point for the grammar of graphemes, as one letter; `X` for a code point that is not allowed."""
    if char in _KINDS:
        return _KINDS[char]
    for first, last, kind in _RANGES:
        if first <= char <= last:
            return kind
    category = unicodedata.category(char)
    if char in _INVISIBLE or category[0] in "CZ":
        return "X"
    if category[0] == "M":
        # Combining class 9 is the virama, which suppresses a vowel.
        return "H" if unicodedata.combining(char) == 9 else "M"
    if char > "\x7f" and category in {"So", "Sm"}:
        return "P"
    if char in "#*":
        return "D"
    return "A" if unicodedata.bidirectional(char) == "AL" else "L"
