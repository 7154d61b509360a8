"""A seat of the table and who is on it, and the small questions every decision asks of it."""

from typing import Literal

import msgspec

from rivage.core import GameInfo
from rivage.table.errors import UnknownLevel


class Occupant(msgspec.Struct, frozen=True):
    """One seat: open, a person's (`player`), a bot's (`level`), or a person's with a bot playing for them (both)."""

    player: str = ""
    name: str = ""
    level: str = ""
    left: bool = False
    """The person gave up while others play on: the bot stays."""

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        """Who sits here; a person's seat stays so while a bot plays for them."""
        return "person" if self.player else "bot" if self.level else "open"

    @property
    def open(self) -> bool:
        """Nobody sits here."""
        return self.kind == "open"

    @property
    def lent(self) -> bool:
        """A bot plays for a person who is away and may come back."""
        return bool(self.player and self.level and not self.left)


OPEN = Occupant()


def middle_level(info: GameInfo) -> str:
    """The level that plays for people who are late or have left; empty when the game has no bots."""
    return info.bot_levels[(len(info.bot_levels) - 1) // 2] if info.bot_levels else ""


def bot_level(info: GameInfo, level: str) -> str:
    """`level`, if the game has a bot of it.

    Raises:
        UnknownLevel: when it has not.
    """
    if level not in info.bot_levels:
        known = ", ".join(info.bot_levels)
        raise UnknownLevel(f"{info.title} has no bot {level!r}; there are: {known}", level=level, known=known)
    return level
