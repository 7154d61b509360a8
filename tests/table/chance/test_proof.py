"""Chance laid open: anybody can do it again."""

import hashlib
import hmac

from tests.table.helpers import ANN, BEN, CARA, SEED, START, Play, opening, person, sums
from tests.table.river import pushed

from rivage.registry import find as find_game
from rivage.table import TableSetup, create_table
from rivage.table.chance.proof import draws
from rivage.table.match.seats import Occupant
from rivage.table.protocol.messages import DiceDraw
from rivage.table.protocol.options import TableOptions


def again(seed: str, drawn: DiceDraw) -> str:
    """The draw by the words of `dice.py` alone."""
    attempt, limit = 0, 2**256 - 2**256 % drawn.total
    while True:
        label = f"{drawn.k}.{attempt}" if attempt else f"{drawn.k}"
        x = int.from_bytes(hmac.new(bytes.fromhex(seed), label.encode("ascii"), hashlib.sha256).digest(), "big")
        if x < limit:
            break
        attempt += 1
    rest = x % drawn.total
    for face in drawn.faces:
        if rest < face.weight:
            return face.action
        rest -= face.weight
    raise AssertionError("no face")


def test_every_draw_can_be_done_again() -> None:
    play = Play(opening(rain=True))
    play.act("take", "done", "take", "done")
    made = list(draws(play.match))
    assert [drawn.picked for drawn in made] == [again(SEED, drawn) for drawn in made]
    assert (made[0].total, [face.action for face in made[0].faces][:2], made[0].faces[2].weight) == (9, ["heap 5", "heap 6"], 3)
    assert [drawn.k for drawn in made] == [0, 1, 2]


def test_rolls_of_a_game_in_rounds_too_and_nobodys_words() -> None:
    play = Play(sums(person(ANN), person(BEN), person(CARA)))
    for seat in (2, 0, 1):
        play.write(seat, "4", "done")
    play.write(0, "9")
    made = list(draws(play.match))
    assert [drawn.picked for drawn in made] == [again(SEED, drawn) for drawn in made]
    assert len(made) == 2


def test_the_set_up_of_deep_river_too() -> None:
    start = TableSetup("deep-river", (Occupant(player=ANN, name="Ann"), Occupant(player=BEN, name="Ben")), TableOptions(), ANN)
    made = list(draws(create_table(start, find_game, SEED, START).after))
    assert made
    assert [drawn.picked for drawn in made] == [again(SEED, drawn) for drawn in made]


def test_what_a_script_said_is_marked() -> None:
    made = list(draws(Play(opening(script=("heap 9",), rain=True)).match))
    assert [(drawn.picked, drawn.scripted) for drawn in made] == [("heap 9", True)]


def test_before_it_began_nothing_was_drawn() -> None:
    assert list(draws(Play(opening(person(ANN), Occupant())).match)) == []


def test_what_physics_and_time_do_is_no_draw_that_the_seed_must_explain() -> None:
    play = pushed()
    play.moved("fell 1,2,3")
    picked = [draw.picked for draw in draws(play.match)]
    assert len(picked) == 3
    assert all(one.startswith("drew ") for one in picked)
