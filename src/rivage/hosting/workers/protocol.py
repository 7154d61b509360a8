"""What nodes and workers send each other: MessagePack structs, the protocol version, and views and states as bytes."""

import hashlib
from functools import cache
from typing import Any, Final, Literal, TypeVar, get_type_hints

import msgspec

from rivage import __version__
from rivage.core import Value
from rivage.hosting.codec import pack
from rivage.registry import all_games, find

PROTOCOL = 3
"""Raised whenever a message changes its meaning."""
BOTS, PHYSICS, MATCHES = "bots", "physics", "matches"
"""Kinds of work; each has a queue of its own."""
HEARTBEATS: Final = "here"
"""Token of the subject that heartbeats of workers are sent to."""
HEARTBEAT_S = 1.0
"""Seconds between two heartbeats of a worker."""
MAX_MESSAGE_BYTES: Final = 900_000
"""NATS accepts a megabyte by default."""


class Unsendable(Exception):
    """A job cannot be sent to another machine: it is too large, or of a type that nobody there could read."""


@cache
def protocol_version() -> str:
    """A word that is the same for two installations that may work for each other: same program, games, rules and protocol."""
    games = (
        f"{name} {entry.package.game.info.rules_version} {entry.origin} {entry.version}" for name, entry in all_games().items()
    )
    return hashlib.sha256("\n".join((str(PROTOCOL), __version__, *sorted(games))).encode()).hexdigest()[:12]


# Jobs: these, and `rivage.experiments.Job` for a whole match.


class _ForTable(msgspec.Struct, frozen=True):
    """For whom a bot computes: the place in the line of a worker's processes."""

    guest: str
    table: str
    hurried: bool


class AskBot(_ForTable, frozen=True, tag="bot"):
    """Choose a bot's actions in a view."""

    game: str
    level: str
    view: bytes
    seed: int
    effort: float
    """The part of its full time that the bot may use."""


class AskStudy(_ForTable, frozen=True, tag="study"):
    """Say what the bots would do in a person's place, or plan for the whole table."""

    function: Literal["advise", "team_plan"]
    game: str
    view: bytes
    seat: int


class AskFindings(_ForTable, frozen=True, tag="findings"):
    """Explain the last of these actions, which was a motion."""

    game: str
    version: int
    seats: int
    options: dict[str, Value]
    actions: list[tuple[int, str]]


class AskPhysics(msgspec.Struct, frozen=True, tag="physics"):
    """Simulate a state that waits for physics."""

    game: str
    state: bytes


# Answers.


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """What a worker says of a job."""

    body: bytes = b""
    """The result, by the job: actions, `Advice`, `TeamPlan`, `Finding`s, `Simulated` or a `Result`."""
    error: str = ""
    """The reason of a failure; empty for a result."""
    lost: bool = False
    """The worker failed, not the job: it may be asked again."""
    deliveries: int = 1
    """How many workers were given the job."""


class Here(msgspec.Struct, frozen=True, tag="here"):
    """A worker's heartbeat. Read by nodes of every version, so its fields do not change."""

    worker: str
    edition: str
    """Its protocol version."""
    version: str
    """Of the program, for people."""
    slots: int
    """Jobs of a kind it does at once; 0 when it stops."""
    thinking: int
    """Jobs it is doing."""


Promise = Literal["view", "set_up"]
"""A function of a game whose result is sent: a view of a seat, or a whole state. Only the type that it promises can be read."""


def serialize(game: str, promise: Promise, value: Any) -> bytes:
    """A view or state as bytes.

    Raises:
        Unsendable: when the game does not promise a type that can be read elsewhere, or the value is not of it.
    """
    _decoder(game, promise)
    try:
        return pack(value)
    except (TypeError, ValueError, OverflowError) as error:
        raise Unsendable(f"a {type(value).__name__} of {game} cannot be sent: {error}") from error


def deserialize(game: str, promise: Promise, data: bytes) -> Any:
    """The view or state in `data`.

    Raises:
        Unsendable: as `serialize`.
        msgspec.DecodeError: for bytes that are not one of this game.
        UnknownGame: when there is no such game.
    """
    return _decoder(game, promise).decode(data)


@cache
def _decoder(game: str, promise: Promise) -> msgspec.msgpack.Decoder[Any]:
    try:
        kind = get_type_hints(getattr(type(find(game)), promise))["return"]
        if kind is Any or isinstance(kind, TypeVar):
            raise TypeError("it may be anything")
        return msgspec.msgpack.Decoder(kind)
    except (KeyError, NameError, TypeError) as error:
        raise Unsendable(f"what `{promise}` of {game} returns cannot be sent to another machine: {error}") from error
