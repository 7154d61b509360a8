"""What one address has used of what it may use. Time comes in as an argument."""

from collections import OrderedDict
from itertools import islice
from typing import Protocol

from rivage.server.limits import Bucket, NetworkLimits

ENDLESS = 10**15
FORGET_AFTER = 300.0
"""Seconds after which an address without connections is forgotten; every bucket is full again by then."""
HALF_LIFE = 60.0
"""Seconds in which an address is forgiven half of its floods."""

MANY_PEOPLE = 10
"""How many people an address stands for at which a trusted proxy may be."""


class Waiting(Protocol):
    """A connection that still owes something."""

    def overdue(self) -> None:
        """Its time is up."""
        ...

    def give_up(self) -> None:
        """Its place is needed."""
        ...


class Account:
    """One address."""

    __slots__ = (
        "_limits",
        "_struck_at",
        "barred_until",
        "bytes",
        "connections",
        "frames",
        "most_waiting",
        "name",
        "opens",
        "requests",
        "seen",
        "strikes",
        "waiting",
    )

    def __init__(self, name: str, limits: NetworkLimits, now: float) -> None:
        self.name = name
        self.connections = 0
        """Open now, those that wait for their turn included."""
        self.opens = Bucket(limits.opens_burst, limits.opens_rate, now)
        self.requests = Bucket(limits.requests_burst, limits.requests_rate, now)
        self.frames = Bucket(limits.address_frames_burst, limits.address_frames_rate, now)
        self.bytes = Bucket(limits.address_bytes_burst, limits.address_bytes_rate, now)
        self.waiting: OrderedDict[Waiting, float] = OrderedDict()
        """Connections that owe their request and since when, the oldest first."""
        self.most_waiting = limits.waiting_per_address
        """How many may, beyond a moment."""
        self.strikes = 0.0
        """Floods, the older ones counted less."""
        self.barred_until = 0.0
        self.seen = now
        self._struck_at = now
        self._limits = limits

    def strike(self, now: float) -> None:
        """Remember a flood: the address is kept out for a while, longer each time."""
        self.strikes = self.strikes * 0.5 ** ((now - self._struck_at) / HALF_LIFE) + 1
        self._struck_at = now
        # Beyond a few dozen the power would leave the range of numbers.
        seconds = self._limits.penalty_seconds * 2 ** min(self.strikes - 1, 30)
        self.barred_until = now + min(seconds, self._limits.penalty_most_seconds)

    def is_barred(self, now: float) -> bool:
        """The address is kept out."""
        return now < self.barred_until


class Accounts:
    """Every address of which something is known."""

    def __init__(self, limits: NetworkLimits, most: int = 50_000) -> None:
        self._limits = limits
        self._most = most
        self._accounts: OrderedDict[str, Account] = OrderedDict()

    def __len__(self) -> int:
        return len(self._accounts)

    def of(self, name: str, now: float, *, is_proxy: bool = False) -> Account:
        """The account of that name; where a proxy may stand, connections may be many until they say whose they are."""
        account = self._accounts.get(name)
        if account is None:
            account = self._accounts[name] = Account(name, self._limits, now)
            if is_proxy:
                account.opens = Bucket(self._limits.opens_burst * MANY_PEOPLE, self._limits.opens_rate * MANY_PEOPLE, now)
                account.bytes = Bucket(
                    self._limits.address_bytes_burst * MANY_PEOPLE, self._limits.address_bytes_rate * MANY_PEOPLE, now
                )
                account.most_waiting = self._limits.waiting_per_address * MANY_PEOPLE
            if len(self._accounts) > self._most:
                self.forget(now, 0.0, at_most=16)
        else:
            self._accounts.move_to_end(name)
        account.seen = now
        return account

    def forget(self, now: float, after: float = FORGET_AFTER, *, at_most: int = 1000) -> None:
        """Forget addresses without connections that were last seen `after` seconds ago or longer."""
        for name, account in list(islice(self._accounts.items(), at_most)):
            if now - account.seen < after:
                break
            if account.connections or account.is_barred(now):
                account.seen = now
                self._accounts.move_to_end(name)
            else:
                del self._accounts[name]


def endless(name: str, now: float) -> Account:
    """An account without limits, for a proxy that does not say for whom it speaks."""
    limits = NetworkLimits(
        waiting_per_address=ENDLESS,
        opens_burst=ENDLESS,
        requests_burst=ENDLESS,
        address_frames_burst=ENDLESS,
        address_bytes_burst=ENDLESS,
    )
    return Account(name, limits, now)
