"""A game in which all players act at the same time, over WebSockets."""

import asyncio
import random
from collections.abc import Callable
from contextlib import AsyncExitStack

from tests.server.running import Person, TableClient

People = Callable[[], Person]
ROUNDS = 4


async def test_three_players_act_at_the_same_time_without_refusals(person: People) -> None:
    people = [person() for _ in range(3)]
    table = people[0].create_table("me", "open", "open", game="walk-in-the-park")
    async with AsyncExitStack() as stack:
        lines: list[TableClient] = [await stack.enter_async_context(player.at(table)) for player in people]
        watcher = await stack.enter_async_context(person().at(table))
        for seat in (1, 2):
            assert (await lines[seat].do("sit", seat=seat, name=f"Guest {seat}"))["t"] == "patch"
        for line in lines:
            while not line.to_act:
                await line.receive()

        async def play(number: int) -> None:
            pick = random.Random(number)
            line = lines[number]
            while line.last["view"]["round"] <= ROUNDS:
                if not line.to_act:
                    await line.receive()
                    continue
                actions = [choice["action"] for choice in line.last["view"]["choices"] if "+" not in choice["action"]]
                answer = await line.act("done" if "done" in actions else pick.choice(actions))
                assert answer["t"] == "patch", answer

        await asyncio.gather(*[play(number) for number in range(3)])
        while watcher.last["view"] is None or watcher.last["view"]["last_round"] < ROUNDS:
            await watcher.receive()
        assert watcher.last["view"]["seat"] == -1


async def test_a_reconnected_player_sees_only_their_own_hidden_actions(person: People) -> None:
    ada, bob = person(), person()
    table = ada.create_table("me", "open", game="walk-in-the-park")
    async with ada.at(table) as first, bob.at(table) as other:
        await other.do("sit", seat=1, name="Bob")
        while not first.to_act:
            await first.receive()
        await first.act()
        await other.act()
        mine = first.last["view"]["words"]
    async with ada.at(table) as again, person().at(table) as watcher:
        assert again.last["view"]["words"] == mine != []
        seats = [line["event"]["seat"] for line in again.last["log"] if line["event"]["t"] == "acted"]
        assert seats == [-1, 0]
        assert [line["event"]["seat"] for line in watcher.last["log"] if line["event"]["t"] == "acted"] == [-1]
        assert (await again.do("undo", seat=0, version=again.last["table"]["actions"]))["view"]["words"] == []
        record = ada.http.get(f"/api/v1/tables/{table}/record").text
        assert record.count('"acted"') == 1
