"""Nicknames: what a person may be called, counted as people count.

Nearly every letter and picture there is may stand in a name. What cannot be seen may not, for nobody could tell such names apart:
except where it makes one picture of several (a family, a flag), or gives a letter the shape it has in its language.
"""

import re
import unicodedata
from functools import lru_cache
from typing import Final

from rivage.table.errors import BadName

MAX_NAME_SIGNS: Final = 24
"""Signs that a name may have, each counted once whatever it is made of."""
MAX_NAME_POINTS: Final = 100
"""Code points that these signs may have in all: a family of four has seven."""

_INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\U0001d159")
"""Letters, marks and symbols that show nothing."""
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
    ("\u1161", "\u11ff", "M"),  # the later letters of a Korean syllable
    ("\ufe00", "\ufe0d", "X"),
    ("\u3400", "\u4dbf", "I"),
    ("\u4e00", "\u9fff", "I"),
    ("\uf900", "\ufaff", "I"),
    ("\U0001f1e6", "\U0001f1ff", "R"),
    ("\U0001f3fb", "\U0001f3ff", "S"),
    ("\U0001f000", "\U0001faff", "P"),  # pictures of the years to come included
    ("\U00020000", "\U0003ffff", "I"),
    ("\U000e0030", "\U000e007a", "T"),
    ("\U000e0100", "\U000e01ef", "W"),
)
_SIGN: Final = re.compile(
    r"""
      B                                    # a blank
    | FT{3,6}C                             # the flag of a region: a black flag, its letters in tags, and an end
    | RR?                                  # the flag of a country: two letters
    | [PF]V?S?[KM]{0,4}(?:J[PF]V?S?)*      # a picture, its colour, and what is joined to it
    | S                                    # a colour alone
    | DV?[KM]{0,4}                         # a digit, perhaps on a key
    | IW?M{0,4}                            # an ideograph, perhaps in a shape of its own
    | A[MH]{0,4}(?:N(?=A))?                # Arabic letters may be kept from joining
    | L(?:M|H[JN]?){0,4}                   # any other letter with its marks; what joins or parts comes after a silenced vowel
    """,
    re.VERBOSE,
)


def nickname(text: str) -> str:
    """`text` as a nickname: trimmed, inner blanks made single.

    Raises:
        BadName: when nothing, too much, or something that cannot be shown is left.
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= count_signs(name) <= MAX_NAME_SIGNS or len(name) > MAX_NAME_POINTS:
        raise BadName(f"a nickname has 1 to {MAX_NAME_SIGNS} signs that can be seen", longest=MAX_NAME_SIGNS)
    return name


def count_signs(name: str) -> int:
    """How many signs a person sees in `name`; 0 when something in it cannot be shown."""
    kinds = "".join(map(_kind, name[: MAX_NAME_POINTS + 1]))
    at = count = 0
    while at < len(kinds):
        found = _SIGN.match(kinds, at)
        if found is None:
            return 0
        at, count = found.end(), count + 1
    return count


@lru_cache(maxsize=4096)
def _kind(sign: str) -> str:
    """What a code point does in a name, as one letter; `X` for what has no place there."""
    if sign in _KINDS:
        return _KINDS[sign]
    for first, last, kind in _RANGES:
        if first <= sign <= last:
            return kind
    category = unicodedata.category(sign)
    if sign in _INVISIBLE or category[0] in "CZ":
        return "X"
    if category[0] == "M":
        # 9 is the class of signs that silence a vowel.
        return "H" if unicodedata.combining(sign) == 9 else "M"
    if sign > "\x7f" and category in {"So", "Sm"}:
        return "P"
    if sign in "#*":
        return "D"
    return "A" if unicodedata.bidirectional(sign) == "AL" else "L"
