"""The stored notification settings."""

from rivage.core import encode
from rivage.server.notify.records import PushKeys, Subscription, Webhook, subscription_decoder, webhook_decoder


def test_the_key_of_a_browser_depends_on_its_endpoint() -> None:
    keys = PushKeys("a", "b")
    one, same, other = (
        Subscription("https://p/1", keys),
        Subscription("https://p/1", keys, "fr"),
        Subscription("https://p/2", keys),
    )
    assert one.key == same.key != other.key
    assert len(one.key) == 32


def test_stored_records_can_be_decoded() -> None:
    browser = Subscription("https://p/1", PushKeys("a", "b"), "nl")
    assert subscription_decoder.decode(encode(browser)) == browser
    hook = Webhook("https://p/1", "secret", paused=5, status=500)
    assert webhook_decoder.decode(encode(hook)) == hook
