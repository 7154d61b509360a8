"""What lists show of tables that nobody has loaded."""

from tests.table.helpers import ANN, BEN, opening, sums

from rivage.hosting.local import IDLE_EVICTION_S
from rivage.table.protocol import commands as cmd

from .building import Building


async def test_a_list_folds_each_match_once_and_loads_no_table(house: Building) -> None:
    bus = house.open()
    table = await bus.create(opening(script=("heap 9",)))
    await bus.close()
    again = house.open()
    reads = house.log.reads
    for _ in range(3):
        assert (await again.summary(table)).to_act == {0}
    assert (house.log.reads - reads, len(again)) == (1, 0)
    await (await again.table(table)).do(ANN, cmd.Act(seat=0, action="take", version=1))
    await (await again.table(table)).do(ANN, cmd.Act(seat=0, action="done", version=2))
    assert (await again.summary(table)).to_act == {1}
    await house.pass_time(IDLE_EVICTION_S)
    reads = house.log.reads
    assert (len(again), (await again.summary(table)).to_act, house.log.reads - reads) == (0, {1}, 0)


async def test_a_secret_choice_changes_a_summary_only_when_it_is_revealed(house: Building) -> None:
    bus = house.open()
    table = await bus.create(sums())
    actor = await bus.table(table)
    before = await bus.summary(table)
    for seat, player in enumerate((ANN, BEN)):
        house.time.now += 1_000
        await actor.do(player, cmd.Act(seat=seat, action="1", version=actor.match.visible_actions((seat,))))
        assert await bus.summary(table) == before
    await bus.close()
    again = house.open()
    assert await again.summary(table) == before
    actor = await again.table(table)
    for seat, player in enumerate((ANN, BEN)):
        house.time.now += 1_000
        await actor.do(player, cmd.Act(seat=seat, action="done", version=actor.match.visible_actions((seat,))))
    assert (await again.summary(table)).changed == house.time.now
