"""Every refusal has its sentence, and none is promised that is never given."""

import ast
from pathlib import Path

import pytest

from rivage.core import IllegalAction
from rivage.games.aya.rules import errors as refusals
from rivage.games.aya.rules.errors import SENTENCES, Refusal, Refused

RULES = Path(refusals.__file__).parent


def raised() -> set[str]:
    """The keys with which the rules refuse, read from their sources."""
    found: set[str] = set()
    for module in RULES.glob("*.py"):
        for node in ast.walk(ast.parse(module.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                key = node.args[0]
                either = (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,)
                found |= {ast.literal_eval(each) for each in either}
    return found


def test_what_the_rules_refuse_with_is_what_can_be_said() -> None:
    assert raised() == set(SENTENCES)


@pytest.mark.parametrize("key", SENTENCES)
def test_a_sentence_names_what_is_in_the_way_and_leaves_no_gap(key: str) -> None:
    said = Refusal(key, "domino 7").sentence
    assert "{" not in said
    assert ("domino 7" in said) is ("{what}" in SENTENCES[key])
    assert said == said.strip().removesuffix(".")


def test_a_refusal_says_what_it_would_overlap() -> None:
    assert Refusal("overlaps", "the tile start").sentence == "it would overlap the tile start"


def test_a_refused_action_names_itself_the_moment_and_the_reason() -> None:
    refused = Refused("raise 12", "placing, turn of seat 1", Refusal("too-far", "12"))
    assert isinstance(refused, IllegalAction)
    assert refused.code == "action.illegal"
    for part in ("raise 12", "placing, turn of seat 1", "domino 12 is raised near its place"):
        assert part in refused.message


def test_a_refused_action_carries_the_key_for_translation_and_not_the_sentence() -> None:
    details = Refused("place 0,0,0", "placing", Refusal("overlaps", "okapi")).details
    assert (details["why"], details["what"]) == ("overlaps", "okapi")
