"""A relay of bytes: the small proxy before the nodes, and the gate between one node and the bus.

    python -m tests.support.cluster.relay PORT TARGET...            pass each connection on to the first port that takes it
    python -m tests.support.cluster.relay PORT TARGET... --ready    only to nodes whose /readyz says 200, in turn

It looks into nothing that it passes on: WebSockets go through like anything else, and what a request says of its sender stays as
it came (no X-Forwarded-For is added). A connection that a node does not take goes to the next one, as long as nothing was sent.
"""

import argparse
import asyncio
import contextlib
import signal
import sys
from collections.abc import Iterable, Sequence

LOOK_EVERY = 0.5
"""Seconds between two looks at each node."""
ANSWER_WITHIN = 1.0
"""Seconds a node has for its answer, and for taking a connection."""
CHUNK = 64 * 1024
NOBODY = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain\r\nretry-after: 1\r\n"
    b"content-length: 27\r\nconnection: close\r\n\r\nNo node of the house is up\n"
)
"""What is said where no node takes the connection."""

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Relay:
    """Takes connections and passes them on to targets: ports of this machine."""

    def __init__(self, targets: Sequence[int], *, only_ready: bool = False) -> None:
        self._targets = list(targets)
        self._only_ready = only_ready
        self.ready: set[int] = set() if only_ready else set(targets)
        """Targets that get connections."""
        self._turn = 0

    async def serve(self, port: int) -> None:
        """Take connections until cancelled; from when on every target has been looked at."""
        if self._only_ready:
            await asyncio.gather(*map(self._look, self._targets))
        server = await asyncio.start_server(self.carry, "127.0.0.1", port)
        async with server, asyncio.TaskGroup() as tasks:
            if self._only_ready:
                for target in self._targets:
                    tasks.create_task(self._watch(target))
            await server.serve_forever()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection from its beginning to its end."""
        with contextlib.suppress(OSError):
            beyond = await self._reach()
            if beyond is None:
                if self._only_ready:
                    writer.write(NOBODY)
                    await writer.drain()
            else:
                await _both_ways((reader, writer), beyond)
                await _close(beyond[1])
        await _close(writer)

    async def _reach(self) -> Streams | None:
        """A connection to the next target that takes it."""
        for target in self._in_turn():
            try:
                async with asyncio.timeout(ANSWER_WITHIN):
                    return await asyncio.open_connection("127.0.0.1", target)
            except (OSError, TimeoutError):
                # Not asked again before it has answered the next look.
                if self._only_ready:
                    self.ready.discard(target)
        return None

    def _in_turn(self) -> Iterable[int]:
        """Every ready target once, each time beginning with another."""
        ready = [target for target in self._targets if target in self.ready]
        if not ready:
            return ()
        self._turn += 1
        first = self._turn % len(ready)
        return [*ready[first:], *ready[:first]]

    async def _watch(self, target: int) -> None:
        """Look again and again whether a target is ready."""
        while True:
            await self._look(target)
            await asyncio.sleep(LOOK_EVERY)

    async def _look(self, target: int) -> None:
        if await is_ready(target):
            self.ready.add(target)
        else:
            self.ready.discard(target)


async def is_ready(port: int) -> bool:
    """Whether a node says that it is, in time."""
    try:
        async with asyncio.timeout(ANSWER_WITHIN):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                writer.write(b"GET /readyz HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n")
                return (await reader.readline()).split(b" ")[1:2] == [b"200"]
            finally:
                await _close(writer)
    except (OSError, TimeoutError):
        return False


async def _both_ways(here: Streams, there: Streams) -> None:
    """Pass bytes on in both directions until both have ended, or one has broken."""
    try:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(_pass_on(here[0], there[1]))
            tasks.create_task(_pass_on(there[0], here[1]))
    except* OSError:
        # Who broke is gone for the other too, and at once.
        for _, writer in (here, there):
            writer.transport.abort()


async def _close(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with contextlib.suppress(OSError):
        await writer.wait_closed()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(CHUNK):
        writer.write(data)
        await writer.drain()
    if writer.can_write_eof():
        writer.write_eof()


async def main(port: int, targets: Sequence[int], *, only_ready: bool) -> None:
    """Relay until SIGINT or SIGTERM."""
    serving = asyncio.create_task(Relay(targets, only_ready=only_ready).serve(port))
    loop = asyncio.get_running_loop()
    for each in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(each, serving.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await serving


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="relay")
    parser.add_argument("port", type=int)
    parser.add_argument("targets", type=int, nargs="+")
    parser.add_argument("--ready", action="store_true")
    given = parser.parse_args()
    sys.exit(asyncio.run(main(given.port, given.targets, only_ready=given.ready)))
