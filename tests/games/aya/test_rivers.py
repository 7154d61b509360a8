"""Which dominoes make a river."""

from rivage.games.aya.geometry import Spot
from rivage.games.aya.rivers import River, Stood, heads, leads, rivers


def row(count: int, first: int = 1, x: int = 0, y: int = 0) -> list[Stood]:
    """Dominoes 20 mm apart along x."""
    return [(first + number, Spot(x + 200 * number, y)) for number in range(count)]


def test_a_row_is_one_river_from_the_first_to_the_last() -> None:
    assert rivers(tuple(row(4))) == (River(1, (1, 2, 3, 4), first=1, ends=(4,)),)


def test_a_gap_makes_two_rivers_the_lowest_domino_first() -> None:
    found = rivers((*row(2, first=3, x=5000), *row(2)))
    assert [(river.number, river.dominoes) for river in found] == [(1, (1, 2)), (2, (3, 4))]


def test_the_first_is_the_one_onto_which_no_other_falls_whatever_its_number() -> None:
    backwards = tuple((5 - number, spot) for number, spot in row(4))
    assert rivers(backwards) == (River(1, (1, 2, 3, 4), first=4, ends=(1,)),)


def test_a_fork_has_two_ends() -> None:
    heads = [(4, Spot(600, 90, 300)), (5, Spot(600, -90, 3300))]
    (river,) = rivers((*row(3), *heads))
    assert (river.first, river.ends) == (1, (4, 5))


def test_two_that_face_each_other_have_a_beginning_and_an_end_all_the_same() -> None:
    assert rivers(((1, Spot(0, 0)), (2, Spot(200, 0, 1800)))) == (River(1, (1, 2), first=1, ends=(2,)),)


def test_the_heads_are_those_with_which_everything_falls() -> None:
    merging = [(8, Spot(200, -170, 900))]
    ring = [(9, Spot(9000, 0)), (10, Spot(9200, 0, 1800))]
    assert heads((*row(3), *row(2, first=4, y=3000), *merging, *ring)) == (1, 4, 8, 9)


def test_a_domino_falls_ahead_and_not_back() -> None:
    assert leads(Spot(0, 0), Spot(200, 0))
    assert not leads(Spot(200, 0), Spot(0, 0))
    assert not leads(Spot(0, 0), Spot(370, 0))


def test_without_dominoes_there_is_no_river() -> None:
    assert rivers(()) == ()
