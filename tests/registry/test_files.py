"""The files and the lesson of a package are found in the places that the package declares."""

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
def test_an_invalid_language_has_no_catalogue(brook: Path, language: str) -> None:
    assert catalogue_text("brook", language) is None


def test_a_client_is_found_by_its_index_file(brook: Path) -> None:
    (brook / "client").mkdir()
    assert client_folder("brook") is None
    (brook / "client" / "index.js").write_text("export const game = {};")
    assert client_folder("brook") == brook / "client"


def test_a_preview_image_is_found_by_its_file(brook: Path) -> None:
    assert drawing("brook") is None
    (brook / "preview.svg").write_text("<svg/>")
    assert drawing("brook") == brook / "preview.svg"


def test_built_in_games_have_no_package_files() -> None:
    assert catalogue_text("deep-river", "en") is None
    assert client_folder("deep-river") is None
    assert drawing("deep-river") is None


def test_the_catalogue_of_an_unknown_game_raises_an_error() -> None:
    with pytest.raises(UnknownGame):
        catalogue_text("chess", "en")


@pytest.mark.parametrize("game", ["aya", "deep-river", "walk-in-the-park"])
def test_every_built_in_game_has_a_lesson(game: str) -> None:
    lesson = lesson_of(game)
    assert isinstance(lesson, Lesson)
    assert 3 <= lesson.minutes <= 6


def test_the_lesson_of_an_unknown_game_raises_an_error() -> None:
    with pytest.raises(UnknownGame):
        lesson_of("chess")


@pytest.fixture
def named(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[None]:
    """A package whose lesson has the name given as the parameter."""
    package = GamePackage(find("deep-river"), lesson=request.param)
    monkeypatch.setattr(files, "entry_of", lambda game_id: Entry(package))
    lesson_of.cache_clear()
    yield
    lesson_of.cache_clear()


@pytest.mark.usefixtures("named")
@pytest.mark.parametrize("named", [""], indirect=True)
def test_a_game_may_have_no_lesson() -> None:
    assert lesson_of("quiet") is None


@pytest.mark.usefixtures("named")
@pytest.mark.parametrize("named", ["rivage.games:ALL"], indirect=True)
def test_a_lesson_of_another_type_raises_an_error() -> None:
    with pytest.raises(TypeError, match=r"a Lesson is expected at rivage\.games:ALL, not"):
        lesson_of("odd")
