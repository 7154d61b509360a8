"""A TCP relay: the reverse proxy in front of the nodes, and the relay between a node and NATS.

    python -m tests.support.cluster.relay PORT TARGET...            relay each connection to a port that accepts it
    python -m tests.support.cluster.relay PORT TARGET... --ready    only to nodes whose /readyz returns 200, round-robin

It does not parse the relayed bytes: WebSockets work, and no X-Forwarded-For header is added. If a node does not accept a
connection, the next one is tried.
"""

import argparse
import asyncio
import contextlib
import signal
import sys
from collections.abc import Iterable, Sequence

POLL_INTERVAL_S = 0.5
"""Seconds between two health checks of each node."""
RESPONSE_TIMEOUT_S = 1.0
"""Seconds that a node has to answer a health check or to accept a connection."""
CHUNK_BYTES = 64 * 1024
NO_NODE_RESPONSE = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain\r\nretry-after: 1\r\n"
    b"content-length: 17\r\nconnection: close\r\n\r\nNo node is ready\n"
)
"""The response of the proxy when no node accepts the connection."""

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Relay:
    """Relays connections to targets, which are ports of this machine."""

    def __init__(self, targets: Sequence[int], *, only_ready: bool = False) -> None:
        self._targets = list(targets)
        self._only_ready = only_ready
        self.ready: set[int] = set() if only_ready else set(targets)
        """The targets that may get connections."""
        self._turn = 0

    async def serve(self, port: int) -> None:
        """Accept connections until cancelled, after a first health check of every target."""
        if self._only_ready:
            await asyncio.gather(*map(self._check, self._targets))
        server = await asyncio.start_server(self.carry, "127.0.0.1", port)
        async with server, asyncio.TaskGroup() as tasks:
            if self._only_ready:
                for target in self._targets:
                    tasks.create_task(self._watch(target))
            await server.serve_forever()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Relay one connection until it ends."""
        with contextlib.suppress(OSError):
            upstream = await self._connect()
            if upstream is None:
                if self._only_ready:
                    writer.write(NO_NODE_RESPONSE)
                    await writer.drain()
            else:
                await _relay_both_ways((reader, writer), upstream)
                await _close(upstream[1])
        await _close(writer)

    async def _connect(self) -> Streams | None:
        """Connect to the next target that accepts a connection, or return None."""
        for target in self._round_robin():
            try:
                async with asyncio.timeout(RESPONSE_TIMEOUT_S):
                    return await asyncio.open_connection("127.0.0.1", target)
            except (OSError, TimeoutError):
                # The target gets no connections until its next successful health check.
                if self._only_ready:
                    self.ready.discard(target)
        return None

    def _round_robin(self) -> Iterable[int]:
        """All ready targets, starting with the next one at each call."""
        ready = [target for target in self._targets if target in self.ready]
        if not ready:
            return ()
        self._turn += 1
        first = self._turn % len(ready)
        return [*ready[first:], *ready[:first]]

    async def _watch(self, target: int) -> None:
        """Check the health of a target periodically."""
        while True:
            await self._check(target)
            await asyncio.sleep(POLL_INTERVAL_S)

    async def _check(self, target: int) -> None:
        if await is_ready(target):
            self.ready.add(target)
        else:
            self.ready.discard(target)


async def is_ready(port: int) -> bool:
    """Whether the node at a port reports in time that it is ready."""
    try:
        async with asyncio.timeout(RESPONSE_TIMEOUT_S):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                writer.write(b"GET /readyz HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n")
                return (await reader.readline()).split(b" ")[1:2] == [b"200"]
            finally:
                await _close(writer)
    except (OSError, TimeoutError):
        return False


async def _relay_both_ways(client: Streams, upstream: Streams) -> None:
    """Relay bytes in both directions until both ends have closed, or one connection breaks."""
    try:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(_relay(client[0], upstream[1]))
            tasks.create_task(_relay(upstream[0], client[1]))
    except* OSError:
        # Break the other connection at once too.
        for _, writer in (client, upstream):
            writer.transport.abort()


async def _close(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with contextlib.suppress(OSError):
        await writer.wait_closed()


async def _relay(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(CHUNK_BYTES):
        writer.write(data)
        await writer.drain()
    if writer.can_write_eof():
        writer.write_eof()


async def main(port: int, targets: Sequence[int], *, only_ready: bool) -> None:
    """Relay until SIGINT or SIGTERM."""
    serving = asyncio.create_task(Relay(targets, only_ready=only_ready).serve(port))
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, serving.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await serving


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="relay")
    parser.add_argument("port", type=int)
    parser.add_argument("targets", type=int, nargs="+")
    parser.add_argument("--ready", action="store_true")
    given = parser.parse_args()
    sys.exit(asyncio.run(main(given.port, given.targets, only_ready=given.ready)))
