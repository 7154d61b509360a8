"""The occupant of a seat, and queries about the levels of bots."""

from typing import Literal

import msgspec

from rivage.core import GameInfo
from rivage.table.errors import UnknownLevel


class Occupant(msgspec.Struct, frozen=True):
    """A seat: open, a person's (`player`), a bot's (`level`), or a person's with a bot playing for them (both)."""

    player: str = ""
    name: str = ""
    level: str = ""
    left: bool = False
    """Whether the person resigned while the others continue: the bot keeps the seat."""

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        """The kind of occupant. A person's seat remains a person's while a bot plays for them."""
        return "person" if self.player else "bot" if self.level else "open"

    @property
    def open(self) -> bool:
        """Whether nobody sits here."""
        return self.kind == "open"

    @property
    def lent(self) -> bool:
        """Whether a bot plays for a person who is away and may come back."""
        return bool(self.player and self.level and not self.left)


OPEN = Occupant()


def middle_level(info: GameInfo) -> str:
    """The level of the bot that replaces players who are late or have left; empty if the game has no bots."""
    return info.bot_levels[(len(info.bot_levels) - 1) // 2] if info.bot_levels else ""


def check_bot_level(info: GameInfo, level: str) -> str:
    """`level`, after checking that the game has a bot of that level.

    Raises:
        UnknownLevel: when it does not.
    """
    if level not in info.bot_levels:
        known = ", ".join(info.bot_levels)
        raise UnknownLevel(f"{info.title} has no bot {level!r}; there are: {known}", level=level, known=known)
    return level
