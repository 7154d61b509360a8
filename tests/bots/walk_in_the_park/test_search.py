"""The search for rounds: every round found is legal, and the lookahead is the mean over the next roll."""

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from tests.games.walk_in_the_park.moments import PLAN, play_round, position
from tests.games.walk_in_the_park.strategies import moments

from rivage.bots.walk_in_the_park.levels import Round, Situation, Value, current_points, expected, rounds
from rivage.core import Seat
from rivage.games.walk_in_the_park import GAME
from rivage.games.walk_in_the_park.components import DIE
from rivage.games.walk_in_the_park.rules import legal_words, phase, write
from rivage.games.walk_in_the_park.score import NOBODY_ELSE
from rivage.games.walk_in_the_park.sheet import Page
from rivage.games.walk_in_the_park.state import FREE, Setting, WalkState, Writing

ALONE = Setting(PLAN, 1)


def points(pages: Sequence[Page], _rolls_left: int) -> list[float]:
    """A value function that only counts the points now."""
    return [current_points(ALONE, page, NOBODY_ELSE) for page in pages]


def offered(state: WalkState, seat: int = 0, value: Value = points, *, changes: bool = True) -> list[Round]:
    now = Situation(state.setting, state.rolls[-1], 5, state.claimed)
    return rounds(now, state.seats[seat], value, changes=changes)


def is_written(state: WalkState) -> bool:
    return not state.rolling and state.result is None


@settings(max_examples=25, deadline=None)
@given(moments().filter(is_written))
def test_every_round_found_is_legal_and_continues_the_actions_so_far(state: WalkState) -> None:
    for seat in GAME.to_act(state):
        written = state.seats[seat].words
        found = offered(state, seat)
        assert [candidate.worth for candidate in found] == sorted((candidate.worth for candidate in found), reverse=True)
        assert bool(found) == (phase(state.seats[seat]) != FREE)
        for candidate in found[:8]:
            assert candidate.writing.words[: len(written)] == written
            after = play_round(state, seat, candidate.writing.words[len(written) :])
            assert after.seats[seat].page == candidate.writing.page or after.rolling or after.result is not None


def test_every_drawing_is_tried() -> None:
    texts = {GAME.format_round(candidate.writing.words) for candidate in offered(position(rolls="t"), changes=False)}
    assert len(texts) == 24 * 4
    assert {"A1=NE", "E5=SW"} <= texts


def test_no_path_is_changed_unless_changes_are_allowed() -> None:
    state = position("...../..│../..┼../...../.....", rolls="t")
    assert not any("+" in word for candidate in offered(state, changes=False) for word in candidate.writing.words)
    assert any("+" in word for candidate in offered(state) for word in candidate.writing.words)


def test_a_bonus_piece_is_drawn_in_the_same_round() -> None:
    state = position("..┐../..│../..┼../...../.....", rolls="t")
    found = [candidate for candidate in offered(state) if "*turn" in candidate.writing.words]
    assert found
    for candidate in found:
        assert len(candidate.writing.words) >= 3, "the drawing, the tick, the piece"
    best = offered(state)[0]
    assert best.writing.page.visited, "a visit is worth its 1 and a bonus"


def test_nothing_is_possible_on_a_full_sheet() -> None:
    full = "││││i/││││i/││┼│i/│││││/│││││"
    (only,) = offered(position(full, rolls="t"), changes=False)
    assert only.writing.words == ("-",)


def test_no_round_is_found_when_the_round_is_complete() -> None:
    assert offered(position("...../...../..┼../...../.....: A1=NE", rolls="t")) == []


def plain_expectation(page: Page, claimed: int) -> float:
    """The same expectation from a plain loop over every drawing and every tick."""
    total = 0.0
    for kind, weight in DIE.items():
        best = -99.0
        for word in legal_words(PLAN, Writing(page, page), kind):
            if "+" in word:
                continue
            drawn = write(PLAN, Writing(page, page), word, claimed)
            ticked = [drawn]
            if phase(drawn) != FREE:
                ticked = [write(PLAN, drawn, tick, claimed) for tick in legal_words(PLAN, drawn, kind) if tick[0] == "*"]
            best = max(best, *points([writing.page for writing in ticked], 0), -99.0)
        total += weight * best
    return total / 6


@settings(max_examples=15, deadline=None)
@given(moments())
def test_the_lookahead_is_the_mean_of_the_best_drawings_over_the_die(state: WalkState) -> None:
    page = state.seats[0].start
    now = Situation(ALONE, "turn", 3, state.claimed)
    assert expected(now, page, points) == pytest.approx(plain_expectation(page, state.claimed | page.visited))


def test_after_the_last_roll_a_page_is_worth_its_points() -> None:
    page = position("..┌─./..│../..┼../...../..... D1 two", rolls="t").seats[Seat(0)].start
    assert expected(Situation(ALONE, "turn", 0, 0), page, points) == 3.0
