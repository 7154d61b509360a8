"""The rules of one player's round."""

import pytest
from hypothesis import given

from rivage.core import IllegalAction
from rivage.games.walk_in_the_park import GAME
from rivage.games.walk_in_the_park import rules as w
from rivage.games.walk_in_the_park.rules import pending_ticks, phase
from rivage.games.walk_in_the_park.state import WalkState

from .moments import BLANK, fresh, legal, own, position, roll, rounds, words_only, write
from .strategies import moments, unhurried

NEAR = "..┐../..│../..┼../...../....."
"""A sheet with a path that ends one square before the monument at B1."""
TWO = ".└┬┘./...../..┼../...../....."
"""A sheet with two monuments on one path, which a piece at C2 joins to the centre."""
SIX = ".┌┬┐./┌┘│└┐/│.┼.│/│.│.│/└.│.┘ A2A4B1D1E2E4 one,two,ibis,flocks,flock,statues -"
"""A sheet with six visited monuments; those at B5 and D5 are one square away from a path."""
CROWDED = "│└┐││/││┘││/││┼││/││─││/││─│."
"""A sheet on which only E5 is empty; a change at C2 visits the monument at B1."""


def refused(state: WalkState, word: str, seat: int = 0) -> str:
    """Return the reason for the refusal of an action, and check that the state is unchanged."""
    before = repr(state)
    with pytest.raises(IllegalAction) as caught:
        write(state, word, seat)
    assert repr(state) == before
    return str(caught.value.details["why"])


# Drawing.


@pytest.mark.parametrize(("kind", "orientations"), [("turn", 4), ("straight", 2), ("t", 4), ("ibis", 1)])
def test_a_roll_may_be_drawn_on_every_empty_square_in_every_orientation(kind: str, orientations: int) -> None:
    found = legal(roll(fresh(), kind))
    assert len(found) == 24 * orientations
    assert not any(word.startswith("C3") for word in found)


def test_legal_drawings_are_listed_square_by_square() -> None:
    assert legal(roll(fresh(), "turn"))[:5] == ["A1=NE", "A1=ES", "A1=SW", "A1=NW", "B1=NE"]
    assert legal(roll(fresh(), "t"))[:4] == ["A1=NES", "A1=ESW", "A1=NSW", "A1=NEW"]


def test_a_filled_square_cannot_be_drawn_on() -> None:
    assert refused(position("└...i/...../..┼../...../....."), "A1=NE") == w.FILLED
    assert refused(position("└...i/...../..┼../...../....."), "E1=NE") == w.FILLED


def test_the_printed_centre_cannot_be_drawn_on() -> None:
    assert refused(roll(fresh(), "turn"), "C3=NE") == w.FILLED


def test_a_monument_and_a_statue_do_not_fill_a_square() -> None:
    ring = position("...../.┌┬┐./.│┼│./.└─┘./.....", rolls="i")
    assert own(ring).page.loops == 1
    assert "B1=I" in legal(ring)


def test_only_the_rolled_kind_may_be_drawn() -> None:
    state = roll(fresh(), "turn")
    assert {refused(state, word) for word in ("A1=NS", "A1=NES", "A1=I")} == {w.NOT_ROLLED}


def test_the_roll_is_drawn_once() -> None:
    assert refused(write(roll(fresh(), "turn"), "A1=NE"), "A2=NE") == w.DRAWN_ALREADY


def test_drawing_is_compulsory_also_for_an_ibis() -> None:
    for kind in ("turn", "ibis"):
        state = roll(fresh(), kind)
        assert (refused(state, "done"), refused(state, "-")) == (w.DRAW_FIRST, w.NOT_FULL)


def test_a_seat_with_a_full_sheet_does_not_draw_the_roll() -> None:
    # A change before the drawing earns a bonus, and its piece fills the last empty square.
    state = write(position(CROWDED, BLANK), "C2+S *turn E5=NE")
    assert phase(own(state)) == "draw"
    assert words_only(legal(state)) == ["-"]
    state = write(state, "-")
    assert own(state).words == ("C2+S", "*turn", "E5=NE", "-")
    assert words_only(legal(state)) == ["done"]
    assert refused(state, "-") == w.DRAWN_ALREADY


def test_actions_after_done_are_refused() -> None:
    state = write(roll(fresh(2), "turn"), "A1=NE done")
    assert {refused(state, word) for word in ("A2=NE", "A1+S", "done", "*two", "-")} == {w.WRITTEN_ALREADY}
    assert legal(state) == []


# Visits and bonuses.


def test_a_visit_requires_a_tick_first() -> None:
    state = write(position(NEAR), "B1=NE")
    assert (phase(own(state)), pending_ticks(own(state).page)) == ("tick", 1)
    assert words_only(legal(state))[:3] == ["*one", "*two", "*ibis"]
    assert len(words_only(legal(state))) == 10
    assert (refused(state, "done"), refused(state, "A5=NE")) == (w.TICK_FIRST, w.TICK_FIRST)


def test_a_bonus_can_be_ticked_only_after_a_visit() -> None:
    assert refused(position(NEAR), "*two") == w.NOT_EARNED
    assert refused(write(position(NEAR), "B1=NE *two"), "*one") == w.NOT_EARNED


def test_a_bonus_can_be_ticked_only_once() -> None:
    assert refused(write(position(TWO, rolls="s"), "C2=NS *two"), "*two") == w.TICKED_ALREADY


def test_several_visits_from_one_drawing_are_ticked_one_at_a_time() -> None:
    state = write(position(TWO, rolls="s"), "C2=NS")
    assert pending_ticks(own(state).page) == 2
    state = write(state, "*two")
    assert (phase(own(state)), pending_ticks(own(state).page)) == ("tick", 1)
    assert phase(own(write(state, "*one"))) == "free"


def test_the_piece_of_a_bonus_is_drawn_before_the_next_tick() -> None:
    state = write(position(TWO, rolls="s"), "C2=NS *turn")
    assert (phase(own(state)), refused(state, "*one")) == ("bonus", w.NOT_EARNED)
    assert phase(own(write(state, "A5=NE"))) == "tick"


def test_a_bonus_piece_of_its_kind_may_be_drawn_on_any_empty_square() -> None:
    state = write(position(NEAR), "B1=NE *straight")
    assert set(words_only(legal(state))) == {f"{square}={piece}" for square in empties(state) for piece in ("NS", "EW")}
    assert refused(state, "A5=NE") == w.NOT_THE_BONUS


def empties(state: WalkState) -> list[str]:
    plan = state.setting.plan
    return [plan.names[square] for square, piece in enumerate(own(state).page.cells) if not piece]


def test_a_bonus_piece_may_visit_another_monument_in_the_same_round() -> None:
    state = write(position("..┬../..│../..┼../...../....."), "B1=NE *turn D1=NW *straight B5=EW")
    assert own(state).page.ticks == ("turn", "straight")
    assert own(state).page.circled.bit_count() == 2
    assert phase(own(state)) == "free"


def test_a_bonus_piece_may_close_a_loop() -> None:
    state = write(position("┌.┐../└.│../..┼../...../.....", rolls="T"), "B1=ESW *turn B2=NW")
    assert (own(state).page.loops, phase(own(state))) == (1, "tick"), "A2 was visited too"


def test_on_a_full_sheet_a_drawing_bonus_has_no_piece() -> None:
    state = write(position(CROWDED, BLANK), "E5=NE C2+S *turn")
    assert phase(own(state)) == "free"
    assert own(state).page.ticks == ("turn",)


def test_the_bonus_statue_adds_a_statue_at_once() -> None:
    state = write(position(NEAR), "B1=NE *statue")
    assert (own(state).page.all_statues, own(state).page.loops) == (1, 0)


def test_a_t_may_be_an_ibis_from_the_next_roll_on() -> None:
    first = write(position(NEAR, rolls="T"), "B1=NEW *t-ibis")
    assert phase(own(first)) == "free"
    later = roll(write(first, "done"), "t")
    assert {"A1=NES", "A1=I"} <= set(legal(later))
    assert own(write(later, "A1=I")).page.ibis == 1


def test_t_ibis_works_at_once_for_a_rolled_t_that_is_not_drawn_yet() -> None:
    # The change earns the tick before the rolled T is drawn.
    state = write(position(".┌┐../..┘../..┼../...../.....", rolls="T"), "C2+S *t-ibis")
    assert {"A5=NES", "A5=I"} <= set(legal(state))
    assert own(write(state, "A5=I done")).page.ibis == 1


def test_with_version_1_of_the_rules_t_ibis_works_from_the_next_roll_on() -> None:
    state = GAME.parse_state("garden one T rules-1 | .┌┐../..┘../..┼../...../..... - - -")
    assert refused(write(state, "C2+S *t-ibis"), "A5=I") == w.NOT_ROLLED


def test_t_ibis_applies_only_to_a_rolled_t() -> None:
    state = position(".└┐../..│../..┼../...../..... B1 t-ibis -", rolls="t")
    assert refused(state, "A1=I") == w.NOT_ROLLED
    assert "A1=I" in legal(position(".└┐../..│../..┼../...../..... B1 t-ibis -", rolls="T"))


def test_an_ibis_drawn_for_a_t_covers_a_monument() -> None:
    state = write(position(".└┐../..│../..┼../...../..... B1 t-ibis -", rolls="T"), "D1=I")
    assert own(state).page.cells[3] == 16


def test_a_seventh_monument_is_circled_but_gives_no_seventh_bonus() -> None:
    state = write(position(SIX, rolls="s"), "B5=EW")
    assert (own(state).page.visited.bit_count(), own(state).page.circled.bit_count()) == (7, 7)
    assert (phase(own(state)), refused(state, "*statue")) == ("free", w.NOT_EARNED)


def test_at_most_six_bonuses_are_ticked_in_a_game() -> None:
    state = position(".┌┬┐./┌┘│└┐/│.┼.│/│.│../└.│.┘ A2A4B1D1E2 one,two,ibis,flocks,flock -", rolls="s")
    state = write(state, "E4=NS *straight B5=EW")
    assert (own(state).page.visited.bit_count(), len(own(state).page.ticks)) == (7, 6)
    assert phase(own(state)) == "free"


# Changes into a T.


def test_one_turn_and_one_straight_may_be_changed() -> None:
    state = write(position("└│.../└│.../..┼../...../....."), "A1+W B1+E")
    assert own(state).page.changed == 3
    assert refused(state, "A2+W") == refused(state, "B2+E") == w.CHANGED_ALREADY
    assert not any("+" in word for word in legal(state))


def test_a_change_adds_one_missing_arm() -> None:
    state = position("└│.../...../..┼../...../.....")
    assert [word for word in legal(state) if "+" in word] == ["A1+S", "A1+W", "B1+E", "B1+W"]
    assert refused(state, "A1+N") == w.ARM_THERE


def test_only_turns_and_straights_can_be_changed() -> None:
    state = position("├i.../...../..┼../...../.....")
    assert {refused(state, word) for word in ("A1+W", "B1+W", "C1+W")} == {w.NO_CHANGE}


def test_the_centre_cannot_be_changed() -> None:
    assert refused(roll(fresh(), "turn"), "C3+N") == w.NO_CHANGE


def test_a_piece_drawn_in_this_round_may_be_changed() -> None:
    state = write(roll(fresh(), "turn"), "A1=NE A1+S")
    assert (own(state).page.cells[0], own(state).page.changed, phase(own(state))) == (7, 1, "free")


def test_a_bonus_piece_may_be_changed_too() -> None:
    state = write(position(NEAR), "B1=NE *straight A5=NS A5+E")
    assert own(state).page.changed == 2


def test_a_change_before_the_drawing_may_require_a_tick() -> None:
    state = write(position(".└┐../..┘../..┼../...../....."), "C2+S")
    assert (phase(own(state)), refused(state, "A5=NE")) == ("tick", w.TICK_FIRST)
    state = write(state, "*two A5=NE")
    assert phase(own(state)) == "free"


def test_changes_are_legal_before_a_tick_and_before_a_bonus_piece() -> None:
    state = write(position(NEAR), "B1=NE B1+S *turn C2+E A5=NE done")
    assert state.seats[0].page.changed == 3


def test_a_change_can_close_a_loop() -> None:
    state = write(position("┌┐.../│┘.../..┼../...../....."), "A2+E")
    assert own(state).page.loops == 1


def test_a_turn_changed_at_once_equals_a_drawn_t() -> None:
    changed = own(write(roll(fresh(), "turn"), "A1=NE A1+S")).page
    drawn = own(write(roll(fresh(), "t"), "A1=NES")).page
    assert (changed.cells, changed.labels, changed.loops) == (drawn.cells, drawn.labels, drawn.loops)


# Properties of all states.


@unhurried
@given(moments())
def test_an_action_is_refused_exactly_when_it_is_not_legal(state: WalkState) -> None:
    for seat in GAME.to_act(state) - {-1}:
        listed = set(GAME.legal_actions(state, seat))
        for word in state.setting.plan.words:
            allowed = w.refusal(state.setting.plan, state.seats[seat], state.rolls[-1], word) == ""
            assert allowed == (word in listed), word


@unhurried
@given(moments())
def test_a_finished_round_has_no_pending_ticks(state: WalkState) -> None:
    for sheet in state.seats:
        assert len(sheet.start.ticks) == min(6, sheet.start.visited.bit_count())
        assert pending_ticks(sheet.page) >= 0
        if sheet.done:
            assert pending_ticks(sheet.page) == 0


def test_the_example_round_of_the_notation_is_legal() -> None:
    state = rounds(fresh(), "straight | C2=NS", "turn | C1=ES")
    state = write(roll(state, "straight"), "C1+W D1=EW *turn B1=NE *two done")
    assert state.seats[0].page.ticks == ("turn", "two")
