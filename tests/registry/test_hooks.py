"""The registry calls the bots, the advice, the explanations and the physics of any game."""

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

from .foreign import game_source, install, installed

START = "BAS*TAB ./././.+./././. 50/50 4 1a1b1a - s"


@pytest.mark.parametrize(("name", "level"), [(name, level) for name, game in ALL.items() for level in game.info.bot_levels])
def test_every_level_of_every_game_chooses_legal_actions(name: str, level: str) -> None:
    game = ALL[name]
    state = game.initial(game.info.min_seats, Options())
    while game.to_act(state) == {CHANCE}:
        state = game.apply(state, CHANCE, next(iter(game.legal_actions(state, CHANCE))))
    seat = min(game.to_act(state))
    actions = registry.choose(name, level, game.view(state, seat), seed=1)
    assert actions
    for action in actions:
        state = game.apply(state, seat, game.parse_action(action))


def test_bots_of_aya_advise_legal_actions() -> None:
    game = ALL["aya"]
    state = game.initial(1, Options())
    for text in ("start 0,0,0", "flip"):
        state = game.apply(state, Seat(0), game.parse_action(text))
    advice = registry.advise("aya", game.view(state, Seat(0)), 0)
    assert advice is not None
    assert (advice.action, advice.key) == ("draw", "draw")
    assert game.parse_action(advice.action) in game.legal_actions(state, Seat(0))
    with pytest.raises(UnknownGame):
        registry.advise("deep-river", None, 0)


def test_the_team_plan_has_lines_and_a_goal(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ALL["aya"]
    view = game.view(game.initial(1, Options()), None)
    planned = ((((0, 0), (100, 50)),), Goal("join-tile", {"terrain": "desert", "dominoes": 6}))
    monkeypatch.setattr(registry.hooks, "_function", lambda place: {"rivage.bots.aya:plan_of": lambda *seen: planned}[place])
    plan = registry.team_plan("aya", view, 0)
    assert plan.lines == planned[0]
    assert plan.goal is not None
    assert (plan.goal.key, plan.goal.text) == ("join-tile", "Connect the Desert tile first: 6 dominoes.")


def test_bots_without_a_plan_have_an_empty_team_plan() -> None:
    assert registry.team_plan("deep-river", None, 0) == registry.TeamPlan()


def test_findings_explain_a_push_from_the_actions_alone() -> None:
    actions = [(0, "start 0,0,0"), (0, "flip")]
    for place in ("-17,0,0", "3,0,0", "63,0,0"):
        actions += [(0, "draw"), (-1, "drew forest"), (0, f"place {place}")]
    actions += [(-1, "glass"), (0, "flip"), (-1, "glass"), (0, "push 1")]
    assert registry.findings("aya", 2, 1, {}, actions) is None
    findings = registry.findings("aya", 2, 1, {}, [*actions, (-1, "fell 1,2")])
    assert findings is not None
    assert [(finding.key, finding.args["domino"], finding.args["by"]) for finding in findings] == [("too-far", 3, 2)]
    assert "too far" in findings[0].text
    with pytest.raises(UnknownGame):
        registry.findings("deep-river", 1, 2, {}, [])


@pytest.mark.parametrize(
    ("name", "level"), [(name, game.info.bot_levels[-1]) for name, game in ALL.items() if game.info.bot_levels]
)
def test_the_strongest_bots_choose_legal_actions_with_almost_no_effort(name: str, level: str) -> None:
    game = ALL[name]
    state = game.initial(game.info.min_seats, Options())
    while game.to_act(state) == {CHANCE}:
        state = game.apply(state, CHANCE, next(iter(game.legal_actions(state, CHANCE))))
    seat = min(game.to_act(state))
    actions = registry.choose(name, level, game.view(state, seat), seed=1, effort=1e-9)
    assert actions
    for action in actions:
        state = game.apply(state, seat, game.parse_action(action))


def test_the_error_for_an_unknown_game_contains_its_id() -> None:
    game = ALL["deep-river"]
    view = game.view(game.parse_state(START), Seat(1))
    with pytest.raises(UnknownGame, match="chess"):
        registry.choose("chess", "old-bear", view, seed=1)


def test_only_real_time_games_have_a_pace() -> None:
    assert registry.pace("aya", "place 1", 7) > 0
    assert registry.pace("deep-river", "done", 7) == 0


def exiting_bots(code: str = "") -> str:
    """The source of bots that call `sys.exit` when they are called; `code` runs when they are imported."""
    return (
        f"import sys\n{code}\ndef choose(*question):\n    sys.exit('enough')\n\ndef pace(action, seed):\n    sys.exit('enough')\n"
    )


@pytest.fixture
def lodge(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[str], None]:
    """Returns a function that installs the game `stones` with bots of the given source."""

    def install_bots(source: str) -> None:
        places = """choose="lodge_bots:choose", pace="lodge_bots:pace\""""
        install(tmp_path, "lodge", game_source(levels=("wise",)).replace('choose=""', places))
        (tmp_path / "lodge_bots.py").write_text(source)
        for module in ("lodge", "lodge_bots"):
            monkeypatch.delitem(sys.modules, module, raising=False)
        registry.hooks._function.cache_clear()
        monkeypatch.syspath_prepend(str(tmp_path))
        with installed(monkeypatch, tmp_path) as entries:
            result = scan.scan(entries)
        assert result.broken == ()
        monkeypatch.setattr(scan, "_scan_result", lambda: result)

    return install_bots


@pytest.mark.parametrize(
    ("source", "why"),
    [
        (exiting_bots("sys.exit('needs a GPU')"), "the package of stones: SystemExit: needs a GPU"),
        (exiting_bots("raise ImportError('no wood')"), "the package of stones: ImportError: no wood"),
        (exiting_bots(), "the package of stones: SystemExit: enough"),
    ],
)
def test_exceptions_of_package_bots_become_runtime_errors(lodge: Callable[[str], None], source: str, why: str) -> None:
    lodge(source)
    with pytest.raises(RuntimeError, match=why):
        registry.choose("stones", "wise", None, seed=1)
    with pytest.raises(RuntimeError, match=why):
        registry.pace("stones", "take 1", seed=1)


def test_bots_of_packages_are_imported_on_first_use(lodge: Callable[[str], None]) -> None:
    lodge(exiting_bots("sys.exit('needs a GPU')"))
    registry.load_bots()
    assert "lodge_bots" not in sys.modules


# Physics.

TOPPLED = does(toppling(placed(begun(1), "-10,0,0", "10,0,0", "30,0,0")), 0, "push 1")
"""A row of three dominoes after the push of the first."""


def test_a_state_that_waits_for_physics_is_simulated() -> None:
    state = TOPPLED
    result = registry.simulate("aya", state)
    assert result.action == ALL["aya"].format_action(simulate_state(state).action)
    assert result.seconds > 0.3
    assert decode(result.trajectory, scene_of(state).bodies).final


def test_a_recorded_motion_matches_only_its_own_action() -> None:
    state = TOPPLED
    result = registry.simulate("aya", state)
    assert registry.motion_matches("aya", state, result.action, result.trajectory)
    assert not registry.motion_matches("aya", state, "rest", result.trajectory)
    assert not registry.motion_matches("aya", state, "fell 1,2,3", result.trajectory)
    with pytest.raises(ValueError, match=r"."):
        registry.motion_matches("aya", state, result.action, result.trajectory[:5])


def test_an_empty_motion_matches_only_an_action_without_movement() -> None:
    assert registry.motion_matches("aya", TOPPLED, "rest", b"")
    assert not registry.motion_matches("aya", TOPPLED, "fell 1", b"")


def test_a_game_without_physics_cannot_be_simulated() -> None:
    assert [game for game in ALL if registry.has_physics(game)] == ["aya"]
    with pytest.raises(UnknownGame, match="'deep-river' has no physics"):
        registry.simulate("deep-river", None)
    assert registry.motion_matches("deep-river", None, "", b"")


def test_an_action_from_a_packages_physics_is_put_into_canonical_notation(lodge: Callable[[str], None]) -> None:
    lodge("from rivage.core import Simulated\ndef simulate(state):\n    return Simulated('002', b'motion', 0.5)\n")
    entry = scan.all_games()["stones"]
    moving = replace(entry, package=replace(entry.package, simulate="lodge_bots:simulate"))
    scan._scan_result().games["stones"] = moving  # type: ignore[index]  # a dict at run time
    assert registry.simulate("stones", None) == Simulated("2", b"motion", 0.5)


def test_exceptions_of_package_physics_become_runtime_errors(lodge: Callable[[str], None]) -> None:
    lodge("import sys\ndef simulate(state):\n    sys.exit('enough')\n")
    entry = scan.all_games()["stones"]
    moving = replace(entry, package=replace(entry.package, simulate="lodge_bots:simulate"))
    scan._scan_result().games["stones"] = moving  # type: ignore[index]  # a dict at run time
    with pytest.raises(RuntimeError, match="the package of stones: SystemExit: enough"):
        registry.simulate("stones", None)
