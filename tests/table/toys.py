"""Toy games for tests of tables.

Nim: chance draws the heap (`heap 7`). In a turn a seat takes one to three stones one by one (`take`), then ends it (`done`). The
seat that takes the last stone wins. With the option `rain`, chance adds a stone or none (`rain 1`) after every turn.

Sums is played in rounds: all seats act at once and in secret.
"""

from typing import Any

import msgspec

from rivage.core import (
    CHANCE,
    Chances,
    Credits,
    Game,
    GameInfo,
    IllegalAction,
    Legal,
    Listed,
    NotationError,
    Option,
    Options,
    Outcome,
    Seat,
    Timing,
    UnknownGame,
)


class Nim(msgspec.Struct, frozen=True):
    seats: int
    rain: bool
    heap: int = 0
    mover: int = 0
    taken: int = 0
    wet: bool = False
    last: int = -1


class NimView(msgspec.Struct, frozen=True):
    heap: int
    mover: int
    taken: int
    choices: tuple[str, ...]


class NimGame(Game[Nim, str, NimView]):
    info = GameInfo(
        id="nim",
        title="Nim",
        credits=Credits(designers=(), artists=(), publisher="", year=0),
        rules_version=3,
        min_seats=1,
        max_seats=3,
        options=(Option("rain", (False, True)),),
        endings=("last-stone",),
        bot_levels=("weak", "strong"),
    )

    def set_up(self, seats: int, options: Options) -> Nim:
        return Nim(seats=seats, rain=bool(options["rain"]))

    def to_act(self, state: Nim) -> frozenset[Seat]:
        if state.last >= 0:
            return frozenset()
        if state.heap == 0 or state.wet:
            return frozenset({CHANCE})
        return frozenset({Seat(state.mover)})

    def legal_actions(self, state: Nim, seat: Seat) -> Legal[str]:
        if seat not in self.to_act(state):
            return Listed(())
        if seat == CHANCE:
            if state.wet:
                return Chances(("rain 0", "rain 1"))
            return Chances(("heap 5", "heap 6", "heap 7", "heap 8", "heap 9"), (1, 2, 3, 2, 1))
        takes = ["take"] if state.taken < 3 else []
        return Listed([*takes, "done"] if state.taken else takes)

    def apply(self, state: Nim, seat: Seat, action: str) -> Nim:
        if action not in self.legal_actions(state, seat):
            raise IllegalAction(action, where=self.format_state(state))
        new = msgspec.structs.replace
        if seat == CHANCE:
            return new(state, heap=state.heap + int(action[-1]), wet=False)
        if action == "done":
            return new(state, mover=(state.mover + 1) % state.seats, taken=0, wet=state.rain)
        if state.heap == 1:
            return new(state, heap=0, last=seat)
        return new(state, heap=state.heap - 1, taken=state.taken + 1)

    def outcome(self, state: Nim) -> Outcome | None:
        if state.last < 0:
            return None
        returns = tuple(1.0 if seat == state.last else -1.0 for seat in range(state.seats))
        return Outcome("last-stone", returns, (Seat(state.last),))

    def view(self, state: Nim, seat: Seat | None) -> NimView:
        choices = tuple(self.legal_actions(state, seat)) if seat is not None else ()
        return NimView(state.heap, state.mover, state.taken, choices)

    def parse_action(self, text: str) -> str:
        word = " ".join(text.lower().split())
        if word not in ("take", "done", "rain 0", "rain 1", *(f"heap {n}" for n in range(5, 10))):
            raise NotationError("no action of Nim", text=text, at=0)
        return word

    def format_action(self, action: str) -> str:
        return action

    def parse_state(self, text: str) -> Nim:
        return msgspec.json.decode(text, type=Nim)

    def format_state(self, state: Nim) -> str:
        return msgspec.json.encode(state).decode()


class Sums(msgspec.Struct, frozen=True):
    seats: int
    rounds: int = 0
    roll: int = 0
    totals: tuple[int, ...] = ()
    drafts: tuple[tuple[int, ...], ...] = ()
    written: tuple[bool, ...] = ()


class SumsView(msgspec.Struct, frozen=True):
    roll: int
    totals: tuple[int, ...]
    draft: tuple[int, ...]
    written: tuple[bool, ...]
    choices: tuple[str, ...]


class SumsGame(Game[Sums, str, SumsView]):
    """In rounds: chance rolls, each seat enters one or two numbers in secret, then `done`; three rounds, most points win."""

    info = GameInfo(
        id="sums",
        title="Sums",
        credits=Credits(designers=(), artists=(), publisher="", year=0),
        rules_version=1,
        min_seats=1,
        max_seats=8,
        endings=("last-round",),
        bot_levels=("weak", "middle", "strong"),
        timing=Timing.ROUNDS,
    )
    last_round = 3

    def set_up(self, seats: int, options: Options) -> Sums:
        return Sums(seats, totals=(0,) * seats, drafts=((),) * seats, written=(False,) * seats)

    def to_act(self, state: Sums) -> frozenset[Seat]:
        if state.roll:
            return frozenset(Seat(seat) for seat, done in enumerate(state.written) if not done)
        return frozenset() if state.rounds == self.last_round else frozenset({CHANCE})

    def legal_actions(self, state: Sums, seat: Seat) -> Legal[str]:
        if seat not in self.to_act(state):
            return Listed(())
        if seat == CHANCE:
            return Chances(("roll 1", "roll 2", "roll 3"), (1, 2, 3))
        draft = state.drafts[seat]
        return Listed([*(str(n) for n in range(1, 10) if len(draft) < 2), *(["done"] if draft else [])])

    def apply(self, state: Sums, seat: Seat, action: str) -> Sums:
        if action not in self.legal_actions(state, seat):
            raise IllegalAction(action, where=self.format_state(state))
        new = msgspec.structs.replace
        if seat == CHANCE:
            return new(state, roll=int(action[-1]), rounds=state.rounds + 1)
        if action != "done":
            return new(state, drafts=_put(state.drafts, seat, (*state.drafts[seat], int(action))))
        written = _put(state.written, seat, True)
        if not all(written):
            return new(state, written=written)
        totals = tuple(total + state.roll * sum(draft) for total, draft in zip(state.totals, state.drafts, strict=True))
        return new(state, roll=0, totals=totals, drafts=((),) * state.seats, written=(False,) * state.seats)

    def points(self, state: Sums) -> tuple[float, ...]:
        return state.totals

    def outcome(self, state: Sums) -> Outcome | None:
        if self.to_act(state):
            return None
        best = max(state.totals)
        winners = tuple(Seat(seat) for seat, total in enumerate(state.totals) if total == best)
        return Outcome("last-round", tuple(float(total) for total in state.totals), winners)

    def view(self, state: Sums, seat: Seat | None) -> SumsView:
        draft = state.drafts[seat] if seat is not None else ()
        choices = tuple(self.legal_actions(state, seat)) if seat is not None else ()
        return SumsView(state.roll, state.totals, draft, state.written, choices)

    def parse_action(self, text: str) -> str:
        word = " ".join(text.lower().split())
        if word not in ("done", "roll 1", "roll 2", "roll 3", *(str(n) for n in range(1, 10))):
            raise NotationError("no action of Sums", text=text, at=0)
        return word

    def format_action(self, action: str) -> str:
        return action

    def parse_state(self, text: str) -> Sums:
        return msgspec.json.decode(text, type=Sums)

    def format_state(self, state: Sums) -> str:
        return msgspec.json.encode(state).decode()


def _put(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


NIM = NimGame()
SUMS = SumsGame()


def find(name: str) -> Any:
    if name not in ("nim", "sums"):
        raise UnknownGame(f"no game is called {name!r}", name=name, known="nim")
    return NIM if name == "nim" else SUMS
