"""What every game must have recorded, looked at for all of them alike.

`check_golden` demands of a game: a recorded match for each of its endings, each played again to the outcome it tells; the
order of legal actions, pinned at some moments; and a playthrough of one of the matches for people to read.
"""

import re
from pathlib import Path
from typing import Any

from rivage.core import RivageError, Seat

from .records import AnyGame, Match, load, read_match, replay, write_match

ORDER = "legal-order.txt"
PLAYTHROUGH = "playthrough.txt"


class NotGolden(AssertionError):
    """Golden data is missing, or tells something else than the rules."""


def check_golden(game: AnyGame, folder: Path) -> None:
    """Look at all the golden data of a game.

    Raises:
        NotGolden: says what is missing or wrong.
    """
    try:
        matches = load(folder)
    except ValueError as error:
        raise NotGolden(f"{game.info.id}: {error}") from error
    played = {name: _played(game, name, match) for name, match in matches.items()}
    for name, match in matches.items():
        _ends_as_told(game, name, match, played[name])
        text = (folder / "matches" / f"{name}.txt").read_text(encoding="utf-8")
        _sure(game, write_match(read_match(text)) == text, f"the match {name} is written otherwise")
    missing = set(game.info.endings) - {match.outcome.reason for match in matches.values()}
    _sure(game, not missing, f"no recorded match ends by {', '.join(sorted(missing))}")
    _same_order(game, played, _read(game, folder / ORDER))
    _tells_a_match(game, matches, _read(game, folder / PLAYTHROUGH))


def _sure(game: AnyGame, holds: bool, what: str) -> None:
    if not holds:
        raise NotGolden(f"{game.info.id}: {what}")


def _read(game: AnyGame, path: Path) -> list[str]:
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    _sure(game, any(line.strip() for line in lines), f"{path.name} is missing or empty")
    return lines


def _played(game: AnyGame, name: str, match: Match) -> list[Any]:
    """Every state of a match."""
    try:
        return list(replay(game, match))
    except RivageError as error:
        raise NotGolden(f"{game.info.id}: the match {name} cannot be played: {error}") from error


def _ends_as_told(game: AnyGame, name: str, match: Match, states: list[Any]) -> None:
    *before, end = states
    _sure(game, all(game.outcome(state) is None for state in before), f"the match {name} goes on after its end")
    told = game.outcome(end)
    _sure(game, told == match.outcome, f"the match {name} ends as {told}, not as {match.outcome}")
    same = not match.position or game.format_state(end) == match.position
    _sure(game, same, f"the match {name} ends in another position")


def moment(game: AnyGame, played: dict[str, list[Any]], head: str) -> tuple[Any, Seat]:
    """A moment at which the order is pinned, and whose actions it is about.

    It is written as a position, or as `match NAME LINES`, so many lines into a recorded match; ` > SEAT` where several act.
    """
    where, mark, seat = head.rpartition(" > ")
    if not mark:
        where, seat = head, ""
    if where.startswith("match "):
        _, name, number = where.split()
        state = played[name][int(number)]
    else:
        state = game.parse_state(where)
    return state, Seat(int(seat)) if seat else min(game.to_act(state))


def _same_order(game: AnyGame, played: dict[str, list[Any]], lines: list[str]) -> None:
    for head, listed in zip(lines[::2], lines[1::2], strict=True):
        state, seat = moment(game, played, head)
        legal = [game.format_action(action) for action in game.legal_actions(state, seat)]
        written = listed.removeprefix("  ")
        _sure(game, bool(legal) and written in (" | ".join(legal), " ".join(legal)), f"other legal actions at {head[:80]}")


def _tells_a_match(game: AnyGame, matches: dict[str, Match], lines: list[str]) -> None:
    """The playthrough names its match, and has everything that was done in it, in order."""
    named = [match for match in matches.values() if lines[0] == f"# {match.story}"]
    _sure(game, bool(named), f"{PLAYTHROUGH} tells of no recorded match")
    told = (found.group(1) for line in lines if (found := _DONE.fullmatch(line)))
    for number, done in enumerate(named[0].lines, 1):
        said = next(told, "")
        _sure(game, done in (said, f"{done[:3]}{said}"), f"{PLAYTHROUGH} tells {said!r} as number {number}, not {done!r}")


_DONE = re.compile(r"(?:  action {3}|\* \d+  )(.+)")
"""What was done, as a playthrough has it: with or without its seat."""
