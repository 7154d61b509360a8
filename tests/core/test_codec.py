import msgspec
import pytest

from rivage.core import Decoder, MessageError, encode


class Note(msgspec.Struct, frozen=True):
    text: str
    pages: tuple[int, ...] = ()


def test_a_value_is_encoded_and_decoded() -> None:
    note = Note("hello", (1, 2))
    assert Decoder[Note](Note).decode(encode(note)) == note


@pytest.mark.parametrize("data", [b"", b"{", b"\xff", b"[1]", b'{"text": 3}', b'{"pages": []}', b"[" * 100_000])
def test_bytes_of_another_type_are_refused_with_a_code(data: bytes) -> None:
    with pytest.raises(MessageError) as caught:
        Decoder[Note](Note).decode(data)
    assert caught.value.code == "message.unreadable"


def test_a_text_with_a_lone_surrogate_is_refused_with_a_code() -> None:
    with pytest.raises(MessageError, match="not UTF-8") as caught:
        Decoder[Note](Note).decode('{"text": "\ud800"}')
    assert caught.value.code == "message.unreadable"


def test_the_error_names_the_wrong_field() -> None:
    with pytest.raises(MessageError) as caught:
        Decoder[Note](Note).decode(b'{"text": "a", "pages": [1, "x"]}')
    assert caught.value.details["where"] == "pages[1]"


def test_an_invalid_utf8_byte_is_reported_without_a_field() -> None:
    with pytest.raises(MessageError) as caught:
        Decoder(dict[str, str]).decode(b'{"a": "b", "c": "\xff"}')
    assert caught.value.details == {"what": "not UTF-8: invalid start byte", "where": ""}
