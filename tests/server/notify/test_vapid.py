"""The VAPID key of the server, and the encryption of push messages."""

import pytest
from py_vapid import Vapid02

from rivage.server.notify.records import PushKeys, Subscription
from rivage.server.notify.vapid import Vapid, encrypt

from .receiver import PushBrowser


def test_the_vapid_key_is_derived_from_the_secret() -> None:
    one, again, other = Vapid(b"one", "x"), Vapid(b"one", "x"), Vapid(b"other", "x")
    assert one.public_key == again.public_key != other.public_key
    assert len(one.public_key) == 87


def test_a_push_service_can_verify_the_sender() -> None:
    vapid = Vapid(b"one", "https://play.example.org")
    headers = vapid.headers("https://push.example.org/abc", "topic")
    assert Vapid02.verify(headers["Authorization"])
    assert headers["Topic"] == "topic"


def test_an_encrypted_message_is_decrypted_by_its_browser() -> None:
    browser = PushBrowser("https://push.example.org/abc")
    assert browser.read(encrypt(browser.subscription, b'{"a": 1}')) == {"a": 1}


def test_invalid_keys_are_refused() -> None:
    for keys in (PushKeys("", ""), PushKeys("x", "y"), PushKeys("A" * 87, "A" * 22)):
        with pytest.raises(ValueError, match="invalid keys"):
            encrypt(Subscription("https://push.example.org/", keys), b"x")
