"""What the command line itself refuses.

AlreadyThere       file.exists        a file that is there already, and is not to be replaced
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

    def __init__(self, file: Path) -> None:
        super().__init__(f"{file} is there already: say --force to replace it, or name another file", file=str(file))


class Unwritable(FileError):
    """It cannot be written."""

    code = "file.unwritable"
