"""Plays of bots, the plays of a player on all days, and groups of friends, on every kind of store."""

import asyncio
from collections.abc import Awaitable

import pytest

from rivage.deals import BotPlay, Deal, Group, GroupError, Play
from rivage.deals.groups import MAX_MEMBERS
from rivage.store import Store
from rivage.store.errors import PlayerErased

ANN, BEN, CARA, ALIAS = "a" * 22, "b" * 22, "c" * 22, "z" * 22
FAR = 2**40
"""The time of the revocation of an erased player."""
GROUP = Group("g" * 22, "sums", "Family", ANN, 5)


def deal(day: str, kind: str = "daily", game: str = "sums") -> Deal:
    return Deal(f"{kind}:{game}:{day}", kind, game, day, {}, "07" * 32, 5, "")  # type: ignore[arg-type]


async def play(store: Store, found: Deal, player: str, score: float | None = None, table: str = "") -> Play:
    await store.save_deal(found)
    started = await store.start_play(Play(found.id, player, table or f"{found.id}-{player}", "Ann", 10))
    if score is not None:
        await store.finish_play(started.table, 20, score, "{}")
    return started


async def refused(code: str, attempt: Awaitable[object]) -> None:
    with pytest.raises(GroupError) as error:
        await attempt
    assert error.value.code == code


async def members(store: Store) -> list[str]:
    found = await store.find_group(GROUP.id)
    return [member.player for member in found[1]] if found else []


async def test_the_first_play_of_a_bot_is_kept(store: Store) -> None:
    await store.save_deal(deal("2026-11-15"))
    first = BotPlay("daily:sums:2026-11-15", "weak", 7.0, "{}")
    await store.save_bot_play(first)
    await store.save_bot_play(BotPlay(first.deal, "weak", 9.0, "{}"))
    assert await store.bot_plays(first.deal) == [first]
    assert (await store.standings(first.deal, ANN, 5)).finished == 0


async def test_the_first_day_is_that_of_the_first_daily_somebody_started(store: Store) -> None:
    assert await store.first_day("sums") is None
    await store.save_deal(deal("2026-11-01"))
    await play(store, deal("2026-11-15"), ANN)
    await play(store, deal("2026-11-02", "archive"), ANN)
    await play(store, deal("2026-11-03", game="nim"), ANN)
    assert await store.first_day("sums") == "2026-11-15"


async def test_plays_of_all_days_are_listed_with_the_latest_first(store: Store) -> None:
    await play(store, deal("2026-11-15"), ANN, 7)
    await play(store, deal("2026-11-16"), ANN)
    await play(store, deal("2026-11-15", "archive"), ANN, 9)
    await play(store, deal("2026-11-17"), BEN)
    await play(store, deal("2026-11-17", "duplicate"), ANN)
    found = await store.day_plays("sums", ANN)
    assert [(one.day, one.ranked, one.finished, one.score) for one in found] == [
        ("2026-11-16", True, False, 0.0),
        ("2026-11-15", True, True, 7.0),
        ("2026-11-15", False, True, 9.0),
    ]


async def test_only_a_finished_play_is_replaced_and_only_once(store: Store) -> None:
    found = deal("2026-11-15", "archive")
    first = await play(store, found, ANN, table="t-1")
    second = Play(found.id, ANN, "t-2", "Annie", 30)
    assert await store.restart_play(second, "t-1") == first
    await store.finish_play("t-1", 20, 5.0, "{}")
    assert await store.restart_play(second, "t-1") == second
    assert await store.restart_play(Play(found.id, ANN, "t-3", "Ann", 31), "t-1") == second


async def test_a_group_has_its_members_in_the_order_of_joining(store: Store) -> None:
    await store.create_group(GROUP, "Ann")
    await store.join_group(GROUP.id, CARA, "Cara", 6)
    await store.join_group(GROUP.id, BEN, "Ben", 7)
    found = await store.find_group(GROUP.id)
    assert found is not None
    assert found[0] == GROUP
    assert [(member.player, member.number, member.name) for member in found[1]] == [
        (ANN, 1, "Ann"),
        (CARA, 2, "Cara"),
        (BEN, 3, "Ben"),
    ]
    assert await store.groups_of(BEN) == [GROUP]


async def test_two_joining_at_once_cannot_exceed_the_size_of_a_group(store: Store) -> None:
    await store.create_group(GROUP, "Ann")
    for number in range(MAX_MEMBERS - 2):
        await store.join_group(GROUP.id, f"member-{number}", "x", 6)
    results = await asyncio.gather(
        *[store.join_group(GROUP.id, player, "x", 7) for player in (BEN, CARA)], return_exceptions=True
    )
    assert [type(result) for result in results if result is not None] == [GroupError]
    assert len(await members(store)) == MAX_MEMBERS


async def test_a_removed_member_is_not_listed_and_does_not_return(store: Store) -> None:
    await store.create_group(GROUP, "Ann")
    await store.join_group(GROUP.id, BEN, "Ben", 6)
    assert await store.remove_member(GROUP.id, BEN)
    assert not await store.remove_member(GROUP.id, BEN)
    assert await members(store) == [ANN]
    assert await store.groups_of(BEN) == []
    assert not await store.leave_group(GROUP.id, BEN)
    await refused("group.removed", store.join_group(GROUP.id, BEN, "Ben", 8))
    await store.join_group(GROUP.id, CARA, "Cara", 9)
    assert await store.leave_group(GROUP.id, ANN)
    assert await members(store) == [CARA]
    assert await store.leave_group(GROUP.id, CARA)
    assert await store.find_group(GROUP.id) is None


async def test_an_unknown_group_is_refused(store: Store) -> None:
    await refused("group.unknown", store.join_group(GROUP.id, BEN, "Ben", 6))
    await refused("group.unknown", store.leave_group(GROUP.id, BEN))
    await refused("group.unknown", store.remove_member(GROUP.id, BEN))


async def test_scores_of_members_are_found_for_some_days(store: Store) -> None:
    days = [deal("2026-11-15"), deal("2026-11-16")]
    await play(store, days[0], ANN, 7)
    await play(store, days[1], BEN)
    await play(store, deal("2026-11-17"), ANN, 9)
    found = await store.member_plays([day.id for day in days], [ANN, BEN])
    assert sorted((one.deal, one.player, one.finished, one.score) for one in found) == [
        (days[0].id, ANN, True, 7.0),
        (days[1].id, BEN, False, 0.0),
    ]
    assert await store.member_plays([], []) == []


async def test_an_erased_player_leaves_all_groups_and_joins_none(store: Store) -> None:
    await store.create_group(GROUP, "Ann")
    await store.join_group(GROUP.id, BEN, "Ben", 6)
    other = Group("h" * 22, "sums", "", BEN, 7)
    await store.create_group(other, "Ben")
    await store.remove_member(other.id, BEN)
    await store.start_erasure(ANN, ALIAS, FAR)
    await store.delete_player(ANN, ALIAS)
    found = await store.find_group(GROUP.id)
    assert found is not None
    assert (found[0].host, [member.player for member in found[1]]) == (BEN, [BEN])
    for attempt in (store.join_group(GROUP.id, ANN, "Ann", 9), store.create_group(GROUP, "Ann")):
        with pytest.raises(PlayerErased):
            await attempt
    await store.delete_player(BEN, ALIAS)
    assert await store.find_group(GROUP.id) is None
    assert await store.find_group(other.id) is None


async def test_a_group_is_renamed(store: Store) -> None:
    await store.create_group(GROUP, "Ann")
    await store.rename_group(GROUP.id, "Friends")
    found = await store.find_group(GROUP.id)
    assert found is not None
    assert found[0].title == "Friends"
