"""What a package brings beside its code is found where the package says, and nowhere else."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from rivage.core import Lesson, UnknownGame
from rivage.registry import GamePackage, catalogue_text, client_folder, drawing, files, lesson_of
from rivage.registry.scan import Entry, find


def test_a_catalogue_is_found_by_its_language(brook: Path) -> None:
    assert catalogue_text("brook", "fr") == "title-brook = Le ruisseau\n"
    assert catalogue_text("brook", "en") is None


@pytest.mark.parametrize("language", ["", "..", "fr/..", "../fr", "fr/brook.ftl", "fr\0"])
def test_what_is_no_language_has_no_catalogue(brook: Path, language: str) -> None:
    assert catalogue_text("brook", language) is None


def test_a_client_is_there_when_its_first_file_is(brook: Path) -> None:
    (brook / "client").mkdir()
    assert client_folder("brook") is None
    (brook / "client" / "index.js").write_text("export const game = {};")
    assert client_folder("brook") == brook / "client"


def test_a_drawing_is_there_when_its_file_is(brook: Path) -> None:
    assert drawing("brook") is None
    (brook / "preview.svg").write_text("<svg/>")
    assert drawing("brook") == brook / "preview.svg"


def test_games_of_the_house_have_theirs_elsewhere() -> None:
    assert catalogue_text("deep-river", "en") is None
    assert client_folder("deep-river") is None
    assert drawing("deep-river") is None


def test_nobody_asks_for_the_files_of_a_game_that_is_not_here() -> None:
    with pytest.raises(UnknownGame):
        catalogue_text("chess", "en")


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
    monkeypatch.setattr(files, "entry_of", lambda game_id: Entry(package))
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
