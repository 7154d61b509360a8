"""The words of a history: one line of JSON for everything a player did or was told, in the order in which it happened."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec


class Line(msgspec.Struct, frozen=True, tag_field="t", tag=str.lower, kw_only=True, omit_defaults=True):
    """Something that happened to one player."""

    at: float
    """Seconds of a clock that only goes on."""
    who: str
    """The player, or what broke something."""


class Asked(Line, frozen=True, kw_only=True):
    """A table was asked for."""

    game: str


class Laid(Line, frozen=True, kw_only=True):
    """It was laid, as the house says; what was asked for last by this player."""

    table: str
    game: str


class Sent(Line, frozen=True, kw_only=True):
    """A command was sent; the same `wish` again when it is sent again."""

    table: str
    wish: int
    command: dict[str, Any]


class Done(Line, frozen=True, kw_only=True):
    """The house says that a wish was carried out, and that it is durable."""

    table: str
    wish: int


class Refused(Line, frozen=True, kw_only=True):
    """The house says that it was not."""

    table: str
    wish: int
    code: str


class Saw(Line, frozen=True, kw_only=True):
    """The player was told lines of the table's log, the last of them number `n`."""

    table: str
    seats: tuple[int, ...]
    """The seats they hold."""
    n: int
    events: tuple[dict[str, Any], ...]
    fresh: bool = False
    """By a snapshot: how things stand, whatever they knew."""


class Broke(Line, frozen=True, kw_only=True):
    """The line of a player broke, with a close code; 0: they gave it up."""

    table: str
    code: int = 0


class Fault(Line, frozen=True, kw_only=True):
    """Something was broken on purpose."""

    what: str


AnyLine = Asked | Laid | Sent | Done | Refused | Saw | Broke | Fault


class Recorder:
    """Writes a history."""

    def __init__(self, file: Path) -> None:
        self._file = file.open("ab")
        self._encode = msgspec.json.Encoder().encode

    def note(self, kind: type[AnyLine], who: str, **fields: Any) -> AnyLine:
        """Write a line, of now."""
        line = kind(at=time.monotonic(), who=who, **fields)
        self._file.write(self._encode(line) + b"\n")
        return line

    def close(self) -> None:
        """No more will be written."""
        self._file.close()


def read(file: Path) -> Iterator[AnyLine]:
    """The lines of a history.

    Raises:
        msgspec.MsgspecError: when it is none.
    """
    decode = msgspec.json.Decoder(AnyLine).decode
    with file.open("rb") as lines:
        for line in lines:
            yield decode(line)
