from hypothesis import given

from rivage.games.walk_in_the_park import GAME
from rivage.games.walk_in_the_park.effects import Closed, Joined, Raised, Shut, Visited, WalkEffect, consequences
from rivage.games.walk_in_the_park.state import WalkState

from .moments import BLANK, PLAN, own, position, write
from .strategies import moments, unhurried


def caused(sheet: str, words: str, rolls: str = "t", *others: str) -> tuple[WalkEffect, ...]:
    """What the last of some words caused."""
    *before, last = words.split()
    state = write(position(sheet, *others, rolls=rolls), " ".join(before))
    return consequences(PLAN, own(state).page, own(write(state, last)).page)


def test_a_piece_by_itself_causes_nothing() -> None:
    assert caused(BLANK, "A1=NE") == ()


def test_a_closed_loop_tells_where_its_statue_stands() -> None:
    assert caused("┌┐.../└..../..┼../...../.....", "B2=NW") == (Closed(1, 1),)


def test_two_loops_closed_at_once_are_two_effects() -> None:
    assert caused("┌┬┐../└.┘../..┼../...../.....", "B2=NEW", "T") == (Closed(1, 1), Closed(2, 1))


def test_what_is_joined_to_the_centre_is_told_with_all_it_brings() -> None:
    assert caused("..┐../...../..┼../...../.....", "C2=NS", "s") == (Joined(("C1", "C2")),)


def test_a_visit_tells_the_monument_and_whether_it_was_first() -> None:
    near = "..┐../..│../..┼../...../....."
    assert caused(near, "B1=NE") == (Joined(("B1",)), Visited("B1", "opera-house", first=True))
    been = ".└┐../..│../..┼../...../..... B1 two -"
    assert caused(near, "B1=NE", "t", been) == (Joined(("B1",)), Visited("B1", "opera-house"))


def test_an_ibis_on_a_monument_shuts_it() -> None:
    assert caused(BLANK, "D5=I", "i") == (Shut("D5", "duck-pond"),)
    assert caused(BLANK, "C5=I", "i") == ()


def test_the_bonus_statue_is_raised() -> None:
    assert caused("..┐../..│../..┼../...../.....", "B1=NE *statue") == (Raised(4, 4),)
    assert caused("..┐../..│../..┼../...../.....", "B1=NE *two") == ()


def test_a_change_tells_what_it_joins() -> None:
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
