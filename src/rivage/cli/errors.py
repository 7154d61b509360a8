"""Errors of the command line itself.

AlreadyThere       file.exists        a file that is there already, and is not to be replaced
BadGameName        game.name          a name that a new game cannot have
FileError
├── Unreadable     file.unreadable    a file that is not there, or cannot be read
└── Unwritable     file.unwritable    a file or folder that cannot be written, or a disk that takes no more
"""

from pathlib import Path

from rivage.core import RivageError


class FileError(RivageError):
    """A file that does not do as asked."""

    code = "file.unreadable"

    def __init__(self, file: Path | str, error: Exception) -> None:
        # The system refuses a name with a null character before it looks for the file.
        why = (error.strerror or str(error)) if isinstance(error, OSError) else "no file can be called so"
        super().__init__(f"{str(file)!r}: {why}" if isinstance(error, ValueError) else f"{file}: {why}", file=str(file), why=why)


class Unreadable(FileError):
    """It cannot be read."""

    code = "file.unreadable"


class AlreadyThere(RivageError):
    """A file that is there already."""

    code = "file.exists"

    def __init__(self, file: Path, advice: str = "say --force to replace it, or name another file") -> None:
        super().__init__(f"{file} is there already: {advice}", file=str(file))


class BadGameName(RivageError):
    """A name that a new game cannot have."""

    code = "game.name"

    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"a new game cannot be called {name!r}: {why}", name=name, why=why)


class Unwritable(FileError):
    """It cannot be written."""

    code = "file.unwritable"
