"""A guest's own data: passkeys and recovery phrases, preferences, export and erasure."""

from .credentials import Credentials

__all__ = ["Credentials"]
