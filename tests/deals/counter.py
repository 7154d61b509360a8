"""A dealer with local tables, an in-memory store and a simulated clock."""

from tests.hosting.deployment import local_tables
from tests.support.loop import wait_until
from tests.table.helpers import Bots, Time
from tests.table.toys import find

from rivage.deals import BotPlays, Dealer, Groups, Results
from rivage.hosting import new_id
from rivage.store import Store
from rivage.table.protocol import commands as cmd

DAY = 86_400_000
"""Milliseconds in a day."""
MIDNIGHT = 20_000 * DAY
"""The start of 2024-10-04 (UTC), in milliseconds since 1970."""
NOON = MIDNIGHT + DAY // 2
"""Noon of 2024-10-04 (UTC), in milliseconds since 1970."""
TODAY = "2024-10-04"


class Deployment:
    """A deployment with deals of the game Sums."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.time = Time(NOON)
        self.open()

    def open(self) -> None:
        self.results = Results(self.store, find)
        self.bus = local_tables(self.store, Bots(), clock=self.time, on_over=self.results.on_match_over)
        self.bots = Bots()
        self.plays = BotPlays(self.store, self.bots, find, self.time)
        self.dealer = Dealer(
            self.store, self.bus, self.results, b"secret", new_id=new_id, bots=self.plays, find=find, clock=self.time
        )
        self.groups = Groups(self.store, self.dealer, new_id=new_id, find=find, clock=self.time)

    async def start(self, player: str, day: str = "") -> str:
        return await self.dealer.start_daily("sums", day, player, player[:3].title())

    async def write(self, player: str, table: str, *words: str) -> None:
        actor = await self.bus.table(table)
        for word in words:
            self.time.now += 1
            await actor.do(player, cmd.Act(seat=0, action=word, version=len(actor.match.history)))

    async def finish(self, player: str, table: str, number: int) -> None:
        while (await self.bus.table(table)).match.status == "playing":
            await self.write(player, table, str(number), "done")
        await wait_until(lambda: not self.store.stats().waiting)

    async def rolls(self, table: str) -> list[str]:
        return [action for seat, action in (await self.bus.table(table)).match.history if seat == -1]
