"""The lines of a recorded history: a line of JSON for each command, answer and received message, in order."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec


class Line(msgspec.Struct, frozen=True, tag_field="t", tag=str.lower, kw_only=True, omit_defaults=True):
    """A recorded event of a player."""

    at: float
    """Seconds of a monotonic clock."""
    who: str
    """The player, or the program that injected a fault."""


class Asked(Line, frozen=True, kw_only=True):
    """The player requested a new table."""

    game: str


class Laid(Line, frozen=True, kw_only=True):
    """The server confirmed that the requested table was created."""

    table: str
    game: str


class Sent(Line, frozen=True, kw_only=True):
    """The player sent a command. When it is sent again, it has the same number `wish`."""

    table: str
    wish: int
    command: dict[str, Any]


class Done(Line, frozen=True, kw_only=True):
    """The server acknowledged a command, which is durable now."""

    table: str
    wish: int


class Refused(Line, frozen=True, kw_only=True):
    """The server refused a command."""

    table: str
    wish: int
    code: str


class Saw(Line, frozen=True, kw_only=True):
    """The player received events of the table's log, the last one with number `n`."""

    table: str
    seats: tuple[int, ...]
    """The seats of the player."""
    n: int
    events: tuple[dict[str, Any], ...]
    fresh: bool = False
    """Whether the events came with a snapshot, which replaces earlier state."""


class Broke(Line, frozen=True, kw_only=True):
    """The connection of the player broke, with a close code; 0 if the player gave it up."""

    table: str
    code: int = 0


class Fault(Line, frozen=True, kw_only=True):
    """A fault was injected."""

    what: str


AnyLine = Asked | Laid | Sent | Done | Refused | Saw | Broke | Fault


class Recorder:
    """Writes a history to a file."""

    def __init__(self, file: Path) -> None:
        self._file = file.open("ab")
        self._encode = msgspec.json.Encoder().encode

    def note(self, kind: type[AnyLine], who: str, **fields: Any) -> AnyLine:
        """Write a line with the current time."""
        line = kind(at=time.monotonic(), who=who, **fields)
        self._file.write(self._encode(line) + b"\n")
        return line

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def read(file: Path) -> Iterator[AnyLine]:
    """Yield the lines of a history.

    Raises:
        msgspec.MsgspecError: when a line cannot be read.
    """
    decode = msgspec.json.Decoder(AnyLine).decode
    with file.open("rb") as lines:
        for line in lines:
            yield decode(line)
