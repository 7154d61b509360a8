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
)
from .game import CHANCE, Credits, Game, GameInfo, Outcome, Seat
from .legal import Chances, Legal, Listed
from .options import Option, Options, Value, resolve
from .pose import Pose
from .sentences import Sentence
from .timer import Timer
from .timing import Timing

__all__ = [
    "CHANCE",
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
    "Listed",
    "MessageError",
    "NotUnderstood",
    "NotationError",
    "Option",
    "OptionError",
    "Options",
    "Outcome",
    "Pose",
    "RivageError",
    "Seat",
    "Sentence",
    "Timer",
    "Timing",
    "UnknownGame",
    "Value",
    "encode",
    "resolve",
    "unreadable",
]
