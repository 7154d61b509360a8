"""Proves the value of positions of Deep River with best play: a win, a draw or a loss for the player to move.

The search is depth-first proof-number search (df-pn). For an *attacker*, the proof number of a position estimates the work left
to prove that the attacker wins, the disproof number the work left to prove that the opponent can prevent it. A position is drawn
if neither side can win. The search always continues at the child that decides with the least work, and keeps the numbers of all
positions in a table.

A position that repeats on the current path counts as not won: repetition is a draw. A disproof that depends on such a repetition
holds only below the repeated position, so it is not stored for others.
"""

import time
from typing import Final, NamedTuple

import msgspec
import numpy as np

from rivage.games.deep_river.components import MAX_TURNS, SLOT_TILES, TILES
from rivage.games.deep_river.state import DeepRiverState, Position

from .levels import load_evaluation
from .packed import MAX_ENDS, PIECES, WON, WORK, Array, compiled, ended, hash_of, pack, pack_tiles, turns, unpack

INFINITE: Final = 1 << 28
"""The number of work that cannot succeed."""
_NEVER: Final = MAX_TURNS + 1
"""Ply of a repetition on which nothing depends."""
_WAYS: Final = 4
"""Entries of a bucket of the table."""
_GUESSES: Final = 40
"""Steps to either side in the table of first guesses."""
_LOGITS_PER_STEP: Final = 0.25
_CURRENT_TILES: Final = 0xEEE << 47
"""The tiles of the three currents in a packed position."""
_NODES, _LIMIT = 0, 1
_EXPONENT_BITS: Final = 63

# Offsets in the array of weights.
_NESTS, _BEAR, _TURN, _TILTED = (
    16 * len(SLOT_TILES),
    16 * len(SLOT_TILES) + 2,
    16 * len(SLOT_TILES) + 29,
    16 * len(SLOT_TILES) + 30,
)


class Memory(NamedTuple):
    """The arrays of a search. The first index of `children`, `proofs` and `disproofs` is the ply."""

    children: Array
    proofs: Array
    disproofs: Array
    path: Array
    """The positions from the root to the current one."""
    table: Array
    """Two numbers for each entry: the key, and both numbers with the logarithm of the work spent."""
    weights: Array
    """The evaluation in thousandths of a logit."""
    guesses: Array
    """The first proof number of a position, by its evaluation for the attacker."""
    counters: Array
    work: Array


class Solution(msgspec.Struct, frozen=True):
    """The result of a search."""

    value: int
    """1, 0 or -1: a win, a draw or a loss for the player to move. 0 if it is not exact."""
    exact: bool
    """Whether the value is proved."""
    nodes: int
    """Number of positions that were expanded."""
    best: Position | None
    """The position after the best turn; None after the end of the game."""


@compiled
def _find(key: int, table: Array) -> int:
    """Return the index of the entry of a key in the table, or -1."""
    at = (hash_of(key) & len(table) // _WAYS - 1) * _WAYS
    for index in range(at, at + _WAYS):
        if table[index, 0] == key:
            return index
    return -1


@compiled
def _save(key: int, proof: int, disproof: int, nodes: int, table: Array) -> None:
    """Store both numbers of a position. In a full bucket the entry with the least work is replaced."""
    at = (hash_of(key) & len(table) // _WAYS - 1) * _WAYS
    chosen, least = at, _EXPONENT_BITS + 1
    for index in range(at, at + _WAYS):
        if table[index, 0] == key:
            chosen = index
            break
        exponent = table[index, 1] & _EXPONENT_BITS if table[index, 0] != 0 else -1
        if exponent < least:
            chosen, least = index, exponent
    exponent = 0
    while nodes > 0:
        exponent += 1
        nodes >>= 1
    if table[chosen, 0] == key:
        exponent = max(exponent, table[chosen, 1] & _EXPONENT_BITS)
    table[chosen, 0] = key
    table[chosen, 1] = proof << 35 | disproof << 6 | exponent


@compiled
def _evaluate(p: int, weights: Array) -> int:
    """Return the evaluation of a position for the eels, in thousandths of a logit."""
    total = 0
    for slot in range(8):
        total += weights[16 * slot + (p >> 4 * slot & 15)]
    total += weights[_NESTS] * ((p >> 32 & 7) - (p >> 38 & 7)) + weights[_NESTS + 1] * ((p >> 35 & 7) - (p >> 41 & 7))
    first, second, third = p >> 48 & 7, p >> 52 & 7, p >> 56 & 7
    drift = 2 * TILES - first - second - third + min(first, second, third)
    total += weights[_BEAR + 3 * (p >> 44 & 7) + (0 if drift <= 2 else 1 if drift <= 5 else 2)]
    tilted = p >> 59 & 7
    sign = 1 - 2 * (p >> 62 & 1)
    return total + sign * (weights[_TURN] + weights[_TILTED] * ((tilted & 1) + (tilted >> 1 & 1) + (tilted >> 2)))


@compiled
def _repeated_ply(p: int, ply: int, path: Array) -> int:
    """Return the ply of the path where a position occurred before, or `_NEVER`. A drift makes earlier positions impossible."""
    if (p >> 48 & 7) != TILES and (p >> 52 & 7) != TILES and (p >> 56 & 7) != TILES:
        return _NEVER
    while ply >= 0 and (path[ply] ^ p) & _CURRENT_TILES == 0:
        if path[ply] == p:
            return ply
        ply -= 1
    return _NEVER


@compiled
def _first_numbers(p: int, attacker: int, ply: int, memory: Memory) -> tuple[int, int, int]:
    """Return the numbers of a child before it is searched, and the ply on whose repetition they depend."""
    over, winner = ended(p)
    if over:
        return (0, INFINITE, _NEVER) if winner == attacker else (INFINITE, 0, _NEVER)
    entry = _find(~p if attacker else p, memory.table)
    if entry >= 0:
        data = memory.table[entry, 1]
        proof, disproof = data >> 35, data >> 6 & 2 * INFINITE - 1
        if proof == 0 or disproof == 0:
            return proof, disproof, _NEVER
    else:
        value = _evaluate(p, memory.weights)
        step = min(max((-value if attacker else value) // 250, -_GUESSES), _GUESSES)
        proof, disproof = memory.guesses[_GUESSES - step], memory.guesses[_GUESSES + step]
    repeated = _repeated_ply(p, ply, memory.path)
    if repeated != _NEVER:
        return INFINITE, 0, repeated
    return proof, disproof, _NEVER


@compiled
def _expand(p: int, attacker: int, ply: int, tiles: int, top_only: bool, memory: Memory) -> tuple[int, int, int, int]:
    """Write the undecided children of a position with their numbers.

    Returns the proof and the disproof number if the position is decided (otherwise 1 and 1), the ply on whose repetition that
    depends, and the number of children.
    """
    is_attacking = p >> 62 & 1 == attacker
    children, proofs, disproofs = memory.children[ply], memory.proofs[ply], memory.disproofs[ply]
    count = turns(p, tiles, top_only, True, children, memory.work)
    if count == WON:
        return (0, INFINITE, _NEVER, 0) if is_attacking else (INFINITE, 0, _NEVER, 0)
    memory.path[ply] = p
    kept = 0
    depends = _NEVER
    for number in range(count):
        child = children[number]
        proof, disproof, repeated = _first_numbers(child, attacker, ply, memory)
        if proof == 0:
            if is_attacking:
                return 0, INFINITE, _NEVER, 0
        elif disproof == 0:
            if not is_attacking:
                return INFINITE, 0, repeated, 0
            depends = min(depends, repeated)
        else:
            children[kept] = child
            proofs[kept] = proof
            disproofs[kept] = disproof
            kept += 1
    if kept > 0:
        return 1, 1, depends, kept
    return (INFINITE, 0, depends, 0) if is_attacking else (0, INFINITE, _NEVER, 0)


@compiled
def _choose(easy: Array, hard: Array, count: int) -> tuple[int, int, int]:
    """Return the child with the least `easy` number, the second least such number, and the greatest `hard` number."""
    best, second, highest = 0, INFINITE, hard[0]
    for number in range(1, count):
        highest = max(highest, hard[number])
        if easy[number] < easy[best] or (easy[number] == easy[best] and hard[number] > hard[best]):
            second = easy[best]
            best = number
        else:
            second = min(second, easy[number])
    return best, second, highest


@compiled
def _save_decided(key: int, ply: int, proof: int, disproof: int, depends: int, nodes: int, table: Array) -> int:
    """Store a decided position unless it depends on the repetition of an earlier one. Return the ply on which it depends."""
    if depends < ply:
        return depends
    _save(key, proof, disproof, nodes, table)
    return _NEVER


@compiled
def _search(
    p: int, attacker: int, ply: int, max_proof: int, max_disproof: int, tiles: int, top_only: bool, memory: Memory
) -> tuple[int, int, int]:
    """Search a position until one of its numbers reaches its limit.

    Returns the proof number, the disproof number, and the lowest ply on whose repetition a disproof depends.
    """
    counters, table = memory.counters, memory.table
    counters[_NODES] += 1
    started = counters[_NODES]
    key = ~p if attacker else p
    if ply >= MAX_TURNS:
        return INFINITE, 0, 0
    # A proof for the other side is a disproof.
    entry = _find(~key, table)
    if entry >= 0 and table[entry, 1] >> 35 == 0:
        _save(key, INFINITE, 0, 0, table)
        return INFINITE, 0, _NEVER
    proof, disproof, depends, count = _expand(p, attacker, ply, tiles, top_only, memory)
    is_attacking = p >> 62 & 1 == attacker
    children, proofs, disproofs = memory.children[ply], memory.proofs[ply], memory.disproofs[ply]
    # `easy` is the number that one child decides, `hard` the one that needs all children.
    easy, hard = (proofs, disproofs) if is_attacking else (disproofs, proofs)
    while proof != 0 and disproof != 0:
        best, second, highest = _choose(easy, hard, count)
        # Children share much of their work, so the greatest number is a better estimate than the sum.
        total = min(highest + count - 1, INFINITE - 1)
        proof, disproof = (easy[best], total) if is_attacking else (total, easy[best])
        if proof >= max_proof or disproof >= max_disproof or counters[_NODES] >= counters[_LIMIT]:
            _save(key, proof, disproof, counters[_NODES] - started, table)
            return proof, disproof, _NEVER
        # A margin above the second best, so that the search does not alternate between two children.
        limit = second + second // 4 + 1
        if is_attacking:
            proof_limit, disproof_limit = min(max_proof, limit), max_disproof - (count - 1)
        else:
            proof_limit, disproof_limit = max_proof - (count - 1), min(max_disproof, limit)
        proof, disproof, repeated = _search(
            children[best], attacker, ply + 1, proof_limit, disproof_limit, tiles, top_only, memory
        )
        if (proof if is_attacking else disproof) == 0:
            depends = repeated
        elif (disproof if is_attacking else proof) == 0:
            # The child does not help; the position is decided when no other is left.
            depends = min(depends, repeated)
            count -= 1
            children[best], proofs[best], disproofs[best] = children[count], proofs[count], disproofs[count]
            if count > 0:
                proof, disproof = 1, 1
        else:
            proofs[best], disproofs[best] = proof, disproof
    if proof == 0:
        depends = _NEVER
    return proof, disproof, _save_decided(key, ply, proof, disproof, depends, counters[_NODES] - started, table)


class Solver:
    """Proves values. Proofs are kept between searches of the same tiles."""

    def __init__(self, table_bits: int = 20) -> None:
        """Allocate the table: 2 to the power of `table_bits` buckets of 64 bytes."""
        shape = (MAX_TURNS + 1, MAX_ENDS)
        self._memory = Memory(
            children=np.zeros(shape, np.int64),
            proofs=np.zeros(shape, np.int64),
            disproofs=np.zeros(shape, np.int64),
            path=np.zeros(MAX_TURNS + 1, np.int64),
            table=np.zeros((_WAYS << table_bits, 2), np.int64),
            weights=_weights(),
            guesses=np.array([max(1, round(100 * 1.5 ** (step * _LOGITS_PER_STEP))) for step in range(-_GUESSES, _GUESSES + 1)]),
            counters=np.zeros(2, np.int64),
            work=np.zeros(WORK, np.int64),
        )
        self._game: tuple[int, bool] | None = None

    def solve(self, state: DeepRiverState, *, nodes: int = 1 << 40, seconds: float = float("inf")) -> Solution:
        """Prove the value of a state at the start of a turn.

        Args:
            state: the state; its history is ignored.
            nodes: the number of positions to expand at most.
            seconds: time budget.
        """
        p, game = pack(state.position), (pack_tiles(state.setting.tiles), state.setting.top_only)
        is_over, winner = ended(p)
        mover = p >> 62 & 1
        if is_over:
            return Solution(0 if winner < 0 else 1 if winner == mover else -1, exact=True, nodes=0, best=None)
        if game != self._game:
            self._memory.table[:] = 0
            self._game = game
        self._memory.counters[:] = 0
        deadline = time.monotonic() + seconds
        value = self._prove(p, nodes, deadline)
        best = self._best(p, value, nodes, deadline)
        return Solution(value or 0, value is not None, int(self._memory.counters[_NODES]), unpack(best))

    def _prove(self, p: int, nodes: int, deadline: float) -> int | None:
        """Return the value of a position for its mover, or None when a budget is spent. Both sides get equal work in turn."""
        assert self._game is not None
        counters, mover = self._memory.counters, p >> 62 & 1
        part = 1000
        cannot_win: set[int] = set()
        while True:
            for attacker in (mover, 1 - mover):
                if attacker in cannot_win:
                    continue
                if counters[_NODES] >= nodes or time.monotonic() >= deadline:
                    return None
                counters[_LIMIT] = min(int(counters[_NODES]) + part, nodes)
                proof, disproof, _ = _search(p, attacker, 0, INFINITE, INFINITE, *self._game, self._memory)
                if proof == 0:
                    return 1 if attacker == mover else -1
                if disproof == 0:
                    cannot_win.add(attacker)
                    if len(cannot_win) == 2:
                        return 0
            # Parts of at most about a second, so that the time budget is kept.
            part = min(2 * part, 100_000)

    def _best(self, p: int, value: int | None, nodes: int, deadline: float) -> int:
        """Return the position after the best turn: one that keeps the value, or else the most promising one."""
        assert self._game is not None
        tiles, top_only = self._game
        mover = p >> 62 & 1
        ends = np.zeros(MAX_ENDS, np.int64)
        count = turns(p, tiles, top_only, False, ends, self._memory.work)
        ranked = sorted(ends[:count].tolist(), key=lambda end: self._rank(end, mover), reverse=True)
        if value is not None and self._rank(ranked[0], mover)[0] < value:
            # The proof of the best turn was replaced in the table.
            for end in ranked:
                found = self._prove(end, nodes, deadline)
                if found is not None and -found >= value:
                    return end
        return ranked[0]

    def _rank(self, end: int, mover: int) -> tuple[float, float, int]:
        """Return a sort key of a turn by the position after it: its proved value, or what is known of it, for the mover."""
        sign = 1 - 2 * mover
        guess = sign * _evaluate(end, self._memory.weights)
        is_over, winner = ended(end)
        if is_over:
            return (0.0 if winner < 0 else 1.0 if winner == mover else -1.0), 0.0, guess
        mine, other = (_find(~end if attacker else end, self._memory.table) for attacker in (mover, 1 - mover))
        data = [int(self._memory.table[entry, 1]) if entry >= 0 else -1 for entry in (mine, other)]
        if data[0] >= 0 and data[0] >> 35 == 0:
            # A win with less work is shorter, most of the time.
            return 1.0, -float(data[0] & _EXPONENT_BITS), guess
        if data[1] >= 0 and data[1] >> 35 == 0:
            return -1.0, float(data[1] & _EXPONENT_BITS), guess
        if data[1] >= 0 and data[1] >> 6 & 2 * INFINITE - 1 == 0:
            return 0.0, 0.0, guess
        return -0.5, 0.0, guess


def _weights() -> Array:
    """Return the weights of the evaluation as one array, in thousandths of a logit."""
    evaluation = load_evaluation()
    weights = np.zeros(_TILTED + 1, np.int64)
    for slot, table in enumerate(evaluation.slots):
        for code, piece in enumerate(PIECES):
            weights[16 * slot + code] = round(1000 * table[piece])
    weights[_NESTS : _NESTS + 2] = round(1000 * evaluation.single), round(1000 * evaluation.double)
    for bear, spans in enumerate(evaluation.bear):
        weights[_BEAR + 3 * bear : _BEAR + 3 * bear + 3] = [round(1000 * weight) for weight in spans]
    weights[_TURN], weights[_TILTED] = round(1000 * evaluation.turn["e"]), round(1000 * evaluation.tilted["e"])
    return weights
