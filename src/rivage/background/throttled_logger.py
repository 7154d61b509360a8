"""Throttles log messages that may repeat very often (rate limit per key): a full disk, a flood of requests, a broken worker."""

import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

INTERVAL_S = 60.0
"""Seconds. Minimum interval between two lines with the same key."""
MAX_KEYS = 4096
"""Keys in memory. The least recently written ones are evicted first."""


class _Line:
    """The newest line of one key."""

    __slots__ = ("arguments", "extra", "level", "message", "skipped", "written_at")

    def __init__(self, now: float) -> None:
        self.written_at = now
        self.skipped = 0
        """Lines with this key since `written_at` that were suppressed."""

    def fill(self, level: int, message: str, arguments: tuple[object, ...], extra: dict[str, object]) -> None:
        self.level, self.message, self.arguments, self.extra = level, message, arguments, extra


class ThrottledLogger:
    """Writes at most one line per minute for each key.

    The first line is written at once. A later one has `left_out`, the number of lines suppressed in between. The last suppressed
    line is written when its minute is over, even if no further line follows. Thread-safe.
    """

    def __init__(
        self, logger: logging.Logger, *, clock: Callable[[], float] = time.monotonic, max_lines: float = float("inf")
    ) -> None:
        """`max_lines`: lines per minute of all keys together. Lines beyond it are only counted."""
        self._logger = logger
        self._clock = clock
        self._max_lines = max_lines
        self._lines: OrderedDict[Hashable, _Line] = OrderedDict()
        """The last line of each key, the least recently written first."""
        self._minute = clock()
        self._written = 0
        self._dropped = 0
        self._lock = threading.Lock()
        self._timer: threading.Timer | None = None

    def warning(self, key: Hashable, message: str, *arguments: object, **extra: object) -> None:
        """Log a warning. `extra` is appended to the message as `key=value`."""
        self._log(logging.WARNING, key, message, arguments, extra)

    def error(self, key: Hashable, message: str, *arguments: object, **extra: object) -> None:
        """Log an error. `extra` is appended to the message as `key=value`."""
        self._log(logging.ERROR, key, message, arguments, extra)

    def flush(self, *, everything: bool = False) -> None:
        """Write the last suppressed line of each key whose minute is over, or of every key."""
        with self._lock:
            self._timer = None
            self._flush(everything=everything)

    def close(self) -> None:
        """Write the last suppressed line of every key and stop the timer."""
        with self._lock:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None
            self._flush(everything=True)

    def reset(self) -> None:
        """Delete all keys, so that the next line of each is written at once."""
        with self._lock:
            self._lines.clear()

    def _log(self, level: int, key: Hashable, message: str, arguments: tuple[object, ...], extra: dict[str, object]) -> None:
        with self._lock:
            now = self._clock()
            line = self._lines.get(key)
            is_quiet = line is not None and now - line.written_at < INTERVAL_S
            if line is None:
                line = self._lines[key] = _Line(now)
            line.fill(level, message, arguments, extra)
            if is_quiet:
                line.skipped += 1
                self._start_timer()
            else:
                self._write(line, line.skipped, now)
                self._lines.move_to_end(key)
            while len(self._lines) > MAX_KEYS:
                self._lines.popitem(last=False)

    def _flush(self, *, everything: bool) -> None:
        now = self._clock()
        for key, line in list(self._lines.items()):
            if not everything and now - line.written_at < INTERVAL_S:
                break
            if line.skipped:
                self._write(line, line.skipped - 1, now)
                self._lines.move_to_end(key)
            else:
                del self._lines[key]
        if self._dropped and now - self._minute >= INTERVAL_S:
            self._start_minute(now)
        if self._dropped or any(line.skipped for line in self._lines.values()):
            self._start_timer()

    def _write(self, line: _Line, left_out: int, now: float) -> None:
        """Write a line. `left_out`: the number of suppressed lines with its key."""
        line.written_at, line.skipped = now, 0
        if now - self._minute >= INTERVAL_S:
            self._start_minute(now)
        if self._written >= self._max_lines:
            self._dropped += 1
            self._start_timer()
            return
        self._written += 1
        extra = line.extra | {"left_out": left_out} if left_out else line.extra
        self._logger.log(line.level, line.message, *line.arguments, extra=extra)

    def _start_minute(self, now: float) -> None:
        if self._dropped:
            self._logger.warning("too many different lines in a minute", extra={"left_out": self._dropped})
        self._minute, self._written, self._dropped = now, 0, 0

    def _start_timer(self) -> None:
        if self._timer is None:
            self._timer = threading.Timer(INTERVAL_S, self.flush)
            self._timer.daemon = True
            self._timer.start()
