"""Opening a database by its address, and refusing early and clearly what cannot be opened."""

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
"""Name of the database in the data folder."""
MEMORY = "memory:"
"""The address of a SQLite database in memory, which ends with its store."""

_MAX_CHECKED_BYTES = 64 * 1024 * 1024
"""Files up to this size are checked page by page at each start; larger ones would make people wait."""


def open_shared(url: str) -> Store:
    """Open a PostgreSQL database that several nodes write to, each to the tables it keeps, and bring it up to date.

    Raises:
        BadUrl: when the address names no PostgreSQL database.
        InUse: when it is of an older shape, and other nodes use it.
        Newer, Broken, Unwritable, Locked, Unreachable: as `open_store`.
    """
    address = find_shared(url)
    where = shown(address)
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
    """The address of a PostgreSQL database, which alone can be shared by several nodes.

    Raises:
        BadUrl: when it names none.
    """
    known = bool(url) and url != MEMORY
    address = find_database(url, None) if known else None
    if address is None or file_of(address) is not None:
        raise BadUrl(
            repr(url) if url else f"{FILE} in the data folder",
            sentence="{where} can be served by one process alone. Nodes on a bus need --database postgresql://user@host/name.",
        )
    return address


def open_store(url: str = "", *, data_folder: Path | None = None, read_only: bool = False) -> Store:
    """Open the database at `url`, or the file `rivage.db` in `data_folder` when `url` is empty, and bring it up to date.

    Addresses: `sqlite:///relative/path`, `sqlite:////absolute/path`, `postgresql://user:password@host:port/name`, `memory:`.
    `read_only` takes no lock and migrates nothing: for looking into the database of a running server.
    Blocks for a moment; call it before serving. Close the store, or use it in `async with`.

    Raises:
        BadUrl: when the address names no database we know.
        Newer: when the database was written by a newer program.
        Broken: when the file is no sound database, or one of another program.
        Missing: for `read_only`, when the file is not there.
        Unwritable: when the folder or file cannot be written.
        Locked: when another server uses the database.
        Unreachable: when the database server does not answer.
    """
    if url == MEMORY:
        return _open_in_memory()
    address = find_database(url, data_folder)
    if (file := file_of(address)) is not None:
        return _open_file(file, read_only=read_only)
    return _open_postgresql(address, read_only=read_only)


def file_of(address: URL) -> Path | None:
    """The file that a SQLite address means, by the name that no link hides; None for PostgreSQL.

    Raises:
        BadUrl: when its name is one that SQLite cannot be told.
    """
    return check_utf8(Path(str(address.database)).resolve()) if address.get_backend_name() == "sqlite" else None


def check_utf8(file: Path) -> Path:
    """The file itself.

    Raises:
        BadUrl: when its name is no UTF-8, so that SQLite cannot be told it.
    """
    try:
        str(file).encode()
    except UnicodeEncodeError:
        name = os.fsencode(file).decode(errors="backslashreplace")
        raise BadUrl(name, sentence="The name {where} is no UTF-8: no database can be there. Choose another name.") from None
    return file


def is_there(file: Path) -> bool:
    """Whether there is such a file.

    Raises:
        Unwritable: when the system does not even say, for its rights or for its long name.
    """
    try:
        return file.exists()
    except OSError as error:
        raise Unwritable(str(file), error.strerror or str(error)) from None


def shown(address: URL) -> str:
    """A PostgreSQL address for people: without its password, which may stand in two places."""
    return address.set(drivername="postgresql").difference_update_query(["password", "sslpassword"]).render_as_string()


def find_lasting(url: str, data_folder: Path | None) -> URL:
    """As `find_database`, of a database that outlives its server.

    Raises:
        BadUrl: when it names no database we know, or one that does not.
    """
    if url == MEMORY:
        raise BadUrl(
            repr(url),
            sentence="Nothing outlives the server in {where}. Name sqlite:///path/to/file.db or postgresql://user@host/name.",
        )
    return find_database(url, data_folder)


def find_database(url: str, data_folder: Path | None) -> URL:
    """The address that `url` or else the data folder means, with the driver we use.

    Raises:
        BadUrl: when it names no database we know.
    """
    if not url:
        if data_folder is None:
            raise BadUrl("''", "neither an address nor a data folder was given")
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
        if not is_there(file):
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
    # The slash makes it one database for all connections of this process; the name keeps it apart from other stores.
    address = URL.create("sqlite", database=f"file:/{secrets.token_hex(8)}", query={"vfs": "memdb", "uri": "true"})
    claim = MemoryClaim(address)
    return Store(MEMORY, *_prepare(address, MEMORY), claim)


def _open_postgresql(url: URL, *, read_only: bool) -> Store:
    where = shown(url)
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
    """Claim a PostgreSQL database, alone or with others who share it.

    Raises:
        Locked: when another server has it.
        Unreachable: when it does not answer.
    """
    where = shown(url)
    try:
        return DatabaseClaim(url, where, shared=shared)
    except Exception as error:
        raise to_store_error(error, where) from error


def _check(reader: Engine, where: str) -> None:
    """Raise what keeps a database from being read as it is."""
    try:
        with reader.connect() as connection:
            if check_revision(connection, where) != HEAD:
                raise StoreError(
                    where, sentence="The database {where} is of an older shape. Start the server once to bring it up to date."
                )
    except Exception as error:
        reader.dispose()
        raise to_store_error(error, where) from error


def _open_as_is(url: URL, where: str) -> tuple[Engine, Engine]:
    """Take a database as other nodes use it; returns who reads and who writes."""
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
    """Bring a database up to date; returns who reads and who writes."""
    reader, writer = reading_engine(url), writing_engine(url)
    try:
        session = WriteSession(writer)
        try:
            session.begin()
            upgrade(session.connection, where)
            session.commit()
        finally:
            session.drop()
    except Exception as error:
        reader.dispose()
        writer.dispose()
        raise to_store_error(error, where) from error
    return reader, writer


def sqlite_address(file: Path, mode: str, *, immutable: bool = False) -> URL:
    """The address of a file, however odd its name. `mode` is SQLite's: ro or rw; `immutable` promises that nobody writes."""
    query = {"mode": mode, "uri": "true"} | ({"immutable": "1"} if immutable else {})
    return URL.create("sqlite", database=f"file:{quote(str(file))}", query=query)


def inspect_file(file: Path) -> None:
    """Look at a file through a connection that cannot change it.

    Raises:
        Broken, Newer, Unwritable: when it must not be opened.
    """
    where = str(file)
    try:
        if not file.exists() or file.stat().st_size == 0:
            return
        if not file.is_file():
            raise Unwritable(where, "it is no file")
        with file.open("rb") as opened:
            if opened.read(len(MAGIC)) != MAGIC:
                raise Broken(where, "it is no SQLite file")
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
                raise Broken(where, "it holds tables of another program")
    except Exception as error:
        raise to_store_error(error, where) from error
