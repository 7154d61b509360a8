"""The endpoints of groups of friends."""

from tests.server.running import Person, RunningServer

from .test_api import refused
from .test_deals import WALK, People, start, walk


async def test_friends_join_by_link_and_compare_scores_after_finishing(own_server: RunningServer) -> None:
    ada, bob, eve = (Person(own_server.url) for _ in range(3))
    made = ada.http.post("/api/v1/groups", json={"game": WALK, "title": "Family", "name": "Ada"})
    assert made.status_code == 201
    where = f"/api/v1/groups/{made.json()['id']}"
    invited = bob.http.get(where).json()
    assert (invited["title"], invited["inviter"], invited["member"], invited["members"]) == ("Family", "Ada", False, [])
    assert bob.http.post(f"{where}/join", json={"name": "Bob"}).status_code == 204
    await walk(ada, start(ada), rounds=1)
    # Her page stores her result, unless the server has already done so.
    assert ada.http.get(f"/api/v1/daily/{WALK}/today").json()["mine"]["finished"]
    day = bob.http.get(where).json()
    index = day["days"].index(day["today"])
    row = next(member for member in day["members"] if member["name"] == "Ada")
    assert row["days"][index] == {"finished": True, "score": None}
    await walk(bob, start(bob, name="Bob"), rounds=1)
    after = bob.http.get(where).json()
    assert [member["days"][index]["score"] is not None for member in after["members"]] == [True, True], after
    assert bob.http.get("/api/v1/me/groups").json() == [{"id": made.json()["id"], "game": WALK, "title": "Family"}]
    exported = bob.http.get("/api/v1/me/export").json()
    assert [(group["title"], group["name"]) for group in exported["groups"]] == [("Family", "Bob")]
    assert eve.http.get(where).json()["members"] == []
    # An erased member leaves without a trace.
    assert bob.http.post("/api/v1/me/forget").status_code == 200
    assert [member["name"] for member in ada.http.get(where).json()["members"]] == ["Ada"]
    for guest in (ada, bob, eve):
        guest.close()


def test_the_host_renames_a_group_and_removes_members(person: People) -> None:
    ada, bob = person(), person()
    group = ada.http.post("/api/v1/groups", json={"game": WALK, "name": "Ada"}).json()["id"]
    where = f"/api/v1/groups/{group}"
    bob.http.post(f"{where}/join", json={"name": "Bob"})
    refused(bob.http.post(f"{where}/rename", json={"title": "Mine"}), 403, "group.not_host")
    refused(bob.http.post(f"{where}/remove", json={"number": 1}), 403, "group.not_host")
    assert ada.http.post(f"{where}/rename", json={"title": "Friends"}).status_code == 204
    assert ada.http.post(f"{where}/remove", json={"number": 2}).status_code == 204
    refused(bob.http.post(f"{where}/join", json={"name": "Bob"}), 403, "group.removed")
    assert ada.http.post(f"{where}/leave").status_code == 204
    refused(ada.http.get(where), 404, "group.unknown")


def test_invalid_requests_for_groups_are_refused(person: People) -> None:
    ada = person()
    refused(ada.http.post("/api/v1/groups", json={"game": "chess", "name": "Ada"}), 404, "game.unknown")
    refused(ada.http.post("/api/v1/groups", json={"game": "deep-river", "name": "Ada"}), 404, "deal.none")
    refused(ada.http.post("/api/v1/groups", json={"game": WALK, "title": "x" * 41, "name": "Ada"}), 400, "group.title")
    refused(ada.http.post("/api/v1/groups", json={"game": WALK, "name": "x" * 40}), 400, "seat.name")
    group = ada.http.post("/api/v1/groups", json={"game": WALK, "name": "Ada"}).json()["id"]
    refused(ada.http.get(f"/api/v1/groups/{group}?day=2999-01-01"), 404, "daily.unknown")
    refused(ada.http.get("/api/v1/groups/nothing"), 404, "group.unknown")
    refused(ada.http.get("/api/v1/groups/nothing/qr.svg"), 404, "group.unknown")
    refused(ada.http.post(f"/api/v1/groups/{group}/remove", json={"number": 0}), 400, "message.unreadable")
    refused(ada.http.post(f"/api/v1/groups/{group}/remove", json={"number": 7}), 403, "group.not_member")
    refused(person().http.post(f"/api/v1/groups/{group}/leave"), 403, "group.not_member")
    assert ada.http.get(f"/api/v1/groups/{group}/qr.svg").text.startswith("<?xml")


def test_the_page_of_a_group_is_a_page(person: People) -> None:
    assert person().http.get(f"/g/{'a' * 22}").headers["content-type"].startswith("text/html")
