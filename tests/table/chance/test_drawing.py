"""What chance does next: by the script, then by the seed."""

from tests.table.helpers import ANN, BEN, Play, opening

from rivage.table.words import commands as cmd


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
