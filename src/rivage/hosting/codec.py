"""Values to bytes and back as processes of one house exchange them: MessagePack by msgspec."""

from typing import Any, Generic, TypeVar

import msgspec

from rivage.core import message_error

T = TypeVar("T")

_encoder = msgspec.msgpack.Encoder()


def pack(value: Any) -> bytes:
    """The MessagePack of any struct or plain value."""
    return _encoder.encode(value)


class Reader(Generic[T]):
    """Reads one type, and nothing else."""

    def __init__(self, kind: object) -> None:
        self._decoder: msgspec.msgpack.Decoder[T] = msgspec.msgpack.Decoder(kind)

    def read(self, data: bytes) -> T:
        """The value in `data`.

        Raises:
            MessageError: for bytes of other programs, of another version or of no meaning.
        """
        try:
            return self._decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise message_error(error) from None
