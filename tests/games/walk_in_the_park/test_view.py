import msgspec
from hypothesis import given
from hypothesis import strategies as st

from rivage.core import CHANCE, Seat, encode
from rivage.games.walk_in_the_park import GAME
from rivage.games.walk_in_the_park.state import WalkState, Writing
from rivage.games.walk_in_the_park.view import (
    Closed,
    Joined,
    Raised,
    ScoreLine,
    Shut,
    StatueView,
    Visited,
    WalkEffect,
    WalkView,
    WalkWord,
    consequences,
)

from .moments import BLANK, PLAN, fresh, own, position, roll, rounds, seen, words_only, write
from .strategies import moments, unhurried


def caused(sheet: str, words: str, rolls: str = "t", *others: str) -> tuple[WalkEffect, ...]:
    """Return the effects of the last of several actions."""
    *before, last = words.split()
    state = write(position(sheet, *others, rolls=rolls), " ".join(before))
    return consequences(PLAN, own(state).page, own(write(state, last)).page)


def test_an_unconnected_piece_has_no_effects() -> None:
    assert caused(BLANK, "A1=NE") == ()


def test_the_effect_of_a_closed_loop_has_the_place_of_its_statue() -> None:
    assert caused("┌┐.../└..../..┼../...../.....", "B2=NW") == (Closed(1, 1),)


def test_two_loops_closed_at_once_are_two_effects() -> None:
    assert caused("┌┬┐../└.┘../..┼../...../.....", "B2=NEW", "T") == (Closed(1, 1), Closed(2, 1))


def test_joined_squares_include_those_connected_behind_the_new_piece() -> None:
    assert caused("..┐../...../..┼../...../.....", "C2=NS", "s") == (Joined(("C1", "C2")),)


def test_the_effect_of_a_visit_has_the_monument_and_whether_it_was_first() -> None:
    near = "..┐../..│../..┼../...../....."
    assert caused(near, "B1=NE") == (Joined(("B1",)), Visited("B1", "opera-house", first=True))
    been = ".└┐../..│../..┼../...../..... B1 two -"
    assert caused(near, "B1=NE", "t", been) == (Joined(("B1",)), Visited("B1", "opera-house"))


def test_an_ibis_on_a_monument_shuts_it() -> None:
    assert caused(BLANK, "D5=I", "i") == (Shut("D5", "duck-pond"),)
    assert caused(BLANK, "C5=I", "i") == ()


def test_the_bonus_statue_has_an_effect() -> None:
    assert caused("..┐../..│../..┼../...../.....", "B1=NE *statue") == (Raised(4, 4),)
    assert caused("..┐../..│../..┼../...../.....", "B1=NE *two") == ()


def test_a_change_has_the_effect_of_the_joined_squares() -> None:
    assert caused("..┐../..┘../..┼../...../.....", "C2+S") == (Joined(("C1", "C2")),)


@unhurried
@given(moments())
def test_effects_account_for_every_loop_visit_and_joined_square(state: WalkState) -> None:
    centre = PLAN.centre
    for seat in GAME.to_act(state) - {-1}:
        before = own(state, seat).page
        for word in list(GAME.legal_actions(state, seat))[::7]:
            if word == "done":
                continue
            after = own(GAME.apply(state, seat, word), seat).page
            found = consequences(PLAN, before, after)
            assert sum(isinstance(effect, Closed) for effect in found) == after.loops - before.loops
            visits = (after.visited & ~before.visited).bit_count()
            assert sum(isinstance(effect, Visited) for effect in found) == visits
            squares = [effect.squares for effect in found if isinstance(effect, Joined)]
            assert sum(map(len, squares)) == after.labels.count(centre) - before.labels.count(centre)


NEAR = "..┐../..│../..┼../...../....."


@unhurried
@given(moments())
def test_a_view_survives_encoding_and_decoding(state: WalkState) -> None:
    for seat in (None, *map(Seat, range(state.setting.seats))):
        shown = GAME.view(state, seat)
        assert msgspec.json.decode(encode(shown), type=WalkView) == shown


# Hidden information.


@unhurried
@given(moments(st.integers(2, 4)), st.data())
def test_actions_of_other_seats_in_a_round_do_not_change_a_view(state: WalkState, data: st.DataObject) -> None:
    viewers = (None, *map(Seat, range(state.setting.seats)))
    before = {seat: encode(GAME.view(state, seat)) for seat in viewers}
    for other in GAME.to_act(state) - {CHANCE}:
        words = [word for word in GAME.legal_actions(state, other) if word != "done"]
        if not words:
            continue
        after = GAME.apply(state, other, data.draw(st.sampled_from(words)))
        for seat in viewers:
            if seat != other:
                assert encode(GAME.view(after, seat)) == before[seat]


@unhurried
@given(moments(st.integers(2, 4)))
def test_the_finished_round_of_another_seat_does_not_change_a_view(state: WalkState) -> None:
    """Views show only that a seat is done: they are the same with any other sheet in its place."""
    for other, sheet in enumerate(state.seats):
        if sheet.done:
            blank = Writing(sheet.start, sheet.start, done=True)
            seats = (*state.seats[:other], blank, *state.seats[other + 1 :])
            hidden = msgspec.structs.replace(state, seats=seats)
            for seat in (None, *map(Seat, range(state.setting.seats))):
                if seat != other:
                    assert GAME.view(hidden, seat) == GAME.view(state, seat)


def test_a_seat_sees_its_current_sheet_and_the_revealed_sheets_of_others() -> None:
    state = write(write(roll(fresh(2), "turn"), "A1=NE"), "E5=NW done", seat=1)
    mine, theirs = seen(state, 0), seen(state, 1)
    assert [sheet.cells[0] + sheet.cells[24] for sheet in mine.sheets] == ["└.", ".."]
    assert [sheet.cells[0] + sheet.cells[24] for sheet in theirs.sheets] == ["..", ".┘"]
    assert mine.written == theirs.written == (False, True)
    assert [word.action for word in mine.words] == ["A1=NE"]
    assert (mine.phase, theirs.phase, seen(state, None).phase) == ("free", "waiting", "waiting")
    assert seen(state, None).words == seen(state, None).choices == ()


def test_points_in_a_view_use_the_revealed_sheets_of_other_seats() -> None:
    state = position("┌┐.../└..../..┼../...../.....", "┌┐.../└..../..┼../...../.....")
    state = write(write(state, "B2=NW"), "B2=NW done", seat=1)
    assert seen(state, 0).sheets[0].points == 1
    assert seen(write(state, "done"), 0).sheets[0].score[1] == ScoreLine("majority", 1, 1)


# Choices.


@unhurried
@given(moments())
def test_choices_are_the_legal_actions_of_the_seat(state: WalkState) -> None:
    for seat in map(Seat, range(state.setting.seats)):
        choices = GAME.view(state, seat).choices
        assert [choice.action for choice in choices] == list(GAME.legal_actions(state, seat))
    assert GAME.view(state, None).choices == ()


@unhurried
@given(moments(st.integers(1, 2)))
def test_a_choice_shows_exactly_its_effects(state: WalkState) -> None:
    for seat in GAME.to_act(state) - {CHANCE}:
        before = GAME.view(state, seat)
        for choice in before.choices[::5]:
            if choice.action == "done":
                continue
            after = GAME.view(GAME.apply(state, seat, GAME.parse_action(choice.action)), seat)
            assert after.words[-1] == choice
            assert after.sheets[seat].points - before.sheets[seat].points == choice.points


def test_a_bonus_is_offered_with_its_current_value() -> None:
    state = write(position("..┐ii/..│../..┼../i┌┐../.└┘.."), "B1=NE")
    values = {choice.action: choice.points for choice in seen(state).choices if choice.action.startswith("*")}
    assert values == {
        "*one": 1, "*two": 2, "*ibis": 3, "*flocks": 2, "*flock": 2, "*statues": 1,
        "*statue": 1, "*turn": 0, "*straight": 0, "*t-ibis": 0,
    }  # fmt: skip


def test_a_choice_without_effects_has_a_short_encoding() -> None:
    choices = seen(roll(fresh(), "turn")).choices
    assert len(choices) == 96
    assert encode(choices[0]) == b'{"action":"A1=NE"}'
    assert WalkWord("C2=ES", (Joined(("C2",)),)) in choices


# Rounds and sheets.


def test_phases_name_the_next_decision() -> None:
    def decision(state: WalkState) -> tuple[str, int, str]:
        shown = seen(state)
        return shown.phase, shown.owed, shown.bonus

    assert decision(fresh()) == ("roll", 0, "")
    assert decision(position(NEAR)) == ("draw", 0, "")
    assert decision(write(position(NEAR), "B1=NE")) == ("tick", 1, "")
    assert decision(write(position(NEAR), "B1=NE *turn")) == ("bonus", 0, "turn")
    assert decision(write(position(NEAR), "B1=NE *turn A5=NE")) == ("free", 0, "")
    assert decision(write(position(NEAR, BLANK), "B1=NE *one done")) == ("waiting", 0, "")
    assert decision(position(BLANK, rolls="t" * 18 + ".")) == ("over", 0, "")


def test_rounds_and_rolls_are_counted() -> None:
    shown = seen(fresh())
    assert (shown.round, shown.roll, shown.rolls, shown.rolls_left, shown.last_round) == (1, "", (), 18, 0)
    shown = seen(roll(fresh(), "t"))
    assert (shown.round, shown.roll, shown.rolls, shown.rolls_left) == (1, "t", ("t",), 17)
    shown = seen(rounds(fresh(2), "turn | A1=NE | A1=NE"))
    assert (shown.round, shown.roll, shown.rolls_left, shown.last_round) == (2, "", -1, 1)
    over = seen(position(BLANK, rolls="t" * 18 + "."))
    assert (over.round, over.rolls_left) == (18, 0)


def test_the_last_revealed_round_is_visible_during_the_next_round() -> None:
    state = rounds(position(NEAR, BLANK, rolls="s."), "turn | B1=NE *two | A5=NE")
    last = (
        (WalkWord("B1=NE", (Joined(("B1",)), Visited("B1", "opera-house", first=True)), 1), WalkWord("*two", (), 2)),
        (WalkWord("A5=NE"),),
    )
    for later in (state, roll(state, "ibis"), write(roll(state, "ibis"), "E5=I")):
        assert (seen(later).last, seen(later, None).last, seen(later).last_round) == (last, last, 2)


def test_a_sheet_view_contains_all_derived_facts() -> None:
    text = ".├┐ii/└┘│../..┼../i┌┐../.└┘.i A2B1 statue,one t"
    other = "i└┐../..│../..┼../...../..... B1 two -"
    first, second = seen(position(text, other)).sheets
    assert first.cells == ".├┐ii└┘│....┼..i┌┐...└┘.i"
    assert first.joined == ("B1", "C1", "A2", "B2", "C2", "C3")
    assert first.statues == (StatueView(2, 4), StatueView(4, 4, extra=True))
    assert (first.ibis, first.flocks, first.shut, first.changed) == (4, (1, 1, 2), ("A4", "D1"), ("turn",))
    assert (first.visited, first.circled, first.crossed, first.ticks) == (("A2", "B1"), ("A2", "B1"), (), ("statue", "one"))
    assert (second.visited, second.circled, second.crossed) == (("B1",), ("B1",), ("A2",))
    assert second.score == (ScoreLine("firsts", 1, 1), ScoreLine("majority", 0, 0), ScoreLine("two", 1, 2))
    assert first.points == sum(line.points for line in first.score)


def test_a_sheet_view_lists_circled_crossed_and_shut_monuments() -> None:
    been = ".└┐../..│../..┼../...../..... B1 two -"
    shown = seen(position(been, "i..../...../..┼../...../.i..."))
    assert [sheet.circled for sheet in shown.sheets] == [("B1",), ()]
    assert [sheet.crossed for sheet in shown.sheets] == [(), ("B1",)]
    assert [sheet.shut for sheet in shown.sheets] == [(), ("B5",)]


def test_the_view_of_the_end_names_the_deciding_criterion() -> None:
    shown = seen(position("iiiii/i..../..┼../...../.....", BLANK, rolls="i."))
    assert shown.end is not None
    assert (shown.end.reason, shown.end.enders, shown.end.tied, shown.end.decided, shown.end.winners) == (
        *("six-ibis", (0,), (0, 1), "ender", (0,)),
    )
    assert seen(fresh()).end is None


def test_bots_can_rebuild_their_state_from_the_position() -> None:
    state = write(write(roll(fresh(2), "turn"), "A1=NE"), "E5=NW", seat=1)
    known = GAME.parse_state(seen(state).position)
    assert own(known) == own(state)
    assert words_only([str(word) for word in GAME.legal_actions(known, Seat(0))]) == ["done"]
