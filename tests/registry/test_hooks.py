"""The door to the bots: any game, any level, one call."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.games.aya.play import begun, does, placed, toppling

from rivage import registry
from rivage.bots.aya.advice import Goal
from rivage.core import CHANCE, Options, Seat, Simulated, UnknownGame
from rivage.games import ALL
from rivage.physics.aya import scene_of, simulate_state
from rivage.physics.trajectory import decode
from rivage.registry import scan

from .foreign import install, installed, sound

START = "BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s"


@pytest.mark.parametrize(("name", "level"), [(name, level) for name, game in ALL.items() for level in game.info.bot_levels])
def test_every_level_of_every_game_answers_with_legal_actions(name: str, level: str) -> None:
    game = ALL[name]
    state = game.initial(game.info.min_seats, Options())
    while game.to_act(state) == {CHANCE}:
        state = game.apply(state, CHANCE, next(iter(game.legal_actions(state, CHANCE))))
    seat = min(game.to_act(state))
    actions = registry.choose(name, level, game.view(state, seat), seed=1)
    assert actions
    for action in actions:
        state = game.apply(state, seat, game.parse_action(action))


def test_bots_of_aya_give_advice_that_may_be_followed() -> None:
    game = ALL["aya"]
    state = game.initial(1, Options())
    for text in ("start 0,0,0", "flip"):
        state = game.apply(state, Seat(0), game.parse_action(text))
    said = registry.advise("aya", game.view(state, Seat(0)), 0)
    assert said is not None
    assert (said.action, said.key) == ("draw", "draw")
    assert game.parse_action(said.action) in game.legal_actions(state, Seat(0))
    with pytest.raises(UnknownGame):
        registry.advise("deep-river", None, 0)


def test_the_plan_of_the_bots_is_shared_as_lines_and_a_goal(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ALL["aya"]
    view = game.view(game.initial(1, Options()), None)
    planned = ((((0, 0), (100, 50)),), Goal("join-tile", {"terrain": "desert", "dominoes": 6}))
    monkeypatch.setattr(registry.hooks, "_function", lambda place: {"rivage.bots.aya:plan_of": lambda *seen: planned}[place])
    plan = registry.team_plan("aya", view, 0)
    assert plan.lines == planned[0]
    assert plan.goal is not None
    assert (plan.goal.key, plan.goal.text) == ("join-tile", "Join the Desert tile first: 6 dominoes.")


def test_bots_without_a_plan_share_an_empty_one() -> None:
    assert registry.team_plan("deep-river", None, 0) == registry.TeamPlan()


def test_what_a_push_came_to_is_told_from_the_actions_alone() -> None:
    actions = [(0, "start 0,0,0"), (0, "flip")]
    for place in ("-17,0,0", "3,0,0", "63,0,0"):
        actions += [(0, "draw"), (-1, "drew forest"), (0, f"place {place}")]
    actions += [(-1, "glass"), (0, "flip"), (-1, "glass"), (0, "push 1")]
    assert registry.findings("aya", 2, 1, {}, actions) is None
    told = registry.findings("aya", 2, 1, {}, [*actions, (-1, "fell 1,2")])
    assert told is not None
    assert [(each.key, each.args["domino"], each.args["by"]) for each in told] == [("too-far", 3, 2)]
    assert "too far" in told[0].text
    with pytest.raises(UnknownGame):
        registry.findings("deep-river", 1, 2, {}, [])


@pytest.mark.parametrize(
    ("name", "level"), [(name, game.info.bot_levels[-1]) for name, game in ALL.items() if game.info.bot_levels]
)
def test_with_next_to_no_effort_the_best_of_every_game_still_answers_with_legal_actions(name: str, level: str) -> None:
    game = ALL[name]
    state = game.initial(game.info.min_seats, Options())
    while game.to_act(state) == {CHANCE}:
        state = game.apply(state, CHANCE, next(iter(game.legal_actions(state, CHANCE))))
    seat = min(game.to_act(state))
    actions = registry.choose(name, level, game.view(state, seat), seed=1, effort=1e-9)
    assert actions
    for action in actions:
        state = game.apply(state, seat, game.parse_action(action))


def test_a_game_that_nobody_knows_is_named_in_the_error() -> None:
    game = ALL["deep-river"]
    view = game.view(game.parse_state(START), Seat(1))
    with pytest.raises(UnknownGame, match="chess"):
        registry.choose("chess", "old-bear", view, seed=1)


def test_only_who_plays_in_real_time_takes_its_time() -> None:
    assert registry.pace("aya", "place 1", 7) > 0
    assert registry.pace("deep-river", "done", 7) == 0


def left(code: str = "") -> str:
    """Bots that leave the process when they are asked; with `code` something else happens when they are loaded."""
    return (
        f"import sys\n{code}\ndef choose(*question):\n    sys.exit('enough')\n\ndef pace(action, seed):\n    sys.exit('enough')\n"
    )


@pytest.fixture
def lodge(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[str], None]:
    """Makes a house to which a package brings the game `stones`, with bots of this source."""

    def open_with(source: str) -> None:
        places = """choose="lodge_bots:choose", pace="lodge_bots:pace\""""
        install(tmp_path, "lodge", sound(levels=("wise",)).replace('choose=""', places))
        (tmp_path / "lodge_bots.py").write_text(source)
        for module in ("lodge", "lodge_bots"):
            monkeypatch.delitem(sys.modules, module, raising=False)
        registry.hooks._function.cache_clear()
        monkeypatch.syspath_prepend(str(tmp_path))
        with installed(monkeypatch, tmp_path) as entries:
            found = scan.scan(entries)
        assert found.broken == ()
        monkeypatch.setattr(scan, "_found", lambda: found)

    return open_with


@pytest.mark.parametrize(
    ("source", "why"),
    [
        (left("sys.exit('needs a GPU')"), "the package of stones: SystemExit: needs a GPU"),
        (left("raise ImportError('no wood')"), "the package of stones: ImportError: no wood"),
        (left(), "the package of stones: SystemExit: enough"),
    ],
)
def test_what_foreign_bots_do_is_an_ordinary_failure_of_the_question(lodge: Callable[[str], None], source: str, why: str) -> None:
    lodge(source)
    with pytest.raises(RuntimeError, match=why):
        registry.choose("stones", "wise", None, seed=1)
    with pytest.raises(RuntimeError, match=why):
        registry.pace("stones", "take 1", seed=1)


def test_bots_of_packages_are_loaded_when_they_are_asked_and_not_before(lodge: Callable[[str], None]) -> None:
    lodge(left("sys.exit('needs a GPU')"))
    registry.load_bots()
    assert "lodge_bots" not in sys.modules


# Physics.

TOPPLED = does(toppling(placed(begun(1), "-10,0,0", "10,0,0", "30,0,0")), 0, "push 1")
"""A row of three, the first just pushed."""


def test_a_state_that_waits_for_physics_is_simulated_by_its_game() -> None:
    state = TOPPLED
    said = registry.simulate("aya", state)
    assert said.action == ALL["aya"].format_action(simulate_state(state).action)
    assert said.seconds > 0.3
    assert decode(said.trajectory, scene_of(state).bodies).final


def test_a_recorded_motion_ends_where_its_action_says_and_no_other() -> None:
    state = TOPPLED
    said = registry.simulate("aya", state)
    assert registry.motion_matches("aya", state, said.action, said.trajectory)
    assert not registry.motion_matches("aya", state, "rest", said.trajectory)
    assert not registry.motion_matches("aya", state, "fell 1,2,3", said.trajectory)
    with pytest.raises(ValueError, match=r"."):
        registry.motion_matches("aya", state, said.action, said.trajectory[:5])


def test_without_any_motion_nothing_may_have_moved() -> None:
    assert registry.motion_matches("aya", TOPPLED, "rest", b"")
    assert not registry.motion_matches("aya", TOPPLED, "fell 1", b"")


def test_a_game_in_which_nothing_moves_is_not_simulated() -> None:
    assert [game for game in ALL if registry.has_physics(game)] == ["aya"]
    with pytest.raises(UnknownGame, match="nothing moves in 'deep-river'"):
        registry.simulate("deep-river", None)
    assert registry.motion_matches("deep-river", None, "", b"")


def test_the_physics_of_a_package_is_taken_in_the_strict_notation(lodge: Callable[[str], None]) -> None:
    lodge("from rivage.core import Simulated\ndef simulate(state):\n    return Simulated('002', b'motion', 0.5)\n")
    entry = scan.all_games()["stones"]
    moving = replace(entry, package=replace(entry.package, simulate="lodge_bots:simulate"))
    scan._found().games["stones"] = moving  # type: ignore[index]  # a dict, found a moment ago
    assert registry.simulate("stones", None) == Simulated("2", b"motion", 0.5)


def test_what_the_physics_of_a_package_raises_is_an_ordinary_failure(lodge: Callable[[str], None]) -> None:
    lodge("import sys\ndef simulate(state):\n    sys.exit('enough')\n")
    entry = scan.all_games()["stones"]
    moving = replace(entry, package=replace(entry.package, simulate="lodge_bots:simulate"))
    scan._found().games["stones"] = moving  # type: ignore[index]  # a dict, found a moment ago
    with pytest.raises(RuntimeError, match="the package of stones: SystemExit: enough"):
        registry.simulate("stones", None)
