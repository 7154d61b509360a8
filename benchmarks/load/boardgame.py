"""Plays at tables of boardgame.io with the packets of its own client (Engine.IO 4 and socket.io 5).

Matches are created and joined through its lobby API, so that every move has credentials, as our moves have a cookie.
"""

import asyncio
import time
from typing import Any

import msgspec

from .meter import Meter
from .wire import Http, Socket, connect

GAME = "counter"
NAMESPACE = f"/{GAME}"


class Context(msgspec.Struct):
    """The fields of `ctx` that are used here."""

    currentPlayer: str  # noqa: N815 - the name on the wire
    gameover: Any = None


class State(msgspec.Struct):
    """The fields of the state that are used here."""

    ctx: Context
    stateID: int = msgspec.field(name="_stateID")  # noqa: N815


decode_state = msgspec.json.Decoder(tuple[str, str, State, Any]).decode
decode_sync = msgspec.json.Decoder(tuple[str, str, dict[str, Any]]).decode
UPDATE = f'42{NAMESPACE},["update",'.encode()
SYNC = f'42{NAMESPACE},["sync",'.encode()
CONNECTED = f"40{NAMESPACE}".encode()
SKIP = len(f"42{NAMESPACE},")


class Seat:
    """The connection of a player."""

    def __init__(self, table: "Table", player: str) -> None:
        self.table = table
        self.player = player
        self.credentials = ""
        self.match = ""
        self.sent = 0.0
        self.socket: Socket
        self.joined = asyncio.Event()
        self.synced = asyncio.Event()

    async def open(self) -> None:
        """Connect and enter the game's namespace."""
        await connect(f"{self.table.base}/socket.io/?EIO=4&transport=websocket", self)
        await self.joined.wait()

    async def sync(self, match: str, credentials: str) -> None:
        """Enter a match."""
        self.match, self.credentials = match, credentials
        self.synced.clear()
        self.emit("sync", match, self.player, credentials, 2)
        await self.synced.wait()

    def emit(self, *event: Any) -> None:
        """Send a socket.io event."""
        self.socket.send(f"42{NAMESPACE},".encode() + msgspec.json.encode(event))

    def on_message(self, text: bytes) -> None:
        """Handle a packet."""
        self.table.meter.received += len(text)
        if text.startswith(UPDATE):
            state = decode_state(text[SKIP:])[2]
            if self.sent:
                self.table.meter.ack(self.table.seed, self.sent)
                self.sent = 0.0
            if state.ctx.gameover is not None:
                if self.player == "0":
                    self.table.over()
            else:
                self.move(state.stateID, state.ctx.currentPlayer)
        elif text == b"2":
            self.socket.send(b"3")
        elif text.startswith(b"0"):
            self.socket.send(f"40{NAMESPACE},".encode())
        elif text.startswith(CONNECTED):
            self.joined.set()
        elif text.startswith(SYNC):
            self.synced.set()

    def on_connection_lost(self) -> None:
        """Count a lost connection."""
        self.table.meter.refuse("connection lost")

    def move(self, state: int, current: str) -> None:
        """Send a move if it is this seat's turn."""
        if current != self.player or self.table.meter.stopped:
            return
        action = {
            "type": "MAKE_MOVE",
            "payload": {"type": "bump", "args": [], "playerID": self.player, "credentials": self.credentials},
        }
        self.sent = time.perf_counter()
        self.emit("update", action, state, self.match, self.player)


class Table:
    """Two seats that play one match after another."""

    def __init__(self, base: str, meter: Meter, seed: int) -> None:
        self.base = base
        self.meter = meter
        self.seed = seed
        self.http = Http(base)
        self.seats = [Seat(self, "0"), Seat(self, "1")]
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect both seats and create the first match, without a move."""
        for seat in self.seats:
            await seat.open()
        await self.match()

    async def match(self) -> None:
        """Create a match in the lobby and let both seats join it."""
        created = await self.http.call("POST", f"/games/{GAME}/create", {"numPlayers": 2})
        match = created["matchID"]
        for seat in self.seats:
            joined = await self.http.call(
                "POST", f"/games/{GAME}/{match}/join", {"playerID": seat.player, "playerName": f"p{seat.player}"}
            )
            await seat.sync(match, joined["playerCredentials"])

    def start(self) -> None:
        """Make the first move."""
        self.seats[0].move(0, "0")

    def over(self) -> None:
        """Continue with another match."""
        if self.meter.stopped:
            return
        self.meter.games += self.meter.running
        self.task = asyncio.get_running_loop().create_task(self.rematch())
        self.meter.watch(self.task)

    async def rematch(self) -> None:
        """Create and start the next match."""
        await self.match()
        self.start()

    def close(self) -> None:
        """Close all connections."""
        self.http.close()
        for seat in self.seats:
            seat.socket.close()
