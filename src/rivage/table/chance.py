"""Chance that nobody can bend and everybody can check.

A match has a secret seed of 32 random bytes (64 hexadecimal digits), or that of its deal. Its SHA-256, the `commit`, is shown
before anything is drawn; the seed is shown when the match is over. Whoever has both, and the list of draws
(`GET /api/v1/tables/{id}/dice`), can check them all:

1. SHA-256 of the 32 bytes of the seed must be the commit.
2. Draw number k (from 0, counting the chance actions that stand before it) has faces in a fixed order, each with a whole
   weight; `total` is their sum. Read HMAC-SHA256(key = the 32 bytes of the seed, message = k in decimal digits, as ASCII)
   as one big-endian number x of 256 bits.
3. If x >= 2^256 - (2^256 mod total), x lies in the last, incomplete stretch and would favour the first faces: read
   HMAC-SHA256(seed, "k.1") instead, then "k.2" and so on, until it does not.
4. r = x mod total. Go through the faces in order: the first whose weight exceeds r is picked; else subtract it from r.

In JavaScript: `crypto.subtle.sign("HMAC", key, encoder.encode("3"))`, and BigInt for x. So a takeback cannot re-roll the dice,
and a replay can prove every draw. In the second game of a match of two chance does what it did in the first: those draws are
marked `scripted` and follow from the first game's seed.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar

from rivage.core import CHANCE, Chances
from rivage.table.protocol.events import Created

from .match import Match, replay
from .protocol import DiceDraw, DiceFace

A = TypeVar("A")

SEED_BYTES = 32
_SPACE = 1 << 256


def new_seed() -> str:
    """A fresh secret seed, as 64 hexadecimal digits."""
    return secrets.token_hex(SEED_BYTES)


def commit(seed: str) -> str:
    """What is shown of `seed` before it may be known."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def verify(seed: str, committed: str) -> bool:
    """Whether `seed` is the one that was committed to."""
    try:
        return hmac.compare_digest(commit(seed), committed)
    except (ValueError, TypeError):
        return False


def number(seed: str, label: str, total: int) -> int:
    """An even draw from `range(total)`, the same for the same seed and label."""
    key = bytes.fromhex(seed)
    limit = _SPACE - _SPACE % total
    retry = 0
    while True:
        message = f"{label}.{retry}" if retry else label
        drawn = int.from_bytes(hmac.digest(key, message.encode(), "sha256"), "big")
        if drawn < limit:
            return drawn % total
        retry += 1


def draw(seed: str, k: int, chances: Chances[A]) -> A:
    """The chance action that is draw number `k` of the match."""
    return chances.pick(number(seed, str(k), chances.total))


def chance_action(match: Match) -> str:
    """What chance does now, written down."""
    game = match.game
    chances = chances_of(match, match.state)
    if match.draws < len(match.created.script):
        scripted = match.created.script[match.draws]
        if game.parse_action(scripted) in chances:
            return scripted
    return game.format_action(draw(match.created.seed, match.draws, chances))


def chances_of(match: Match, state: object) -> Chances[object]:
    """All that chance may do in a state, each with its weight."""
    legal = match.game.legal_actions(state, CHANCE)
    return legal if isinstance(legal, Chances) else Chances(tuple(legal))


def draws(match: Match) -> Iterator[DiceDraw]:
    """Every action of chance that stands: what it could have been, and what it was. None while it is secret."""
    game = match.game
    if game.info.secret_chance and match.status != "over":
        return
    before = None
    k = 0
    for seat, action, state in replay(match, len(match.history)) if match.state is not None else ():
        if before is not None and seat == CHANCE:
            # What physics and time do is no draw, yet it is counted.
            if CHANCE in game.to_act(before) and not game.simulated(before):
                yield _draw(match, before, k, action)
            k += 1
        before = state


def _draw(match: Match, before: Any, k: int, action: str) -> DiceDraw:
    game = match.game
    chances = chances_of(match, before)
    faces = tuple(DiceFace(game.format_action(face), weight) for face, weight in zip(chances, chances.weights, strict=True))
    script = match.created.script
    return DiceDraw(k, faces, chances.total, action, scripted=k < len(script) and script[k] == action)


_DAILY = re.compile(r"daily:[a-z0-9-]+:(?P<day>\d{4}-\d{2}-\d{2})")
"""A daily deal by its id. Tables laid before `sealed` was written down tell by it alone until when their seed is secret."""


def seed_shown(created: Created, *, over: bool, now: int) -> str:
    """The seed of a table, once it may be known; empty until then."""
    return created.seed if over and now >= sealed_until(created) else ""


OPEN_DAYS = 7
"""Days for which a duplicate may be begun, unless the host has set it otherwise."""


def sealed_until(created: Created) -> int:
    """Until when the seed stays secret although the match is over; 0 where the end of the match is enough."""
    if created.sealed or not created.deal:
        return created.sealed
    if daily := _DAILY.fullmatch(created.deal):
        return end_of_day(daily["day"])
    # A duplicate was made before its tables were laid: so late nobody can begin it any more.
    return created.at + OPEN_DAYS * 86_400_000


def end_of_day(day: str) -> int:
    """When a date (UTC), as `2026-11-15`, is over."""
    midnight = datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=1)
    return int(midnight.timestamp()) * 1000
