"""Golden matches of any game: how they are written, read back and played again.

A match is a head, one line a field, and the way to its end. In most games a line of it is one action, `0 draw`, chance being -1;
in a game of rounds it is a whole round, what chance did and then the words of each seat without the last `done`:
`turn | B2=NE | C1=SW *two`.
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
"""Fields of the head, in their order; `rules`, `seats`, `decided` and `position` only where they are told."""
COLUMN = 9
"""Where the values of the head begin."""


class Match(msgspec.Struct, frozen=True):
    """A recorded match."""

    story: str
    """What it shows, or how it was made."""
    options: dict[str, Value]
    outcome: Outcome
    lines: tuple[str, ...]
    seats: int = 0
    """0: the game has one number of seats only."""
    decided: str = ""
    """What made the winner win, where the game tells."""
    position: str = ""
    """Where it ended."""
    rules: int = 0
    """The version of the rules it was played by; 0: the present one."""


def golden(name: str) -> Path:
    """The folder with the golden data of the game `name`."""
    return HERE / name.replace("-", "_") / "golden"


def recorded(game: AnyGame, story: str, seats: int, options: dict[str, Value], lines: Sequence[str]) -> Match:
    """The match with these lines, and how it ends."""
    match = Match(story, options, Outcome("", (), ()), tuple(lines), seats)
    *_, end = replay(game, match)
    outcome = game.outcome(end)
    assert outcome is not None
    return replace(match, outcome=outcome)


def replay(game: AnyGame, match: Match) -> Iterator[Any]:
    """The state before the first line and after each, by the rules the match was played by."""
    played = game.by_version(match.rules) if match.rules else game
    assert played is not None
    game = played
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
    """The file of a match."""
    head = {
        "story": match.story,
        "rules": str(match.rules or ""),
        "seats": str(match.seats or ""),
        "options": " ".join(f"{name}={msgspec.json.encode(value).decode()}" for name, value in match.options.items()),
        "outcome": encode(match.outcome).decode(),
        "decided": match.decided,
        "position": match.position,
    }
    told = [f"{name:{COLUMN}}{value}".rstrip() for name, value in head.items() if value or name == "options"]
    return "\n".join([*told, *match.lines]) + "\n"


def read_match(text: str) -> Match:
    """Read a file; `write_match` writes it again.

    Raises:
        ValueError: when it has no head that a match has.
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
    """Every recorded match of a golden folder, by the name of its file.

    Raises:
        ValueError: for a file that is none.
    """
    return {path.stem: read_match(path.read_text(encoding="utf-8")) for path in sorted((folder / "matches").glob("*.txt"))}


def save(folder: Path, matches: dict[str, Match]) -> None:
    """Write every match."""
    (folder / "matches").mkdir(parents=True, exist_ok=True)
    for name, match in matches.items():
        (folder / "matches" / f"{name}.txt").write_text(write_match(match), encoding="utf-8")
