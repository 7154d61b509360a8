"""Aya as the house plays it: one object that speaks the contract."""

from rivage.core import GameInfo, Legal, Options, Outcome, Seat
from rivage.core.extras import Timer

from . import notation, position, rules
from . import view as views
from .actions import Action
from .meta import INFO
from .state import AyaState


class Aya:
    """The rules of Aya."""

    info: GameInfo = INFO

    def initial(self, seats: int, options: Options) -> AyaState:
        """Before anything is laid."""
        return rules.initial(seats, options)

    def to_act(self, state: AyaState) -> frozenset[Seat]:
        """Who may act now."""
        return rules.to_act(state)

    def legal_actions(self, state: AyaState, seat: Seat) -> Legal[Action]:
        """What a seat may do: candidates, and `in` for the truth."""
        return rules.legal_actions(state, seat)

    def apply(self, state: AyaState, seat: Seat, action: Action) -> AyaState:
        """The state after an action."""
        return rules.apply(state, seat, action)

    def outcome(self, state: AyaState) -> Outcome | None:
        """What everybody got together."""
        return rules.outcome(state)

    def timers(self, state: AyaState) -> tuple[Timer, ...]:
        """The hourglass, and the patience with the seat whose turn it is."""
        return rules.timers(state)

    def simulated(self, state: AyaState) -> bool:
        """Whether physics must say what moved."""
        return rules.simulated(state)

    def view(self, state: AyaState, seat: Seat | None) -> views.AyaView:
        """What a seat sees."""
        return views.view(state, seat)

    def parse_action(self, text: str) -> Action:
        """Read an action."""
        return notation.parse_action(text)

    def format_action(self, action: Action) -> str:
        """Write an action."""
        return notation.format_action(action)

    def parse_state(self, text: str) -> AyaState:
        """Read a position."""
        return position.parse_state(text)

    def format_state(self, state: AyaState) -> str:
        """Write a position."""
        return position.format_state(state)


GAME = Aya()
