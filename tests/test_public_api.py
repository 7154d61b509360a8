"""Every public name that the API reference shows has a docstring."""

import ast
import importlib
import inspect
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted((ROOT / "docs" / "reference" / "python").glob("*.md"))
PACKAGES = [f"rivage.{page.stem}" for page in PAGES]


def documented_variables(module: ModuleType) -> Iterator[str]:
    """Names of module variables that a docstring follows."""
    body = ast.parse(inspect.getsource(module)).body
    for statement, following in pairwise(body):
        if not (isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant)):
            continue
        targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
        yield from (target.id for target in targets if isinstance(target, ast.Name))


def defining_modules(package: str) -> list[ModuleType]:
    """The loaded modules of `rivage`, in which a re-exported variable may be defined."""
    importlib.import_module(package)
    return [module for name, module in sys.modules.items() if name.startswith("rivage.") and isinstance(module, ModuleType)]


def undocumented(package: str) -> list[str]:
    """The names in `__all__` of a package without a docstring of their own."""
    module: Any = importlib.import_module(package)
    variables = {name for one in defining_modules(package) for name in documented_variables(one)}
    return [name for name in module.__all__ if name not in variables and not own_docstring(getattr(module, name))]


def own_docstring(thing: Any) -> str | None:
    """The docstring of a class or function, not one that it inherits; None for other values."""
    if inspect.isclass(thing):
        return thing.__dict__.get("__doc__")
    return thing.__doc__ if inspect.isfunction(inspect.unwrap(thing)) else None


@pytest.mark.parametrize("package", PACKAGES)
def test_every_public_name_has_a_docstring(package: str) -> None:
    assert undocumented(package) == []


def test_the_reference_has_a_page_for_each_public_package() -> None:
    assert {"rivage.core", "rivage.games", "rivage.table", "rivage.bots", "rivage.physics"} <= set(PACKAGES)
