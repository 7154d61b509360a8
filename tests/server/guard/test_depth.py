import pytest
from hypothesis import given
from hypothesis import strategies as st

from rivage.server.guard import is_too_deep

DOCUMENTS = st.recursive(
    st.none() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
)


def depth(value: object) -> int:
    if isinstance(value, list):
        return 1 + max(map(depth, value), default=0)
    if isinstance(value, dict):
        return 1 + max(map(depth, value.values()), default=0)
    return 0


@given(DOCUMENTS, st.integers(0, 6))
def test_the_depth_of_json_is_found(document: object, most: int) -> None:
    import json

    assert is_too_deep(json.dumps(document, ensure_ascii=False).encode(), most) == (depth(document) > most)


@pytest.mark.parametrize("body", [b'"[[[[[["', b'{"a": "\\"[[[[[["}', b"[] [] [] [] []", b'"' + b"[" * 100])
def test_brackets_in_strings_and_side_by_side_are_not_deep(body: bytes) -> None:
    assert not is_too_deep(body, 2)


def test_what_never_closes_is_deep() -> None:
    assert is_too_deep(b"[" * 100, 32)
    assert is_too_deep(b'{"a":' * 100, 32)


def test_the_worst_text_is_read_once() -> None:
    # Quotes that look like beginnings of strings would cost the square of their number if each were tried.
    assert not is_too_deep(b"[" * 33 + b'"' + b'\\"' * 8000, 33)
