import pytest

from rivage.server.guard.addresses import Proxies, address_key


def test_an_ipv6_network_counts_as_one_address() -> None:
    assert address_key("2001:db8:1:2::1") == address_key("2001:db8:1:2:ffff::9")
    assert address_key("2001:db8:1:2::1") != address_key("2001:db8:1:3::1")


def test_a_mapped_ipv4_address_is_the_same_address() -> None:
    assert address_key("::ffff:192.0.2.7") == address_key("192.0.2.7") == "192.0.2.7"


def test_other_texts_are_their_own_key() -> None:
    assert address_key("unix") == "unix"


@pytest.mark.parametrize(
    ("header", "client"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("1.1.1.1, 192.0.2.1", "192.0.2.1"),
        ("1.1.1.1, 192.0.2.1, 10.0.0.5", "192.0.2.1"),
        ("192.0.2.1:4711", "192.0.2.1"),
        ("[2001:db8::1]:4711", "2001:db8::1"),
        ("nonsense", ""),
        ("", ""),
        ("10.0.0.1", "10.0.0.1"),
    ],
)
def test_the_last_address_that_is_not_a_trusted_proxy_is_the_client(header: str, client: str) -> None:
    assert Proxies("10.0.0.0/8").client([(b"x-forwarded-for", header.encode())]) == client


def test_several_forwarded_headers_are_joined() -> None:
    headers = [(b"x-forwarded-for", b"192.0.2.1"), (b"x-forwarded-for", b"10.0.0.1")]
    assert Proxies("10.0.0.1").client(headers) == "192.0.2.1"


def test_only_configured_proxies_are_trusted() -> None:
    proxies = Proxies("127.0.0.1, ::1, 10.1.0.0/16")
    assert [host for host in ("127.0.0.1", "::1", "10.1.2.3", "::ffff:127.0.0.1") if proxies.trusts(host)] == [
        "127.0.0.1",
        "::1",
        "10.1.2.3",
        "::ffff:127.0.0.1",
    ]
    assert not any(proxies.trusts(host) for host in ("127.0.0.2", "10.2.0.1", "", "unix"))
    with pytest.raises(ValueError, match="example"):
        Proxies("proxy.example")


def test_only_known_schemes_are_accepted() -> None:
    proxies = Proxies("*")
    assert proxies.scheme([(b"x-forwarded-proto", b"https")]) == "https"
    assert proxies.scheme([(b"x-forwarded-proto", b"gopher")]) == ""
    assert proxies.trusts("anybody")
