"""Small correct games for tests of the conformance kit. The tests subclass them to break one rule each."""

from typing import Any, NamedTuple

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
)

INFO = GameInfo(
    id="pebbles",
    title="Pebbles",
    credits=Credits(("Nobody",), (), "Nowhere", 2000),
    rules_version=1,
    min_seats=2,
    max_seats=3,
    options=(Option("most", (2, 3)),),
    endings=("taken",),
)


class Heap(NamedTuple):
    """The number of pebbles (-1 before the draw) and of seats, the seat to move, and the largest number to take."""

    pebbles: int
    seats: int
    turn: int
    most: int


class Pebbles(Game[Any, Any, Any]):
    """Players take pebbles in turn; the player who takes the last one wins. Chance draws the size of the heap."""

    info = INFO

    def set_up(self, seats: int, options: Options) -> Any:
        return Heap(-1, seats, 0, int(options.get("most", 2)))

    def to_act(self, state: Any) -> frozenset[Seat]:
        if state.pebbles < 0:
            return frozenset((CHANCE,))
        return frozenset((Seat(state.turn),)) if state.pebbles else frozenset()

    def legal_actions(self, state: Any, seat: Seat) -> Legal[Any]:
        if seat not in self.to_act(state):
            return Listed(())
        if seat == CHANCE:
            return Chances((5, 6, 7), (1, 2, 1))
        return Listed(tuple(range(1, min(state.most, state.pebbles) + 1)))

    def apply(self, state: Any, seat: Seat, action: Any) -> Any:
        if action not in self.legal_actions(state, seat):
            raise IllegalAction(str(action), where=self.format_state(state))
        if seat == CHANCE:
            return state._replace(pebbles=action)
        left = state.pebbles - action
        return state._replace(pebbles=left, turn=(state.turn + 1) % state.seats if left else state.turn)

    def outcome(self, state: Any) -> Outcome | None:
        if state.pebbles:
            return None
        returns = tuple(1.0 if seat == state.turn else -1.0 for seat in range(state.seats))
        return Outcome("taken", returns, (Seat(state.turn),))

    def view(self, state: Any, seat: Seat | None) -> Any:
        return {"pebbles": state.pebbles, "turn": state.turn}

    def parse_action(self, text: str) -> Any:
        if not (text.isascii() and text.isdigit()):
            raise NotationError("no number", text=text, at=0)
        return int(text)

    def format_action(self, action: Any) -> str:
        return str(action)

    def parse_state(self, text: str) -> Any:
        try:
            pebbles, seats, turn, most = (int(word) for word in text.split(" "))
            if pebbles < -1 or not 0 <= turn < seats:
                raise ValueError(text)
        except ValueError:
            raise NotationError("no heap", text=text, at=0) from None
        return Heap(pebbles, seats, turn, most)

    def format_state(self, state: Any) -> str:
        return f"{state.pebbles} {state.seats} {state.turn} {state.most}"


class Secret(NamedTuple):
    """The secret number of each seat; 0 before it is chosen."""

    chosen: tuple[int, int]


class Sealed(Game[Any, Any, Any]):
    """Both seats choose 1 or 2 at the same time; equal numbers win for seat 0."""

    info = GameInfo("sealed", "Sealed", INFO.credits, 1, 2, 2, endings=("opened",))

    def set_up(self, seats: int, options: Options) -> Any:
        return Secret((0, 0))

    def to_act(self, state: Any) -> frozenset[Seat]:
        return frozenset(Seat(seat) for seat in (0, 1) if not state.chosen[seat])

    def legal_actions(self, state: Any, seat: Seat) -> Legal[Any]:
        return Listed((1, 2) if seat in self.to_act(state) else ())

    def apply(self, state: Any, seat: Seat, action: Any) -> Any:
        if action not in self.legal_actions(state, seat):
            raise IllegalAction(str(action), where=self.format_state(state))
        chosen = list(state.chosen)
        chosen[seat] = action
        return Secret((chosen[0], chosen[1]))

    def outcome(self, state: Any) -> Outcome | None:
        if self.to_act(state):
            return None
        winner = 0 if state.chosen[0] == state.chosen[1] else 1
        return Outcome("opened", (1.0, -1.0) if winner == 0 else (-1.0, 1.0), (Seat(winner),))

    def view(self, state: Any, seat: Seat | None) -> Any:
        over = not self.to_act(state)
        return [number if over or seat == index else bool(number) for index, number in enumerate(state.chosen)]

    def parse_action(self, text: str) -> Any:
        if text not in ("1", "2"):
            raise NotationError("no choice", text=text, at=0)
        return int(text)

    def format_action(self, action: Any) -> str:
        return str(action)

    def parse_state(self, text: str) -> Any:
        if len(text) != 2 or not set(text) <= set("012"):
            raise NotationError("no choices", text=text, at=0)
        return Secret((int(text[0]), int(text[1])))

    def format_state(self, state: Any) -> str:
        return "".join(map(str, state.chosen))


def unseen(state: Any, seat: Seat | None) -> list[Secret]:
    """The states that `seat` cannot distinguish from this one, because the other seat's number is hidden."""
    if all(state.chosen):
        return []
    variants = []
    for other in (0, 1):
        if other != seat and state.chosen[other]:
            chosen = list(state.chosen)
            chosen[other] = 3 - chosen[other]
            variants.append(Secret((chosen[0], chosen[1])))
    return variants


class Diary(NamedTuple):
    """The notes of each seat, and whether the seat has closed its book."""

    notes: tuple[str, ...]
    closed: tuple[bool, ...]


class Notes(Game[Any, Any, Any]):
    """A game in rounds: each seat writes up to three letters and closes its book. Then all books are read."""

    info = GameInfo("notes", "Notes", INFO.credits, 1, 2, 3, endings=("read",), timing=Timing.ROUNDS)

    def set_up(self, seats: int, options: Options) -> Any:
        return Diary(("",) * seats, (False,) * seats)

    def to_act(self, state: Any) -> frozenset[Seat]:
        return frozenset(Seat(seat) for seat, closed in enumerate(state.closed) if not closed)

    def legal_actions(self, state: Any, seat: Seat) -> Legal[Any]:
        if seat not in self.to_act(state):
            return Listed(())
        return Listed(("a", "b", "close") if len(state.notes[seat]) < 3 else ("close",))

    def apply(self, state: Any, seat: Seat, action: Any) -> Any:
        if action not in self.legal_actions(state, seat):
            raise IllegalAction(str(action), where="a book")
        notes, closed = list(state.notes), list(state.closed)
        if action == "close":
            closed[seat] = True
        else:
            notes[seat] += action
        return Diary(tuple(notes), tuple(closed))

    def outcome(self, state: Any) -> Outcome | None:
        if self.to_act(state):
            return None
        return Outcome("read", tuple(float(len(note)) for note in state.notes), ())

    def view(self, state: Any, seat: Seat | None) -> Any:
        over = not self.to_act(state)
        return [[note if over or seat == index else "" for index, note in enumerate(state.notes)], state.closed]

    def parse_action(self, text: str) -> Any:
        if text not in ("a", "b", "close"):
            raise NotationError("no note", text=text, at=0)
        return text

    def format_action(self, action: Any) -> str:
        return str(action)

    def parse_state(self, text: str) -> Any:
        notes = text.split("/")
        if not 2 <= len(notes) <= 3 or any(len(note.strip(".")) > 3 or set(note) - set("ab.") for note in notes):
            raise NotationError("no notes", text=text, at=0)
        return Diary(tuple(note.replace(".", "") for note in notes), tuple("." in note for note in notes))

    def format_state(self, state: Any) -> str:
        return "/".join(note + "." * closed for note, closed in zip(state.notes, state.closed, strict=True))
