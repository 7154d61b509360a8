"""Helpers for tests: states from short notation, rounds, and random matches."""

import random
from collections.abc import Iterator, Sequence

from rivage.core import CHANCE, Options, Seat
from rivage.core.options import Value
from rivage.games.walk_in_the_park import GAME
from rivage.games.walk_in_the_park.actions import Action
from rivage.games.walk_in_the_park.components import GARDEN
from rivage.games.walk_in_the_park.notation import parse_cells
from rivage.games.walk_in_the_park.score import Verdict, verdict
from rivage.games.walk_in_the_park.sheet import Page, page_of, plan_of
from rivage.games.walk_in_the_park.state import WalkState, Writing
from rivage.games.walk_in_the_park.view import WalkView

PLAN = plan_of(GARDEN)
BLANK = "...../...../..┼../...../....."


def fresh(seats: int = 1, **options: Value) -> WalkState:
    """Return the state before the first roll."""
    return GAME.initial(seats, Options(options))


def roll(state: WalkState, kind: str) -> WalkState:
    return GAME.apply(state, CHANCE, GAME.parse_action(f"roll {kind}"))


def write(state: WalkState, words: str, seat: int = 0) -> WalkState:
    """Return the state after actions of a seat, separated by spaces; `done` ends its round."""
    for word in words.split():
        state = GAME.apply(state, Seat(seat), GAME.parse_action(word))
    return state


def play_round(state: WalkState, seat: int, words: Sequence[Action]) -> WalkState:
    """Return the state after a player's round: its actions and `done`."""
    for word in (*words, GAME.parse_action("done")):
        state = GAME.apply(state, Seat(seat), word)
    return state


def rounds(state: WalkState, *lines: str) -> WalkState:
    """Play rounds. Each line has the roll and the actions of each seat: `turn | B2=NE | C1=SW *two`."""
    for line in lines:
        kind, *parts = (part.strip() for part in line.split("|"))
        state = roll(state, kind)
        for seat, part in enumerate(parts):
            state = play_round(state, seat, GAME.parse_round(part))
    return state


def page(rows: str, circled: tuple[str, ...] | None = None, ticks: str = "", changed: int = 0) -> Page:
    """Return a sheet from its rows, separated by /. All visited monuments are circled unless `circled` names others."""
    mask = -1 if circled is None else sum(bit for bit, _, monument in PLAN.monuments if monument.square in circled)
    return page_of(PLAN, parse_cells(PLAN, rows, "/"), mask, tuple(ticks.split()), changed)


def position(*sheets: str, rolls: str = "t", tie: str = "one") -> WalkState:
    """Return the state of a position. Each sheet has its rows, optionally its other fields, and actions after a colon."""
    parts = []
    for sheet in sheets or (BLANK,):
        head, colon, words = sheet.partition(":")
        fields = head.split()
        parts.append(" ".join([*fields, *(["-"] * (4 - len(fields))), *([":", words] if colon else ())]))
    return GAME.parse_state(" | ".join([f"garden {tie} {rolls}", *parts]))


def legal(state: WalkState, seat: int = 0) -> list[str]:
    return [str(action) for action in GAME.legal_actions(state, Seat(seat))]


def words_only(actions: list[str]) -> list[str]:
    """Return the actions without the changes into a T."""
    return [action for action in actions if "+" not in action]


def seen(state: WalkState, seat: int | None = 0) -> WalkView:
    return GAME.view(state, None if seat is None else Seat(seat))


def own(state: WalkState, seat: int = 0) -> Writing:
    return state.seats[seat]


def ended(state: WalkState) -> Verdict:
    found = verdict(state.setting, [sheet.page for sheet in state.seats], len(state.rolls))
    assert found is not None
    return found


def choose(state: WalkState, seat: Seat, generator: random.Random, changes: float) -> Action:
    """Return a random action. `changes` is the probability that changes into a T are included."""
    found = GAME.legal_actions(state, seat)
    if seat == CHANCE:
        return generator.choices(list(found), [2, 2, 1, 1])[0]
    listed = list(found)
    plain = [action for action in listed if "+" not in action]
    return generator.choice(listed if generator.random() < changes else plain)


def random_match(seats: int, seed: int, changes: float = 0.1, **options: Value) -> Iterator[WalkState]:
    """Yield the states of a random match up to its end."""
    generator = random.Random(seed)
    state = fresh(seats, **options)
    yield state
    while actors := GAME.to_act(state):
        seat = generator.choice(sorted(actors))
        state = GAME.apply(state, seat, choose(state, seat, generator, changes))
        yield state
