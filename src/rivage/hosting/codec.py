"""MessagePack codec for the messages between the nodes and workers of a cluster."""

from typing import Any, Generic, TypeVar

import msgspec

from rivage.core import message_error

T = TypeVar("T")

_encoder = msgspec.msgpack.Encoder()


def pack(value: Any) -> bytes:
    """Encode a struct or plain value as MessagePack."""
    return _encoder.encode(value)


class Reader(Generic[T]):
    """Decoder for one type."""

    def __init__(self, kind: object) -> None:
        self._decoder: msgspec.msgpack.Decoder[T] = msgspec.msgpack.Decoder(kind)

    def read(self, data: bytes) -> T:
        """Decode `data`.

        Raises:
            MessageError: when the bytes are not a value of this type.
        """
        try:
            return self._decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise message_error(error) from None
