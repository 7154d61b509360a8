"""Every name in a `GameInfo` has a message in the catalogues of its game."""

from collections.abc import Iterator

import pytest

from rivage.core import GameInfo
from rivage.games import ALL

from .test_catalogues import FIRST, messages

INFOS = [game.info for game in ALL.values()]


def card_messages(info: GameInfo) -> Iterator[str]:
    """Yield the messages of the catalogue `card-<game>.ftl`, which the home page and every table use."""
    yield from (f"{what}-{info.id}" for what in ("title", "facts", "pitch"))
    for level in info.bot_levels:
        yield from (f"bot-{info.id}-{level}", f"bot-{info.id}-{level}-hint")
    yield from (f"seat-{info.id}-{name}" for name in info.seat_names)
    for preset in info.presets:
        yield from (f"preset-{info.id}-{preset.name}{what}" for what in ("", "-hint", "-about", "-next"))
    for variation in info.variations:
        name = f"variation-{info.id}-{variation.name}"
        yield from (name, f"{name}-hint", f"offer-{name}-mine", f"offer-{name}-theirs")
    for option in info.options:
        name = f"option-{info.id}-{option.name}"
        yield name
        # Boolean options are checkboxes, whose values have no texts.
        yield from (f"{name}-{value}" for value in option.choices if not isinstance(value, bool))


def missing(expected: Iterator[str], language: str, catalogue: str) -> list[str]:
    """Return the expected messages that a catalogue does not have."""
    existing = messages(language, catalogue)
    return [name for name in expected if name not in existing]


@pytest.mark.parametrize("info", INFOS, ids=lambda info: info.id)
def test_every_title_level_seat_and_option_has_a_message(info: GameInfo) -> None:
    assert missing(card_messages(info), FIRST, f"card-{info.id}.ftl") == []


@pytest.mark.parametrize("info", INFOS, ids=lambda info: info.id)
def test_every_ending_has_a_message(info: GameInfo) -> None:
    assert missing((f"end-{info.id}-{reason}" for reason in info.endings), FIRST, f"{info.id}.ftl") == []


@pytest.mark.parametrize("info", INFOS, ids=lambda info: info.id)
def test_every_phrase_of_a_game_has_a_message_and_the_prefix_of_its_game(info: GameInfo) -> None:
    phrases = (*info.phrases, *info.calls)
    assert missing((f"phrase-{key}" for key in phrases), FIRST, f"{info.id}.ftl") == []
    assert all(key.startswith(f"{info.id}-") for key in phrases)


@pytest.mark.parametrize("info", INFOS, ids=lambda info: info.id)
def test_no_message_exists_for_a_removed_level_seat_option_or_ending(info: GameInfo) -> None:
    known = {*card_messages(info), *(f"end-{info.id}-{reason}" for reason in info.endings)}
    kinds = tuple(f"{kind}-{info.id}-" for kind in ("bot", "seat", "option", "end"))
    existing = {*messages(FIRST, f"card-{info.id}.ftl"), *messages(FIRST, f"{info.id}.ftl")}
    assert {name.removesuffix("-hint") for name in existing if name.startswith(kinds)} - known == set()
