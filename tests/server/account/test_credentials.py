"""The keys of guests, in a store."""

import pytest

from rivage.server.account import Credentials
from rivage.server.account.errors import PasskeyRefused, UnknownPasskey, UnknownRecovery
from rivage.store import Store

from .soft_key import SoftKey

BASE = "https://play.example.org"
ANN, BEN = "a" * 22, "b" * 22


@pytest.fixture
def credentials(store: Store) -> Credentials:
    return Credentials(store, b"secret", clock=lambda: 1_000_000)


async def test_a_guest_without_keys_has_none(credentials: Credentials) -> None:
    keys = await credentials.of(ANN)
    assert (keys.passkeys, keys.recovery) == ((), 0)


async def test_a_passkey_leads_to_who_made_it(credentials: Credentials) -> None:
    key = SoftKey("play.example.org")
    await credentials.add(ANN, BASE, key.create(await credentials.registration_options(ANN, "Ann", BASE), BASE), " my phone ")
    (shown,) = (await credentials.of(ANN)).passkeys
    assert (shown.label, shown.used) == ("my phone", 0)
    assert await credentials.owner_by_passkey(BEN, BASE, key.get(credentials.authentication_options(BEN, BASE), BASE)) == ANN
    assert (await credentials.of(ANN)).passkeys[0].used == 1_000_000
    await credentials.remove(ANN, shown.id)
    with pytest.raises(UnknownPasskey):
        await credentials.owner_by_passkey(BEN, BASE, key.get(credentials.authentication_options(BEN, BASE), BASE))


async def test_nobody_keeps_a_passkey_of_somebody_else(credentials: Credentials) -> None:
    key = SoftKey("play.example.org")
    await credentials.add(ANN, BASE, key.create(await credentials.registration_options(ANN, "", BASE), BASE), "")
    with pytest.raises(PasskeyRefused):
        await credentials.add(BEN, BASE, key.create(await credentials.registration_options(BEN, "", BASE), BASE), "")


async def test_a_phrase_leads_to_its_owner_until_there_is_a_newer_one(credentials: Credentials) -> None:
    first = await credentials.new_phrase(ANN)
    assert await credentials.owner_by_phrase(first) == ANN
    second = await credentials.new_phrase(ANN)
    assert await credentials.owner_by_phrase(second) == ANN
    for gone in (first, await credentials.new_phrase(BEN)):
        await credentials.drop_phrase(BEN)
        with pytest.raises(UnknownRecovery):
            await credentials.owner_by_phrase(gone)
