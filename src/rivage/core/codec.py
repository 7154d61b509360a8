"""JSON encoding and decoding with msgspec. Decoding errors name the field that is wrong."""

import re
from typing import Any, Generic, TypeVar

import msgspec

from .errors import MessageError

T = TypeVar("T")

_encoder = msgspec.json.Encoder()
_FIELD_PATH = re.compile(r" - at `\$?\.?(?P<where>[^`]*)`$")
"""The path of the wrong field at the end of an error text of msgspec."""


def encode(value: Any) -> bytes:
    """Encode a struct or a plain value as JSON.

    Raises:
        TypeError: when the value contains a type that msgspec cannot encode.
    """
    return _encoder.encode(value)


class Decoder(Generic[T]):
    """Decodes JSON into values of one type, `kind`."""

    def __init__(self, kind: Any) -> None:
        self._decoder: msgspec.json.Decoder[T] = msgspec.json.Decoder(kind)

    def decode(self, data: bytes | str) -> T:
        """Decode `data`.

        Raises:
            MessageError: when `data` is not JSON, or does not match the type; its detail `where` is the path of the wrong field.
        """
        try:
            return self._decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise message_error(error) from None


def message_error(error: Exception) -> MessageError:
    """Return a `MessageError` for a decoding error of msgspec, with the details `what` and `where`."""
    # The offset in a Unicode error counts from the start of one JSON string, so it does not locate the byte in the message.
    text = f"not UTF-8: {error.reason}" if isinstance(error, UnicodeDecodeError | UnicodeEncodeError) else str(error)
    found = _FIELD_PATH.search(text)
    what = text[: found.start()] if found else text
    where = found.group("where") if found else ""
    return MessageError(f"{what} (at {where})" if where else what, what=what, where=where)
