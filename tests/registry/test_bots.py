"""The door to the bots: any game, any level, one call."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from rivage import registry
from rivage.core import CHANCE, Options, Seat, UnknownGame
from rivage.games import ALL
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
        registry.bots._function.cache_clear()
        monkeypatch.syspath_prepend(str(tmp_path))
        with installed(monkeypatch, tmp_path) as entries:
            found = scan.scan(entries)
        assert found.broken == ()
        monkeypatch.setattr(scan, "_found", lambda: found)

    return open_with


@pytest.mark.parametrize(
    ("source", "why"),
    [
        (left("sys.exit('needs a GPU')"), "the bots of stones: SystemExit: needs a GPU"),
        (left("raise ImportError('no wood')"), "the bots of stones: ImportError: no wood"),
        (left(), "the bots of stones: SystemExit: enough"),
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
