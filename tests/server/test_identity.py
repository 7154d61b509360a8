import pytest

from rivage.server.errors import ForgedIdentity, MissingIdentity
from rivage.server.identity import COOKIE, Identity, cookie_of, set_cookie

HOUSE = Identity(b"k" * 32)


def test_a_fresh_guest_is_known_again_by_the_cookie() -> None:
    player, value = HOUSE.fresh()
    assert HOUSE.read(value) == player


def test_every_guest_is_another() -> None:
    assert len({HOUSE.fresh()[0] for _ in range(100)}) == 100


def test_no_cookie_is_missing() -> None:
    for value in (None, ""):
        with pytest.raises(MissingIdentity):
            HOUSE.read(value)


def test_a_cookie_of_another_house_or_a_changed_one_is_forged() -> None:
    _, value = HOUSE.fresh()
    _, foreign = Identity(b"x" * 32).fresh()
    changed = ("B" if value[0] == "A" else "A") + value[1:]
    for bad in (foreign, changed, value[:-1], value + "A", value.replace(".", ""), "ä" * 66, "." * 66):
        with pytest.raises(ForgedIdentity) as caught:
            HOUSE.read(bad)
        assert caught.value.code == "identity.forged"


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites() -> None:
    parts = set_cookie("v", secure=False).split("; ")
    assert parts[0] == f"{COOKIE}=v"
    assert {"HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"} <= set(parts)
    assert "Secure" not in parts
    assert "Secure" in set_cookie("v", secure=True).split("; ")


def test_the_cookie_is_found_among_others() -> None:
    assert cookie_of([(b"host", b"h"), (b"cookie", f"a=b; {COOKIE}=v.w; c=d".encode())]) == "v.w"
    assert cookie_of([(b"cookie", b"a=b")]) is None
