"""Suggestions for players who play by text."""

import random

import pytest
from tests.locales.test_catalogues import LANGUAGES

from rivage.core import CHANCE, Chances, Options, Seat
from rivage.games.aya import GAME
from rivage.games.aya.actions import Action
from rivage.games.aya.state import AyaState
from rivage.registry import render

from ..play import begun, chance, does, holds, placed, toppling


def suggested(state: AyaState, seat: int = 0) -> list[str]:
    """The suggested sentences, in order."""
    return [render("aya", sentence) for _, sentence in GAME.suggestions(state, Seat(seat)) if sentence is not None]


def test_an_empty_hand_gets_drawing_as_first_suggestion() -> None:
    assert suggested(begun(2))[0] == "draw"


def test_a_camera_domino_gets_photos_as_first_suggestions() -> None:
    words = suggested(holds(placed(begun(1), "200,0,0"), "forest*"))
    assert words[:2] == ["landscape", "animal on river 1"]


def test_crossing_a_tile_is_suggested_before_extending_the_river() -> None:
    words = suggested(holds(placed(begun(1), "200,0,0"), "forest"))
    assert words[0] == "cross the tile Start, source"
    assert words.index("extend river 1") < words.index("extend river 1 left 15") < words.index("reserve")


def test_only_a_garden_is_suggested_as_a_fork() -> None:
    state = placed(begun(1), "200,0,0")
    assert "fork river 1" in suggested(holds(state, "garden"))
    assert "fork river 1" not in suggested(holds(state, "forest"))


def test_pushes_of_first_dominoes_are_suggested_first() -> None:
    state = placed(begun(1), "240,0,0", "220,0,0", "200,0,0", "-300,0,0")
    assert suggested(toppling(state))[:2] == ["push domino 3", "push domino 4"]


def test_pushing_all_remaining_dominoes_is_suggested_after_the_first_push() -> None:
    state = toppling(placed(begun(1), "0,0,0", "300,0,0", "-300,0,0"))
    assert "push everything" not in suggested(state)
    assert suggested(chance(does(state, 0, "push 1"), "fell 1"))[-1] == "push everything"


def moments(seed: int) -> list[tuple[AyaState, Seat]]:
    """Positions of a match played by following suggestions of every kind."""
    dice = random.Random(seed)
    state = GAME.initial(dice.randint(1, 3), Options({"patience": 0}))
    found = []
    for _ in range(220):
        actors = sorted(GAME.to_act(state))
        if not actors:
            break
        seat = dice.choice(actors)
        legal = GAME.legal_actions(state, seat)
        if seat == CHANCE:
            listed = list(legal)
            action = legal.pick(dice.randrange(legal.total)) if isinstance(legal, Chances) else dice.choice(listed)
        else:
            found.append((state, seat))
            kinds: dict[str, list[Action]] = {}
            for each, sentence in GAME.suggestions(state, seat):
                assert sentence is not None
                kinds.setdefault(sentence.id, []).append(each)
            action = dice.choice(dice.choice(list(kinds.values())))
        state = GAME.apply(state, seat, action)
        if dice.random() < 0.01 and not state.waits and state.phase == "placing":
            state = chance(state, "glass")
    return found


@pytest.mark.parametrize("seed", range(4))
def test_every_suggestion_is_legal_and_interpreted_in_every_language(seed: int) -> None:
    seen_ids = set()
    for state, seat in moments(seed):
        suggested = list(GAME.suggestions(state, seat))
        assert suggested
        assert len(suggested) <= 48
        assert len({action for action, _ in suggested}) == len(suggested)
        for action, sentence in suggested:
            assert sentence is not None
            assert action in GAME.legal_actions(state, seat), (sentence, action)
            for language in LANGUAGES:
                words = render("aya", sentence, language)
                assert GAME.interpret(state, seat, words) == action, words
            seen_ids.add(sentence.id)
    assert len(seen_ids) > 8
