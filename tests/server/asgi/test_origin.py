import socket

import pytest

from rivage.server.asgi.origin import check_host, check_origin, is_loopback, names_of_this_machine, read_public_url
from rivage.server.errors import BadHost, BadPublicUrl, ForeignOrigin, Misdirected


def headers(**given: str) -> list[tuple[bytes, bytes]]:
    return [(name.replace("_", "-").encode(), value.encode()) for name, value in given.items()]


@pytest.mark.parametrize(
    "given",
    [
        {"host": "localhost:8484"},
        {"host": "localhost:8484", "origin": "http://localhost:8484"},
        {"host": "Play.Example.org", "origin": "https://play.example.org"},
        {"host": "play.example.org:443", "origin": "https://play.example.org"},
        {"host": "[::1]:8484", "origin": "http://[::1]:8484"},
        {"host": "h", "sec_fetch_site": "same-origin"},
    ],
)
def test_own_pages_and_programs_are_accepted(given: dict[str, str]) -> None:
    check_origin(headers(**given))


@pytest.mark.parametrize(
    "given",
    [
        {"host": "localhost:8484", "origin": "http://localhost:8485"},
        {"host": "localhost:8484", "origin": "http://evil.example"},
        {"host": "localhost:8484", "origin": "null"},
        {"host": "localhost:8484", "origin": "http://localhost:8484.evil.example"},
        {"host": "localhost:8484", "origin": "http://localhost:notaport"},
        {"host": "h", "sec_fetch_site": "cross-site"},
        {"host": "h", "sec_fetch_site": "same-site"},
        {"origin": "http://evil.example"},
    ],
)
def test_pages_of_other_sites_are_refused(given: dict[str, str]) -> None:
    with pytest.raises(ForeignOrigin) as caught:
        check_origin(headers(**given))
    assert caught.value.code == "identity.origin"


def test_pages_of_the_public_url_are_accepted() -> None:
    given = headers(host="10.0.0.3:8484", origin="https://play.example.org")
    check_origin(given, "https://play.example.org")
    with pytest.raises(ForeignOrigin):
        check_origin(given, "https://other.example.org")


@pytest.mark.parametrize("host", ["localhost:8484", "192.168.1.5", "[::1]:8484", "play.example.org", "my_pi.lan", "a:65535"])
def test_any_valid_host_is_accepted_without_a_public_url(host: str) -> None:
    check_host(headers(host=host))


@pytest.mark.parametrize("host", ["", "a:0", "a:65536", "a:99999999", "a b", "a/b", "u@a", "a:b", "[::1", "ä", "a" * 300, "a,b"])
def test_an_invalid_host_is_refused(host: str) -> None:
    with pytest.raises(BadHost):
        check_host(headers(host=host))


def test_a_missing_or_repeated_host_is_refused() -> None:
    for given in ([], [(b"host", b"a"), (b"host", b"a")]):
        with pytest.raises(BadHost):
            check_host(given)


def test_an_optional_host_may_be_missing_but_not_invalid() -> None:
    check_host([], "https://play.example.org", is_needed=False)
    for given in ([(b"host", b"a"), (b"host", b"a")], [(b"host", b"")]):
        with pytest.raises(BadHost):
            check_host(given, is_needed=False)


def test_with_a_public_url_other_host_names_are_refused() -> None:
    public = "https://play.example.org"
    # Probes and proxies use IP addresses and names without a dot. A page of another site cannot make a browser request these.
    for host in ("play.example.org", "Play.Example.org:443", "127.0.0.1:8484", "10.0.0.3", "[::1]", "localhost", "rivage:8484"):
        check_host(headers(host=host), public)
    for host in ("evil.example", "play.example.org.evil.example", "127.0.0.1.evil.example"):
        with pytest.raises(Misdirected):
            check_host(headers(host=host), public)


def test_with_local_names_other_host_names_are_refused() -> None:
    names = names_of_this_machine()
    own = socket.gethostname()
    for host in ("localhost:8484", "LocalHost.", "127.0.0.1:8484", "[::1]:8484", "192.168.1.5", "a.localhost", own, f"{own}:80"):
        check_host(headers(host=host), "", names)
    for host in ("evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "rivage", "notlocalhost"):
        with pytest.raises(Misdirected) as caught:
            check_host(headers(host=host), "", names)
        assert caught.value.code == "request.misdirected"


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.8.8", "::1", "localhost"])
def test_loopback_addresses_are_recognised(host: str) -> None:
    assert is_loopback(host)


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.1.5", "house.example"])
def test_other_addresses_are_not_loopback(host: str) -> None:
    assert not is_loopback(host)


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ("https://play.example.org", "https://play.example.org"),
        ("https://play.example.org/", "https://play.example.org"),
        ("HTTPS://Play.Example.org.:8443//", "https://play.example.org:8443"),
        ("http://server", "http://server"),
        ("http://[2001:DB8::1]:80", "http://[2001:db8::1]:80"),
        ("http://192.0.2.1", "http://192.0.2.1"),
    ],
)
def test_a_public_url_is_normalised(given: str, read: str) -> None:
    assert read_public_url(given) == read
    check_host(headers(host=read.partition("//")[2]), read)
    check_origin(headers(host="127.0.0.1:8484", origin=read), read)


@pytest.mark.parametrize(
    "given",
    [
        "play.example.org",
        "foo",
        "ftp://a",
        "https://",
        "https:///t",
        "https://a/b",
        "https://a/b?x",
        "https://a?x",
        "https://a#x",
        "https://user:pw@a.org",
        "https://a.org:0",
        "https://a.org:70000",
        "https://a..org",
        "https://[::g]",
        "https://::1",
        "https://café.example",
        "https://a b",
        "https://a\nb",
    ],
)
def test_an_invalid_public_url_is_refused(given: str) -> None:
    with pytest.raises(BadPublicUrl, match="--public-url") as refused:
        read_public_url(given)
    assert "pw" not in str(refused.value)
