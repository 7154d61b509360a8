"""Telling how things stand at a table: all of it to who has just come, and then what has changed.

A line keeps its order, so a tab has what it was sent last. That is remembered for each tab, and the next
changes are made from there, whatever others were told meanwhile. Those who were told the same share one value, and one patch.
"""

from rivage.table.views import Told, Updates

from .subscribers import Subscriber


class TableNews:
    """Tells the tabs around one table how things stand."""

    def __init__(self) -> None:
        self._told: dict[int, Told] = {}
        """How things stood when each tab was last told something, by its identity."""

    def snapshot(self, tab: Subscriber, updates: Updates) -> None:
        """Tell all there is."""
        self._told[id(tab)] = updates.told(tab.player)
        tab.send(updates.snapshot(tab.player))

    def update(self, tab: Subscriber, updates: Updates) -> None:
        """Tell what is new, to who was told all there was before."""
        self._told[id(tab)], data = updates.patch(tab.player, self._told[id(tab)])
        tab.send(data)

    def forget(self, tab: Subscriber) -> None:
        """A tab was closed."""
        self._told.pop(id(tab), None)

    def clear(self) -> None:
        """Everybody is sent home."""
        self._told.clear()
