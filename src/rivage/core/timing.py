"""How time runs through a game: one value, declared in `GameInfo.timing`, that whoever runs or shows a match asks."""

from enum import StrEnum


class Timing(StrEnum):
    """In turns, in rounds, or in real time. What follows from it at a table is in `table.match.timing`."""

    TURNS = "turns"
    """One seat acts after the other, and everybody sees everything at once."""
    ROUNDS = "rounds"
    """All seats act at the same time. Nobody sees what another does before all have; chance's next action reveals it."""
    REAL_TIME = "real-time"
    """Seats act when they like and play together; the game measures its own time (`Game.timers`)."""
