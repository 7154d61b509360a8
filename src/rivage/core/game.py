"""The contract of every game.

Rules are pure functions over frozen values. Chance is a seat: when `to_act` answers `{CHANCE}`, somebody
outside picks one of `legal_actions(state, CHANCE)` and applies it like any other action.

A game is a subclass of `Game`: ten functions it must have, and a few that most games need not, each with its default here.
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
    """In turns, in rounds, or in real time. What follows from it at a table is in `table.match.timing`."""

    TURNS = "turns"
    """One seat acts after the other, and everybody sees everything at once."""
    ROUNDS = "rounds"
    """All seats act at the same time. Nobody sees what another does before all have; chance's next action reveals it."""
    REAL_TIME = "real-time"
    """Seats act when they like and play together; the game measures its own time (`Game.timers`)."""


class Timer(msgspec.Struct, frozen=True):
    """A fact of time to come: after so many seconds chance acts `action`.

    The table starts to count when a timer with this kind and number is first asked for, and stops when it is no longer.
    """

    kind: str
    """A stable key: what runs (`glass`, `patience`)."""
    number: int
    """Tells one run of a kind from the next."""
    seconds: int
    action: str
    """As `format_action` writes it."""
    seat: int = -1
    """Whose time it is; -1: everybody's."""


Seat = NewType("Seat", int)
"""A place at the table, counted from 0."""

CHANCE = Seat(-1)
"""The seat of dice, shuffles and physics."""

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


class Credits(msgspec.Struct, frozen=True):
    """Who made the printed game."""

    designers: tuple[str, ...]
    artists: tuple[str, ...]
    publisher: str
    year: int
    advisers: tuple[str, ...] = ()
    """Scientific advisers."""


class GameInfo(msgspec.Struct, frozen=True):
    """What is known of a game without playing it."""

    id: str
    """The name in URLs, files and on the wire: `deep-river`."""
    title: str
    credits: Credits
    rules_version: int
    """Raised whenever an old log would fold to another result; `Game.by_version` may keep the earlier rules for such logs."""
    min_seats: int
    max_seats: int
    seat_names: tuple[str, ...] = ()
    """Names of the seats where they differ (`eels`, `salmon`): keys for translation."""
    options: tuple[Option, ...] = ()
    presets: tuple[Preset, ...] = ()
    """Tables that the home page offers to newcomers first."""
    variations: tuple[Variation, ...] = ()
    """Changes of one option that are offered with the rematch to players who played without them."""
    endings: tuple[str, ...] = ()
    """Every reason an `Outcome` of the rules can carry."""
    bot_levels: tuple[str, ...] = ()
    """Levels of its bots, weakest first."""
    timing: Timing = Timing.TURNS
    """How time runs through it: in turns, in rounds or in real time."""
    cooperative: bool = False
    """All seats play as one: the result is everybody's points, and nobody wins or loses."""
    advice: bool = False
    """Its bots can be asked what they would do in a seat's place, and why."""
    findings: bool = False
    """It can be told why bodies came to rest where they did."""
    lesson: bool = False
    """It is taught step by step on its own board."""
    secret_chance: bool = False
    """What chance does is secret until the match is over: each seat learns from its view what it may know."""
    phrases: tuple[str, ...] = ()
    """Quick phrases of its own, beside those of every table: keys that begin with its id (`aya-wait`)."""
    calls: tuple[str, ...] = ()
    """Calls that players in real time make with one touch: keys as those of `phrases`. They are not logged."""

    @property
    def deals(self) -> bool:
        """Whether the same chance can be dealt to many who play alone. In real time what is drawn when depends on the hands."""
        return self.min_seats == 1 and self.timing is not Timing.REAL_TIME

    def check_seats(self, seats: int) -> None:
        """Go on only with a number of seats the game is for.

        Raises:
            OptionError: `option.seats`.
        """
        low, high = self.min_seats, self.max_seats
        if not low <= seats <= high:
            players = f"{low} players" if low == high else f"{low} to {high} players"
            raise OptionError(f"{self.title} is for {players}, not {seats}", code="option.seats", seats=seats, min=low, max=high)


class Outcome(msgspec.Struct, frozen=True):
    """Why a game ended and what each seat got."""

    reason: str
    """A stable key, one of `GameInfo.endings` or of the table's own endings."""
    returns: tuple[float, ...]
    """What each seat got: 1, 0 or -1 in a duel, points elsewhere."""
    winners: tuple[Seat, ...]
    """The seats that won; empty for a draw."""


class Simulated(msgspec.Struct, frozen=True):
    """The result of one simulation."""

    action: str
    """What moved and where it rests now: the action of `CHANCE` for the log, as `Game.format_action` writes it."""
    trajectory: bytes = b""
    """The recorded motion, for clients to play. Empty: nothing to play."""
    seconds: float = 0.0
    """How long clients play it."""


class Game(ABC, Generic[S, A, V]):
    """One game: pure, complete, and the only place that knows its rules."""

    info: GameInfo

    def initial(self, seats: int, options: Options) -> S:
        """The state before anything is decided, set-up by chance included.

        Raises:
            OptionError: for a number of seats or an option the game does not take.
        """
        self.info.check_seats(seats)
        return self.set_up(seats, resolve(self.info.options, options))

    @abstractmethod
    def set_up(self, seats: int, options: Options) -> S:
        """The same, for a number of seats the game is for, and with every option it has."""

    @abstractmethod
    def to_act(self, state: S) -> frozenset[Seat]:
        """Who may act now; `{CHANCE}` when chance must; empty when the game is over."""

    @abstractmethod
    def legal_actions(self, state: S, seat: Seat) -> Legal[A]:
        """What `seat` may do: `in` always answers, iteration is in a fixed order."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: A) -> S:
        """The state after `action`.

        Raises:
            IllegalAction: when the action is not legal; the state is a value and stays untouched.
        """

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Why the game ended and what each seat got, or None while it runs."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """All that `seat` may see, as a value to be encoded; None is a spectator."""

    @abstractmethod
    def parse_action(self, text: str) -> A:
        """Read an action.

        Raises:
            NotationError: says what is wrong, and where.
        """

    @abstractmethod
    def format_action(self, action: A) -> str:
        """Write an action; `parse_action` reads it back."""

    # What most games need not say.

    def by_version(self, version: int) -> "Game[S, A, V] | None":
        """The game by the rules of that version, so that matches played by earlier ones still fold; None where they are gone."""
        return self if version == self.info.rules_version else None

    def parse_state(self, text: str) -> S:
        """Read a position, where the game has a notation for it.

        Raises:
            NotationError: says what is wrong, and where; always, where the game has none.
        """
        raise NotationError(f"{self.info.title} has no notation for positions", text=text, at=0)

    def format_state(self, state: S) -> str:
        """Write a position; `parse_state` reads it back. Where the game has no notation: something to tell it by."""
        return repr(state)

    def timers(self, state: S) -> tuple[Timer, ...]:
        """In real time: the facts of time that will happen in `state` unless something else happens first."""
        return ()

    def with_time(self, view: V, left: Mapping[str, float]) -> V:
        """Add the remaining time to a view for a bot, in real time. `left`: seconds of each kind of timer that runs."""
        return view

    def simulated(self, state: S) -> bool:
        """Whether physics, not a draw, must answer for chance in `state`. Its package then has a `simulate` hook."""
        return False

    def unmoved(self, state: S) -> A:
        """The action by which nothing moved in a state that waits for physics: what a match goes on with when physics fails."""
        raise GameError(f"nothing moves in {self.info.title}")

    def needs_consent(self, state: S, action: A) -> bool:
        """Whether everybody at the table must agree before a legal `action` of a person is carried out."""
        return False

    def points(self, state: S) -> tuple[float, ...]:
        """How each seat stands by what is known to all in `state`, more being better; empty where nothing is counted.

        Where one plays for points it is the score of who gives up alone.
        """
        return ()

    def describe(self, view: V) -> tuple[Sentence, ...]:
        """What a seat sees, in words: for who plays by words, or hears the table rather than sees it."""
        return describe_fields(view)

    def label(self, state: S, seat: Seat, action: A) -> Sentence:
        """A legal action of `seat`, in words."""
        return plain(self.format_action(action))

    def understand(self, state: S, seat: Seat, text: str) -> A:
        """The action that `seat` means by what it wrote: the notation, and where the game knows any, words.

        Raises:
            NotationError: says what is wrong, and where; a `NotUnderstood` of words.
        """
        return self.parse_action(text)

    def spoken(self, state: S, seat: Seat) -> Iterable[tuple[A, Sentence | None]]:
        """What to offer a seat that plays by words, the best first, each with words that `understand` takes for it, if any.

        All of it is legal. Where there is too much to choose from it is a few of many.
        """
        return ((action, None) for action in self.legal_actions(state, seat))
