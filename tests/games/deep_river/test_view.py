import msgspec
from hypothesis import given

from rivage.core import Seat, encode
from rivage.games.deep_river import GAME
from rivage.games.deep_river.state import Chose, DeepRiverState, Turned
from rivage.games.deep_river.view import CurrentView, DeepRiverView

from .moments import play, position
from .strategies import moments

EELS, SALMON = Seat(0), Seat(1)


@given(moments())
def test_a_view_survives_encoding_and_decoding(state: DeepRiverState) -> None:
    for seat in (None, EELS, SALMON):
        shown = GAME.view(state, seat)
        assert msgspec.json.decode(encode(shown), type=DeepRiverView) == shown


@given(moments())
def test_only_the_seat_that_may_act_has_choices(state: DeepRiverState) -> None:
    for seat in (EELS, SALMON):
        choices = GAME.view(state, seat).choices
        assert [choice.action for choice in choices] == [GAME.format_action(action) for action in GAME.legal_actions(state, seat)]
    assert GAME.view(state, None).choices == ()


@given(moments())
def test_a_choice_shows_exactly_its_effects(state: DeepRiverState) -> None:
    for seat in GAME.to_act(state) & {EELS, SALMON}:
        for choice in GAME.view(state, seat).choices:
            following = GAME.apply(state, seat, GAME.parse_action(choice.action))
            assert GAME.view(following, None).last == choice.effects


@given(moments())
def test_bots_can_rebuild_the_state_from_the_position(state: DeepRiverState) -> None:
    shown = GAME.view(state, None)
    assert GAME.parse_state(shown.position).legal == state.legal


def test_the_position_contains_the_draws_during_set_up() -> None:
    assert GAME.view(GAME.parse_state("setup : tiles BASTAB"), EELS).position == "setup : tiles BASTAB"


def test_the_river_is_shown_tile_by_tile_with_both_slots_of_the_big_one() -> None:
    shown = GAME.view(play(position("e/./S/E+s/./es/.", doubles=(1, 2))), None)
    assert shown.river == (("e",), (".",), ("S",), ("E", "s"), (".",), ("es",), (".",))
    assert (shown.eels, shown.salmon, shown.bear) == ((1, 1), (0, 2), 4)


def test_currents_show_their_faces_and_how_they_are_tilted() -> None:
    state = play(position(tiles="TAB*BAS", currents="2b3a7a", tilted="1"), "c3, nest, tilt 2")
    assert GAME.view(state, None).currents == (
        CurrentView(2, "1+bear", "2", tilted=True, marked=False, playing=False),
        CurrentView(3, "3", "twice 1", tilted=False, marked=True, playing=False),
        CurrentView(7, "2", "1", tilted=False, marked=False, playing=True),
    )


def test_steps_and_moves_left_describe_the_next_move() -> None:
    assert [GAME.view(play(position(currents=text), "c2"), None).steps for text in ("1a1a1a", "1a1b1a")] == [3, 1]
    assert GAME.view(play(position(currents="1a1b1a"), "c2"), None).moves_left == 1
    assert GAME.view(play(position(currents="1a1b1a"), "c2, nest"), None).moves_left == 0
    assert GAME.view(play(position()), None).steps == 0


def test_phases_name_the_pending_decision() -> None:
    def phase(text: str, actions: str = "") -> tuple[str, int]:
        shown = GAME.view(play(text, actions), None)
        return shown.phase, shown.steps

    assert phase(position()) == ("current", 0)
    assert phase(position(), "c3") == ("fish", 1)
    assert phase(position(tiles="AAB*BST"), "c3, nest") == ("advance", 1)
    assert phase(position("././e/S+s/././."), "c3, t3") == ("cover", 0)
    assert phase(position("././e/.+./././."), "c3, t3") == ("big", 0)
    assert phase(position("././E/.+./././."), "c3, t3") == ("big", 1)
    assert phase(position("././E/.+./././.", doubles=(4, 0)), "c3, t3") == ("bonus", 1)
    assert phase(position("././E/.+./././."), "c3, t3, t4") == ("effect", 0)
    assert phase(position(tiles="TAB*BAS"), "c3, nest") == ("tilt", 0)
    assert phase(position("s/././.+./././.", tiles="SAB*BAT"), "c3, nest") == ("swap", 0)
    assert phase(position(), "c3, nest") == ("done", 0)
    assert phase(position(bear=8)) == ("over", 0)
    assert phase("setup") == ("draw", 0)


def test_last_contains_the_effects_of_the_last_action() -> None:
    assert GAME.view(play(position(), "c3"), SALMON).last == (Chose(3, "1"),)
    assert GAME.view(play(position(), "c3, nest, done"), SALMON).last == (Turned("s"),)


def test_the_pie_rule_crosses_the_sides_of_the_seats() -> None:
    shown = GAME.view(GAME.parse_state("setup pie : tiles BASTAB, throw aaa, begin e, take e"), EELS)
    assert shown.sides == ("s", "e")
    assert shown.choices == ()
