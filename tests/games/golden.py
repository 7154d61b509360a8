"""Checks the golden data of a game, which records the behaviour of its rules.

`check_golden` requires a recorded match for each ending, which must end with the recorded outcome when replayed; the order of
the legal actions in some states; and a playthrough of one match for human readers.
"""

import re
from pathlib import Path
from typing import Any

from rivage.core import RivageError, Seat

from .records import AnyGame, Match, load, read_match, replay, write_match

ORDER = "legal-order.txt"
PLAYTHROUGH = "playthrough.txt"


class NotGolden(AssertionError):
    """Golden data is missing, or differs from the rules."""


def check_golden(game: AnyGame, folder: Path) -> None:
    """Check all golden data of a game.

    Raises:
        NotGolden: names the missing or wrong data.
    """
    try:
        matches = load(folder)
    except ValueError as error:
        raise NotGolden(f"{game.info.id}: {error}") from error
    states = {name: _replayed(game, name, match) for name, match in matches.items()}
    for name, match in matches.items():
        _check_end(game, name, match, states[name])
        text = (folder / "matches" / f"{name}.txt").read_text(encoding="utf-8")
        _require(game, write_match(read_match(text)) == text, f"the file of the match {name} changes when read and written")
    missing = set(game.info.endings) - {match.outcome.reason for match in matches.values()}
    _require(game, not missing, f"no recorded match ends by {', '.join(sorted(missing))}")
    _check_order(game, states, _read(game, folder / ORDER))
    _check_playthrough(game, matches, _read(game, folder / PLAYTHROUGH))


def _require(game: AnyGame, condition: bool, message: str) -> None:
    if not condition:
        raise NotGolden(f"{game.info.id}: {message}")


def _read(game: AnyGame, path: Path) -> list[str]:
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    _require(game, any(line.strip() for line in lines), f"{path.name} is missing or empty")
    return lines


def _replayed(game: AnyGame, name: str, match: Match) -> list[Any]:
    """Return every state of a match."""
    try:
        return list(replay(game, match))
    except RivageError as error:
        raise NotGolden(f"{game.info.id}: the match {name} cannot be replayed: {error}") from error


def _check_end(game: AnyGame, name: str, match: Match, states: list[Any]) -> None:
    *before, end = states
    _require(game, all(game.outcome(state) is None for state in before), f"the match {name} continues after its end")
    outcome = game.outcome(end)
    _require(game, outcome == match.outcome, f"the match {name} ends as {outcome}, not as {match.outcome}")
    same = not match.position or game.format_state(end) == match.position
    _require(game, same, f"the match {name} ends in another position")


def find_state(game: AnyGame, states: dict[str, list[Any]], head: str) -> tuple[Any, Seat]:
    """Return the state and the seat that a line of the order file names.

    The line is a position, or `match NAME NUMBER` for the state after that number of lines of a recorded match. ` > SEAT`
    follows where several seats may act.
    """
    where, mark, seat = head.rpartition(" > ")
    if not mark:
        where, seat = head, ""
    if where.startswith("match "):
        _, name, number = where.split()
        state = states[name][int(number)]
    else:
        state = game.parse_state(where)
    return state, Seat(int(seat)) if seat else min(game.to_act(state))


def _check_order(game: AnyGame, states: dict[str, list[Any]], lines: list[str]) -> None:
    for head, listed in zip(lines[::2], lines[1::2], strict=True):
        state, seat = find_state(game, states, head)
        legal = [game.format_action(action) for action in game.legal_actions(state, seat)]
        recorded = listed.removeprefix("  ")
        same = bool(legal) and recorded in (" | ".join(legal), " ".join(legal))
        _require(game, same, f"other legal actions at {head[:80]}")


def _check_playthrough(game: AnyGame, matches: dict[str, Match], lines: list[str]) -> None:
    """Check that the playthrough names a match and contains all its actions in order."""
    named = [match for match in matches.values() if lines[0] == f"# {match.story}"]
    _require(game, bool(named), f"{PLAYTHROUGH} does not name a recorded match")
    actions = (found.group(1) for line in lines if (found := _ACTION.fullmatch(line)))
    for number, expected in enumerate(named[0].lines, 1):
        action = next(actions, "")
        same = expected in (action, f"{expected[:3]}{action}")
        _require(game, same, f"{PLAYTHROUGH} has {action!r} as number {number}, not {expected!r}")


_ACTION = re.compile(r"(?:  action {3}|\* \d+  )(.+)")
"""A line of a playthrough with an action, with or without its seat."""
