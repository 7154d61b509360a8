"""What passkeys must sign."""

import pytest

from rivage.server.account.challenges import GOOD_FOR, Challenges


def test_a_challenge_is_taken_once() -> None:
    challenges = Challenges(b"secret")
    given = challenges.fresh("make", "ann")
    assert challenges.take(given, "make", "ann")
    assert not challenges.take(given, "make", "ann")


@pytest.mark.parametrize(("purpose", "player"), [("sign-in", "ann"), ("make", "ben")])
def test_a_challenge_is_for_one_purpose_and_one_guest(purpose: str, player: str) -> None:
    challenges = Challenges(b"secret")
    assert not challenges.take(challenges.fresh("make", "ann"), purpose, player)


def test_a_challenge_of_another_house_is_not_taken() -> None:
    assert not Challenges(b"secret").take(Challenges(b"other").fresh("make", "ann"), "make", "ann")


@pytest.mark.parametrize("text", [b"", b"x", b"x" * 56, b"x" * 1000])
def test_what_was_never_given_is_not_taken(text: bytes) -> None:
    assert not Challenges(b"secret").take(text, "make", "ann")


def test_an_old_challenge_is_not_taken() -> None:
    now = 1000.0
    challenges = Challenges(b"secret", clock=lambda: now)
    given = challenges.fresh("make", "ann")
    now += GOOD_FOR + 1
    assert not challenges.take(given, "make", "ann")


def test_used_ones_are_forgotten_when_they_are_too_old_anyway() -> None:
    now = 1000.0
    challenges = Challenges(b"secret", clock=lambda: now)
    challenges.take(challenges.fresh("make", "ann"), "make", "ann")
    now += GOOD_FOR + 1
    challenges.take(challenges.fresh("make", "ann"), "make", "ann")
    assert len(challenges._used) == 1


def test_a_challenge_that_was_taken_at_another_node_is_not_taken_here() -> None:
    here, there = Challenges(b"secret"), Challenges(b"secret")
    there.on_used = here.use
    given = here.fresh("make", "ann")
    assert there.take(given, "make", "ann")
    assert not here.take(given, "make", "ann")


def test_only_what_was_taken_here_is_told_to_the_others() -> None:
    told: list[bytes] = []
    challenges = Challenges(b"secret")
    challenges.on_used = told.append
    given = challenges.fresh("make", "ann")
    assert not challenges.take(given, "make", "ben")
    assert challenges.take(given, "make", "ann")
    assert not challenges.take(given, "make", "ann")
    assert told == [given[:24]]


@pytest.mark.parametrize("text", [b"", b"x", b"x" * 24, b"x" * 100])
def test_what_another_node_should_never_have_said_does_no_harm(text: bytes) -> None:
    challenges = Challenges(b"secret")
    challenges.use(text)
    given = challenges.fresh("make", "ann")
    assert challenges.take(given, "make", "ann")
