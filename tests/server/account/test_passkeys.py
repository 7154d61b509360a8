"""What passkeys are asked, and what their answers are worth."""

from typing import Any

import cbor2
import pytest
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from rivage.server.account.passkeys import (
    BadPasskey,
    Passkey,
    authentication_options,
    challenge_of,
    registration_options,
    verify_authentication,
    verify_registration,
)

from .soft_key import SoftKey

BASE = "https://play.example.org"
HOST = "play.example.org"


def kept(key: SoftKey, challenge: bytes = b"one") -> tuple[str, Passkey]:
    options = registration_options(BASE, "Ann", b"handle", challenge, [])
    return verify_registration(key.create(options, BASE), BASE, challenge, "phone", 5)


def test_a_passkey_belongs_to_the_host_people_see_whatever_its_port() -> None:
    assert registration_options("https://play.example.org:8443", "", b"h", b"c", [])["rp"]["id"] == HOST
    assert authentication_options("http://localhost:8484", b"c")["rpId"] == "localhost"


def test_a_device_that_has_one_already_is_told_so() -> None:
    options = registration_options(BASE, "Ann", b"handle", b"one", ["AAAA"])
    assert [one["id"] for one in options["excludeCredentials"]] == ["AAAA"]


def test_what_is_kept_has_its_label_and_no_private_part() -> None:
    key = SoftKey(HOST)
    name, passkey = kept(key)
    assert (passkey.label, passkey.created, passkey.used) == ("phone", 5, 0)
    assert name
    assert len(passkey.public_key) > 80


def test_what_it_signed_is_taken_and_counted() -> None:
    key = SoftKey(HOST)
    _, passkey = kept(key)
    after = verify_authentication(key.get(authentication_options(BASE, b"two"), BASE), BASE, b"two", passkey, 9)
    assert (after.count, after.used, after.label) == (1, 9, "phone")


def test_another_challenge_another_house_and_another_key_are_refused() -> None:
    key = SoftKey(HOST)
    _, passkey = kept(key)
    for answer, base in (
        (key.get(authentication_options(BASE, b"other"), BASE), BASE),
        (key.get(authentication_options(BASE, b"two"), "https://elsewhere.example"), BASE),
        (SoftKey("elsewhere.example").get(authentication_options(BASE, b"two"), BASE), BASE),
        (SoftKey(HOST).get(authentication_options(BASE, b"two"), BASE), BASE),
    ):
        with pytest.raises(BadPasskey):
            verify_authentication(answer, base, b"two", passkey, 9)


@pytest.mark.parametrize(
    "said",
    [
        {"fmt": "android-safetynet", "attStmt": {"ver": "1", "response": [7]}},
        {"fmt": "packed", "attStmt": {"alg": -7, "sig": b"", "x5c": [b"no certificate"]}},
        {"fmt": 7, "attStmt": None, "authData": b""},
    ],
    ids=lambda said: str(said["fmt"]),
)
def test_what_a_device_says_of_itself_may_be_anything(said: dict[str, Any]) -> None:
    answer = SoftKey(HOST).create(registration_options(BASE, "Ann", b"handle", b"one", []), BASE)
    told = cbor2.loads(base64url_to_bytes(answer["response"]["attestationObject"])) | said
    answer["response"]["attestationObject"] = bytes_to_base64url(cbor2.dumps(told))
    with pytest.raises(BadPasskey):
        verify_registration(answer, BASE, b"one", "phone", 5)


def test_an_answer_names_its_challenge() -> None:
    key = SoftKey(HOST)
    assert challenge_of(key.get(authentication_options(BASE, b"some challenge"), BASE)) == b"some challenge"
    deep = bytes_to_base64url(b'{"challenge":' + b"[" * 5000)
    signed_data: tuple[Any, ...] = ("e30", "!", "\ud800", 7, None, [], deep)
    rubbish: list[dict[str, Any]] = [{}, {"response": None}, *({"response": {"clientDataJSON": data}} for data in signed_data)]
    for each in rubbish:
        with pytest.raises(BadPasskey):
            challenge_of(each)
