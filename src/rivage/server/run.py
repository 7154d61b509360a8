"""Run the server: bind the port, serve until a signal, then close every socket and flush the store."""

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
from rivage.hosting.errors import BadBus, BusAway, Going
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
"""Ports tried, beginning with the wanted one, when any will do."""
THREAD_SWITCH_INTERVAL_S = 0.0005
"""Seconds: switch interval of the interpreter's threads."""
MAX_FRAME_BYTES = 64 * 1024
"""Larger frames end the connection. Smaller ones that are still too large are answered."""
RETRY_INTERVAL_S = 1.0
"""Seconds between two attempts to open the services."""


class StartupGate:
    """The ASGI application of a node: until its services are open it answers 503 with the reason, then it forwards every request.

    A server of one process that cannot open its database exits with an error. A node retries: its bus or database may be started
    later, or be away for a while, and `/readyz` says what is missing.
    """

    def __init__(self) -> None:
        self._inside: App | None = None
        self._why: RivageError = BusAway("the server is being opened")

    def set_app(self, inside: App | None) -> None:
        """Forward requests to this application; None: refuse them."""
        self._inside = inside

    def set_reason(self, why: RivageError) -> None:
        """Set the reason given while the services are not open."""
        self._why = why

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if self._inside is not None:
            await self._inside(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await deny(scope, send, NotReady(self._why))
        elif scope["type"] == "http" and scope["path"] == "/healthz":
            await reply(send, 200, b"ok\n", [(b"content-type", b"text/plain")])
        elif scope["type"] == "http":
            headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store"), (b"retry-after", b"1")]
            await reply(send, 503, encode(problem(NotReady(self._why))), headers)


@asynccontextmanager
async def open_when_ready(
    gate: StartupGate,
    open_it: Callable[[], AbstractAsyncContextManager[Services]],
    edge: Callable[[Services], App],
    going: asyncio.Event,
    *,
    retry_interval_s: float = RETRY_INTERVAL_S,
) -> AsyncIterator[asyncio.Task[None]]:
    """Open the services in the background, retrying until it works, and close them at the end. `going` is set to stop.

    Raises:
        BadUrl, BadBus: in the task, when no retry can help.
    """
    logged = ""

    async def stay_open() -> None:
        async with open_it() as services:
            node_log.info("the server is open")
            gate.set_app(edge(services))
            try:
                await going.wait()
            finally:
                # The tables move to other nodes first; new connections are refused meanwhile.
                await services.tables.close()
                gate.set_reason(Going())
                gate.set_app(None)

    async def run() -> None:
        nonlocal logged
        while not going.is_set():
            try:
                await stay_open()
            except (BadUrl, BadBus):
                raise
            except (BusError, StoreError) as error:
                if str(error) != logged:
                    node_log.error("the server cannot be opened; trying again: %s", error)
                logged = str(error)
                gate.set_reason(error)
                with suppress(TimeoutError):
                    await asyncio.wait_for(going.wait(), retry_interval_s)

    task = asyncio.create_task(run())
    try:
        yield task
    finally:
        going.set()
        await asyncio.wait([task])


def listen(host: str, port: int, *, any_port: bool = False, flags: str = "--port or --host") -> socket.socket:
    """A socket bound to `host` and `port`; with `any_port`, to the next free one. Port 0 lets the system choose.

    `flags` says by what another address is chosen.

    Raises:
        NoPort: when another program has the port, or it may not be had.
    """
    if not host:
        # An empty name would mean every address of this machine.
        raise NoPort(host, port, "no address is named", flags=flags)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for offset in range(MAX_PORTS_TRIED if any_port else 1):
        bound = socket.socket(family, socket.SOCK_STREAM)
        # A server that was just stopped must be able to come back at once.
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((host, port + offset))
            # Two programs may both bind with SO_REUSEADDR; only one may listen.
            bound.listen(1024)
        except (OSError, OverflowError, TypeError, UnicodeError) as error:  # the last two for a name that no host can have
            bound.close()
            if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
                continue
            reason = error.strerror if isinstance(error, OSError) else None
            raise NoPort(host, port + offset, reason or str(error), flags=flags) from None
        bound.setblocking(False)
        return bound
    raise NoPort(host, port, flags=flags)


class Server(uvicorn.Server):
    """uvicorn with an acceptor of our own, and with signals that let the store be flushed."""

    def __init__(
        self,
        app: App,
        guard: Guard,
        bound: socket.socket,
        on_ready: Callable[[], None],
        before_end: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """`before_end` is awaited at the first signal, before any connection is closed: a node hands its tables over."""
        super().__init__(config_for(app, guard))
        self._guard = guard
        self._bound = bound
        self._acceptor: Acceptor
        self._on_ready = on_ready
        self._before_end = before_end
        self._ending: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept connections, and say so."""
        # uvicorn itself listens nowhere: it only learns of the connections that the guard passes on.
        await super().startup(sockets=[])
        tune()
        self._acceptor = Acceptor(self._bound, self._guard, self.connection)
        self._acceptor.start()
        self._on_ready()

    def connection(self, quota: AddressQuota) -> GuardedConnection:
        """A connection that uvicorn serves behind the guard."""
        make: Callable[..., asyncio.Protocol] = self.config.http_protocol_class

        def make_protocol(connection: GuardedConnection) -> asyncio.Protocol:
            return make(config=self.config, server_state=self.server_state, app_state={"connection": connection})

        return GuardedConnection(self._guard, quota, make_protocol)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept no more, and close every connection."""
        self._acceptor.close()
        self._bound.close()
        await self._acceptor.wait_closed()
        await super().shutdown(sockets=[])

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop politely at the first signal, at once at the second."""
        loop = asyncio.get_running_loop()

        async def end(before_end: Callable[[], Awaitable[None]]) -> None:
            try:
                await before_end()
            finally:
                self.should_exit = True

        def stop() -> None:
            if self._before_end is not None and self._ending is None:
                self._ending = loop.create_task(end(self._before_end))
                return
            self.force_exit = self.should_exit
            self.should_exit = True

        for each in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(each, stop)
        try:
            yield
        finally:
            for each in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(each)


def default_address(bound: socket.socket, bus: str) -> str:
    """Where other nodes reach this one by default: the address it listens to, or the one from which it reaches the bus."""
    host, port = bound.getsockname()[:2]
    if host in {"0.0.0.0", "::"}:  # noqa: S104  (compared, not bound)
        place = urlsplit(bus.partition(",")[0].strip())
        try:
            found = socket.getaddrinfo(place.hostname, place.port or 4222, type=socket.SOCK_DGRAM)[0]
            with socket.socket(found[0], socket.SOCK_DGRAM) as probe:
                # Connecting a datagram socket sends nothing; it only selects the network interface.
                probe.connect(found[4])
                host = probe.getsockname()[0]
        except OSError:
            return ""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


async def serve(bound: socket.socket, database: str, data_folder: Path, settings: Settings, on_ready: Callable[[], None]) -> None:
    """Serve on `bound` until SIGINT or SIGTERM; `on_ready` is called when the first request can be taken.

    A node, which has a bus, takes requests before its services are open, and says what is missing.

    Raises:
        NoPort: when the metrics cannot be shown at their own address.
        StoreError: when the database cannot be used.
        BadBus: when the bus cannot be one.
        BadTrace: when traces cannot be sent as asked for.
    """
    if settings.bus:
        from rivage.hosting.link import addresses  # a server of one process need not load NATS

        addresses(settings.bus, settings.cluster)
        find_shared(database)
    raise_descriptor_limit()
    if settings.trace:
        trace.start(settings.trace, f"{socket.gethostname()}:{bound.getsockname()[1]}")
    apart = listen(*read_address(settings.metrics), flags="--metrics") if settings.metrics else None
    metrics, security = Metrics(), SecurityLog()
    guard = Guard(
        settings.limits.network,
        settings.limits.body_bytes,
        security,
        metrics.refused,
        whole_response,
        proxies=settings.trust_proxy,
        behind_proxy=bool(settings.public_url),
    )

    def open_it() -> AbstractAsyncContextManager[Services]:
        # Each time: the name of the bus may not be known before it runs.
        advertise = settings.advertise or (default_address(bound, settings.bus) if settings.bus else "")
        return open_services(database, data_folder, replace(settings, advertise=advertise), metrics, security)

    async with serve_metrics(apart, metrics, settings.metrics_token):
        if settings.bus:
            await _serve_node(bound, guard, open_it, on_ready)
        else:
            async with open_it() as services:
                await Server(Edge(services), guard, bound, on_ready).serve()
    trace.stop()
    log.info("stopped")


async def _serve_node(
    bound: socket.socket, guard: Guard, open_it: Callable[[], AbstractAsyncContextManager[Services]], on_ready: Callable[[], None]
) -> None:
    gate, going = StartupGate(), asyncio.Event()
    async with open_when_ready(gate, open_it, Edge, going) as services:

        async def hand_over() -> None:
            going.set()
            await asyncio.wait([services])

        server = Server(gate, guard, bound, on_ready, hand_over)
        serving = asyncio.create_task(server.serve())
        await asyncio.wait([serving, services], return_when=asyncio.FIRST_COMPLETED)
        server.should_exit = True
        await serving
    await services


def config_for(app: App, guard: Guard) -> uvicorn.Config:
    """How uvicorn serves what the guard passes on."""
    logging.getLogger("uvicorn.error").addFilter(is_own_error)
    return uvicorn.Config(
        GuardedApp(app, guard),
        lifespan="off",
        http="httptools",
        ws="websockets-sansio",
        # The guard finds out whom a proxy speaks for, because it counts by that.
        proxy_headers=False,
        timeout_keep_alive=guard.limits.idle_seconds,
        ws_per_message_deflate=False,
        ws_max_size=MAX_FRAME_BYTES,
        # The browser pings after a silence; one heartbeat is enough.
        ws_ping_interval=None,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def is_own_error(record: logging.LogRecord) -> bool:
    """Filter uvicorn's log: whatever a client can cause, as often as it likes, is counted by the guard instead."""
    is_bad_text = record.exc_info is not None and isinstance(record.exc_info[1], UnicodeDecodeError)
    is_refused_handshake = record.getMessage().endswith("without completing handshake.")
    return record.levelno >= logging.ERROR and not is_bad_text and not is_refused_handshake


def tune() -> None:
    """Tune the interpreter for a long-lived server."""
    # Objects that live as long as the process need not be examined by every collection.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    # The store's writer asks for the interpreter several times a batch: at the default of 5 ms each, everybody would wait.
    sys.setswitchinterval(THREAD_SWITCH_INTERVAL_S)


def run(bound: socket.socket, database: str, data_folder: Path, settings: Settings, on_ready: Callable[[], None]) -> None:
    """`serve`, on the fastest event loop there is."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(serve(bound, database, data_folder, settings, on_ready))
