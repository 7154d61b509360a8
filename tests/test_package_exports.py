"""Each package exports its public names in `__init__`, and other packages import only those."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
NESTED = ("analysis", "bots", "games", "hosting", "store", "table")
"""Packages with sub-packages, each of which has exports of its own."""
PUBLIC_MODULES = {
    "hosting.errors": "the errors of a cluster, for processes with a bus",
    "hosting.simulator": "loads the physics engine, for processes that run tables",
    "hosting.link": "the connection to NATS, loaded only where there is a bus",
    "core.checks": "the conformance kit, loaded only by tests",
    "core.pose": "the geometry of poses, for games and engines with bodies",
    "games.aya.components": "the size and weight of a domino, which the physics measurements need",
    "physics.aya": "the one module of physics that knows a game, loaded only with that game",
    "physics.samples": "sample scenes for the physics engine",
    "server.logs": "the format of the server's log, needed before the server is loaded",
    "table.chance": "a package of one file",
    "table.errors": "a package of one file",
    "table.log": "a package of one file",
    "table.record": "a package of one file",
}
"""Modules that other packages may import directly, with the reason."""
FILES = sorted(SOURCE.rglob("*.py"))


def imports(text: str) -> Iterator[str]:
    """All absolute imports of `rivage` modules in a file, without the prefix `rivage.`."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module and node.module.startswith("rivage."):
            yield node.module.removeprefix("rivage.")
        elif isinstance(node, ast.Import):
            yield from (name.name.removeprefix("rivage.") for name in node.names if name.name.startswith("rivage."))


def bypasses_exports(importer: tuple[str, ...], module: str) -> bool:
    """Whether a file, given by the parts of its path, bypasses the exports of another package when it imports `module`."""
    package, *rest = module.split(".")
    folder = SOURCE / "rivage" / package
    if package == importer[0] or not folder.is_dir() or module in PUBLIC_MODULES:
        return False
    if package not in NESTED or not rest or not (folder / rest[0]).is_dir():
        return bool(rest)
    # Code for one game (its bots, physics and commands) may import the modules of that game.
    own = any(part.removesuffix(".py") == rest[0] or part.startswith(f"{rest[0]}_") for part in importer)
    return len(rest) > 1 and not own


@pytest.mark.parametrize("file", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_other_packages_import_from_the_package_exports(file: Path) -> None:
    parts = file.relative_to(SOURCE / "rivage").parts
    bypassing = [module for module in imports(file.read_text()) if bypasses_exports(parts, module)]
    assert not bypassing, f"{file.name} bypasses the exports of {bypassing}"


def test_the_guard_does_not_import_the_rest_of_the_server() -> None:
    for file in (SOURCE / "rivage" / "server" / "guard").glob("*.py"):
        assert not [module for module in imports(file.read_text()) if module.startswith("server")], file.name


def test_an_import_that_bypasses_the_exports_is_found() -> None:
    assert list(imports("from rivage.table.decide.turns import act\nimport rivage.core.game")) == [
        "table.decide.turns",
        "core.game",
    ]
    assert bypasses_exports(("server", "api.py"), "table.decide.turns")
    assert bypasses_exports(("server", "api.py"), "store.sql")
    assert bypasses_exports(("bots", "aya", "plan.py"), "games.deep_river.rules")
    assert not bypasses_exports(("bots", "aya", "plan.py"), "games.aya.state")
    assert not bypasses_exports(("server", "api.py"), "table.decide")
    assert not bypasses_exports(("server", "api.py"), "table")
    assert not bypasses_exports(("table", "run", "actor.py"), "table.decide.turns")
