"""What is kept of how somebody wants to be told."""

from rivage.core import encode
from rivage.server.notify.records import PushKeys, Subscription, Webhook, subscription_decoder, webhook_decoder


def test_a_browser_is_named_by_where_it_is_written_to() -> None:
    keys = PushKeys("a", "b")
    one, same, other = (
        Subscription("https://p/1", keys),
        Subscription("https://p/1", keys, "fr"),
        Subscription("https://p/2", keys),
    )
    assert one.key == same.key != other.key
    assert len(one.key) == 32


def test_what_was_kept_is_read_again() -> None:
    browser = Subscription("https://p/1", PushKeys("a", "b"), "nl")
    assert subscription_decoder.decode(encode(browser)) == browser
    hook = Webhook("https://p/1", "secret", paused=5, status=500)
    assert webhook_decoder.decode(encode(hook)) == hook
