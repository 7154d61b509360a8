"""Background work of a process: background tasks, periodic tasks, and a rate-limited logger."""

from .tasks import Tasks, run_periodically
from .throttled_logger import ThrottledLogger

__all__ = ["Tasks", "ThrottledLogger", "run_periodically"]
