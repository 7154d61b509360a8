"""The MessagePack codec."""

import msgspec
import pytest

from rivage.core import MessageError
from rivage.hosting.codec import Reader, pack


class Fish(msgspec.Struct, tag="fish"):
    size: int
    name: str = ""


class Bird(msgspec.Struct, tag="bird"):
    wings: int


reader: Reader[Fish | None] = Reader(Fish | None)


@pytest.mark.parametrize("value", [Fish(7, "Zoë"), None])
def test_values_and_none_survive_a_round_trip(value: Fish | None) -> None:
    assert reader.read(pack(value)) == value


@pytest.mark.parametrize(
    "data",
    [b"", b"\xc1", b"\x80", b"\xff" * 9, pack(Bird(2)), pack({"type": "fish"}), pack(7), b"\x91" * 100_000, b"\xa1\xff"],
    ids=["empty", "no code", "untagged", "many", "another type", "incomplete", "a number", "too deep", "no text"],
)
def test_bytes_of_another_type_are_refused(data: bytes) -> None:
    with pytest.raises(MessageError):
        reader.read(data)


def test_a_refusal_names_the_field() -> None:
    with pytest.raises(MessageError, match="at size"):
        reader.read(pack({"type": "fish", "size": "large"}))
