"""Telling people who are not here that it is their turn: to their browsers by Web Push, to their programs by a webhook."""

from .notifier import Notifier

__all__ = ["Notifier"]
