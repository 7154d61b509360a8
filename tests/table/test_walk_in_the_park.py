"""A Walk in the Park at a table: whole matches with undos, and nothing is seen before the reveal."""

import random
from typing import Any

import pytest
from tests.table.helpers import frames

from rivage.core import Seat
from rivage.games.walk_in_the_park import GAME
from rivage.table import Occupant, TableSetup, fold
from rivage.table.protocol import commands as cmd
from rivage.table.protocol.options import TableOptions
from rivage.table.record import check, dump, load
from rivage.table.views import Presences
from rivage.table.views.audience_log import AudienceLog
from rivage.table.views.updates import Updates

from .helpers import START, Play


def find(name: str) -> Any:
    assert name == "walk-in-the-park"
    return GAME


class Walk(Play):
    """A match of people who make random legal actions; player `p1` holds seat 1."""

    def __init__(self, seats: int, seed: int = 0) -> None:
        self.random = random.Random(seed)
        occupants = tuple(Occupant(player=f"p{seat}", name=f"P{seat}") for seat in range(seats))
        super().__init__(TableSetup("walk-in-the-park", occupants, TableOptions(), "p0"), find=find)

    def running(self) -> bool:
        return self.match.status == "playing"

    def random_action(self, seat: int) -> str:
        actions = [choice.action for choice in GAME.view(self.match.state, Seat(seat)).choices]
        plain = [action for action in actions if "+" not in action]
        return self.random.choice(plain or actions)

    def round(self, seat: int) -> None:
        """Act until done."""
        draws = self.match.draws
        while self.running() and self.match.draws == draws and seat in self.match.to_act:
            self.write(seat, self.random_action(seat))

    def sent(self, player: str) -> list[bytes]:
        audience_log = AudienceLog(self.events, secret=True, over=not self.running())
        updates = Updates("t", self.match, Presences((0,) * len(self.match.seats)), START, audience_log)
        replayed = [repr(frame).encode() for frame in frames(self.match, player)]
        return [updates.snapshot(player), dump(self.events, find).encode(), *replayed]


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_match_with_undos_can_be_replayed_and_verified(seats: int, seed: int) -> None:
    walk = Walk(seats, seed)
    while walk.running():
        seat = walk.random.choice(sorted(walk.match.to_act))
        if seat in walk.match.can_undo() and walk.random.random() < 0.2:
            walk.do(f"p{seat}", cmd.Undo(seat=seat, version=walk.match.visible_actions((seat,))))
        else:
            walk.write(seat, walk.random_action(seat))
    assert fold(walk.events, find) == walk.match
    assert check(load(dump(walk.events, find)), find).outcome == walk.match.outcome
    assert walk.match.outcome is not None
    assert tuple(map(float, GAME.points(walk.match.state))) == walk.match.outcome.returns


@pytest.mark.parametrize("rounds", [1, 6, 12])
def test_nobody_sees_a_drawing_before_all_have_finished_the_round(rounds: int) -> None:
    sent_before = []
    for other in range(3):
        walk = Walk(3, seed=5)
        for _ in range(rounds - 1):
            for seat in range(3):
                walk.round(seat)
        walk.random.seed(other)
        walk.round(1)
        sent_before.append([walk.sent(player) for player in ("p0", "p2", "")])
    assert sent_before[0] == sent_before[1] == sent_before[2]


def test_resigning_alone_keeps_the_points_of_the_last_reveal() -> None:
    walk = Walk(1)
    for _ in range(9):
        walk.round(0)
    walk.write(0, walk.random_action(0))
    points = walk.match.game.view(walk.match.state, None).sheets[0].points
    walk.do("p0", cmd.Resign(seat=0))
    assert walk.match.outcome is not None
    assert walk.match.outcome.returns == (float(points),)
