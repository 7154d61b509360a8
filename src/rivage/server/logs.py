"""Formats log records as `time level message key=value …`, and redacts secrets.

A log never contains a cookie, a player id or a whole table id: everybody who has the id of a table may open it.
"""

import logging
import re
import sys
from datetime import UTC, datetime

_SECRET = re.compile(r"[A-Za-z0-9_-]{22,}(\.[A-Za-z0-9_-]{20,})?")
"""Matches strings that look like an id or a cookie."""
_FRAME = re.compile(r'[ |]+File ".*", line \d+')
"""Matches the lines of a traceback that name a file and line."""
_OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class LineFormatter(logging.Formatter):
    """Formats a record as one line, with the fields of `extra` as key=value at its end."""

    def format(self, record: logging.LogRecord) -> str:
        """See `logging.Formatter.format`. A traceback follows on lines of its own."""
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
        parts = [time, record.levelname.lower(), record.getMessage()]
        parts += [f"{key}={_quoted(value)}" for key, value in vars(record).items() if key not in _OWN]
        line = _redacted(" ".join(parts))
        if record.exc_info:
            line += "\n" + _redacted_traceback(self.formatException(record.exc_info))
        return line


def _redacted(text: str) -> str:
    return _SECRET.sub(lambda found: shorten_id(found[0]), text)


def _redacted_traceback(text: str) -> str:
    """Redact the messages of a traceback. Its frames contain no ids, and long names in them must stay readable."""
    lines = text.split("\n")
    frames = [_FRAME.match(line) is not None for line in lines]
    # Each frame is followed by its source line.
    is_program = [is_frame or after_frame for is_frame, after_frame in zip(frames, [False, *frames], strict=False)]
    return "\n".join(line if keep else _redacted(line) for line, keep in zip(lines, is_program, strict=True))


def shorten_id(table: str) -> str:
    """The first characters of a table id: enough to follow the table through a log, too few to open it."""
    return table[:4] + "…"


def configure_logging(level: str) -> None:
    """Send the log of the whole process to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(LineFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("rivage").setLevel(level.upper())
    # At lower levels uvicorn logs whole URLs, which contain table ids.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)


def _quoted(value: object) -> str:
    text = str(value)
    return repr(text) if not text or any(letter in text for letter in ' "=\n') else text
