import re
from pathlib import Path

from rivage.games.aya import components
from rivage.games.aya.components import ANIMALS, BANDS, CAMERAS, DOMINOES, KINDS, STOCKS, TERRAINS


def test_there_are_156_dominoes_dealt_to_all_seats() -> None:
    assert DOMINOES == 156
    assert all(seats * stock in (155, 156) for seats, stock in STOCKS.items())


def test_there_are_25_animals_five_of_each_terrain_with_unique_names() -> None:
    assert len({animal.key for animal in ANIMALS}) == 25
    assert len({animal.latin for animal in ANIMALS}) == 25
    assert [animal.terrain for animal in ANIMALS] == [terrain for terrain in TERRAINS for _ in range(5)]


def test_each_terrain_has_a_bend_a_fork_and_an_end() -> None:
    assert {name: len(kind.ports) for name, kind in KINDS.items()} == {"bend": 2, "fork": 3, "end": 1}


def test_cameras_are_spread_evenly_and_forty_allow_the_printed_top_score() -> None:
    assert all(cameras % len(TERRAINS) == 0 for cameras in CAMERAS)
    assert CAMERAS[0] >= 15 + 25
    assert BANDS[-1] == 15 + 25 + 5 + 10


def test_the_client_has_the_same_sizes_of_pieces_and_score_bands() -> None:
    source = Path(__file__).parents[3] / "web" / "src" / "games" / "aya"
    sizes = (source / "sizes.ts").read_text(encoding="utf-8")
    client_sizes = {name: float(value) for name, value in re.findall(r"^export const (\w+) = ([\d.]+);", sizes, re.MULTILINE)}
    assert client_sizes == {name: getattr(components, name) for name in client_sizes}
    assert {"HEIGHT", "WIDTH", "THICKNESS", "TILE_RADIUS", "TOKEN_RADIUS"} <= client_sizes.keys()
    animals = dict(re.findall(r"^  (\w+): \[(.*)\],", sizes, re.MULTILINE))
    for terrain in components.TERRAINS:
        assert re.findall(r"'([\w-]+)'", animals[terrain]) == [
            animal.key for animal in components.ANIMALS if animal.terrain == terrain
        ]
    (bands,) = re.findall(r"const BANDS = \[(.*)\]", (source / "count" / "steps.ts").read_text(encoding="utf-8"))
    assert [int(band) for band in bands.split(",")] == list(reversed(components.BANDS))
