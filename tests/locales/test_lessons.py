"""Every lesson has all its messages, and there are no unused messages."""

import pytest

from rivage.core.lessons import OTHERWISE
from rivage.games import ALL
from rivage.registry import lesson_of

from .test_catalogues import FIRST, messages

GAMES_WITH_LESSON = [name for name, game in ALL.items() if game.info.lesson]


def lesson_messages(game: str) -> set[str]:
    """Return the ids of the messages of a lesson. Strays without their own key use a common message of the client."""
    lesson = lesson_of(game)
    assert lesson is not None
    ids = set()
    for step in (*lesson.steps, *lesson.extras):
        name = f"lesson-{game}-{step.key}"
        ids |= {name, f"{name}-done", *(f"{name}-{number}" for number in range(1, len(step.moves) + 1))}
        ids |= {f"lesson-{game}-stray-{stray.key}" for move in step.moves for stray in move.strays if stray.key != OTHERWISE}
        if step.perfect is not None:
            ids.add(f"{name}-almost")
    if lesson.problem is not None:
        name = f"lesson-{game}-{lesson.problem.key}"
        ids |= {name, *(f"{name}-{text}" for text in ("goal", "missed", "hint", "done"))}
    return ids


@pytest.mark.parametrize("game", GAMES_WITH_LESSON)
def test_every_step_move_and_stray_has_a_message(game: str) -> None:
    assert messages(FIRST, f"lesson-{game}.ftl").keys() == lesson_messages(game)


@pytest.mark.parametrize("game", GAMES_WITH_LESSON)
def test_every_reason_for_advice_has_a_message_without_arguments(game: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    reasons = {move.advised for step in (*lesson.steps, *lesson.extras) for move in step.moves if move.advised}
    # Lessons pass no arguments to the message of a reason.
    plain = {name for name, args in messages(FIRST, f"{game}.ftl").items() if not args}
    assert {f"advice-{game}-{reason}" for reason in reasons} <= plain


def test_all_built_in_games_have_a_lesson_with_a_problem() -> None:
    assert {"aya", "deep-river", "walk-in-the-park"} <= set(GAMES_WITH_LESSON)
    for game in GAMES_WITH_LESSON:
        lesson = lesson_of(game)
        assert lesson is not None
        assert lesson.problem is not None
