"""Endpoints for lessons. A request has all the learner's actions of a step, the response the position. Nothing is stored."""

import asyncio
import base64
from collections.abc import Generator
from enum import StrEnum
from typing import Annotated, Any, Final

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from rivage.core import LEARNER, Lesson, Problem, Step, StepProgress, Verdict, replay_step
from rivage.registry import SentenceView, find, lesson_of
from rivage.server.asgi.http import address_of
from rivage.server.asgi.problems import error_responses
from rivage.server.errors import NotThere
from rivage.server.messages import Text
from rivage.server.services import Services

from .api import ApiRequest, BucketsDep, ServicesDep, check_rate, player_of
from .text_play import Choice, choice_of, choices_of, lines_of

MAX_ACTIONS: Final = 24
"""Actions in one step. No lesson has a longer one."""


class StepKind(StrEnum):
    """The place of a step in a lesson."""

    STEP = "step"
    PROBLEM = "problem"
    """The learner reaches a goal alone; the lesson is complete after it."""
    EXTRA = "extra"
    """A step after the end of the lesson."""


class LessonStep(msgspec.Struct, frozen=True):
    """A step of a lesson, or its problem."""

    key: str
    """The prefix of its message ids."""
    shown: tuple[str, ...]
    """For each requested move, an action that is accepted; for a problem, actions that reach its goal."""
    advised: tuple[str, ...]
    """For each requested move, the key of the reason that a board with hints for newcomers shows; empty without a reason."""
    perfectible: bool = False
    """Whether the step has a perfect result besides good ones."""
    kind: StepKind = StepKind.STEP


class LessonPlan(msgspec.Struct, frozen=True):
    """GET /api/v1/games/{game}/lesson: the steps of a lesson, its problem, and the extra steps, in order."""

    steps: tuple[LessonStep, ...]
    minutes: int
    """Approximate duration in minutes."""
    seats: int
    """Number of seats. The learner has seat 0."""


class LessonDone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/v1/games/{game}/lesson: all actions of a step until now, in order, without wrong ones that were undone."""

    step: Text
    actions: Annotated[tuple[Text, ...], msgspec.Meta(max_length=MAX_ACTIONS)] = ()
    words: bool = False
    """Whether to describe the table and the choices in text, for learners without a board."""


class LessonFrame(msgspec.Struct, frozen=True):
    """A position of a lesson, and the action that led to it."""

    seat: int
    """The seat that acted; -1 for chance."""
    action: str
    """The action in notation; empty at the start of a step."""
    view: Any
    """The learner's view of the position."""
    motion: str = ""
    """For a position computed by physics, the trajectory of the bodies in base64."""


class LessonAnswer(msgspec.Struct, frozen=True):
    """The result of the last action, or the start of the step if there are no actions."""

    verdict: Verdict
    move: int
    """Number of completed moves; in a problem, the number of actions."""
    stray: str
    """The key that describes a wrong action; empty for other verdicts and in a problem."""
    frames: tuple[LessonFrame, ...]
    """The positions that the last action led to, in order."""
    perfect: bool = False
    """Whether the step is completed with a perfect result."""
    lines: tuple[SentenceView, ...] = ()
    """The position as text; empty unless `words` was requested."""
    choices: tuple[Choice, ...] = ()
    """The learner's legal actions, always including the one that the lesson shows; empty unless `words` was requested."""


def plan_of(lesson: Lesson) -> LessonPlan:
    """The steps of a lesson as they are sent."""
    steps = [_step_of(step, StepKind.STEP) for step in lesson.steps]
    if lesson.problem is not None:
        steps.append(LessonStep(lesson.problem.key, lesson.problem.shown, (), kind=StepKind.PROBLEM))
    steps += [_step_of(step, StepKind.EXTRA) for step in lesson.extras]
    return LessonPlan(tuple(steps), lesson.minutes, lesson.seats)


def _step_of(step: Step, kind: StepKind) -> LessonStep:
    return LessonStep(step.key, step.shown, tuple(move.advised for move in step.moves), step.perfect is not None, kind)


async def answer(
    services: Services,
    player: str,
    address: str,
    game_id: str,
    step: Step | Problem,
    actions: tuple[str, ...],
    *,
    words: bool = False,
) -> LessonAnswer:
    """Play the actions of a step, with physics where needed, and return the result of the last one; with text if `words`.

    Raises:
        GameError: when an action cannot be parsed or is illegal.
        MessageError: when there are more actions than the step has.
        WorkshopBusy, WorkshopFull, TooMany, PhysicsError: when the physics cannot be simulated.
    """
    progress = replay_step(find(game_id), step, actions)
    motions: list[bytes] = []
    physics_action: str | None = None
    while True:
        # In a thread, so that a slow game does not block the event loop.
        state_or_result = await asyncio.to_thread(_advance, progress, physics_action)
        if isinstance(state_or_result, StepProgress):
            result = await asyncio.to_thread(_answer_of, game_id, state_or_result, motions)
            return await asyncio.to_thread(_with_text, game_id, step, state_or_result, result) if words else result
        simulated = await services.workshops.answer(game_id, player, address, state_or_result)
        physics_action = simulated.action
        motions.append(simulated.trajectory)


def _advance(progress: Generator[Any, str, StepProgress], physics_action: str | None) -> Any:
    """Continue until the next state that needs physics, or until the result. Returns either."""
    try:
        return next(progress) if physics_action is None else progress.send(physics_action)
    except StopIteration as end:
        return end.value


def _answer_of(game_id: str, followed: StepProgress, motions: list[bytes]) -> LessonAnswer:
    """The result as it is sent to the learner. `motions` are the trajectories of all actions of the step, in order."""
    game = find(game_id)
    number = sum(position.by_physics for position in followed.transitions)
    last_motions = iter(motions[len(motions) - number :])
    frames = tuple(
        LessonFrame(
            position.seat,
            position.action,
            game.view(position.state, LEARNER),
            base64.b64encode(next(last_motions)).decode() if position.by_physics else "",
        )
        for position in followed.transitions
    )
    return LessonAnswer(followed.verdict, followed.move, followed.stray, frames, followed.perfect)


def _with_text(game_id: str, step: Step | Problem, followed: StepProgress, result: LessonAnswer) -> LessonAnswer:
    """Add the position and the choices as text to a result."""
    game, state = find(game_id), followed.transitions[-1].state
    lines = lines_of(game, game.view(state, LEARNER))
    if result.verdict not in {"begun", "on"} or LEARNER not in game.to_act(state):
        return msgspec.structs.replace(result, lines=lines)
    choices, _ = choices_of(game, state, LEARNER)
    listed = {choice.action for choice in choices}
    for shown in step.shown[result.move : result.move + 1]:
        action = game.parse_action(shown)
        # In a problem the learner may be elsewhere than the demonstration.
        if shown not in listed and action in game.legal_actions(state, LEARNER):
            choices = (choice_of(game, state, LEARNER, action), *choices)
    return msgspec.structs.replace(result, lines=lines, choices=choices)


@get("/api/v1/games/{game:str}/lesson", responses=error_responses("game.unknown", "server.not_found"))
async def lesson(game: FromPath[str]) -> LessonPlan:
    """Return the steps of a game's lesson."""
    found = lesson_of(game)
    if found is None:
        raise NotThere
    return plan_of(found)


@post(
    "/api/v1/games/{game:str}/lesson",
    status_code=200,
    responses=error_responses(
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
    """Play a step of a lesson and return the result of the last action. Each request repeats all actions of the step."""
    check_rate(light, request)
    player = player_of(request, services)
    found = lesson_of(game)
    step = found.part(data.step) if found else None
    if step is None:
        raise NotThere
    return await answer(services, player, address_of(request.scope), game, step, data.actions, words=data.words)


LESSON_HANDLERS: Final = [lesson, take_lesson]
