"""Plays Rivage's tables: whole games of Deep River, at random from the choices shown, then a rematch.

Each player is a guest with a cookie of their own, from an address of their own as a proxy would report it.
"""

import asyncio
import random
import time
from typing import Any

import msgspec

from .meter import Meter
from .wire import Http, Socket, connect

GAME = "deep-river"


class Occupant(msgspec.Struct):
    """The part of a seat that matters here."""

    you: bool


class History(msgspec.Struct):
    """The part of the table's view that a player needs."""

    status: str
    seats: list[Occupant]
    to_act: list[int]
    actions: int
    following: str
    offer: Any = None


class Choice(msgspec.Struct):
    """One legal action."""

    action: str


class Sight(msgspec.Struct):
    """The part of the game's view that a player needs."""

    choices: list[Choice]


class Message(msgspec.Struct):
    """Anything the server says."""

    t: str
    table: History | None = None
    view: Sight | None = None
    ref: int = 0
    code: str = ""


decode = msgspec.json.Decoder(Message).decode


class Player:
    """One guest and the connection to the table they sit at."""

    def __init__(self, home: "Table", number: int, address: str) -> None:
        self.home = home
        self.number = number
        self.http = Http(home.base, {"X-Forwarded-For": address})
        self.socket: Socket
        self.last: Message | None = None
        self.seated = asyncio.Event()
        self.sent = 0.0
        self.ref = 0
        self.rng = random.Random(home.seed * 2 + number)

    async def enter(self, table: str) -> None:
        """Open the socket of a table."""
        base = random.choice(self.home.bases)
        headers = {"Cookie": self.http.cookie, "Origin": base, **self.http.headers}
        await connect(f"{base}/api/v1/tables/{table}/socket", self, headers)

    def do(self, **command: Any) -> None:
        """Send a command."""
        self.ref += 1
        self.socket.send(msgspec.json.encode({"t": "do", "ref": self.ref, "command": command}))

    def heard(self, text: bytes) -> None:
        """React to one message."""
        meter = self.home.meter
        meter.received += len(text)
        message = decode(text)
        if message.t == "refusal":
            meter.refuse(message.code)
            self.sent = 0.0
        elif message.t == "done" and self.sent and message.ref == self.ref:
            meter.ack(self.home.seed, self.sent)
            self.sent = 0.0
            self.react()
        elif message.table is not None:
            self.last = message
            if not self.sent:
                self.react()

    def react(self) -> None:
        """Go on from how things stand."""
        meter, message = self.home.meter, self.last
        if message is None or message.table is None:
            return
        if message.table.status == "playing":
            self.seated.set()
            if self.home.started:
                self.act(message)
        elif message.table.status == "over" and not meter.stopped:
            self.finish(message.table)

    def lost(self) -> None:
        """The server hung up."""
        self.home.meter.refuse("connection lost")

    def act(self, message: Message) -> None:
        """Choose at random, if there is anything to choose."""
        if message.table is None or message.view is None or not message.view.choices or self.home.meter.stopped:
            return
        choices = message.view.choices
        action = choices[int(self.rng.random() * len(choices))].action
        self.sent = time.perf_counter()
        self.do(t="act", seat=message.table.to_act[0], action=action, version=message.table.actions)

    def finish(self, table: History) -> None:
        """Agree on a rematch, then go there."""
        if table.following:
            self.home.follow(self, table.following)
        elif self.number == 0 and table.offer is None:
            self.do(t="offer", seat=self.occupant(table), what="rematch")
        elif self.number == 1 and table.offer is not None:
            self.do(t="answer", seat=self.occupant(table), what="rematch", yes=True)

    def occupant(self, table: History) -> int:
        """The seat this player holds."""
        return next(number for number, occupant in enumerate(table.seats) if occupant.you)


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
            if player.last is not None:
                player.act(player.last)

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
