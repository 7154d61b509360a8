"""The exception hierarchy of Rivage. Every concrete exception has a stable wire code.

RivageError                    the root: a `code`, an English sentence, and `details` for the translated sentence
├── GameError                  raised by the rules of a game
│   ├── NotationError          notation.unreadable   a text that is not an action or a position; carries the offset
│   │   └── NotUnderstood      words.unclear | words.missing | words.absent   a phrase that matches no action
│   ├── IllegalAction          action.illegal        readable, but not allowed in this state
│   ├── UnknownGame            game.unknown
│   └── OptionError            option.unknown | option.value | option.seats
├── MessageError               message.unreadable    bytes that are not a valid message (codec)
├── table.errors.TableError    table.*  seat.*  turn.*  offer.*
├── physics.errors.PhysicsError physics.*
├── store.errors.StoreError    store.*
└── server.errors.EdgeError    identity.*  message.*  server.*

Codes and the keys of `details` are part of the API: browsers format the translated sentence from them.
"""

import re
from collections.abc import Mapping

Detail = str | int | float | bool | None
"""A value in the details of an error."""
Details = Mapping[str, Detail]
"""The details of an error by name, from which a client forms its sentence."""


MAX_MESSAGE_CHARS = 1000
"""Characters of an error message, at most. A longer message loses its middle."""


class RivageError(ValueError):
    """Base class of all errors that Rivage reports to a user.

    Args:
        message: the English sentence; texts over `MAX_MESSAGE_CHARS` are shortened in the middle.
        code: replaces the code of the class.
        details: arguments of the translated sentence.
    """

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
        """Arguments of the translated sentence."""
        if code is not None:
            self.code = code


class GameError(RivageError):
    """Base class of the errors that a game raises."""

    code = "game"


MAX_QUOTED_CHARS = 400
"""Characters of a text that an error message quotes, at most."""


def excerpt(text: str, at: int) -> str:
    """Quote a text. A long text is cut to `MAX_QUOTED_CHARS` characters around the index `at`."""
    if len(text) <= MAX_QUOTED_CHARS:
        return repr(text)
    start = min(max(0, at - MAX_QUOTED_CHARS // 2), len(text) - MAX_QUOTED_CHARS)
    end = start + MAX_QUOTED_CHARS
    return f"{'…' if start else ''}{text[start:end]!r}{'…' if end < len(text) else ''}"


def without_password(address: str) -> str:
    """Redact the user name and the password of a URL for errors and logs. The URL may be malformed."""
    return _PASSWORD_PARAMETER.sub("…", _USER_INFO.sub(r"\g<scheme>…@", address, count=1))


_USER_INFO = re.compile(r"\A(?P<scheme>[\w+.-]*:?//)?.*@", re.DOTALL)
"""Everything before the last @: the password in a malformed URL may contain a slash, a comma or another @."""
_PASSWORD_PARAMETER = re.compile(r"(?<=password=)[^&#\s]+", re.IGNORECASE)


class NotationError(GameError):
    """A text that is not an action or a position of the game.

    Args:
        what: the problem, in English.
        text: the whole text that was parsed.
        at: index of the first wrong character in `text`.
    """

    code = "notation.unreadable"

    def __init__(self, what: str, *, text: str, at: int) -> None:
        character = at + 1
        super().__init__(
            f"{what} at character {character} of {excerpt(text, at)}", what=what, text=text, at=at, character=character
        )
        self.what = what
        """The problem, in English."""
        self.text = text
        """The whole text that was parsed."""
        self.at = at
        """Index of the first wrong character in `text`."""


class NotUnderstood(NotationError):
    """A phrase in natural language that matches no action.

    The code is `words.unclear` (details: the unknown `word`), `words.missing` or `words.absent` (details: `wanted`, `name`).
    """

    code = "words.unclear"

    def __init__(self, what: str, *, text: str, at: int, code: str, **details: Detail) -> None:
        super().__init__(what, text=text, at=at)
        self.code = code
        self.details = {**self.details, **details}


class IllegalAction(GameError):
    """A readable action that the rules do not allow in the current state.

    Args:
        action: the action in notation.
        where: the position, without anything that the seat must not see.
        why: the reason as a key for translation, or empty.
    """

    code = "action.illegal"

    def __init__(self, action: str, *, where: str, why: str = "") -> None:
        text = f"illegal action: {action} in {where}"
        super().__init__(f"{text}: {why}" if why else text, action=action, where=where, why=why)


class UnknownGame(GameError):
    """The server has no game of that name."""

    code = "game.unknown"


class OptionError(GameError):
    """An unknown option, a value that an option does not accept, or an unsupported number of seats."""

    code = "option.value"


class MessageError(RivageError):
    """Bytes that are not a message of the expected type."""

    code = "message.unreadable"
