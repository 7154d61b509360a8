"""The contract of a game: the base class `Game`, the values it exchanges with its callers, and the errors it raises."""

from .codec import Decoder, encode, message_error
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
from .lessons import LEARNER, Lesson, Move, Reply, Step, StepProgress, Stray, Transition, Verdict, replay_step, starts_with
from .options import Option, Options, Preset, Value, Variation, format_value, resolve, wrong_value
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
    "Pose",
    "Preset",
    "Reply",
    "RivageError",
    "Seat",
    "Sentence",
    "Simulated",
    "Step",
    "StepProgress",
    "Stray",
    "Timer",
    "Timing",
    "Transition",
    "UnknownGame",
    "Value",
    "Variation",
    "Verdict",
    "encode",
    "format_value",
    "message_error",
    "plain",
    "replay_step",
    "resolve",
    "starts_with",
    "without_password",
    "wrong_value",
]
