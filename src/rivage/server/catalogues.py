"""Fluent messages that the server formats itself, for link previews and notifications. The client formats all others."""

from collections.abc import Mapping

from rivage.registry import ENGLISH, LOCALES, all_games, format_message, languages
from rivage.server.asgi.headers import parse_weighted


def language_of(accept_language: str, chosen: str = "") -> str:
    """The `chosen` language if there is a translation, else the one that an `Accept-Language` header weighs highest."""
    if chosen in languages():
        return chosen
    parts = (parse_weighted(part) for part in accept_language.lower().split(",") if part.strip())
    wanted = sorted(parts, key=lambda part: -part[1])
    known = (tag.partition("-")[0] for tag, weight in wanted if weight > 0)
    return next((language for language in known if language in languages()), languages()[0])


def has_catalogue(name: str) -> bool:
    """Whether there is a built-in Fluent catalogue of this name."""
    return (LOCALES / ENGLISH / f"{name}.ftl").is_file()


def translate(language: str, *ids: str, game: str = "", args: Mapping[str, str] | None = None) -> str:
    """Format the first existing message among `ids`, in `language` or else in English; empty when none exists.

    With a `game`, its own variant of a message (`<id>-<game>`) goes first.
    """
    # A game from a package has a single catalogue, named after the game.
    own = [f"card-{game}" if has_catalogue(f"card-{game}") else game] if game else []
    catalogues = [*own, "common", "table", "notify"]
    names = [name for message in ids for name in (f"{message}-{game}", message)]
    return format_message(names, args or {}, catalogues, language) or ""


def title_of(game: str, language: str) -> str:
    """The title of a game."""
    return translate(language, "title", game=game) or all_games()[game].package.game.info.title
