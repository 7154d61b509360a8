"""Summaries of tables that are not loaded."""

from tests.table.helpers import ANN, BEN, opening, sums

from rivage.hosting.local import IDLE_EVICTION_S
from rivage.table.protocol import commands as cmd

from .deployment import Deployment


async def test_a_list_folds_each_match_once_and_loads_no_table(deployment: Deployment) -> None:
    tables = deployment.open()
    table = await tables.create(opening(script=("heap 9",)))
    await tables.close()
    again = deployment.open()
    reads = deployment.log.reads
    for _ in range(3):
        assert (await again.summary(table)).to_act == {0}
    assert (deployment.log.reads - reads, len(again)) == (1, 0)
    await (await again.table(table)).do(ANN, cmd.Act(seat=0, action="take", version=1))
    await (await again.table(table)).do(ANN, cmd.Act(seat=0, action="done", version=2))
    assert (await again.summary(table)).to_act == {1}
    await deployment.advance_time(IDLE_EVICTION_S)
    reads = deployment.log.reads
    assert (len(again), (await again.summary(table)).to_act, deployment.log.reads - reads) == (0, {1}, 0)


async def test_a_secret_choice_changes_a_summary_only_when_it_is_revealed(deployment: Deployment) -> None:
    tables = deployment.open()
    table = await tables.create(sums())
    actor = await tables.table(table)
    before = await tables.summary(table)
    for seat, player in enumerate((ANN, BEN)):
        deployment.time.now += 1_000
        await actor.do(player, cmd.Act(seat=seat, action="1", version=actor.match.visible_actions((seat,))))
        assert await tables.summary(table) == before
    await tables.close()
    again = deployment.open()
    assert await again.summary(table) == before
    actor = await again.table(table)
    for seat, player in enumerate((ANN, BEN)):
        deployment.time.now += 1_000
        await actor.do(player, cmd.Act(seat=seat, action="done", version=actor.match.visible_actions((seat,))))
    assert (await again.summary(table)).changed == deployment.time.now
