"""What a store refuses, each with a stable code and a sentence that says what to do.

StoreError          store.failed        the database refused for a reason we have no better name for
├── BadUrl          store.url           an address that names no database we know
├── Newer           store.newer         written by a newer Rivage
├── Broken          store.broken        no database, a damaged one, or one of another program
├── Missing         store.missing       there is no such file
├── Unwritable      store.unwritable    a folder, file or disk that takes no more
├── Locked          store.locked        another server uses the database
├── InUse           store.in_use        of an older shape, and other nodes use it
├── Unreachable     store.unreachable   the database server does not answer
├── Slow            store.slow          no answer within the time it is given
├── Present         store.present       something is there already, and is not to be replaced
├── ReadOnly        store.read_only     opened for reading
└── Closed          store.closed        asked after `close()`

`str(error)` is for whoever runs the house: it says what to do, and names the file or address, without a password, and what the
system said. `message` and `details` go to players and name none of it. A file that is refused is never changed.
"""

from rivage.core import RivageError


class StoreError(RivageError):
    """Said by a store."""

    code = "store.failed"

    def __init__(self, where: str, reason: str = "", *, sentence: str = "") -> None:
        super().__init__("the database of this house did not do as asked; its log says why")
        text = (sentence or self.sentence).format(where=where)
        self.where = where
        """The file or address, without a password. Not for players."""
        self.reason = reason
        """What the system said, or nothing. Not for players."""
        self._told = f"{text} ({reason})" if reason else text

    def __str__(self) -> str:
        """The sentence for whoever runs the house."""
        return self._told

    sentence = "The database {where} refused; nothing was lost. Look at the reason, then start Rivage again."
    """The English sentence of this kind of error; `{where}` stands for the file or address."""


class BadUrl(StoreError):
    """An address that names no database we know."""

    code = "store.url"
    sentence = "{where} is no database address. Use sqlite:///path/to/file.db, postgresql://user@host/name or memory: instead."


class Newer(StoreError):
    """The database was written by a newer program."""

    code = "store.newer"
    sentence = (
        "The database {where} was written by a newer Rivage. Install that version or a later one, "
        "or name another database; nothing was changed."
    )


class Broken(StoreError):
    """Not a database, a damaged one, or one of another program."""

    code = "store.broken"
    sentence = (
        "{where} is not a sound Rivage database. Move it away to begin afresh, or put a backup in its place; nothing was changed."
    )


class Missing(StoreError):
    """There is no such file."""

    code = "store.missing"
    sentence = "There is no file {where}. See whether the name and the folder are right; nothing was changed."


class Unwritable(StoreError):
    """The folder, file or disk takes no more."""

    code = "store.unwritable"
    sentence = "Rivage cannot write to {where}. Give it the right to write there and room on the disk, or choose another place."


class Locked(StoreError):
    """Another server uses the database."""

    code = "store.locked"
    sentence = "Another Rivage is using {where}. Stop it first, or give this one a database of its own."


class InUse(StoreError):
    """The database is of an older shape, and other nodes use it: it cannot be changed under them."""

    code = "store.in_use"
    sentence = (
        "The database {where} is of an older shape, and other nodes use it. Stop all of them, then start one of this version; "
        "nothing was changed."
    )


class Unreachable(StoreError):
    """The database server does not answer, or does not let us in."""

    code = "store.unreachable"
    sentence = (
        "The database {where} cannot be reached. See that it runs and that address, name and password are right, then try again."
    )


class Slow(StoreError):
    """The database did not answer within the time it is given."""

    code = "store.slow"
    sentence = "The database {where} does not answer in time. See whether it is frozen, locked by another program, or too busy."


class Present(StoreError):
    """Something is there already."""

    code = "store.present"
    sentence = "{where} is not empty. Name another place, or say --force to replace what is there; nothing was changed."


class ReadOnly(StoreError):
    """The store was opened for reading."""

    code = "store.read_only"
    sentence = "The database {where} was opened for reading only. Open it without `read_only` to write."


class Closed(StoreError):
    """The store was asked after `close()`."""

    code = "store.closed"
    sentence = "The database {where} is closed, because the server is stopping. Try again when it is back."
