"""The endpoint of the workshops: a table comes in, what a push does goes out."""

from typing import Final

from litestar import post
from litestar.params import FromPath

from rivage.physics import Toppled

from .api import Asked, Limited, Shared, hold, player_of
from .problems import refused


@post(
    "/api/v1/games/{game:str}/topple",
    status_code=200,
    responses=refused(
        "identity.missing",
        "server.not_found",
        "layout.unreadable",
        "layout.value",
        "layout.too_many",
        "layout.refused",
        "workshop.busy",
        "workshop.full",
        "physics.domino",
        "physics.broken",
    ),
)
async def topple(request: Asked, house: Shared, heavy: Limited, game: FromPath[str]) -> Toppled:
    """Push a domino of a table that the body describes, and see what happens. Nothing is kept."""
    player = player_of(request, house)
    hold(heavy, request)
    return await house.workshops.topple(game, player, await request.body())


WORKSHOP_HANDLERS: Final = [topple]
