"""How many tables somebody may have open."""

import pytest
from tests.support.loop import settle
from tests.table.helpers import ANN, BEN, DiskFull, opening

from rivage.hosting import Caps, OpenTables
from rivage.table.errors import TooManyTables
from rivage.table.protocol import commands as cmd

from .building import Building


async def test_a_guest_at_the_limit_can_create_a_table_after_one_is_over(house: Building) -> None:
    bus = house.open(open_tables=OpenTables(Caps(guest=2, address=0)))
    first = await bus.create(opening())
    await bus.create(opening())
    with pytest.raises(TooManyTables) as refused:
        await bus.create(opening())
    assert refused.value.details == {"most": 2, "whose": "guest"}
    assert len(house.log.tables) == 2
    await bus.create(opening(host=BEN))
    await (await bus.table(first)).do(ANN, cmd.Resign(seat=0))
    await settle()
    await bus.create(opening())


async def test_the_limit_of_an_address_counts_the_tables_of_all_its_guests(house: Building) -> None:
    bus = house.open(open_tables=OpenTables(Caps(guest=0, address=2)))
    for host in (ANN, BEN):
        await bus.create(opening(host=host), address="192.0.2.1")
    with pytest.raises(TooManyTables) as refused:
        await bus.create(opening(host="cara"), address="192.0.2.1")
    assert refused.value.details["whose"] == "address"
    await bus.create(opening(), address="192.0.2.2")


async def test_a_table_whose_creation_failed_is_not_counted(house: Building) -> None:
    bus = house.open(open_tables=OpenTables(Caps(guest=1)))
    house.log.fail = DiskFull("no space")
    with pytest.raises(DiskFull):
        await bus.create(opening())
    house.log.fail = None
    table = await bus.create(opening())
    with pytest.raises(TooManyTables):
        await bus.create(opening())
    await (await bus.table(table)).do(ANN, cmd.Resign(seat=0))
