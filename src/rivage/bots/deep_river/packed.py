"""Positions of Deep River packed into 64-bit integers, and the generation of whole turns, compiled with Numba.

The readable rules are in `rivage.games.deep_river`; tests prove that both give the same positions after every turn. A packed
position holds everything but the tiles, which do not change during a game:

| bits | field |
|---|---|
| 0-31 | the eight slots of the river, four bits each: a code of `PIECES` |
| 32-43 | pawns in the nests, three bits each: eels' singles and doubles, salmon's singles and doubles |
| 44-46 | the bear, 1 to 7. In a finished game 0: it is in the nest of the player who would be next |
| 47-58 | the three currents, four bits each: tile, and face (0 for `a`) |
| 59-61 | the tilted currents, one bit each. Inside a turn: those tilted in this turn |
| 62 | the player to move: 0 for the eels, 1 for the salmon |
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar

import numpy as np

from rivage.core import NotationError, RivageError
from rivage.games.deep_river.components import (
    BEAR_START,
    BIG,
    BIG_SLOTS,
    CURRENTS,
    CURRENTS_HOME,
    DOUBLE_OF,
    FACES,
    MAX_TILTED,
    NESTS,
    PAWNS,
    SHOWN,
    SIDES,
    SLOT_TILES,
    STACKS,
    TILES,
)
from rivage.games.deep_river.position import format_state
from rivage.games.deep_river.rules import parse_started
from rivage.games.deep_river.state import CURRENT, Position
from rivage.games.deep_river.steps import start_turn


class EngineMissing(RivageError):
    """The packed engine cannot be used here, because Numba is not installed."""

    code = "engine.missing"


try:
    import numba
except ImportError as error:
    raise EngineMissing("the packed engine needs Numba: pip install 'rivage[solver]'") from error

F = TypeVar("F", bound=Callable[..., Any])
Array = Any
"""A NumPy array of 64-bit integers. Typed as Any, because compiled functions use its items as plain integers."""


def compiled(function: F) -> F:
    """Compile a function with Numba at its first call. The result is cached on disk if a folder for it can be written."""
    njit: Any = numba.njit
    try:
        result: F = njit(cache=True)(function)
    except RuntimeError:
        result = njit(function)
    return result


PIECES: Final = (".", *sorted((*STACKS, *PAWNS["e"], *PAWNS["s"])))
"""The contents of a slot by code. The order of the codes is the order of the big tile's slots, apart from empty ones."""
KINDS: Final = "BAST*"
"""The kinds of tiles by code."""

_CODE = {piece: code for code, piece in enumerate(PIECES)}
_NEST, _BEAR, _CURRENTS, _TILTED, _MOVER = 32, 44, 47, 59, 62
"""The first bit of each field."""
_COUNT = len(PIECES)
_UPPER, _LOWER = BIG_SLOTS
_SLOTS = len(SLOT_TILES)
_CURRENT_COUNT = len(CURRENTS)


def _table(values: list[Any]) -> Array:
    return np.array(values, dtype=np.int64)


# Tables by the code of a piece; -1 where there is none.
_SIDE = _table([-1, *(SIDES.index(piece[-1].lower()) for piece in PIECES[1:])])
"""The side that controls the piece."""
_IS_STACK = _table([int(len(piece) == 2) for piece in PIECES])
_SHOWN = _table([0, *(sum(SHOWN[pawn] for pawn in piece) for piece in PIECES[1:])])
"""The number of fish shown on both pawns."""
_SHOWN_TOP = _table([0, *(SHOWN[piece[-1]] for piece in PIECES[1:])])
_TOP_DOUBLE = _table([0, *(int(piece[-1] not in DOUBLE_OF) for piece in PIECES[1:])])
_REVERSED = _table([_CODE[piece[::-1]] for piece in PIECES])
_DOUBLED = _table([_CODE.get(piece[:-1] + DOUBLE_OF.get(piece[-1], "?"), -1) for piece in PIECES])
_TOP_NEST = _table([-1, *("eEsS".index(piece[-1]) for piece in PIECES[1:])])
"""The index in the nests of the top pawn."""
_BOTTOM_NEST = _table([-1, *("eEsS".index(piece[0]) for piece in PIECES[1:])])
_ONTO = _table([[_CODE.get(below + piece, -1) for piece in PIECES] for below in PIECES])
"""The stack made by a pawn (second index) on top of another (first index)."""
_PAWN = _table([[_CODE[pawn] for pawn in PAWNS[side]] for side in SIDES])
"""The single and the double pawn of each side."""
_TILE = _table(list(SLOT_TILES))
_FIRST_SLOT = _table([-1, *(SLOT_TILES.index(tile) for tile in range(1, TILES + 1))])
_STEPS = _table([[face.steps for face in faces] for faces in CURRENTS])
_MOVES = _table([[face.moves for face in faces] for faces in CURRENTS])
_BEAR_STEPS = _table([[face.bear for face in faces] for faces in CURRENTS])
_BEAR_TILE, _ADVANCE_TILE, _SWAP_TILE, _TILT_TILE, _BIG_TILE = range(len(KINDS))

MAX_ENDS: Final = 4096
"""Positions. Room for the different positions after one turn. Random games have up to 1,700, and 40 on average."""
_SEEN_BITS = 14
_LIST = 16
_FISH, _INNER_FISH, _ENDS, _INNER_ENDS, _BIG, _SEEN = 0, _LIST, 2 * _LIST, 3 * _LIST, 4 * _LIST, 4 * _LIST + 512
"""Offsets in the work array: lists of fish, positions and slots after a swim, turns that wait at the big tile, a hash table."""
_MIDDLE = _SEEN + (2 << _SEEN_BITS)
_STAMP = _MIDDLE + MAX_ENDS
WORK: Final = _STAMP + 1
"""Size of the work array."""
WON: Final = -1
"""Returned instead of a number of positions when the mover can move the bear into the enemy nest."""


# Packing and notation.


def pack(position: Position) -> int:
    """Pack a position at the start of a turn."""
    packed = 0
    for slot, piece in enumerate(position.slots):
        packed |= _CODE[piece] << 4 * slot
    for index, count in enumerate(position.nests):
        packed |= count << _NEST + 3 * index
    packed |= position.bear % NESTS["s"] << _BEAR
    for index, current in enumerate(position.currents):
        packed |= (int(current[0]) << 1 | FACES.index(current[1])) << _CURRENTS + 4 * index
    for digit in position.tilted:
        packed |= 1 << _TILTED + int(digit) - 1
    return packed | SIDES.index(position.mover) << _MOVER


def unpack(packed: int) -> Position:
    """Return the position that is packed in an integer."""
    packed = int(packed)
    mover = SIDES[packed >> _MOVER & 1]
    currents = [packed >> _CURRENTS + 4 * index & 15 for index in range(len(CURRENTS))]
    return Position(
        slots=tuple(PIECES[packed >> 4 * slot & 15] for slot in range(_SLOTS)),
        nests=tuple(packed >> _NEST + 3 * index & 7 for index in range(4)),  # type: ignore[arg-type]  # always four
        bear=packed >> _BEAR & 7 or NESTS[mover],
        currents=tuple(f"{current >> 1}{FACES[current & 1]}" for current in currents),
        tilted="".join(str(index + 1) for index in range(len(CURRENTS)) if packed >> _TILTED + index & 1),
        mover=mover,
    )


def pack_tiles(tiles: str) -> int:
    """Pack the kinds of the tiles, three bits each."""
    return sum(KINDS.index(kind) << 3 * tile for tile, kind in enumerate(tiles, 1))


# Inside a turn. All positions are packed; `work` is the work array.


@compiled
def _get(p: int, slot: int) -> int:
    return p >> 4 * slot & 15


@compiled
def _put(p: int, slot: int, piece: int) -> int:
    return p & ~(15 << 4 * slot) | piece << 4 * slot


@compiled
def _sort_big_tile(p: int) -> int:
    upper, lower = _get(p, _UPPER), _get(p, _LOWER)
    if lower != 0 and (upper == 0 or lower < upper):
        return _put(_put(p, _UPPER, lower), _LOWER, upper)
    return p


@compiled
def _is_over(p: int) -> bool:
    """Whether the bear is in a nest."""
    return p >> _BEAR & 7 == 0


@compiled
def _walk_bear(p: int, side: int, steps: int) -> int:
    """Move the bear toward the enemy nest. In the nest its field is 0."""
    bear = p >> _BEAR & 7
    bear = min(bear + steps, TILES + 1) & 7 if side == 0 else max(bear - steps, 0)
    return p & ~(7 << _BEAR) | bear << _BEAR


@compiled
def _list_fish(p: int, side: int, work: Array, at: int) -> int:
    """Write the fish that a side controls: -1 and -2 for a single and a double in its nest, otherwise slots. Return how many."""
    start = at
    nests = p >> _NEST + 6 * side
    if nests & 7:
        work[at] = -1
        at += 1
    if nests >> 3 & 7:
        work[at] = -2
        at += 1
    for slot in range(_SLOTS):
        piece = _get(p, slot)
        if _SIDE[piece] == side and not (slot == _LOWER and piece == _get(p, _UPPER)):
            work[at] = slot
            at += 1
    return at - start


@compiled
def _place(p: int, slot: int, piece: int, work: Array, at: int) -> None:
    """Put a piece into a slot. Write the position, and the slot of the piece after the big tile was sorted."""
    p = _put(p, slot, piece)
    if _TILE[slot] == BIG:
        following = _sort_big_tile(p)
        if following != p:
            slot = _UPPER + _LOWER - slot
            p = following
    work[at] = p
    work[at + 1] = slot


@compiled
def _has_two_covers(p: int, piece: int) -> bool:
    """Whether a pawn can go on top of two different pawns of the big tile."""
    upper, lower = _get(p, _UPPER), _get(p, _LOWER)
    return upper != lower and _ONTO[upper, piece] > 0 and _ONTO[lower, piece] > 0


@compiled
def _free_slot(p: int, tile: int, piece: int) -> int:
    """Return the slot of a tile that a piece enters, or -1. A pawn goes on top of a lone enemy; a stack needs an empty slot."""
    first = _FIRST_SLOT[tile]
    last = _LOWER if tile == BIG else first
    slot = last
    while slot >= first:
        # Empty slots are not covered: `_ONTO` has no stack on top of them.
        if _ONTO[_get(p, slot), piece] > 0:
            return slot
        slot -= 1
    for slot in range(first, last + 1):
        if _get(p, slot) == 0:
            return slot
    return -1


@compiled
def _swim(p: int, side: int, fish: int, steps: int, top_only: bool, work: Array, at: int) -> int:
    """Move a fish. Write each position that can follow, and the slot where the fish is (-1: the nest). Return how many."""
    if fish < 0:
        piece = _PAWN[side, -1 - fish]
        p -= 1 << _NEST + 6 * side + 3 * (-1 - fish)
        tile = 0 if side == 0 else TILES + 1
    else:
        piece = _get(p, fish)
        tile = _TILE[fish]
        p = _put(p, fish, 0)
        if fish == _UPPER:
            p = _sort_big_tile(p)
    stack = _IS_STACK[piece]
    step = 1 - 2 * side
    tile += step * steps
    while 1 <= tile <= TILES:
        if tile == BIG and not stack and _has_two_covers(p, piece):
            # The player chooses which of two different lone enemies to cover.
            _place(p, _UPPER, _ONTO[_get(p, _UPPER), piece], work, at)
            _place(p, _LOWER, _ONTO[_get(p, _LOWER), piece], work, at + 2)
            return 2
        slot = _free_slot(p, tile, piece)
        if slot >= 0:
            below = _get(p, slot)
            _place(p, slot, piece if below == 0 else _ONTO[below, piece], work, at)
            return 1
        tile += step
    # The mover's pawn returns to its own nest, a carried enemy pawn stays in this one, which is its own.
    p += 1 << _NEST + 3 * _TOP_NEST[piece]
    if stack:
        p += 1 << _NEST + 3 * _BOTTOM_NEST[piece]
    work[at] = _walk_bear(p, side, _SHOWN_TOP[piece] if top_only else _SHOWN[piece])
    work[at + 1] = -1
    return 1


@compiled
def hash_of(p: int) -> int:
    """Return a hash of a position; all of its bits are mixed."""
    h = (p ^ p >> 31) * 0x2545F4914F6CDD1D
    return h ^ h >> 29


@compiled
def _add(p: int, out: Array, count: int, work: Array) -> int:
    """Append a position unless it was appended with the same stamp before. Return the number of positions."""
    stamp = work[_STAMP]
    at = hash_of(p) & (1 << _SEEN_BITS) - 1
    while work[_SEEN + 2 * at + 1] == stamp:
        if work[_SEEN + 2 * at] == p:
            return count
        at = (at + 1) & (1 << _SEEN_BITS) - 1
    work[_SEEN + 2 * at] = p
    work[_SEEN + 2 * at + 1] = stamp
    if count == MAX_ENDS:
        raise ValueError("a position has more turns than there is room for")
    out[count] = p
    return count + 1


@compiled
def _move(p: int, side: int, steps: int, tiles: int, top_only: bool, stop: bool, out: Array, count: int, work: Array) -> int:
    """Append the positions after a move of one fish and its arrival effect. Return their number, or `WON` if `stop` is set."""
    controlled = _list_fish(p, side, work, _FISH)
    if controlled == 0:
        return _add(p, out, count, work)
    waiting = 0
    for number in range(controlled):
        ways = _swim(p, side, work[_FISH + number], steps, top_only, work, _ENDS)
        for way in range(ways):
            end, slot = work[_ENDS + 2 * way], work[_ENDS + 2 * way + 1]
            if slot < 0:
                if stop and _is_over(end):
                    return WON
                count = _add(end, out, count, work)
            else:
                count, waiting = _arrive(end, slot, side, tiles, top_only, stop, out, count, waiting, work)
                if count < 0:
                    return WON
    # A double on the big tile: turn a single to double, or move a fish by one tile, with an optional arrival effect.
    done = 0
    while done < waiting:
        p = work[_BIG + done]
        done += 1
        count = _double(p, side, out, count, work)
        controlled = _list_fish(p, side, work, _FISH)
        for number in range(controlled):
            ways = _swim(p, side, work[_FISH + number], 1, top_only, work, _ENDS)
            for way in range(ways):
                end, slot = work[_ENDS + 2 * way], work[_ENDS + 2 * way + 1]
                if stop and _is_over(end):
                    return WON
                count = _add(end, out, count, work)
                if slot >= 0:
                    count, waiting = _arrive(end, slot, side, tiles, top_only, stop, out, count, waiting, work)
                    if count < 0:
                        return WON
    return count


@compiled
def _double(p: int, side: int, out: Array, count: int, work: Array) -> int:
    """Append the positions after turning a visible single pawn of `side` to double."""
    single = 1 << _NEST + 6 * side
    if p >> _NEST + 6 * side & 7:
        count = _add(p + 7 * single, out, count, work)
    for slot in range(_SLOTS):
        piece = _get(p, slot)
        if _SIDE[piece] == side and _DOUBLED[piece] > 0:
            count = _add(_sort_big_tile(_put(p, slot, _DOUBLED[piece])), out, count, work)
    return count


@compiled
def _advance(p: int, side: int, top_only: bool, stop: bool, out: Array, count: int, work: Array) -> int:
    """Append the positions after moving a fish by one tile without an arrival effect. Return their number or `WON`."""
    controlled = _list_fish(p, side, work, _INNER_FISH)
    for number in range(controlled):
        ways = _swim(p, side, work[_INNER_FISH + number], 1, top_only, work, _INNER_ENDS)
        for way in range(ways):
            end = work[_INNER_ENDS + 2 * way]
            if stop and _is_over(end):
                return WON
            count = _add(end, out, count, work)
    return count


@compiled
def _swap(p: int, out: Array, count: int, work: Array) -> int:
    """Append the positions after swapping the pawns of any stack; without stacks the effect is void."""
    is_void = True
    for slot in range(_SLOTS):
        piece = _get(p, slot)
        if _IS_STACK[piece]:
            is_void = False
            count = _add(_sort_big_tile(_put(p, slot, _REVERSED[piece])), out, count, work)
    return _add(p, out, count, work) if is_void else count


@compiled
def _tilt(p: int, out: Array, count: int, work: Array) -> int:
    """Append the positions after tilting another current; void if all but one are tilted."""
    marked = p >> _TILTED & 7
    if (marked & 1) + (marked >> 1 & 1) + (marked >> 2) >= MAX_TILTED:
        return _add(p, out, count, work)
    for index in range(_CURRENT_COUNT):
        if not marked >> index & 1:
            count = _add(p | 1 << _TILTED + index, out, count, work)
    return count


@compiled
def _arrive(
    p: int, slot: int, side: int, tiles: int, top_only: bool, stop: bool, out: Array, count: int, waiting: int, work: Array
) -> tuple[int, int]:
    """Append the positions after the arrival effect. Return the numbers of positions and of doubles waiting at the big tile."""
    kind = tiles >> 3 * _TILE[slot] & 7
    double = _TOP_DOUBLE[_get(p, slot)]
    if kind == _BEAR_TILE:
        if double:
            p = _walk_bear(p, side, 1)
            if stop and _is_over(p):
                return WON, waiting
        return _add(p, out, count, work), waiting
    if kind == _ADVANCE_TILE:
        return _advance(p, side, top_only, stop, out, count, work), waiting
    if kind == _SWAP_TILE:
        return _swap(p, out, count, work), waiting
    if kind == _TILT_TILE:
        return _tilt(p, out, count, work), waiting
    if not double:
        return _double(p, side, out, count, work), waiting
    for at in range(waiting):
        if work[_BIG + at] == p:
            return count, waiting
    work[_BIG + waiting] = p
    return count, waiting + 1


# Whole turns.


@compiled
def ended(p: int) -> tuple[bool, int]:
    """Return whether the game is over at the start of a turn, and the winner: 0 the eels, 1 the salmon, -1 a draw."""
    if _is_over(p):
        return True, 1 - (p >> _MOVER & 1)
    home = 0
    for index in range(_CURRENT_COUNT):
        if p >> _CURRENTS + 4 * index + 1 & 7 == TILES:
            home += 1
    if home < CURRENTS_HOME:
        return False, -1
    bear = p >> _BEAR & 7
    return True, -1 if bear == BEAR_START else 0 if bear > BEAR_START else 1


@compiled
def turns(p: int, tiles: int, top_only: bool, stop: bool, out: Array, work: Array) -> int:
    """Write the different positions after one whole turn. Return their number, or `WON` if `stop` is set and the bear can win.

    Args:
        p: a position at the start of a turn, in a game that is not over.
        tiles: the packed tiles.
        top_only: whether the option `stack_counts` is `top`.
        stop: whether to stop when a turn moves the bear into the enemy nest.
        out: room for `MAX_ENDS` positions.
        work: an array of `WORK` zeros at first, which is used again.
    """
    side = p >> _MOVER & 1
    tilted = p >> _TILTED & 7
    start = p & ~(7 << _TILTED)
    total = 0
    for current in range(_CURRENT_COUNT):
        if tilted >> current & 1:
            continue
        at = _CURRENTS + 4 * current
        face = p >> at & 1
        steps = _STEPS[current, face]
        work[_STAMP] += 1
        begin = total
        middle = work[_MIDDLE : _MIDDLE + MAX_ENDS]
        after = out[total:]
        if _MOVES[current, face] == 2:
            halfway = _move(start, side, steps, tiles, top_only, stop, middle, 0, work)
            if halfway < 0:
                return WON
            work[_STAMP] += 1
            count = 0
            for number in range(halfway):
                if _is_over(middle[number]):
                    count = _add(middle[number], after, count, work)
                else:
                    count = _move(middle[number], side, steps, tiles, top_only, stop, after, count, work)
                    if count < 0:
                        return WON
        else:
            count = _move(start, side, steps, tiles, top_only, stop, after, 0, work)
            if count < 0:
                return WON
        total += count
        # The bear of the face walks, the current drifts and turns over, and the turn passes.
        tile = p >> at + 1 & 7
        drifted = (min(tile + 1, TILES) << 1 | 1 - face) << at
        bear = _BEAR_STEPS[current, face]
        for number in range(begin, total):
            q = out[number]
            if not _is_over(q):
                if bear:
                    q = _walk_bear(q, side, bear)
                    if stop and _is_over(q):
                        return WON
                if not _is_over(q):
                    q = q & ~(15 << at) | drifted
            out[number] = q ^ 1 << _MOVER
    return total


def successors(text: str) -> list[str]:
    """Return the different positions after the turn of a position, sorted, like `rivage.games.deep_river.successors`.

    Raises:
        NotationError: when `text` is not a position, or is a position of the set-up.
    """
    state = parse_started(text)
    if not state.actors:
        return []
    if state.phase != CURRENT:
        raise NotationError("the packed engine needs a position at the start of a turn, without actions", text=text, at=len(text))
    ends, work = np.zeros(MAX_ENDS, np.int64), np.zeros(WORK, np.int64)
    count = turns(pack(state.position), pack_tiles(state.setting.tiles), state.setting.top_only, False, ends, work)
    return sorted({format_state(start_turn(state.setting, unpack(end))) for end in ends[:count]})
