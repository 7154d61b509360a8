"""Provably fair chance: draws that nobody can influence and everybody can verify.

Each match has a secret seed of 32 random bytes (64 hexadecimal digits), its own or the one of its deal. The SHA-256 of the seed,
the `commit`, is published before the first draw; the seed is published when the match is over. With both of them and the list of
draws (`GET /api/v1/tables/{id}/dice`) anybody can verify every draw:

1. SHA-256 of the 32 bytes of the seed must equal the commit.
2. Draw number k (from 0, counting the chance actions before it) has faces in a fixed order, each with an integer weight; `total`
   is the sum of the weights. Read HMAC-SHA256(key = the 32 bytes of the seed, message = k in decimal digits, as ASCII) as a
   big-endian integer x of 256 bits.
3. If x >= 2^256 - (2^256 mod total), reject x, because it would favour the first faces: read HMAC-SHA256(seed, "k.1") instead,
   then "k.2" and so on, until x is below that limit.
4. r = x mod total. Go through the faces in order: pick the first face whose weight exceeds r; otherwise subtract the weight from
   r.

In JavaScript, use `crypto.subtle.sign("HMAC", key, encoder.encode("3"))` and a BigInt for x. An undo cannot change a later draw,
and a replay can prove every draw. In the second game of a match of two, chance repeats the draws of the first game: these draws
are marked `scripted` and follow from the seed of the first game.
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
    """A new random seed, as 64 hexadecimal digits."""
    return secrets.token_hex(SEED_BYTES)


def commit(seed: str) -> str:
    """The commitment to a seed: its SHA-256, as hexadecimal digits. It is published before the seed is."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def verify(seed: str, committed: str) -> bool:
    """Whether a seed matches its commitment; False also when either is not hexadecimal."""
    try:
        return hmac.compare_digest(commit(seed), committed)
    except (ValueError, TypeError):
        return False


def number(seed: str, label: str, total: int) -> int:
    """A uniformly distributed integer in `range(total)`, always the same for the same seed and label."""
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
    """The chance action that is draw number `k` of a match."""
    return chances.pick(number(seed, str(k), chances.total))


def chance_action(match: Match) -> str:
    """The next action of chance, in notation: the scripted one if there is one, otherwise drawn with the seed."""
    game = match.game
    chances = chances_of(match, match.state)
    if match.draws < len(match.created.script):
        scripted = match.created.script[match.draws]
        if game.parse_action(scripted) in chances:
            return scripted
    return game.format_action(draw(match.created.seed, match.draws, chances))


def chances_of(match: Match, state: object) -> Chances[object]:
    """The legal actions of chance in a state, with their weights."""
    legal = match.game.legal_actions(state, CHANCE)
    return legal if isinstance(legal, Chances) else Chances(tuple(legal))


def draws(match: Match) -> Iterator[DiceDraw]:
    """Every chance action of a match with its possible outcomes. Nothing while `GameInfo.secret_chance` keeps them secret."""
    game = match.game
    if game.info.secret_chance and match.status != "over":
        return
    before = None
    k = 0
    for seat, action, state in replay(match, len(match.history)) if match.state is not None else ():
        if before is not None and seat == CHANCE:
            # Outcomes of physics and timers are not draws, but they count in the numbering.
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
"""The id of a daily challenge. For tables created before `Created.sealed` existed, its day determines when the seed is published.
"""


def seed_shown(created: Created, *, over: bool, now: int) -> str:
    """The seed of a table if it may be published at `now`; otherwise the empty string."""
    return created.seed if over and now >= sealed_until(created) else ""


DUPLICATE_OPEN_DAYS = 7
"""Days during which a table for a duplicate deal can be created, unless the host has configured another number."""


def sealed_until(created: Created) -> int:
    """The time until which the seed stays secret even after the match, in ms since 1970; 0 if it is public after the match."""
    if created.sealed or not created.deal:
        return created.sealed
    if daily := _DAILY.fullmatch(created.deal):
        return end_of_day(daily["day"])
    # The duplicate deal is at least as old as this table, so by then no further table can be created for it.
    return created.at + DUPLICATE_OPEN_DAYS * 86_400_000


def end_of_day(day: str) -> int:
    """The time at which a date (UTC) such as `2026-11-15` ends, in milliseconds since 1970."""
    midnight = datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=1)
    return int(midnight.timestamp()) * 1000
