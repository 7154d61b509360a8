"""The contract of every game.

Rules are pure functions over frozen values. Chance is a seat: when `to_act` returns `{CHANCE}`, the caller picks one of
`legal_actions(state, CHANCE)` at random and applies it like any other action.

A game is a subclass of `Game`. It implements the abstract methods; the other methods have defaults that suit most games.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Generic, NewType, TypeVar

import msgspec

from .errors import GameError, NotationError, OptionError
from .legal import Legal
from .options import Option, Options, Preset, Variation, resolve
from .sentences import Sentence, describe_fields, plain


class Timing(StrEnum):
    """Whether a game is played in turns, in rounds or in real time."""

    TURNS = "turns"
    """One seat acts after the other. All players see every action immediately."""
    ROUNDS = "rounds"
    """All seats act at the same time. The actions of a round stay hidden until all seats have acted."""
    REAL_TIME = "real-time"
    """Seats act at any time and play together. The game sets its own timers (`Game.timers`)."""


class Timer(msgspec.Struct, frozen=True):
    """A timer of a real-time game. When it expires, `action` is applied for chance.

    The table starts a timer when `Game.timers` first returns its `kind` and `number`, and cancels it when `Game.timers` no
    longer returns them.
    """

    kind: str
    """A stable key of the timer: `glass`, `patience`."""
    number: int
    """A number that distinguishes this timer from earlier timers of the same kind."""
    seconds: int
    """Seconds until it expires."""
    action: str
    """The action of chance in notation, as from `format_action`."""
    seat: int = -1
    """The seat whose time runs; -1 for a timer that all seats share."""


Seat = NewType("Seat", int)
"""A place at the table, counted from 0."""

CHANCE = Seat(-1)
"""The seat of dice, shuffles and physics."""

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


class Credits(msgspec.Struct, frozen=True):
    """Credits of the printed game."""

    designers: tuple[str, ...]
    artists: tuple[str, ...]
    publisher: str
    year: int
    advisers: tuple[str, ...] = ()
    """Scientific advisers."""


class GameInfo(msgspec.Struct, frozen=True):
    """The static description of a game: its name, seats, options and features."""

    id: str
    """The name in URLs, files and on the wire: `deep-river`."""
    title: str
    credits: Credits
    rules_version: int
    """Version of the rules. Increased whenever replaying an old log gives another result; see `Game.by_version`."""
    min_seats: int
    max_seats: int
    seat_names: tuple[str, ...] = ()
    """Translation keys of the seats (`eels`, `salmon`); empty where all seats are alike."""
    options: tuple[Option, ...] = ()
    presets: tuple[Preset, ...] = ()
    """Tables that the home page offers to newcomers first."""
    variations: tuple[Variation, ...] = ()
    """Changes of one option that are offered with the rematch to players who have not used them yet."""
    endings: tuple[str, ...] = ()
    """Every possible `Outcome.reason` of the rules."""
    bot_levels: tuple[str, ...] = ()
    """Levels of the game's bots, weakest first."""
    timing: Timing = Timing.TURNS
    """Whether the game is played in turns, in rounds or in real time."""
    cooperative: bool = False
    """Whether all seats play as one team. The result is the team's points, without winners and losers."""
    goal: float = 0
    """The points with which a team succeeds in a co-operative game; 0 if the game sets no goal."""
    advice: bool = False
    """Whether the bots of the game can advise a player and give the reason."""
    findings: bool = False
    """Whether the result of a simulation can be explained (see `rivage.registry.findings`)."""
    lesson: bool = False
    """Whether the game has a step-by-step lesson on its own board."""
    secret_chance: bool = False
    """Whether the actions of chance are secret until the match is over. Views show each seat the part that it may know."""
    phrases: tuple[str, ...] = ()
    """Quick chat phrases of this game, in addition to the common ones: keys that start with its id (`aya-wait`)."""
    calls: tuple[str, ...] = ()
    """Quick signals between players of a real-time game: keys like those of `phrases`. They are not logged."""

    @property
    def deals(self) -> bool:
        """Whether many solo players can get the same chance actions (a daily or duplicate challenge).

        False in real time, where the order of the draws depends on when players act.
        """
        return self.min_seats == 1 and self.timing is not Timing.REAL_TIME

    def check_seats(self, seats: int) -> None:
        """Check that the game can be played with this number of seats.

        Raises:
            OptionError: for any other number (code `option.seats`).
        """
        low, high = self.min_seats, self.max_seats
        if not low <= seats <= high:
            players = f"{low} players" if low == high else f"{low} to {high} players"
            raise OptionError(f"{self.title} is for {players}, not {seats}", code="option.seats", seats=seats, min=low, max=high)


class Outcome(msgspec.Struct, frozen=True):
    """The result of a game."""

    reason: str
    """A stable key for the way the game ended: one of `GameInfo.endings`, or one of the table's own endings."""
    returns: tuple[float, ...]
    """The result of each seat: 1, 0 or -1 in a duel, points in other games."""
    winners: tuple[Seat, ...]
    """The seats that won; empty for a draw."""


class Simulated(msgspec.Struct, frozen=True):
    """The result of one physics simulation."""

    action: str
    """The final poses as an action of `CHANCE` for the log, in notation."""
    trajectory: bytes = b""
    """The recorded motion that clients play back; empty when there is nothing to play."""
    seconds: float = 0.0
    """Duration of the playback in seconds."""


class Game(ABC, Generic[S, A, V]):
    """The rules of one game as pure functions: no I/O, clock, logging or randomness.

    Type parameters: `S` is a state, `A` an action, `V` a view. States and actions are frozen values.
    """

    info: GameInfo

    def initial(self, seats: int, options: Options) -> S:
        """Return the first state, before any set-up by chance.

        Args:
            seats: the number of seats.
            options: option values by name; missing ones get their defaults.

        Raises:
            OptionError: for a number of seats or an option that the game does not support.
        """
        self.info.check_seats(seats)
        return self.set_up(seats, resolve(self.info.options, options))

    @abstractmethod
    def set_up(self, seats: int, options: Options) -> S:
        """Return the first state. `initial` calls it with a supported number of seats and a value for every option."""

    @abstractmethod
    def to_act(self, state: S) -> frozenset[Seat]:
        """Return the seats that may act now: `{CHANCE}` when chance must act, empty when the game is over."""

    @abstractmethod
    def legal_actions(self, state: S, seat: Seat) -> Legal[A]:
        """Return the legal actions of `seat`; none for a seat that may not act.

        The result supports `in` for every action and iterates in a fixed order.
        """

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: A) -> S:
        """Return the state after `action`. The given state does not change.

        Raises:
            IllegalAction: when the action is not legal for `seat` in `state`.
        """

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return the result of the game, or None while it is running."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """Return everything that `seat` may see, as a value that `encode` accepts. None is a spectator."""

    @abstractmethod
    def parse_action(self, text: str) -> A:
        """Parse an action in notation.

        Raises:
            NotationError: when `text` is not an action; carries the offset of the first wrong character.
        """

    @abstractmethod
    def format_action(self, action: A) -> str:
        """Format an action in notation. `parse_action` is the inverse."""

    # Optional methods.

    def by_version(self, version: int) -> "Game[S, A, V] | None":
        """Return the game with the rules of `version`, to replay matches of that version; None when it is not supported."""
        return self if version == self.info.rules_version else None

    def parse_state(self, text: str) -> S:
        """Parse a position in notation. The default is for games without a notation for positions.

        Raises:
            NotationError: when `text` is not a position, and always when the game has no notation for positions.
        """
        raise NotationError(f"{self.info.title} has no notation for positions", text=text, at=0)

    def format_state(self, state: S) -> str:
        """Format a position in notation. `parse_state` is the inverse. The default is the `repr` of the state."""
        return repr(state)

    def timers(self, state: S) -> tuple[Timer, ...]:
        """Return the timers that run in `state`. Only real-time games have any."""
        return ()

    def with_time(self, view: V, left: Mapping[str, float]) -> V:
        """Return a view for a bot with the remaining time added.

        Args:
            view: a view from `view`.
            left: remaining seconds by `Timer.kind`.
        """
        return view

    def simulated(self, state: S) -> bool:
        """Return whether a physics simulation, instead of a random draw, must supply the action of chance in `state`.

        A game that returns True has a `simulate` hook in its `rivage.registry.GamePackage`.
        """
        return False

    def no_motion(self, state: S) -> A:
        """Return the action of chance for a simulation in which nothing moved. A match continues with it when physics fails.

        Raises:
            GameError: when the game has no physics.
        """
        raise GameError(f"{self.info.title} has no physics")

    def needs_consent(self, state: S, action: A) -> bool:
        """Return whether all players must agree before a legal `action` of a person is applied."""
        return False

    def points(self, state: S) -> tuple[float, ...]:
        """Return the current score of each seat from public information, higher is better; empty for a game without scores.

        It is the final score of a solo player who resigns.
        """
        return ()

    def describe(self, view: V) -> tuple[Sentence, ...]:
        """Describe a view in text, for text play and screen readers."""
        return describe_fields(view)

    def label(self, state: S, seat: Seat, action: A) -> Sentence:
        """Describe a legal action of `seat` in text."""
        return plain(self.format_action(action))

    def interpret(self, state: S, seat: Seat, text: str) -> A:
        """Return the action that `seat` entered as text, in notation or in a phrase that the game understands.

        Raises:
            NotationError: when `text` is not an action; `NotUnderstood` for a phrase.
        """
        return self.parse_action(text)

    def suggestions(self, state: S, seat: Seat) -> Iterable[tuple[A, Sentence | None]]:
        """Yield legal actions to offer in text play, best first, each with a phrase that `interpret` accepts for it, or None.

        A game with very many legal actions yields only some of them.
        """
        return ((action, None) for action in self.legal_actions(state, seat))
