"""Tests mirror modules: each module with behaviour has a test module with the same path."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src" / "rivage"
TESTS = ROOT / "tests"


def behaves(module: Path) -> bool:
    """Whether a module has a function with a body. Constants, data types and protocols need no test."""
    for node in ast.walk(ast.parse(module.read_text())):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            body = [line for line in node.body if not (isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant))]
            if body:
                return True
    return False


def mirror(module: Path) -> Path:
    """The path of the tests of a module: `table/match/clock.py` has `table/match/test_clock.py`."""
    return TESTS / module.parent / f"test_{module.stem.strip('_')}.py"


EXEMPT = {
    "__init__.py": "exports only",
    "errors.py": "error classes: each is tested where it is raised, and the codes in test_docs",
}
"""Names of files that need no test module, with the reason."""
ELSEWHERE = {
    "store/migrations": "run by Alembic, tested as a whole in store/test_schema",
}
"""Folders whose modules are tested in another way, with the place."""


def modules() -> list[Path]:
    """All modules that need a test module, by their paths in the package."""
    found = [file.relative_to(SRC) for file in sorted(SRC.rglob("*.py"))]
    return [
        module
        for module in found
        if module.name not in EXEMPT and not module.as_posix().startswith(tuple(ELSEWHERE)) and behaves(SRC / module)
    ]


def test_every_module_has_a_test_of_its_name() -> None:
    missing = {module.as_posix() for module in modules() if not mirror(module).exists()}
    assert missing == set(), "add a test module with the name of the module"


def test_only_modules_with_behaviour_need_a_test(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    for text, does in (
        ("SIZE = 7\n", False),
        ("class Fish:\n    size: int\n    'In mm.'\n", False),
        ("class Log:\n    async def read(self) -> str:\n        'All of it.'\n        ...\n", False),
        ("class Fish:\n    @property\n    def long(self) -> bool:\n        return self.size > 7\n", True),
        ("def swim() -> None:\n    print(7)\n", True),
    ):
        module.write_text(text)
        assert behaves(module) is does, text


def test_a_test_module_has_the_same_path_as_its_module() -> None:
    assert mirror(Path("table/match/clock.py")) == TESTS / "table" / "match" / "test_clock.py"
    assert mirror(Path("__main__.py")) == TESTS / "test_main.py"
