"""Where a cascade stopped, and why.

For each chain that still stands: its first domino, the fallen one that should have toppled it, and the cause as a key with its
arguments and a sentence. Nothing is simulated here: what works was measured, see docs/explanation/cascades.md.
"""

import heapq
import math
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from rivage.core import Sentence
from rivage.games.aya.components import TOKEN_RADIUS
from rivage.games.aya.counting.photos import millimetres
from rivage.games.aya.geometry.reach import CLOSE, CROWD, HEAVY, NEAR, SPACED, STRAIGHT, SWEEP, Lead, lead, reach
from rivage.games.aya.geometry.shapes import Outline, between, shows_water, to_point
from rivage.games.aya.geometry.spots import LYING, STANDING, TENTHS, TURN, Spot, lying, standing, turned
from rivage.games.aya.state import AyaState, Domino, place_of, pose_of


class DiagnosisFinding(msgspec.Struct, frozen=True):
    """One place where the wave stopped, or one domino that fell wrong."""

    key: str
    args: dict[str, str | int | float]
    """`domino` always; `by` where a fallen one is named; `behind`: how many stand behind it and wait for it."""

    @property
    def domino(self) -> int:
        """The domino it is about."""
        return int(self.args["domino"])

    @property
    def sentence(self) -> Sentence:
        """The finding for terminals, as a message and its arguments."""
        return Sentence(f"terminal-aya-stopped-{self.key}", {**self.args})


_STRUCK: Final = 2
"""A standing domino that is so many tenths of a millimetre from where it was has been struck."""
_SIDEWAYS: Final = 600
"""A domino that fell more than so many tenths of a degree off its heading fell sideways."""
_LEANS: Final = 0.4
"""The middle of a domino that leans on another has moved at least this part of the gap between them."""
_TWISTED: Final = 100
"""One that lies more than so many tenths of a degree off the way it should have fallen has twisted."""
_FAR: Final = round((STRAIGHT + NEAR) * TENTHS)
"""Nothing farther off, in tenths of a millimetre, leads anywhere."""
_GLANCING: Final = (45.0, 8.0)
"""From so many degrees of turn, or millimetres aside, on, a blow that would do alone is called skewed where it did not."""
_ASKEW: Final = 30.0
"""A domino that fell and shows no water was turned, if by more than so many degrees."""
_BEFORE: Final = 0.5
"""What a domino fell onto is at most so many millimetres from its footprint."""

Line = tuple[Spot, int]
"""From where, and which way in tenths of a degree, a domino falls."""


def diagnose(before: AyaState, after: AyaState) -> tuple[DiagnosisFinding, ...]:
    """What one push left: `before` waits for physics, `after` is the same table at rest.

    First the domino that was pushed, if it stands; then the places where this wave stopped, those with most behind them first
    (and after the very first push also the chains to which nothing leads); then dominoes that this wave toppled onto their water.
    """
    return tuple(_Cascade(before, after).findings())


class _Cascade:
    """One push: who stood where, who fell which way, and who waits for whom."""

    def __init__(self, before: AyaState, after: AyaState) -> None:
        self.first = before.pushes == 1
        self.pushed = frozenset(before.all_pushed())
        self.stuck = before.stuck
        self.riders = [rider for rider in before.riders if not rider.rides]
        # Where each stood: one that leans has been moved by the blow.
        self.spots = {domino.id: domino.spot for domino in before.dominoes}
        self.after = {domino.id: domino for domino in after.dominoes if not domino.buffer}
        self.stands = {number: spot for number, spot in self.spots.items() if number in self.after and self.after[number].stands}
        self.struck = {number for number, spot in self.stands.items() if _moved(spot, self.after[number])}
        self.falls = {
            number: line for number, domino in self.after.items() if (line := _line(self.spots[number], domino)) is not None
        }
        self.lay = {domino.id: outline for domino in before.dominoes if (outline := _lying(domino)) is not None}
        self.fresh = {domino.id for domino in before.dominoes if domino.stands and domino.id in self.falls}
        self.feeder = self._feeders()

    # Who waits for whom.

    def _leads(self, number: int, lines: Iterable[tuple[int, Line]]) -> list[tuple[float, int]]:
        """Which of the falls lead to that domino, or nearly, and how badly: below 1 in reach, 1 and the miss else."""
        found = []
        spot = self.spots[number]
        for other, (start, way) in lines:
            if other == number or max(abs(start.x - spot.x), abs(start.y - spot.y)) > _FAR:
                continue
            if (seen := lead(start, way, spot)) is not None:
                if seen.along <= reach(seen):
                    # Two short steps are better than a long one.
                    found.append(((seen.along**2 + seen.aside**2) / _FAR**2, other))
                elif seen.miss <= NEAR:
                    found.append((1 + seen.miss, other))
        return found

    def _waiting_lines(self, number: int) -> Iterator[tuple[int, Line]]:
        """How the standing dominoes would fall: as they head, and backwards onto what goes on from them."""
        own = self.spots[number].a
        for other, spot in self.stands.items():
            yield other, (spot, spot.a)
            back = (spot.a + TURN // 2) % TURN
            if turned(own, back) < TURN // 8:
                yield other, (spot, back)

    def _feeders(self) -> dict[int, int]:
        """For every standing domino the one that should topple it, fallen or standing; 0: none.

        That is the last step of the best way from what fell; where there is none, a chain begins with the domino from which
        most others are reached.
        """
        onwards: dict[int, list[tuple[float, int]]] = {}
        for number in self.stands:
            for worse, other in self._leads(number, self._waiting_lines(number)):
                onwards.setdefault(other, []).append((worse, number))
        first = [(worse, number, by) for number in self.stands for worse, by in self._leads(number, self.falls.items())]
        found = _spread(first, onwards, {})
        while left := [number for number in self.stands if number not in found]:
            begins = max(left, key=lambda number: (len(_spread([(0.0, number, 0)], onwards, found)), -number))
            found |= _spread([(0.0, begins, 0)], onwards, found)
        return found

    def _behind(self, number: int) -> int:
        """How many standing dominoes wait for it, and for those."""
        found = [number]
        for each in found:
            found += [other for other, by in self.feeder.items() if by == each]
        return len(found) - 1

    # Findings.

    def findings(self) -> list[DiagnosisFinding]:
        """All of them, in order."""
        found = []
        heads = [number for number, by in self.feeder.items() if by not in self.stands and number not in self.pushed]
        for number in heads:
            by = self.feeder[number]
            if by in self.fresh:
                found += self._stopped(number, by)
            elif not by and number not in self.stuck:
                found += self._alone(number)
        found.sort(key=lambda finding: (-int(finding.args["behind"]), finding.domino))
        for number in sorted(self.pushed & self.stands.keys(), reverse=True):
            found = [self._finding("pushed-stands", number), *self._packed(number, self.stands[number].a), *found]
        return found + self._fell_wrong()

    def _finding(self, key: str, number: int, **args: str | float) -> DiagnosisFinding:
        behind = self._behind(number) if number in self.stands else 0
        return DiagnosisFinding(key, {"domino": number, **args, "behind": behind})

    def _stopped(self, number: int, by: int) -> list[DiagnosisFinding]:
        """Why a domino stands although another fell towards it."""
        seen = lead(*self.falls[by], self.spots[number])
        assert seen is not None
        heavy = self._heavy(number, by)
        within = seen.along <= reach(seen) - heavy
        found = self._held(number, by, seen) if within else self._missed(number, by, seen, heavy)
        # Where the wave runs against the river that is told once, of the first that fell so.
        if self._shows_water(by) and turned(self.spots[number].a, _along(self.spots[by].a, self.falls[by][1])) > TURN // 3:
            found.append(self._finding("wrong-way-would", number, by=by))
        return found

    def _heavy(self, number: int, by: int) -> float:
        """How much less the reach is: for one with another right before it, and for one struck by what topples others too."""
        after = self._next(number, _along(self.spots[number].a, self.falls[by][1]))
        crowded = bool(after) and self._gap(number, after) < SPACED
        shared = any(
            other not in (number, by)
            and (seen := lead(*self.falls[by], self.spots[other])) is not None
            and seen.along <= reach(seen)
            for other in self.fresh
        )
        return HEAVY * (crowded + shared)

    def _missed(self, number: int, by: int, seen: Lead, heavy: float) -> list[DiagnosisFinding]:
        """It stood out of reach: askew, if straightening it where it stood would have done, else too far."""
        turn, aside, along = abs(round(seen.turn)), millimetres(seen.aside), seen.along + heavy
        turned_right = along <= reach(Lead(along, seen.aside, 0))
        # Where either would do, the greater of the two is the fault.
        if along <= reach(Lead(along, 0, seen.turn)) and (not turned_right or seen.aside / SWEEP > turn / 90):
            return [self._finding("skewed-aside", number, by=by, aside=aside)]
        if turned_right:
            return [self._finding("skewed", number, by=by, turn=turn)]
        if along > STRAIGHT and reach(seen):
            return [self._finding("too-far", number, by=by, over=_over(along - reach(seen)))]
        if turn:
            return [self._finding("skewed-both", number, by=by, aside=aside, turn=turn)]
        return [self._finding("skewed-aside", number, by=by, aside=aside)]

    def _held(self, number: int, by: int, seen: Lead) -> list[DiagnosisFinding]:
        """It stood in reach: something was in the way, before it or behind it."""
        if number not in self.struck:
            ahead = [each for each in self.lay if each not in (number, by) and self._fell_onto(by, self.lay[each], seen)]
            if ahead:
                return [self._finding("blocked-before", number, by=by, held=min(ahead))]
            for rider in self.riders:
                if self._fell_onto_disc(by, rider.x / TENTHS, rider.y / TENTHS):
                    return [self._finding("blocked-animal", number, by=by, animal=rider.animal)]
        way = _along(self.spots[number].a, self.falls[by][1])
        if packed := self._packed(number, way):
            return packed
        after = self._next(number, way)
        if after and self._leans_on(number, after):
            # It leans on the next one, which may be the first of a pack.
            if packed := self._packed(after, _along(self.spots[after].a, way)):
                return packed
            return [self._finding("blocked", number, by=by, held=after)]
        if lain := [each for each in self.lay if self._before(number, way, self.lay[each])]:
            return [self._finding("blocked", number, by=by, held=min(lain))]
        if seen.aside >= _GLANCING[1]:
            return [self._finding("skewed-aside", number, by=by, aside=millimetres(seen.aside))]
        if abs(seen.turn) >= _GLANCING[0]:
            return [self._finding("skewed", number, by=by, turn=abs(round(seen.turn)))]
        return [self._finding("unclear", number, by=by)]

    def _packed(self, number: int, way: int) -> list[DiagnosisFinding]:
        """Whether it is the first of a pack too dense to start."""
        row, at, gaps = [number], number, []
        while (after := self._next(at, way)) and (gap := self._gap(at, after)) < CLOSE and after not in row:
            row.append(after)
            gaps.append(gap)
            at, way = after, _along(self.spots[after].a, way)
        if len(row) < CROWD:
            return []
        return [self._finding("too-close", number, next=row[1], gap=_tenths(gaps[0]), row=len(row))]

    def _next(self, number: int, way: int) -> int:
        """The nearest domino that stood in its way of falling; 0: none."""
        found = [
            (seen.along, other)
            for other in self.spots
            if other != number and other not in self.lay
            and (seen := lead(self.spots[number], way, self.spots[other])) is not None and seen.along <= reach(seen)
        ]  # fmt: skip
        return min(found)[1] if found else 0

    def _leans_on(self, number: int, after: int) -> bool:
        """Whether it was moved as far as one that leans on the next: its middle goes half as far as its head."""
        moved = _way(self.spots[number], self.after[number]) / TENTHS
        return number in self.struck and moved >= _LEANS * self._gap(number, after)

    def _gap(self, one: int, other: int) -> float:
        return between(standing(self.spots[one]).outline(), standing(self.spots[other]).outline())

    def _fell_onto(self, by: int, outline: Outline, seen: Lead) -> bool:
        """Whether a fallen domino lies on something that lay nearer than the one it should have struck."""
        own = self.after[by].outline()
        if own is None or between(own, outline) > _BEFORE:
            return False
        x, y = (sum(values) / len(outline) for values in zip(*outline, strict=True))
        ahead = lead(*self.falls[by], Spot(round(x * TENTHS), round(y * TENTHS)))
        return ahead is not None and ahead.along < seen.along

    def _fell_onto_disc(self, by: int, x: float, y: float) -> bool:
        own = self.after[by].outline()
        return own is not None and to_point(own, x, y) <= TOKEN_RADIUS + _BEFORE

    def _before(self, number: int, way: int, outline: Outline) -> bool:
        """Whether something lay right before its foot."""
        x, y = (sum(values) / len(outline) for values in zip(*outline, strict=True))
        ahead = lead(self.spots[number], way, Spot(round(x * TENTHS), round(y * TENTHS)))
        return ahead is not None and between(standing(self.spots[number]).outline(), outline) <= CLOSE

    def _alone(self, number: int) -> list[DiagnosisFinding]:
        """Why a domino stands to which nothing leads."""
        for by in sorted(self.fresh):
            back = (self.falls[by][1] + TURN // 2) % TURN
            seen = lead(self.spots[by], back, self.spots[number])
            # It goes on from a domino that fell the other way.
            if seen is not None and seen.along <= reach(seen) and turned(self.spots[number].a, back) < TURN // 4:
                return [self._finding("wrong-way-away", number, by=by)]
        if not self.first:
            return []
        own = standing(self.spots[number]).outline()
        away = [(between(own, outline), by) for by in self.falls if (outline := self.after[by].outline()) is not None]
        if not away:
            return [self._finding("alone-none", number)]
        nearest, by = min(away)
        return [self._finding("alone", number, by=by, away=millimetres(nearest))]

    def _fell_wrong(self) -> list[DiagnosisFinding]:
        """Dominoes that this wave toppled and that show no water; of a run of them the first."""
        dry = {number: self._toppler(number) for number in sorted(self.fresh) if not self._shows_water(number)}
        found = []
        for number, by in dry.items():
            if by in dry and by != number:
                continue
            run = [number]
            for each in run:
                run += [other for other, before in dry.items() if before == each and other not in run]
            args: dict[str, int] = {"domino": number, "by": by, "behind": len(run) - 1}
            seen = lead(*self.falls[by], self.spots[number]) if by else None
            if seen is None:
                found.append(DiagnosisFinding("water-down", {"domino": number, "behind": len(run) - 1}))
            elif abs(seen.turn) > _ASKEW:
                found.append(DiagnosisFinding("skewed-fell", {**args, "turn": abs(round(seen.turn))}))
            elif turned(self.spots[number].a, self.falls[by][1]) > TURN // 4:
                found.append(DiagnosisFinding("wrong-way", {**args}))
            else:
                found.append(DiagnosisFinding("water-down", {"domino": number, "behind": len(run) - 1}))
        return found

    def _shows_water(self, number: int) -> bool:
        rest = self.after[number].rest
        return rest is not None and shows_water(pose_of(rest))

    def _toppler(self, number: int) -> int:
        """Which fallen domino toppled it, as far as the places tell; 0: none."""
        found = self._leads(number, self.falls.items()) if number not in self.pushed else []
        worse, by = min(found, default=(math.inf, 0))
        return by if worse <= 1 + _BEFORE else 0


def _moved(spot: Spot, after: Domino) -> bool:
    """Whether a domino that stands was struck: it leans, or has slid."""
    return after.rest is not None or _way(spot, after) >= _STRUCK


def _way(spot: Spot, after: Domino) -> float:
    """How far a domino's middle has gone, in tenths of a millimetre."""
    x, y = place_of(after.rest) if after.rest is not None else (after.spot.x, after.spot.y)
    return math.hypot(spot.x - x, spot.y - y)


def _along(heading: int, way: int) -> int:
    """The way a domino falls that is struck that way: on its front, on its back, or on its side."""
    off = turned(heading, way)
    if _SIDEWAYS < off < TURN // 2 - _SIDEWAYS:
        return way
    return heading if off < TURN // 4 else (heading + TURN // 2) % TURN


def _line(spot: Spot, domino: Domino) -> Line | None:
    """From where and which way a domino fell: from its place, ahead or backwards; as it lies, if it twisted. None: it stands."""
    if domino.rest is None or domino.stands:
        return None
    pose = pose_of(domino.rest)
    top = pose.axes()[2]
    fell = round(math.degrees(math.atan2(top[1], top[0])) * TENTHS) % TURN
    if turned(along := _along(spot.a, fell), fell) <= _TWISTED:
        return spot, along
    return Spot(round(pose.x * TENTHS), round(pose.y * TENTHS), fell).ahead(-LYING[0] - STANDING[0]), fell


def _spread(
    first: list[tuple[float, int, int]], onwards: dict[int, list[tuple[float, int]]], known: dict[int, int]
) -> dict[int, int]:
    """From the first steps on, each domino that is reached (and not known yet) with the last step of the best way to it."""
    found: dict[int, int] = {}
    open_ = list(first)
    heapq.heapify(open_)
    while open_:
        bad, number, by = heapq.heappop(open_)
        if number not in found and number not in known:
            found[number] = by
            for worse, other in onwards.get(number, ()):
                heapq.heappush(open_, (bad + worse, other, number))
    return found


def _lying(domino: Domino) -> Outline | None:
    """What a domino covers that lay before the push."""
    return None if domino.stands else domino.outline() or lying(domino.spot).outline()


def _over(distance: float) -> float | int:
    """Rounded up, so that moving it so far is enough: tenths, whole millimetres from ten on."""
    if distance >= NEAR / 4:
        return math.ceil(distance)
    return _tenths(max(1, math.ceil(distance * TENTHS - 1e-6)) / TENTHS)


def _tenths(distance: float) -> float | int:
    rounded = round(distance, 1)
    return int(rounded) if rounded.is_integer() else rounded
