"""Aya explained: why a wave stopped (`diagnose`), and the table as a picture (`picture`)."""

from .diagnosis import diagnose
from .findings import Finding
from .picture import picture

__all__ = ["Finding", "diagnose", "picture"]
