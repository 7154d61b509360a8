"""Creates installed packages as pip does: a folder on the path with a module and its `dist-info` metadata."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import pytest

from rivage.registry import GROUP

GAME_SOURCE = """
from rivage.core import Credits, GameInfo
from rivage.registry import GamePackage
from tests.core.toys import Pebbles

class Stones(Pebbles):
    info = GameInfo("{id}", "Stones", Credits(("Nobody",), (), "Nowhere", 2000), 1, 2, 3, endings=("taken",), bot_levels={levels})

PACKAGE = GamePackage(Stones(), choose="{choose}")
"""


def game_source(name: str = "stones", *, levels: tuple[str, ...] = (), choose: str = "") -> str:
    """The source of a module that registers a small valid game."""
    return GAME_SOURCE.format(id=name, levels=levels, choose=choose)


def install(site: Path, distribution: str, source: str, *, value: str = "") -> None:
    """Install a distribution with one module and one entry point for a game."""
    module = distribution.replace("-", "_")
    (site / f"{module}.py").write_text(source)
    metadata = site / f"{module}-1.5.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.5\n")
    (metadata / "entry_points.txt").write_text(f"[{GROUP}]\n{distribution} = {value or f'{module}:PACKAGE'}\n")


@contextmanager
def installed(monkeypatch: pytest.MonkeyPatch, site: Path) -> Iterator[list[EntryPoint]]:
    """Put `site` on the path and yield the entry points of all games."""
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
    # Flick a marble until it has rolled ten units. A simulation decides how far each flick rolls it.
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
        return Listed(tuple(f"rolls {units}" for units in range(10)) if state.speed else ("flick 2", "flick 3"))

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
"""The source of a module that registers a game with physics."""
