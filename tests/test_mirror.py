"""Tests mirror modules: who looks for the tests of a module finds them by its name."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MIRRORED = ("bus", "table")
"""The packages of which every module has a test of its own."""
MODULES = [
    module.relative_to(ROOT / "src" / "rivage")
    for package in MIRRORED
    for module in sorted((ROOT / "src" / "rivage" / package).rglob("*.py"))
    if module.name != "__init__.py"
]


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_every_module_has_a_test_of_its_own(module: Path) -> None:
    mirror = ROOT / "tests" / module.parent / f"test_{module.name}"
    assert mirror.is_file(), f"src/rivage/{module} has no {mirror.relative_to(ROOT)}"
    assert "def test_" in mirror.read_text(encoding="utf-8")


@pytest.mark.parametrize("room", sorted({module.parent for module in MODULES if module.parent.parent.name}), ids=str)
def test_no_test_of_a_room_is_about_a_module_that_is_gone(room: Path) -> None:
    tests = {test.stem.removeprefix("test_") for test in (ROOT / "tests" / room).glob("test_*.py")}
    assert tests <= {module.stem for module in MODULES if module.parent == room}
