import pytest

from rivage.core import GameError, IllegalAction, NotationError, OptionError, RivageError, without_password


def test_an_error_has_a_stable_code_a_sentence_and_details() -> None:
    error = IllegalAction("c1", where="here", why="tilted")
    assert str(error) == error.message == "illegal action: c1 in here: tilted"
    assert (error.code, error.details) == ("action.illegal", {"action": "c1", "where": "here", "why": "tilted"})


def test_a_notation_error_counts_characters_from_one() -> None:
    error = NotationError("no bear", text="abc", at=1)
    assert str(error) == "no bear at character 2 of 'abc'"
    assert (error.what, error.text, error.at) == ("no bear", "abc", 1)
    assert error.details["character"] == 2


def test_an_argument_overrides_the_code_of_the_class() -> None:
    assert RivageError("x", code="option.seats").code == "option.seats"
    assert RivageError("x").code == "internal"


def test_every_error_is_a_value_error() -> None:
    assert issubclass(GameError, RivageError)
    assert issubclass(RivageError, ValueError)


@pytest.mark.parametrize("at", [0, 1_000_000, 2_999_999])
def test_a_message_quotes_a_long_text_around_the_error(at: int) -> None:
    text = "a" * at + "!" + "b" * (2_999_999 - at)
    error = NotationError("no letter", text=text, at=at)
    assert len(str(error)) < 500
    assert "!" in str(error)
    assert error.text == text
    assert NotationError("no letter", text="ab", at=1).message == "no letter at character 2 of 'ab'"


@pytest.mark.parametrize(
    ("url", "redacted"),
    [
        ("nats://host:4222", "nats://host:4222"),
        ("nats://me:hush@host:4222", "nats://…@host:4222"),
        ("nats://me:a/b@c,d@host,nats://other", "nats://…@host,nats://other"),
        ("me:hush@host", "…@host"),
        ("//me:hush@host", "//…@host"),
        ("postgresql://host/name?sslpassword=hush&password=hush&x=1", "postgresql://host/name?sslpassword=…&password=…&x=1"),
        ("", ""),
    ],
)
def test_passwords_in_urls_are_redacted(url: str, redacted: str) -> None:
    assert without_password(url) == redacted


@pytest.mark.parametrize(
    "error",
    [
        NotationError(f"no action is called {'a' * 3_000_000!r}", text="a" * 3_000_000, at=0),
        IllegalAction("a" * 3_000_000, where="here", why="tilted"),
        OptionError(f"no option is called {'a' * 3_000_000!r}", code="option.unknown"),
    ],
)
def test_long_messages_are_shortened(error: RivageError) -> None:
    assert len(str(error)) <= 1000
    assert str(error) == error.message
    assert "aaa…aaa" in error.message


def test_a_shortened_message_keeps_its_start_and_end() -> None:
    message = IllegalAction("a" * 3_000_000, where="here", why="tilted").message
    assert message.startswith("illegal action: aaa")
    assert message.endswith("aaa in here: tilted")
