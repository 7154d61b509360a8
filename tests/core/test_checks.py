"""The kit passes sound games, and really fails broken ones."""

from typing import Any

import pytest
from msgspec.structs import replace

from rivage.core import CHANCE, Chances, Game, IllegalAction, Legal, Listed, Outcome, Seat
from rivage.core.checks import CheckFailed, check_game

from .toys import INFO, Heap, Notes, Pebbles, Sealed, Secret, unseen


def test_a_sound_game_passes_and_is_reported() -> None:
    report = check_game(Pebbles(), games=40)
    assert report.games == 40
    assert report.endings == {"taken": 40}
    assert report.unfinished == 0
    assert report.actions > 100


def test_the_same_seed_plays_the_same_games() -> None:
    assert check_game(Pebbles(), seed=7) == check_game(Pebbles(), seed=7)


def test_games_that_take_too_long_are_stopped_and_counted() -> None:
    assert check_game(Pebbles(), games=5, max_actions=2).unfinished == 5


def test_a_sound_game_with_secrets_and_seats_that_act_at_once_passes() -> None:
    assert check_game(Sealed(), games=20, hidden_variants=unseen).endings == {"opened": 20}


def refuse(game: Any, match: str, **more: Any) -> None:
    with pytest.raises(CheckFailed, match=match):
        check_game(game, games=30, **more)


def test_a_failure_tells_the_seed_the_options_and_the_way_there() -> None:
    class Broken(Pebbles):
        def outcome(self, state: Any) -> Outcome | None:
            return super().outcome(state) or (Outcome("taken", (0.0,) * state.seats, ()) if state.pebbles == 1 else None)

    refuse(Broken(), r"(?s)pebbles: outcome is .* may act.*seed 0, game \d+, Options.*after -1:")


def test_endings_must_be_named() -> None:
    class Broken(Pebbles):
        info = replace(INFO, endings=())

    refuse(Broken(), "names no ending")


def test_an_unnamed_ending_fails() -> None:
    class Broken(Pebbles):
        info = replace(INFO, endings=("lost",))

    refuse(Broken(), "'taken' is not among info.endings")


def test_a_game_without_outcome_at_its_end_fails() -> None:
    class Broken(Pebbles):
        def outcome(self, state: Any) -> Outcome | None:
            return None

    refuse(Broken(), "outcome is None while nobody may act")


def test_returns_for_another_number_of_seats_fail() -> None:
    class Broken(Pebbles):
        def outcome(self, state: Any) -> Outcome | None:
            return None if state.pebbles else Outcome("taken", (1.0,), ())

    refuse(Broken(), "1 returns for 2 seats")


def test_a_winner_who_sits_nowhere_fails() -> None:
    class Broken(Pebbles):
        def outcome(self, state: Any) -> Outcome | None:
            return None if state.pebbles else Outcome("taken", (0.0,) * state.seats, (Seat(9),))

    refuse(Broken(), "are no seats")


def test_a_seat_that_may_act_without_a_legal_action_fails() -> None:
    class Broken(Pebbles):
        def legal_actions(self, state: Any, seat: Seat) -> Legal[Any]:
            return Listed(()) if state.pebbles == 1 else super().legal_actions(state, seat)

    refuse(Broken(), "may act and has 0 legal actions")


def test_legal_actions_for_who_may_not_act_fail() -> None:
    class Broken(Pebbles):
        def legal_actions(self, state: Any, seat: Seat) -> Legal[Any]:
            return Listed((1,)) if state.pebbles > 0 else super().legal_actions(state, seat)

    refuse(Broken(), "may not act and has 1 legal actions")


def test_an_order_that_changes_fails() -> None:
    class Broken(Pebbles):
        asked = 0

        def legal_actions(self, state: Any, seat: Seat) -> Legal[Any]:
            self.asked += 1
            listed = list(super().legal_actions(state, seat))
            return Chances(listed) if seat == CHANCE else Listed(listed[:: 1 if self.asked % 2 else -1])

    refuse(Broken(), "another order the second time")


def test_a_collection_that_denies_what_it_lists_fails() -> None:
    class Deny(Listed[Any]):
        def __contains__(self, action: object) -> bool:
            return False

    class Broken(Pebbles):
        def legal_actions(self, state: Any, seat: Seat) -> Legal[Any]:
            return Deny(tuple(super().legal_actions(state, seat)))

    refuse(Broken(), "`in` denies it")


def test_a_collection_that_calls_anything_legal_fails() -> None:
    class Anything(Listed[Any]):
        def __contains__(self, action: object) -> bool:
            return True

    class Broken(Pebbles):
        def legal_actions(self, state: Any, seat: Seat) -> Legal[Any]:
            return Anything(tuple(super().legal_actions(state, seat)))

    refuse(Broken(), "calls anything legal")


def test_an_illegal_action_that_is_carried_out_fails() -> None:
    class Broken(Pebbles):
        def apply(self, state: Any, seat: Seat, action: Any) -> Any:
            if action in self.legal_actions(state, seat):
                return super().apply(state, seat, action)
            return state

    refuse(Broken(), "was carried out")


def test_an_illegal_action_that_raises_something_else_fails() -> None:
    class Broken(Pebbles):
        def apply(self, state: Any, seat: Seat, action: Any) -> Any:
            try:
                return super().apply(state, seat, action)
            except IllegalAction:
                raise KeyError(action) from None

    refuse(Broken(), "raised KeyError")


def test_a_legal_action_that_is_refused_fails() -> None:
    class Broken(Pebbles):
        def apply(self, state: Any, seat: Seat, action: Any) -> Any:
            if state.pebbles == 1:
                raise IllegalAction(str(action), where="here")
            return super().apply(state, seat, action)

    refuse(Broken(), "the legal action 1 of seat . was refused")


def test_apply_that_depends_on_more_than_its_arguments_fails() -> None:
    class Broken(Pebbles):
        played = 0

        def apply(self, state: Any, seat: Seat, action: Any) -> Any:
            following = super().apply(state, seat, action)
            self.played += 1
            return following._replace(most=2 + self.played % 2)

    refuse(Broken(), "leads to different states")


class Loose:
    """A heap that can be changed."""

    def __init__(self, heap: Heap) -> None:
        self.heap = heap

    def __getattr__(self, name: str) -> Any:
        return getattr(self.heap, name)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Loose) and self.heap == other.heap

    def __repr__(self) -> str:
        return f"Loose({self.heap})"

    __hash__ = None  # type: ignore[assignment]  # it can be changed


class Mutable(Pebbles):
    """Pebbles over a state that can be changed, and is not."""

    def initial(self, seats: int, options: Any) -> Any:
        return Loose(super().initial(seats, options))

    def apply(self, state: Any, seat: Seat, action: Any) -> Any:
        return Loose(super().apply(state.heap, seat, action))

    def parse_state(self, text: str) -> Any:
        return Loose(super().parse_state(text))


def test_a_state_that_could_change_but_does_not_passes() -> None:
    assert check_game(Mutable(), games=10).endings == {"taken": 10}


def test_apply_that_changes_the_old_state_fails() -> None:
    class Broken(Mutable):
        def apply(self, state: Any, seat: Seat, action: Any) -> Any:
            following = super().apply(state, seat, action)
            state.heap = following.heap
            return following

    refuse(Broken(), "changed the state it was applied to")


def test_a_refused_action_that_changes_the_state_fails() -> None:
    class Broken(Mutable):
        def apply(self, state: Any, seat: Seat, action: Any) -> Any:
            try:
                return super().apply(state, seat, action)
            except IllegalAction:
                state.heap = state.heap._replace(most=state.most + 1)
                raise

    refuse(Broken(), "a question or a refused action changed the state")


def test_an_action_that_is_read_back_as_another_fails() -> None:
    class Broken(Pebbles):
        def parse_action(self, text: str) -> Any:
            return super().parse_action(text) + 1

    refuse(Broken(), "read back as another one")


def test_two_actions_written_alike_fail() -> None:
    class Two(int):
        def __eq__(self, other: object) -> bool:
            return other in (1, 2)

        __hash__ = int.__hash__

    class Broken(Pebbles):
        def legal_actions(self, state: Any, seat: Seat) -> Legal[Any]:
            listed = super().legal_actions(state, seat)
            return Listed((Two(1), Two(1))) if seat >= 0 and list(listed) else listed

    refuse(Broken(), "written alike")


def test_a_position_that_is_written_differently_the_second_time_fails() -> None:
    class Broken(Pebbles):
        def parse_state(self, text: str) -> Any:
            return super().parse_state(text)._replace(most=9)

    refuse(Broken(), "is read and written as")


def test_a_position_that_forgets_what_is_legal_fails() -> None:
    class Broken(Pebbles):
        def format_state(self, state: Any) -> str:
            return super().format_state(state)[:-2]

        def parse_state(self, text: str) -> Any:
            return super().parse_state(text + " 1")

    refuse(Broken(), "other legal actions")


def test_a_damaged_text_that_raises_something_else_fails() -> None:
    class Broken(Pebbles):
        def parse_state(self, text: str) -> Any:
            return Heap(*(int(word) for word in text.split(" ")))

    refuse(Broken(), "not NotationError")


def test_weights_of_chance_must_be_positive() -> None:
    class Broken(Pebbles):
        def legal_actions(self, state: Any, seat: Seat) -> Legal[Any]:
            return Chances((5, 6), (1, 0)) if self.to_act(state) == {CHANCE} == {seat} else super().legal_actions(state, seat)

    refuse(Broken(), "weights of chance must be positive")


def test_a_view_that_cannot_be_encoded_fails() -> None:
    class Broken(Pebbles):
        def view(self, state: Any, seat: Seat | None) -> Any:
            return object()

    refuse(Broken(), "cannot be encoded")


def test_a_view_that_differs_the_second_time_fails() -> None:
    class Broken(Pebbles):
        shown = 0

        def view(self, state: Any, seat: Seat | None) -> Any:
            self.shown += 1
            return self.shown

    refuse(Broken(), "differs the second time")


def test_a_game_that_claims_no_secrets_shows_all_who_wait_the_same() -> None:
    class Broken(Pebbles):
        def view(self, state: Any, seat: Seat | None) -> Any:
            return [state.pebbles, seat]

    refuse(Broken(), "sees something else than a spectator")


def test_a_view_that_tells_a_secret_fails() -> None:
    class Broken(Sealed):
        def view(self, state: Any, seat: Seat | None) -> Any:
            return state.chosen

    refuse(Broken(), "tells what it cannot see", hidden_variants=unseen)


def test_seats_that_act_at_once_must_not_depend_on_who_arrives_first() -> None:
    class Broken(Sealed):
        def apply(self, state: Any, seat: Seat, action: Any) -> Any:
            following = super().apply(state, seat, action)
            first = not any(state.chosen)
            return Secret(tuple(3 - number if first and number else number for number in following.chosen))

    refuse(Broken(), "depend on which arrives first", hidden_variants=unseen)


# Games in which all act at once.


def test_a_sound_simultaneous_game_passes_without_being_told_what_is_hidden() -> None:
    assert check_game(Notes(), games=40).endings == {"read": 40}


def test_a_view_that_tells_what_another_does_meanwhile_fails() -> None:
    class Broken(Notes):
        def view(self, state: Any, seat: Seat | None) -> Any:
            return [super().view(state, seat), sum(map(len, state.notes))]

    refuse(Broken(), "tells what seat . did")


def test_a_view_that_tells_how_another_finished_fails() -> None:
    class Broken(Notes):
        def view(self, state: Any, seat: Seat | None) -> Any:
            return [note for note, closed in zip(state.notes, state.closed, strict=True) if closed]

    refuse(Broken(), "tells how seat . finished")


def test_a_seat_that_never_finishes_fails() -> None:
    class Broken(Notes):
        def apply(self, state: Any, seat: Seat, action: Any) -> Any:
            return state if action in self.legal_actions(state, seat) else super().apply(state, seat, action)

    refuse(Broken(), "has not finished")


def test_words_that_others_make_illegal_fail() -> None:
    class Broken(Notes):
        def legal_actions(self, state: Any, seat: Seat) -> Legal[Any]:
            listed = list(super().legal_actions(state, seat))
            return Listed(tuple(listed[-1:] if any(len(note) > 2 for note in state.notes) else listed))

    refuse(Broken(), "others made '.' of seat . illegal")


def test_a_round_that_depends_on_its_order_fails() -> None:
    class Broken(Notes):
        def apply(self, state: Any, seat: Seat, action: Any) -> Any:
            following = super().apply(state, seat, action)
            first = action == "close" and not any(state.closed) and "b" in state.notes[seat]
            notes = tuple(
                note.replace("b", "a") if first and index == seat else note for index, note in enumerate(following.notes)
            )
            return following._replace(notes=notes)

    refuse(Broken(), "arrive first|arrives first")


class Unwritten(Pebbles):
    """Pebbles without a notation for positions, which is nobody's duty."""

    parse_state = Game.parse_state
    format_state = Game.format_state


def test_a_game_without_a_notation_for_positions_passes() -> None:
    assert check_game(Unwritten(), games=10).endings == {"taken": 10}


def test_a_damaged_action_is_looked_at_without_a_notation_for_positions_too() -> None:
    class Rude(Unwritten):
        def parse_action(self, text: str) -> Any:
            return int(text)

    with pytest.raises(CheckFailed, match="ValueError"):
        check_game(Rude(), games=10)
