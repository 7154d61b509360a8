"""Background work of a process: tasks nobody waits for, periodic tasks, and a logger that does not repeat itself."""

from .tasks import Tasks, run_periodically
from .throttled_logger import ThrottledLogger

__all__ = ["Tasks", "ThrottledLogger", "run_periodically"]
