"""The endpoints for a guest's own data: preferences, credentials, sign-in and export."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from tests.server.account.soft_key import SoftKey
from tests.server.running import Person, RunningServer, code_of

from rivage.server import Edge, Limits, Settings, open_services
from rivage.server.account.credentials import MAX_PASSKEYS
from rivage.server.identity import COOKIE

LIMITS = Limits()

People = Callable[[], Person]


def put(guest: Person, name: str, version: int, data: Any) -> httpx.Response:
    return guest.http.put(f"/api/v1/me/kept/{name}", json={"version": version, "data": data})


# Preferences.


def test_a_preference_is_stored_and_its_version_is_listed(person: People) -> None:
    ann, ben = person(), person()
    assert ann.http.get("/api/v1/me/kept/album").json() == {"version": 0, "data": None}
    assert put(ann, "album", 0, {"okapi": [1, 2]}).json() == {"version": 1, "data": {"okapi": [1, 2]}}
    assert ann.http.get("/api/v1/me/kept/album").json() == {"version": 1, "data": {"okapi": [1, 2]}}
    assert ann.http.get("/api/v1/me").json()["kept"] == {"album": 1}
    assert ben.http.get("/api/v1/me").json()["kept"] == {}
    assert ben.http.get("/api/v1/me/kept/album").json()["version"] == 0


def test_a_preference_with_an_outdated_version_is_refused(person: People) -> None:
    ann = person()
    put(ann, "album", 0, 1)
    assert code_of(put(ann, "album", 0, 2)) == (409, "kept.newer")
    assert put(ann, "album", 1, 2).json()["version"] == 2
    assert ann.http.get("/api/v1/me/kept/album").json() == {"version": 2, "data": 2}


def test_an_invalid_preference_is_refused(person: People) -> None:
    ann = person()
    assert code_of(put(ann, "No_such", 0, 1)) == (400, "kept.name")
    assert code_of(ann.http.get("/api/v1/me/kept/No_such")) == (400, "kept.name")
    assert code_of(put(ann, "large", 0, "x" * LIMITS.preference_bytes)) == (413, "kept.size")
    assert ann.http.put("/api/v1/me/kept/a", content=b"{").status_code == 400
    for number in range(LIMITS.max_preferences):
        assert put(ann, f"n{number}", 0, 0).status_code == 200
    assert code_of(put(ann, "more", 0, 0)) == (409, "kept.full")


def test_the_total_size_of_a_guests_preferences_is_limited(person: People) -> None:
    ann, large = person(), "x" * (LIMITS.preference_bytes - 2)
    fit = LIMITS.total_preference_bytes // LIMITS.preference_bytes
    for number in range(fit):
        assert put(ann, f"n{number}", 0, large).status_code == 200
    refused = put(ann, "more", 0, large)
    assert code_of(refused) == (409, "kept.quota")
    assert refused.json()["details"] == {"limit": LIMITS.total_preference_bytes}
    # An existing preference may be written again, and a small one still fits.
    assert put(ann, "n0", 1, large).status_code == 200
    assert put(ann, "more", 0, 1).status_code == 200
    assert put(person(), "more", 0, large).status_code == 200


async def test_the_storage_of_an_address_is_limited_for_all_its_guests_together(tmp_path: Path) -> None:
    limits = Limits(storage_burst=20, storage_rate=0.0)
    async with open_services("memory:", tmp_path, Settings(limits=limits, private_targets=True)) as services:
        edge = cast(Any, Edge(services))

        def guest(address: str = "192.0.2.1") -> httpx.AsyncClient:
            headers = {"cookie": f"{COOKIE}={services.identity.create_guest()[1]}"}
            return httpx.AsyncClient(
                transport=httpx.ASGITransport(edge, client=(address, 5)), base_url="http://127.0.0.1", headers=headers
            )

        async def store(browser: httpx.AsyncClient, version: int, kib: int) -> httpx.Response:
            body = {"version": version, "data": "x" * (kib * 1024 - 2)}
            return await browser.put("/api/v1/me/kept/album", json=body)

        async with guest() as ann, guest() as ben, guest() as cara, guest("192.0.2.2") as elsewhere:
            assert (await store(ann, 0, 10)).status_code == 200
            assert code_of(await store(ben, 7, 8)) == (409, "kept.newer")  # costs nothing
            assert (await store(ben, 0, 8)).status_code == 200
            assert code_of(await store(cara, 0, 3)) == (429, "kept.address")
            assert (await cara.put("/api/v1/me/webhook", json={"url": "http://127.0.0.1/x"})).status_code == 200
            assert code_of(await cara.put("/api/v1/me/kept/album", json={"version": 0, "data": "x" * 1500})) == (
                429,
                "kept.address",
            )
            # A write that does not need more space is not counted.
            assert (await store(ann, 1, 10)).status_code == 200
            assert (await store(elsewhere, 0, 10)).status_code == 200


# Phrases.


def test_a_guest_signs_in_with_a_phrase_on_another_device(person: People) -> None:
    ann, elsewhere = person(), person()
    ann.create_table("me", "open", game="deep-river")
    put(ann, "album", 0, "won")
    phrase = ann.http.post("/api/v1/me/recovery").json()["phrase"]
    assert ann.http.get("/api/v1/me/keys").json()["recovery"] > 0
    came = elsewhere.http.post("/api/v1/come-back", json={"phrase": phrase.upper()})
    assert came.status_code == 200
    assert elsewhere.http.get("/api/v1/me").json()["kept"] == {"album": 1}
    assert len(elsewhere.http.get("/api/v1/tables/mine").json()) == 1


def test_a_replaced_or_deleted_phrase_is_refused(person: People) -> None:
    ann, elsewhere = person(), person()
    first = ann.http.post("/api/v1/me/recovery").json()["phrase"]
    second = ann.http.post("/api/v1/me/recovery").json()["phrase"]
    assert code_of(elsewhere.http.post("/api/v1/come-back", json={"phrase": first})) == (404, "recovery.unknown")
    assert ann.http.delete("/api/v1/me/recovery").json()["recovery"] == 0
    assert code_of(elsewhere.http.post("/api/v1/come-back", json={"phrase": second})) == (404, "recovery.unknown")
    assert code_of(elsewhere.http.post("/api/v1/come-back", json={"phrase": "eight words"})) == (400, "recovery.unreadable")


# Passkeys.


def add_passkey(ann: Person, server: RunningServer, key: SoftKey, label: str = "my phone") -> httpx.Response:
    options = ann.http.post("/api/v1/me/passkeys/options").json()
    return ann.http.post("/api/v1/me/passkeys", json={"credential": key.create(options, server.url), "label": label})


def test_a_guest_signs_in_with_a_passkey_on_another_device(server: RunningServer, person: People) -> None:
    ann, elsewhere, key = person(), person(), SoftKey()
    put(ann, "album", 0, "won")
    assert [passkey["label"] for passkey in add_passkey(ann, server, key).json()["passkeys"]] == ["my phone"]
    options = elsewhere.http.post("/api/v1/come-back/options").json()
    signed = key.get(options, server.url)
    assert elsewhere.http.post("/api/v1/come-back", json={"credential": signed}).status_code == 200
    assert elsewhere.http.get("/api/v1/me").json()["kept"] == {"album": 1}
    assert elsewhere.http.get("/api/v1/me/keys").json()["passkeys"][0]["used"] > 0
    # A challenge cannot be used twice.
    assert code_of(person().http.post("/api/v1/come-back", json={"credential": signed})) == (403, "passkey.refused")


def test_a_passkey_for_another_server_or_challenge_is_refused(server: RunningServer, person: People) -> None:
    ann, ben = person(), person()
    options = ann.http.post("/api/v1/me/passkeys/options").json()

    def register(guest: Person, credential: Any) -> tuple[int, str]:
        return code_of(guest.http.post("/api/v1/me/passkeys", json={"credential": credential}))

    assert register(ben, SoftKey().create(options, server.url)) == (403, "passkey.refused")
    assert register(ann, SoftKey().create(options, "https://elsewhere.example")) == (403, "passkey.refused")
    options = ann.http.post("/api/v1/me/passkeys/options").json()
    assert register(ann, SoftKey("elsewhere.example").create(options, server.url)) == (403, "passkey.refused")
    for invalid in ({}, {"response": 1}, {"response": {"clientDataJSON": "e30"}}, {"id": 5, "response": {"clientDataJSON": "&"}}):
        assert register(ann, invalid) == (403, "passkey.refused")
    assert ann.http.get("/api/v1/me/keys").json() == {"passkeys": [], "recovery": 0}


def test_an_unknown_or_copied_passkey_is_refused(server: RunningServer, person: People) -> None:
    ann, elsewhere, key = person(), person(), SoftKey()
    add_passkey(ann, server, key)

    def sign_in(with_key: SoftKey) -> httpx.Response:
        options = elsewhere.http.post("/api/v1/come-back/options").json()
        return elsewhere.http.post("/api/v1/come-back", json={"credential": with_key.get(options, server.url)})

    assert code_of(sign_in(SoftKey())) == (404, "passkey.unknown")
    key.count = 5
    assert sign_in(key).status_code == 200
    key.count = 2
    assert code_of(sign_in(key)) == (403, "passkey.refused")


def test_a_removed_passkey_is_refused(server: RunningServer, person: People) -> None:
    ann, key = person(), SoftKey()
    shown = add_passkey(ann, server, key).json()["passkeys"][0]["id"]
    assert code_of(person().http.delete(f"/api/v1/me/passkeys/{shown}")) == (404, "passkey.unknown")
    assert ann.http.delete(f"/api/v1/me/passkeys/{shown}").json()["passkeys"] == []
    asked = ann.http.post("/api/v1/come-back/options").json()
    came = ann.http.post("/api/v1/come-back", json={"credential": key.get(asked, server.url)})
    assert code_of(came) == (404, "passkey.unknown")


def test_the_number_of_passkeys_is_limited(server: RunningServer, person: People) -> None:
    ann = person()
    for _ in range(MAX_PASSKEYS):
        assert add_passkey(ann, server, SoftKey()).status_code == 201
    assert code_of(ann.http.post("/api/v1/me/passkeys/options")) == (409, "passkey.too_many")


@pytest.mark.parametrize("path", ["/api/v1/me/passkeys/nothing", "/api/v1/me/recovery"])
async def test_deleting_credentials_is_rate_limited(browser: httpx.AsyncClient, path: str) -> None:
    await browser.get("/api/v1/me")
    statuses = [(await browser.delete(path)).status_code for _ in range(100)]
    assert statuses[0] != 429
    assert 429 in statuses


def test_the_export_has_all_data_of_the_guest_and_none_of_others(server: RunningServer, person: People) -> None:
    ann, ben = person(), person()
    table = ann.create_table("me", "open", game="deep-river")
    put(ann, "album", 0, {"okapi": 1})
    put(ben, "album", 0, {"secret": 1})
    add_passkey(ann, server, SoftKey())
    answer = ann.http.get("/api/v1/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    exported = answer.json()
    assert exported["player"]["name"] == "Ada"
    assert exported["kept"] == {"album": {"okapi": 1}}
    assert [passkey["label"] for passkey in exported["keys"]["passkeys"]] == ["my phone"]
    assert exported["tables"][0]["table"]["id"] == table
    assert exported["tables"][0]["record"][0] == {"rivage": 1, "game": "deep-river", "rules_version": 1}
    assert "secret" not in answer.text
    assert "public_key" not in answer.text


def test_the_export_contains_a_damaged_match_up_to_the_damage(server: RunningServer, person: People) -> None:
    ann = person()
    intact, damaged, lost = (ann.create_table("me", "open", game="deep-river") for _ in range(3))
    with closing(sqlite3.connect(server.folder / "rivage.db", timeout=10)) as database, database:
        database.execute("UPDATE events SET data = '{' WHERE table_id = ? AND n = 2", (damaged,))
        database.execute("UPDATE events SET data = '{' WHERE table_id = ? AND n = 1", (lost,))
    answer = ann.http.get("/api/v1/me/export")
    assert answer.status_code == 200
    exported = {entry["table"]["id"]: (len(entry["record"]), entry["trouble"]) for entry in answer.json()["tables"]}
    assert exported[intact][1] == ""
    assert exported[damaged] == (3, "record.unsound")
    assert exported[lost] == (0, "record.unsound")
