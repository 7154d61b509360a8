"""What tests of several nodes share."""

from .lines import lines

__all__ = ["lines"]
