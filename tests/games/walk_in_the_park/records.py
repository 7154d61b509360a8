"""Golden files: how a match and a playthrough are written, and matches read back. A line of a match is a round of all seats."""

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from rivage.core import CHANCE, Options, Outcome, Seat, encode
from rivage.core.options import Value
from rivage.games.walk_in_the_park import GAME
from rivage.games.walk_in_the_park.actions import Action
from rivage.games.walk_in_the_park.notation import format_cells, format_round
from rivage.games.walk_in_the_park.state import WalkState

from .moments import ended, fresh, rounds, seen

GOLDEN = Path(__file__).parent / "golden"
MATCHES = GOLDEN / "matches"


class Match(msgspec.Struct, frozen=True):
    """A recorded match."""

    story: str
    """What it shows."""
    seats: int
    options: dict[str, Value]
    outcome: Outcome
    decided: str
    """What made the winner win."""
    position: str
    """Where it ended."""
    rounds: tuple[str, ...]
    """Each the roll and one round a seat: `turn | B2=NE | C1=SW *two`."""


Chooser = Callable[[WalkState, Seat], Action]


def record(story: str, seats: int, options: dict[str, Value], choose: Chooser) -> Match:
    """Play a match in which `choose` decides everything."""
    state = fresh(seats, **options)
    lines = []
    while actors := GAME.to_act(state):
        seat = min(actors)
        state = GAME.apply(state, seat, choose(state, seat))
        if seat != CHANCE and (state.rolling or state.result is not None):
            lines.append(" | ".join([state.rolls[-1], *(format_round(wrote.words) for wrote in state.last)]))
    return close(story, options, state, lines)


def scripted(story: str, seats: int, *lines: str) -> Match:
    """A match written by hand."""
    return close(story, {}, rounds(fresh(seats), *lines), list(lines))


def close(story: str, options: dict[str, Value], state: WalkState, lines: list[str]) -> Match:
    outcome = GAME.outcome(state)
    assert outcome is not None
    return Match(story, state.setting.seats, options, outcome, ended(state).decided, GAME.format_state(state), tuple(lines))


def replay(match: Match) -> Iterator[WalkState]:
    """The state before the first roll and after each round."""
    state = GAME.initial(match.seats, Options(match.options))
    yield state
    for line in match.rounds:
        state = rounds(state, line)
        yield state


def write_match(match: Match) -> str:
    options = " ".join(f"{name}={msgspec.json.encode(value).decode()}" for name, value in match.options.items())
    lines = [
        f"story    {match.story}",
        f"seats    {match.seats}",
        f"options  {options}".rstrip(),
        f"outcome  {encode(match.outcome).decode()}",
        f"decided  {match.decided}",
        f"position {match.position}",
        *match.rounds,
    ]
    return "\n".join(lines) + "\n"


def read_match(text: str) -> Match:
    story, seats, options, outcome, decided, position, *lines = text.splitlines()
    pairs = (word.split("=") for word in options[9:].split())
    return Match(
        story[9:],
        int(seats[9:]),
        {name: msgspec.json.decode(value) for name, value in pairs},
        msgspec.json.decode(outcome[9:], type=Outcome),
        decided[9:],
        position[9:],
        tuple(lines),
    )


def playthrough(match: Match) -> str:
    """A match as a text for people: after each round what everybody wrote, what that caused, and the sheets side by side."""
    lines = [f"# {match.story}", ""]
    for number, state in enumerate(replay(match)):
        if number:
            lines += [f"* {number}  {match.rounds[number - 1]}"]
        shown = seen(state, None)
        for seat, words in enumerate(shown.last):
            for word in words:
                effects = " ".join(encode(effect).decode() for effect in word.effects)
                if effects or word.points:
                    lines.append(f"    {seat} {word.action} {word.points:+} {effects}".rstrip())
        drawn = [format_cells(state.setting.plan, sheet.page.cells).split("\n") for sheet in state.seats]
        lines += ["    " + "   ".join(row) for row in zip(*drawn, strict=True)]
        for seat, sheet in enumerate(shown.sheets):
            score = " ".join(f"{line.key}:{line.count}={line.points}" for line in sheet.score if line.points)
            lines.append(f"    {seat} has {sheet.points}: {score}".rstrip().rstrip(":"))
    lines.append(f"  {encode(seen(state, None).end).decode()}")
    return "\n".join(lines) + "\n"
