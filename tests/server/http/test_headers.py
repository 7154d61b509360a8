from rivage.server.http.headers import security_headers


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
