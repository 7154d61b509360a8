"""What a diagnosis says, as people read it."""

import ast
import string
from pathlib import Path

import pytest

from rivage.analysis.aya import diagnosis
from rivage.analysis.aya.findings import FELL, SENTENCES, Finding


def finding(key: str, behind: int = 0) -> Finding:
    """A finding of that cause about domino 7, every argument told."""
    names = [name for _, name, _, _ in string.Formatter().parse(SENTENCES[key]) if name]
    return Finding(key, {**{name: f"<{name}>" for name in names}, "domino": 7, "behind": behind})


@pytest.mark.parametrize("key", SENTENCES)
def test_every_cause_names_its_domino_and_all_that_it_is_told_with(key: str) -> None:
    said = finding(key).sentence
    assert "domino 7" in said
    assert "{" not in said
    assert all(f"<{name}>" in said for name in finding(key).args if name not in ("domino", "behind"))


def test_every_cause_can_be_found() -> None:
    tree = ast.parse(Path(diagnosis.__file__).read_text())
    assert set(SENTENCES) <= {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}


def test_it_is_told_how_many_wait_behind_a_domino_that_stands() -> None:
    alone, blocked = finding("unclear").sentence, finding("unclear", 3).sentence
    assert alone == "domino 7 stands although domino <by> fell before it"
    assert blocked == f"{alone}; 3 more behind it"


@pytest.mark.parametrize("key", FELL)
def test_behind_one_that_fell_wrong_the_others_fell_so_too(key: str) -> None:
    assert finding(key, 2).sentence == f"{finding(key).sentence}; 2 more fell so after it"


def test_a_finding_is_about_its_domino() -> None:
    assert Finding("water-down", {"domino": 12, "behind": 0}).domino == 12
