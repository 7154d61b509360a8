"""The kit every game passes: random play with every promise of the contract looked at, again and again.

    check_game(GAME, games=200)

plays whole games, over every number of seats and combination of options in turn, and raises `CheckFailed` at the first promise
that does not hold: with the seed, the options and the actions that lead there.
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
"""States that differ from the given one only in what the seat cannot see."""

_MAX_ACTIONS = 400
"""So many actions of one state are looked at; a game may offer endlessly many."""


class CheckFailed(AssertionError):
    """A game broke a promise of the contract."""


class Report(msgspec.Struct, frozen=True):
    """What was played without fault."""

    games: int
    actions: int
    endings: dict[str, int]
    """How often each ending was seen."""
    unfinished: int
    """Games that were stopped after `max_actions`."""


def check_game(
    game: Game[S, A, Any],
    *,
    games: int = 20,
    seed: int = 0,
    max_actions: int = 2000,
    hidden_variants: HiddenVariants[S] | None = None,
) -> Report:
    """Play `games` random games, none longer than `max_actions`, and look at every promise of the contract.

    A game with secrets gives `hidden_variants`. A game without it claims to have none: whoever may not act must see exactly what
    a spectator sees. Of a game in rounds the kit itself lets others act, and looks that nobody sees it before all have.

    Raises:
        CheckFailed: says which promise broke, and the way there.
    """
    info = game.info
    if not info.endings:
        raise CheckFailed(f"{info.id}: info.endings names no ending")
    choices = product(*(option.choices for option in info.options))
    names = [option.name for option in info.options]
    ways = [
        (seats, Options(dict(zip(names, values, strict=True))))
        for values in choices
        for seats in range(info.min_seats, info.max_seats + 1)
    ]
    endings: dict[str, int] = {}
    actions = 0
    unfinished = 0
    for number in range(games):
        seats, options = ways[number % len(ways)]
        walk = _Walk(game, seats, options, _Dice(seed * 1_000_003 + number), f"seed {seed}, game {number}", hidden_variants)
        ending = walk.play(max_actions)
        actions += len(walk.history)
        if ending is None:
            unfinished += 1
        else:
            endings[ending] = endings.get(ending, 0) + 1
    return Report(games, actions, endings, unfinished)


def _says(sentence: Sentence) -> bool:
    """Whether a sentence names a message, or is a text."""
    return bool(sentence.id or sentence.args.get("text"))


class _Dice:
    """Even numbers from a seed (SplitMix64): the rules and their kit know no other chance."""

    def __init__(self, seed: int) -> None:
        self.state = seed & 0xFFFF_FFFF_FFFF_FFFF

    def below(self, bound: int) -> int:
        self.state = (self.state + 0x9E37_79B9_7F4A_7C15) & 0xFFFF_FFFF_FFFF_FFFF
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58_476D_1CE4_E5B9) & 0xFFFF_FFFF_FFFF_FFFF
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D0_49BB_1331_11EB) & 0xFFFF_FFFF_FFFF_FFFF
        return (mixed ^ (mixed >> 31)) % bound

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]


class _Walk(Generic[S, A]):
    """One random game, looked at from every side."""

    def __init__(
        self,
        game: Game[S, A, Any],
        seats: int,
        options: Options,
        dice: _Dice,
        name: str,
        hidden_variants: HiddenVariants[S] | None,
    ) -> None:
        self.game = game
        self.seats = [Seat(seat) for seat in range(seats)]
        self.options = options
        self.dice = dice
        self.name = name
        self.hidden_variants = hidden_variants
        self.history: list[tuple[Seat, A]] = []
        self.met: list[A] = []
        """Actions met earlier: readable, and often illegal now."""

    def play(self, max_actions: int) -> str | None:
        """Play to the end and give its reason, or None when it was stopped."""
        game = self.game
        state = first = game.initial(len(self.seats), self.options)
        self.sure(game.initial(len(self.seats), self.options) == first, "initial gives different states for the same options")
        for _ in range(max_actions):
            ending = self.check_state(state)
            if ending is not None:
                self.replay(state)
                return ending
            seat = self.dice.pick(sorted(game.to_act(state)))
            state = self.step(state, seat, self.choose(state, seat))
        self.check_state(state)
        return None

    def choose(self, state: S, seat: Seat) -> A:
        legal = self.game.legal_actions(state, seat)
        if isinstance(legal, Chances):
            drawn: A = legal.pick(self.dice.below(legal.total))
            return drawn
        return self.dice.pick(list(islice(legal, _MAX_ACTIONS)))

    # One state.

    def check_state(self, state: S) -> str | None:
        """Every promise about one state; gives the reason when the game is over."""
        before = repr(state)
        for seat in (CHANCE, *self.seats):
            self.check_actions(state, seat)
        self.check_position(state)
        self.check_views(state)
        self.check_words(state)
        self.check_order(state)
        ending = self.check_end(state)
        self.sure(repr(state) == before, "a question or a refused action changed the state")
        return ending

    def check_end(self, state: S) -> str | None:
        game = self.game
        actors, outcome = game.to_act(state), game.outcome(state)
        self.sure((outcome is None) == bool(actors), f"outcome is {outcome} while {set(actors) or 'nobody'} may act")
        self.sure(CHANCE not in actors or len(actors) == 1, "chance acts at the same time as a seat")
        self.sure(actors <= {CHANCE, *self.seats}, f"{set(actors)} may act, but there are {len(self.seats)} seats")
        if outcome is None:
            return None
        self.sure(outcome.reason in game.info.endings, f"the reason {outcome.reason!r} is not among info.endings")
        self.sure(len(outcome.returns) == len(self.seats), f"{len(outcome.returns)} returns for {len(self.seats)} seats")
        self.sure(set(outcome.winners) <= set(self.seats), f"the winners {outcome.winners} are no seats")
        self.sure(len(set(outcome.winners)) == len(outcome.winners), f"the winners {outcome.winners} name a seat twice")
        return outcome.reason

    def check_actions(self, state: S, seat: Seat) -> None:
        """Legal actions: some for who may act and none for others, in a fixed order, true to `in`, written and read back."""
        game = self.game
        legal = list(islice(game.legal_actions(state, seat), _MAX_ACTIONS))
        again = list(islice(game.legal_actions(state, seat), _MAX_ACTIONS))
        may = seat in game.to_act(state)
        self.sure(bool(legal) == may, f"seat {seat} {'may' if may else 'may not'} act and has {len(legal)} legal actions")
        self.sure(legal == again, f"legal_actions of seat {seat} come in another order the second time")
        collection = game.legal_actions(state, seat)
        texts = set()
        for action in legal:
            text = game.format_action(action)
            self.sure(action in collection, f"legal_actions lists {text} but `in` denies it")
            self.sure(game.parse_action(text) == action, f"the action {text!r} is read back as another one")
            texts.add(text)
        self.sure(len(texts) == len(legal), f"two legal actions of seat {seat} are written alike")
        self.check_labels(state, seat, legal, listed=isinstance(collection, Listed))
        self.sure(object() not in collection, "legal_actions calls anything legal")
        if isinstance(collection, Chances):
            weights = list(collection.weights)
            self.sure(
                len(weights) == len(legal) and all(weight > 0 for weight in weights),
                "weights of chance must be positive, one for each action",
            )
        for action in self._strangers():
            if action not in collection:
                self.refused(state, seat, action)
        if not may and self.met:
            self.sure(self.dice.pick(self.met) not in collection, f"`in` calls an action legal for seat {seat}, who may not act")
        self.met.extend(legal[:3])
        del self.met[:-_MAX_ACTIONS]

    def _strangers(self) -> Iterator[A]:
        if self.met:
            yield from (self.dice.pick(self.met) for _ in range(2))

    def refused(self, state: S, seat: Seat, action: A) -> None:
        """An illegal action raises IllegalAction."""
        try:
            self.game.apply(state, seat, action)
        except IllegalAction:
            return
        except Exception as error:
            raise self.failure(f"the illegal action {action!r} of seat {seat} raised {error!r}, not IllegalAction") from error
        raise self.failure(f"the illegal action {action!r} of seat {seat} was carried out")

    def check_position(self, state: S) -> None:
        """A position is written and read back, and means the same; a damaged text is refused as such.

        Where the game has no notation for positions, only what is said of actions is looked at.
        """
        if self.history:
            self.damaged(self.game.format_action(self.history[-1][1]), self.game.parse_action, self.game.format_action)
        if type(self.game).parse_state is not Game.parse_state:
            self.check_notation(state)

    def check_notation(self, state: S) -> None:
        """The position as text."""
        game = self.game
        text = game.format_state(state)
        try:
            read = game.parse_state(text)
        except NotationError as error:
            raise self.failure(f"its own position {text!r} is refused: {error}") from error
        self.sure(game.format_state(read) == text, f"the position {text!r} is read and written as {game.format_state(read)!r}")
        # A position may have forgotten what only the past tells, such as a repetition: then it goes on.
        if (game.outcome(read) is None) == (game.outcome(state) is None):
            for seat in game.to_act(state):
                mine = list(islice(game.legal_actions(state, seat), _MAX_ACTIONS))
                theirs = list(islice(game.legal_actions(read, seat), _MAX_ACTIONS))
                self.sure(mine == theirs, f"the position {text!r} is read as one with other legal actions")
        self.damaged(text, game.parse_state, game.format_state)

    def damaged(self, text: str, parse: Callable[[str], T], write: Callable[[T], str]) -> None:
        """A text with one character changed is read and written stably, or refused by NotationError and nothing else."""
        at = self.dice.below(len(text) + 1)
        broken = text[:at] + self.dice.pick(("", "#", "1", "e", " ", ",", text[:3])) + text[at + self.dice.below(2) :]
        try:
            written = write(parse(broken))
            self.sure(write(parse(written)) == written, f"{written!r} is read and written differently")
        except NotationError as error:
            self.sure(0 <= error.at <= len(broken), f"the error for {broken!r} points outside the text, at {error.at}")
        except CheckFailed:
            raise
        except Exception as error:
            raise self.failure(f"the damaged text {broken!r} raised {error!r}, not NotationError") from error

    def check_views(self, state: S) -> None:
        """Views are values: they encode, come out the same twice, and tell nothing a seat cannot see."""
        game = self.game
        spectator = self.shown(state, None)
        for seat in (None, *self.seats):
            seen = spectator if seat is None else self.shown(state, seat)
            self.sure(seen == self.shown(state, seat), f"the view of seat {seat} differs the second time")
            if game.info.timing is Timing.ROUNDS:
                self.check_hidden(state, seat, seen)
            elif self.hidden_variants is None:
                same = seat is not None and seat not in game.to_act(state)
                self.sure(not same or seen == spectator, f"seat {seat} may not act, yet sees something else than a spectator")
            for variant in self.hidden_variants(state, seat) if self.hidden_variants else ():
                self.sure(self.shown(variant, seat) == seen, f"the view of seat {seat} tells what it cannot see")

    def check_words(self, state: S) -> None:
        """What is seen can be said: by a spectator and each seat in turn, one a state, since a table is long to tell."""
        seat = (None, *self.seats)[len(self.history) % (len(self.seats) + 1)]
        said = self.said(self.game.describe, self.game.view(state, seat))
        self.sure(bool(said), f"the view of seat {seat} is told by nothing")
        self.sure(all(map(_says, said)), f"the view of seat {seat} is told by an empty line")

    def check_labels(self, state: S, seat: Seat, legal: Sequence[A], *, listed: bool) -> None:
        """What a seat may do can be said; where everything is listed, no two things alike."""
        found = [self.said(self.game.label, state, seat, action) for action in legal]
        self.sure(all(map(_says, found)), f"an action of seat {seat} is told by an empty sentence")
        if listed:
            keys = {(one.id, frozenset(one.args.items())) for one in found}
            self.sure(len(keys) == len(found), f"two legal actions of seat {seat} are told alike")

    def said(self, say: Callable[..., T], *what: object) -> T:
        try:
            return say(*what)
        except Exception as error:
            raise self.failure(f"{what[-1]!r} cannot be told: {error!r}") from error

    def check_hidden(self, state: S, seat: Seat | None, seen: bytes) -> None:
        """Where seats act at once: another's action changes no view, and how another finished changes no view either."""
        game = self.game
        others = sorted(game.to_act(state) - {CHANCE, seat})
        if not others:
            return
        other = self.dice.pick(others)
        following = game.apply(state, other, self.choose(state, other))
        if game.to_act(following) == game.to_act(state):
            self.sure(self.shown(following, seat) == seen, f"the view of seat {seat} tells what seat {other} did")
        if len(game.to_act(state)) > 1:
            one, two = (self.shown(self.finish(state, other)[0], seat) for _ in range(2))
            self.sure(one == two, f"the view of seat {seat} tells how seat {other} finished")

    def finish(self, state: S, seat: Seat) -> tuple[S, list[A]]:
        """One way for `seat` to act until it may not any more, with what it did."""
        done: list[A] = []
        while seat in self.game.to_act(state):
            self.sure(len(done) < _MAX_ACTIONS, f"seat {seat} acted {_MAX_ACTIONS} times and has not finished")
            done.append(self.choose(state, seat))
            state = self.game.apply(state, seat, done[-1])
        return state, done

    def shown(self, state: S, seat: Seat | None) -> bytes:
        try:
            return encode(self.game.view(state, seat))
        except (TypeError, ValueError) as error:
            raise self.failure(f"the view of seat {seat} cannot be encoded: {error}") from error

    def check_order(self, state: S) -> None:
        """Where several seats act at once, it does not matter whose action arrives first."""
        game = self.game
        actors = sorted(game.to_act(state))
        for one, other in pairwise(actors):
            first, second = self.choose(state, one), self.choose(state, other)
            left, right = game.apply(state, one, first), game.apply(state, other, second)
            if second in game.legal_actions(left, other) and first in game.legal_actions(right, one):
                same = game.apply(left, other, second) == game.apply(right, one, first)
                self.sure(same, f"{first!r} of seat {one} and {second!r} of seat {other} depend on which arrives first")
        # A whole round is dear: now and then is enough.
        if game.info.timing is Timing.ROUNDS and len(actors) > 1 and not self.dice.below(8):
            self.check_round(state, actors)

    def check_round(self, state: S, actors: Sequence[Seat]) -> None:
        """What seats do in a round, each for itself, leads to the same state in whatever order it arrives."""
        plans = {seat: self.finish(state, seat)[1] for seat in actors}
        ends = []
        for order in (actors, actors[::-1], None):
            left = {seat: list(actions) for seat, actions in plans.items()}
            end = state
            while left:
                seat = order[len(order) - len(left)] if order else self.dice.pick(sorted(left))
                action = left[seat].pop(0)
                self.sure(action in self.game.legal_actions(end, seat), f"others made {action!r} of seat {seat} illegal")
                end = self.game.apply(end, seat, action)
                if not left[seat]:
                    del left[seat]
            ends.append(end)
        self.sure(ends[0] == ends[1] == ends[2], f"the round {plans} depends on which words arrive first")

    # One step.

    def step(self, state: S, seat: Seat, action: A) -> S:
        """Carry out a legal action: the old state stays, and the new one is the same each time."""
        game = self.game
        before = repr(state)
        try:
            following = game.apply(state, seat, action)
        except IllegalAction as error:
            raise self.failure(f"the legal action {action!r} of seat {seat} was refused") from error
        self.sure(repr(state) == before, f"the action {action!r} changed the state it was applied to")
        again = game.apply(state, seat, game.parse_action(game.format_action(action)))
        self.sure(again == following, f"the action {action!r} leads to different states")
        if isinstance(following, Hashable):
            self.sure(hash(again) == hash(following), "equal states have different hashes")
        self.history.append((seat, action))
        return following

    def replay(self, end: S) -> None:
        """The recorded actions lead to the same end again."""
        state = self.game.initial(len(self.seats), self.options)
        for seat, action in self.history:
            state = self.game.apply(state, seat, action)
        self.sure(state == end, "the recorded actions lead to another end when played again")

    # What is wrong, and how to get there.

    def sure(self, holds: bool, what: str) -> None:
        if not holds:
            raise self.failure(what)

    def failure(self, what: str) -> CheckFailed:
        way = ", ".join(f"{seat}:{action}" for seat, action in self.history) or "nothing yet"
        return CheckFailed(f"{self.game.info.id}: {what}\n  {self.name}, {self.options}\n  after {way}")
