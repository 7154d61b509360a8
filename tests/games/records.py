"""Golden matches of any game: their file format, and their replay.

A file has a head with one line for each field, followed by the lines of the match. In most games a line is one action, `0 draw`,
with -1 for chance. In a game in rounds it is a complete round: the action of chance, then the actions of each seat without the
last `done`: `turn | B2=NE | C1=SW *two`.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from rivage.core import CHANCE, Game, Options, Outcome, Seat, Timing, encode
from rivage.core.options import Value

AnyGame = Game[Any, Any, Any]

HERE = Path(__file__).parent
HEAD = ("story", "rules", "seats", "options", "outcome", "decided", "position")
"""Fields of the head, in order; `rules`, `seats`, `decided` and `position` are optional."""
COLUMN = 9
"""The column at which the values of the head start."""


class Match(msgspec.Struct, frozen=True):
    """A recorded match."""

    story: str
    """A description of the match, or of the way in which it was generated."""
    options: dict[str, Value]
    outcome: Outcome
    lines: tuple[str, ...]
    seats: int = 0
    """Number of seats; 0 for a game with a fixed number."""
    decided: str = ""
    """The criterion that decided the match, for games that have one."""
    position: str = ""
    """The final position."""
    rules: int = 0
    """Version of the rules of the match; 0 for the current version."""


def golden(name: str) -> Path:
    """Return the folder with the golden data of the game `name`."""
    return HERE / name.replace("-", "_") / "golden"


def recorded(game: AnyGame, story: str, seats: int, options: dict[str, Value], lines: Sequence[str]) -> Match:
    """Return a match with these lines and the outcome of their replay."""
    match = Match(story, options, Outcome("", (), ()), tuple(lines), seats)
    *_, end = replay(game, match)
    outcome = game.outcome(end)
    assert outcome is not None
    return replace(match, outcome=outcome)


def replay(game: AnyGame, match: Match) -> Iterator[Any]:
    """Yield the state before the first line and after each line, with the rules of the match."""
    versioned = game.by_version(match.rules) if match.rules else game
    assert versioned is not None
    game = versioned
    state = game.initial(match.seats or game.info.min_seats, Options(match.options))
    yield state
    for line in match.lines:
        state = _round(game, state, line) if game.info.timing is Timing.ROUNDS else _action(game, state, line)
        yield state


def _action(game: AnyGame, state: Any, line: str) -> Any:
    seat, text = line.split(maxsplit=1)
    return game.apply(state, Seat(int(seat)), game.parse_action(text))


def _round(game: AnyGame, state: Any, line: str) -> Any:
    drawn, *parts = line.split(" | ")
    (chance,) = [action for action in game.legal_actions(state, CHANCE) if game.format_action(action).split()[-1] == drawn]
    state = game.apply(state, CHANCE, chance)
    for seat, part in enumerate(parts):
        for word in (*part.split(), "done"):
            state = game.apply(state, Seat(seat), game.parse_action(word))
    return state


def write_match(match: Match) -> str:
    """Return the content of the file of a match."""
    head = {
        "story": match.story,
        "rules": str(match.rules or ""),
        "seats": str(match.seats or ""),
        "options": " ".join(f"{name}={msgspec.json.encode(value).decode()}" for name, value in match.options.items()),
        "outcome": encode(match.outcome).decode(),
        "decided": match.decided,
        "position": match.position,
    }
    fields = [f"{name:{COLUMN}}{value}".rstrip() for name, value in head.items() if value or name == "options"]
    return "\n".join([*fields, *match.lines]) + "\n"


def read_match(text: str) -> Match:
    """Parse the content of the file of a match. `write_match` is the inverse.

    Raises:
        ValueError: when a required field of the head is missing.
    """
    lines = text.splitlines()
    head: dict[str, str] = {}
    while lines and (name := lines[0][:COLUMN].strip()) in HEAD:
        head[name] = lines.pop(0)[COLUMN:]
    if missing := {"story", "options", "outcome"} - head.keys():
        raise ValueError(f"a recorded match has no {', '.join(sorted(missing))}")
    pairs = (word.split("=") for word in head["options"].split())
    return Match(
        head["story"],
        {name: msgspec.json.decode(value) for name, value in pairs},
        msgspec.json.decode(head["outcome"], type=Outcome),
        tuple(lines),
        int(head.get("seats", 0)),
        head.get("decided", ""),
        head.get("position", ""),
        int(head.get("rules", 0)),
    )


def load(folder: Path) -> dict[str, Match]:
    """Return all recorded matches of a golden folder by file name.

    Raises:
        ValueError: when a file is not a recorded match.
    """
    return {path.stem: read_match(path.read_text(encoding="utf-8")) for path in sorted((folder / "matches").glob("*.txt"))}


def save(folder: Path, matches: dict[str, Match]) -> None:
    """Write the files of the matches."""
    (folder / "matches").mkdir(parents=True, exist_ok=True)
    for name, match in matches.items():
        (folder / "matches" / f"{name}.txt").write_text(write_match(match), encoding="utf-8")
