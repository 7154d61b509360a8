"""What passkeys must sign."""

import pytest

from rivage.server.account.challenges import LIFETIME_S, Challenges


async def test_a_challenge_is_taken_once() -> None:
    challenges = Challenges(b"secret")
    given = challenges.fresh("make", "ann")
    assert await challenges.take(given, "make", "ann")
    assert not await challenges.take(given, "make", "ann")


@pytest.mark.parametrize(("purpose", "player"), [("sign-in", "ann"), ("make", "ben")])
async def test_a_challenge_is_for_one_purpose_and_one_guest(purpose: str, player: str) -> None:
    challenges = Challenges(b"secret")
    assert not await challenges.take(challenges.fresh("make", "ann"), purpose, player)


async def test_a_challenge_of_another_house_is_not_taken() -> None:
    assert not await Challenges(b"secret").take(Challenges(b"other").fresh("make", "ann"), "make", "ann")


@pytest.mark.parametrize("text", [b"", b"x", b"x" * 56, b"x" * 1000])
async def test_what_was_never_given_is_not_taken(text: bytes) -> None:
    assert not await Challenges(b"secret").take(text, "make", "ann")


async def test_an_old_challenge_is_not_taken() -> None:
    now = 1000.0
    challenges = Challenges(b"secret", clock=lambda: now)
    given = challenges.fresh("make", "ann")
    now += LIFETIME_S + 1
    assert not await challenges.take(given, "make", "ann")


async def test_used_ones_are_forgotten_when_they_are_too_old_anyway() -> None:
    now = 1000.0
    challenges = Challenges(b"secret", clock=lambda: now)
    await challenges.take(challenges.fresh("make", "ann"), "make", "ann")
    now += LIFETIME_S + 1
    await challenges.take(challenges.fresh("make", "ann"), "make", "ann")
    assert len(challenges._used) == 1


async def test_a_challenge_that_another_node_was_first_to_use_is_not_taken() -> None:
    used: list[str] = []

    async def use_once(key: str) -> bool:
        used.append(key)
        return used.count(key) == 1

    here, there = Challenges(b"secret"), Challenges(b"secret")
    here.use_once = there.use_once = use_once
    given = here.fresh("make", "ann")
    assert not await there.take(given, "make", "ben")
    assert used == []
    assert await there.take(given, "make", "ann")
    assert not await here.take(given, "make", "ann")
    assert used == [given[:24].hex()] * 2
