"""The lesson of a game is found where its package says."""

from collections.abc import Iterator

import pytest

from rivage.core import Lesson, UnknownGame
from rivage.registry import GamePackage, lesson_of
from rivage.registry import lessons as module
from rivage.registry.scan import Entry, find


@pytest.mark.parametrize("game", ["aya", "deep-river", "walk-in-the-park"])
def test_the_games_of_the_house_bring_theirs(game: str) -> None:
    lesson = lesson_of(game)
    assert isinstance(lesson, Lesson)
    assert 3 <= lesson.minutes <= 6


def test_an_unknown_game_teaches_nothing() -> None:
    with pytest.raises(UnknownGame):
        lesson_of("chess")


@pytest.fixture
def named(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[None]:
    """A package that names its lesson so."""
    package = GamePackage(find("deep-river"), lesson=request.param)
    monkeypatch.setattr(module, "entry_of", lambda game_id: Entry(package))
    lesson_of.cache_clear()
    yield
    lesson_of.cache_clear()


@pytest.mark.usefixtures("named")
@pytest.mark.parametrize("named", [""], indirect=True)
def test_a_game_may_have_none() -> None:
    assert lesson_of("quiet") is None


@pytest.mark.usefixtures("named")
@pytest.mark.parametrize("named", ["rivage.games:ALL"], indirect=True)
def test_what_is_no_lesson_is_not_taken_for_one() -> None:
    with pytest.raises(TypeError, match=r"a Lesson is expected at rivage\.games:ALL, not"):
        lesson_of("odd")
