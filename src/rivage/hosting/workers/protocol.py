"""The protocol between nodes and workers: MessagePack messages, the protocol version, and serialized views and states."""

import hashlib
from functools import cache
from typing import Any, Final, Literal, TypeVar, get_type_hints

import msgspec

from rivage import __version__
from rivage.core import Value
from rivage.hosting.codec import pack
from rivage.registry import all_games, find

PROTOCOL = 3
"""Version of the messages. Increase it when a message changes its meaning."""
BOTS, PHYSICS, MATCHES = "bots", "physics", "matches"
"""Kinds of jobs. Each has a consumer of its own."""
HEARTBEATS: Final = "here"
"""Last token of the subject of the workers' heartbeats."""
HEARTBEAT_S = 1.0
"""Seconds between two heartbeats of a worker."""
MAX_MESSAGE_BYTES: Final = 900_000
"""Bytes of the largest message. The default limit of NATS is 1 MB."""


class Unsendable(Exception):
    """A job that cannot be sent to a worker: it is too large, or contains a type that cannot be decoded."""


@cache
def protocol_version() -> str:
    """A hash of the program version, the protocol and the games with their rules, equal for compatible nodes and workers."""
    games = (
        f"{name} {entry.package.game.info.rules_version} {entry.origin} {entry.version}" for name, entry in all_games().items()
    )
    return hashlib.sha256("\n".join((str(PROTOCOL), __version__, *sorted(games))).encode()).hexdigest()[:12]


# Jobs: these, and `rivage.experiments.Job` for a whole match.


class _ForTable(msgspec.Struct, frozen=True):
    """Base of jobs for a table. The fields determine the job's place in a worker's queue."""

    guest: str
    table: str
    hurried: bool


class AskBot(_ForTable, frozen=True, tag="bot"):
    """Job: choose a bot's actions in a view."""

    game: str
    level: str
    view: bytes
    seed: int
    effort: float
    """The fraction of its full thinking time that the bot may use."""


class AskStudy(_ForTable, frozen=True, tag="study"):
    """Job: compute a bot's advice for a player, or a plan for the whole team."""

    function: Literal["advise", "team_plan"]
    game: str
    view: bytes
    seat: int


class AskFindings(_ForTable, frozen=True, tag="findings"):
    """Job: explain the last of these actions, which was a motion."""

    game: str
    version: int
    seats: int
    options: dict[str, Value]
    actions: list[tuple[int, str]]


class AskPhysics(msgspec.Struct, frozen=True, tag="physics"):
    """Job: simulate a state that waits for physics."""

    game: str
    state: bytes


# Answers.


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    """A worker's answer to a job."""

    body: bytes = b""
    """The encoded result. Depends on the job: actions, `Advice`, `TeamPlan`, `Finding`s, `Simulated` or a `Result`."""
    error: str = ""
    """The reason of a failure; empty on success."""
    lost: bool = False
    """Whether the worker failed rather than the job, so that a retry may succeed."""
    deliveries: int = 1
    """The number of workers that the job was delivered to."""


class WorkerHeartbeat(msgspec.Struct, frozen=True, tag="here"):
    """A worker's heartbeat. Nodes of every version must be able to read it, so its fields never change."""

    worker: str
    edition: str
    """The worker's `protocol_version()`."""
    version: str
    """The program version, for logs."""
    slots: int
    """Number of jobs of one kind that the worker does in parallel; 0 when it stops."""
    thinking: int
    """Number of jobs in progress."""


Promise = Literal["view", "set_up"]
"""A function of a game whose result travels between nodes and workers. Its return annotation is the type to decode."""


def serialize(game: str, promise: Promise, value: Any) -> bytes:
    """Serialize a view or state.

    Raises:
        Unsendable: when the game does not annotate a type that can be decoded, or the value is not of that type.
    """
    _decoder(game, promise)
    try:
        return pack(value)
    except (TypeError, ValueError, OverflowError) as error:
        raise Unsendable(f"a {type(value).__name__} of {game} cannot be sent: {error}") from error


def deserialize(game: str, promise: Promise, data: bytes) -> Any:
    """Deserialize a view or state.

    Raises:
        Unsendable: as `serialize`.
        msgspec.DecodeError: when `data` is not a view or state of this game.
        UnknownGame: when there is no such game.
    """
    return _decoder(game, promise).decode(data)


@cache
def _decoder(game: str, promise: Promise) -> msgspec.msgpack.Decoder[Any]:
    try:
        kind = get_type_hints(getattr(type(find(game)), promise))["return"]
        if kind is Any or isinstance(kind, TypeVar):
            raise TypeError("its return type is not annotated")
        return msgspec.msgpack.Decoder(kind)
    except (KeyError, NameError, TypeError) as error:
        raise Unsendable(f"the result of `{promise}` of {game} cannot be sent to a worker: {error}") from error
