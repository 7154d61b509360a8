import inspect
from pathlib import Path
from typing import Any

import pytest

from rivage.core import Game
from rivage.games import ALL

from .houses import BUILT_IN

FILES = ("actions", "components", "game", "meta", "notation", "position", "rules", "state", "view")
"""Modules that every game has. A large one may be a package."""


def folder(game: Game[Any, Any, Any]) -> Path:
    return Path(inspect.getfile(type(game))).parent


def test_every_game_is_registered_by_its_id() -> None:
    assert all(game.info.id == name for name, game in ALL.items())


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_game_has_the_same_files(name: str) -> None:
    path = folder(ALL[name])
    missing = [file for file in FILES if not (path / f"{file}.py").is_file() and not (path / file / "__init__.py").is_file()]
    assert not missing, f"{name} lacks {', '.join(missing)}"


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_game_defines_its_functions_in_the_modules_named_for_them(name: str) -> None:
    game = ALL[name]
    package = type(game).__module__.rpartition(".")[0]
    for function, file in {
        "set_up": "rules", "to_act": "rules", "legal_actions": "rules", "apply": "rules", "outcome": "rules", "view": "view",
        "parse_action": "notation", "format_action": "notation", "parse_state": "position", "format_state": "position",
    }.items():  # fmt: skip
        module = getattr(game, function).__module__
        assert module == f"{package}.{file}" or module.startswith(f"{package}.{file}."), function


@pytest.mark.parametrize("name", ALL)
def test_every_game_names_its_designers_and_its_endings(name: str) -> None:
    info = ALL[name].info
    assert info.credits.designers
    assert info.endings
