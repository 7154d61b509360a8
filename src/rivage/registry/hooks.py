"""Calls the functions that a game's package names: its bots, what explains a motion, and its physics."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from pkgutil import resolve_name
from typing import Any

import msgspec

from rivage.core import Options, Seat, Simulated, UnknownGame, Value

from .scan import Entry, all_games, entry_of
from .translations import render


def choose(game_id: str, level: str, view: Any, seed: int, effort: float = 1.0) -> list[str]:
    """Return the actions of a bot of `level` as text: one or more, in order.

    In a game in real time the actions are alternatives, the best first, and an empty list means to wait. With people at the
    table, a bot carries out the first one that needs nobody's consent.

    Args:
        game_id: the game.
        level: one of its `bot_levels`.
        view: what the bot's seat sees, as `Game.view` gave it; the seat must be one that acts.
        seed: makes equal choices fall differently from game to game.
        effort: the part of its full time that it may think, above 0; less of it makes a weaker answer, never an illegal one.

    Raises:
        UnknownGame: when there is no such game, or it has no bots.
        KeyError: when a game of the server has no such level.
        RuntimeError: whatever the bots of a package do instead of an answer.
    """
    entry = entry_of(game_id)
    place = entry.package.choose
    if not place:
        played = ", ".join(name for name, entry in all_games().items() if entry.package.choose)
        raise UnknownGame(f"no bots play {game_id!r}", name=game_id, known=played)
    with _contained(entry):
        return list(_function(place)(level, view, seed, effort))


def pace(game_id: str, action: str, seed: int) -> float:
    """Seconds a person would take for an action, where the game is played in real time; 0 elsewhere.

    Raises:
        UnknownGame: when there is no such game.
        RuntimeError: whatever the code of a package does instead of an answer.
    """
    entry = entry_of(game_id)
    place = entry.package.pace
    with _contained(entry):
        return float(_function(place)(action, seed)) if place else 0.0


class Advice(msgspec.Struct, frozen=True):
    """What the best bots would do in a seat's place, and why."""

    action: str
    """As an `act` sends it."""
    key: str
    """Of the reason: `advice-<game>-<key>` is its message."""
    args: dict[str, str | int | float]
    text: str
    """The reason in English."""


class Goal(msgspec.Struct, frozen=True):
    """The next step of the bots' plan."""

    key: str
    """`goal-<game>-<key>` is its message."""
    args: dict[str, str | int | float]
    text: str
    """In English."""


class TeamPlan(msgspec.Struct, frozen=True):
    """The bots' plan for the whole table: what they intend to build, and their next goal."""

    lines: tuple[tuple[tuple[int, int], ...], ...] = ()
    """Polylines on the table, in the units of the game's notation."""
    goal: Goal | None = None


class Finding(msgspec.Struct, frozen=True):
    """Something that can be said of what moved."""

    key: str
    args: dict[str, str | int | float]
    text: str
    """In English."""


def advise(game_id: str, view: Any, seat: int) -> Advice | None:
    """What the bots would do in the place of `seat`, which sees `view`; None when there is nothing worth a word.

    Raises:
        UnknownGame: when there is no such game, or its bots give no advice.
        RuntimeError: whatever the bots of a package do instead of an answer.
    """
    entry = entry_of(game_id)
    if not entry.package.advise:
        raise UnknownGame(f"no bots give advice on {game_id!r}", name=game_id, known="")
    with _contained(entry):
        said = _function(entry.package.advise)(view, seat)
        return said and Advice(said.action, said.why, dict(said.args), render(game_id, said.sentence))


def team_plan(game_id: str, view: Any, seat: int) -> TeamPlan:
    """The bots' plan for the whole table, whoever's turn it is; empty when they have none.

    Raises:
        UnknownGame: when there is no such game.
        RuntimeError: whatever the bots of a package do instead of an answer.
    """
    entry = entry_of(game_id)
    if not entry.package.plan:
        return TeamPlan()
    with _contained(entry):
        lines, goal = _function(entry.package.plan)(view, seat)
        drawn = tuple(tuple((int(x), int(y)) for x, y in line) for line in lines)
        return TeamPlan(drawn, goal and Goal(goal.key, dict(goal.args), render(game_id, goal.sentence)))


def findings(
    game_id: str, version: int, seats: int, options: Mapping[str, Value], actions: Sequence[tuple[int, str]]
) -> tuple[Finding, ...] | None:
    """What can be said of the motion that was the last of these actions, of a match by that version of the rules.

    None when nothing moved there.

    Raises:
        UnknownGame: when there is no such game, or nothing in it is explained.
        RuntimeError: whatever the code of a package does instead of an answer.
    """
    entry = entry_of(game_id)
    game = entry.package.game.by_version(version)
    if not entry.package.explain or game is None:
        raise UnknownGame(f"nothing is explained in {game_id!r}", name=game_id, known="")
    with _contained(entry):
        before = after = game.initial(seats, Options(options))
        for seat, action in actions:
            before, after = after, game.apply(after, Seat(seat), game.parse_action(action))
        if not actions or not game.simulated(before):
            return None
        said = _function(entry.package.explain)(before, after)
        return tuple(Finding(each.key, dict(each.args), render(game_id, each.sentence)) for each in said)


def has_physics(game_id: str) -> bool:
    """Whether bodies move in a game.

    Raises:
        UnknownGame: when there is no such game.
    """
    return bool(entry_of(game_id).package.simulate)


def simulate(game_id: str, state: Any) -> Simulated:
    """Simulate a state that waits for physics, in this thread.

    Raises:
        UnknownGame: when there is no such game, or nothing moves in it.
        PhysicsError: when a simulation of a built-in game fails.
        RuntimeError: whatever the code of a package does instead of an answer.
    """
    entry = entry_of(game_id)
    if not entry.package.simulate:
        raise UnknownGame(f"nothing moves in {game_id!r}", name=game_id, known="")
    with _contained(entry):
        found = msgspec.convert(_function(entry.package.simulate)(state), Simulated)
        if not entry.origin:
            return found
        # The log has the strict notation; a package may write a loose one.
        game = entry.package.game
        return msgspec.structs.replace(found, action=game.format_action(game.parse_action(found.action)))


def motion_matches(game_id: str, state: Any, action: str, trajectory: bytes) -> bool:
    """Whether a recorded motion ends where the action beside it says. True where a package does not check it.

    Raises:
        UnknownGame: when there is no such game.
        ValueError: when the bytes are not a motion of this table, in a built-in game.
        RuntimeError: whatever the code of a package does instead of an answer.
    """
    entry = entry_of(game_id)
    if not entry.package.check_motion:
        return True
    with _contained(entry):
        return bool(_function(entry.package.check_motion)(state, action, trajectory))


def load_bots() -> None:
    """Load the bots of Rivage's own games, so that no question waits for it. Those of packages wait until they are asked."""
    for entry in all_games().values():
        if entry.package.choose and not entry.origin:
            with suppress(Exception):  # `choose` raises it again, to who can do something about it
                _function(entry.package.choose)


@contextmanager
def _contained(entry: Entry) -> Iterator[None]:
    """What foreign code raises becomes an ordinary error: none that ends a process, or that only its own package can read."""
    try:
        yield
    except (Exception, SystemExit) as error:
        if not entry.origin:
            raise
        raise RuntimeError(f"the package of {entry.package.game.info.id}: {type(error).__name__}: {error}") from error


@cache
def _function(place: str) -> Any:
    return resolve_name(place)
