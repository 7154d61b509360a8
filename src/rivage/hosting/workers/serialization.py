"""Views and states as bytes: by the types that the games themselves promise, so that nothing else can come out of them."""

from functools import cache
from typing import Any, TypeVar, get_type_hints

import msgspec

from rivage.hosting.codec import pack
from rivage.registry import find

from .errors import Unsendable


def pack_view(game: str, view: Any) -> bytes:
    """What a seat sees.

    Raises:
        Unsendable: when the game does not say of what type it is, or it is of no type that can be read there.
    """
    _views(game)
    return _packed(game, view)


def unpack_view(game: str, data: bytes) -> Any:
    """The same view.

    Raises:
        Unsendable: as `pack_view`.
        msgspec.DecodeError: for bytes that are no view of this game.
        UnknownGame: when there is no such game.
    """
    return _views(game).decode(data)


def pack_state(game: str, state: Any) -> bytes:
    """A whole state.

    Raises:
        Unsendable: as `pack_view`.
    """
    _states(game)
    return _packed(game, state)


def unpack_state(game: str, data: bytes) -> Any:
    """The same state.

    Raises:
        Unsendable, msgspec.DecodeError, UnknownGame: as `unpack_view`.
    """
    return _states(game).decode(data)


def _packed(game: str, value: Any) -> bytes:
    try:
        return pack(value)
    except (TypeError, ValueError, OverflowError) as error:
        raise Unsendable(f"a {type(value).__name__} of {game} cannot be sent: {error}") from error


@cache
def _views(game: str) -> msgspec.msgpack.Decoder[Any]:
    return _decoder(game, "view")


@cache
def _states(game: str) -> msgspec.msgpack.Decoder[Any]:
    return _decoder(game, "set_up")


def _decoder(game: str, function: str) -> msgspec.msgpack.Decoder[Any]:
    """What reads the type that a function of the game promises to return."""
    try:
        kind = get_type_hints(getattr(type(find(game)), function))["return"]
        if kind is Any or isinstance(kind, TypeVar):
            raise TypeError("it may be anything")
        return msgspec.msgpack.Decoder(kind)
    except (KeyError, NameError, TypeError) as error:
        raise Unsendable(f"what `{function}` of {game} returns cannot be sent to another machine: {error}") from error
