"""The contract every game of the house speaks.

Rules are pure functions over frozen values. Chance is a seat: when `to_act` answers `{CHANCE}`, somebody
outside picks one of `legal_actions(state, CHANCE)` and applies it like any other action.
"""

from typing import NewType, Protocol, TypeVar

import msgspec

from .legal import Legal
from .options import Option, Options

Seat = NewType("Seat", int)
"""A place at the table, counted from 0."""

CHANCE = Seat(-1)
"""The seat of dice, shuffles and physics."""

S = TypeVar("S")
A = TypeVar("A")
V_co = TypeVar("V_co", covariant=True)


class Credits(msgspec.Struct, frozen=True):
    """Who made the printed game."""

    designers: tuple[str, ...]
    artists: tuple[str, ...]
    publisher: str
    year: int


class GameInfo(msgspec.Struct, frozen=True):
    """What is known of a game without playing it."""

    id: str
    """The name in URLs, files and on the wire: `deep-river`."""
    title: str
    credits: Credits
    rules_version: int
    """Raised whenever an old log would fold to another result."""
    min_seats: int
    max_seats: int
    seat_names: tuple[str, ...] = ()
    """Names of the seats where they differ (`eels`, `salmon`): keys for translation."""
    options: tuple[Option, ...] = ()
    endings: tuple[str, ...] = ()
    """Every reason an `Outcome` of the rules can carry."""
    bot_levels: tuple[str, ...] = ()
    """Levels of its bots, weakest first."""
    simultaneous: bool = False
    """Seats act at the same time, and nobody sees what another does before all have."""
    real_time: bool = False
    """Seats act when they like and play together: the game measures its own time (`extras.timers`), an action need not name
    the newest version, nothing is taken back, and who gives up leaves a bot behind."""

    @property
    def in_turns(self) -> bool:
        """Whether one seat acts after the other: neither all at once nor in real time."""
        return not (self.simultaneous or self.real_time)


class Outcome(msgspec.Struct, frozen=True):
    """Why a game ended and what each seat got."""

    reason: str
    """A stable key, one of `GameInfo.endings` or of the table's own endings."""
    returns: tuple[float, ...]
    """What each seat got: 1, 0 or -1 in a duel, points elsewhere."""
    winners: tuple[Seat, ...]
    """The seats that won; empty for a draw."""


class Game(Protocol[S, A, V_co]):
    """One game: pure, complete, and the only place that knows its rules."""

    info: GameInfo

    def initial(self, seats: int, options: Options) -> S:
        """The state before anything is decided, set-up by chance included.

        Raises:
            OptionError: for a number of seats or an option the game does not take.
        """
        ...

    def to_act(self, state: S) -> frozenset[Seat]:
        """Who may act now; `{CHANCE}` when chance must; empty when the game is over."""
        ...

    def legal_actions(self, state: S, seat: Seat) -> Legal[A]:
        """What `seat` may do: `in` always answers, iteration is in a fixed order."""
        ...

    def apply(self, state: S, seat: Seat, action: A) -> S:
        """The state after `action`.

        Raises:
            IllegalAction: when the action is not legal; the state is a value and stays untouched.
        """
        ...

    def outcome(self, state: S) -> Outcome | None:
        """Why the game ended and what each seat got, or None while it runs."""
        ...

    def view(self, state: S, seat: Seat | None) -> V_co:
        """All that `seat` may see, as a value to be encoded; None is a spectator."""
        ...

    def parse_action(self, text: str) -> A:
        """Read an action.

        Raises:
            NotationError: says what is wrong, and where.
        """
        ...

    def format_action(self, action: A) -> str:
        """Write an action; `parse_action` reads it back."""
        ...

    def parse_state(self, text: str) -> S:
        """Read a position, where the game has a notation for it.

        Raises:
            NotationError: says what is wrong, and where.
        """
        ...

    def format_state(self, state: S) -> str:
        """Write a position; `parse_state` reads it back."""
        ...
