"""When a table is abandoned."""

import pytest
from tests.table.helpers import ANN, Play, bot, opening, person, sums
from tests.table.river import Afternoon, river, spot

from rivage.table import Occupant, Opening
from rivage.table.decide import Patience, abandoned, next_due
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev
from rivage.table.protocol.options import Days, RealTime

DAY = 86_400_000
PATIENCE = Patience(waiting=7, playing=90)


@pytest.mark.parametrize(("start", "days"), [(opening(person(ANN), Occupant()), 7), (opening(), 90), (sums(), 90)])
def test_a_table_is_closed_when_nothing_happened_for_so_many_days(start: Opening, days: int) -> None:
    play = Play(start)
    assert abandoned(play.match, play.now + days * DAY - 1, PATIENCE) is None
    decision = play.take(abandoned(play.match, play.now + days * DAY, PATIENCE))
    assert [type(event) for event in decision.events] == [ev.Closed]
    assert (play.match.status, play.match.to_act) == ("over", frozenset())
    assert play.match.outcome is not None
    assert (play.match.outcome.reason, play.match.outcome.winners) == ("abandoned", ())
    assert abandoned(play.match, play.now + 1000 * DAY, PATIENCE) is None


def test_a_paused_match_is_abandoned_though_it_has_a_clock() -> None:
    play = Play(opening(person(ANN), bot(), clock=RealTime(60), script=("heap 9",)))
    play.do(ANN, cmd.Offer(seat=0, what="pause"))
    assert play.match.status == "paused"
    assert abandoned(play.match, play.now + 90 * DAY, PATIENCE) is not None


def test_what_goes_on_by_itself_is_not_abandoned() -> None:
    for start in (opening(clock=Days(60)), opening(clock=RealTime(60)), opening(bot(), person(ANN))):
        assert abandoned(Play(start).match, 10**15, PATIENCE) is None


def test_a_match_in_real_time_whose_bots_wait_for_people_is_abandoned() -> None:
    play = Afternoon(river(person(ANN), bot("builder"), patience=0))
    play.write(0, "first 0", "start 0,0,0")
    assert (play.state.phase, next_due(play.match)) == ("ready", None)
    play.write(0, "flip", "draw", f"place {spot(1)}")
    assert next_due(play.match) == 0
    play.topple()
    assert (play.state.phase, next_due(play.match)) == ("toppling", None)
    assert abandoned(play.match, play.now + 90 * DAY, PATIENCE) is not None
    play.do(ANN, cmd.Resign(seat=0))
    assert next_due(play.match) == 0


def test_each_patience_may_be_without_end() -> None:
    assert abandoned(Play().match, 10**15, Patience(playing=0)) is None
    assert abandoned(Play(opening(person(ANN), Occupant())).match, 10**15, Patience(waiting=0)) is None


def test_what_is_due_next_is_known_from_the_match_alone() -> None:
    play = Play(opening(clock=Days(2)))
    assert next_due(play.match) == play.now + 2 * DAY
    assert next_due(Play(opening(clock=RealTime(60))).match) == 0
    assert next_due(Play(opening(bot(), person(ANN))).match) == 0
    assert next_due(Play(opening(person(ANN), bot(), script=("heap 9",))).match) is None
    assert next_due(Play(opening(person(ANN), Occupant(), clock=Days(2))).match) is None
