"""A house for each file."""

from tests.server.running import house_of_a_file as house

__all__ = ["house"]
