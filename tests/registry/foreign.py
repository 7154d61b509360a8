"""Packages as an installer leaves them: a folder on the path with a module and what `pip` notes about it."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import pytest

from rivage.registry import GROUP

SOUND = """
from rivage.core import Credits, GameInfo
from rivage.registry import GamePackage
from tests.core.toys import Pebbles

class Stones(Pebbles):
    info = GameInfo("{id}", "Stones", Credits(("Nobody",), (), "Nowhere", 2000), 1, 2, 3, endings=("taken",), bot_levels={levels})

PACKAGE = GamePackage(Stones(), choose="{choose}")
"""


def sound(name: str = "stones", *, levels: tuple[str, ...] = (), choose: str = "") -> str:
    """The source of a module that brings a small game."""
    return SOUND.format(id=name, levels=levels, choose=choose)


def install(site: Path, distribution: str, source: str, *, value: str = "") -> None:
    """Lay a distribution with one module, which is said to bring one game."""
    module = distribution.replace("-", "_")
    (site / f"{module}.py").write_text(source)
    notes = site / f"{module}-1.5.dist-info"
    notes.mkdir()
    (notes / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.5\n")
    (notes / "entry_points.txt").write_text(f"[{GROUP}]\n{distribution} = {value or f'{module}:PACKAGE'}\n")


@contextmanager
def installed(monkeypatch: pytest.MonkeyPatch, site: Path) -> Iterator[list[EntryPoint]]:
    """The entries that are found once `site` is on the path."""
    with monkeypatch.context() as patch:
        patch.syspath_prepend(str(site))
        yield list(entry_points(group=GROUP))


MARBLES = """
from typing import NamedTuple

from rivage.core import CHANCE, Credits, Game, GameInfo, IllegalAction, Listed, NotationError, Outcome, Seat, Simulated
from rivage.registry import GamePackage

class Track(NamedTuple):
    place: int = 0
    speed: int = 0

class Marbles(Game):
    # Flick a marble until it has rolled ten units; physics says how far each flick rolls it.
    info = GameInfo("marbles", "Marbles", Credits((), (), "", 2000), 1, 1, 1, endings=("arrived",))

    def set_up(self, seats, options):
        return Track()

    def to_act(self, state):
        if state.speed:
            return frozenset((CHANCE,))
        return frozenset((Seat(0),)) if state.place < 10 else frozenset()

    def simulated(self, state):
        return state.speed > 0

    def no_motion(self, state):
        return "rolls 0"

    def legal_actions(self, state, seat):
        if seat not in self.to_act(state):
            return Listed(())
        return Listed(tuple(f"rolls {way}" for way in range(10)) if state.speed else ("flick 2", "flick 3"))

    def apply(self, state, seat, action):
        if action not in self.legal_actions(state, seat):
            raise IllegalAction(action, where=repr(state))
        number = int(action.split()[1])
        return Track(state.place + number) if seat == CHANCE else state._replace(speed=number)

    def outcome(self, state):
        return Outcome("arrived", (float(state.place),), (Seat(0),)) if state.place >= 10 and not state.speed else None

    def view(self, state, seat):
        return {"place": state.place}

    def parse_action(self, text):
        if text.split()[:1] not in (["flick"], ["rolls"]):
            raise NotationError("no flick", text=text, at=0)
        return text

    def format_action(self, action):
        return action

def simulate(state):
    return Simulated(f"rolls {state.speed ** 2}", b"motion", 0.5)

def check_motion(state, action, trajectory):
    return action == simulate(state).action

PACKAGE = GamePackage(Marbles(), simulate="marbles:simulate", check_motion="marbles:check_motion")
"""
"""A game of a package in which something moves."""
