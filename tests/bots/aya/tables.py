"""Tables and matches for the tests of the builders."""

import hashlib
import random
from collections.abc import Callable
from types import SimpleNamespace

from rivage import registry
from rivage.bots.aya.plan import Plan
from rivage.bots.aya.table import may_lay, may_stand, state_of
from rivage.core import CHANCE, Options, Seat
from rivage.games.aya import GAME, rules
from rivage.games.aya import actions as act
from rivage.games.aya.components import TERRAINS
from rivage.games.aya.geometry import Spot
from rivage.games.aya.notation import format_action
from rivage.games.aya.placing import ports_of
from rivage.games.aya.state import AyaState
from rivage.games.aya.view import AyaView
from rivage.physics.aya import answer
from rivage.table.run.headless import Headless
from rivage.table.words.options import TableOptions

Person = Callable[[AyaView, random.Random], act.Action | None]
"""What somebody on seat 0 does who knows of no plan, when it is their turn and they hold a domino; None: as a bot would."""


def begun(start: Spot, seats: int = 3, **options: str | int) -> AyaState:
    """A table with its Start tile, the sand running."""
    state = GAME.initial(seats, Options(options))
    if seats > 1:
        state = rules.apply(state, Seat(0), act.First(0))
    state = rules.apply(state, Seat(0), act.Start(start))
    return rules.apply(state, Seat(0), act.Flip())


def simulate(_game: str, state: AyaState) -> SimpleNamespace:
    """What physics says, as a match wants it."""
    said = answer(state)
    return SimpleNamespace(action=GAME.format_action(said.action), trajectory=said.motion.trajectory, seconds=said.motion.seconds)


def played(
    levels: tuple[str, ...], seed: int, person: Person | None = None, *, draws: bool = False, **options: str | int
) -> AyaState:
    """The end of a whole match of bots, one seat of which may belong to a person: for them a bot draws, unless they do."""

    def choose(game: str, level: str, view: AyaView, number: int) -> list[str]:
        places = view.phase == "placing" and view.turn == 0 and bool(view.players[0].hand)
        theirs = view.seat == 0 and (draws or view.phase == "laying" or places)
        if person is not None and theirs and not view.waits:
            action = person(view, random.Random(number))
            if action is not None:
                return [format_action(action)]
        return registry.choose(game, level, view, number)

    match = Headless(
        "aya",
        levels,
        TableOptions(game=options),
        hashlib.sha256(str(seed).encode()).hexdigest(),
        find=lambda _: GAME,
        choose=choose,
        pace=registry.pace,
        simulate=simulate,
    )
    for _ in match.steps():
        pass
    state = match.match.state
    assert isinstance(state, AyaState)
    return state


# People.


def anywhere(view: AyaView, rng: random.Random, margin: int) -> Spot:
    """Some spot on the table."""
    x, y = view.width * 5 - margin, view.depth * 5 - margin
    return Spot(rng.randrange(-x, x), rng.randrange(-y, y), rng.randrange(3600))


def lays_anywhere(view: AyaView, rng: random.Random) -> act.Action | None:
    """Somebody who lays tiles where they like."""
    hand = view.players[0].hand
    if view.tile:
        state = state_of(view)
        for _ in range(300):
            laid = anywhere(view, rng, 500)
            port = rng.choice(ports_of(view.tile, laid))
            out = Spot(laid.x, laid.y, port).ahead(400 + rng.randrange(120, 280))
            camera = Spot(out.x, out.y, (port + 1800) % 3600)
            if may_lay(state, view.tile, laid, camera):
                return act.Lay(laid, camera)
        return act.Back()
    if hand.endswith("*") and any(pile.tiles for pile in view.piles if hand.startswith(pile.terrain)):
        return act.Landscape()
    return None


def places_anywhere(view: AyaView, rng: random.Random) -> act.Action | None:
    """Somebody who stands dominoes where they like."""
    if view.phase == "laying" or view.tile:
        return None
    state = state_of(view)
    for _ in range(100):
        spot = anywhere(view, rng, 200)
        if may_stand(state, spot):
            return act.Place(spot)
    return act.Reserve()


# Plans.


def terrain_of(plan: Plan, number: int) -> str:
    """The terrain of a planned domino; where any will do, one that is wrong for its neighbours."""
    return plan.spots[number].wants or TERRAINS[number % len(TERRAINS)]


def settle(state: AyaState, rng: random.Random) -> AyaState:
    """The state once chance has had its say."""
    while rules.to_act(state) == {CHANCE}:
        state = rules.apply(state, CHANCE, rng.choice(list(rules.legal_actions(state, CHANCE))))
    return state
