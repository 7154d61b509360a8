"""Recovery phrases: eight words that nobody guesses and anybody can say, in whatever language they speak.

128 random bits as *proquints*: five letters that can be pronounced for every 16 bits. The server keeps no phrase: only what a
keyed hash makes of it, by which whoever says it is found again. With 128 random bits no slower hash is needed.
"""

import hashlib
import hmac
import re
import secrets

CONSONANTS = "bdfghjklmnprstvz"
VOWELS = "aiou"
WORDS = 8

_WORD = re.compile(f"[{CONSONANTS}][{VOWELS}][{CONSONANTS}][{VOWELS}][{CONSONANTS}]")


def new_phrase() -> str:
    """A new random phrase."""
    return " ".join(_word(secrets.randbits(16)) for _ in range(WORDS))


def read(text: str) -> str:
    """Normalise a phrase as somebody wrote it; empty when it is not a phrase.

    Capitals, dashes, commas, numbers before the words and line breaks do not matter.
    """
    words = re.findall(r"[^\W\d_]+", text.lower())
    whole = len(words) == WORDS and all(_WORD.fullmatch(word) for word in words)
    return " ".join(words) if whole else ""


def mark(phrase: str, secret: bytes) -> str:
    """The keyed hash by which a phrase is stored."""
    return hmac.digest(secret, f"phrase:{phrase}".encode(), hashlib.sha256).hex()


def _word(bits: int) -> str:
    """The five letters of 16 bits."""
    first, second, third = bits >> 12, bits >> 6 & 15, bits & 15
    return CONSONANTS[first] + VOWELS[bits >> 10 & 3] + CONSONANTS[second] + VOWELS[bits >> 4 & 3] + CONSONANTS[third]
