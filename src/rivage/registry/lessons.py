"""The lesson a game brings, whoever brought the game."""

from functools import cache
from pkgutil import resolve_name

from rivage.core import Lesson

from .scan import entry_of


@cache
def lesson_of(game_id: str) -> Lesson | None:
    """The lesson of a game, loaded when it is first asked for; None where it has none.

    Raises:
        UnknownGame: when there is no such game.
        TypeError: when what a package names is no lesson.
    """
    place = entry_of(game_id).package.lesson
    if not place:
        return None
    lesson = resolve_name(place)
    if not isinstance(lesson, Lesson):
        raise TypeError(f"a Lesson is expected at {place}, not {type(lesson).__name__}")
    return lesson
