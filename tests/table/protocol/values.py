"""Random values of a type that is sent or stored, for tests of encoding and decoding."""

import types
from collections.abc import Mapping
from typing import Any, Literal, Union, get_args, get_origin

import msgspec
from hypothesis import strategies as st

NUMBERS = st.integers(-(2**53), 2**53)
JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
PLAIN: dict[Any, st.SearchStrategy[Any]] = {
    Any: JSON,
    bool: st.booleans(),
    float: st.floats(allow_nan=False, allow_infinity=False),
    int: NUMBERS,
    str: st.text(max_size=8),
    type(None): st.none(),
}


def values(kind: Any) -> st.SearchStrategy[Any]:
    """A strategy for values of a type: structs, unions, tuples and their element types."""
    kind = getattr(kind, "__supertype__", kind)
    origin, inner = get_origin(kind), get_args(kind)
    if kind in PLAIN:
        return PLAIN[kind]
    if origin is Literal:
        return st.sampled_from(inner)
    if origin in (Union, types.UnionType):
        return st.one_of([values(part) for part in inner])
    if origin is tuple:
        if inner[1:] != (...,):
            return st.tuples(*map(values, inner))
        return st.lists(values(inner[0]), max_size=3).map(tuple)
    if origin in (dict, Mapping):
        return st.dictionaries(values(inner[0]), values(inner[1]), max_size=3)
    assert issubclass(kind, msgspec.Struct), kind
    return st.builds(kind, **{field.name: values(field.type) for field in msgspec.structs.fields(kind)})
