"""The package uses only public names of other libraries."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "src" / "rivage"
DOCUMENTED = {"_replace", "_asdict", "_fields", "_make", "_exit"}
"""Public names of the standard library that start with an underscore: of named tuples, and `os._exit`."""


def is_private(name: str) -> bool:
    """Whether a name starts with one underscore and is not documented."""
    return name.startswith("_") and not name.startswith("__") and name not in DOCUMENTED


def private_imports(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The line and name of each import from another package with a private component."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=aliases):
                names = [alias.name for alias in aliases]
            case ast.ImportFrom(module=module, names=aliases, level=0):
                names = [f"{module}.{alias.name}" for alias in aliases]
            case _:
                continue
        for name in names:
            first, *parts = name.split(".")
            if first not in ("rivage", "__future__") and any(map(is_private, (first, *parts))):
                yield aliases[0].lineno, name


def defined_names(tree: ast.Module) -> set[str]:
    """The private names that a module defines: functions, classes, variables, and attributes of `self`."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and belongs_to_self(node.value):
            found.add(node.attr)
    return {name for name in found if is_private(name)}


def belongs_to_self(owner: ast.expr) -> bool:
    """Whether an attribute is one of `self`, `cls` or `super()`."""
    if isinstance(owner, ast.Call):
        owner = owner.func
        return isinstance(owner, ast.Name) and owner.id == "super"
    return isinstance(owner, ast.Name) and owner.id in ("self", "cls")


def private_attributes(tree: ast.Module, everywhere: set[str]) -> Iterator[tuple[int, str]]:
    """The line and text of each access to a private attribute of a library.

    An attribute of `self` must be defined somewhere in the package (`everywhere`), else it is inherited from a library. An
    attribute of any other object must be defined in the same module.
    """
    here = defined_names(tree)
    for node in ast.walk(tree):
        owner: ast.expr
        match node:
            case ast.Attribute(value=owner, attr=name):
                pass
            case ast.Call(
                func=ast.Name(id="getattr" | "setattr" | "hasattr" | "delattr"), args=[owner, ast.Constant(value=str(name)), *_]
            ):
                pass
            case _:
                continue
        if is_private(name) and name not in (everywhere if belongs_to_self(owner) else here):
            yield owner.lineno, ast.unparse(node)


def private_names(sources: dict[str, str]) -> list[str]:
    """All uses of private names of libraries in these modules, as `file:line: name`."""
    trees = {file: ast.parse(text) for file, text in sources.items()}
    everywhere = {name for tree in trees.values() for name in defined_names(tree)}
    return [
        f"{file}:{line}: {name}"
        for file, tree in trees.items()
        for line, name in (*private_imports(tree), *private_attributes(tree, everywhere))
    ]


def test_the_package_uses_no_private_name_of_a_library() -> None:
    assert private_names({str(file.relative_to(SRC)): file.read_text() for file in sorted(SRC.rglob("*.py"))}) == []


@pytest.mark.parametrize(
    "line",
    [
        "from uvicorn._types import ASGI3Application",
        "from uvicorn.protocols.utils import _get_path",
        "import _ssl",
        "import uvicorn._compat as compat",
        "bucket = store._name",
        "size = self.connection.reader._buffer",
        "self._protocol_state = None\nstate = self.connection._state",
        "class Node(KeyValue):\n    def name(self):\n        return self._stream",
        "getattr(store, '_name')",
        "setattr(connection.transport, '_paused', True)",
    ],
)
def test_a_private_name_of_a_library_is_found(line: str) -> None:
    assert len(private_names({"module.py": line})) == 1


@pytest.mark.parametrize(
    "line",
    [
        "from __future__ import annotations",
        "from rivage.table import _clock",
        "from ._parts import size",
        "class Fish:\n    def grow(self, other):\n        self._size = 2 * other._size",
        "def use(item):\n    return item._replace(size=7)",
        "import os\nos._exit(1)",
        "print(type(self).__name__)",
    ],
)
def test_our_own_private_names_and_documented_ones_are_allowed(line: str) -> None:
    assert private_names({"module.py": line}) == []


def test_attributes_of_our_own_base_classes_are_allowed() -> None:
    base = "class Fish:\n    def __init__(self):\n        self._size = 7"
    derived = "class Eel(Fish):\n    def size(self):\n        return self._size"
    assert private_names({"fish.py": base, "eel.py": derived}) == []
    assert private_names({"eel.py": derived}) == ["eel.py:3: self._size"]
