"""Which games are the house's own: those that others install are held to their own tests."""

from rivage.games import ALL

HOUSE = [name for name, game in ALL.items() if type(game).__module__.startswith("rivage.games.")]
