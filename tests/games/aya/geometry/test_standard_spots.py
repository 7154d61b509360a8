"""Standard places on tiles: dominoes do not overlap and lead from port to port."""

from itertools import pairwise

import pytest

from rivage.games.aya.geometry.rivers import leads
from rivage.games.aya.geometry.spots import TENTHS, Spot, boxes_overlap, standing
from rivage.games.aya.geometry.standard_spots import OUT, River, Way, bend, end, fork, source, way_of

ENTRY = Way(-40.0, 0.0, 0.0)
RIVERS = {"source": source(Way(0.0, 0.0, 0.0)), "left": bend(ENTRY, 1), "right": bend(ENTRY, -1), "fork": fork(ENTRY)}


@pytest.mark.parametrize("name", RIVERS)
def test_no_two_dominoes_on_a_tile_overlap(name: str) -> None:
    river = RIVERS[name]
    boxes = [standing(way.spot()) for way in (*river.stem, *(way for branch in river.branches for way in branch.ways))]
    assert not any(boxes_overlap(one, other) for number, one in enumerate(boxes) for other in boxes[:number])


@pytest.mark.parametrize("name", RIVERS)
def test_each_branch_leads_from_the_stem_to_its_port(name: str) -> None:
    river = RIVERS[name]
    for branch in river.branches:
        outside = branch.exit.ahead(OUT)
        row = [way.spot() for way in (*river.stem, *branch.ways, outside)]
        assert all(leads(one, other) for one, other in pairwise(row))


def test_an_end_tile_has_no_dominoes() -> None:
    assert end() == River((), ())


def test_a_way_is_converted_to_a_spot_in_tenths() -> None:
    spot = Spot(123, -45, 900)
    assert way_of(spot).spot() == spot
    assert way_of(spot).x * TENTHS == 123
