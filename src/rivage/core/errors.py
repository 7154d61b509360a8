"""What can go wrong, as a tree. Every leaf has a stable wire code.

RivageError                    the root: a `code`, an English sentence, and `details` for the translated one
├── GameError                  said by the rules
│   ├── NotationError          notation.unreadable   a text that is no action or position: what, and where in it
│   │   └── NotUnderstood      words.unclear | words.missing | words.absent   words that name no action: which one, and where
│   ├── IllegalAction          action.illegal        readable, but not allowed in this state
│   ├── UnknownGame            game.unknown
│   └── OptionError            option.unknown | option.value | option.seats
├── MessageError               message.unreadable    bytes that are no message (codec)
├── table.errors.TableError    table.*  seat.*  turn.*  offer.*
├── physics.errors.PhysicsError physics.*
├── store.errors.StoreError    store.*
└── server.errors.EdgeError    identity.*  message.*  server.*

Codes and the names in `details` are API: browsers form the sentence from them.
"""

import re
from collections.abc import Mapping

Detail = str | int | float | bool | None
Details = Mapping[str, Detail]


MAX_MESSAGE_CHARS = 1000
"""Characters of a message, at most. The middle of a longer one is left out."""


class RivageError(ValueError):
    """Anything Rivage refuses, with a stable code."""

    code = "internal"
    """The stable wire code of this kind of error."""

    def __init__(self, message: str, *, code: str | None = None, **details: Detail) -> None:
        if len(message) > MAX_MESSAGE_CHARS:
            half = MAX_MESSAGE_CHARS // 2
            message = f"{message[: half - 1]}…{message[-half:]}"
        super().__init__(message)
        self.message = message
        """The sentence in English, for logs and terminals."""
        self.details: Details = details
        """What the translated sentence needs to know."""
        if code is not None:
            self.code = code


class GameError(RivageError):
    """Said by the rules of a game."""

    code = "game"


MAX_QUOTED_CHARS = 400
"""Characters of a text that a message quotes."""


def excerpt(text: str, at: int) -> str:
    """A text in quotes; of a long one only what stands around a place."""
    if len(text) <= MAX_QUOTED_CHARS:
        return repr(text)
    start = min(max(0, at - MAX_QUOTED_CHARS // 2), len(text) - MAX_QUOTED_CHARS)
    end = start + MAX_QUOTED_CHARS
    return f"{'…' if start else ''}{text[start:end]!r}{'…' if end < len(text) else ''}"


def without_password(address: str) -> str:
    """An address as it was given, wrong as it may be, without what may be a name and password: for errors and logs."""
    return _QUERIED.sub("…", _NAMED.sub(r"\g<scheme>…@", address, count=1))


_NAMED = re.compile(r"\A(?P<scheme>[\w+.-]*:?//)?.*@", re.DOTALL)
"""All before the last @: an address that cannot be read may have a slash, a comma or another @ in its password."""
_QUERIED = re.compile(r"(?<=password=)[^&#\s]+", re.IGNORECASE)


class NotationError(GameError):
    """A text that is no action or position of the game."""

    code = "notation.unreadable"

    def __init__(self, what: str, *, text: str, at: int) -> None:
        character = at + 1
        super().__init__(
            f"{what} at character {character} of {excerpt(text, at)}", what=what, text=text, at=at, character=character
        )
        self.what = what
        """What is wrong, in English."""
        self.text = text
        """The whole text that was read."""
        self.at = at
        """Index of the first character that is wrong."""


class NotUnderstood(NotationError):
    """Words that name no action: one is not known (`word`), something must be said too, or is not there (`wanted`, `name`)."""

    code = "words.unclear"

    def __init__(self, what: str, *, text: str, at: int, code: str, **details: Detail) -> None:
        super().__init__(what, text=text, at=at)
        self.code = code
        self.details = {**self.details, **details}


class IllegalAction(GameError):
    """A readable action that the rules do not allow in this state."""

    code = "action.illegal"

    def __init__(self, action: str, *, where: str, why: str = "") -> None:
        text = f"illegal action: {action} in {where}"
        super().__init__(f"{text}: {why}" if why else text, action=action, where=where, why=why)


class UnknownGame(GameError):
    """No game of that name is on this server."""

    code = "game.unknown"


class OptionError(GameError):
    """An option the game does not know, or a value it does not take."""

    code = "option.value"


class MessageError(RivageError):
    """Bytes that are no message of the expected shape."""

    code = "message.unreadable"
