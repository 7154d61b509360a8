"""Descriptions of views and labels of actions, as translatable sentences. Message ids start with `deep-river-say-`."""

from typing import Final

from rivage.core import Seat, Sentence

from . import actions
from . import state as phases
from .actions import Action
from .components import BIG, BIG_SLOTS, BIG_TILE, CURRENTS, NESTS, PAWNS, SLOT_TILES, Face
from .state import DeepRiverState
from .turn import FACE_OF
from .view import CurrentView, DeepRiverView

_FACES: Final = {face.name: face for faces in CURRENTS for face in faces}
_NONE: Final = "none"


def _say(key: str, **args: str | int) -> Sentence:
    return Sentence(f"deep-river-say-{key}", {**args})


# Views.


def describe(view: DeepRiverView) -> tuple[Sentence, ...]:
    """Describe the pending decision, the bear, the river slot by slot, both nests and the three currents."""
    if view.phase == phases.DRAW:
        return (_say("setup"),)
    return (_asked(view), _bear(view), *_slots(view), *_nests(view), *map(_current, range(1, len(CURRENTS) + 1), view.currents))


def _asked(view: DeepRiverView) -> Sentence:
    if view.phase == phases.OVER:
        return _say("over")
    if view.phase in (phases.NAME, phases.TAKE):
        return _say("pie", phase=view.phase)
    return _say("turn", side=view.mover, phase=view.phase)


def _bear(view: DeepRiverView) -> Sentence:
    return _say("bear", eels=view.bear, salmon=NESTS["s"] - view.bear)


def _slots(view: DeepRiverView) -> list[Sentence]:
    pieces = [piece for tile in view.river for piece in tile]
    kinds = [kind.replace(BIG_TILE, "big") for kind in view.tiles]
    return [
        _say("slot", tile=SLOT_TILES[slot], kind=kinds[SLOT_TILES[slot] - 1], place=_number(slot), piece=_key(piece))
        for slot, piece in enumerate(pieces)
    ]


def _nests(view: DeepRiverView) -> list[Sentence]:
    counts = {"e": view.eels, "s": view.salmon}
    return [_say("nest", side=side, singles=singles, doubles=doubles) for side, (singles, doubles) in counts.items()]


def _current(number: int, current: CurrentView) -> Sentence:
    up, down = _FACES[current.face], _FACES[current.back]
    now = "playing" if current.playing else "marked" if current.marked else "tilted" if current.tilted else "free"
    return _say(
        "current", current=number, tile=current.tile, now=now,
        face=_kind(up), steps=up.steps, back=_kind(down), back_steps=down.steps,
    )  # fmt: skip


# Actions.


def label(state: DeepRiverState, seat: Seat, action: Action) -> Sentence:
    """Describe a legal action of a seat or of chance."""
    word = action.split(" ")[0]
    if word in ("use", "pass", "done"):
        return _say(word)
    if word in ("tiles", "throw"):
        return _say(word, value=actions.VALUE_OF[action])
    if word in ("first", "begin", "take"):
        return _say(word, side=actions.VALUE_OF[action])
    if action in actions.CURRENT_OF:
        return _label_current(state, actions.CURRENT_OF[action], tilts=word == "tilt")
    if word == "cover":
        return _say("cover", piece=actions.VALUE_OF[action])
    return _label_piece(state, action, word)


def _label_current(state: DeepRiverState, index: int, *, tilts: bool) -> Sentence:
    if tilts:
        return _say("tilt", current=index + 1)
    face = FACE_OF[index][state.position.currents[index]]
    return _say("play", current=index + 1, face=_kind(face), steps=face.steps)


def _label_piece(state: DeepRiverState, action: Action, word: str) -> Sentence:
    """Describe an action with a piece on the river or a fish in the mover's nest."""
    key = word if word in ("swap", "double") else "swim"
    slot = actions.SLOT_OF.get(action)
    if slot is None:
        return _say(f"{key}-nest", piece=PAWNS[state.position.mover][action == actions.NEST2])
    return _say(key, piece=_key(state.position.slots[slot]), tile=SLOT_TILES[slot], place=_number(slot))


# Arguments of the messages.


def _key(piece: str) -> str:
    return _NONE if piece == "." else piece


def _number(slot: int) -> int:
    """Return the number of a slot on the big tile, 1 or 2; 0 on other tiles."""
    return BIG_SLOTS.index(slot) + 1 if SLOT_TILES[slot] == BIG else 0


def _kind(face: Face) -> str:
    return "bear" if face.bear else "twice" if face.moves > 1 else "plain"
