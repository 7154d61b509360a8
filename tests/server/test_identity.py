import base64
import hashlib
import hmac

import pytest

from rivage.server.errors import ExpiredIdentity, ForgedIdentity, MissingIdentity
from rivage.server.identity import (
    COOKIE,
    COOKIE_LIFETIME_S,
    HOST_COOKIE,
    RENEW_AFTER_S,
    UNDATED_UNTIL,
    Identity,
    cookie_of,
    has_plain_name,
    oldest_revocation,
    set_cookie,
)

SECRET = b"k" * 32
IDENTITY = Identity(SECRET)
DAY = 24 * 3600


class Clock:
    now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


def undated(player: str) -> str:
    """A cookie of an earlier release, without the time of issue."""
    signature = base64.urlsafe_b64encode(hmac.digest(SECRET, b"guest:" + player.encode(), hashlib.sha256)).rstrip(b"=")
    return f"{player}.{signature.decode()}"


def test_a_new_guest_is_identified_by_the_cookie() -> None:
    player, value = IDENTITY.create_guest()
    assert IDENTITY.read(value) == player


def test_every_guest_has_a_different_id() -> None:
    assert len({IDENTITY.create_guest()[0] for _ in range(100)}) == 100


def test_a_missing_cookie_is_refused() -> None:
    for value in (None, ""):
        with pytest.raises(MissingIdentity):
            IDENTITY.read(value)


def test_a_cookie_of_another_server_or_a_changed_one_is_forged() -> None:
    _, value = IDENTITY.create_guest()
    _, foreign = Identity(b"x" * 32).create_guest()
    changed = ("B" if value[0] == "A" else "A") + value[1:]
    for bad in (foreign, changed, value[:-1], value + "A", value.replace(".", ""), "ä" * 66, "." * 66):
        with pytest.raises(ForgedIdentity) as caught:
            IDENTITY.read(bad)
        assert caught.value.code == "identity.forged"


def test_scripts_and_other_sites_cannot_use_the_cookie() -> None:
    parts = set_cookie("v", secure=False).split("; ")
    assert parts[0] == f"{COOKIE}=v"
    assert {"HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"} <= set(parts)
    assert "Secure" not in parts
    assert "Secure" in set_cookie("v", secure=True).split("; ")


def test_the_cookie_is_found_among_others() -> None:
    assert cookie_of([(b"host", b"h"), (b"cookie", f"a=b; {COOKIE}=v.w; c=d".encode())]) == "v.w"
    assert cookie_of([(b"cookie", b"a=b")]) is None


def test_over_https_only_this_host_can_set_the_cookie() -> None:
    assert set_cookie("v", secure=True).startswith(f"{HOST_COOKIE}=v; Path=/; ")
    assert "Domain" not in set_cookie("v", secure=True)
    both = [(b"cookie", f"{COOKIE}=other; {HOST_COOKIE}=mine".encode())]
    assert cookie_of(both) == "mine"
    assert not has_plain_name(both)
    assert has_plain_name([(b"cookie", f"{COOKIE}=v".encode())])


def test_a_cookie_expires_after_a_year() -> None:
    clock = Clock()
    identity = Identity(SECRET, clock=clock)
    player, value = identity.create_guest()
    clock.now += COOKIE_LIFETIME_S - DAY
    assert identity.read(value) == player
    clock.now += 2 * DAY
    with pytest.raises(ExpiredIdentity) as caught:
        identity.read(value)
    assert caught.value.code == "identity.expired"


def test_the_time_in_a_cookie_cannot_be_changed() -> None:
    player, issued, signature = IDENTITY.create_guest()[1].split(".")
    with pytest.raises(ForgedIdentity) as caught:
        IDENTITY.read(f"{player}.{int(issued) + 1}.{signature}")
    assert caught.value.code == "identity.forged"
    with pytest.raises(ForgedIdentity):
        IDENTITY.read(f"{player}.{signature}")


def test_a_cookie_from_the_future_is_refused() -> None:
    clock = Clock()
    value = Identity(SECRET, clock=clock).create_guest()[1]
    clock.now -= DAY
    with pytest.raises(ExpiredIdentity):
        Identity(SECRET, clock=clock).read(value)


def test_a_cookie_is_renewed_after_a_month_for_the_same_guest() -> None:
    clock = Clock()
    identity = Identity(SECRET, clock=clock)
    player, value = identity.create_guest()
    assert identity.renew(value) == ""
    clock.now += RENEW_AFTER_S + 1
    younger = identity.renew(value)
    assert younger not in {"", value}
    assert identity.read(younger) == player
    clock.now += COOKIE_LIFETIME_S - DAY
    assert identity.read(younger) == player


def test_undated_cookies_are_accepted_and_renewed_until_the_last_has_expired() -> None:
    clock = Clock()
    identity = Identity(SECRET, clock=clock)
    player = "abcdefghijklmnopqrstuv"
    assert identity.read(undated(player)) == player
    assert identity.read(identity.renew(undated(player))) == player
    clock.now = UNDATED_UNTIL + 1
    with pytest.raises(ExpiredIdentity):
        identity.read(undated(player))


def test_a_cookie_can_be_revoked_and_a_later_one_is_valid() -> None:
    clock = Clock()
    identity = Identity(SECRET, clock=clock)
    player, value = identity.create_guest()
    before = identity.revocation_time(player)
    identity.revoke(player, before)
    for revoked in (value, undated(player)):
        with pytest.raises(ExpiredIdentity):
            identity.read(revoked)
    again = Identity(SECRET, clock=clock, revoked={player: before})
    with pytest.raises(ExpiredIdentity):
        again.read(value)
    clock.now += 2
    assert again.read(identity.create_guest()[1])


def test_cookies_can_be_revoked_again_in_the_second_they_are_issued() -> None:
    identity = Identity(SECRET, clock=Clock())
    player, _ = identity.create_guest()
    values = []
    for _ in range(3):
        identity.revoke(player, identity.revocation_time(player))
        values.append(identity.issue(player))
    for revoked in values[:-1]:
        with pytest.raises(ExpiredIdentity):
            identity.read(revoked)
    assert identity.read(values[-1]) == player


def test_a_revocation_with_an_earlier_time_does_not_shorten_another() -> None:
    clock = Clock()
    identity = Identity(SECRET, clock=clock)
    player, value = identity.create_guest()
    identity.revoke(player, identity.revocation_time(player))
    identity.revoke(player, int(clock.now) - 1)
    with pytest.raises(ExpiredIdentity):
        identity.read(value)


def test_an_expired_revocation_is_not_stored() -> None:
    clock = Clock()
    clock.now = UNDATED_UNTIL + 2 * COOKIE_LIFETIME_S
    identity = Identity(SECRET, clock=clock)
    identity.revoke("p" * 22, int(clock.now) - COOKIE_LIFETIME_S - DAY)
    assert identity.revoked == {}


def test_a_revocation_is_deleted_when_all_its_cookies_have_expired() -> None:
    clock = Clock()
    clock.now = UNDATED_UNTIL + COOKIE_LIFETIME_S
    old, late, new = "o" * 22, "l" * 22, "n" * 22
    now = int(clock.now)
    identity = Identity(SECRET, clock=clock, revoked={late: now - DAY, old: now - COOKIE_LIFETIME_S - DAY})
    identity.revoke(new, identity.revocation_time(new))
    assert identity.revoked == {late: now - DAY, new: now + 1}
    clock.now += COOKIE_LIFETIME_S
    identity.revoke(old, identity.revocation_time(old))
    assert list(identity.revoked) == [new, old]


def test_no_revocation_is_deleted_while_undated_cookies_are_accepted() -> None:
    clock = Clock()
    clock.now = UNDATED_UNTIL
    assert oldest_revocation(clock.now) == 0
    player = "p" * 22
    identity = Identity(SECRET, clock=clock, revoked={player: UNDATED_UNTIL - 2 * COOKIE_LIFETIME_S})
    identity.revoke("q" * 22, identity.revocation_time("q" * 22))
    with pytest.raises(ExpiredIdentity):
        identity.read(undated(player))
