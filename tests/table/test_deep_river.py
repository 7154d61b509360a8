"""Deep River at a table: whole matches by random players, replayed and verified."""

import random
from typing import Any

import pytest
from tests.table.helpers import frames

from rivage.registry import find
from rivage.table import TableSetup, create_table, fold
from rivage.table.errors import NothingToUndo
from rivage.table.protocol import commands as cmd
from rivage.table.protocol.options import RealTime, TableOptions
from rivage.table.record import check, dump, load

from .helpers import ANN, BEN, Play, person

PEOPLE = (ANN, BEN)


class Duel(Play):
    """A match between two people who make random legal actions."""

    def __init__(self, seed: int, **options: Any) -> None:
        self.random = random.Random(seed)
        table = TableOptions(game=options, clock=RealTime(600, 5), games=2)
        start = TableSetup("deep-river", (person(ANN), person(BEN)), table, ANN)
        super().__init__(start, find=find, seed=f"{seed:064x}")

    def running(self) -> bool:
        return self.match.status == "playing"

    def act_once(self) -> int:
        """Make one action as the player to act. Returns the player."""
        self.now += 40
        (seat,) = self.match.to_act
        legal = list(self.match.game.legal_actions(self.match.state, seat))
        self.write(seat, self.match.game.format_action(self.random.choice(legal)))
        return seat


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("pie", [False, True])
def test_a_whole_match_with_undos_can_be_replayed_and_verified(seed: int, pie: bool) -> None:
    play = Duel(seed, pie=pie)
    while play.running():
        seat = play.act_once()
        chance = play.random.random()
        if play.running() and chance < 0.2:
            before = play.match
            try:
                play.do(PEOPLE[seat], cmd.Undo(seat=seat, version=len(before.history)))
            except NothingToUndo:
                assert before.to_act != {seat}
        elif play.running() and chance < 0.22:
            play.do(PEOPLE[seat], cmd.Offer(seat=seat, what="takeback"))
            play.do(PEOPLE[1 - seat], cmd.Answer(seat=1 - seat, what="takeback", yes=True))
            assert play.match.to_act == {seat}
    assert fold(play.events, find) == play.match
    match = check(load(dump(play.events, find)), find)
    assert match.outcome == play.match.outcome
    shown = list(frames(play.match, ""))
    assert len(shown) == len(play.match.history) + 1
    assert shown[-1].view == play.match.game.view(play.match.state, None)


def test_the_second_game_starts_from_the_same_set_up_with_the_seats_swapped() -> None:
    play = Duel(5)
    first = play.match.state
    play.do(PEOPLE[0], cmd.Resign(seat=0))
    play.do(PEOPLE[1], cmd.Next(seat=1))
    new_table = play.do(PEOPLE[0], cmd.Answer(seat=0, what="next", yes=True)).new_table
    assert new_table is not None
    second = create_table(new_table, find, "ff" * 32, play.match.at).after
    assert second.state == first
    assert [occupant.player for occupant in second.seats] == [BEN, ANN]
