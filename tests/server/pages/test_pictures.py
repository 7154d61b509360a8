"""The pictures that links show."""

import struct
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from rivage.games import ALL
from rivage.server.pages.pictures import DRAWINGS, ICONS, Pictures, drawing_of, paint
from rivage.server.pages.previews import HOUSE, SIZE

LARGEST = 150_000
"""Bytes of a picture: messengers leave out what is much larger."""


def test_no_drawing_is_kept_for_a_game_that_is_gone() -> None:
    assert {file.stem for file in DRAWINGS.glob("*.svg")} - {*ALL, HOUSE, *(drawing for drawing, _ in ICONS.values())} == set()


@pytest.mark.parametrize("name", [*ALL, HOUSE])
def test_a_drawing_needs_nothing_but_itself(name: str) -> None:
    drawing = ET.fromstring(drawing_of(name).read_text("utf-8"))
    kinds = {element.tag.rpartition("}")[2] for element in drawing.iter()}
    assert not kinds & {"text", "image", "script", "use", "foreignObject"}


@pytest.mark.parametrize("name", [*ALL, HOUSE])
async def test_a_picture_is_as_large_as_links_show_it_and_not_heavy(name: str) -> None:
    picture = await Pictures().find(f"/pictures/{name}.png")
    assert picture is not None
    assert picture.plain.startswith(b"\x89PNG")
    assert struct.unpack(">II", picture.plain[16:24]) == SIZE
    assert len(picture.plain) < LARGEST


async def test_a_picture_is_painted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[str] = []

    def count(svg: str) -> bytes:
        painted.append(svg)
        return b"png"

    monkeypatch.setattr("rivage.server.pages.pictures.paint", count)
    pictures = Pictures()
    first, second = [await pictures.find("/pictures/aya.png") for _ in range(2)]
    assert first is second
    assert len(painted) == 1


@pytest.mark.parametrize(
    "path", ["/pictures/no.png", "/pictures/../house.svg", "/pictures/house.svg", "/pictures/", "/house.png"]
)
async def test_there_is_no_picture_of_anything_else(path: str) -> None:
    assert await Pictures().find(path) is None


def test_a_game_without_a_drawing_has_that_of_the_house(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("rivage.server.pages.pictures.drawing", lambda _game: None)
    assert drawing_of("brook").stem == HOUSE
    monkeypatch.setattr("rivage.server.pages.pictures.drawing", lambda _game: tmp_path / "preview.svg")
    assert drawing_of("brook") == tmp_path / "preview.svg"


def test_a_drawing_is_painted_to_its_whole_size() -> None:
    made = paint('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 63"><rect width="120" height="63"/></svg>')
    assert struct.unpack(">II", made[16:24]) == SIZE


@pytest.mark.parametrize(("name", "edge"), [(name, edge) for name, (_, edge) in ICONS.items()])
async def test_an_icon_is_as_large_as_it_is_named(name: str, edge: int) -> None:
    picture = await Pictures().find(f"/pictures/{name}.png")
    assert picture is not None
    assert struct.unpack(">II", picture.plain[16:24]) == (edge, edge)
