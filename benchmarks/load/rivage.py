"""Plays Rivage's tables: whole games of Deep River, at random from the choices shown, then a rematch.

Each player is a guest with a cookie of their own, from an address of their own as a proxy would report it, and gets
patches as a browser does.
"""

import asyncio
import random
import time
from typing import Any

import msgspec

from .meter import Meter
from .patch import Told, told
from .wire import Http, Socket, connect

GAME = "deep-river"


decode = msgspec.json.Decoder().decode


class Player:
    """One guest and the connection to the table they sit at."""

    def __init__(self, home: "Table", number: int, address: str) -> None:
        self.home = home
        self.number = number
        self.http = Http(home.base, {"X-Forwarded-For": address})
        self.socket: Socket
        self.last: Told | None = None
        self.seated = asyncio.Event()
        self.sent = 0.0
        self.ref = 0
        self.rng = random.Random(home.seed * 2 + number)

    async def enter(self, table: str) -> None:
        """Open the socket of a table."""
        base = random.choice(self.home.bases)
        headers = {"Cookie": self.http.cookie, "Origin": base, **self.http.headers}
        await connect(f"{base}/api/v1/tables/{table}/socket?protocol=2", self, headers)

    def do(self, **command: Any) -> None:
        """Send a command."""
        self.ref += 1
        self.socket.send(msgspec.json.encode({"t": "do", "ref": self.ref, "command": command}))

    def heard(self, text: bytes) -> None:
        """React to one message."""
        meter = self.home.meter
        meter.received += len(text)
        message = decode(text)
        match message["t"]:
            case "patch" | "snapshot":
                self.last = told(self.last, message)
                # While the answer to what was sent is still to come, it is waited for.
                if not self.sent:
                    self.react()
            case "done" if self.sent and message["ref"] == self.ref:
                meter.ack(self.home.seed, self.sent)
                self.sent = 0.0
                self.react()
            case "refusal":
                meter.refuse(message["code"])
                self.sent = 0.0

    def react(self) -> None:
        """Go on from how things stand."""
        meter = self.home.meter
        if self.last is None:
            return
        table = self.last["table"]
        if table["status"] == "playing":
            self.seated.set()
            if self.home.started:
                self.act()
        elif table["status"] == "over" and not meter.stopped:
            self.finish(table)

    def lost(self) -> None:
        """The server hung up."""
        self.home.meter.refuse("connection lost")

    def act(self) -> None:
        """Choose at random, if there is anything to choose."""
        if self.last is None or self.home.meter.stopped:
            return
        table, view = self.last["table"], self.last["view"]
        choices = view["choices"] if view else ()
        if choices:
            action = choices[int(self.rng.random() * len(choices))]["action"]
            self.sent = time.perf_counter()
            self.do(t="act", seat=table["to_act"][0], action=action, version=table["actions"])

    def finish(self, table: Told) -> None:
        """Agree on a rematch, then go there."""
        if table["following"]:
            self.home.follow(self, table["following"])
        elif self.number == 0 and table["offer"] is None:
            self.do(t="offer", seat=self.occupant(table), what="rematch")
        elif self.number == 1 and table["offer"] is not None:
            self.do(t="answer", seat=self.occupant(table), what="rematch", yes=True)

    def occupant(self, table: Told) -> int:
        """The seat this player holds."""
        return next(number for number, occupant in enumerate(table["seats"]) if occupant["you"])


class Table:
    """Two guests who play game after game."""

    def __init__(self, base: str, meter: Meter, seed: int) -> None:
        """`base` is where the house is; the nodes of a house with commas between, of which any will do for anything."""
        self.bases = base.split(",")
        self.base = self.bases[seed % len(self.bases)]
        self.meter = meter
        self.seed = seed
        self.started = False
        self.players = [Player(self, number, f"10.{number}.{seed // 250}.{seed % 250 + 1}") for number in (0, 1)]
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Lay the table and seat both; nothing moves before `start`."""
        host, guest = self.players
        for player in self.players:
            await player.http.call("GET", "/api/v1/me")
        plan = {"game": GAME, "seats": [{"who": "me", "name": "Ada"}, {"who": "open"}]}
        table = (await host.http.call("POST", "/api/v1/tables", plan))["id"]
        for player in self.players:
            await player.enter(table)
        guest.do(t="sit", seat=1, name="Bo")
        for player in self.players:
            await player.seated.wait()
            player.http.close()

    def start(self) -> None:
        """Let whoever may act, act."""
        self.started = True
        for player in self.players:
            player.act()

    def follow(self, player: Player, table: str) -> None:
        """Leave for the next table."""
        if player.number == 0:
            self.meter.games += self.meter.running
            player.socket.close()
        task = asyncio.get_running_loop().create_task(player.enter(table))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        self.meter.watch(task)

    def close(self) -> None:
        """Leave."""
        for player in self.players:
            player.socket.close()
