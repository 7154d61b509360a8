"""Commitments, draws and publishing the seed."""

import hashlib
import hmac
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.table.helpers import ANN, BEN, CARA, SEED, START, Play, opening, person, sums
from tests.table.river import pushed
from tests.table.toys import NIM, find

from rivage.core import Chances, Listed
from rivage.registry import find as find_game
from rivage.table import Match, Occupant, TableSetup, chance, create_table, evolve, fold
from rivage.table.chance import chance_action, chances_of, draws, end_of_day, sealed_until, seed_shown
from rivage.table.protocol import commands as cmd
from rivage.table.protocol import events as ev
from rivage.table.protocol.messages import DiceDraw
from rivage.table.protocol.options import TableOptions

SEEDS = st.binary(min_size=32, max_size=32).map(bytes.hex)


def test_seeds_are_unique_and_long() -> None:
    assert len(chance.new_seed()) == 64
    assert chance.new_seed() != chance.new_seed()


@given(SEEDS)
def test_the_commit_is_the_sha256_of_the_seed_and_matches_only_that_seed(seed: str) -> None:
    committed = chance.commit(seed)
    assert committed == hashlib.sha256(bytes.fromhex(seed)).hexdigest()
    assert chance.verify(seed, committed)
    assert not chance.verify(seed[::-1], committed) or seed == seed[::-1]


def test_an_invalid_seed_never_matches() -> None:
    assert not chance.verify("no seed", chance.commit("00" * 32))
    assert not chance.verify("00" * 32, "é")


@given(SEEDS, st.integers(0, 1000), st.integers(1, 10**9))
def test_a_draw_follows_the_documented_algorithm(seed: str, k: int, total: int) -> None:
    drawn = int.from_bytes(hmac.digest(bytes.fromhex(seed), str(k).encode(), "sha256"), "big")
    assert (
        chance.number(seed, str(k), total) == drawn % total
    )  # with small totals the rejected range is practically never reached


def test_the_incomplete_last_stretch_is_drawn_again() -> None:
    total = (1 << 255) + 1
    numbers = [chance.number(f"{seed:064x}", "0", total) for seed in range(40)]
    first = [int.from_bytes(hmac.digest(bytes.fromhex(f"{seed:064x}"), b"0", "sha256"), "big") for seed in range(40)]
    assert all(number < total for number in numbers)
    assert [a for a, b in zip(first, numbers, strict=True) if a < total] == [
        b for a, b in zip(first, numbers, strict=True) if a < total
    ]
    assert any(a >= total for a in first)


def test_weights_are_respected() -> None:
    chances = Chances(("rare", "often"), (1, 9))
    seen = Counter(chance.draw("ab" * 32, k, chances) for k in range(2000))
    assert 140 < seen["rare"] < 260


def waiting(*script: str) -> Match:
    """A match in which chance must draw the heap."""
    play = Play(opening(script=script))
    return fold([event for event in play.events if not isinstance(event, ev.Acted)], find)


def test_the_seed_draws_from_the_outcomes_that_the_game_lists() -> None:
    match = waiting()
    chances = chances_of(match, match.state)
    assert isinstance(chances, Chances)
    assert (tuple(chances), chances.weights) == (("heap 5", "heap 6", "heap 7", "heap 8", "heap 9"), (1, 2, 3, 2, 1))
    assert chance_action(match) == chance.draw(SEED, 0, chances)


def test_another_seed_gives_other_draws() -> None:
    match = waiting()
    drawn = {chance_action(replace(match, created=replace(match.created, seed=f"{seed:064x}"))) for seed in range(40)}
    assert drawn == {"heap 5", "heap 6", "heap 7", "heap 8", "heap 9"}


def test_the_script_takes_precedence_over_the_seed() -> None:
    assert chance_action(waiting("heap 5")) == "heap 5"
    assert chance_action(waiting("heap 9", "heap 5")) == "heap 9"


def test_a_script_that_does_not_fit_is_ignored() -> None:
    assert chance_action(waiting("rain 1")) == chance_action(waiting())


def test_without_weights_all_faces_are_equally_likely() -> None:
    class Plain(type(NIM)):  # type: ignore[misc]  # Nim whose chance has no weights
        def legal_actions(self, state: object, seat: object) -> Listed[str]:
            return Listed(["heap 5", "heap 9"])

    chances = chances_of(replace(waiting(), game=Plain()), None)
    assert (tuple(chances), chances.weights) == (("heap 5", "heap 9"), (1, 1))


def test_every_draw_has_a_number_of_its_own() -> None:
    play = Play(opening(person(ANN), Occupant(), rain=True))
    match = evolve(play.match, ev.Seated(at=play.now, seat=1, player=BEN, name="Ben"))
    assert chance_action(match) == chance.draw(SEED, 0, chances_of(match, match.state))
    match = evolve(match, ev.Acted(at=play.now, seat=-1, action="heap 9"))
    for action in ("take", "done"):
        match = evolve(match, ev.Acted(at=play.now, seat=0, action=action))
    assert chance_action(match) == chance.draw(SEED, 1, Chances(("rain 0", "rain 1")))


def test_chance_follows_the_script_to_its_end_and_then_the_seed() -> None:
    scripted, free = Play(opening(script=("heap 5",))), Play(opening())
    assert scripted.actions() == ["heap 5"]
    assert free.actions() == Play(opening()).actions()
    unfit = Play(opening(script=("rain 1",)))
    assert unfit.actions() == free.actions()


def test_a_draw_is_repeated_after_an_undo() -> None:
    play = Play(opening(rain=True))
    play.act("take", "done")
    drawn = play.actions()[-1]
    play.do(ANN, cmd.Offer(seat=0, what="takeback"))
    play.do(BEN, cmd.Answer(seat=1, what="takeback", yes=True))
    play.act("take", "done")
    assert play.actions()[-1] == drawn


def recomputed(seed: str, drawn: DiceDraw) -> str:
    """The draw, implemented from the description in `chance.py` alone."""
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


def test_every_draw_can_be_verified() -> None:
    play = Play(opening(rain=True))
    play.act("take", "done", "take", "done")
    found = list(draws(play.match))
    assert [drawn.picked for drawn in found] == [recomputed(SEED, drawn) for drawn in found]
    assert (found[0].total, [face.action for face in found[0].faces][:2], found[0].faces[2].weight) == (
        9,
        ["heap 5", "heap 6"],
        3,
    )
    assert [drawn.k for drawn in found] == [0, 1, 2]


def test_rolls_of_a_game_in_rounds_can_be_verified_without_players_actions() -> None:
    play = Play(sums(person(ANN), person(BEN), person(CARA)))
    for seat in (2, 0, 1):
        play.write(seat, "4", "done")
    play.write(0, "9")
    found = list(draws(play.match))
    assert [drawn.picked for drawn in found] == [recomputed(SEED, drawn) for drawn in found]
    assert len(found) == 2


def test_the_set_up_of_deep_river_can_be_verified() -> None:
    start = TableSetup("deep-river", (Occupant(player=ANN, name="Ann"), Occupant(player=BEN, name="Ben")), TableOptions(), ANN)
    found = list(draws(create_table(start, find_game, SEED, START).after))
    assert found
    assert [drawn.picked for drawn in found] == [recomputed(SEED, drawn) for drawn in found]


def test_scripted_draws_are_marked() -> None:
    found = list(draws(Play(opening(script=("heap 9",), rain=True)).match))
    assert [(drawn.picked, drawn.scripted) for drawn in found] == [("heap 9", True)]


def test_before_the_match_starts_there_are_no_draws() -> None:
    assert list(draws(Play(opening(person(ANN), Occupant())).match)) == []


def test_outcomes_of_physics_and_timers_are_not_draws() -> None:
    play = pushed()
    play.physics_result("fell 1,2,3")
    picked = [draw.picked for draw in draws(play.match)]
    assert len(picked) == 3
    assert all(action.startswith("drew ") for action in picked)


DAY = 86_400_000
MIDNIGHT = 20_000 * DAY
"""The start of 2024-10-04."""


def played(deal: str = "", sealed: int = 0) -> Play:
    play = Play(replace(sums(person(ANN)), deal=deal, sealed=sealed), now=MIDNIGHT)
    while play.match.to_act:
        play.write(0, "4", "done")
    return play


def test_a_day_ends_at_midnight_utc() -> None:
    assert end_of_day("2024-10-04") == MIDNIGHT + DAY


def test_a_sealed_seed_is_published_when_match_and_seal_are_over() -> None:
    created = played("a-deal", MIDNIGHT + 7).match.created
    assert created.sealed == MIDNIGHT + 7
    assert seed_shown(created, over=True, now=MIDNIGHT + 6) == ""
    assert seed_shown(created, over=True, now=MIDNIGHT + 7) == created.seed
    assert seed_shown(created, over=False, now=MIDNIGHT + 7) == ""


def test_any_other_seed_is_published_when_the_match_is_over() -> None:
    created = played().match.created
    assert seed_shown(created, over=True, now=MIDNIGHT) == created.seed
    assert seed_shown(created, over=False, now=MIDNIGHT + DAY) == ""


def test_a_duplicate_without_a_seal_is_secret_for_a_week() -> None:
    created = played("a-duplicate").match.created
    assert created.sealed == 0
    assert seed_shown(created, over=True, now=MIDNIGHT + 7 * DAY - 1) == ""
    assert seed_shown(created, over=True, now=MIDNIGHT + 7 * DAY) == created.seed


def test_a_daily_challenge_without_a_seal_is_secret_until_its_day_is_over() -> None:
    created = played("daily:sums:2024-10-04").match.created
    assert created.sealed == 0
    assert sealed_until(created) == MIDNIGHT + DAY
    assert seed_shown(created, over=True, now=MIDNIGHT + DAY - 1) == ""
    assert seed_shown(created, over=True, now=MIDNIGHT + DAY) == created.seed
