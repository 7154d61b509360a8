"""The messages of descriptions and labels exist in the catalogues with the right arguments."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.houses import BUILT_IN

from rivage.core import CHANCE, Chances, Game, Listed, Options, Sentence
from rivage.games import ALL
from rivage.registry import render

from .say import arguments, patterns, say
from .test_catalogues import FIRST, LANGUAGES

MATCHES = 6
"""Random matches of each game."""


def sentences(game: Game[Any, Any, Any], seed: int) -> Iterator[Sentence]:
    """Yield the descriptions and labels of a random match."""
    generator = random.Random(seed)
    info = game.info
    options = Options({option.name: generator.choice(option.choices) for option in info.options})
    state = game.initial(generator.randint(info.min_seats, info.max_seats), options)
    for _ in range(400):
        actors = sorted(game.to_act(state))
        if not generator.randrange(3) or not actors:
            for seat in (None, *actors[:1]):
                if seat != CHANCE:
                    yield from game.describe(game.view(state, seat))
        if not actors:
            return
        seat = generator.choice(actors)
        legal = game.legal_actions(state, seat)
        listed = list(legal)
        yield from (game.label(state, seat, action) for action in listed[:60])
        action = legal.pick(generator.randrange(legal.total)) if isinstance(legal, Chances) else generator.choice(listed)
        state = game.apply(state, seat, action)


@pytest.mark.parametrize("name", BUILT_IN)
def test_listed_actions_have_different_english_labels(name: str) -> None:
    game = ALL[name]
    generator = random.Random(7)
    state = game.initial(game.info.min_seats, Options({}))
    for _ in range(60):
        actors = sorted(game.to_act(state))
        if not actors:
            break
        legal = game.legal_actions(state, actors[0])
        if isinstance(legal, Listed):
            texts = [render(name, game.label(state, actors[0], action)) for action in legal]
            assert len(set(texts)) == len(texts)
        action = legal.pick(generator.randrange(legal.total)) if isinstance(legal, Chances) else generator.choice(list(legal))
        state = game.apply(state, actors[0], action)


@pytest.mark.parametrize("name", BUILT_IN)
def test_messages_of_a_game_have_the_arguments_of_its_sentences(name: str) -> None:
    found: set[str] = set()
    for seed in range(MATCHES):
        for sentence in sentences(ALL[name], seed):
            assert sentence.id.startswith(f"{name}-say-"), sentence
            found.add(sentence.id)
            for language in LANGUAGES:
                if language != FIRST and sentence.id not in patterns(language, f"{name}.ftl"):
                    continue  # not translated yet
                assert arguments(language, f"{name}.ftl", sentence.id) == set(sentence.args), (language, sentence)
                assert say(language, f"{name}.ftl", sentence.id, sentence.args)
    assert found
