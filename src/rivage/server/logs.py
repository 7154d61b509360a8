"""Log lines as `time level what key=value …`. Never a cookie, a player id or a whole table id: a table's id is its key."""

import logging
import re
import sys
from datetime import UTC, datetime

_SECRET = re.compile(r"[A-Za-z0-9_-]{22,}(\.[A-Za-z0-9_-]{20,})?")
"""A text that looks like an id or a cookie."""
_FRAME = re.compile(r'[ |]+File ".*", line \d+')
"""How a traceback names a place in the program."""
_OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class Lines(logging.Formatter):
    """One line a record; what `extra` holds follows as key=value."""

    def format(self, record: logging.LogRecord) -> str:
        """The whole line, with the traceback after it where there is one."""
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        parts = [time, record.levelname.lower(), record.getMessage()]
        parts += [f"{key}={_quoted(value)}" for key, value in vars(record).items() if key not in _OWN]
        line = _redacted(" ".join(parts))
        if record.exc_info:
            line += "\n" + _redacted_traceback(self.formatException(record.exc_info))
        return line


def _redacted(text: str) -> str:
    return _SECRET.sub(lambda found: short(found[0]), text)


def _redacted_traceback(text: str) -> str:
    """What errors say may hold ids; where in the program it was does not, and long names stay whole there."""
    lines = text.split("\n")
    frames = [_FRAME.match(line) is not None for line in lines]
    # A frame, and below it its source line.
    is_program = [here or above for here, above in zip(frames, [False, *frames], strict=False)]
    return "\n".join(line if kept else _redacted(line) for line, kept in zip(lines, is_program, strict=True))


def short(table: str) -> str:
    """Enough of a table's id to follow it through a log, too little to open it."""
    return table[:4] + "…"


def set_up(level: str) -> None:
    """Send the log of the whole process to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("rivage").setLevel(level.upper())
    # At lower levels uvicorn writes whole addresses, and those hold table ids.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)


def _quoted(value: object) -> str:
    text = str(value)
    return repr(text) if not text or any(letter in text for letter in ' "=\n') else text
