"""The conformance kit accepts correct games and rejects broken ones."""

from typing import Any

import pytest
from msgspec.structs import replace

from rivage.core import CHANCE, Chances, Game, IllegalAction, Legal, Listed, Outcome, Seat
from rivage.core.checks import CheckFailed, check_game

from .toys import INFO, Heap, Notes, Pebbles, Sealed, Secret, unseen


def test_a_correct_game_passes_with_a_report() -> None:
    report = check_game(Pebbles(), games=40)
    assert report.games == 40
    assert report.endings == {"taken": 40}
    assert report.unfinished == 0
    assert report.actions > 100


def test_the_same_seed_plays_the_same_games() -> None:
    assert check_game(Pebbles(), seed=7) == check_game(Pebbles(), seed=7)


def test_games_over_the_action_limit_are_stopped_and_counted() -> None:
    assert check_game(Pebbles(), games=5, max_actions=2).unfinished == 5


def test_a_correct_game_with_secrets_and_simultaneous_seats_passes() -> None:
    assert check_game(Sealed(), games=20, hidden_variants=unseen).endings == {"opened": 20}


def refuse(game: Any, match: str, **more: Any) -> None:
    with pytest.raises(CheckFailed, match=match):
        check_game(game, games=30, **more)


def test_a_failure_reports_the_seed_the_options_and_the_actions() -> None:
    class Broken(Pebbles):
        def outcome(self, state: Any) -> Outcome | None:
            return super().outcome(state) or (Outcome("taken", (0.0,) * state.seats, ()) if state.pebbles == 1 else None)

    refuse(Broken(), r"(?s)pebbles: outcome is .* may act.*seed 0, game \d+, Options.*after -1:")


def test_a_game_without_declared_endings_fails() -> None:
    class Broken(Pebbles):
        info = replace(INFO, endings=())

    refuse(Broken(), "names no ending")


def test_an_undeclared_ending_fails() -> None:
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


def test_a_winner_without_a_seat_fails() -> None:
    class Broken(Pebbles):
        def outcome(self, state: Any) -> Outcome | None:
            return None if state.pebbles else Outcome("taken", (0.0,) * state.seats, (Seat(9),))

    refuse(Broken(), "are not seats of the game")


def test_a_seat_that_may_act_without_a_legal_action_fails() -> None:
    class Broken(Pebbles):
        def legal_actions(self, state: Any, seat: Seat) -> Legal[Any]:
            return Listed(()) if state.pebbles == 1 else super().legal_actions(state, seat)

    refuse(Broken(), "may act and has 0 legal actions")


def test_legal_actions_for_a_seat_that_may_not_act_fail() -> None:
    class Broken(Pebbles):
        def legal_actions(self, state: Any, seat: Seat) -> Legal[Any]:
            return Listed((1,)) if state.pebbles > 0 else super().legal_actions(state, seat)

    refuse(Broken(), "may not act and has 1 legal actions")


def test_an_order_of_legal_actions_that_changes_fails() -> None:
    class Broken(Pebbles):
        asked = 0

        def legal_actions(self, state: Any, seat: Seat) -> Legal[Any]:
            self.asked += 1
            listed = list(super().legal_actions(state, seat))
            return Chances(listed) if seat == CHANCE else Listed(listed[:: 1 if self.asked % 2 else -1])

    refuse(Broken(), "have another order the second time")


def test_a_collection_that_does_not_contain_its_items_fails() -> None:
    class Deny(Listed[Any]):
        def __contains__(self, action: object) -> bool:
            return False

    class Broken(Pebbles):
        def legal_actions(self, state: Any, seat: Seat) -> Legal[Any]:
            return Deny(tuple(super().legal_actions(state, seat)))

    refuse(Broken(), "`in` returns False for it")


def test_a_collection_that_contains_any_object_fails() -> None:
    class Anything(Listed[Any]):
        def __contains__(self, action: object) -> bool:
            return True

    class Broken(Pebbles):
        def legal_actions(self, state: Any, seat: Seat) -> Legal[Any]:
            return Anything(tuple(super().legal_actions(state, seat)))

    refuse(Broken(), "returns True for any object")


def test_an_illegal_action_that_is_applied_fails() -> None:
    class Broken(Pebbles):
        def apply(self, state: Any, seat: Seat, action: Any) -> Any:
            if action in self.legal_actions(state, seat):
                return super().apply(state, seat, action)
            return state

    refuse(Broken(), "was applied")


def test_an_illegal_action_that_raises_another_error_fails() -> None:
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


def test_an_apply_that_depends_on_more_than_its_arguments_fails() -> None:
    class Broken(Pebbles):
        played = 0

        def apply(self, state: Any, seat: Seat, action: Any) -> Any:
            following = super().apply(state, seat, action)
            self.played += 1
            return following._replace(most=2 + self.played % 2)

    refuse(Broken(), "leads to different states")


class Loose:
    """A mutable wrapper of a heap."""

    def __init__(self, heap: Heap) -> None:
        self.heap = heap

    def __getattr__(self, name: str) -> Any:
        return getattr(self.heap, name)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Loose) and self.heap == other.heap

    def __repr__(self) -> str:
        return f"Loose({self.heap})"

    __hash__ = None  # type: ignore[assignment]  # mutable


class Mutable(Pebbles):
    """Pebbles with a mutable state that is never modified."""

    def initial(self, seats: int, options: Any) -> Any:
        return Loose(super().initial(seats, options))

    def apply(self, state: Any, seat: Seat, action: Any) -> Any:
        return Loose(super().apply(state.heap, seat, action))

    def parse_state(self, text: str) -> Any:
        return Loose(super().parse_state(text))


def test_a_mutable_state_that_does_not_change_passes() -> None:
    assert check_game(Mutable(), games=10).endings == {"taken": 10}


def test_an_apply_that_changes_the_old_state_fails() -> None:
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

    refuse(Broken(), "a query or an illegal action changed the state")


def test_an_action_that_is_parsed_as_another_fails() -> None:
    class Broken(Pebbles):
        def parse_action(self, text: str) -> Any:
            return super().parse_action(text) + 1

    refuse(Broken(), "parsed as another one")


def test_two_actions_with_the_same_notation_fail() -> None:
    class Two(int):
        def __eq__(self, other: object) -> bool:
            return other in (1, 2)

        __hash__ = int.__hash__

    class Broken(Pebbles):
        def legal_actions(self, state: Any, seat: Seat) -> Legal[Any]:
            listed = super().legal_actions(state, seat)
            return Listed((Two(1), Two(1))) if seat >= 0 and list(listed) else listed

    refuse(Broken(), "have the same notation")


def test_a_position_whose_notation_changes_fails() -> None:
    class Broken(Pebbles):
        def parse_state(self, text: str) -> Any:
            return super().parse_state(text)._replace(most=9)

    refuse(Broken(), "when parsed and formatted")


def test_a_position_that_loses_legal_actions_fails() -> None:
    class Broken(Pebbles):
        def format_state(self, state: Any) -> str:
            return super().format_state(state)[:-2]

        def parse_state(self, text: str) -> Any:
            return super().parse_state(text + " 1")

    refuse(Broken(), "has other legal actions")


def test_a_damaged_text_that_raises_another_error_fails() -> None:
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


def test_a_game_without_secrets_shows_all_waiting_seats_the_same_view() -> None:
    class Broken(Pebbles):
        def view(self, state: Any, seat: Seat | None) -> Any:
            return [state.pebbles, seat]

    refuse(Broken(), "its view differs from a spectator's")


def test_a_view_that_reveals_a_secret_fails() -> None:
    class Broken(Sealed):
        def view(self, state: Any, seat: Seat | None) -> Any:
            return state.chosen

    refuse(Broken(), "reveals hidden information", hidden_variants=unseen)


def test_simultaneous_actions_must_not_depend_on_their_order() -> None:
    class Broken(Sealed):
        def apply(self, state: Any, seat: Seat, action: Any) -> Any:
            following = super().apply(state, seat, action)
            first = not any(state.chosen)
            return Secret(tuple(3 - number if first and number else number for number in following.chosen))

    refuse(Broken(), "depend on which arrives first", hidden_variants=unseen)


# Games with simultaneous actions.


def test_a_correct_game_in_rounds_passes_without_hidden_variants() -> None:
    assert check_game(Notes(), games=40).endings == {"read": 40}


def test_a_view_that_reveals_an_action_during_the_round_fails() -> None:
    class Broken(Notes):
        def view(self, state: Any, seat: Seat | None) -> Any:
            return [super().view(state, seat), sum(map(len, state.notes))]

    refuse(Broken(), "reveals the action of seat .")


def test_a_view_that_reveals_the_finished_round_of_another_seat_fails() -> None:
    class Broken(Notes):
        def view(self, state: Any, seat: Seat | None) -> Any:
            return [note for note, closed in zip(state.notes, state.closed, strict=True) if closed]

    refuse(Broken(), "reveals the finished round of seat .")


def test_a_seat_that_never_finishes_fails() -> None:
    class Broken(Notes):
        def apply(self, state: Any, seat: Seat, action: Any) -> Any:
            return state if action in self.legal_actions(state, seat) else super().apply(state, seat, action)

    refuse(Broken(), "has not finished")


def test_actions_that_other_seats_make_illegal_fail() -> None:
    class Broken(Notes):
        def legal_actions(self, state: Any, seat: Seat) -> Legal[Any]:
            listed = list(super().legal_actions(state, seat))
            return Listed(tuple(listed[-1:] if any(len(note) > 2 for note in state.notes) else listed))

    refuse(Broken(), "other seats made '.' of seat . illegal")


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
    """Pebbles without a notation for positions, which is optional."""

    parse_state = Game.parse_state
    format_state = Game.format_state


def test_a_game_without_a_notation_for_positions_passes() -> None:
    assert check_game(Unwritten(), games=10).endings == {"taken": 10}


def test_damaged_actions_are_checked_without_a_notation_for_positions() -> None:
    class Rude(Unwritten):
        def parse_action(self, text: str) -> Any:
            return int(text)

    with pytest.raises(CheckFailed, match="ValueError"):
        check_game(Rude(), games=10)
