"""Counting: photos won and lost on a table at rest, and the result of a match."""

from .photos import Count, Reason, count
from .result import count_of, outcome_of

__all__ = ["Count", "Reason", "count", "count_of", "outcome_of"]
