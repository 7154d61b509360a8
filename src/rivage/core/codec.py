"""Values to bytes and back: JSON by msgspec, with errors that say where."""

import re
from typing import Any, Generic, TypeVar

import msgspec

from .errors import MessageError

T = TypeVar("T")

_encoder = msgspec.json.Encoder()
_WHERE = re.compile(r" - at `\$?\.?(?P<where>[^`]*)`$")


def encode(value: Any) -> bytes:
    """The JSON of any struct or plain value."""
    return _encoder.encode(value)


class Decoder(Generic[T]):
    """Reads one type from JSON."""

    def __init__(self, kind: Any) -> None:
        self._decoder: msgspec.json.Decoder[T] = msgspec.json.Decoder(kind)

    def decode(self, data: bytes | str) -> T:
        """The value in `data`.

        Raises:
            MessageError: when `data` is no JSON, or JSON of another shape; says where.
        """
        try:
            return self._decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise unreadable(error) from None


def unreadable(error: Exception) -> MessageError:
    """The MessageError for what msgspec said."""
    # A byte that is no UTF-8 is counted within its text, which says nothing of where it is.
    text = f"no UTF-8: {error.reason}" if isinstance(error, UnicodeDecodeError | UnicodeEncodeError) else str(error)
    found = _WHERE.search(text)
    what = text[: found.start()] if found else text
    where = found.group("where") if found else ""
    return MessageError(f"{what} (at {where})" if where else what, what=what, where=where)
