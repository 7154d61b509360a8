import pytest

from rivage.server.errors import ForeignOrigin
from rivage.server.origin import check_origin


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
def test_our_own_pages_and_programs_are_let_in(given: dict[str, str]) -> None:
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


def test_the_public_address_is_our_own() -> None:
    given = headers(host="10.0.0.3:8484", origin="https://play.example.org")
    check_origin(given, "https://play.example.org")
    with pytest.raises(ForeignOrigin):
        check_origin(given, "https://other.example.org")
