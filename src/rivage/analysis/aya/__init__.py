"""Explains matches of Aya: why a wave stopped (`diagnose`), and the table as an SVG picture (`picture`)."""

from .diagnosis import DiagnosisFinding, diagnose
from .picture import picture

__all__ = ["DiagnosisFinding", "diagnose", "picture"]
