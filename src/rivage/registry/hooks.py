"""Calls the hooks of a game's package: bots, advice, explanations of a simulation, and physics.

Exceptions of installed packages, including `SystemExit`, become `RuntimeError`.
"""

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
    """Return the actions that a bot chooses, in notation: one or more, in order.

    In a real-time game the actions are alternatives, best first, and an empty list means to wait. When people play along, the
    bot makes the first action that does not need consent (`Game.needs_consent`).

    Args:
        game_id: id of the game.
        level: one of its `bot_levels`.
        view: the view of the bot's seat from `Game.view`; the seat must be one that may act.
        seed: seed of the bot's random choices between equally good actions.
        effort: fraction of the full thinking time, above 0. Less time gives weaker actions, never illegal ones.

    Raises:
        UnknownGame: when no game has this id, or the game has no bots.
        KeyError: when a built-in game has no such level.
        RuntimeError: when the bots of an installed package fail.
    """
    entry = entry_of(game_id)
    place = entry.package.choose
    if not place:
        played = ", ".join(name for name, entry in all_games().items() if entry.package.choose)
        raise UnknownGame(f"{game_id!r} has no bots", name=game_id, known=played)
    with _package_errors(entry):
        return list(_function(place)(level, view, seed, effort))


def pace(game_id: str, action: str, seed: int) -> float:
    """Return the seconds that a person needs for an action in a real-time game; 0 in other games. Bots wait as long.

    Raises:
        UnknownGame: when no game has this id.
        RuntimeError: when the code of an installed package fails.
    """
    entry = entry_of(game_id)
    place = entry.package.pace
    with _package_errors(entry):
        return float(_function(place)(action, seed)) if place else 0.0


class Advice(msgspec.Struct, frozen=True):
    """The action that the best bots recommend to a seat, with the reason."""

    action: str
    """The action in notation, as in an `act` command."""
    key: str
    """Key of the reason: its message is `advice-<game>-<key>`."""
    args: dict[str, str | int | float]
    text: str
    """The reason in English."""


class Goal(msgspec.Struct, frozen=True):
    """The next step of the bots' plan."""

    key: str
    """Key of its message, `goal-<game>-<key>`."""
    args: dict[str, str | int | float]
    text: str
    """The goal in English."""


class TeamPlan(msgspec.Struct, frozen=True):
    """The bots' plan for the whole team: the lines that they intend to build, and their next goal."""

    lines: tuple[tuple[tuple[int, int], ...], ...] = ()
    """Polylines on the table, in the units of the game's notation."""
    goal: Goal | None = None


class Finding(msgspec.Struct, frozen=True):
    """One explanation of the result of a simulation, such as a gap that was too wide."""

    key: str
    args: dict[str, str | int | float]
    text: str
    """The explanation in English."""


def advise(game_id: str, view: Any, seat: int) -> Advice | None:
    """Return the bots' advice for a seat with this view, or None when they have none.

    Raises:
        UnknownGame: when no game has this id, or its bots give no advice.
        RuntimeError: when the bots of an installed package fail.
    """
    entry = entry_of(game_id)
    if not entry.package.advise:
        raise UnknownGame(f"the bots of {game_id!r} give no advice", name=game_id, known="")
    with _package_errors(entry):
        advice = _function(entry.package.advise)(view, seat)
        return advice and Advice(advice.action, advice.why, dict(advice.args), render(game_id, advice.sentence))


def team_plan(game_id: str, view: Any, seat: int) -> TeamPlan:
    """Return the bots' plan for the whole team, whichever seat is to act; empty when they have none.

    Raises:
        UnknownGame: when no game has this id.
        RuntimeError: when the bots of an installed package fail.
    """
    entry = entry_of(game_id)
    if not entry.package.plan:
        return TeamPlan()
    with _package_errors(entry):
        lines, goal = _function(entry.package.plan)(view, seat)
        polylines = tuple(tuple((int(x), int(y)) for x, y in line) for line in lines)
        return TeamPlan(polylines, goal and Goal(goal.key, dict(goal.args), render(game_id, goal.sentence)))


def findings(
    game_id: str, version: int, seats: int, options: Mapping[str, Value], actions: Sequence[tuple[int, str]]
) -> tuple[Finding, ...] | None:
    """Replay a match and explain the simulation that its last action recorded.

    Args:
        game_id: id of the game.
        version: version of the rules of the match.
        seats: number of seats.
        options: option values of the match.
        actions: pairs of seat and action in notation, from the start of the match.

    Returns:
        The explanations, or None when the last action is not the result of a simulation.

    Raises:
        UnknownGame: when no game has this id, or the game explains nothing.
        RuntimeError: when the code of an installed package fails.
    """
    entry = entry_of(game_id)
    game = entry.package.game.by_version(version)
    if not entry.package.explain or game is None:
        raise UnknownGame(f"{game_id!r} has no explanations of simulations", name=game_id, known="")
    with _package_errors(entry):
        before = after = game.initial(seats, Options(options))
        for seat, action in actions:
            before, after = after, game.apply(after, Seat(seat), game.parse_action(action))
        if not actions or not game.simulated(before):
            return None
        found = _function(entry.package.explain)(before, after)
        return tuple(Finding(finding.key, dict(finding.args), render(game_id, finding.sentence)) for finding in found)


def has_physics(game_id: str) -> bool:
    """Return whether a game needs physics simulations.

    Raises:
        UnknownGame: when no game has this id.
    """
    return bool(entry_of(game_id).package.simulate)


def simulate(game_id: str, state: Any) -> Simulated:
    """Simulate a state that waits for physics (`Game.simulated`), in the calling thread.

    Raises:
        UnknownGame: when no game has this id, or the game has no physics.
        PhysicsError: when a simulation of a built-in game fails.
        RuntimeError: when the code of an installed package fails.
    """
    entry = entry_of(game_id)
    if not entry.package.simulate:
        raise UnknownGame(f"{game_id!r} has no physics", name=game_id, known="")
    with _package_errors(entry):
        found = msgspec.convert(_function(entry.package.simulate)(state), Simulated)
        if not entry.origin:
            return found
        # The log needs the canonical notation, and a package may return another one.
        game = entry.package.game
        return msgspec.structs.replace(found, action=game.format_action(game.parse_action(found.action)))


def motion_matches(game_id: str, state: Any, action: str, trajectory: bytes) -> bool:
    """Return whether a recorded trajectory ends in the poses of `action`. True where a package does not check it.

    Raises:
        UnknownGame: when no game has this id.
        ValueError: when the bytes are not a trajectory for this state, in a built-in game.
        RuntimeError: when the code of an installed package fails.
    """
    entry = entry_of(game_id)
    if not entry.package.check_motion:
        return True
    with _package_errors(entry):
        return bool(_function(entry.package.check_motion)(state, action, trajectory))


def load_bots() -> None:
    """Import the bots of the built-in games, so that the first `choose` is fast. Bots of packages load on their first use."""
    for entry in all_games().values():
        if entry.package.choose and not entry.origin:
            with suppress(Exception):  # `choose` raises the same error again, to its caller
                _function(entry.package.choose)


@contextmanager
def _package_errors(entry: Entry) -> Iterator[None]:
    """Turn exceptions of an installed package into `RuntimeError`: they must not end the process, and must be picklable."""
    try:
        yield
    except (Exception, SystemExit) as error:
        if not entry.origin:
            raise
        raise RuntimeError(f"the package of {entry.package.game.info.id}: {type(error).__name__}: {error}") from error


@cache
def _function(place: str) -> Any:
    """Import a function by its name, `module:function`."""
    return resolve_name(place)
