"""Notifications of turns to absent players: to browsers by Web Push, to programs by a webhook."""

from .notifier import Notifier

__all__ = ["Notifier"]
