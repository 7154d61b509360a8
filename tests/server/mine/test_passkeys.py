"""What passkeys are asked, and what their answers are worth."""

import pytest

from rivage.server.mine.passkeys import BadPasskey, Passkey, asked_to_make, asked_to_sign, challenge_of, made, signed

from .soft_key import SoftKey

BASE = "https://play.example.org"
HOST = "play.example.org"


def kept(key: SoftKey, challenge: bytes = b"one") -> tuple[str, Passkey]:
    options = asked_to_make(BASE, "Ann", b"handle", challenge, [])
    return made(key.create(options, BASE), BASE, challenge, "phone", 5)


def test_a_passkey_belongs_to_the_host_people_see_whatever_its_port() -> None:
    assert asked_to_make("https://play.example.org:8443", "", b"h", b"c", [])["rp"]["id"] == HOST
    assert asked_to_sign("http://localhost:8484", b"c")["rpId"] == "localhost"


def test_a_device_that_has_one_already_is_told_so() -> None:
    options = asked_to_make(BASE, "Ann", b"handle", b"one", ["AAAA"])
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
    after = signed(key.get(asked_to_sign(BASE, b"two"), BASE), BASE, b"two", passkey, 9)
    assert (after.count, after.used, after.label) == (1, 9, "phone")


def test_another_challenge_another_house_and_another_key_are_refused() -> None:
    key = SoftKey(HOST)
    _, passkey = kept(key)
    for answer, base in (
        (key.get(asked_to_sign(BASE, b"other"), BASE), BASE),
        (key.get(asked_to_sign(BASE, b"two"), "https://elsewhere.example"), BASE),
        (SoftKey("elsewhere.example").get(asked_to_sign(BASE, b"two"), BASE), BASE),
        (SoftKey(HOST).get(asked_to_sign(BASE, b"two"), BASE), BASE),
    ):
        with pytest.raises(BadPasskey):
            signed(answer, base, b"two", passkey, 9)


def test_an_answer_names_its_challenge() -> None:
    key = SoftKey(HOST)
    assert challenge_of(key.get(asked_to_sign(BASE, b"some challenge"), BASE)) == b"some challenge"
    for rubbish in ({}, {"response": None}, {"response": {"clientDataJSON": "e30"}}, {"response": {"clientDataJSON": "!"}}):
        with pytest.raises(BadPasskey):
            challenge_of(rubbish)
