"""The table `settings`: the secret, revoked cookies, the name of the cluster, the probe of `ping`."""

import secrets
import time

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from .schema import settings

PROBE = "probe"
"""The setting that `Store.ping` writes. Nodes that share a database have one each, with this prefix."""
_PROBE_KEPT_NS = 24 * 3600 * 10**9
"""Nanoseconds after which the probe of a node that is gone is deleted."""
_REVOKED = "revoked:"
"""Prefix of the settings that name players whose cookies were revoked."""
_CLUSTER = "cluster"
"""The setting that names the cluster this database belongs to."""


def secret(connection: Connection) -> bytes:
    """See `Store.secret`."""
    found = _get(connection, "secret")
    if found is None:
        # Two servers that start together cannot both store one: the second is refused, tries again, and finds the first's.
        found = secrets.token_hex(32)
        connection.execute(insert(settings).values(key="secret", value=found))
    return bytes.fromhex(found)


def revocations(connection: Connection) -> dict[str, int]:
    """The players whose cookies were revoked, and the time (Unix seconds) before which they were issued."""
    rows = connection.execute(select(settings.c.key, settings.c.value).where(settings.c.key.like(f"{_REVOKED}%")))
    return {key.removeprefix(_REVOKED): int(value) for key, value in rows}


def revoke(connection: Connection, player: str, before: int) -> None:
    """See `Store.revoke`."""
    key, value = f"{_REVOKED}{player}", str(before)
    if not _update(connection, key, value):
        connection.execute(insert(settings).values(key=key, value=value))


def delete_revocations(connection: Connection, players: list[str]) -> None:
    """Delete the revocations of some players."""
    one = delete(settings).where(settings.c.key == bindparam("old"))
    connection.execute(one, [{"old": f"{_REVOKED}{player}"} for player in players])


def join_cluster(connection: Connection, name: str) -> str:
    """See `Store.join_cluster`."""
    found = _get(connection, _CLUSTER)
    if found is None and name:
        connection.execute(insert(settings).values(key=_CLUSTER, value=name))
    return found or name


def write_probe(connection: Connection, key: str) -> str:
    """Write a value that differs each time, and return it."""
    now = time.time_ns()
    if not _update(connection, key, str(now)):
        gone = settings.c.key.like(f"{PROBE}:%") & (settings.c.value < str(now - _PROBE_KEPT_NS))
        connection.execute(delete(settings).where(gone))
        connection.execute(insert(settings).values(key=key, value=str(now)))
    return str(now)


def read_probe(connection: Connection, key: str) -> str | None:
    """The value that was last written by `write_probe`."""
    return _get(connection, key)


def _get(connection: Connection, key: str) -> str | None:
    return connection.scalars(select(settings.c.value).where(settings.c.key == key)).one_or_none()


def _update(connection: Connection, key: str, value: str) -> bool:
    return bool(connection.execute(update(settings).where(settings.c.key == key).values(value=value)).rowcount)
