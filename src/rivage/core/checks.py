"""The conformance kit that every game must pass. It plays random games and checks the contract of `Game` in every state.

    check_game(GAME, games=200)

plays complete games with every number of seats and every combination of options in turn. It raises `CheckFailed` at the first
violation, with the seed, the options and the actions that reproduce it.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from itertools import islice, pairwise, product
from typing import Any, Generic, TypeVar

import msgspec

from .codec import encode
from .errors import IllegalAction, NotationError
from .game import CHANCE, Game, Seat, Timing
from .legal import Chances, Listed
from .options import Options
from .sentences import Sentence

S = TypeVar("S")
A = TypeVar("A")
T = TypeVar("T")

HiddenVariants = Callable[[S, Seat | None], Iterable[S]]
"""Returns states that differ from the given one only in information hidden from the seat (None: a spectator)."""

_MAX_ACTIONS = 400
"""Actions checked in one state, at most. A game may yield an unlimited number."""


class CheckFailed(AssertionError):
    """A game violates the contract of `Game`."""


class Report(msgspec.Struct, frozen=True):
    """Statistics of a successful check."""

    games: int
    actions: int
    endings: dict[str, int]
    """Number of games by ending."""
    unfinished: int
    """Number of games that were stopped after `max_actions`."""


def check_game(
    game: Game[S, A, Any],
    *,
    games: int = 20,
    seed: int = 0,
    max_actions: int = 2000,
    hidden_variants: HiddenVariants[S] | None = None,
) -> Report:
    """Play random games and check the contract of `Game` in every state.

    Args:
        game: the game to check.
        games: number of games to play.
        seed: seed of the random play; equal seeds play equal games.
        max_actions: actions after which a game is stopped and counted as unfinished.
        hidden_variants: for a game with hidden information, returns states that a seat cannot distinguish; their views must
            be equal. Without it the game must not hide anything: the view of a seat that may not act must equal the view of
            a spectator. Games in rounds need no variants: the kit checks that actions stay hidden until the round is over.

    Raises:
        CheckFailed: names the violated rule and the actions that lead to it.
    """
    info = game.info
    if not info.endings:
        raise CheckFailed(f"{info.id}: info.endings names no ending")
    choices = product(*(option.choices for option in info.options))
    names = [option.name for option in info.options]
    variants = [
        (seats, Options(dict(zip(names, values, strict=True))))
        for values in choices
        for seats in range(info.min_seats, info.max_seats + 1)
    ]
    endings: dict[str, int] = {}
    actions = 0
    unfinished = 0
    for number in range(games):
        seats, options = variants[number % len(variants)]
        checker = _GameChecker(
            game, seats, options, _Random(seed * 1_000_003 + number), f"seed {seed}, game {number}", hidden_variants
        )
        ending = checker.play(max_actions)
        actions += len(checker.history)
        if ending is None:
            unfinished += 1
        else:
            endings[ending] = endings.get(ending, 0) + 1
    return Report(games, actions, endings, unfinished)


def _is_filled(sentence: Sentence) -> bool:
    """Return whether a sentence has a message id or a text."""
    return bool(sentence.id or sentence.args.get("text"))


class _Random:
    """A seeded random number generator (SplitMix64). `random` is not allowed in `rivage.core`."""

    def __init__(self, seed: int) -> None:
        self.state = seed & 0xFFFF_FFFF_FFFF_FFFF

    def below(self, bound: int) -> int:
        self.state = (self.state + 0x9E37_79B9_7F4A_7C15) & 0xFFFF_FFFF_FFFF_FFFF
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58_476D_1CE4_E5B9) & 0xFFFF_FFFF_FFFF_FFFF
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D0_49BB_1331_11EB) & 0xFFFF_FFFF_FFFF_FFFF
        return (mixed ^ (mixed >> 31)) % bound

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]


class _GameChecker(Generic[S, A]):
    """Plays one random game and checks every state of it."""

    def __init__(
        self,
        game: Game[S, A, Any],
        seats: int,
        options: Options,
        random: _Random,
        name: str,
        hidden_variants: HiddenVariants[S] | None,
    ) -> None:
        self.game = game
        self.seats = [Seat(seat) for seat in range(seats)]
        self.options = options
        self.random = random
        self.name = name
        self.hidden_variants = hidden_variants
        self.history: list[tuple[Seat, A]] = []
        self.earlier_actions: list[A] = []
        """Actions that were legal in earlier states. Many of them are illegal now."""

    def play(self, max_actions: int) -> str | None:
        """Play a game. Return the reason of its ending, or None when it was stopped after `max_actions`."""
        game = self.game
        state = first = game.initial(len(self.seats), self.options)
        self.require(
            game.initial(len(self.seats), self.options) == first, "initial returns different states for the same options"
        )
        for _ in range(max_actions):
            ending = self.check_state(state)
            if ending is not None:
                self.replay(state)
                return ending
            seat = self.random.pick(sorted(game.to_act(state)))
            state = self.step(state, seat, self.choose(state, seat))
        self.check_state(state)
        return None

    def choose(self, state: S, seat: Seat) -> A:
        legal = self.game.legal_actions(state, seat)
        if isinstance(legal, Chances):
            drawn: A = legal.pick(self.random.below(legal.total))
            return drawn
        return self.random.pick(list(islice(legal, _MAX_ACTIONS)))

    # Checks of one state.

    def check_state(self, state: S) -> str | None:
        """Check one state. Return the reason of the ending when the game is over."""
        before = repr(state)
        for seat in (CHANCE, *self.seats):
            self.check_actions(state, seat)
        self.check_position(state)
        self.check_views(state)
        self.check_description(state)
        self.check_order(state)
        ending = self.check_end(state)
        self.require(repr(state) == before, "a query or an illegal action changed the state")
        return ending

    def check_end(self, state: S) -> str | None:
        game = self.game
        actors, outcome = game.to_act(state), game.outcome(state)
        self.require((outcome is None) == bool(actors), f"outcome is {outcome} while {set(actors) or 'nobody'} may act")
        self.require(CHANCE not in actors or len(actors) == 1, "chance acts at the same time as a seat")
        self.require(actors <= {CHANCE, *self.seats}, f"{set(actors)} may act, but there are {len(self.seats)} seats")
        if outcome is None:
            return None
        self.require(outcome.reason in game.info.endings, f"the reason {outcome.reason!r} is not among info.endings")
        self.require(len(outcome.returns) == len(self.seats), f"{len(outcome.returns)} returns for {len(self.seats)} seats")
        self.require(set(outcome.winners) <= set(self.seats), f"the winners {outcome.winners} are not seats of the game")
        self.require(len(set(outcome.winners)) == len(outcome.winners), f"the winners {outcome.winners} name a seat twice")
        return outcome.reason

    def check_actions(self, state: S, seat: Seat) -> None:
        """Check the legal actions of a seat.

        A seat has legal actions exactly when it may act. Their order is fixed, `in` agrees with the iteration, and each
        action survives formatting and parsing.
        """
        game = self.game
        legal = list(islice(game.legal_actions(state, seat), _MAX_ACTIONS))
        again = list(islice(game.legal_actions(state, seat), _MAX_ACTIONS))
        may_act = seat in game.to_act(state)
        self.require(
            bool(legal) == may_act, f"seat {seat} {'may' if may_act else 'may not'} act and has {len(legal)} legal actions"
        )
        self.require(legal == again, f"legal_actions of seat {seat} have another order the second time")
        collection = game.legal_actions(state, seat)
        texts = set()
        for action in legal:
            text = game.format_action(action)
            self.require(action in collection, f"legal_actions lists {text} but `in` returns False for it")
            self.require(game.parse_action(text) == action, f"the action {text!r} is parsed as another one")
            texts.add(text)
        self.require(len(texts) == len(legal), f"two legal actions of seat {seat} have the same notation")
        self.check_labels(state, seat, legal, listed=isinstance(collection, Listed))
        self.require(object() not in collection, "`in` returns True for any object")
        if isinstance(collection, Chances):
            weights = list(collection.weights)
            self.require(
                len(weights) == len(legal) and all(weight > 0 for weight in weights),
                "weights of chance must be positive, one for each action",
            )
        for action in self._sample_earlier_actions():
            if action not in collection:
                self.check_refused(state, seat, action)
        if not may_act and self.earlier_actions:
            self.require(
                self.random.pick(self.earlier_actions) not in collection,
                f"`in` returns True for an action of seat {seat}, which may not act",
            )
        self.earlier_actions.extend(legal[:3])
        del self.earlier_actions[:-_MAX_ACTIONS]

    def _sample_earlier_actions(self) -> Iterator[A]:
        if self.earlier_actions:
            yield from (self.random.pick(self.earlier_actions) for _ in range(2))

    def check_refused(self, state: S, seat: Seat, action: A) -> None:
        """Check that an illegal action raises IllegalAction."""
        try:
            self.game.apply(state, seat, action)
        except IllegalAction:
            return
        except Exception as error:
            raise self.failure(f"the illegal action {action!r} of seat {seat} raised {error!r}, not IllegalAction") from error
        raise self.failure(f"the illegal action {action!r} of seat {seat} was applied")

    def check_position(self, state: S) -> None:
        """Check the notation of the last action, and of the position where the game has a notation for positions."""
        if self.history:
            self.check_damaged(self.game.format_action(self.history[-1][1]), self.game.parse_action, self.game.format_action)
        if type(self.game).parse_state is not Game.parse_state:
            self.check_notation(state)

    def check_notation(self, state: S) -> None:
        """Check that the position survives formatting and parsing with the same legal actions."""
        game = self.game
        text = game.format_state(state)
        try:
            read = game.parse_state(text)
        except NotationError as error:
            raise self.failure(f"parse_state refuses the game's own position {text!r}: {error}") from error
        self.require(
            game.format_state(read) == text,
            f"the position {text!r} becomes {game.format_state(read)!r} when parsed and formatted",
        )
        # Notation may omit the history, such as earlier repetitions. Then the parsed game may continue after the original ended.
        if (game.outcome(read) is None) == (game.outcome(state) is None):
            for seat in game.to_act(state):
                expected = list(islice(game.legal_actions(state, seat), _MAX_ACTIONS))
                found = list(islice(game.legal_actions(read, seat), _MAX_ACTIONS))
                self.require(expected == found, f"the position {text!r} has other legal actions when parsed")
        self.check_damaged(text, game.parse_state, game.format_state)

    def check_damaged(self, text: str, parse: Callable[[str], T], write: Callable[[T], str]) -> None:
        """Check that a text with one changed character either raises NotationError or has a stable notation."""
        at = self.random.below(len(text) + 1)
        broken = text[:at] + self.random.pick(("", "#", "1", "e", " ", ",", text[:3])) + text[at + self.random.below(2) :]
        try:
            written = write(parse(broken))
            self.require(write(parse(written)) == written, f"{written!r} changes when parsed and formatted")
        except NotationError as error:
            self.require(0 <= error.at <= len(broken), f"the error for {broken!r} points outside the text, at {error.at}")
        except CheckFailed:
            raise
        except Exception as error:
            raise self.failure(f"the damaged text {broken!r} raised {error!r}, not NotationError") from error

    def check_views(self, state: S) -> None:
        """Check that views can be encoded, are deterministic, and contain nothing that is hidden from the seat."""
        game = self.game
        spectator = self.encode_view(state, None)
        for seat in (None, *self.seats):
            view = spectator if seat is None else self.encode_view(state, seat)
            self.require(view == self.encode_view(state, seat), f"the view of seat {seat} differs the second time")
            if game.info.timing is Timing.ROUNDS:
                self.check_hidden(state, seat, view)
            elif self.hidden_variants is None:
                same = seat is not None and seat not in game.to_act(state)
                self.require(not same or view == spectator, f"seat {seat} may not act, but its view differs from a spectator's")
            for variant in self.hidden_variants(state, seat) if self.hidden_variants else ():
                self.require(self.encode_view(variant, seat) == view, f"the view of seat {seat} reveals hidden information")

    def check_description(self, state: S) -> None:
        """Check the description of one view: of a spectator and of each seat in turn, because descriptions are slow to make."""
        seat = (None, *self.seats)[len(self.history) % (len(self.seats) + 1)]
        lines = self.call(self.game.describe, self.game.view(state, seat))
        self.require(bool(lines), f"the description of the view of seat {seat} has no lines")
        self.require(all(map(_is_filled, lines)), f"the description of the view of seat {seat} has an empty line")

    def check_labels(self, state: S, seat: Seat, legal: Sequence[A], *, listed: bool) -> None:
        """Check that every legal action has a label, and that labels are unique when `legal` is the complete list."""
        labels = [self.call(self.game.label, state, seat, action) for action in legal]
        self.require(all(map(_is_filled, labels)), f"an action of seat {seat} has an empty label")
        if listed:
            keys = {(label.id, frozenset(label.args.items())) for label in labels}
            self.require(len(keys) == len(labels), f"two legal actions of seat {seat} have the same label")

    def call(self, describe: Callable[..., T], *args: object) -> T:
        """Call `describe` or `label`; any exception fails the check."""
        try:
            return describe(*args)
        except Exception as error:
            raise self.failure(f"{args[-1]!r} cannot be described: {error!r}") from error

    def check_hidden(self, state: S, seat: Seat | None, view: bytes) -> None:
        """Check that the view of a seat does not depend on the actions of another seat in the running round."""
        game = self.game
        others = sorted(game.to_act(state) - {CHANCE, seat})
        if not others:
            return
        other = self.random.pick(others)
        following = game.apply(state, other, self.choose(state, other))
        if game.to_act(following) == game.to_act(state):
            self.require(self.encode_view(following, seat) == view, f"the view of seat {seat} reveals the action of seat {other}")
        if len(game.to_act(state)) > 1:
            first, second = (self.encode_view(self.finish(state, other)[0], seat) for _ in range(2))
            self.require(first == second, f"the view of seat {seat} reveals the finished round of seat {other}")

    def finish(self, state: S, seat: Seat) -> tuple[S, list[A]]:
        """Let `seat` make random actions until its round is finished. Return the state and the actions."""
        done: list[A] = []
        while seat in self.game.to_act(state):
            self.require(len(done) < _MAX_ACTIONS, f"seat {seat} acted {_MAX_ACTIONS} times and has not finished")
            done.append(self.choose(state, seat))
            state = self.game.apply(state, seat, done[-1])
        return state, done

    def encode_view(self, state: S, seat: Seat | None) -> bytes:
        try:
            return encode(self.game.view(state, seat))
        except (TypeError, ValueError) as error:
            raise self.failure(f"the view of seat {seat} cannot be encoded: {error}") from error

    def check_order(self, state: S) -> None:
        """Check that the order of simultaneous actions does not matter."""
        game = self.game
        actors = sorted(game.to_act(state))
        for seat, other in pairwise(actors):
            first, second = self.choose(state, seat), self.choose(state, other)
            left, right = game.apply(state, seat, first), game.apply(state, other, second)
            if second in game.legal_actions(left, other) and first in game.legal_actions(right, seat):
                same = game.apply(left, other, second) == game.apply(right, seat, first)
                self.require(same, f"{first!r} of seat {seat} and {second!r} of seat {other} depend on which arrives first")
        # Checking a complete round is slow, so only one state in eight does it.
        if game.info.timing is Timing.ROUNDS and len(actors) > 1 and not self.random.below(8):
            self.check_round(state, actors)

    def check_round(self, state: S, actors: Sequence[Seat]) -> None:
        """Check that the actions of a round lead to the same state in any order."""
        plans = {seat: self.finish(state, seat)[1] for seat in actors}
        ends = []
        for order in (actors, actors[::-1], None):
            left = {seat: list(actions) for seat, actions in plans.items()}
            end = state
            while left:
                seat = order[len(order) - len(left)] if order else self.random.pick(sorted(left))
                action = left[seat].pop(0)
                self.require(action in self.game.legal_actions(end, seat), f"other seats made {action!r} of seat {seat} illegal")
                end = self.game.apply(end, seat, action)
                if not left[seat]:
                    del left[seat]
            ends.append(end)
        self.require(ends[0] == ends[1] == ends[2], f"the round {plans} depends on which actions arrive first")

    # Checks of one action.

    def step(self, state: S, seat: Seat, action: A) -> S:
        """Apply a legal action. Check that the old state is unchanged and that the new state is deterministic."""
        game = self.game
        before = repr(state)
        try:
            following = game.apply(state, seat, action)
        except IllegalAction as error:
            raise self.failure(f"the legal action {action!r} of seat {seat} was refused") from error
        self.require(repr(state) == before, f"the action {action!r} changed the state it was applied to")
        again = game.apply(state, seat, game.parse_action(game.format_action(action)))
        self.require(again == following, f"the action {action!r} leads to different states")
        if isinstance(following, Hashable):
            self.require(hash(again) == hash(following), "equal states have different hashes")
        self.history.append((seat, action))
        return following

    def replay(self, end: S) -> None:
        """Check that replaying the recorded actions leads to the same final state."""
        state = self.game.initial(len(self.seats), self.options)
        for seat, action in self.history:
            state = self.game.apply(state, seat, action)
        self.require(state == end, "replaying the recorded actions leads to another final state")

    # Error reports.

    def require(self, condition: bool, message: str) -> None:
        if not condition:
            raise self.failure(message)

    def failure(self, message: str) -> CheckFailed:
        actions = ", ".join(f"{seat}:{action}" for seat, action in self.history) or "no actions"
        return CheckFailed(f"{self.game.info.id}: {message}\n  {self.name}, {self.options}\n  after {actions}")
