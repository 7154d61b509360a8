"""The advice to players with its reasons, and the plan that everybody sees."""

import random
import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.bots.aya.tables import LEFT, along, bend_on_left, holding, resolve_chance, source, started_table, table, view_of
from tests.locales.test_catalogues import FIRST, messages

from rivage.bots import aya
from rivage.bots.aya import Advice, advise, choose, plan_of
from rivage.bots.aya.advice import Goal, Line
from rivage.bots.aya.survey import survey_of
from rivage.core import Options, Seat
from rivage.games.aya import GAME
from rivage.games.aya.geometry.spots import Spot
from rivage.games.aya.rules import transitions as rules
from rivage.games.aya.state import PAUSE, TOPPLING, AyaState
from rivage.registry import render

START = Spot(0, 3000, 2100)
LAST = source()[2][1].x, source()[2][1].y
"""The last domino of the left branch on the Start tile."""


def keys(prefix: str) -> set[str]:
    """The ids of the messages with this prefix, without the prefix."""
    return {name.removeprefix(prefix) for name in messages(FIRST, "aya.ftl") if name.startswith(prefix)}


REASONS = keys("advice-aya-")
GOALS = keys("goal-aya-")


def advised(state: AyaState, seat: int = 0) -> Advice | None:
    return advise(GAME.view(state, Seat(seat)), seat)


def why(state: AyaState, seat: int = 0) -> str:
    advice = advised(state, seat)
    return advice.why if advice is not None else ""


# Advice.


def test_advice_is_the_action_of_the_best_bots() -> None:
    state = holding(started_table(START), "pole")
    advice = advised(state)
    assert advice is not None
    assert [advice.action] == choose("architect", GAME.view(state, Seat(0)), 7)


def test_a_seat_with_a_domino_in_hand_gets_advice_before_its_turn() -> None:
    advice = advised(holding(started_table(START, glass=120), "pole", 2), 2)
    assert advice is not None
    assert advice.action.startswith("place ")


@pytest.mark.parametrize(
    ("state", "kind", "reason"),
    [
        (table(*source()), "pole*", "opens-landscape"),
        (bend_on_left("pole", "forest*", on_bend=""), "forest", "waters-landscape"),
        (bend_on_left("pole", "forest*"), "garden", "fork-for-animals"),
        (table(*source()[:2], *along(LEFT, "pole"), glass=120), "pole", "joins-river"),
        (table(glass=120), "pole", "extends-river"),
        (table(*source(), *along(LEFT, *["pole"] * 5)), "pole", "keep-in-reserve"),
    ],
)
def test_the_reason_fits_the_use_of_the_domino(state: AyaState, kind: str, reason: str) -> None:
    assert why(holding(state, kind)) == reason


def test_a_seat_that_may_draw_early_gets_that_advice() -> None:
    assert why(started_table(START), 2) == "draw"
    assert advised(GAME.initial(2, Options())) is None


def test_advice_that_is_always_followed_is_legal_and_has_known_reasons() -> None:
    rng = random.Random(1)
    state = started_table(START, seats=2, glass=180)
    reasons = set()
    taken_by = -1
    while len(state.dominoes) < 50:
        seat = state.turn
        advice = advised(state, seat)
        assert advice is not None
        assert not (taken_by == seat and advice.why == "keep-in-reserve"), "a domino taken back from a reserve is placed"
        taken_by = seat if advice.why == "take" else -1
        reasons.add(advice.why)
        state = resolve_chance(rules.apply(state, Seat(seat), GAME.parse_action(advice.action)), rng)
    assert reasons >= {
        "draw", "opens-landscape", "lays-landscape", "waters-landscape", "carries-animal", "extends-river",
    }  # fmt: skip
    assert reasons <= REASONS


# The plan.


def ends(lines: tuple[Line, ...]) -> list[tuple[int, int]]:
    return [line[0] for line in lines]


def test_the_plan_starts_at_the_standing_river_and_passes_through_the_holes() -> None:
    row = along(LEFT.ahead(1000), "pole", "pole")
    state = table(*source(), *row)
    lines, _ = plan_of(view_of(state), -1)
    holes = [(hole.spot.x, hole.spot.y) for hole in survey_of(state, 60).holes()]
    (join,) = [line for line in lines if line[1] == holes[0]]
    head = row[0][1]
    assert join == (LAST, *holes, (head.x, head.y))
    standing = {(domino.spot.x, domino.spot.y) for domino in state.dominoes}
    assert set(ends(lines)) <= standing


def test_on_an_empty_table_the_plan_leads_over_the_start_tile_and_out_of_its_ports() -> None:
    lines, goal = plan_of(view_of(table()), -1)
    points = {point for line in lines for point in line}
    assert {(spot.x, spot.y) for _, spot in source()} <= points
    assert any(line[0] == LAST for line in lines)
    assert goal == Goal("fill-start", {"dominoes": 5})


def test_the_goal_to_join_a_tile_counts_the_missing_dominoes() -> None:
    state = bend_on_left("pole", "pole", "pole", "forest*", on_bend="", gap=3)
    for missing, first_missing in ((1, 8), (2, 7)):
        dominoes = (*state.dominoes[: first_missing - 1], state.dominoes[-1])
        cut_off = replace(state, dominoes=tuple(replace(domino, id=number) for number, domino in enumerate(dominoes, 1)))
        _, goal = plan_of(view_of(cut_off), -1)
        assert goal == Goal("join-tile", {"terrain": "forest", "dominoes": missing})
        number = "one domino" if missing == 1 else f"{missing} dominoes"
        assert render("aya", goal.sentence) == f"Connect the Forest tile first: {number}."


def test_the_goal_is_to_fill_a_landscape_once_nothing_is_cut_off() -> None:
    _, goal = plan_of(view_of(bend_on_left("pole", "pole", "forest*", on_bend="")), -1)
    assert goal == Goal("fill-tile", {"terrain": "forest", "dominoes": 4})


def test_the_goal_is_to_join_a_piece_close_a_gap_or_extend_the_river() -> None:
    def key(state: AyaState) -> str:
        goal = plan_of(view_of(state), -1)[1]
        return goal.key if goal is not None else ""

    assert key(table(*source(), *along(LEFT.ahead(1000), "pole", "pole"))) == "join-piece"
    assert key(table(*source()[:4])) == "fill-start"
    gap = bend_on_left("pole", "forest*")
    others = [domino for domino in gap.dominoes if domino.id != 9]
    assert key(replace(gap, dominoes=tuple(others))) == "close-gap"
    assert key(table(*source())) == "extend"


def test_there_is_a_plan_in_the_pause_and_none_after_placing() -> None:
    state = table(*source(), *along(LEFT.ahead(1000), "pole"))
    assert plan_of(view_of(state, phase=PAUSE), -1)[0]
    assert plan_of(view_of(state, phase=TOPPLING), -1) == ((), None)
    assert plan_of(view_of(replace(state, tiles=())), -1) == ((), None)


def test_near_the_end_the_plan_has_no_river_beyond_the_gaps() -> None:
    gap = source()
    gap.pop(2)
    state = table(*gap, *along(LEFT, "pole"))
    assert len(plan_of(view_of(state, sand=15.0), -1)[0]) == 1
    assert len(plan_of(view_of(state), -1)[0]) > 1


def test_every_seat_sees_the_same_plan() -> None:
    state = table(*source(), ("pole", Spot(3000, 1000, 0)))
    assert plan_of(view_of(state, 0), -1) == plan_of(view_of(state, 2), 2)


# Sentences.


def sources() -> str:
    """The source text of the bots' modules."""
    return "".join(path.read_text() for path in sorted(Path(aya.__file__).parent.glob("*.py")))


@pytest.mark.parametrize("key", sorted(REASONS | GOALS))
def test_every_reason_and_goal_with_a_message_is_used(key: str) -> None:
    assert f'"{key}"' in sources()


def test_every_reason_that_is_used_has_a_message() -> None:
    used = set(re.findall(r'Use\([^"]*"([a-z-]+)"', sources()))
    assert len(used) > 10
    assert used <= REASONS
