"""The limits of one server: how many connections there may be, how long each may take, and which addresses are barred."""

import asyncio
import logging
import os
import resource
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path

from rivage.core import RivageError

from .address_quota import AddressQuota, AddressQuotas, Deadline, NetworkLimits, unlimited
from .addresses import Proxies, address_key
from .errors import EdgeError, TooMany
from .security_log import SecurityLog

log = logging.getLogger("rivage.security")

SWEEP_INTERVAL_S = 0.5
"""Seconds between two checks of the deadlines."""
GRACE_S = 1.0
"""Seconds that every connection has for its request, however many others wait: many people may come in the same instant."""
MAX_DESCRIPTORS = 65_536
"""More file descriptors are never requested: some libraries walk through all possible ones."""
MIN_CONNECTIONS = 8
"""Connections that are allowed even where the system grants nearly no descriptors."""
DESCRIPTORS_IN_USE = Path("/proc/self/fd")


class Guard:
    """Counts connections and what they send, for one server."""

    def __init__(
        self,
        limits: NetworkLimits,
        body_bytes: int,
        security_log: SecurityLog,
        count_refusal: Callable[[str], None],
        render: Callable[[RivageError], bytes],
        *,
        proxies: str = "127.0.0.1,::1",
        behind_proxy: bool = False,
    ) -> None:
        """`body_bytes`: the largest body of a request. `render` makes a whole HTTP response of a refusal.

        `count_refusal` is called with the kind of every refusal. `behind_proxy`: clients connect through a proxy, so
        a trusted address is nobody's own.

        Raises:
            ValueError: when `proxies` has something that is not an address.
        """
        self.limits = limits
        self.body_bytes = body_bytes
        self.render = render
        self.proxies = Proxies(proxies)
        self.max_connections = connections_allowed(limits.connections, limits.descriptor_reserve)
        self.max_per_address = min(limits.connections_per_address, self.max_connections // 2)
        self.connections = 0
        self.clock = asyncio.get_running_loop().time
        self._security_log = security_log
        self._count_refusal = count_refusal
        self._behind_proxy = behind_proxy
        self._quotas = AddressQuotas(limits)
        self._proxy = unlimited("proxy", self.clock())
        self.nodes = unlimited("nodes", self.clock())
        """Connections of other nodes of the cluster are charged to it."""
        self._due: OrderedDict[Deadline, float] = OrderedDict()
        self._stalled: OrderedDict[Deadline, float] = OrderedDict()
        self._warned_about_proxy = False

    # Addresses.

    def quota(self, host: str) -> AddressQuota:
        """The quota that a connection from `host` is charged to before it has sent anything."""
        trusted = self.proxies.trusts(host)
        if trusted and self._behind_proxy:
            return self._proxy
        return self._quotas.get(address_key(host), self.clock(), is_proxy=trusted)

    def client_quota(self, host: str, client: str, *, is_probe: bool = False) -> AddressQuota:
        """The quota that a request is charged to which `host` forwards for `client` (empty: it does not say).

        `is_probe`: programs of the host send this request past the proxy, so a missing client is no mistake of the proxy's.
        """
        if client:
            return self._quotas.get(address_key(client), self.clock())
        quota = self.quota(host)
        if quota is self._proxy and not is_probe and not self._warned_about_proxy:
            self._warned_about_proxy = True
            log.warning("the proxy sets no X-Forwarded-For: people cannot be told apart, and limits per address do not hold")
        return quota

    # Connections.

    def check(self, quota: AddressQuota) -> EdgeError | None:
        """The reason why another connection of an address is refused, or None."""
        if quota.is_barred(self.clock()):
            self.record("barred", quota)
            return TooMany()
        if quota is not self._proxy and quota.connections >= self.max_per_address:
            self.record("connections", quota, most=self.max_per_address)
            return TooMany()
        return None

    def opened(self, quota: AddressQuota) -> None:
        """Count a connection that was opened."""
        self.connections += 1
        quota.connections += 1

    def closed(self, quota: AddressQuota) -> None:
        """Count a connection that was closed."""
        self.connections -= 1
        quota.connections -= 1

    def reassign(self, old: AddressQuota, new: AddressQuota) -> None:
        """Charge a connection to another address."""
        old.connections -= 1
        new.connections += 1

    def refund(self, quota: AddressQuota, size: int) -> None:
        """Give an address back what one request of `size` bytes on a new connection has taken."""
        for bucket, amount in ((quota.opens, 1), (quota.requests, 1), (quota.bytes, size)):
            bucket.put_back(amount)

    # Deadlines.

    def start_deadline(self, connection: Deadline, quota: AddressQuota, seconds: float) -> None:
        """Expect a request in time. When an address has too many unfinished ones, evict the oldest after their grace period."""
        now = self.clock()
        self._due[connection] = now + seconds
        self._due.move_to_end(connection)
        quota.waiting[connection] = now
        quota.waiting.move_to_end(connection)
        while len(quota.waiting) > quota.max_waiting:
            oldest, since = next(iter(quota.waiting.items()))
            if now - since <= GRACE_S:
                break
            del quota.waiting[oldest]
            self.record("half_requests", quota)
            oldest.evict()

    def end_deadline(self, connection: Deadline, quota: AddressQuota) -> None:
        """The request is complete."""
        self._due.pop(connection, None)
        quota.waiting.pop(connection, None)

    def start_stall(self, connection: Deadline) -> None:
        """The client does not read what was sent."""
        self._stalled.setdefault(connection, self.clock() + self.limits.stall_seconds)

    def end_stall(self, connection: Deadline) -> None:
        """The client reads again."""
        self._stalled.pop(connection, None)

    def evict_oldest(self) -> bool:
        """Evict the connection whose request has been unfinished for longest; False when all are in their grace period."""
        for connection, due in self._due.items():
            if due - self.clock() < self.limits.head_seconds - GRACE_S:
                connection.evict()
                return True
            break
        return False

    def sweep(self) -> None:
        """End what is overdue, write the counts of the security log, and forget addresses."""
        now = self.clock()
        for deadlines in (self._due, self._stalled):
            # A longer deadline may stand before a shorter one; they differ by seconds, and so does the effect.
            while deadlines and (first := next(iter(deadlines.items())))[1] <= now:
                connection = first[0]
                connection.on_deadline()
                deadlines.pop(connection, None)
        self._security_log.flush()
        self._quotas.forget(now)

    # Refusals.

    def record(self, kind: str, quota: AddressQuota, **facts: object) -> None:
        """Count and log a refusal."""
        self._count_refusal(kind)
        self._security_log.report(kind, quota.name, **facts)

    def strike(self, quota: AddressQuota, kind: str) -> None:
        """Bar an address for a while that sent more than any client needs to."""
        now = self.clock()
        if quota is not self._proxy:
            quota.strike(now)
        self.record(kind, quota, seconds=round(max(quota.barred_until - now, 0)))


def raise_descriptor_limit() -> None:
    """Use as many file descriptors as the system grants this process: the usual 1,024 are only the default."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MAX_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def connections_allowed(wanted: int, reserve: int) -> int:
    """`wanted`, or as many connections as there are free file descriptors beyond `reserve`."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    in_use = len(os.listdir(DESCRIPTORS_IN_USE)) if DESCRIPTORS_IN_USE.is_dir() else reserve  # noqa: PTH208 - only their number
    return max(MIN_CONNECTIONS, min(wanted, soft - in_use - reserve))
