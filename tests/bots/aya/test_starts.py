"""Where the Start tile goes."""

import pytest

from rivage.bots.aya.plan import plan_for
from rivage.bots.aya.starts import STARTS
from rivage.games.aya.components import TABLES
from rivage.games.aya.geometry import TILE, Spot, disc_fits
from rivage.games.aya.state import TILES

ALL = [(table, start) for table, starts in STARTS.items() for start in starts]


def test_every_table_has_places_for_the_start_tile_no_two_alike() -> None:
    assert STARTS.keys() == TABLES.keys()
    assert all(starts for starts in STARTS.values())
    assert len(set(ALL)) == len(ALL)


@pytest.mark.parametrize(("table", "start"), ALL)
def test_the_start_tile_lies_on_the_table_and_leaves_room_for_all_tiles_and_most_animals(table: str, start: Spot) -> None:
    assert disc_fits(start.x, start.y, TILE, *TABLES[table])
    plan = plan_for(*TABLES[table], start)
    assert plan.slots.keys() == set(TILES)
    assert len(plan.perches) >= 22
