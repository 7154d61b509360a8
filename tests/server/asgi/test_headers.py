import pytest

from rivage.server.asgi.headers import choose_encoding, security_headers


def policy(host: str, *, secure: bool = False) -> str:
    return dict(security_headers(host, secure=secure))[b"content-security-policy"].decode()


def test_no_inline_script_or_style_and_nothing_from_elsewhere() -> None:
    text = policy("play.example.org", secure=True)
    assert "unsafe" not in text
    assert "default-src 'self'; script-src 'self'; style-src 'self'" in text
    assert "frame-ancestors 'none'" in text
    assert "connect-src 'self' wss://play.example.org;" in text


def test_a_strange_host_is_not_written_into_the_policy() -> None:
    assert "connect-src 'self';" in policy("evil.example; script-src *")


def test_links_of_tables_are_not_told_to_other_sites() -> None:
    found = dict(security_headers("h", secure=False))
    assert found[b"referrer-policy"] == b"same-origin"
    assert found[b"x-content-type-options"] == b"nosniff"
    assert found[b"cross-origin-opener-policy"] == b"same-origin"
    assert b"camera=()" in found[b"permissions-policy"]


def test_who_came_by_https_stays_with_it() -> None:
    assert dict(security_headers("h", secure=True))[b"strict-transport-security"] == b"max-age=31536000"
    assert b"strict-transport-security" not in dict(security_headers("h", secure=False))


OFFERED = ("br", "gzip")


@pytest.mark.parametrize(
    ("accepts", "sent"),
    [
        ("", ""),
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZip", "gzip"),
        ("deflate, zstd", ""),
        ("brotli", ""),
    ],
)
def test_what_we_like_best_of_what_is_named_is_sent(accepts: str, sent: str) -> None:
    assert choose_encoding(accepts, OFFERED) == sent


@pytest.mark.parametrize("accepts", ["br;q=0", "br; q=0.0", "br ; Q=0", "gzip;q=0, br;q=0", "*;q=0", "br;q=0, *;q=0"])
def test_what_is_refused_is_not_sent(accepts: str) -> None:
    assert choose_encoding(accepts, OFFERED) == ""


@pytest.mark.parametrize(
    ("accepts", "sent"),
    [
        ("br;q=0.5, gzip", "gzip"),
        ("gzip;q=0.5, br;q=0.8", "br"),
        ("br;q=0, gzip", "gzip"),
        ("gzip;q=0.7, br;q=0.7", "br"),
        ("br;level=4;q=0.1, gzip;q=0.2", "gzip"),
    ],
)
def test_weight_goes_before_what_we_like(accepts: str, sent: str) -> None:
    assert choose_encoding(accepts, OFFERED) == sent


@pytest.mark.parametrize(
    ("accepts", "sent"), [("*", "br"), ("*, br;q=0", "gzip"), ("gzip, *;q=0.1", "gzip"), ("gzip;q=0.1, *", "br")]
)
def test_a_star_stands_for_all_that_is_not_named(accepts: str, sent: str) -> None:
    assert choose_encoding(accepts, OFFERED) == sent


@pytest.mark.parametrize(
    ("accepts", "sent"),
    [
        ("identity", ""),
        ("identity, gzip;q=0.5", ""),
        ("identity, gzip", "gzip"),
        ("identity;q=0", ""),
        ("identity;q=0, gzip;q=0.001", "gzip"),
        ("gzip;q=0.001", "gzip"),
    ],
)
def test_the_plain_file_is_sent_when_it_weighs_most_or_nothing_else_may_be(accepts: str, sent: str) -> None:
    assert choose_encoding(accepts, OFFERED) == sent


@pytest.mark.parametrize("accepts", ["br;q=", "br;q=much", "br;q=nan", "br;q=-1", "br;q=7", ",,;q=1,", ";"])
def test_a_weight_that_cannot_be_read_is_none(accepts: str) -> None:
    assert choose_encoding(accepts, OFFERED) == ""


def test_a_file_that_was_not_squeezed_is_sent_plain() -> None:
    assert choose_encoding("br, gzip, *", ()) == ""
