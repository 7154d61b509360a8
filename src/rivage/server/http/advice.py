"""Endpoints for advice to a seat, the bots' plan for a table, and findings about a motion. Bot processes compute them."""

from typing import Final

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from rivage.core import CHANCE, Seat
from rivage.registry import Advice, Finding, TeamPlan, advise, findings, team_plan
from rivage.server.asgi.http import address_of
from rivage.server.asgi.problems import error_responses
from rivage.server.errors import NoAdvice, NoFindings
from rivage.table import Match
from rivage.table.errors import NotNow, WrongSeat
from rivage.table.runtime import AnalysisTask, wall_clock
from rivage.table.views import viewpoint

from .api import ApiRequest, BucketsDep, ServicesDep, check_rate, optional_player_of, player_of


class Advised(msgspec.Struct, frozen=True):
    """GET /api/v1/tables/{id}/advice: the best bots' choice for my seat."""

    version: int
    """Number of actions in the match that the advice is for, as `TableView.actions`."""
    seat: int
    advice: Advice | None
    """The suggested action; None when the bots have nothing to recommend."""


@get(
    "/api/v1/tables/{table:str}/advice",
    responses=error_responses("identity.missing", "table.unknown", "table.not_now", "seat.wrong", "advice.none", "advice.passed"),
)
async def advice(request: ApiRequest, services: ServicesDep, light: BucketsDep, table: FromPath[str]) -> Advised:
    """Return the action that the best bots suggest for my seat, and why. A newer request of the same guest cancels it."""
    check_rate(light, request)
    player = player_of(request, services)
    match = await services.match(table)
    seat = _own_seat(match, player)
    game = match.created.game
    view = match.view_for_bot(seat, wall_clock())
    task = AnalysisTask(advise, lambda: (game, view, int(seat)), player, table, match.time_runs)
    found = await services.analysis_jobs.get(player, ("advice", table, match.n, seat), task)
    return Advised(len(match.history), seat, found)


class SharedPlan(msgspec.Struct, frozen=True):
    """GET /api/v1/tables/{id}/plan: the bots' plan, for all players and spectators."""

    version: int
    """Number of actions in the match that the plan is for, as `TableView.actions`."""
    plan: TeamPlan


@get(
    "/api/v1/tables/{table:str}/plan", responses=error_responses("table.unknown", "table.not_now", "advice.none", "advice.passed")
)
async def shared_plan(request: ApiRequest, services: ServicesDep, light: BucketsDep, table: FromPath[str]) -> SharedPlan:
    """Return the bots' plan for the table, also while it is paused. It is computed once for each version of the table."""
    check_rate(light, request)
    match = await services.match(table)
    if not match.game.info.advice:
        raise NoAdvice(match.created.game)
    if match.status not in {"playing", "paused"}:
        raise NotNow(f"not while the table is {match.status}", status=match.status)
    game = match.created.game
    view = match.view_for_bot(None, wall_clock())
    seat = min((seat for seat in match.to_act if seat != CHANCE), default=Seat(0))
    guest = optional_player_of(request, services) or address_of(request.scope)
    task = AnalysisTask(team_plan, lambda: (game, view, int(seat)), guest, table)
    found = await services.analysis_jobs.get(f"plan {guest}", ("plan", table, match.n), task)
    return SharedPlan(len(match.history), found)


def _own_seat(match: Match, player: str) -> Seat:
    """The seat for which a player gets advice.

    Raises:
        NoAdvice: when the bots of the game give no advice.
        NotNow: when the match is not being played.
        WrongSeat: when the player has no seat, or a bot plays for it.
    """
    if not match.game.info.advice:
        raise NoAdvice(match.created.game)
    if match.status != "playing":
        raise NotNow(f"not while the table is {match.status}", status=match.status)
    seat = viewpoint(match, match.held_by(player))
    if seat is None or match.bot_at(seat):
        raise WrongSeat("only players of this table get advice")
    return seat


@get("/api/v1/tables/{table:str}/findings", responses=error_responses("table.unknown", "findings.none", "advice.passed"))
async def motion_findings(
    request: ApiRequest, services: ServicesDep, heavy: BucketsDep, table: FromPath[str], k: FromQuery[int]
) -> list[Finding]:
    """Return the findings about the motion of action number `k`: where the wave stopped, and why."""
    check_rate(heavy, request)
    match = await services.match(table)
    if not match.game.info.findings or not 0 < k <= len(match.history) or match.history[k - 1][0] != CHANCE:
        raise NoFindings(k)
    created = match.created

    def arguments() -> tuple[object, ...]:
        return created.game, created.rules_version, len(match.seats), dict(match.rules), list(match.history.first(k))

    guest = optional_player_of(request, services) or address_of(request.scope)
    found = await services.analysis_jobs.get(guest, ("findings", table, k), AnalysisTask(findings, arguments, guest, table))
    if found is None:
        raise NoFindings(k)
    return list(found)


ADVICE_HANDLERS: Final = [advice, shared_plan, motion_findings]
