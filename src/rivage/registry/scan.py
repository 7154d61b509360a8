"""Looking for games: the house's own first, then those that installed packages bring."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, Final

import msgspec

from rivage.core import Game, Timing, UnknownGame
from rivage.games import ALL

from .package import BadPackage, GamePackage, check, waits_for_physics

GROUP: Final = "rivage.games"
"""The entry-point group by which a package brings a game."""


class Entry(msgspec.Struct, frozen=True):
    """A game of the house, and where it comes from."""

    package: GamePackage
    origin: str = ""
    """The distribution that brings it; empty for the house's own."""
    version: str = ""
    """Of that distribution."""
    folder: Path | None = None
    """Where its words and its client lie, when a package brings them; one that is not unpacked is played without."""


class Broken(msgspec.Struct, frozen=True):
    """A game that was left out."""

    origin: str
    """The distribution that brings it."""
    entry: str
    """The name of its entry point."""
    why: str

    def __str__(self) -> str:
        """One line that says it all."""
        return f"the game {self.entry} of {self.origin} is left out: {self.why}"


class Found(msgspec.Struct, frozen=True):
    """What was found in one look."""

    games: Mapping[str, Entry]
    """By id, the house's own first."""
    broken: tuple[Broken, ...]


def all_games() -> Mapping[str, Entry]:
    """Every game of the house by its id: its own first, then those of packages by the names of their entry points."""
    return _found().games


def broken() -> tuple[Broken, ...]:
    """The games that packages bring and that were left out, each with its reason."""
    return _found().broken


def find(name: str) -> Game[Any, Any, Any]:
    """The game called `name`.

    Raises:
        UnknownGame: when no game is called so.
    """
    return entry_of(name).package.game


def entry_of(name: str) -> Entry:
    """The game called `name`, with all that belongs to it.

    Raises:
        UnknownGame: when no game is called so.
    """
    try:
        return all_games()[name]
    except KeyError:
        known = ", ".join(all_games())
        raise UnknownGame(f"no game is called {name!r}; there are: {known}", name=name, known=known) from None


def scan(entries: Iterable[EntryPoint]) -> Found:
    """The house's own games and those of `entries`. Whatever is wrong with one of these, the others are found."""
    games = {name: Entry(own_package(game)) for name, game in ALL.items()}
    left_out = []
    for each in sorted(entries, key=lambda entry: (entry.name, entry.value)):
        origin, version = (each.dist.name, each.dist.version) if each.dist else (each.value, "")
        try:
            package, folder = check(each.load())
            name = package.game.info.id
            if name in games:
                raise BadPackage(f"{name} is the name of a game of {games[name].origin or 'the house'}")
            games[name] = Entry(package, origin, version, folder)
        except (Exception, SystemExit) as error:  # noqa: BLE001  (foreign code is run here: the house opens whatever it does)
            kind = "" if isinstance(error, BadPackage) else f"{type(error).__name__}: "
            left_out.append(Broken(origin, each.name, " ".join(f"{kind}{error}".split())))
    return Found(games, tuple(left_out))


def own_package(game: Game[Any, Any, Any]) -> GamePackage:
    """A game of the house: its bots and what explains it are found by its name."""
    name = game.info.id.replace("-", "_")
    folder = f"rivage.bots.{name}"
    physics = f"rivage.physics.{name}" if waits_for_physics(game) else ""
    return GamePackage(
        game,
        choose=f"{folder}:choose" if game.info.bot_levels else "",
        pace=f"{folder}:pace" if game.info.bot_levels and game.info.timing is Timing.REAL_TIME else "",
        advise=f"{folder}:advise" if game.info.advice else "",
        plan=f"{folder}:plan_of" if game.info.advice else "",
        explain=f"rivage.analysis.{name}:diagnose" if game.info.findings else "",
        simulate=f"{physics}:simulated" if physics else "",
        check_motion=f"{physics}:motion_matches" if physics else "",
        lesson=f"rivage.games.{name}.lesson:LESSON" if game.info.lesson else "",
    )


@cache
def _found() -> Found:
    return scan(entry_points(group=GROUP))
