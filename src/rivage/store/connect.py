"""Opens a database by its URL, and validates it before use."""

import os
import secrets
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Engine, create_engine
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import NullPool

from rivage.core import without_password

from .engines import WriteSession, limit_idle_transactions, reading_engine, writing_engine
from .errors import BadUrl, Broken, InUse, Missing, StoreError, Unwritable, to_store_error
from .file_permissions import warn_if_others_may_read
from .readiness import MAGIC, FileCheck
from .schema import HEAD, check_revision, upgrade
from .store import Store
from .writer_lock import DatabaseClaim, FileClaim, MemoryClaim

FILE = "rivage.db"
"""File name of the database in the data folder."""
MEMORY = "memory:"
"""The URL of a SQLite database in memory, which exists until its store is closed."""

_MAX_CHECKED_BYTES = 64 * 1024 * 1024
"""Bytes of the largest file whose pages are all checked at startup. Larger files would delay the start."""


def open_shared(url: str) -> Store:
    """Open and migrate a PostgreSQL database that the nodes of a cluster share.

    Raises:
        BadUrl: when `url` is not a PostgreSQL URL.
        InUse: when the schema is outdated and other nodes use the database.
        Newer, Broken, Unwritable, Locked, Unreachable: as `open_store`.
    """
    address = find_shared(url)
    where = display_url(address)
    claim = claim_postgresql(address, shared=True)
    try:
        reader, writer = _prepare(address, where) if claim.alone else _open_as_is(address, where)
        limit_idle_transactions(writer)
        claim.share()
        return Store(where, reader, writer, claim, shared=True)
    except Exception as error:
        claim.release()
        raise to_store_error(error, where) from error


def find_shared(url: str) -> URL:
    """Parse the URL of a PostgreSQL database, the only kind that several nodes can share.

    Raises:
        BadUrl: when `url` is not a PostgreSQL URL.
    """
    known = bool(url) and url != MEMORY
    address = find_database(url, None) if known else None
    if address is None or sqlite_file(address) is not None:
        raise BadUrl(
            repr(url) if url else f"{FILE} in the data folder",
            sentence="Only one process can use {where}. The nodes of a cluster need --database postgresql://user@host/name.",
        )
    return address


def open_store(url: str = "", *, data_folder: Path | None = None, read_only: bool = False) -> Store:
    """Open and migrate the database at `url`, or the file `rivage.db` in `data_folder` when `url` is empty.

    URLs: `sqlite:///relative/path`, `sqlite:////absolute/path`, `postgresql://user:password@host:port/name`, `memory:`.
    `read_only` neither locks nor migrates the database, so it can be that of a running server.
    Blocks the event loop; call it before serving. Close the store, or use it in `async with`.

    Raises:
        BadUrl: when `url` is not the URL of a supported database.
        Newer: when a newer version wrote the database.
        Broken: when the file is not a valid database, or belongs to another program.
        Missing: for `read_only`, when the file does not exist.
        Unwritable: when the folder or file cannot be written.
        Locked: when another server uses the database.
        Unreachable: when the database server does not answer.
    """
    if url == MEMORY:
        return _open_in_memory()
    address = find_database(url, data_folder)
    if (file := sqlite_file(address)) is not None:
        return _open_file(file, read_only=read_only)
    return _open_postgresql(address, read_only=read_only)


def sqlite_file(address: URL) -> Path | None:
    """The file of a SQLite URL, with links resolved; None for PostgreSQL.

    Raises:
        BadUrl: when the name is not valid UTF-8, which SQLite requires.
    """
    return check_utf8(Path(str(address.database)).resolve()) if address.get_backend_name() == "sqlite" else None


def check_utf8(file: Path) -> Path:
    """Return the file, if its name is valid UTF-8.

    Raises:
        BadUrl: when it is not, because SQLite could not open it.
    """
    try:
        str(file).encode()
    except UnicodeEncodeError:
        name = os.fsencode(file).decode(errors="backslashreplace")
        raise BadUrl(name, sentence="The name {where} is not valid UTF-8. Choose another name for the database.") from None
    return file


def file_exists(file: Path) -> bool:
    """Whether a file exists.

    Raises:
        Unwritable: when the system cannot determine it, for missing permissions or a name that is too long.
    """
    try:
        return file.exists()
    except OSError as error:
        raise Unwritable(str(file), error.strerror or str(error)) from None


def display_url(address: URL) -> str:
    """A PostgreSQL URL for logs: without the password, which can be in two places."""
    return address.set(drivername="postgresql").difference_update_query(["password", "sslpassword"]).render_as_string()


def find_persistent(url: str, data_folder: Path | None) -> URL:
    """Like `find_database`, but refuses databases in memory.

    Raises:
        BadUrl: when `url` is not the URL of a supported database, or that of one in memory.
    """
    if url == MEMORY:
        raise BadUrl(
            repr(url),
            sentence="{where} is not persistent. Use sqlite:///path/to/file.db or postgresql://user@host/name instead.",
        )
    return find_database(url, data_folder)


def find_database(url: str, data_folder: Path | None) -> URL:
    """Parse `url`, or make the URL of the database in the data folder when `url` is empty. Selects the driver.

    Raises:
        BadUrl: when `url` is not the URL of a supported database.
    """
    if not url:
        if data_folder is None:
            raise BadUrl("''", "neither a URL nor a data folder was given")
        return URL.create("sqlite", database=str(data_folder / FILE))
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        raise BadUrl(repr(without_password(url))) from None
    backend = address.drivername.partition("+")[0]
    if backend == "sqlite" and address.database and address.database != ":memory:":
        return URL.create("sqlite", database=address.database)
    if backend in ("postgresql", "postgres"):
        return address.set(drivername="postgresql+psycopg")
    raise BadUrl(repr(without_password(url)))


def _open_file(file: Path, *, read_only: bool) -> Store:
    where = str(file)
    if read_only:
        if not file_exists(file):
            raise Missing(where)
        inspect_file(file)
        reader = reading_engine(sqlite_address(file, "rw"))
        _check(reader, where)
        return Store(where, reader, None, None)
    claim = FileClaim(file)
    try:
        inspect_file(file)
        warn_if_others_may_read(file)
        reader, writer = _prepare(sqlite_address(file, "rw"), where)
        assert claim.handle is not None
        return Store(where, reader, writer, claim, FileCheck(file, claim.handle))
    except BaseException:
        claim.release()
        raise


def _open_in_memory() -> Store:
    # The slash makes all connections of this process share the database; the name separates it from other stores.
    address = URL.create("sqlite", database=f"file:/{secrets.token_hex(8)}", query={"vfs": "memdb", "uri": "true"})
    claim = MemoryClaim(address)
    return Store(MEMORY, *_prepare(address, MEMORY), claim)


def _open_postgresql(url: URL, *, read_only: bool) -> Store:
    where = display_url(url)
    if read_only:
        reader = reading_engine(url)
        _check(reader, where)
        return Store(where, reader, None, None)
    claim = claim_postgresql(url)
    try:
        return Store(where, *_prepare(url, where), claim)
    except BaseException:
        claim.release()
        raise


def claim_postgresql(url: URL, *, shared: bool = False) -> DatabaseClaim:
    """Claim a PostgreSQL database, exclusively or shared with other nodes.

    Raises:
        Locked: when another server has claimed it.
        Unreachable: when the database server does not answer.
    """
    where = display_url(url)
    try:
        return DatabaseClaim(url, where, shared=shared)
    except Exception as error:
        raise to_store_error(error, where) from error


def _check(reader: Engine, where: str) -> None:
    """Raise if the schema of a database is not the current one."""
    try:
        with reader.connect() as connection:
            if check_revision(connection, where) != HEAD:
                raise StoreError(where, sentence="The database {where} has an older schema. Start the server once to migrate it.")
    except Exception as error:
        reader.dispose()
        raise to_store_error(error, where) from error


def _open_as_is(url: URL, where: str) -> tuple[Engine, Engine]:
    """Open a database that other nodes use, without migrations. Returns its reading and writing engines."""
    reader = reading_engine(url)
    try:
        with reader.connect() as connection:
            if check_revision(connection, where) != HEAD:
                raise InUse(where)
    except BaseException:
        reader.dispose()
        raise
    return reader, writing_engine(url)


def _prepare(url: URL, where: str) -> tuple[Engine, Engine]:
    """Open and migrate a database. Returns its reading and writing engines."""
    reader, writer = reading_engine(url), writing_engine(url)
    try:
        session = WriteSession(writer)
        try:
            session.begin()
            upgrade(session.connection, where)
            session.commit()
        finally:
            session.discard()
    except Exception as error:
        reader.dispose()
        writer.dispose()
        raise to_store_error(error, where) from error
    return reader, writer


def sqlite_address(file: Path, mode: str, *, immutable: bool = False) -> URL:
    """The SQLite URL of a file. `mode` is ro or rw; `immutable` promises that nobody writes to it."""
    query = {"mode": mode, "uri": "true"} | ({"immutable": "1"} if immutable else {})
    return URL.create("sqlite", database=f"file:{quote(str(file))}", query=query)


def inspect_file(file: Path) -> None:
    """Validate a SQLite file through a read-only connection.

    Raises:
        Broken, Newer, Unwritable: when the file must not be opened.
    """
    where = str(file)
    try:
        if not file.exists() or file.stat().st_size == 0:
            return
        if not file.is_file():
            raise Unwritable(where, "it is not a file")
        with file.open("rb") as opened:
            if opened.read(len(MAGIC)) != MAGIC:
                raise Broken(where, "it is not a SQLite file")
    except OSError as error:
        raise Unwritable(where, error.strerror or str(error)) from None
    engine = create_engine(sqlite_address(file, "ro"), poolclass=NullPool)
    try:
        with engine.connect() as connection:
            if file.stat().st_size <= _MAX_CHECKED_BYTES:
                found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
                if found != "ok":
                    raise Broken(where, str(found).splitlines()[-1])
            if (
                check_revision(connection, where) is None
                and connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar()
            ):
                raise Broken(where, "it contains tables of another program")
    except Exception as error:
        raise to_store_error(error, where) from error
