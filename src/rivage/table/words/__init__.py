"""What is said: the commands people give, the events that are stored, the messages they are told, and what is agreed before."""

from .commands import AnyCommand
from .events import Acted, AnyEvent, What
from .hands import FromHand, Hands, MarkMade, PointerMoved, StrokeDrawn
from .messages import (
    Busy,
    Dice,
    DiceDraw,
    DiceFace,
    Done,
    Entry,
    Frame,
    Patch,
    Pong,
    Presence,
    Refusal,
    Replay,
    Snapshot,
    ToBrowser,
    Update,
)
from .options import ClockKind, Days, NoClock, RealTime, Rounds, TableOptions
from .views import ClockView, OfferView, OfferWait, SeatView, TableView, TimersView, TimerView

__all__ = [
    "Acted",
    "AnyCommand",
    "AnyEvent",
    "Busy",
    "ClockKind",
    "ClockView",
    "Days",
    "Dice",
    "DiceDraw",
    "DiceFace",
    "Done",
    "Entry",
    "Frame",
    "FromHand",
    "Hands",
    "MarkMade",
    "NoClock",
    "OfferView",
    "OfferWait",
    "Patch",
    "PointerMoved",
    "Pong",
    "Presence",
    "RealTime",
    "Refusal",
    "Replay",
    "Rounds",
    "SeatView",
    "Snapshot",
    "StrokeDrawn",
    "TableOptions",
    "TableView",
    "TimerView",
    "TimersView",
    "ToBrowser",
    "Update",
    "What",
]
