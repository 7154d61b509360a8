"""Deep River in words: what a seat sees, and each thing it may do. The messages are those called `deep-river-say-`."""

from typing import Final

from rivage.core import Seat, Sentence

from . import actions
from . import state as at
from .actions import Action
from .components import BIG, BIG_SLOTS, BIG_TILE, CURRENTS, NESTS, PAWNS, SLOT_TILES, Face
from .state import DeepRiverState
from .turn import FACE_OF
from .view import CurrentView, DeepRiverView

_SIDE: Final = {"e": "Eels", "s": "Salmon"}
_PAWN: Final = {"e": "a single eel", "E": "a double eel", "s": "a single salmon", "S": "a double salmon"}
_TILE: Final = {"B": "Bear", "A": "Advance", "S": "Swap", "T": "Tilt", "big": "big tile"}
_COLOURS: Final = ("blue", "violet", "green")
"""What the three currents are called, by what their tokens look like."""
_FACES: Final = {face.name: face for faces in CURRENTS for face in faces}
_NONE: Final = "none"
_ASKED: Final = {
    "name": "say which side begins",
    "take": "take a side",
    "current": "choose a current",
    "fish": "choose a fish",
    "advance": "swim on with a fish",
    "bonus": "swim with a fish",
    "cover": "say which fish to cover",
    "swap": "turn a stack round",
    "tilt": "tilt a current",
    "big": "use the big tile",
    "effect": "use the tile or not",
    "done": "confirm the turn",
}
"""What is to be decided, by phase."""


def _say(key: str, text: str, **args: str | int) -> Sentence:
    return Sentence(text, f"deep-river-say-{key}", {**args})


# What is seen.


def describe(view: DeepRiverView) -> tuple[Sentence, ...]:
    """Whose decision it is, the bear, the river slot by slot, both nests and the three currents."""
    if view.phase == at.DRAW:
        return (_say("setup", "The river is being laid out."),)
    return (_asked(view), _bear(view), *_slots(view), *_nests(view), *map(_current, range(1, len(CURRENTS) + 1), view.currents))


def _asked(view: DeepRiverView) -> Sentence:
    if view.phase == at.OVER:
        return _say("over", "The game is over.")
    if view.phase in (at.NAME, at.TAKE):
        return _say("pie", f"Before the game: {_ASKED[view.phase]}.", phase=view.phase)
    return _say("turn", f"{_SIDE[view.mover]} to move: {_ASKED[view.phase]}.", side=view.mover, phase=view.phase)


def _bear(view: DeepRiverView) -> Sentence:
    eels, salmon = view.bear, NESTS["s"] - view.bear
    return _say("bear", f"The bear: steps to the Eels’ nest {eels}, to the Salmon’s nest {salmon}.", eels=eels, salmon=salmon)


def _slots(view: DeepRiverView) -> list[Sentence]:
    pieces = [piece for tile in view.river for piece in tile]
    kinds = [kind.replace(BIG_TILE, "big") for kind in view.tiles]
    return [_slot(slot, kinds[SLOT_TILES[slot] - 1], piece) for slot, piece in enumerate(pieces)]


def _slot(slot: int, kind: str, piece: str) -> Sentence:
    tile, place = SLOT_TILES[slot], _number(slot)
    text = f"Tile {tile}, {_TILE[kind]}{_place(slot)}: {_piece(piece)}."
    return _say("slot", text, tile=tile, kind=kind, place=place, piece=_key(piece))


def _nests(view: DeepRiverView) -> list[Sentence]:
    counts = {"e": view.eels, "s": view.salmon}
    return [
        _say("nest", f"Nest of the {_SIDE[side]}: single {one}, double {two}.", side=side, singles=one, doubles=two)
        for side, (one, two) in counts.items()
    ]


def _current(number: int, current: CurrentView) -> Sentence:
    up, down = _FACES[current.face], _FACES[current.back]
    now = "playing" if current.playing else "marked" if current.marked else "tilted" if current.tilted else "free"
    told = {"playing": "being played", "marked": "tilted for the next turn", "tilted": "tilted", "free": "free"}[now]
    text = f"The {_COLOURS[number - 1]} current at tile {current.tile}: {_face(up)}, on its back {_face(down)}; {told}."
    return _say(
        "current", text, current=number, tile=current.tile, now=now,
        face=_kind(up), steps=up.steps, back=_kind(down), back_steps=down.steps,
    )  # fmt: skip


# What may be done.


def label(state: DeepRiverState, seat: Seat, action: Action) -> Sentence:
    """A legal action of a seat, or of chance."""
    word = action.split(" ")[0]
    if word in _PLAIN:
        return _say(word, _PLAIN[word])
    if word in _NAMED:
        value = actions.VALUE_OF[action]
        return _say(word, _NAMED[word].format(value=value), value=value)
    if word in _SIDES:
        side = actions.VALUE_OF[action]
        return _say(word, _SIDES[word].format(side=_SIDE[side]), side=side)
    if action in actions.CURRENT_OF:
        return _of_current(state, actions.CURRENT_OF[action], tilts=word == "tilt")
    if word == "cover":
        piece = actions.VALUE_OF[action]
        return _say("cover", f"Cover {_piece(piece)}.", piece=piece)
    return _of_piece(state, action, word)


_PLAIN: Final = {"use": "Use the tile.", "pass": "Leave the tile.", "done": "Confirm the turn."}
_NAMED: Final = {"tiles": "The tiles lie {value}.", "throw": "The currents fall {value}."}
_SIDES: Final = {"first": "{side} begin.", "begin": "Let the {side} begin.", "take": "Take the {side}."}


def _of_current(state: DeepRiverState, index: int, *, tilts: bool) -> Sentence:
    named = f"the {_COLOURS[index]} current"
    if tilts:
        return _say("tilt", f"Tilt {named}.", current=index + 1)
    face = FACE_OF[index][state.position.currents[index]]
    return _say("play", f"Play {named}: {_face(face)}.", current=index + 1, face=_kind(face), steps=face.steps)


def _of_piece(state: DeepRiverState, action: Action, word: str) -> Sentence:
    """Something done with a piece of the river, or with a fish of the own nest."""
    key, verb = {"swap": ("swap", "Turn round"), "double": ("double", "Turn to double")}.get(word, ("swim", "Swim with"))
    slot = actions.SLOT_OF.get(action)
    if slot is None:
        mover = state.position.mover
        piece = PAWNS[mover][action == actions.NEST2]
        return _say(f"{key}-nest", f"{verb} {_piece(piece)} of the nest.", piece=piece)
    piece, tile = state.position.slots[slot], SLOT_TILES[slot]
    text = f"{verb} {_piece(piece)} on tile {tile}{_place(slot)}."
    return _say(key, text, piece=_key(piece), tile=tile, place=_number(slot))


# Words for pieces and places.


def _piece(piece: str) -> str:
    if piece == ".":
        return "empty"
    return _PAWN[piece] if len(piece) == 1 else f"{_PAWN[piece[1]]} on top of {_PAWN[piece[0]]}"


def _key(piece: str) -> str:
    return _NONE if piece == "." else piece


def _number(slot: int) -> int:
    """Which place of the big tile; 0 elsewhere."""
    return BIG_SLOTS.index(slot) + 1 if SLOT_TILES[slot] == BIG else 0


def _place(slot: int) -> str:
    return ("", ", first place", ", second place")[_number(slot)]


def _kind(face: Face) -> str:
    return "bear" if face.bear else "twice" if face.moves > 1 else "plain"


def _face(face: Face) -> str:
    return {"bear": "1 and the bear", "twice": "twice 1", "plain": str(face.steps)}[_kind(face)]
