import pytest

from rivage.core import Option, OptionError, Options, resolve

DECLARED = (Option("length", ("short", "long")), Option("pie", (False, True)))


def test_missing_options_get_their_defaults() -> None:
    assert dict(resolve(DECLARED, {})) == {"length": "short", "pie": False}
    assert dict(resolve(DECLARED, {"pie": True})) == {"length": "short", "pie": True}


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(OptionError) as caught:
        resolve(DECLARED, {"size": 3})
    assert (caught.value.code, caught.value.details) == ("option.unknown", {"name": "size"})


@pytest.mark.parametrize(("name", "value"), [("length", "medium"), ("pie", 1), ("pie", "True")])
def test_a_value_that_is_not_a_choice_is_refused(name: str, value: str | int) -> None:
    with pytest.raises(OptionError) as caught:
        resolve(DECLARED, {name: value})
    assert caught.value.code == "option.value"


def test_options_are_equal_and_hash_by_their_values() -> None:
    first, second = Options({"a": 1, "b": True}), Options({"b": True, "a": 1})
    assert first == second
    assert hash(first) == hash(second)
    assert len(first) == 2
    assert repr(first) == "Options({'a': 1, 'b': True})"


def test_an_error_lists_the_choices_in_json_format() -> None:
    declared = (Option("pie", (False, True)), Option("most", (2, 3)))
    with pytest.raises(OptionError, match="option pie takes false, true, not 'True'") as caught:
        resolve(declared, {"pie": "True"})
    assert caught.value.details == {"name": "pie", "value": "True", "choices": "false, true"}
    with pytest.raises(OptionError, match="option most takes 2, 3, not true"):
        resolve(declared, {"most": True})
