"""Aya explained: why a wave stopped (`diagnose`), and the table as a picture (`picture`)."""

from .diagnosis import diagnose
from .findings import SENTENCES, Finding
from .picture import picture

__all__ = ["SENTENCES", "Finding", "diagnose", "picture"]
