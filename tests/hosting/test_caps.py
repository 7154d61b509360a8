"""Limits of open tables when tables are created."""

import pytest
from tests.support.loop import run_until_idle
from tests.table.helpers import ANN, BEN, DiskFull, opening

from rivage.hosting import Caps, OpenTables
from rivage.table.errors import TooManyTables
from rivage.table.protocol import commands as cmd

from .deployment import Deployment


async def test_a_guest_at_the_limit_can_create_a_table_after_one_is_over(deployment: Deployment) -> None:
    tables = deployment.open(open_tables=OpenTables(Caps(guest=2, address=0)))
    first = await tables.create(opening())
    await tables.create(opening())
    with pytest.raises(TooManyTables) as refused:
        await tables.create(opening())
    assert refused.value.details == {"most": 2, "whose": "guest"}
    assert len(deployment.log.tables) == 2
    await tables.create(opening(host=BEN))
    await (await tables.table(first)).do(ANN, cmd.Resign(seat=0))
    await run_until_idle()
    await tables.create(opening())


async def test_the_limit_of_an_address_counts_the_tables_of_all_its_guests(deployment: Deployment) -> None:
    tables = deployment.open(open_tables=OpenTables(Caps(guest=0, address=2)))
    for host in (ANN, BEN):
        await tables.create(opening(host=host), address="192.0.2.1")
    with pytest.raises(TooManyTables) as refused:
        await tables.create(opening(host="cara"), address="192.0.2.1")
    assert refused.value.details["whose"] == "address"
    await tables.create(opening(), address="192.0.2.2")


async def test_a_table_whose_creation_failed_is_not_counted(deployment: Deployment) -> None:
    tables = deployment.open(open_tables=OpenTables(Caps(guest=1)))
    deployment.log.fail = DiskFull("no space")
    with pytest.raises(DiskFull):
        await tables.create(opening())
    deployment.log.fail = None
    table = await tables.create(opening())
    with pytest.raises(TooManyTables):
        await tables.create(opening())
    await (await tables.table(table)).do(ANN, cmd.Resign(seat=0))
