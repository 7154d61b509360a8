import pytest

from rivage.server.asgi.headers import choose_encoding, security_headers


def policy(host: str, *, secure: bool = False) -> str:
    return dict(security_headers(host, secure=secure))[b"content-security-policy"].decode()


def test_the_policy_forbids_inline_scripts_and_foreign_sources() -> None:
    text = policy("play.example.org", secure=True)
    assert "unsafe" not in text
    assert "default-src 'self'; script-src 'self'; style-src 'self'" in text
    assert "frame-ancestors 'none'" in text
    assert "connect-src 'self' wss://play.example.org;" in text


def test_an_invalid_host_is_not_written_into_the_policy() -> None:
    assert "connect-src 'self';" in policy("evil.example; script-src *")


def test_urls_of_tables_are_not_sent_to_other_sites() -> None:
    found = dict(security_headers("h", secure=False))
    assert found[b"referrer-policy"] == b"same-origin"
    assert found[b"x-content-type-options"] == b"nosniff"
    assert found[b"cross-origin-opener-policy"] == b"same-origin"
    assert b"camera=()" in found[b"permissions-policy"]


def test_hsts_is_sent_over_https_only() -> None:
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
def test_the_first_offered_encoding_that_is_accepted_is_chosen(accepts: str, sent: str) -> None:
    assert choose_encoding(accepts, OFFERED) == sent


@pytest.mark.parametrize("accepts", ["br;q=0", "br; q=0.0", "br ; Q=0", "gzip;q=0, br;q=0", "*;q=0", "br;q=0, *;q=0"])
def test_a_refused_encoding_is_not_chosen(accepts: str) -> None:
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
def test_a_higher_weight_goes_before_the_order_of_the_offer(accepts: str, sent: str) -> None:
    assert choose_encoding(accepts, OFFERED) == sent


@pytest.mark.parametrize(
    ("accepts", "sent"), [("*", "br"), ("*, br;q=0", "gzip"), ("gzip, *;q=0.1", "gzip"), ("gzip;q=0.1, *", "br")]
)
def test_a_star_matches_all_encodings_that_are_not_named(accepts: str, sent: str) -> None:
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
def test_the_uncompressed_file_is_chosen_for_the_highest_weight_or_as_fallback(accepts: str, sent: str) -> None:
    assert choose_encoding(accepts, OFFERED) == sent


@pytest.mark.parametrize("accepts", ["br;q=", "br;q=much", "br;q=nan", "br;q=-1", "br;q=7", ",,;q=1,", ";"])
def test_an_invalid_weight_counts_as_zero(accepts: str) -> None:
    assert choose_encoding(accepts, OFFERED) == ""


def test_a_file_without_compressed_versions_is_sent_uncompressed() -> None:
    assert choose_encoding("br, gzip, *", ()) == ""
