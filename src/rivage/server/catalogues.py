"""The few sentences that the server says itself, in the language a browser asks for. All others are formed by the client."""

from collections.abc import Mapping

from rivage.registry import ENGLISH, LOCALES, all_games, format_message, languages
from rivage.server.asgi.headers import weighed


def language_of(accepts: str, chosen: str = "") -> str:
    """The language of the server that was chosen, or else that an `Accept-Language` weighs highest."""
    if chosen in languages():
        return chosen
    wanted = sorted((weighed(part) for part in accepts.lower().split(",") if part.strip()), key=lambda found: -found[1])
    known = (tag.partition("-")[0] for tag, weight in wanted if weight > 0)
    return next((language for language in known if language in languages()), languages()[0])


def has_catalogue(name: str) -> bool:
    """Whether the client of the server has a catalogue of this name: what a game brings to it has one."""
    return (LOCALES / ENGLISH / f"{name}.ftl").is_file()


def say(language: str, *wanted: str, game: str = "", args: Mapping[str, str] | None = None) -> str:
    """The first of these messages that there is, in `language` or else in English; empty when there is none.

    With a `game`, its own way to say a message (`<message>-<game>`) goes first.
    """
    # What a package brings is one catalogue, of the name of its game.
    own = [f"card-{game}" if has_catalogue(f"card-{game}") else game] if game else []
    catalogues = [*own, "common", "table", "notify"]
    names = [name for message in wanted for name in (f"{message}-{game}", message)]
    return format_message(names, args or {}, catalogues, language) or ""


def title_of(game: str, language: str) -> str:
    """What a game is called."""
    return say(language, "title", game=game) or all_games()[game].package.game.info.title
