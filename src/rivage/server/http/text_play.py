"""Endpoints for text play, without a board: the position and the choices as text, and actions written in natural language."""

import asyncio
from itertools import islice
from typing import Any, Final

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from rivage.core import Game, Listed, Seat, Sentence
from rivage.registry import SentenceView, sentence_view
from rivage.server.asgi.problems import error_responses
from rivage.server.messages import Text
from rivage.table import Match
from rivage.table.errors import NotNow, NotYourTurn
from rivage.table.views import viewpoint

from .api import ApiRequest, BucketsDep, ServicesDep, check_rate, optional_player_of, player_of

MAX_CHOICES: Final = 120
"""Choices in a response: enough for a sheet with 24 squares and 4 variants each. Any other action can still be typed."""


class Choice(msgspec.Struct, frozen=True):
    """A legal action."""

    action: str
    """The notation, as the `act` command has it."""
    label: SentenceView
    words: SentenceView | None = None
    """A text that a player can type for it; null when the game understands only its notation."""


class SaidWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/v1/tables/{id}/words: an action in natural language or notation."""

    text: Text


class Understood(msgspec.Struct, frozen=True):
    """The action that the text means. It is not executed."""

    version: int
    """The version of the match, as `TableWords.version`."""
    action: str
    """The notation of the action, as the `act` command has it. The rules allow it now."""
    label: SentenceView


class TableWords(msgspec.Struct, frozen=True):
    """GET /api/v1/tables/{id}/words: the table as text, as visible to me."""

    version: int
    """Number of actions in the match, as `TableView.actions`, which the `act` command contains."""
    seat: int | None
    """The seat from which the table is described; null for a spectator."""
    lines: tuple[SentenceView, ...]
    """The position; empty before the start of the match."""
    choices: tuple[Choice, ...]
    """The choices of the seat, the best first if the game ranks them; empty when it is not its turn."""
    listed: bool
    """Whether `choices` has all legal actions. If not, other actions can be typed."""


def table_words(match: Match, player: str) -> TableWords:
    """A match as text, from the view of a player's seat (or a spectator's), with the choices of that seat."""
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
    """The text that describes a view."""
    return tuple(sentence_view(game.info.id, sentence) for sentence in game.describe(view))


def choice_of(game: Game[Any, Any, Any], state: Any, seat: Seat, action: Any, words: Sentence | None = None) -> Choice:
    """A legal action of a seat as a choice, with a text that can be typed for it."""
    label = sentence_view(game.info.id, game.label(state, seat, action))
    return Choice(game.format_action(action), label, sentence_view(game.info.id, words) if words else None)


def choices_of(game: Game[Any, Any, Any], state: Any, seat: Seat) -> tuple[tuple[Choice, ...], bool]:
    """The first `MAX_CHOICES` legal actions of a seat, and whether these are all."""
    legal = game.legal_actions(state, seat)
    found: list[tuple[Any, Sentence | None]] = list(islice(game.suggestions(state, seat), MAX_CHOICES + 1))
    choices = tuple(choice_of(game, state, seat, action, words) for action, words in found[:MAX_CHOICES])
    return choices, isinstance(legal, Listed) and len(found) <= MAX_CHOICES


def understood(match: Match, player: str, text: str) -> Understood:
    """The legal action that a player means by `text`.

    Raises:
        NotNow, NotYourTurn: when the player may not act now.
        NotationError: when the text is not understood; its details name the position.
        IllegalAction: when the rules do not allow the action.
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


@get("/api/v1/tables/{table:str}/words", responses=error_responses("table.unknown"))
async def words_of_table(request: ApiRequest, services: ServicesDep, light: BucketsDep, table: FromPath[str]) -> TableWords:
    """Return the table as text with the choices, as visible to the player."""
    check_rate(light, request)
    match = await services.match(table)
    # In a thread, so that a large position does not block the event loop. A match is immutable.
    return await asyncio.to_thread(table_words, match, optional_player_of(request, services))


@post(
    "/api/v1/tables/{table:str}/words",
    status_code=200,
    responses=error_responses(
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
    """Return the action that a text means, in the game's notation, with its label. It is not executed."""
    check_rate(light, request)
    match = await services.match(table)
    return await asyncio.to_thread(understood, match, player_of(request, services), data.text)


TEXT_PLAY_HANDLERS: Final = [words_of_table, understand_words]
