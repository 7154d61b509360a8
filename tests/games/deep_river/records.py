"""Golden files: how a match, a playthrough, legal orders and tree counts are written, and matches read back."""

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from rivage.core import CHANCE, Options, Outcome, Seat, encode
from rivage.core.options import Value
from rivage.games.deep_river import GAME
from rivage.games.deep_river.state import DeepRiverState

GOLDEN = Path(__file__).parent / "golden"
MATCHES = GOLDEN / "matches"


class Match(msgspec.Struct, frozen=True):
    """A recorded match."""

    story: str
    """How it was made."""
    options: dict[str, Value]
    actions: tuple[tuple[int, str], ...]
    """Seat and action."""
    outcome: Outcome
    position: str
    """Where it ended."""


Chooser = Callable[[DeepRiverState], str]


def record(story: str, options: dict[str, Value], choose: Chooser) -> Match:
    """Play a match in which `choose` decides everything."""
    state = GAME.initial(2, Options(options))
    actions = []
    while (outcome := GAME.outcome(state)) is None:
        (seat,) = GAME.to_act(state)
        text = choose(state)
        actions.append((int(seat), text))
        state = GAME.apply(state, seat, GAME.parse_action(text))
    return Match(story, options, tuple(actions), outcome, GAME.format_state(state))


def replay(match: Match) -> Iterator[tuple[DeepRiverState, Seat, str]]:
    """Each state with the seat and the action that follow; the last comes with chance and an empty text."""
    state = GAME.initial(2, Options(match.options))
    for number, text in match.actions:
        yield state, Seat(number), text
        state = GAME.apply(state, Seat(number), GAME.parse_action(text))
    yield state, CHANCE, ""


def write_match(match: Match) -> str:
    options = " ".join(f"{name}={msgspec.json.encode(value).decode()}" for name, value in match.options.items())
    lines = [
        f"story    {match.story}",
        f"options  {options}".rstrip(),
        f"outcome  {encode(match.outcome).decode()}",
        f"position {match.position}",
        *(f"{seat:2} {action}" for seat, action in match.actions),
    ]
    return "\n".join(lines) + "\n"


def read_match(text: str) -> Match:
    story, options, outcome, position, *actions = text.splitlines()
    pairs = (word.split("=") for word in options[9:].split())
    return Match(
        story[9:],
        {name: msgspec.json.decode(value) for name, value in pairs},
        tuple((int(line[:2]), line[3:]) for line in actions),
        msgspec.json.decode(outcome[9:], type=Outcome),
        position[9:],
    )


def playthrough(match: Match) -> str:
    """A match as a text for people: at each step the position, what is legal, what was done and what that caused."""
    lines = [f"# {match.story}", ""]
    for number, (state, seat, action) in enumerate(replay(match)):
        lines += [f"* {number}", f"  position {GAME.format_state(state)}"]
        lines += [f"  effect   {encode(effect).decode()}" for effect in state.last]
        if action:
            legal = [GAME.format_action(one) for one in GAME.legal_actions(state, seat)]
            shown = legal if len(legal) <= 20 else [*legal[:3], f"... {len(legal)} in all ...", *legal[-2:]]
            lines += [f"  to act   {int(seat)}", f"  legal    {' | '.join(shown)}", f"  action   {action}"]
        else:
            lines.append(f"  outcome  {encode(GAME.outcome(state)).decode()}")
    return "\n".join(lines) + "\n"
