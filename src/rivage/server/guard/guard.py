"""The state of the guard: connection limits, deadlines, quotas by address, and barred addresses."""

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
"""Seconds for which a new connection is never evicted, because many clients may connect in the same instant."""
MAX_DESCRIPTORS = 65_536
"""Maximum limit of file descriptors. Some libraries iterate over all possible ones."""
MIN_CONNECTIONS = 8
"""Connections that are allowed even if the limit of file descriptors is very low."""
DESCRIPTORS_IN_USE = Path("/proc/self/fd")


class Guard:
    """The limits and counts of one server, which all its connections share."""

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
        """Create a guard. It must be called in a running event loop.

        Args:
            limits: the limits of connections and addresses.
            body_bytes: maximum size of the body of a request.
            security_log: logs refusals.
            count_refusal: called with the kind of every refusal.
            render: creates a whole HTTP response from an error.
            proxies: trusted proxies, see `Proxies`.
            behind_proxy: clients connect through a proxy, so a trusted address is not that of a client.

        Raises:
            ValueError: when `proxies` is invalid.
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
        """The quota of all connections from other nodes of the cluster."""
        self._due: OrderedDict[Deadline, float] = OrderedDict()
        self._stalled: OrderedDict[Deadline, float] = OrderedDict()
        self._warned_about_proxy = False

    # Addresses.

    def quota(self, host: str) -> AddressQuota:
        """The quota that a new connection from `host` is charged to."""
        trusted = self.proxies.trusts(host)
        if trusted and self._behind_proxy:
            return self._proxy
        return self._quotas.get(address_key(host), self.clock(), is_proxy=trusted)

    def client_quota(self, host: str, client: str, *, is_probe: bool = False) -> AddressQuota:
        """The quota that a request is charged to, which the proxy `host` forwards for `client`.

        `client` is empty when the proxy does not name it. That is logged once as a misconfiguration, except for an `is_probe`
        request, which monitoring programs send directly.
        """
        if client:
            return self._quotas.get(address_key(client), self.clock())
        quota = self.quota(host)
        if quota is self._proxy and not is_probe and not self._warned_about_proxy:
            self._warned_about_proxy = True
            log.warning("the proxy does not set X-Forwarded-For: limits per address have no effect")
        return quota

    # Connections.

    def check(self, quota: AddressQuota) -> EdgeError | None:
        """The error with which another connection of an address is refused, or None."""
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
        """Move a connection to the quota of another address."""
        old.connections -= 1
        new.connections += 1

    def refund(self, quota: AddressQuota, size: int) -> None:
        """Undo the charges for one request of `size` bytes on a new connection."""
        for bucket, amount in ((quota.opens, 1), (quota.requests, 1), (quota.bytes, size)):
            bucket.put_back(amount)

    # Deadlines.

    def start_deadline(self, connection: Deadline, quota: AddressQuota, seconds: float) -> None:
        """Start the deadline of a request. If the address has too many incomplete requests, evict the oldest ones."""
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
        """End the deadline of a complete request."""
        self._due.pop(connection, None)
        quota.waiting.pop(connection, None)

    def start_stall(self, connection: Deadline) -> None:
        """Start the deadline of a client that does not read."""
        self._stalled.setdefault(connection, self.clock() + self.limits.stall_seconds)

    def end_stall(self, connection: Deadline) -> None:
        """End the deadline of a client that reads again."""
        self._stalled.pop(connection, None)

    def evict_oldest(self) -> bool:
        """Evict the connection with the oldest incomplete request. Returns False when all are in their grace period."""
        for connection, due in self._due.items():
            if due - self.clock() < self.limits.head_seconds - GRACE_S:
                connection.evict()
                return True
            break
        return False

    def sweep(self) -> None:
        """Close overdue connections, flush the security log, and evict idle quotas."""
        now = self.clock()
        for deadlines in (self._due, self._stalled):
            # A longer deadline may stand before a shorter one, which then is late by a few seconds.
            while deadlines and (first := next(iter(deadlines.items())))[1] <= now:
                connection = first[0]
                connection.on_deadline()
                deadlines.pop(connection, None)
        self._security_log.flush()
        self._quotas.evict(now)

    # Refusals.

    def record(self, kind: str, quota: AddressQuota, **facts: object) -> None:
        """Count and log a refusal."""
        self._count_refusal(kind)
        self._security_log.report(kind, quota.name, **facts)

    def strike(self, quota: AddressQuota, kind: str) -> None:
        """Bar an address for a while after a flood."""
        now = self.clock()
        if quota is not self._proxy:
            quota.strike(now)
        self.record(kind, quota, seconds=round(max(quota.barred_until - now, 0)))


def raise_descriptor_limit() -> None:
    """Raise the soft limit of file descriptors, usually 1,024, to the hard limit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MAX_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def connections_allowed(wanted: int, reserve: int) -> int:
    """The maximum number of connections: `wanted`, or fewer if there are not enough file descriptors besides `reserve`."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    in_use = len(os.listdir(DESCRIPTORS_IN_USE)) if DESCRIPTORS_IN_USE.is_dir() else reserve  # noqa: PTH208 - only counted
    return max(MIN_CONNECTIONS, min(wanted, soft - in_use - reserve))
