"""Commit, draw, reveal."""

import hashlib
import hmac
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from rivage.core import Chances
from rivage.table.chance import dice

SEEDS = st.binary(min_size=32, max_size=32).map(bytes.hex)


def test_seeds_are_fresh_and_long() -> None:
    assert len(dice.new_seed()) == 64
    assert dice.new_seed() != dice.new_seed()


@given(SEEDS)
def test_the_commit_is_the_sha256_of_the_seed_and_only_that_seed_fits_it(seed: str) -> None:
    committed = dice.commit(seed)
    assert committed == hashlib.sha256(bytes.fromhex(seed)).hexdigest()
    assert dice.verify(seed, committed)
    assert not dice.verify(seed[::-1], committed) or seed == seed[::-1]


def test_what_is_no_seed_never_fits() -> None:
    assert not dice.verify("no seed", dice.commit("00" * 32))
    assert not dice.verify("00" * 32, "é")


@given(SEEDS, st.integers(0, 1000), st.integers(1, 10**9))
def test_a_draw_is_what_the_documentation_says(seed: str, k: int, total: int) -> None:
    drawn = int.from_bytes(hmac.digest(bytes.fromhex(seed), str(k).encode(), "sha256"), "big")
    assert dice.number(seed, str(k), total) == drawn % total  # for small totals the rejected stretch is never met


def test_the_incomplete_last_stretch_is_drawn_again() -> None:
    total = (1 << 255) + 1
    numbers = [dice.number(f"{seed:064x}", "0", total) for seed in range(40)]
    first = [int.from_bytes(hmac.digest(bytes.fromhex(f"{seed:064x}"), b"0", "sha256"), "big") for seed in range(40)]
    assert all(number < total for number in numbers)
    assert [a for a, b in zip(first, numbers, strict=True) if a < total] == [
        b for a, b in zip(first, numbers, strict=True) if a < total
    ]
    assert any(a >= total for a in first)


def test_weights_are_kept() -> None:
    chances = Chances(("rare", "often"), (1, 9))
    seen = Counter(dice.draw("ab" * 32, k, chances) for k in range(2000))
    assert 140 < seen["rare"] < 260
