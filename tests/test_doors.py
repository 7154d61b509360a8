"""Every package has a door: who comes from outside imports from its `__init__`, not from the files behind it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
ROOMS = ("analysis", "bots", "games", "hosting", "store", "table")
"""Packages with packages of their own (a game, a room), each with its door."""
DOORS = {
    "hosting.errors": "what goes wrong between nodes, for who has a bus",
    "hosting.simulator": "loads the physics engine, for processes that run tables",
    "hosting.link": "the connection to NATS: loaded where there is a bus",
    "core.checks": "the kit, for tests; nobody else loads it",
    "core.pose": "what can be reckoned with poses, for whoever has bodies",
    "games.aya.components": "the size and weight of a domino, which physics measures",
    "physics.aya": "the one module of physics that knows a game; loaded where that game is",
    "physics.samples": "rows and tables to try physics with",
    "server.logs": "how a server writes its log, wanted before the server itself is loaded",
    "table.chance": "a room of one file",
    "table.errors": "a room of one file",
    "table.log": "a room of one file",
    "table.record": "a room of one file",
}
"""Files that are doors themselves, and why."""
FILES = sorted(SOURCE.rglob("*.py"))


def imports(text: str) -> Iterator[str]:
    """Every absolute `from rivage.x.y import` of a file, as `x.y`."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module and node.module.startswith("rivage."):
            yield node.module.removeprefix("rivage.")
        elif isinstance(node, ast.Import):
            yield from (name.name.removeprefix("rivage.") for name in node.names if name.name.startswith("rivage."))


def behind(asker: tuple[str, ...], module: str) -> bool:
    """Whether a file, given by its folders, goes past the door of another package when it imports `module`."""
    package, *rest = module.split(".")
    folder = SOURCE / "rivage" / package
    if package == asker[0] or not folder.is_dir() or module in DOORS:
        return False
    if package not in ROOMS or not rest or not (folder / rest[0]).is_dir():
        return bool(rest)
    # What is made for one game (its bots, its physics, its commands) knows that game from within.
    own = any(part.removesuffix(".py") == rest[0] or part.startswith(f"{rest[0]}_") for part in asker)
    return len(rest) > 1 and not own


@pytest.mark.parametrize("file", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_other_packages_import_from_the_package_exports(file: Path) -> None:
    parts = file.relative_to(SOURCE / "rivage").parts
    past = [module for module in imports(file.read_text()) if behind(parts, module)]
    assert not past, f"{file.name} goes past the door of {past}"


def test_the_guard_does_not_import_the_rest_of_the_server() -> None:
    for file in (SOURCE / "rivage" / "server" / "guard").glob("*.py"):
        assert not [module for module in imports(file.read_text()) if module.startswith("server")], file.name


def test_an_import_that_bypasses_the_exports_is_found() -> None:
    assert list(imports("from rivage.table.decide.turns import act\nimport rivage.core.game")) == [
        "table.decide.turns",
        "core.game",
    ]
    assert behind(("server", "api.py"), "table.decide.turns")
    assert behind(("server", "api.py"), "store.sql")
    assert behind(("bots", "aya", "plan.py"), "games.deep_river.rules")
    assert not behind(("bots", "aya", "plan.py"), "games.aya.state")
    assert not behind(("server", "api.py"), "table.decide")
    assert not behind(("server", "api.py"), "table")
    assert not behind(("table", "run", "actor.py"), "table.decide.turns")
