"""Passkeys, recovery phrases and challenges."""

from typing import Any

import cbor2
import pytest
from hypothesis import given
from hypothesis import strategies as st
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from rivage.server.account import Credentials
from rivage.server.account.credentials import (
    CHALLENGE_LIFETIME_S,
    PHRASE_WORDS,
    BadPasskey,
    Challenges,
    Passkey,
    authentication_options,
    challenge_of,
    hash_phrase,
    new_phrase,
    read_phrase,
    registration_options,
    verify_authentication,
    verify_registration,
)
from rivage.server.account.errors import PasskeyRefused, UnknownPasskey, UnknownRecovery
from rivage.store import Store

from .soft_key import SoftKey


def test_a_phrase_has_eight_words_of_five_letters() -> None:
    words = new_phrase().split()
    assert len(words) == PHRASE_WORDS
    assert all(len(word) == 5 for word in words)


def test_phrases_are_random() -> None:
    assert len({new_phrase() for _ in range(50)}) == 50


def test_a_phrase_is_normalised() -> None:
    phrase = new_phrase()
    words = phrase.split()
    for text in (
        phrase,
        phrase.upper(),
        "  " + "\n".join(words),
        "-".join(words),
        ", ".join(words),
        " ".join(f"{number}. {word}" for number, word in enumerate(words, 1)),
    ):
        assert read_phrase(text) == phrase


def test_an_invalid_phrase_is_refused() -> None:
    words = new_phrase().split()
    for text in (
        "",
        " ".join(words[1:]),
        " ".join([*words, words[0]]),
        " ".join(["words", *words[1:]]),
        " ".join(["babe", *words[1:]]),
    ):
        assert read_phrase(text) == ""


@given(st.text(max_size=100))
def test_any_text_can_be_parsed_as_a_phrase(text: str) -> None:
    assert read_phrase(text) in {"", text, read_phrase(read_phrase(text))}


def test_the_hash_of_a_phrase_depends_on_the_secret() -> None:
    phrase = new_phrase()
    assert hash_phrase(phrase, b"one") != hash_phrase(phrase, b"other")
    assert phrase not in hash_phrase(phrase, b"one")


BASE = "https://play.example.org"
HOST = "play.example.org"


def register(key: SoftKey, challenge: bytes = b"one") -> tuple[str, Passkey]:
    options = registration_options(BASE, "Ann", b"handle", challenge, [])
    return verify_registration(key.create(options, BASE), BASE, challenge, "phone", 5)


def test_the_relying_party_id_is_the_host_name_without_the_port() -> None:
    assert registration_options("https://play.example.org:8443", "", b"h", b"c", [])["rp"]["id"] == HOST
    assert authentication_options("http://localhost:8484", b"c")["rpId"] == "localhost"


def test_known_passkeys_are_excluded_from_registration() -> None:
    options = registration_options(BASE, "Ann", b"handle", b"one", ["AAAA"])
    assert [credential["id"] for credential in options["excludeCredentials"]] == ["AAAA"]


def test_a_stored_passkey_has_its_label_and_public_key() -> None:
    key = SoftKey(HOST)
    name, passkey = register(key)
    assert (passkey.label, passkey.created, passkey.used) == ("phone", 5, 0)
    assert name
    assert len(passkey.public_key) > 80


def test_a_valid_signature_is_accepted_and_counted() -> None:
    key = SoftKey(HOST)
    _, passkey = register(key)
    after = verify_authentication(key.get(authentication_options(BASE, b"two"), BASE), BASE, b"two", passkey, 9)
    assert (after.count, after.used, after.label) == (1, 9, "phone")


def test_another_challenge_host_or_key_is_refused() -> None:
    key = SoftKey(HOST)
    _, passkey = register(key)
    for answer, base in (
        (key.get(authentication_options(BASE, b"other"), BASE), BASE),
        (key.get(authentication_options(BASE, b"two"), "https://elsewhere.example"), BASE),
        (SoftKey("elsewhere.example").get(authentication_options(BASE, b"two"), BASE), BASE),
        (SoftKey(HOST).get(authentication_options(BASE, b"two"), BASE), BASE),
    ):
        with pytest.raises(BadPasskey):
            verify_authentication(answer, base, b"two", passkey, 9)


@pytest.mark.parametrize(
    "attestation",
    [
        {"fmt": "android-safetynet", "attStmt": {"ver": "1", "response": [7]}},
        {"fmt": "packed", "attStmt": {"alg": -7, "sig": b"", "x5c": [b"no certificate"]}},
        {"fmt": 7, "attStmt": None, "authData": b""},
    ],
    ids=lambda attestation: str(attestation["fmt"]),
)
def test_an_invalid_attestation_is_refused(attestation: dict[str, Any]) -> None:
    answer = SoftKey(HOST).create(registration_options(BASE, "Ann", b"handle", b"one", []), BASE)
    changed = cbor2.loads(base64url_to_bytes(answer["response"]["attestationObject"])) | attestation
    answer["response"]["attestationObject"] = bytes_to_base64url(cbor2.dumps(changed))
    with pytest.raises(BadPasskey):
        verify_registration(answer, BASE, b"one", "phone", 5)


def test_the_challenge_is_read_from_the_client_data() -> None:
    key = SoftKey(HOST)
    assert challenge_of(key.get(authentication_options(BASE, b"some challenge"), BASE)) == b"some challenge"
    deep = bytes_to_base64url(b'{"challenge":' + b"[" * 5000)
    signed_data: tuple[Any, ...] = ("e30", "!", "\ud800", 7, None, [], deep)
    invalid: list[dict[str, Any]] = [{}, {"response": None}, *({"response": {"clientDataJSON": data}} for data in signed_data)]
    for credential in invalid:
        with pytest.raises(BadPasskey):
            challenge_of(credential)


async def test_a_challenge_is_accepted_once() -> None:
    challenges = Challenges(b"secret")
    given = challenges.create("make", "ann")
    assert await challenges.use(given, "make", "ann")
    assert not await challenges.use(given, "make", "ann")


@pytest.mark.parametrize(("purpose", "player"), [("sign-in", "ann"), ("make", "ben")])
async def test_a_challenge_is_valid_for_one_purpose_and_one_guest(purpose: str, player: str) -> None:
    challenges = Challenges(b"secret")
    assert not await challenges.use(challenges.create("make", "ann"), purpose, player)


async def test_a_challenge_of_another_server_is_refused() -> None:
    assert not await Challenges(b"secret").use(Challenges(b"other").create("make", "ann"), "make", "ann")


@pytest.mark.parametrize("text", [b"", b"x", b"x" * 56, b"x" * 1000])
async def test_an_invalid_challenge_is_refused(text: bytes) -> None:
    assert not await Challenges(b"secret").use(text, "make", "ann")


async def test_an_expired_challenge_is_refused() -> None:
    now = 1000.0
    challenges = Challenges(b"secret", clock=lambda: now)
    given = challenges.create("make", "ann")
    now += CHALLENGE_LIFETIME_S + 1
    assert not await challenges.use(given, "make", "ann")


async def test_used_challenges_are_deleted_when_they_have_expired() -> None:
    now = 1000.0
    challenges = Challenges(b"secret", clock=lambda: now)
    await challenges.use(challenges.create("make", "ann"), "make", "ann")
    now += CHALLENGE_LIFETIME_S + 1
    await challenges.use(challenges.create("make", "ann"), "make", "ann")
    assert len(challenges._used) == 1


async def test_a_challenge_used_on_another_node_is_refused() -> None:
    used: list[str] = []

    async def use_once(key: str) -> bool:
        used.append(key)
        return used.count(key) == 1

    here, there = Challenges(b"secret"), Challenges(b"secret")
    here.use_once = there.use_once = use_once
    given = here.create("make", "ann")
    assert not await there.use(given, "make", "ben")
    assert used == []
    assert await there.use(given, "make", "ann")
    assert not await here.use(given, "make", "ann")
    assert used == [given[:24].hex()] * 2


BASE = "https://play.example.org"
ANN, BEN = "a" * 22, "b" * 22


@pytest.fixture
def credentials(store: Store) -> Credentials:
    return Credentials(store, b"secret", clock=lambda: 1_000_000)


async def test_a_new_guest_has_no_credentials(credentials: Credentials) -> None:
    keys = await credentials.of(ANN)
    assert (keys.passkeys, keys.recovery) == ((), 0)


async def test_a_passkey_identifies_its_owner_until_it_is_removed(credentials: Credentials) -> None:
    key = SoftKey("play.example.org")
    await credentials.add(ANN, BASE, key.create(await credentials.registration_options(ANN, "Ann", BASE), BASE), " my phone ")
    (shown,) = (await credentials.of(ANN)).passkeys
    assert (shown.label, shown.used) == ("my phone", 0)
    assert await credentials.owner_by_passkey(BEN, BASE, key.get(credentials.authentication_options(BEN, BASE), BASE)) == ANN
    assert (await credentials.of(ANN)).passkeys[0].used == 1_000_000
    await credentials.remove(ANN, shown.id)
    with pytest.raises(UnknownPasskey):
        await credentials.owner_by_passkey(BEN, BASE, key.get(credentials.authentication_options(BEN, BASE), BASE))


async def test_a_passkey_of_another_guest_is_refused(credentials: Credentials) -> None:
    key = SoftKey("play.example.org")
    await credentials.add(ANN, BASE, key.create(await credentials.registration_options(ANN, "", BASE), BASE), "")
    with pytest.raises(PasskeyRefused):
        await credentials.add(BEN, BASE, key.create(await credentials.registration_options(BEN, "", BASE), BASE), "")


async def test_a_phrase_identifies_its_owner_until_it_is_replaced(credentials: Credentials) -> None:
    first = await credentials.new_phrase(ANN)
    assert await credentials.owner_by_phrase(first) == ANN
    second = await credentials.new_phrase(ANN)
    assert await credentials.owner_by_phrase(second) == ANN
    for gone in (first, await credentials.new_phrase(BEN)):
        await credentials.delete_phrase(BEN)
        with pytest.raises(UnknownRecovery):
            await credentials.owner_by_phrase(gone)
