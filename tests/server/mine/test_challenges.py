"""What passkeys must sign."""

import pytest

from rivage.server.mine.challenges import GOOD_FOR, Challenges


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
