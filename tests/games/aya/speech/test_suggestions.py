"""What is offered to who plays by words."""

import random

import pytest
from tests.locales.test_catalogues import LANGUAGES

from rivage.core import CHANCE, Chances, Options, Seat
from rivage.games.aya import GAME
from rivage.games.aya.actions import Action
from rivage.games.aya.state import AyaState
from rivage.registry import render

from ..play import begun, chance, does, holds, placed, toppling


def offered(state: AyaState, seat: int = 0) -> list[str]:
    """The words, in their order."""
    return [render("aya", said) for _, said in GAME.spoken(state, Seat(seat)) if said is not None]


def test_who_holds_nothing_draws_first() -> None:
    assert offered(begun(2))[0] == "draw"


def test_a_camera_is_first_asked_for_its_photo() -> None:
    words = offered(holds(placed(begun(1), "200,0,0"), "forest*"))
    assert words[:2] == ["landscape", "animal on river 1"]


def test_the_river_is_crossed_over_a_tile_of_its_terrain_before_it_is_extended() -> None:
    words = offered(holds(placed(begun(1), "200,0,0"), "forest"))
    assert words[0] == "cross the tile Start, source"
    assert words.index("extend river 1") < words.index("extend river 1 left 15") < words.index("reserve")


def test_only_a_garden_is_offered_as_a_fork() -> None:
    state = placed(begun(1), "200,0,0")
    assert "fork river 1" in offered(holds(state, "garden"))
    assert "fork river 1" not in offered(holds(state, "forest"))


def test_pushes_are_offered_at_the_beginning_of_rivers_first() -> None:
    state = placed(begun(1), "240,0,0", "220,0,0", "200,0,0", "-300,0,0")
    assert offered(toppling(state))[:2] == ["push domino 3", "push domino 4"]


def test_after_the_first_push_everything_that_is_left_is_offered_too() -> None:
    state = toppling(placed(begun(1), "0,0,0", "300,0,0", "-300,0,0"))
    assert "push everything" not in offered(state)
    assert offered(chance(does(state, 0, "push 1"), "fell 1"))[-1] == "push everything"


def moments(seed: int) -> list[tuple[AyaState, Seat]]:
    """Positions of a match in which whatever is offered by words is done, some of it for each of its kinds."""
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
            for each, said in GAME.spoken(state, seat):
                assert said is not None
                kinds.setdefault(said.id, []).append(each)
            action = dice.choice(dice.choice(list(kinds.values())))
        state = GAME.apply(state, seat, action)
        if dice.random() < 0.01 and not state.waits and state.phase == "placing":
            state = chance(state, "glass")
    return found


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_offered_is_legal_and_understood_in_every_language(seed: int) -> None:
    heard = set()
    for state, seat in moments(seed):
        offered = list(GAME.spoken(state, seat))
        assert offered
        assert len(offered) <= 48
        assert len({action for action, _ in offered}) == len(offered)
        for action, said in offered:
            assert said is not None
            assert action in GAME.legal_actions(state, seat), (said, action)
            for language in LANGUAGES:
                words = render("aya", said, language)
                assert GAME.understand(state, seat, words) == action, words
            heard.add(said.id)
    assert len(heard) > 8
