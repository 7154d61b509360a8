"""The endpoints of the lessons: the learner's actions of a step come in, the resulting position goes out. Nothing is stored."""

import asyncio
import base64
from collections.abc import Generator
from typing import Annotated, Any, Final

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from rivage.core import LEARNER, Lesson, Step, StepProgress, Verdict, replay_step
from rivage.registry import SentenceView, find, lesson_of
from rivage.server.asgi.http import address_of
from rivage.server.asgi.problems import refused
from rivage.server.errors import NotThere
from rivage.server.messages import Text
from rivage.server.services import Services

from .api import ApiRequest, BucketsDep, ServicesDep, check_rate, player_of
from .text_play import Choice, choice_of, choices_of, lines_of

MAX_ACTIONS: Final = 24
"""No step of a lesson asks for more."""


class LessonStep(msgspec.Struct, frozen=True):
    """A step of a lesson."""

    key: str
    """What its messages are made from."""
    shown: tuple[str, ...]
    """For each move that it asks for, an action that does it."""
    advised: tuple[str, ...]
    """For each move the key of the reason for which a board that helps newcomers points at that; empty where it says nothing."""
    perfectible: bool = False
    """The step has a perfect end, and can also be done less well."""


class LessonPlan(msgspec.Struct, frozen=True):
    """GET /api/v1/games/{game}/lesson: what a lesson consists of."""

    steps: tuple[LessonStep, ...]
    minutes: int
    """About how long it takes."""
    seats: int
    """Who sits at the table: the learner in seat 0."""


class LessonDone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/v1/games/{game}/lesson: the actions of a step so far, in order, without wrong ones that were undone."""

    step: Text
    actions: Annotated[tuple[Text, ...], msgspec.Meta(max_length=MAX_ACTIONS)] = ()
    words: bool = False
    """Describe the table and the choices in text, for learners without a board."""


class LessonFrame(msgspec.Struct, frozen=True):
    """A position of a lesson, and what led to it."""

    seat: int
    """-1 is chance."""
    action: str
    """Empty for the beginning of a step."""
    view: Any
    """What the learner sees."""
    motion: str = ""
    """Where physics led there: how the bodies moved, in base64."""


class LessonAnswer(msgspec.Struct, frozen=True):
    """The result of the last action; without any, the start of the step."""

    verdict: Verdict
    move: int
    """How many moves are done."""
    stray: str
    """The key of the action done instead."""
    frames: tuple[LessonFrame, ...]
    """What the last action led to, one position after the other."""
    perfect: bool = False
    """The step is done, and its final state is perfect."""
    lines: tuple[SentenceView, ...] = ()
    """What stands now; empty where nobody asked for words."""
    choices: tuple[Choice, ...] = ()
    """What the learner may do now, for who asked for words. What the lesson would show is always among it."""


def plan_of(lesson: Lesson) -> LessonPlan:
    """What a lesson consists of."""
    steps = tuple(
        LessonStep(
            step.key,
            tuple(move.shown for move in step.moves),
            tuple(move.advised for move in step.moves),
            step.perfect is not None,
        )
        for step in lesson.steps
    )
    return LessonPlan(steps, lesson.minutes, lesson.seats)


async def answer(
    services: Services, player: str, address: str, game_id: str, step: Step, said: tuple[str, ...], *, words: bool = False
) -> LessonAnswer:
    """What has come of the last of these actions, on request in words too. Physics answers where it must.

    Raises:
        GameError: for what is no action, or none that is allowed.
        MessageError: when the step was at its end before.
        WorkshopBusy, WorkshopFull, TooMany, PhysicsError: when physics cannot answer.
    """
    walk = replay_step(find(game_id), step, said)
    motions: list[bytes] = []
    reply: str | None = None
    while True:
        # Away from the event loop: a game with much to look at holds up nobody.
        now = await asyncio.to_thread(_onward, walk, reply)
        if isinstance(now, StepProgress):
            result = await asyncio.to_thread(_answer_of, game_id, now, motions)
            return await asyncio.to_thread(_in_words, game_id, step, now, result) if words else result
        moved = await services.workshops.answer(game_id, player, address, now)
        reply = moved.action
        motions.append(moved.trajectory)


def _onward(walk: Generator[Any, str, StepProgress], reply: str | None) -> Any:
    """The next state that waits for physics, or at the end the result."""
    try:
        return next(walk) if reply is None else walk.send(reply)
    except StopIteration as end:
        return end.value


def _answer_of(game_id: str, followed: StepProgress, motions: list[bytes]) -> LessonAnswer:
    """The result as the learner may see it. `motions` are the recorded ones, those of earlier actions first."""
    game = find(game_id)
    moved = sum(one.by_physics for one in followed.transitions)
    left = iter(motions[len(motions) - moved :])
    frames = tuple(
        LessonFrame(
            one.seat,
            one.action,
            game.view(one.state, LEARNER),
            base64.b64encode(next(left)).decode() if one.by_physics else "",
        )
        for one in followed.transitions
    )
    return LessonAnswer(followed.verdict, followed.move, followed.stray, frames, followed.perfect)


def _in_words(game_id: str, step: Step, followed: StepProgress, result: LessonAnswer) -> LessonAnswer:
    """The same with the position and the choices in text."""
    game, state = find(game_id), followed.transitions[-1].state
    lines = lines_of(game, game.view(state, LEARNER))
    if result.verdict not in {"begun", "on"} or LEARNER not in game.to_act(state):
        return msgspec.structs.replace(result, lines=lines)
    choices, _ = choices_of(game, state, LEARNER)
    shown = step.moves[result.move].shown
    if shown not in {choice.action for choice in choices}:
        choices = (choice_of(game, state, LEARNER, game.parse_action(shown)), *choices)
    return msgspec.structs.replace(result, lines=lines, choices=choices)


@get("/api/v1/games/{game:str}/lesson", responses=refused("game.unknown", "server.not_found"))
async def lesson(game: FromPath[str]) -> LessonPlan:
    """What the lesson of a game consists of."""
    found = lesson_of(game)
    if found is None:
        raise NotThere
    return plan_of(found)


@post(
    "/api/v1/games/{game:str}/lesson",
    status_code=200,
    responses=refused(
        "identity.missing",
        "game.unknown",
        "server.not_found",
        "notation.unreadable",
        "action.illegal",
        "workshop.busy",
        "workshop.full",
        "physics.broken",
    ),
)
async def take_lesson(
    request: ApiRequest, services: ServicesDep, light: BucketsDep, game: FromPath[str], data: JSONBody[LessonDone]
) -> LessonAnswer:
    """Act in a step of a lesson and get the result. Nothing is stored: each request repeats the whole step."""
    check_rate(light, request)
    player = player_of(request, services)
    found = lesson_of(game)
    step = found.step(data.step) if found else None
    if step is None:
        raise NotThere
    return await answer(services, player, address_of(request.scope), game, step, data.actions, words=data.words)


LESSON_HANDLERS: Final = [lesson, take_lesson]
