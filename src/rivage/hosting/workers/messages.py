"""What nodes and workers say to each other, as msgpack. Views and states travel as the games' own structs (`packing.py`)."""

import msgspec

from rivage.core import Value
from rivage.experiments import Job

BOTS, LINE, PHYSICS, MATCHES = "bots", "line", "physics", "matches"
"""Kinds of work: for workers with a process free, for workers that have none, for physics, whole matches."""
HERE, WHO = "here", "who"
"""Where workers say that they are there, and where they are asked to."""
LARGEST = 900_000
"""Bytes of one message: a bus takes a megabyte."""


class AskBot(msgspec.Struct, frozen=True, tag="bot"):
    """What a bot does in a view."""

    game: str
    level: str
    view: bytes
    seed: int
    effort: float
    """At most."""
    guest: str
    table: str
    hurried: bool


class AskAdvice(msgspec.Struct, frozen=True, tag="advice"):
    """What the bots would do in somebody's place."""

    game: str
    view: bytes
    seat: int
    guest: str
    table: str
    hurried: bool


class AskPlan(msgspec.Struct, frozen=True, tag="plan"):
    """The bots' plan for the whole table."""

    game: str
    view: bytes
    seat: int
    guest: str
    table: str
    hurried: bool


class AskFindings(msgspec.Struct, frozen=True, tag="findings"):
    """What can be said of the last of these actions, which was a motion."""

    game: str
    version: int
    seats: int
    options: dict[str, Value]
    actions: list[tuple[int, str]]
    guest: str
    table: str
    hurried: bool


class AskPhysics(msgspec.Struct, frozen=True, tag="physics"):
    """What moves in a state that waits for physics."""

    game: str
    state: bytes


class AskMatch(msgspec.Struct, frozen=True, tag="match"):
    """A whole match of bots."""

    job: Job


class Thinking(msgspec.Struct, frozen=True, tag="thinking"):
    """A worker has taken the question, and is still there."""


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """What came of it."""

    body: bytes
    """By the question: actions, `Advice`, `TeamPlan`, `Finding`s, `Simulated` or a `Result`."""


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """It went wrong."""

    text: str
    lost: bool
    """Whether it was the worker's own affair: somebody else may be asked."""


Reply = Thinking | Answered | Failed


class Here(msgspec.Struct, frozen=True, tag="here"):
    """A worker is there, or goes."""

    worker: str
    edition: str
    version: str
    """Of the program, for people."""
    slots: int
    """Questions it thinks about at once; 0 when it goes."""
    thinking: int
