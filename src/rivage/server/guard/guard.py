"""The guard at the door: who may come in, how long they may take, and who is kept out."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable

from rivage.server.errors import EdgeError, TooMany
from rivage.server.limits import Limits

from .address_quota import Account, Accounts, Waiting, endless
from .addresses import Proxies, account_name
from .descriptors import room
from .memory import SpareMemory
from .security_log import SecurityLog

log = logging.getLogger("rivage.security")

EVERY = 0.5
"""Seconds between two looks at what is overdue."""
MOMENT = 1.0
"""Seconds that everybody has for a request, however many others wait: many people may come in the same instant."""


class Guard:
    """Counts connections and what they send, for one server."""

    def __init__(
        self,
        limits: Limits,
        events: SecurityLog,
        count: Callable[[str], None],
        *,
        proxies: str = "127.0.0.1,::1",
        behind_proxy: bool = False,
    ) -> None:
        """Count for a server with these limits.

        `count` is told the kind of every refusal. `behind_proxy`: people come through a proxy, so that trusted addresses are
        nobody's own.

        Raises:
            ValueError: when `proxies` has something that is no address.
        """
        self.limits = limits
        self.network = limits.network
        self._events = events
        self._count = count
        self.proxies = Proxies(proxies)
        self.most = room(self.network.connections, self.network.descriptor_reserve)
        """Connections in all."""
        self.most_per_address = min(self.network.connections_per_address, self.most // 2)
        self.connections = 0
        self.clock = asyncio.get_running_loop().time
        self._behind_proxy = behind_proxy
        self._accounts = Accounts(self.network)
        self._proxy = endless("proxy", self.clock())
        self._due: OrderedDict[Waiting, float] = OrderedDict()
        self._stalled: OrderedDict[Waiting, float] = OrderedDict()
        self._told_about_proxy = False
        self._memory = SpareMemory()

    # Who it is.

    def account(self, host: str) -> Account:
        """What a connection from `host` is counted under, before it has said anything."""
        trusted = self.proxies.trusts(host)
        if trusted and self._behind_proxy:
            return self._proxy
        return self._accounts.of(account_name(host), self.clock(), is_proxy=trusted)

    def client_account(self, host: str, client: str, *, is_probe: bool = False) -> Account:
        """What a request that `host` forwards for `client` (empty: it does not say) is counted under.

        `is_probe`: it asks for what programs of the host ask for past the proxy, which says nothing about the proxy.
        """
        if client:
            return self._accounts.of(account_name(client), self.clock())
        account = self.account(host)
        if account is self._proxy and not is_probe and not self._told_about_proxy:
            self._told_about_proxy = True
            log.warning("the proxy sets no X-Forwarded-For: people cannot be told apart, and limits per address do not hold")
        return account

    # Coming and going.

    def admits(self, account: Account) -> EdgeError | None:
        """Why one more connection of an address is not taken; None when it is."""
        if account.is_barred(self.clock()):
            self.tell("barred", account)
            return TooMany()
        if account is not self._proxy and account.connections >= self.most_per_address:
            self.tell("connections", account, most=self.most_per_address)
            return TooMany()
        return None

    def came(self, account: Account) -> None:
        """One connection more."""
        self.connections += 1
        account.connections += 1

    def went(self, account: Account) -> None:
        """One connection less."""
        self.connections -= 1
        account.connections -= 1
        self._memory.closed()

    def moved(self, old: Account, new: Account) -> None:
        """A connection turned out to be another address's."""
        old.connections -= 1
        new.connections += 1

    # Time.

    def wait(self, one: Waiting, account: Account, seconds: float) -> None:
        """`one` owes a request within so many seconds; where too many of an address do, those that had their moment go."""
        now = self.clock()
        self._due[one] = now + seconds
        self._due.move_to_end(one)
        account.waiting[one] = now
        account.waiting.move_to_end(one)
        while len(account.waiting) > account.most_waiting:
            oldest, since = next(iter(account.waiting.items()))
            if now - since <= MOMENT:
                break
            del account.waiting[oldest]
            self.tell("half_requests", account)
            oldest.give_up()

    def settle(self, one: Waiting, account: Account) -> None:
        """`one` owes nothing any more."""
        self._due.pop(one, None)
        account.waiting.pop(one, None)

    def stall(self, one: Waiting) -> None:
        """What was sent to `one` is not taken in."""
        self._stalled.setdefault(one, self.clock() + self.network.stall_seconds)

    def flow(self, one: Waiting) -> None:
        """`one` takes in again."""
        self._stalled.pop(one, None)

    def make_room(self) -> bool:
        """Give up the connection that has owed its request for longest; False when none has for a second."""
        for one, due in self._due.items():
            if due - self.clock() < self.network.head_seconds - MOMENT:
                one.give_up()
                return True
            break
        return False

    def sweep(self) -> None:
        """Give up whatever is overdue, write what was only counted, and give back the memory of who has gone."""
        now = self.clock()
        for table in (self._due, self._stalled):
            # Those with a longer time may stand before those with a shorter one; they differ by seconds, and so does this.
            while table and (first := next(iter(table.items())))[1] <= now:
                one = first[0]
                one.overdue()
                table.pop(one, None)
        self._events.flush()
        self._accounts.forget(now)
        self._memory.look(now)

    # What came.

    def tell(self, kind: str, account: Account, **facts: object) -> None:
        """Something of an address was refused."""
        self._count(kind)
        self._events.report(kind, account.name, **facts)

    def flooded(self, account: Account, kind: str) -> None:
        """An address sent more than anyone needs to: keep it out for a while."""
        now = self.clock()
        if account is not self._proxy:
            account.strike(now)
        self.tell(kind, account, seconds=round(max(account.barred_until - now, 0)))
