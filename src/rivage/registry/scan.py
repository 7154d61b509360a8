"""Finds the built-in games and the games of installed packages, and validates the packages."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import msgspec

from rivage.core import Game, GameInfo, OptionError, Timing, UnknownGame, Value, resolve
from rivage.games import ALL

_ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
MAX_SEATS: Final = 8
"""Seats of a game, at most."""


HOOKS: Final = ("choose", "pace", "advise", "plan", "explain", "simulate", "check_motion", "lesson")
"""Fields of `GamePackage` that name a function or a value."""


class GamePackage(msgspec.Struct, frozen=True):
    """A game with its bots, physics, lesson and files. An entry point of the group `rivage.games` names a value of this type.

    Hooks are names, `module:function`, and not functions: bots run in worker processes, and the server does not import them.
    """

    game: Game[Any, Any, Any]
    choose: str = ""
    """The bots: a function with the parameters of `rivage.registry.choose` without `game_id`. Empty for a game without bots."""
    pace: str = ""
    """For bots of a real-time game: a function with the parameters of `rivage.registry.pace` without `game_id`.

    Unlike the other hooks, it runs in the server process.
    """
    advise: str = ""
    """For a game with `GameInfo.advice`: a function with the parameters of `rivage.registry.advise` without `game_id`."""
    plan: str = ""
    """For bots that share a plan: a function from `(view, seat)` to polylines and the next goal or None."""
    explain: str = ""
    """For a game with `GameInfo.findings`: a function from the states before and after a simulation to its explanations."""
    simulate: str = ""
    """For a game with physics: a function from a state that waits for physics to a `rivage.core.Simulated`."""
    check_motion: str = ""
    """Optional: a function from `(state, action, trajectory)` to whether the trajectory ends in the poses of the action."""
    lesson: str = ""
    """For a game with a lesson: the name of a `rivage.core.Lesson`, `module:VALUE`."""
    files: str = ""
    """Name of the importable package (a folder) that contains `locales/<language>/<id>.ftl` and `client/index.js`; or empty."""


class BadPackage(ValueError):
    """A package does not meet the requirements for a game."""


def validate_package(package: object) -> tuple[GamePackage, Path | None]:
    """Validate a package without playing its game. Return it with the folder of its files.

    Raises:
        BadPackage: names the problem.
        msgspec.ValidationError: when a field of the `GameInfo` has the wrong type.
        BaseException: any exception from the import of the package that contains the files, including `SystemExit`.
    """
    if not isinstance(package, GamePackage):
        raise BadPackage(f"a GamePackage is expected, not {type(package).__name__}")
    if not isinstance(package.game, Game):
        raise BadPackage(f"its game is not a rivage.core.Game but a {type(package.game).__name__}")
    info = package.game.info
    msgspec.convert(msgspec.to_builtins(info), GameInfo)
    for wrong, problem in (
        (not _ID.fullmatch(info.id), f"the id {info.id!r} is not made of lower-case letters, digits and single dashes"),
        (not info.title, "it has no title"),
        (not info.endings, "it names no ending"),
        (
            not 1 <= info.min_seats <= info.max_seats <= MAX_SEATS,
            f"it is for {info.min_seats} to {info.max_seats} seats; 1 to {MAX_SEATS} are supported",
        ),
        (info.seat_names and len(info.seat_names) != info.max_seats, "it names some of its seats, but not all"),
        (not all(option.choices for option in info.options), "it has an option without choices"),
        (
            not all(option.alone is None or option.alone in option.choices for option in info.options),
            "the suggested value of an option is not one of its choices",
        ),
        (
            not all(_fits(info, preset.seats, preset.options) for preset in info.presets),
            "a preset does not match its seats or options",
        ),
        (
            not all(_fits(info, info.min_seats, ((variation.option, variation.value),)) for variation in info.variations),
            "a variation does not match its options",
        ),
        (len(set(info.bot_levels)) != len(info.bot_levels), "two of its bot levels have the same name"),
        (info.bot_levels and not package.choose, f"it declares bots ({', '.join(info.bot_levels)}) and has no `choose`"),
        (info.advice and not package.advise, "it declares advice and has no `advise`"),
        (info.findings and not package.explain, "it declares findings and has no `explain`"),
        (info.lesson and not package.lesson, "it declares a lesson and has no `lesson`"),
        (waits_for_physics(package.game) and not package.simulate, "it waits for physics (`simulated`) and has no `simulate`"),
    ):
        if wrong:
            raise BadPackage(problem)
    for name in (
        package.choose,
        package.pace,
        package.advise,
        package.plan,
        package.explain,
        package.lesson,
        package.simulate,
        package.check_motion,
    ):
        _check_hook(name)
    return package, _folder(package.files)


def waits_for_physics(game: Game[Any, Any, Any]) -> bool:
    """Return whether a game may have states that wait for physics, because it overrides `Game.simulated`."""
    return type(game).simulated is not Game.simulated


def _fits(info: GameInfo, seats: int, options: tuple[tuple[str, Value], ...]) -> bool:
    """Return whether a table can be created with this number of seats and these option values."""
    try:
        info.check_seats(seats)
        resolve(info.options, dict(options))
    except OptionError:
        return False
    return True


def _check_hook(name: str) -> None:
    """Check the form of a hook's name and that its module exists. The module is imported on the first use of the hook."""
    module, colon, function = name.partition(":")
    if name and not (module and colon and function.isidentifier()):
        raise BadPackage(f"{name!r} does not have the form module:function")
    if name and find_spec(module) is None:
        raise BadPackage(f"there is no module {module} for {function}")


def _folder(name: str) -> Path | None:
    """Return the folder of the package `name`; None for an empty name, and for a package in a zip file."""
    if not name:
        return None
    if find_spec(name) is None:
        raise BadPackage(f"there is no package {name} for its files")
    module = import_module(name)
    if not hasattr(module, "__path__"):
        raise BadPackage(f"its files are in {name}, which is not a package with a folder")
    folder = files(module)
    return folder if isinstance(folder, Path) else None


GROUP: Final = "rivage.games"
"""The entry-point group in which installed packages register their games."""


class Entry(msgspec.Struct, frozen=True):
    """A registered game and its origin."""

    package: GamePackage
    origin: str = ""
    """Name of the distribution that contains it; empty for a built-in game."""
    version: str = ""
    """Version of that distribution."""
    folder: Path | None = None
    """The folder of the package's catalogues and client. None when it has none, or is not unpacked (a zip file)."""


class BrokenGame(msgspec.Struct, frozen=True):
    """A game of an installed package that failed to load or to validate."""

    origin: str
    """Name of the distribution that contains it."""
    entry: str
    """Name of its entry point."""
    why: str
    """The reason, on one line."""

    def __str__(self) -> str:
        """Return one line for logs and terminals."""
        return f"the game {self.entry} of {self.origin} is left out: {self.why}"


class ScanResult(msgspec.Struct, frozen=True):
    """The games found by `scan`."""

    games: Mapping[str, Entry]
    """Games by id, the built-in ones first."""
    broken: tuple[BrokenGame, ...]


def all_games() -> Mapping[str, Entry]:
    """Return all games by id: the built-in ones first, then those of packages, sorted by the names of their entry points."""
    return _scan_result().games


def broken_games() -> tuple[BrokenGame, ...]:
    """Return the games of installed packages that could not be registered, with the reasons."""
    return _scan_result().broken


def find(name: str) -> Game[Any, Any, Any]:
    """Return the game with the id `name`.

    Raises:
        UnknownGame: when no game has this id.
    """
    return entry_of(name).package.game


def entry_of(name: str) -> Entry:
    """Return the registry entry of the game with the id `name`.

    Raises:
        UnknownGame: when no game has this id.
    """
    try:
        return all_games()[name]
    except KeyError:
        known = ", ".join(all_games())
        raise UnknownGame(f"no game is called {name!r}; there are: {known}", name=name, known=known) from None


def scan(entries: Iterable[EntryPoint]) -> ScanResult:
    """Find the built-in games and the games of the given entry points. A broken package does not affect the others."""
    games = {name: Entry(builtin_package(game)) for name, game in ALL.items()}
    broken = []
    for entry in sorted(entries, key=lambda entry: (entry.name, entry.value)):
        origin, version = (entry.dist.name, entry.dist.version) if entry.dist else (entry.value, "")
        try:
            package, folder = validate_package(entry.load())
            name = package.game.info.id
            if name in games:
                raise BadPackage(f"{name} is the id of a game of {games[name].origin or 'Rivage'}")
            games[name] = Entry(package, origin, version, folder)
        except (Exception, SystemExit) as error:  # noqa: BLE001  (a failing package must not keep the server from starting)
            kind = "" if isinstance(error, BadPackage) else f"{type(error).__name__}: "
            broken.append(BrokenGame(origin, entry.name, " ".join(f"{kind}{error}".split())))
    return ScanResult(games, tuple(broken))


def builtin_package(game: Game[Any, Any, Any]) -> GamePackage:
    """Return the package of a built-in game. The modules of its hooks are derived from its id."""
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
def _scan_result() -> ScanResult:
    return scan(entry_points(group=GROUP))
