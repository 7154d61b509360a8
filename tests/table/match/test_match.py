"""What can be asked of a match."""

from tests.table.helpers import ANN, BEN, Play, opening, person, sums

from rivage.table.match.match import replay


def test_replay_gives_every_state_that_stands() -> None:
    play = Play()
    play.act("take", "done")
    steps = list(replay(play.match, 3))
    assert [(seat, action) for seat, action, _ in steps] == [(-1, ""), (-1, "heap 9"), (0, "take"), (0, "done")]
    assert steps[-1][2] == play.match.state


def test_a_person_without_a_name_holds_no_seat() -> None:
    assert Play(opening()).match.held_by("") == ()


def test_who_holds_two_seats_knows_the_words_of_both() -> None:
    play = Play(sums(person(ANN), person(ANN), person(BEN)))
    play.write(0, "1")
    play.write(2, "1", "2")
    assert (play.match.known((0, 1)), play.match.known((2,)), play.match.known(())) == (2, 3, 1)
    play.write(1, "4")
