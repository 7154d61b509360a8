"""What chance does next: by the script, then by the seed."""

from msgspec.structs import replace
from tests.table.helpers import ANN, BEN, SEED, Play, opening, person
from tests.table.toys import NIM, find

from rivage.core import Chances, Listed
from rivage.table import Match, Occupant, evolve, fold
from rivage.table.chance import chance_action, chances_of, dice
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev


def waiting(*script: str) -> Match:
    """A match in which chance must draw the heap."""
    play = Play(opening(script=script))
    return fold([event for event in play.events if not isinstance(event, ev.Acted)], find)


def test_the_seed_draws_from_what_the_game_says_can_come_up() -> None:
    match = waiting()
    chances = chances_of(match, match.state)
    assert isinstance(chances, Chances)
    assert (tuple(chances), chances.weights) == (("heap 5", "heap 6", "heap 7", "heap 8", "heap 9"), (1, 2, 3, 2, 1))
    assert chance_action(match) == dice.draw(SEED, 0, chances)


def test_another_seed_is_another_chance() -> None:
    match = waiting()
    drawn = {chance_action(replace(match, created=replace(match.created, seed=f"{seed:064x}"))) for seed in range(40)}
    assert drawn == {"heap 5", "heap 6", "heap 7", "heap 8", "heap 9"}


def test_the_script_goes_before_the_seed() -> None:
    assert chance_action(waiting("heap 5")) == "heap 5"
    assert chance_action(waiting("heap 9", "heap 5")) == "heap 9"


def test_a_script_that_does_not_fit_is_not_followed() -> None:
    assert chance_action(waiting("rain 1")) == chance_action(waiting())


def test_where_the_game_lists_no_weights_all_faces_weigh_alike() -> None:
    class Plain(type(NIM)):  # type: ignore[misc]  # Nim whose chance has no weights
        def legal_actions(self, state: object, seat: object) -> Listed[str]:
            return Listed(["heap 5", "heap 9"])

    chances = chances_of(replace(waiting(), game=Plain()), None)
    assert (tuple(chances), chances.weights) == (("heap 5", "heap 9"), (1, 1))


def test_every_draw_has_a_number_of_its_own() -> None:
    play = Play(opening(person(ANN), Occupant(), rain=True))
    match = evolve(play.match, ev.Seated(at=play.now, seat=1, player=BEN, name="Ben"))
    assert chance_action(match) == dice.draw(SEED, 0, chances_of(match, match.state))
    match = evolve(match, ev.Acted(at=play.now, seat=-1, action="heap 9"))
    for action in ("take", "done"):
        match = evolve(match, ev.Acted(at=play.now, seat=0, action=action))
    assert chance_action(match) == dice.draw(SEED, 1, Chances(("rain 0", "rain 1")))


def test_chance_follows_the_script_while_it_lasts_and_then_the_seed() -> None:
    scripted, free = Play(opening(script=("heap 5",))), Play(opening())
    assert scripted.actions() == ["heap 5"]
    assert free.actions() == Play(opening()).actions()
    unfit = Play(opening(script=("rain 1",)))
    assert unfit.actions() == free.actions()


def test_the_same_draw_comes_again_after_it_was_taken_back() -> None:
    play = Play(opening(rain=True))
    play.act("take", "done")
    drawn = play.actions()[-1]
    play.do(ANN, cmd.Offer(seat=0, what="takeback"))
    play.do(BEN, cmd.Answer(seat=1, what="takeback", yes=True))
    play.act("take", "done")
    assert play.actions()[-1] == drawn
