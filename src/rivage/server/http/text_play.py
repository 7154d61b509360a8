"""Text play, for players without a board: the position and the choices as text, and actions written in words."""

import asyncio
from itertools import islice
from typing import Any, Final

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from rivage.core import Game, Listed, Seat, Sentence
from rivage.registry import SentenceView, sentence_view
from rivage.server.asgi.problems import refused
from rivage.server.messages import Text
from rivage.table import Match
from rivage.table.errors import NotNow, NotYourTurn
from rivage.table.views import viewpoint

from .api import ApiRequest, BucketsDep, ServicesDep, check_rate, player_of, watcher_of

MAX_CHOICES: Final = 120
"""Enough for a sheet of 24 squares and 4 ways each. More nobody reads; any other action can still be typed."""


class Choice(msgspec.Struct, frozen=True):
    """Something that may be done now."""

    action: str
    """As an `act` sends it."""
    label: SentenceView
    words: SentenceView | None = None
    """What says it, for who writes; None where the game understands its notation alone."""


class SaidWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/v1/tables/{id}/words: what somebody wants to do, as they say it."""

    text: Text


class Understood(msgspec.Struct, frozen=True):
    """The action that was understood; nothing has been done yet."""

    version: int
    """As `TableWords.version`."""
    action: str
    """As an `act` sends it. The rules allow it now."""
    label: SentenceView


class TableWords(msgspec.Struct, frozen=True):
    """GET /api/v1/tables/{id}/words: the table as the asker may know it, in words."""

    version: int
    """Number of actions that stand, as `TableView.actions`: what an `act` names."""
    seat: int | None
    """Through whose eyes; None for a spectator."""
    lines: tuple[SentenceView, ...]
    """What stands; empty before the game began."""
    choices: tuple[Choice, ...]
    """The choices of the seat, the best first where the game ranks them; empty when it is not to act."""
    listed: bool
    """The choices are all there is. If not, they are some of many, and any other action may be typed."""


def table_words(match: Match, player: str) -> TableWords:
    """A match in words, as a player may know it: made from the view of a seat of theirs, and from what that seat may do."""
    held = match.held_by(player)
    seat = viewpoint(match, held)
    version = match.visible_actions(held)
    if match.state is None:
        return TableWords(version, seat, (), (), listed=True)
    lines = lines_of(match.game, match.game.view(match.state, seat))
    if seat is None or match.status != "playing" or seat not in match.to_act or match.bot_at(seat):
        return TableWords(version, seat, lines, (), listed=True)
    choices, complete = choices_of(match.game, match.state, seat)
    return TableWords(version, seat, lines, choices, listed=complete)


def lines_of(game: Game[Any, Any, Any], view: Any) -> tuple[SentenceView, ...]:
    """What a seat sees, in words."""
    return tuple(sentence_view(game.info.id, each) for each in game.describe(view))


def choice_of(game: Game[Any, Any, Any], state: Any, seat: Seat, action: Any, words: Sentence | None = None) -> Choice:
    """A legal action of a seat, with its label and the words that say it."""
    label = sentence_view(game.info.id, game.label(state, seat, action))
    return Choice(game.format_action(action), label, sentence_view(game.info.id, words) if words else None)


def choices_of(game: Game[Any, Any, Any], state: Any, seat: Seat) -> tuple[tuple[Choice, ...], bool]:
    """What a seat may do, the first of it, and whether that is all."""
    legal = game.legal_actions(state, seat)
    found: list[tuple[Any, Sentence | None]] = list(islice(game.suggestions(state, seat), MAX_CHOICES + 1))
    choices = tuple(choice_of(game, state, seat, action, words) for action, words in found[:MAX_CHOICES])
    return choices, isinstance(legal, Listed) and len(found) <= MAX_CHOICES


def understood(match: Match, player: str, text: str) -> Understood:
    """The action that a player who may act means by `text`.

    Raises:
        NotNow, NotYourTurn: when the player may do nothing now.
        NotationError: when it is not understood; says what, and where.
        IllegalAction: when the rules do not allow what is meant.
    """
    held = match.held_by(player)
    seat = viewpoint(match, held)
    if match.state is None or match.status != "playing":
        raise NotNow(f"the match is {match.status}", status=match.status)
    if seat is None or seat not in match.to_act:
        raise NotYourTurn("another seat must act first")
    action = match.game.interpret(match.state, seat, text)
    match.game.apply(match.state, seat, action)
    choice = choice_of(match.game, match.state, seat, action)
    return Understood(match.visible_actions(held), choice.action, choice.label)


@get("/api/v1/tables/{table:str}/words", responses=refused("table.unknown"))
async def words_of_table(request: ApiRequest, services: ServicesDep, light: BucketsDep, table: FromPath[str]) -> TableWords:
    """The table as text, as the player may know it, with the choices."""
    check_rate(light, request)
    match = await services.match(table)
    # A match is a value: it is described in another thread, so that a large position delays nobody.
    return await asyncio.to_thread(table_words, match, watcher_of(request, services))


@post(
    "/api/v1/tables/{table:str}/words",
    status_code=200,
    responses=refused(
        "table.unknown",
        "table.not_now",
        "turn.not_yours",
        "notation.unreadable",
        "words.unclear",
        "words.missing",
        "words.absent",
        "action.illegal",
    ),
)
async def understand_words(
    request: ApiRequest, services: ServicesDep, light: BucketsDep, table: FromPath[str], data: JSONBody[SaidWords]
) -> Understood:
    """The action that somebody means, in the game's notation, with its label. Nothing is done: an `act` does it."""
    check_rate(light, request)
    match = await services.match(table)
    return await asyncio.to_thread(understood, match, player_of(request, services), data.text)


TEXT_PLAY_HANDLERS: Final = [words_of_table, understand_words]
