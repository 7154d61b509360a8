"""Every lesson says all it has to say, in every language, and nothing is kept that no lesson says."""

import pytest

from rivage.core.lessons import OTHERWISE
from rivage.games import ALL
from rivage.registry import lesson_of

from .test_catalogues import FIRST, messages

TAUGHT = [name for name, game in ALL.items() if game.info.lesson]


def wanted(game: str) -> set[str]:
    """Ids of the messages that a lesson needs; a stray without a word of its own is told by the house."""
    lesson = lesson_of(game)
    assert lesson is not None
    said = set()
    for step in lesson.steps:
        name = f"lesson-{game}-{step.key}"
        said |= {name, f"{name}-done", *(f"{name}-{number}" for number in range(1, len(step.moves) + 1))}
        said |= {f"lesson-{game}-stray-{stray.key}" for move in step.moves for stray in move.strays if stray.key != OTHERWISE}
        if step.perfect is not None:
            said |= {f"{name}-almost", *(f"lesson-{game}-{end}" for end in ("ending", "perfect", "perfect-title"))}
    return said


@pytest.mark.parametrize("game", TAUGHT)
def test_every_step_move_and_stray_has_its_message(game: str) -> None:
    assert messages(FIRST, f"lesson-{game}.ftl").keys() == wanted(game)


@pytest.mark.parametrize("game", TAUGHT)
def test_whatever_a_board_advises_has_its_reason(game: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    reasons = {move.advised for step in lesson.steps for move in step.moves if move.advised}
    # A reason that must be told something could not be: nothing is known of it here.
    plain = {name for name, args in messages(FIRST, f"{game}.ftl").items() if not args}
    assert {f"advice-{game}-{reason}" for reason in reasons} <= plain


def test_all_three_games_are_taught() -> None:
    assert {"aya", "deep-river", "walk-in-the-park"} <= set(TAUGHT)
