"""Endpoints for groups of friends who compare their daily scores."""

from typing import Annotated, Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from rivage.deals import GroupLine, GroupView
from rivage.server.asgi.problems import error_responses
from rivage.server.messages import Text
from rivage.server.services import Services

from .api import ApiRequest, BucketsDep, ServicesDep, check_rate, invitation, optional_player_of, player_of


class NewGroup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/v1/groups."""

    game: Text
    title: Text = ""
    """Name of the group; may be empty."""
    name: Text = ""
    """Nickname of the creator; empty for the last one used."""


class GroupMade(msgspec.Struct, frozen=True):
    """The response: the id of the group, whose page is `/g/{id}`."""

    id: str


class JoinGroup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/v1/groups/{id}/join."""

    name: Text = ""
    """Nickname; empty for the last one used."""


class RenameGroup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/v1/groups/{id}/rename."""

    title: Text


class RemoveMember(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/v1/groups/{id}/remove."""

    number: Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)]


async def _name(services: Services, player: str, name: str) -> str:
    return name or await services.nickname(player)


@post(
    "/api/v1/groups",
    responses=error_responses("identity.missing", "game.unknown", "deal.none", "group.title", "group.too_many", "seat.name"),
)
async def create_group(request: ApiRequest, services: ServicesDep, creations: BucketsDep, data: JSONBody[NewGroup]) -> GroupMade:
    """Create a group. Its page is `/g/{id}`; everybody who knows that URL may join."""
    player = player_of(request, services)
    check_rate(creations, request)
    made = await services.groups.create(data.game, data.title, player, await _name(services, player, data.name))
    if data.name:
        await services.store.save_player(player, data.name.strip())
    return GroupMade(made)


@get("/api/v1/me/groups", responses=error_responses())
async def my_groups(request: ApiRequest, services: ServicesDep, light: BucketsDep) -> list[GroupLine]:
    """Return the groups where I am a member."""
    check_rate(light, request)
    player = optional_player_of(request, services)
    return await services.groups.of(player) if player else []


@get("/api/v1/groups/{group:str}", responses=error_responses("group.unknown", "daily.unknown"))
async def view_group(
    request: ApiRequest, services: ServicesDep, heavy: BucketsDep, group: FromPath[str], day: FromQuery[str] = ""
) -> GroupView:
    """Return a group; for members with the scores of a week, except those of deals that I can still finish."""
    check_rate(heavy, request)
    return await services.groups.view(group, optional_player_of(request, services), day)


@post(
    "/api/v1/groups/{group:str}/join",
    status_code=204,
    responses=error_responses("identity.missing", "group.unknown", "group.full", "group.too_many", "group.removed", "seat.name"),
)
async def join_group(
    request: ApiRequest, services: ServicesDep, light: BucketsDep, group: FromPath[str], data: JSONBody[JoinGroup]
) -> None:
    """Join a group, or change my nickname in it."""
    player = player_of(request, services)
    check_rate(light, request)
    await services.groups.join(group, player, await _name(services, player, data.name))
    if data.name:
        await services.store.save_player(player, data.name.strip())


@post(
    "/api/v1/groups/{group:str}/leave",
    status_code=204,
    responses=error_responses("identity.missing", "group.unknown", "group.not_member"),
)
async def leave_group(request: ApiRequest, services: ServicesDep, light: BucketsDep, group: FromPath[str]) -> None:
    """Leave a group. The oldest member succeeds the host, and a group without members is deleted."""
    player = player_of(request, services)
    check_rate(light, request)
    await services.groups.leave(group, player)


@post(
    "/api/v1/groups/{group:str}/rename",
    status_code=204,
    responses=error_responses("identity.missing", "group.unknown", "group.not_host", "group.title"),
)
async def rename_group(
    request: ApiRequest, services: ServicesDep, light: BucketsDep, group: FromPath[str], data: JSONBody[RenameGroup]
) -> None:
    """Change the name of a group that I host."""
    player = player_of(request, services)
    check_rate(light, request)
    await services.groups.rename(group, player, data.title)


@post(
    "/api/v1/groups/{group:str}/remove",
    status_code=204,
    responses=error_responses("identity.missing", "group.unknown", "group.not_host", "group.not_member"),
)
async def remove_member(
    request: ApiRequest, services: ServicesDep, light: BucketsDep, group: FromPath[str], data: JSONBody[RemoveMember]
) -> None:
    """Remove a member of a group that I host. They cannot join again."""
    player = player_of(request, services)
    check_rate(light, request)
    await services.groups.remove(group, player, data.number)


@get("/api/v1/groups/{group:str}/qr.svg", media_type="image/svg+xml", responses=error_responses("group.unknown"))
async def group_qr(request: ApiRequest, services: ServicesDep, invitations: BucketsDep, group: FromPath[str]) -> Response[bytes]:
    """Return the QR code of a group's URL."""
    check_rate(invitations, request)
    await services.groups.get(group)
    return invitation(request, services, f"/g/{group}")


GROUP_HANDLERS: Final = [create_group, my_groups, view_group, join_group, leave_group, rename_group, remove_member, group_qr]
