"""Replaces the shared server process by one for each test module."""

from tests.server.running import module_server as server

__all__ = ["server"]
