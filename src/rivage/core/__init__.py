"""What a game is: the contract, its values, its errors."""

from .codec import Decoder, encode, unreadable
from .errors import (
    Detail,
    Details,
    GameError,
    IllegalAction,
    MessageError,
    NotationError,
    NotUnderstood,
    OptionError,
    RivageError,
    UnknownGame,
    without_password,
)
from .game import CHANCE, Credits, Game, GameInfo, Outcome, Seat, Simulated, Timer, Timing
from .legal import Chances, Legal, Listed
from .lessons import LEARNER, Followed, Lesson, Move, Passed, Reply, Step, Stray, Verdict, begins, follow
from .options import Option, Options, Preset, Value, Variation, resolve, written, wrong_value
from .pose import Pose
from .sentences import Sentence, plain

__all__ = [
    "CHANCE",
    "LEARNER",
    "Chances",
    "Credits",
    "Decoder",
    "Detail",
    "Details",
    "Followed",
    "Game",
    "GameError",
    "GameInfo",
    "IllegalAction",
    "Legal",
    "Lesson",
    "Listed",
    "MessageError",
    "Move",
    "NotUnderstood",
    "NotationError",
    "Option",
    "OptionError",
    "Options",
    "Outcome",
    "Passed",
    "Pose",
    "Preset",
    "Reply",
    "RivageError",
    "Seat",
    "Sentence",
    "Simulated",
    "Step",
    "Stray",
    "Timer",
    "Timing",
    "UnknownGame",
    "Value",
    "Variation",
    "Verdict",
    "begins",
    "encode",
    "follow",
    "plain",
    "resolve",
    "unreadable",
    "without_password",
    "written",
    "wrong_value",
]
