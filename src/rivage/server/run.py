"""Runs the server: binds the port, serves until a signal, then closes every socket and flushes the store (graceful shutdown)."""

import asyncio
import errno
import gc
import logging
import signal
import socket
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import uvicorn
import uvloop
from msgspec.structs import replace

from rivage.core import RivageError, encode
from rivage.hosting import BusError, trace
from rivage.hosting.errors import BadBusUrl, BusUnavailable, NodeStopping
from rivage.store import BadUrl, StoreError, find_shared

from .app import Edge, open_services
from .asgi.http import App, Receive, Scope, Send, reply
from .asgi.problems import problem, whole_response
from .errors import NoPort, NotReady
from .guard import Acceptor, AddressQuota, Guard, GuardedApp, GuardedConnection, SecurityLog, raise_descriptor_limit
from .http.metrics_page import read_address, serve_metrics
from .metrics import Metrics
from .services import Services
from .settings import Settings
from .ws.socket import deny

log = logging.getLogger("rivage.server")
node_log = logging.getLogger("rivage.nodes")

MAX_PORTS_TRIED = 20
"""Ports that `listen` tries with `any_port`, starting at the requested one."""
THREAD_SWITCH_INTERVAL_S = 0.0005
"""Seconds: the thread switch interval of the interpreter."""
MAX_FRAME_BYTES = 64 * 1024
"""Bytes of a WebSocket frame. A larger frame ends the connection; smaller ones above `Limits.message_bytes` get a refusal."""
RETRY_INTERVAL_S = 1.0
"""Seconds between two attempts to open the services."""


class StartupGate:
    """The ASGI application of a node. Answers 503 with the reason until the services are open, then forwards every request.

    A single process that cannot open its database exits with an error. A node retries, because its bus or database may start
    later or be unavailable for a while; meanwhile `/readyz` names the cause.
    """

    def __init__(self) -> None:
        self._app: App | None = None
        self._reason: RivageError = BusUnavailable("the server is starting")

    def set_app(self, app: App | None) -> None:
        """Forward requests to this application; with None, refuse them."""
        self._app = app

    def set_reason(self, reason: RivageError) -> None:
        """Set the reason sent while the services are not open."""
        self._reason = reason

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if self._app is not None:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await deny(scope, send, NotReady(self._reason))
        elif scope["type"] == "http" and scope["path"] == "/healthz":
            await reply(send, 200, b"ok\n", [(b"content-type", b"text/plain")])
        elif scope["type"] == "http":
            headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store"), (b"retry-after", b"1")]
            await reply(send, 503, encode(problem(NotReady(self._reason))), headers)


@asynccontextmanager
async def open_when_ready(
    gate: StartupGate,
    make_services: Callable[[], AbstractAsyncContextManager[Services]],
    make_app: Callable[[Services], App],
    stopping: asyncio.Event,
    *,
    retry_interval_s: float = RETRY_INTERVAL_S,
) -> AsyncIterator[asyncio.Task[None]]:
    """Open the services in a background task, with retries, and close them when the block ends.

    Yields the task. Set `stopping` to close the services earlier.

    Raises:
        BadUrl, BadBusUrl: in the task, because a retry cannot help.
    """
    logged = ""

    async def serve_until_stopped() -> None:
        async with make_services() as services:
            node_log.info("services open")
            gate.set_app(make_app(services))
            try:
                await stopping.wait()
            finally:
                # Hand the tables over to other nodes first. New connections are refused meanwhile.
                await services.tables.close()
                gate.set_reason(NodeStopping())
                gate.set_app(None)

    async def run() -> None:
        nonlocal logged
        while not stopping.is_set():
            try:
                await serve_until_stopped()
            except (BadUrl, BadBusUrl):
                raise
            except (BusError, StoreError) as error:
                if str(error) != logged:
                    node_log.error("cannot open the services; retrying: %s", error)
                logged = str(error)
                gate.set_reason(error)
                with suppress(TimeoutError):
                    await asyncio.wait_for(stopping.wait(), retry_interval_s)

    task = asyncio.create_task(run())
    try:
        yield task
    finally:
        stopping.set()
        await asyncio.wait([task])


def listen(host: str, port: int, *, any_port: bool = False, flags: str = "--port or --host") -> socket.socket:
    """Create a listening socket. Port 0 lets the system choose.

    Args:
        host: the address to bind.
        port: the port to bind.
        any_port: use the next free port when `port` is taken.
        flags: the command-line options that choose another address, named in the error.

    Raises:
        NoPort: when another program uses the port, or the process may not bind it.
    """
    if not host:
        # An empty name would bind every address of this machine.
        raise NoPort(host, port, "the address is empty", flags=flags)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for offset in range(MAX_PORTS_TRIED if any_port else 1):
        bound = socket.socket(family, socket.SOCK_STREAM)
        # A server must be able to restart at once on the same port.
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((host, port + offset))
            # With SO_REUSEADDR two programs can bind the port, but only one can listen.
            bound.listen(1024)
        except (OSError, OverflowError, TypeError, UnicodeError) as error:  # the last two for an invalid host name
            bound.close()
            if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
                continue
            reason = error.strerror if isinstance(error, OSError) else None
            raise NoPort(host, port + offset, reason or str(error), flags=flags) from None
        bound.setblocking(False)
        return bound
    raise NoPort(host, port, flags=flags)


class Server(uvicorn.Server):
    """A uvicorn server with the guard's acceptor and graceful shutdown."""

    def __init__(
        self,
        app: App,
        guard: Guard,
        bound: socket.socket,
        on_ready: Callable[[], None],
        before_shutdown: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """`before_shutdown` is awaited at the first signal, before any connection is closed: a node hands its tables over."""
        super().__init__(config_for(app, guard))
        self._guard = guard
        self._bound = bound
        self._acceptor: Acceptor
        self._on_ready = on_ready
        self._before_shutdown = before_shutdown
        self._shutting_down: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start accepting connections and call `on_ready`."""
        # uvicorn itself does not listen: it gets its connections from the acceptor.
        await super().startup(sockets=[])
        tune_interpreter()
        self._acceptor = Acceptor(self._bound, self._guard, self.connection)
        self._acceptor.start()
        self._on_ready()

    def connection(self, quota: AddressQuota) -> GuardedConnection:
        """Create a guarded connection that uvicorn serves."""
        make: Callable[..., asyncio.Protocol] = self.config.http_protocol_class

        def make_protocol(connection: GuardedConnection) -> asyncio.Protocol:
            return make(config=self.config, server_state=self.server_state, app_state={"connection": connection})

        return GuardedConnection(self._guard, quota, make_protocol)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop accepting and close every connection."""
        self._acceptor.close()
        self._bound.close()
        await self._acceptor.wait_closed()
        await super().shutdown(sockets=[])

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Shut down gracefully at the first signal, immediately at the second."""
        loop = asyncio.get_running_loop()

        async def shut_down(before_shutdown: Callable[[], Awaitable[None]]) -> None:
            try:
                await before_shutdown()
            finally:
                self.should_exit = True

        def stop() -> None:
            if self._before_shutdown is not None and self._shutting_down is None:
                self._shutting_down = loop.create_task(shut_down(self._before_shutdown))
                return
            self.force_exit = self.should_exit
            self.should_exit = True

        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, stop)
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)


def default_address(bound: socket.socket, bus: str) -> str:
    """The default URL that a node advertises, or an empty string if its address cannot be found.

    It has the address that the node listens on or, for a wildcard address, the one from which it connects to the bus.
    """
    host, port = bound.getsockname()[:2]
    if host in {"0.0.0.0", "::"}:  # noqa: S104  (compared, not bound)
        url = urlsplit(bus.partition(",")[0].strip())
        try:
            found = socket.getaddrinfo(url.hostname, url.port or 4222, type=socket.SOCK_DGRAM)[0]
            with socket.socket(found[0], socket.SOCK_DGRAM) as probe:
                # Connecting a datagram socket sends nothing; it only selects the network interface.
                probe.connect(found[4])
                host = probe.getsockname()[0]
        except OSError:
            return ""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


async def serve(bound: socket.socket, database: str, data_folder: Path, settings: Settings, on_ready: Callable[[], None]) -> None:
    """Serve on `bound` until SIGINT or SIGTERM. `on_ready` is called when the server accepts requests.

    A node (`settings.bus`) accepts requests before its services are open, and answers them with the reason.

    Raises:
        NoPort: when the address of `settings.metrics` cannot be bound.
        StoreError: when the database cannot be used.
        BadBusUrl: when `settings.bus` is not a valid address of a bus.
        BadTrace: when traces cannot be sent to `settings.trace`.
    """
    if settings.bus:
        from rivage.hosting.link import addresses  # imported here: a single process does not need the NATS client

        addresses(settings.bus, settings.cluster)
        find_shared(database)
    raise_descriptor_limit()
    if settings.trace:
        trace.start(settings.trace, f"{socket.gethostname()}:{bound.getsockname()[1]}")
    metrics_socket = listen(*read_address(settings.metrics), flags="--metrics") if settings.metrics else None
    metrics, security = Metrics(), SecurityLog()
    guard = Guard(
        settings.limits.network,
        settings.limits.body_bytes,
        security,
        metrics.count_refusal,
        whole_response,
        proxies=settings.trust_proxy,
        behind_proxy=bool(settings.public_url),
    )

    def make_services() -> AbstractAsyncContextManager[Services]:
        # Resolved at each attempt, because the host name of the bus may not resolve before the bus is started.
        advertise = settings.advertise or (default_address(bound, settings.bus) if settings.bus else "")
        return open_services(database, data_folder, replace(settings, advertise=advertise), metrics, security)

    async with serve_metrics(metrics_socket, metrics, settings.metrics_token):
        if settings.bus:
            await _serve_node(bound, guard, make_services, on_ready)
        else:
            async with make_services() as services:
                await Server(Edge(services), guard, bound, on_ready).serve()
    trace.stop()
    log.info("stopped")


async def _serve_node(
    bound: socket.socket,
    guard: Guard,
    make_services: Callable[[], AbstractAsyncContextManager[Services]],
    on_ready: Callable[[], None],
) -> None:
    gate, stopping = StartupGate(), asyncio.Event()
    async with open_when_ready(gate, make_services, Edge, stopping) as services_task:

        async def hand_over() -> None:
            stopping.set()
            await asyncio.wait([services_task])

        server = Server(gate, guard, bound, on_ready, hand_over)
        serving = asyncio.create_task(server.serve())
        await asyncio.wait([serving, services_task], return_when=asyncio.FIRST_COMPLETED)
        server.should_exit = True
        await serving
    await services_task


def config_for(app: App, guard: Guard) -> uvicorn.Config:
    """The uvicorn configuration behind the guard."""
    logging.getLogger("uvicorn.error").addFilter(is_own_error)
    return uvicorn.Config(
        GuardedApp(app, guard),
        lifespan="off",
        http="httptools",
        ws="websockets-sansio",
        # The guard reads the proxy headers itself, because it counts by client address.
        proxy_headers=False,
        timeout_keep_alive=guard.limits.idle_seconds,
        ws_per_message_deflate=False,
        ws_max_size=MAX_FRAME_BYTES,
        # The browser sends heartbeats; one in each connection is enough.
        ws_ping_interval=None,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def is_own_error(record: logging.LogRecord) -> bool:
    """Filter uvicorn's log. Errors that any client can cause at will are counted by the guard instead."""
    is_bad_text = record.exc_info is not None and isinstance(record.exc_info[1], UnicodeDecodeError)
    is_refused_handshake = record.getMessage().endswith("without completing handshake.")
    return record.levelno >= logging.ERROR and not is_bad_text and not is_refused_handshake


def tune_interpreter() -> None:
    """Tune the interpreter for a long-lived server."""
    # Objects that live as long as the process need no garbage collection.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    # The store's writer thread acquires the GIL several times for each batch. At the default of 5 ms each, commits would be slow.
    sys.setswitchinterval(THREAD_SWITCH_INTERVAL_S)


def run(bound: socket.socket, database: str, data_folder: Path, settings: Settings, on_ready: Callable[[], None]) -> None:
    """Run `serve` on a uvloop event loop."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(serve(bound, database, data_folder, settings, on_ready))
