"""What is decided: every command answered with the events it leads to, or refused; pure, with time as an argument."""

from .dispatch import decide, followed, restarted, summary

__all__ = ["decide", "followed", "restarted", "summary"]
