"""Errors of the command line itself.

AlreadyThere       file.exists        the output file exists
BadGameName        game.name          a new game cannot have this name
FileError
├── Unreadable     file.unreadable    the file does not exist or cannot be read
└── Unwritable     file.unwritable    the file or folder cannot be written, or the disk is full
"""

from pathlib import Path

from rivage.core import RivageError


class FileError(RivageError):
    """Base class of the errors of reading and writing files."""

    code = "file.unreadable"

    def __init__(self, file: Path | str, error: Exception) -> None:
        # A ValueError means that the name contains a null character.
        why = (error.strerror or str(error)) if isinstance(error, OSError) else "not a valid file name"
        super().__init__(f"{str(file)!r}: {why}" if isinstance(error, ValueError) else f"{file}: {why}", file=str(file), why=why)


class Unreadable(FileError):
    """The file cannot be read."""

    code = "file.unreadable"


class AlreadyThere(RivageError):
    """The output file exists."""

    code = "file.exists"

    def __init__(self, file: Path, advice: str = "use --force to replace it, or choose another file") -> None:
        super().__init__(f"{file} exists: {advice}", file=str(file))


class BadGameName(RivageError):
    """A new game cannot have this name."""

    code = "game.name"

    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"a new game cannot be called {name!r}: {why}", name=name, why=why)


class Unwritable(FileError):
    """The file cannot be written."""

    code = "file.unwritable"
