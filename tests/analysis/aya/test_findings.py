"""What a diagnosis says, as people read it."""

import ast
from pathlib import Path

import pytest
from tests.locales.test_catalogues import FIRST, messages

from rivage.analysis.aya import diagnosis
from rivage.analysis.aya.findings import Finding
from rivage.registry import render

PREFIX = "terminal-aya-stopped-"
KNOWN = {name.removeprefix(PREFIX): args for name, args in messages(FIRST, "terminal-aya.ftl").items() if name.startswith(PREFIX)}


def finding(key: str, behind: int = 0) -> Finding:
    """A finding of that cause about domino 7, every argument given."""
    return Finding(key, {**{name: f"<{name}>" for name in KNOWN[key] - {"away"}}, "away": 300, "domino": 7, "behind": behind})


def said(key: str, behind: int = 0) -> str:
    return render("aya", finding(key, behind).sentence)


@pytest.mark.parametrize("key", KNOWN)
def test_every_cause_names_its_domino_and_all_its_arguments(key: str) -> None:
    text = said(key)
    assert "domino 7" in text
    assert "{" not in text
    assert all(f"<{name}>" in text for name in KNOWN[key] - {"away", "domino", "behind"})


def test_every_cause_can_be_found() -> None:
    tree = ast.parse(Path(diagnosis.__file__).read_text())
    assert set(KNOWN) <= {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}


def test_the_number_behind_a_domino_that_stands_is_named() -> None:
    assert said("unclear") == "domino 7 stands although domino <by> fell before it"
    assert said("unclear", 3) == f"{said('unclear')}; 3 more behind it"


@pytest.mark.parametrize("key", ["skewed-fell", "wrong-way", "water-down"])
def test_behind_one_that_fell_wrong_the_others_fell_so_too(key: str) -> None:
    assert said(key, 2) == f"{said(key)}; 2 more fell so after it"


def test_a_finding_is_about_its_domino() -> None:
    assert Finding("water-down", {"domino": 12, "behind": 0}).domino == 12
