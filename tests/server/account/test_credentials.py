"""The keys of guests, in a store."""

import pytest

from rivage.server.account import Credentials
from rivage.server.account.errors import PasskeyRefused, UnknownPasskey, UnknownRecovery
from rivage.store import Store

from .soft_key import SoftKey

BASE = "https://play.example.org"
ANN, BEN = "a" * 22, "b" * 22


@pytest.fixture
def keyring(store: Store) -> Credentials:
    return Credentials(store, b"secret", clock=lambda: 1_000_000)


async def test_a_guest_without_keys_has_none(keyring: Credentials) -> None:
    keys = await keyring.of(ANN)
    assert (keys.passkeys, keys.recovery) == ((), 0)


async def test_a_passkey_leads_to_who_made_it(keyring: Credentials) -> None:
    key = SoftKey("play.example.org")
    await keyring.add(ANN, BASE, key.create(await keyring.asked_to_make(ANN, "Ann", BASE), BASE), " my phone ")
    (shown,) = (await keyring.of(ANN)).passkeys
    assert (shown.label, shown.used) == ("my phone", 0)
    assert await keyring.owner_by_passkey(BEN, BASE, key.get(keyring.asked_to_sign(BEN, BASE), BASE)) == ANN
    assert (await keyring.of(ANN)).passkeys[0].used == 1_000_000
    await keyring.remove(ANN, shown.id)
    with pytest.raises(UnknownPasskey):
        await keyring.owner_by_passkey(BEN, BASE, key.get(keyring.asked_to_sign(BEN, BASE), BASE))


async def test_nobody_keeps_a_passkey_of_somebody_else(keyring: Credentials) -> None:
    key = SoftKey("play.example.org")
    await keyring.add(ANN, BASE, key.create(await keyring.asked_to_make(ANN, "", BASE), BASE), "")
    with pytest.raises(PasskeyRefused):
        await keyring.add(BEN, BASE, key.create(await keyring.asked_to_make(BEN, "", BASE), BASE), "")


async def test_a_phrase_leads_to_its_owner_until_there_is_a_newer_one(keyring: Credentials) -> None:
    first = await keyring.new_phrase(ANN)
    assert await keyring.owner_by_phrase(first) == ANN
    second = await keyring.new_phrase(ANN)
    assert await keyring.owner_by_phrase(second) == ANN
    for gone in (first, await keyring.new_phrase(BEN)):
        await keyring.drop_phrase(BEN)
        with pytest.raises(UnknownRecovery):
            await keyring.owner_by_phrase(gone)
