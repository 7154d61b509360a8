"""Plays at Rivage's tables: whole games of Deep River with random actions, each followed by a rematch.

Each player is a guest with its own cookie and its own address (in the header of a proxy), and gets patches as a browser does.
"""

import asyncio
import random
import time
from typing import Any

import msgspec

from .meter import Meter
from .patch import Snapshot, apply_message
from .wire import Http, Socket, connect

GAME = "deep-river"


decode = msgspec.json.Decoder().decode


class Player:
    """A guest with a connection to a table."""

    def __init__(self, home: "Table", number: int, address: str) -> None:
        self.home = home
        self.number = number
        self.http = Http(home.base, {"X-Forwarded-For": address})
        self.socket: Socket
        self.last: Snapshot | None = None
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

    def on_message(self, text: bytes) -> None:
        """Handle a message."""
        meter = self.home.meter
        meter.received += len(text)
        message = decode(text)
        match message["t"]:
            case "patch" | "snapshot":
                self.last = apply_message(self.last, message)
                # While a command is unanswered, the player waits for the answer.
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
        """Act on the current state of the table."""
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

    def on_connection_lost(self) -> None:
        """Count a lost connection."""
        self.home.meter.refuse("connection lost")

    def act(self) -> None:
        """Send a random action if there are any choices."""
        if self.last is None or self.home.meter.stopped:
            return
        table, view = self.last["table"], self.last["view"]
        choices = view["choices"] if view else ()
        if choices:
            action = choices[int(self.rng.random() * len(choices))]["action"]
            self.sent = time.perf_counter()
            self.do(t="act", seat=table["to_act"][0], action=action, version=table["actions"])

    def finish(self, table: Snapshot) -> None:
        """Agree on a rematch, and then go to its table."""
        if table["following"]:
            self.home.follow(self, table["following"])
        elif self.number == 0 and table["offer"] is None:
            self.do(t="offer", seat=self.occupant(table), what="rematch")
        elif self.number == 1 and table["offer"] is not None:
            self.do(t="answer", seat=self.occupant(table), what="rematch", yes=True)

    def occupant(self, table: Snapshot) -> int:
        """The seat of this player."""
        return next(number for number, occupant in enumerate(table["seats"]) if occupant["you"])


class Table:
    """Two guests who play one game after another."""

    def __init__(self, base: str, meter: Meter, seed: int) -> None:
        """`base`: the URL of the server, or of several nodes separated by commas. Connections go to any of them."""
        self.bases = base.split(",")
        self.base = self.bases[seed % len(self.bases)]
        self.meter = meter
        self.seed = seed
        self.started = False
        self.players = [Player(self, number, f"10.{number}.{seed // 250}.{seed % 250 + 1}") for number in (0, 1)]
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Create the table and seat both players, without a move."""
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
        """Let the players act."""
        self.started = True
        for player in self.players:
            player.act()

    def follow(self, player: Player, table: str) -> None:
        """Go to the next table."""
        if player.number == 0:
            self.meter.games += self.meter.running
            player.socket.close()
        task = asyncio.get_running_loop().create_task(player.enter(table))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        self.meter.watch(task)

    def close(self) -> None:
        """Close all connections."""
        for player in self.players:
            player.socket.close()
