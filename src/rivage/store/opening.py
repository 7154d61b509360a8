"""Opening a database by its address, and refusing early and clearly what cannot be opened."""

from pathlib import Path
from urllib.parse import quote

from sqlalchemy import Engine, create_engine
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import NullPool

from . import migrate
from .base import Store
from .engines import WriteSession, reading_engine, writing_engine
from .errors import BadUrl, Broken, StoreError, Unwritable
from .failures import named
from .lock import FileLock
from .memory import MemoryStore
from .schema import HEAD
from .sql import SqlStore

FILE = "rivage.db"
"""Name of the database in the data folder."""

_MAGIC = b"SQLite format 3\0"
_CHECKED = 64 * 1024 * 1024
"""Files up to this size are checked page by page at each start; larger ones would make people wait."""


def open_store(url: str = "", *, data_folder: Path | None = None, read_only: bool = False) -> Store:
    """Open the database at `url`, or the file `rivage.db` in `data_folder` when `url` is empty, and bring it up to date.

    Addresses: `sqlite:///relative/path`, `sqlite:////absolute/path`, `postgresql://user:password@host:port/name`, `memory:`.
    `read_only` takes no lock and migrates nothing: for looking into the database of a running server.
    Blocks for a moment; call it before serving. Close the store, or use it in `async with`.

    Raises:
        BadUrl: when the address names no database we know.
        Newer: when the database was written by a newer program.
        Broken: when the file is no sound database (for `read_only`: or not there), or one of another program.
        Unwritable: when the folder or file cannot be written.
        Locked: when another server uses the file.
        Unreachable: when the database server does not answer.
    """
    if url == "memory:":
        return MemoryStore()
    address = _address(url, data_folder)
    if address.get_backend_name() == "sqlite":
        return _open_file(Path(str(address.database)).absolute(), read_only=read_only)
    return _open(address, address.set(drivername="postgresql").render_as_string(), None, read_only=read_only)


def _address(url: str, data_folder: Path | None) -> URL:
    if not url:
        if data_folder is None:
            raise BadUrl("''", "neither an address nor a data folder was given")
        return URL.create("sqlite", database=str(data_folder / FILE))
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):
        raise BadUrl(repr(url)) from None
    backend = address.drivername.partition("+")[0]
    if backend == "sqlite" and address.database and address.database != ":memory:":
        return URL.create("sqlite", database=address.database)
    if backend in ("postgresql", "postgres"):
        return address.set(drivername="postgresql+psycopg")
    raise BadUrl(address.render_as_string(hide_password=True))


def _open_file(file: Path, *, read_only: bool) -> Store:
    if read_only:
        if not file.exists():
            raise Broken(str(file), "there is no such file")
        _inspect(file)
        return _open(_sqlite(file, "rw"), str(file), None, read_only=True)
    lock = FileLock(file)
    try:
        _inspect(file)
        return _open(_sqlite(file, "rwc"), str(file), lock, read_only=False)
    except BaseException:
        lock.release()
        raise


def _open(url: URL, where: str, lock: FileLock | None, *, read_only: bool) -> Store:
    reader = reading_engine(url)
    writer = None if read_only else writing_engine(url)
    try:
        if writer is None:
            with reader.connect() as connection:
                if migrate.check(connection, where) != HEAD:
                    raise StoreError(
                        where, sentence="The database {where} is of an older shape. Start the server once to bring it up to date."
                    )
        else:
            session = WriteSession(writer)
            try:
                session.begin()
                migrate.upgrade(session.connection, where)
                session.commit()
            finally:
                session.drop()
    except Exception as error:
        _dispose(reader, writer)
        raise named(error, where) from error
    return SqlStore(where, reader, writer, lock.release if lock else lambda: None)


def _dispose(*engines: Engine | None) -> None:
    for engine in engines:
        if engine is not None:
            engine.dispose()


def _sqlite(file: Path, mode: str) -> URL:
    """The address of a file, however odd its name. `mode` is SQLite's: ro, rw, or rwc to create it."""
    return URL.create("sqlite", database=f"file:{quote(str(file))}", query={"mode": mode, "uri": "true"})


def _inspect(file: Path) -> None:
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
            if opened.read(len(_MAGIC)) != _MAGIC:
                raise Broken(where, "it is no SQLite file")
    except OSError as error:
        raise Unwritable(where, error.strerror or str(error)) from None
    engine = create_engine(_sqlite(file, "ro"), poolclass=NullPool)
    try:
        with engine.connect() as connection:
            if file.stat().st_size <= _CHECKED:
                found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
                if found != "ok":
                    raise Broken(where, str(found).splitlines()[-1])
            if (
                migrate.check(connection, where) is None
                and connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar()
            ):
                raise Broken(where, "it holds tables of another program")
    except Exception as error:
        raise named(error, where) from error
