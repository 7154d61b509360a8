"""The words of every game, by convention: whatever the server tells of a game has a message in its catalogues."""

from collections.abc import Iterator

import pytest

from rivage.core import GameInfo
from rivage.games import ALL

from .test_catalogues import FIRST, messages

INFOS = [game.info for game in ALL.values()]


def on_the_card(info: GameInfo) -> Iterator[str]:
    """Messages the home page and every table ask for."""
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
        # Yes and no are a box to tick.
        yield from (f"{name}-{value}" for value in option.choices if not isinstance(value, bool))


def unsaid(wanted: Iterator[str], language: str, catalogue: str) -> list[str]:
    """Messages that a catalogue misses."""
    said = messages(language, catalogue)
    return [name for name in wanted if name not in said]


@pytest.mark.parametrize("info", INFOS, ids=lambda info: info.id)
def test_title_levels_seats_and_options_are_named_on_the_card(info: GameInfo) -> None:
    assert unsaid(on_the_card(info), FIRST, f"card-{info.id}.ftl") == []


@pytest.mark.parametrize("info", INFOS, ids=lambda info: info.id)
def test_every_way_to_end_has_its_sentence(info: GameInfo) -> None:
    assert unsaid((f"end-{info.id}-{reason}" for reason in info.endings), FIRST, f"{info.id}.ftl") == []


@pytest.mark.parametrize("info", INFOS, ids=lambda info: info.id)
def test_every_phrase_of_a_game_has_its_words_and_its_name(info: GameInfo) -> None:
    phrases = (*info.phrases, *info.calls)
    assert unsaid((f"phrase-{key}" for key in phrases), FIRST, f"{info.id}.ftl") == []
    assert all(key.startswith(f"{info.id}-") for key in phrases)


@pytest.mark.parametrize("info", INFOS, ids=lambda info: info.id)
def test_no_word_is_kept_for_a_level_a_seat_an_option_or_an_ending_that_is_gone(info: GameInfo) -> None:
    known = {*on_the_card(info), *(f"end-{info.id}-{reason}" for reason in info.endings)}
    kinds = tuple(f"{kind}-{info.id}-" for kind in ("bot", "seat", "option", "end"))
    kept = {*messages(FIRST, f"card-{info.id}.ftl"), *messages(FIRST, f"{info.id}.ftl")}
    assert {name.removesuffix("-hint") for name in kept if name.startswith(kinds)} - known == set()
