"""Golden files: how a match and a playthrough are written, and matches read back. A line of a match is one action."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from rivage.core import Options, Outcome, Seat, encode
from rivage.core.options import Value
from rivage.games.aya import GAME
from rivage.games.aya.state import AyaState

GOLDEN = Path(__file__).parent / "golden"
MATCHES = GOLDEN / "matches"


class Match(msgspec.Struct, frozen=True):
    """A recorded match."""

    story: str
    """What it shows."""
    seats: int
    options: dict[str, Value]
    outcome: Outcome
    lines: tuple[str, ...]
    """Each a seat and what it did: `0 draw`; chance is -1."""


def recorded(story: str, seats: int, options: dict[str, Value], lines: Sequence[str]) -> Match:
    """The match with these actions."""
    match = Match(story, seats, options, Outcome("", (), ()), tuple(lines))
    *_, end = replay(match)
    outcome = GAME.outcome(end)
    assert outcome is not None
    return msgspec.structs.replace(match, outcome=outcome)


def replay(match: Match) -> Iterator[AyaState]:
    """The state before the first action and after each."""
    state = GAME.initial(match.seats, Options(match.options))
    yield state
    for line in match.lines:
        seat, text = line.split(" ", 1)
        state = GAME.apply(state, Seat(int(seat)), GAME.parse_action(text))
        yield state


def write_match(match: Match) -> str:
    options = " ".join(f"{name}={msgspec.json.encode(value).decode()}" for name, value in match.options.items())
    lines = [
        f"story    {match.story}",
        f"seats    {match.seats}",
        f"options  {options}".rstrip(),
        f"outcome  {encode(match.outcome).decode()}",
        *match.lines,
    ]
    return "\n".join(lines) + "\n"


def read_match(text: str) -> Match:
    story, seats, options, outcome, *lines = text.splitlines()
    pairs = (word.split("=") for word in options[9:].split())
    return Match(
        story[9:],
        int(seats[9:]),
        {name: msgspec.json.decode(value) for name, value in pairs},
        msgspec.json.decode(outcome[9:], type=Outcome),
        tuple(lines),
    )


def playthrough(match: Match) -> str:
    """A match as a text for people: what was done, who may act, some of what may be done."""
    lines = [f"# {match.story}", ""]
    for number, state in enumerate(replay(match)):
        if number:
            lines.append(f"  action   {match.lines[number - 1]}")
        actors = sorted(GAME.to_act(state))
        lines += [f"* {number}", f"  phase    {state.phase}, glass {state.glass}, turn of seat {state.turn}"]
        hands = " ".join(f"{player.stock}:{player.hand or '-'}:{len(player.reserve)}" for player in state.players)
        lines += [f"  hands    {hands}", f"  to act   {' '.join(map(str, actors)) or 'nobody'}"]
        for seat in actors:
            legal = [GAME.format_action(action) for action in GAME.legal_actions(state, seat)]
            shown = legal if len(legal) <= 6 else [*legal[:5], f"... {len(legal)} in all"]
            lines.append(f"  legal {seat:2} {' | '.join(shown)}")
    lines += [f"  {encode(GAME.outcome(state)).decode()}", f"  {encode(GAME.view(state, None).count).decode()}"]
    return "\n".join(lines) + "\n"
