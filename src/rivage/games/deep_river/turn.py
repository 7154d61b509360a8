"""The effects of one action inside a turn, up to the next decision.

A turn is a sequence of decisions: the player chooses a current, then for each move of its face a fish, followed by the
decisions of its arrival effect. Then the bear of the face walks, the current drifts, and the player confirms with `done`.
Effects never nest, so the phase is enough to identify the pending decision.
"""

from typing import Final

from . import actions
from . import state as phases
from .actions import Action
from .components import (
    BIG_SLOTS,
    CURRENTS,
    DOUBLE_OF,
    EMPTY,
    FACES,
    MAX_TILTED,
    NEST_INDEX,
    NESTS,
    OTHER,
    PAWNS,
    SHOWN,
    SLOT_TILES,
    TILES,
    TOWARD,
)
from .river import ASK, NEST, NOBODY, destination, double_choices, ending, fish_choices, outcome_of, sort_big_tile, swap_choices
from .state import (
    NO_PROGRESS,
    AnyEffect,
    Chose,
    DeepRiverState,
    Doubled,
    Drifted,
    Ended,
    Passed,
    Position,
    Progress,
    Returned,
    Swam,
    Swapped,
    Tilted,
    Voided,
    Walked,
)

_NO_ACTION: Final = Action("")
_DONE: Final = (actions.DONE,)
_USE_OR_PASS: Final = (actions.USE, actions.PASS)
_NO_MOVE: Final = Voided("move")
_UPPER, _LOWER = BIG_SLOTS

FACE_OF: Final = tuple(
    {f"{tile}{letter}": face for tile in range(1, TILES + 1) for letter, face in zip(FACES, faces, strict=True)}
    for faces in CURRENTS
)
"""For each current: the face that lies up, by the current's notation (`1a`)."""
_DRIFT: Final = {
    f"{tile}{letter}": f"{min(tile + 1, TILES)}{FACES[1 - face]}"
    for tile in range(1, TILES + 1)
    for face, letter in enumerate(FACES)
}
"""The notation of a current after it was played, by its notation before."""
_CHOSEN: Final = tuple({text: Chose(index + 1, face.name) for text, face in faces.items()} for index, faces in enumerate(FACE_OF))
_DRIFTED: Final = tuple(
    {text: Drifted(index + 1, int(text[0]), int(_DRIFT[text][0]), faces[_DRIFT[text]].name) for text in faces}
    for index, faces in enumerate(FACE_OF)
)
_TILTED: Final = tuple(Tilted(index + 1) for index in range(len(CURRENTS)))
_TILT_CHOICES: Final = {
    marked: tuple(action for digit, action in zip("123", actions.TILT, strict=True) if digit not in marked)
    for marked in ("", "1", "2", "3")
}


class Turn:
    """A mutable copy of a state, in which one action is carried out. Each method is a rule; `next_state` freezes the result."""

    __slots__ = (
        *("before", "slots", "nests", "bear", "currents", "mover"),
        *("phase", "playing", "moves_left", "marked", "hand", "move", "place", "legal", "effects"),
    )

    def __init__(self, before: DeepRiverState) -> None:
        position, progress = before.position, before.progress
        self.before = before
        self.slots = list(position.slots)
        self.nests = list(position.nests)
        self.bear = position.bear
        self.currents = position.currents
        self.mover = position.mover
        self.phase = before.phase
        self.playing = progress.playing
        self.moves_left = progress.moves_left
        self.marked = progress.marked
        self.hand = _NO_ACTION
        self.move = ""
        self.place = -1
        self.legal: tuple[Action, ...] = ()
        self.effects: list[AnyEffect] = []

    # The current and its face.

    def play(self, index: int) -> None:
        """Choose a current and start the moves of its face."""
        text = self.currents[index]
        self.playing = index
        self.moves_left = FACE_OF[index][text].moves
        self.effects.append(_CHOSEN[index][text])
        self._continue()

    def _continue(self) -> None:
        """Continue with the face after a move is resolved: the next move, the bear, or the end of the turn."""
        # A move is void when the player has no fish to move; the rest of the face still applies.
        while self.moves_left:
            self.moves_left -= 1
            choices = fish_choices(self.slots, self.nests, self.mover)
            if choices:
                self.phase = phases.FISH
                self.legal = tuple(choices)
                return
            self.effects.append(_NO_MOVE)
        index = self.playing
        text = self.currents[index]
        face = FACE_OF[index][text]
        if face.bear and self._walk_bear(face.bear, "current"):
            return
        # The current drifts to the next tile and turns over; on the last tile it only turns over.
        currents = list(self.currents)
        currents[index] = _DRIFT[text]
        self.currents = tuple(currents)
        self.effects.append(_DRIFTED[index][text])
        self.phase = phases.DONE
        self.legal = _DONE

    # Moving a fish.

    def swim(self, fish: Action, move: str, cover: str = "") -> None:
        """Move a fish in the phase `move`: by the steps of the face, or by 1 tile for an effect."""
        slots, side = self.slots, self.mover
        slot = actions.SLOT_OF.get(fish, -1)
        if slot < 0:
            piece = PAWNS[side][fish == actions.NEST2]
            origin = NESTS[side]
        else:
            piece = slots[slot]
            origin = SLOT_TILES[slot]
        steps = FACE_OF[self.playing][self.currents[self.playing]].steps if move == phases.FISH else 1
        target, skipped = destination(slots, side, piece, origin, steps, cover)
        if target == ASK:
            self.phase = phases.COVER
            self.hand = fish
            self.move = move
            self.legal = (actions.COVER[slots[_UPPER]], actions.COVER[slots[_LOWER]])
            return
        # Remove the piece from its origin.
        if slot < 0:
            self.nests[NEST_INDEX[piece]] -= 1
        else:
            slots[slot] = EMPTY
            if slot == _UPPER:
                sort_big_tile(slots)
        origin_slot = 1 if slot == _LOWER else 0
        # Place it at its target.
        if target == NEST:
            self.effects.append(Swam(piece, origin, NESTS[OTHER[side]], origin_slot, 0, "", skipped))
            self._reach_nest(piece)
            return
        below = slots[target]
        slots[target] = piece if below == EMPTY else below + piece
        if target in BIG_SLOTS and sort_big_tile(slots):
            target = _UPPER + _LOWER - target
        onto = "" if below == EMPTY else below
        self.effects.append(Swam(piece, origin, SLOT_TILES[target], origin_slot, 1 if target == _LOWER else 0, onto, skipped))
        if move == phases.ADVANCE:
            self._continue()
        else:
            self._arrive(target, optional=move == phases.BIG)

    def _reach_nest(self, piece: str) -> None:
        """Resolve a piece that reached the enemy nest.

        The bear walks as many steps as the piece shows fish. The mover's pawn returns to its own nest and a carried enemy
        pawn stays in this one, both with the same face up.
        """
        for pawn in piece:
            self.nests[NEST_INDEX[pawn]] += 1
        own = piece[-1]
        shown = SHOWN[own]
        if len(piece) == 2 and not self.before.setting.top_only:
            shown += SHOWN[piece[0]]
        returned = Returned(own, NESTS[self.mover])
        if not self._walk_bear(shown, "nest", returned):
            self._continue()

    def _walk_bear(self, steps: int, why: str, *then: AnyEffect) -> bool:
        """Move the bear toward the enemy nest, at most into it. Return whether that ends the game."""
        origin = self.bear
        self.bear = min(max(origin + steps * TOWARD[self.mover], NESTS["e"]), NESTS["s"])
        self.effects.append(Walked(origin, self.bear, why))
        self.effects.extend(then)
        if self.bear != NESTS[OTHER[self.mover]]:
            return False
        self.phase = phases.OVER
        return True

    # Arrival effects. They depend on the face of the top pawn of the piece that arrived.

    def _arrive(self, slot: int, *, optional: bool) -> None:
        """Apply the effect of the tile on which a piece arrived; ask the player first when it is `optional`."""
        kind = self.before.setting.tiles[SLOT_TILES[slot] - 1]
        top = self.slots[slot][-1]
        if kind == "B":
            void = top in DOUBLE_OF
        elif kind == "S":
            void = not any(len(piece) == 2 for piece in self.slots)
        else:
            void = kind == "T" and len(self.marked) >= MAX_TILTED
        if void:
            self.effects.append(Voided(kind, SLOT_TILES[slot]))
            self._continue()
        elif optional:
            self.phase = phases.EFFECT
            self.place = slot
            self.legal = _USE_OR_PASS
        else:
            self._effect(kind, top)

    def _effect(self, kind: str, top: str) -> None:
        """Apply an effect that is not void, or start its decision."""
        if kind == "B":
            if not self._walk_bear(1, "tile"):
                self._continue()
        elif kind == "A":
            self.phase = phases.ADVANCE
            self.legal = tuple(fish_choices(self.slots, self.nests, self.mover))
        elif kind == "S":
            self.phase = phases.SWAP
            self.legal = tuple(swap_choices(self.slots))
        elif kind == "T":
            self.phase = phases.TILT
            self.legal = _TILT_CHOICES[self.marked]
        else:
            self.phase = phases.BIG
            choices = double_choices(self.slots, self.nests, self.mover)
            if top not in DOUBLE_OF:
                choices += fish_choices(self.slots, self.nests, self.mover)
            self.legal = tuple(choices)

    def use_effect(self, slot: int) -> None:
        """Apply the optional effect of the tile where the piece in `slot` arrived."""
        self._effect(self.before.setting.tiles[SLOT_TILES[slot] - 1], self.slots[slot][-1])

    def skip_effect(self, slot: int) -> None:
        """Skip the optional effect of the tile where the piece in `slot` arrived."""
        self.effects.append(Passed(SLOT_TILES[slot]))
        self._continue()

    def swap(self, slot: int) -> None:
        """Swap the two pawns of a stack."""
        piece = self.slots[slot][::-1]
        place, second = self._replace_piece(slot, piece)
        self.effects.append(Swapped(place, piece, second))
        self._continue()

    def tilt(self, index: int) -> None:
        """Tilt a current against the opponent."""
        self.marked = "".join(sorted(self.marked + str(index + 1)))
        self.effects.append(_TILTED[index])
        self._continue()

    def double(self, slot: int) -> None:
        """Turn a single pawn to double; slot -1 is the nest."""
        single = PAWNS[self.mover][0]
        double = DOUBLE_OF[single]
        if slot < 0:
            self.nests[NEST_INDEX[single]] -= 1
            self.nests[NEST_INDEX[double]] += 1
            self.effects.append(Doubled(NESTS[self.mover], double))
        else:
            piece = self.slots[slot][:-1] + double
            place, second = self._replace_piece(slot, piece)
            self.effects.append(Doubled(place, piece, second))
        self._continue()

    def _replace_piece(self, slot: int, piece: str) -> tuple[int, int]:
        """Replace the piece in a slot and sort the big tile. Return the tile, and 1 for the second slot of the big tile."""
        self.slots[slot] = piece
        if slot in BIG_SLOTS and sort_big_tile(self.slots):
            slot = _UPPER + _LOWER - slot
        return SLOT_TILES[slot], int(slot == _LOWER)

    # The next state.

    def next_state(self, action: Action) -> DeepRiverState:
        """Return the state after `action`, which was carried out on this object."""
        if self.phase == phases.OVER:
            return self._finish()
        before = self.before
        earlier = before.progress
        progress = Progress(
            self.playing, self.moves_left, self.marked,
            self.hand, self.move, self.place,
            earlier.start or before, (*earlier.since, action),
        )  # fmt: skip
        position = before.position
        # The pieces have not moved after the choice of a current, or of a fish that still needs a `cover` decision.
        if self.phase != phases.COVER and not (before.phase == phases.CURRENT and self.phase == phases.FISH):
            position = self._position(position.tilted, self.mover)
        return DeepRiverState(
            before.setting, position, self.phase, progress,
            before.turn, before.seen, before.actors, self.legal, tuple(self.effects),
        )  # fmt: skip

    def _finish(self) -> DeepRiverState:
        """Return the final state after the bear reached a nest. The rest of the turn is cancelled; the other side is to move."""
        before = self.before
        ended = ending(self.bear, self.currents)
        assert ended is not None
        reason, winner = ended
        self.effects.append(Ended(reason, winner))
        return DeepRiverState(
            before.setting, self._position(self.marked, OTHER[self.mover]), phases.OVER, NO_PROGRESS,
            before.turn + 1, (), NOBODY, (), tuple(self.effects), outcome_of(reason, winner, before.setting.sides),
        )  # fmt: skip

    def _position(self, tilted: str, mover: str) -> Position:
        nests = tuple(self.nests)
        return Position(
            tuple(self.slots),
            nests,  # type: ignore[arg-type]  # always four
            self.bear,
            self.currents,
            tilted,
            mover,
        )
