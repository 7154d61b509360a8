"""Keys of refusals and their messages."""

import ast
from pathlib import Path

from tests.locales.test_catalogues import FIRST, messages

from rivage.core import IllegalAction
from rivage.games.aya.rules import errors as refusals
from rivage.games.aya.rules.errors import Refused, RuleViolation

RULES = Path(refusals.__file__).parent


def raised() -> set[str]:
    """Keys of all refusals in the source of the rules."""
    found: set[str] = set()
    for module in RULES.glob("*.py"):
        for node in ast.walk(ast.parse(module.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "RuleViolation":
                key = node.args[0]
                either = (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,)
                found |= {ast.literal_eval(each) for each in either}
    return found


def test_every_refusal_of_the_rules_has_a_message() -> None:
    assert raised() == {
        name.removeprefix("aya-refused-") for name in messages(FIRST, "aya.ftl") if name.startswith("aya-refused-")
    }


def test_a_rule_violation_shows_its_key_and_the_piece_in_the_way() -> None:
    assert str(RuleViolation("overlaps", "the tile start")) == "overlaps: the tile start"
    assert str(RuleViolation("hand-full")) == "hand-full"


def test_a_refused_action_shows_the_action_the_phase_and_the_reason() -> None:
    refused = Refused("raise 12", "placing, turn of seat 1", RuleViolation("too-far", "12"))
    assert isinstance(refused, IllegalAction)
    assert refused.code == "action.illegal"
    for part in ("raise 12", "placing, turn of seat 1", "too-far: 12"):
        assert part in refused.message


def test_a_refused_action_has_the_key_of_its_message_in_its_details() -> None:
    details = Refused("place 0,0,0", "placing", RuleViolation("overlaps", "okapi")).details
    assert (details["why"], details["what"]) == ("overlaps", "okapi")
