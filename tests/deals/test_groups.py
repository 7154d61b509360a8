"""Groups of friends: joining and leaving, and the scores that each player may see."""

import pytest
from tests.table.helpers import ANN, BEN, CARA

from rivage.deals import DealError, GroupError, GroupView
from rivage.deals.groups import MAX_GROUPS, MAX_MEMBERS, MAX_TITLE_CHARS, week_of
from rivage.table.errors import BadName

from .counter import DAY, Deployment

# 2024-10-04, the day of the deployment, is a Friday.
FRIDAY = 4


async def group_of(deployment: Deployment, *players: str) -> str:
    """A group whose host is the first of some players."""
    host, *others = players
    group = await deployment.groups.create("sums", "The  family", host, host[:3].title())
    for player in others:
        await deployment.groups.join(group, player, player[:3].title())
    return group


def scores(view: GroupView, day: int = FRIDAY) -> dict[str, tuple[bool, float | None]]:
    return {member.name: (member.days[day].finished, member.days[day].score) for member in view.members}


async def play(deployment: Deployment, player: str, number: int) -> None:
    await deployment.finish(player, await deployment.start(player), number)


async def test_members_see_points_of_today_only_after_they_have_finished(deployment: Deployment) -> None:
    group = await group_of(deployment, ANN, BEN, CARA)
    await play(deployment, ANN, 3)
    await deployment.start(BEN)
    for player in (BEN, CARA):
        view = await deployment.groups.view(group, player)
        assert scores(view) == {"Ann": (True, None), "Ben": (False, None), "Car": (False, None)}
        assert [member.total for member in view.members] == [0, 0, 0]
    view = await deployment.groups.view(group, ANN)
    mine = (await deployment.dealer.daily("sums", "today", ANN)).mine
    assert mine is not None
    assert scores(view)["Ann"] == (True, mine.score)
    assert (view.members[0].name, view.members[0].total, view.members[0].you) == ("Ann", mine.score, True)


async def test_earlier_days_are_visible_unless_the_player_can_still_finish_them(deployment: Deployment) -> None:
    group = await group_of(deployment, ANN, BEN, CARA)
    await play(deployment, ANN, 3)
    table = await deployment.start(BEN)
    deployment.time.now += DAY
    assert scores(await deployment.groups.view(group, CARA))["Ann"][1] is not None
    assert scores(await deployment.groups.view(group, BEN))["Ann"] == (True, None)
    await deployment.finish(BEN, table, 4)
    assert scores(await deployment.groups.view(group, BEN))["Ann"][1] is not None


async def test_the_week_table_adds_points_and_shows_other_weeks(deployment: Deployment) -> None:
    group = await group_of(deployment, ANN, BEN)
    await play(deployment, ANN, 1)
    await play(deployment, BEN, 2)
    deployment.time.now += DAY
    await play(deployment, BEN, 2)
    view = await deployment.groups.view(group, BEN)
    assert view.days == ("2024-09-30", "2024-10-01", "2024-10-02", "2024-10-03", "2024-10-04", "2024-10-05", "2024-10-06")
    assert [member.name for member in view.members] == ["Ben", "Ann"]
    assert view.members[0].total == sum(day.score or 0 for day in view.members[0].days) > view.members[1].total
    deployment.time.now += 7 * DAY
    assert [member.total for member in (await deployment.groups.view(group, BEN)).members] == [0, 0]
    assert (await deployment.groups.view(group, BEN, "2024-10-02")).members[0].total == view.members[0].total


@pytest.mark.parametrize("day", ["2024-10-05", "monday", "2024-1-1"])
async def test_the_week_of_a_future_or_invalid_date_is_refused(deployment: Deployment, day: str) -> None:
    group = await group_of(deployment, ANN)
    with pytest.raises(DealError) as error:
        await deployment.groups.view(group, ANN, day)
    assert error.value.code == "daily.unknown"


async def test_plays_from_the_archive_do_not_count_in_a_group(deployment: Deployment) -> None:
    group = await group_of(deployment, ANN)
    table = await deployment.dealer.start_archive("sums", "2024-10-03", ANN, "Ann")
    await deployment.finish(ANN, table, 4)
    assert scores(await deployment.groups.view(group, ANN), FRIDAY - 1) == {"Ann": (False, None)}


async def test_guests_who_are_not_members_see_only_the_size_of_a_group(deployment: Deployment) -> None:
    group = await group_of(deployment, ANN, BEN)
    for player in (CARA, ""):
        view = await deployment.groups.view(group, player)
        assert (view.title, view.inviter, view.count, view.member, view.members) == ("The family", "Ann", 2, False, ())


async def test_no_view_of_a_group_has_the_id_of_a_player(deployment: Deployment) -> None:
    group = await group_of(deployment, ANN, BEN)
    view = repr(await deployment.groups.view(group, ANN))
    assert ANN not in view
    assert BEN not in view


async def test_joining_again_changes_the_name(deployment: Deployment) -> None:
    group = await group_of(deployment, ANN, BEN)
    await deployment.groups.join(group, BEN, "Benjamin")
    assert [member.name for member in (await deployment.groups.view(group, ANN)).members] == ["Ann", "Benjamin"]
    with pytest.raises(BadName):
        await deployment.groups.join(group, CARA, " ")


async def refused(code: str, attempt: object) -> None:
    with pytest.raises(GroupError) as error:
        await attempt  # type: ignore[misc]
    assert error.value.code == code


async def test_only_the_host_renames_a_group_and_removes_members_for_good(deployment: Deployment) -> None:
    group = await group_of(deployment, ANN, BEN)
    groups = deployment.groups
    await refused("group.not_host", groups.rename(group, BEN, "Mine"))
    await refused("group.not_host", groups.remove(group, BEN, 1))
    await groups.rename(group, ANN, "Ours")
    assert (await groups.view(group, BEN)).title == "Ours"
    await refused("group.not_member", groups.remove(group, ANN, 1))
    await groups.remove(group, ANN, 2)
    assert not (await groups.view(group, BEN)).member
    await refused("group.removed", groups.join(group, BEN, "Ben"))
    await refused("group.not_member", groups.remove(group, ANN, 2))
    assert await groups.of(BEN) == []


async def test_the_oldest_member_succeeds_a_host_who_leaves(deployment: Deployment) -> None:
    group = await group_of(deployment, ANN, BEN, CARA)
    await deployment.groups.leave(group, ANN)
    assert (await deployment.groups.view(group, BEN)).host
    assert (await deployment.groups.view(group, CARA)).inviter == "Ben"
    await refused("group.not_member", deployment.groups.leave(group, ANN))


async def test_a_group_without_members_is_deleted(deployment: Deployment) -> None:
    group = await group_of(deployment, ANN)
    await deployment.groups.leave(group, ANN)
    for attempt in (
        deployment.groups.view(group, ANN),
        deployment.groups.join(group, ANN, "Ann"),
        deployment.groups.leave(group, ANN),
        deployment.groups.rename(group, ANN, "x"),
    ):
        await refused("group.unknown", attempt)


async def test_groups_are_bounded_in_size_number_and_length_of_their_names(deployment: Deployment) -> None:
    group = await group_of(deployment, ANN, *[f"m{number}" for number in range(MAX_MEMBERS - 1)])
    await refused("group.full", deployment.groups.join(group, BEN, "Ben"))
    for _ in range(MAX_GROUPS - 1):
        await deployment.groups.create("sums", "", ANN, "Ann")
    await refused("group.too_many", deployment.groups.create("sums", "", ANN, "Ann"))
    other = await group_of(deployment, CARA)
    await refused("group.too_many", deployment.groups.join(other, ANN, "Ann"))
    await refused("group.title", deployment.groups.create("sums", "x" * (MAX_TITLE_CHARS + 1), BEN, "Ben"))
    assert len(await deployment.groups.of(ANN)) == MAX_GROUPS


def test_a_week_begins_on_monday() -> None:
    assert week_of("2026-11-16") == week_of("2026-11-22")
    assert week_of("2026-11-22")[0] == "2026-11-16"


async def test_a_result_that_is_missing_after_a_crash_is_stored_when_a_member_looks(
    deployment: Deployment, monkeypatch: pytest.MonkeyPatch
) -> None:
    group = await group_of(deployment, ANN)
    table = await deployment.start(ANN)
    with monkeypatch.context() as patch:

        async def late(*_: object) -> None:
            return None

        patch.setattr(deployment.results, "save", late)
        await deployment.finish(ANN, table, 4)
    assert scores(await deployment.groups.view(group, ANN))["Ann"][0]
