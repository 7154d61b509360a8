"""What games say of their tables and of what may be done: every language has the message."""

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


def sentences(game: Game[Any, Any, Any], seed: int) -> Iterator[Sentence]:
    """Everything said in a random match, as everybody hears it."""
    dice = random.Random(seed)
    info = game.info
    options = Options({option.name: dice.choice(option.choices) for option in info.options})
    state = game.initial(dice.randint(info.min_seats, info.max_seats), options)
    for _ in range(400):
        actors = sorted(game.to_act(state))
        if not dice.randrange(3) or not actors:
            for seat in (None, *actors[:1]):
                if seat != CHANCE:
                    yield from game.describe(game.view(state, seat))
        if not actors:
            return
        seat = dice.choice(actors)
        legal = game.legal_actions(state, seat)
        listed = list(legal)
        yield from (game.label(state, seat, action) for action in listed[:60])
        action = legal.pick(dice.randrange(legal.total)) if isinstance(legal, Chances) else dice.choice(listed)
        state = game.apply(state, seat, action)


@pytest.mark.parametrize("name", BUILT_IN)
def test_no_two_listed_actions_read_alike_in_english(name: str) -> None:
    game = ALL[name]
    dice = random.Random(7)
    state = game.initial(game.info.min_seats, Options({}))
    for _ in range(60):
        actors = sorted(game.to_act(state))
        if not actors:
            break
        legal = game.legal_actions(state, actors[0])
        if isinstance(legal, Listed):
            texts = [render(name, game.label(state, actors[0], action)) for action in legal]
            assert len(set(texts)) == len(texts)
        state = game.apply(
            state, actors[0], legal.pick(dice.randrange(legal.total)) if isinstance(legal, Chances) else dice.choice(list(legal))
        )


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_sentence_of_a_game_is_in_the_english_catalogue_and_translations_take_its_arguments(name: str) -> None:
    said: set[str] = set()
    for seed in range(MATCHES):
        for sentence in sentences(ALL[name], seed):
            assert sentence.id.startswith(f"{name}-say-"), sentence
            said.add(sentence.id)
            for language in LANGUAGES:
                if language != FIRST and sentence.id not in patterns(language, f"{name}.ftl"):
                    continue  # not translated yet
                assert arguments(language, f"{name}.ftl", sentence.id) == set(sentence.args), (language, sentence)
                assert say(language, f"{name}.ftl", sentence.id, sentence.args)
    assert said
