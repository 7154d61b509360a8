"""The built-in games. Games of installed packages have their own tests."""

from rivage.games import ALL

BUILT_IN = [name for name, game in ALL.items() if type(game).__module__.startswith("rivage.games.")]
