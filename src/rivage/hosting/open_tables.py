"""How many tables one guest, or one address, may have open: who lays them without end would fill the server.

A table is open until its match is over. It is counted from when it was laid until then, for a day at limits: who left a game half
played yesterday, and everybody who shares an address with them, may play again today.
"""

import msgspec

from rivage.table.errors import TooManyTables
from rivage.table.match import DAY


class Caps(msgspec.Struct, frozen=True):
    """How many tables may be open; 0 for any number."""

    guest: int = 100
    """Laid by one guest."""
    address: int = 500
    """Laid from one address: a school, a café or a home has one for all who are there."""


class OpenTables:
    """The open tables by who laid them."""

    def __init__(self, caps: Caps) -> None:
        self._caps = caps
        self._created: dict[tuple[str, str], dict[str, int]] = {}
        """The tables by what they are counted under, with when they were laid; the oldest first."""
        self._keys: dict[str, tuple[tuple[str, str], ...]] = {}
        """What each table is counted under."""

    def add(self, table: str, guest: str, address: str, now: int) -> bool:
        """Count a table that is about to be laid at `now`; False when it is counted. The empty text is nobody, and not counted.

        Raises:
            TooManyTables: when there are as many as there may be.
        """
        if table in self._keys:
            return False
        limits = self._limits(guest, address)
        keys = tuple(key for key in limits if key[1] and limits[key])
        for key in keys:
            self._expire(key, now - DAY)
            if len(self._created.get(key, ())) >= limits[key]:
                raise TooManyTables(
                    f"{limits[key]} tables of today are open: finish some of them first", most=limits[key], whose=key[0]
                )
        self._record(table, keys, now)
        return True

    def _limits(self, guest: str, address: str) -> dict[tuple[str, str], int]:
        """How many tables may be open, by what they are counted under."""
        return {("guest", guest): self._caps.guest, ("address", address): self._caps.address}

    def _record(self, table: str, keys: tuple[tuple[str, str], ...], now: int) -> None:
        self._keys[table] = keys
        for key in keys:
            self._created.setdefault(key, {})[table] = now

    def _expire(self, key: tuple[str, str], before: int) -> None:
        """Count no longer what was laid before then."""
        for table, laid in list(self._created.get(key, {}).items()):
            if laid > before:
                break
            self.drop(table)

    def drop(self, table: str) -> None:
        """A table is over, or was not laid after all."""
        for key in self._keys.pop(table, ()):
            tables = self._created[key]
            tables.pop(table, None)
            if not tables:
                del self._created[key]

    def count(self, table: str, guest: str, address: str, at: int) -> None:
        """Count a table that was laid elsewhere, however many there are."""
        if table not in self._keys:
            self._record(table, tuple(key for key in self._limits(guest, address) if key[1]), at)

    def __len__(self) -> int:
        """How many are counted."""
        return len(self._keys)
