"""Finds games: those of Rivage first, then those of installed packages. A package is checked before its game is used."""

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
"""More seats no table is laid with."""


HOOKS: Final = ("choose", "pace", "advise", "plan", "explain", "simulate", "check_motion", "lesson")
"""Fields of `GamePackage` that name a function or a value."""


class GamePackage(msgspec.Struct, frozen=True):
    """One game with all that belongs to it. An entry point of the group `rivage.games` names a value of this type."""

    game: Game[Any, Any, Any]
    choose: str = ""
    """Where its bots are, `module:function`: as `rivage.registry.choose`, without the game. Empty: nobody plays for you.

    A name, not the function: bots think in processes of their own, and the server need not load them.
    """
    pace: str = ""
    """For a game in real time, `module:function`: as `rivage.registry.pace`, without the game. The server loads and asks it."""
    advise: str = ""
    """For a game whose bots give advice, `module:function`: as `rivage.registry.advise`, without the game."""
    plan: str = ""
    """For a game whose bots show their plan, `module:function`: from `(view, seat)` to polylines and the next goal or None."""
    explain: str = ""
    """For a game in which something moves, `module:function`: what can be said of two states, before and after a motion."""
    simulate: str = ""
    """For a game in which bodies move, `module:function`: from a state that waits for physics to a `rivage.core.Simulated`."""
    check_motion: str = ""
    """Optional, `module:function`: from `(state, action, trajectory)` to whether a recorded motion ends where the action says."""
    lesson: str = ""
    """For a game with a lesson, `module:VALUE`: a `rivage.core.Lesson`."""
    files: str = ""
    """The importable package (a folder) in which `locales/<language>/<id>.ftl` and `client/index.js` lie, where it has them."""


class BadPackage(ValueError):
    """Something a package says of its game is not so."""


def check(package: object) -> tuple[GamePackage, Path | None]:
    """`package`, if it is one and what it says of itself is true as far as can be seen without playing, and its files' folder.

    Raises:
        BadPackage: says what is wrong.
        msgspec.ValidationError: when a field of the `GameInfo` is of the wrong type.
        BaseException: whatever foreign code does when the package of the files is imported, `SystemExit` too.
    """
    if not isinstance(package, GamePackage):
        raise BadPackage(f"a GamePackage is expected, not {type(package).__name__}")
    if not isinstance(package.game, Game):
        raise BadPackage(f"its game is no rivage.core.Game but {type(package.game).__name__}")
    info = package.game.info
    msgspec.convert(msgspec.to_builtins(info), GameInfo)
    for wrong, what in (
        (not _ID.fullmatch(info.id), f"the id {info.id!r} is not of small letters, digits and single dashes"),
        (not info.title, "it has no title"),
        (not info.endings, "it names no ending"),
        (not 1 <= info.min_seats <= info.max_seats <= MAX_SEATS, f"it is for {info.min_seats} to {info.max_seats} seats"),
        (info.seat_names and len(info.seat_names) != info.max_seats, "it names some of its seats and not all"),
        (not all(option.choices for option in info.options), "it has an option without choices"),
        (
            not all(option.alone is None or option.alone in option.choices for option in info.options),
            "it suggests a value that an option does not have",
        ),
        (
            not all(_fits(info, preset.seats, preset.options) for preset in info.presets),
            "a preset does not fit its seats or options",
        ),
        (
            not all(_fits(info, info.min_seats, ((each.option, each.value),)) for each in info.variations),
            "a variation does not fit its options",
        ),
        (len(set(info.bot_levels)) != len(info.bot_levels), "two of its bot levels have the same name"),
        (info.bot_levels and not package.choose, f"it promises bots ({', '.join(info.bot_levels)}) and has none"),
        (info.advice and not package.advise, "it promises advice and has none"),
        (info.findings and not package.explain, "it promises to explain what moved and does not"),
        (info.lesson and not package.lesson, "it promises a lesson and has none"),
        (waits_for_physics(package.game) and not package.simulate, "it waits for physics (`simulated`) and has no `simulate`"),
    ):
        if wrong:
            raise BadPackage(what)
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
        _check_place(name)
    return package, _folder(package.files)


def waits_for_physics(game: Game[Any, Any, Any]) -> bool:
    """Whether a game has states that wait for physics."""
    return type(game).simulated is not Game.simulated


def _fits(info: GameInfo, seats: int, options: tuple[tuple[str, Value], ...]) -> bool:
    """Whether a table can be opened with this number of seats and these values of options."""
    try:
        info.check_seats(seats)
        resolve(info.options, dict(options))
    except OptionError:
        return False
    return True


def _check_place(name: str) -> None:
    """Go on only if a function, or a value, may be at `name`; it is loaded when it is first asked."""
    module, colon, function = name.partition(":")
    if name and not (module and colon and function.isidentifier()):
        raise BadPackage(f"{name!r} is no module:function")
    if name and find_spec(module) is None:
        raise BadPackage(f"there is no module {module} for {function}")


def _folder(name: str) -> Path | None:
    """The folder of the package `name`. None for no name, and for one that is not unpacked into one folder (a zip file)."""
    if not name:
        return None
    if find_spec(name) is None:
        raise BadPackage(f"there is no package {name} for its files")
    module = import_module(name)
    if not hasattr(module, "__path__"):
        raise BadPackage(f"its files are in {name}, a module without a folder")
    folder = files(module)
    return folder if isinstance(folder, Path) else None


GROUP: Final = "rivage.games"
"""The entry-point group by which a package brings a game."""


class Entry(msgspec.Struct, frozen=True):
    """A game of the server, and where it comes from."""

    package: GamePackage
    origin: str = ""
    """The distribution that brings it; empty for Rivage's own."""
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
    """By id, Rivage's own first."""
    broken: tuple[Broken, ...]


def all_games() -> Mapping[str, Entry]:
    """Every game of the server by its id: its own first, then those of packages by the names of their entry points."""
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
    """Rivage's own games and those of `entries`. Whatever is wrong with one of these, the others are found."""
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
        except (Exception, SystemExit) as error:  # noqa: BLE001  (foreign code is run here: the server starts whatever it does)
            kind = "" if isinstance(error, BadPackage) else f"{type(error).__name__}: "
            left_out.append(Broken(origin, each.name, " ".join(f"{kind}{error}".split())))
    return Found(games, tuple(left_out))


def own_package(game: Game[Any, Any, Any]) -> GamePackage:
    """A game of the server: its bots and what explains it are found by its name."""
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
