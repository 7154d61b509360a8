"""Diagnoses where a cascade stopped, and why.

For each chain that still stands, a finding names its first domino, the fallen domino that should have toppled it, and the cause
as a key with arguments. Nothing is simulated: the limits are measured, see docs/explanation/cascades.md.
"""

import heapq
import math
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from rivage.core import Sentence
from rivage.games.aya.components import TOKEN_RADIUS
from rivage.games.aya.counting.photos import displayed_distance
from rivage.games.aya.geometry.reach import (
    HEAVY,
    MAX_MISS_MM,
    MIN_FREE_GAP_MM,
    MIN_PACK_DOMINOES,
    MIN_PACK_GAP_MM,
    STRAIGHT,
    SWEEP,
    Lead,
    lead,
    reach,
)
from rivage.games.aya.geometry.shapes import Outline, distance_between, distance_to_point, shows_water
from rivage.games.aya.geometry.spots import LYING, STANDING, TENTHS, TURN, Spot, lying, standing, turned
from rivage.games.aya.state import AyaState, Domino, place_of, pose_of


class DiagnosisFinding(msgspec.Struct, frozen=True):
    """A place where the wave stopped, or a domino that fell the wrong way."""

    key: str
    args: dict[str, str | int | float]
    """Arguments of the message. Always `domino`, and `behind`: the number of standing dominoes that it should have toppled.

    `by` is the fallen domino that should have toppled it, if there is one.
    """

    @property
    def domino(self) -> int:
        """Number of the domino that the finding is about."""
        return int(self.args["domino"])

    @property
    def sentence(self) -> Sentence:
        """The message of the finding for terminals, with its arguments."""
        return Sentence(f"terminal-aya-stopped-{self.key}", {**self.args})


_STRUCK_DISTANCE: Final = 2
"""Tenths of a millimetre. A standing domino that moved by this or more has been struck."""
_SIDEWAYS_ANGLE: Final = 600
"""Tenths of a degree. A domino that fell farther than this off its heading fell sideways."""
_LEANING_SHARE: Final = 0.4
"""Share of the gap between two dominoes by which the centre of the first has moved, at least, when it leans on the second."""
_TWISTED_ANGLE: Final = 100
"""Tenths of a degree. A fallen domino has twisted if it lies farther than this off the expected direction."""
_MAX_DISTANCE: Final = round((STRAIGHT + MAX_MISS_MM) * TENTHS)
"""Tenths of a millimetre. A falling domino does not topple a domino farther away than this."""
_GLANCING_BLOW: Final = (45.0, 8.0)
"""Degrees and millimetres. If a domino within reach did not fall, a turn or offset of at least this is named as the cause."""
_SKEWED_TURN_DEG: Final = 30.0
"""Degrees. A turn larger than this is named as the cause when a fallen domino does not show its water."""
_CONTACT_MM: Final = 0.5
"""Millimetres. A domino that fell onto a piece has a footprint at most this far from it."""

Line = tuple[Spot, int]
"""The place from which a domino falls, and the direction of its fall in tenths of a degree."""


def diagnose(before: AyaState, after: AyaState) -> tuple[DiagnosisFinding, ...]:
    """Diagnose one push: `before` is the state that waits for physics, `after` the same table at rest.

    The findings are in this order: the pushed domino, if it still stands; the places where the wave stopped, those with most
    dominoes behind them first (after the very first push also the chains to which no domino leads); dominoes that fell onto their
    water.
    """
    return tuple(_Cascade(before, after).findings())


class _Cascade:
    """The situation of one push: where each domino stood, how it fell, and which domino should have toppled which."""

    def __init__(self, before: AyaState, after: AyaState) -> None:
        self.first = before.pushes == 1
        self.pushed = frozenset(before.all_pushed())
        self.stuck = before.stuck
        self.riders = [rider for rider in before.riders if not rider.rides]
        # Use the spots before the push, because the blow has moved the dominoes that lean.
        self.spots = {domino.id: domino.spot for domino in before.dominoes}
        self.after = {domino.id: domino for domino in after.dominoes if not domino.buffer}
        self.standing = {
            number: spot for number, spot in self.spots.items() if number in self.after and self.after[number].stands
        }
        self.struck = {number for number, spot in self.standing.items() if _moved(spot, self.after[number])}
        self.falls = {
            number: line for number, domino in self.after.items() if (line := _line(self.spots[number], domino)) is not None
        }
        self.lying_before = {domino.id: outline for domino in before.dominoes if (outline := _lying(domino)) is not None}
        self.just_fallen = {domino.id for domino in before.dominoes if domino.stands and domino.id in self.falls}
        self.expected_toppler = self._expected_topplers()

    # Expected order of falling.

    def _leads(self, number: int, lines: Iterable[tuple[int, Line]]) -> list[tuple[float, int]]:
        """The falls that reach or narrowly miss a domino, each with a cost: below 1 within reach, otherwise 1 plus the miss."""
        found = []
        spot = self.spots[number]
        for other, (start, direction) in lines:
            if other == number or max(abs(start.x - spot.x), abs(start.y - spot.y)) > _MAX_DISTANCE:
                continue
            if (position := lead(start, direction, spot)) is not None:
                if position.along <= reach(position):
                    # The square makes two short steps cheaper than a long one.
                    found.append(((position.along**2 + position.aside**2) / _MAX_DISTANCE**2, other))
                elif position.miss <= MAX_MISS_MM:
                    found.append((1 + position.miss, other))
        return found

    def _possible_falls(self, number: int) -> Iterator[tuple[int, Line]]:
        """The ways in which standing dominoes could fall: forwards, and backwards onto a domino that continues from there."""
        own = self.spots[number].a
        for other, spot in self.standing.items():
            yield other, (spot, spot.a)
            back = (spot.a + TURN // 2) % TURN
            if turned(own, back) < TURN // 8:
                yield other, (spot, back)

    def _expected_topplers(self) -> dict[int, int]:
        """For each standing domino, the domino that should topple it, fallen or standing; 0 if there is none.

        It is the last step of the cheapest path from a fallen domino. If no path exists, a chain starts at the domino from which
        most others are reached.
        """
        edges: dict[int, list[tuple[float, int]]] = {}
        for number in self.standing:
            for cost, other in self._leads(number, self._possible_falls(number)):
                edges.setdefault(other, []).append((cost, number))
        first = [(cost, number, by) for number in self.standing for cost, by in self._leads(number, self.falls.items())]
        found = _cheapest_paths(first, edges, {})
        while left := [number for number in self.standing if number not in found]:
            begins = max(left, key=lambda number: (len(_cheapest_paths([(0.0, number, 0)], edges, found)), -number))
            found |= _cheapest_paths([(0.0, begins, 0)], edges, found)
        return found

    def _behind(self, number: int) -> int:
        """Number of standing dominoes that would fall after this domino."""
        found = [number]
        for toppler in found:
            found += [other for other, by in self.expected_toppler.items() if by == toppler]
        return len(found) - 1

    # Findings.

    def findings(self) -> list[DiagnosisFinding]:
        """All findings, in order."""
        found = []
        heads = [number for number, by in self.expected_toppler.items() if by not in self.standing and number not in self.pushed]
        for number in heads:
            by = self.expected_toppler[number]
            if by in self.just_fallen:
                found += self._stopped(number, by)
            elif not by and number not in self.stuck:
                found += self._isolated(number)
        found.sort(key=lambda finding: (-int(finding.args["behind"]), finding.domino))
        for number in sorted(self.pushed & self.standing.keys(), reverse=True):
            found = [self._finding("pushed-stands", number), *self._dense_pack(number, self.standing[number].a), *found]
        return found + self._fell_wrong()

    def _finding(self, key: str, number: int, **args: str | float) -> DiagnosisFinding:
        behind = self._behind(number) if number in self.standing else 0
        return DiagnosisFinding(key, {"domino": number, **args, "behind": behind})

    def _stopped(self, number: int, by: int) -> list[DiagnosisFinding]:
        """The finding for a domino that stands although another one fell towards it."""
        position = lead(*self.falls[by], self.spots[number])
        assert position is not None
        heavy = self._reach_reduction(number, by)
        within = position.along <= reach(position) - heavy
        found = self._blocked(number, by, position) if within else self._out_of_reach(number, by, position, heavy)
        # If the wave runs against the river, only the first domino that fell so gets this finding.
        if (
            self._shows_water(by)
            and turned(self.spots[number].a, _fall_direction(self.spots[by].a, self.falls[by][1])) > TURN // 3
        ):
            found.append(self._finding("wrong-way-would", number, by=by))
        return found

    def _reach_reduction(self, number: int, by: int) -> float:
        """Reduction of the reach: if another domino stands close behind it, and if the falling one topples others too."""
        after = self._next(number, _fall_direction(self.spots[number].a, self.falls[by][1]))
        crowded = bool(after) and self._gap(number, after) < MIN_FREE_GAP_MM
        shared = any(
            other not in (number, by)
            and (position := lead(*self.falls[by], self.spots[other])) is not None
            and position.along <= reach(position)
            for other in self.just_fallen
        )
        return HEAVY * (crowded + shared)

    def _out_of_reach(self, number: int, by: int, position: Lead, heavy: float) -> list[DiagnosisFinding]:
        """Findings for a domino out of reach.

        It was skewed if straightening it in place would have been enough; otherwise it was too far away.
        """
        turn, aside, along = abs(round(position.turn)), displayed_distance(position.aside), position.along + heavy
        turned_right = along <= reach(Lead(along, position.aside, 0))
        # If correcting either the turn or the offset would be enough, the larger deviation is the cause.
        if along <= reach(Lead(along, 0, position.turn)) and (not turned_right or position.aside / SWEEP > turn / 90):
            return [self._finding("skewed-aside", number, by=by, aside=aside)]
        if turned_right:
            return [self._finding("skewed", number, by=by, turn=turn)]
        if along > STRAIGHT and reach(position):
            return [self._finding("too-far", number, by=by, over=_rounded_up(along - reach(position)))]
        if turn:
            return [self._finding("skewed-both", number, by=by, aside=aside, turn=turn)]
        return [self._finding("skewed-aside", number, by=by, aside=aside)]

    def _blocked(self, number: int, by: int, position: Lead) -> list[DiagnosisFinding]:
        """Findings for a domino within reach: a piece was in the way, in front of it or behind it."""
        if number not in self.struck:
            ahead = [
                each
                for each in self.lying_before
                if each not in (number, by) and self._fell_onto(by, self.lying_before[each], position)
            ]
            if ahead:
                return [self._finding("blocked-before", number, by=by, held=min(ahead))]
            for rider in self.riders:
                if self._fell_onto_disc(by, rider.x / TENTHS, rider.y / TENTHS):
                    return [self._finding("blocked-animal", number, by=by, animal=rider.animal)]
        direction = _fall_direction(self.spots[number].a, self.falls[by][1])
        if packed := self._dense_pack(number, direction):
            return packed
        after = self._next(number, direction)
        if after and self._leans_on(number, after):
            # The domino leans on the next one, which may be the first of a pack.
            if packed := self._dense_pack(after, _fall_direction(self.spots[after].a, direction)):
                return packed
            return [self._finding("blocked", number, by=by, held=after)]
        if ahead := [other for other, outline in self.lying_before.items() if self._before(number, direction, outline)]:
            return [self._finding("blocked", number, by=by, held=min(ahead))]
        if position.aside >= _GLANCING_BLOW[1]:
            return [self._finding("skewed-aside", number, by=by, aside=displayed_distance(position.aside))]
        if abs(position.turn) >= _GLANCING_BLOW[0]:
            return [self._finding("skewed", number, by=by, turn=abs(round(position.turn)))]
        return [self._finding("unclear", number, by=by)]

    def _dense_pack(self, number: int, direction: int) -> list[DiagnosisFinding]:
        """The finding for the first domino of a pack that is too dense to start; empty for a looser pack."""
        row, at, gaps = [number], number, []
        while (after := self._next(at, direction)) and (gap := self._gap(at, after)) < MIN_PACK_GAP_MM and after not in row:
            row.append(after)
            gaps.append(gap)
            at, direction = after, _fall_direction(self.spots[after].a, direction)
        if len(row) < MIN_PACK_DOMINOES:
            return []
        return [self._finding("too-close", number, next=row[1], gap=_tenths(gaps[0]), row=len(row))]

    def _next(self, number: int, direction: int) -> int:
        """The nearest domino that stood in the way of a domino's fall; 0 if there is none."""
        found = []
        for other in self.spots.keys() - self.lying_before.keys() - {number}:
            position = lead(self.spots[number], direction, self.spots[other])
            if position is not None and position.along <= reach(position):
                found.append((position.along, other))
        return min(found)[1] if found else 0

    def _leans_on(self, number: int, after: int) -> bool:
        """Whether a domino moved as far as one that leans on the next domino: the centre moves half as far as the head."""
        moved = _distance_moved(self.spots[number], self.after[number]) / TENTHS
        return number in self.struck and moved >= _LEANING_SHARE * self._gap(number, after)

    def _gap(self, one: int, other: int) -> float:
        return distance_between(standing(self.spots[one]).outline(), standing(self.spots[other]).outline())

    def _fell_onto(self, by: int, outline: Outline, position: Lead) -> bool:
        """Whether a fallen domino lies on a piece that was nearer than the domino that it should have struck."""
        own = self.after[by].outline()
        if own is None or distance_between(own, outline) > _CONTACT_MM:
            return False
        x, y = (sum(values) / len(outline) for values in zip(*outline, strict=True))
        ahead = lead(*self.falls[by], Spot(round(x * TENTHS), round(y * TENTHS)))
        return ahead is not None and ahead.along < position.along

    def _fell_onto_disc(self, by: int, x: float, y: float) -> bool:
        own = self.after[by].outline()
        return own is not None and distance_to_point(own, x, y) <= TOKEN_RADIUS + _CONTACT_MM

    def _before(self, number: int, direction: int, outline: Outline) -> bool:
        """Whether a piece lay directly in front of a domino's foot."""
        x, y = (sum(values) / len(outline) for values in zip(*outline, strict=True))
        ahead = lead(self.spots[number], direction, Spot(round(x * TENTHS), round(y * TENTHS)))
        return ahead is not None and distance_between(standing(self.spots[number]).outline(), outline) <= MIN_PACK_GAP_MM

    def _isolated(self, number: int) -> list[DiagnosisFinding]:
        """The finding for a standing domino to which no other domino leads."""
        for by in sorted(self.just_fallen):
            back = (self.falls[by][1] + TURN // 2) % TURN
            position = lead(self.spots[by], back, self.spots[number])
            # The domino stands behind one that fell the other way.
            if position is not None and position.along <= reach(position) and turned(self.spots[number].a, back) < TURN // 4:
                return [self._finding("wrong-way-away", number, by=by)]
        if not self.first:
            return []
        own = standing(self.spots[number]).outline()
        away = [(distance_between(own, outline), by) for by in self.falls if (outline := self.after[by].outline()) is not None]
        if not away:
            return [self._finding("alone-none", number)]
        nearest, by = min(away)
        return [self._finding("alone", number, by=by, away=displayed_distance(nearest))]

    def _fell_wrong(self) -> list[DiagnosisFinding]:
        """Findings for dominoes that this wave toppled and that show no water: one for the first of each run."""
        dry = {number: self._toppler(number) for number in sorted(self.just_fallen) if not self._shows_water(number)}
        found = []
        for number, by in dry.items():
            if by in dry and by != number:
                continue
            run = [number]
            for toppler in run:
                run += [other for other, before in dry.items() if before == toppler and other not in run]
            args: dict[str, int] = {"domino": number, "by": by, "behind": len(run) - 1}
            position = lead(*self.falls[by], self.spots[number]) if by else None
            if position is None:
                found.append(DiagnosisFinding("water-down", {"domino": number, "behind": len(run) - 1}))
            elif abs(position.turn) > _SKEWED_TURN_DEG:
                found.append(DiagnosisFinding("skewed-fell", {**args, "turn": abs(round(position.turn))}))
            elif turned(self.spots[number].a, self.falls[by][1]) > TURN // 4:
                found.append(DiagnosisFinding("wrong-way", {**args}))
            else:
                found.append(DiagnosisFinding("water-down", {"domino": number, "behind": len(run) - 1}))
        return found

    def _shows_water(self, number: int) -> bool:
        rest = self.after[number].rest
        return rest is not None and shows_water(pose_of(rest))

    def _toppler(self, number: int) -> int:
        """The fallen domino that toppled this one, judged by their places; 0 if there is none."""
        found = self._leads(number, self.falls.items()) if number not in self.pushed else []
        cost, by = min(found, default=(math.inf, 0))
        return by if cost <= 1 + _CONTACT_MM else 0


def _moved(spot: Spot, after: Domino) -> bool:
    """Whether a standing domino was struck: the domino leans or has slid."""
    return after.rest is not None or _distance_moved(spot, after) >= _STRUCK_DISTANCE


def _distance_moved(spot: Spot, after: Domino) -> float:
    """Distance that the centre of a domino moved, in tenths of a millimetre."""
    x, y = place_of(after.rest) if after.rest is not None else (after.spot.x, after.spot.y)
    return math.hypot(spot.x - x, spot.y - y)


def _fall_direction(heading: int, direction: int) -> int:
    """The direction in which a domino falls when it is struck in the direction `direction`: forwards, backwards or sideways."""
    off = turned(heading, direction)
    if _SIDEWAYS_ANGLE < off < TURN // 2 - _SIDEWAYS_ANGLE:
        return direction
    return heading if off < TURN // 4 else (heading + TURN // 2) % TURN


def _line(spot: Spot, domino: Domino) -> Line | None:
    """The place from which a domino fell, and the direction of its fall; None if it stands.

    It fell from its place, forwards or backwards; a domino that twisted fell in the direction in which it lies.
    """
    if domino.rest is None or domino.stands:
        return None
    pose = pose_of(domino.rest)
    top = pose.axes()[2]
    fell = round(math.degrees(math.atan2(top[1], top[0])) * TENTHS) % TURN
    if turned(along := _fall_direction(spot.a, fell), fell) <= _TWISTED_ANGLE:
        return spot, along
    return Spot(round(pose.x * TENTHS), round(pose.y * TENTHS), fell).ahead(-LYING[0] - STANDING[0]), fell


def _cheapest_paths(
    first: list[tuple[float, int, int]], edges: dict[int, list[tuple[float, int]]], known: dict[int, int]
) -> dict[int, int]:
    """Dijkstra's algorithm: each domino that is reached and not known yet, with the last step of the cheapest path to it."""
    found: dict[int, int] = {}
    open_ = list(first)
    heapq.heapify(open_)
    while open_:
        cost, number, by = heapq.heappop(open_)
        if number not in found and number not in known:
            found[number] = by
            for step_cost, other in edges.get(number, ()):
                heapq.heappush(open_, (cost + step_cost, other, number))
    return found


def _lying(domino: Domino) -> Outline | None:
    """Outline of a domino that lay on the table before the push; None if it stood."""
    return None if domino.stands else domino.outline() or lying(domino.spot).outline()


def _rounded_up(distance: float) -> float | int:
    """Round a distance up, so that moving a domino by it is enough: to tenths, or to whole millimetres from ten on."""
    if distance >= MAX_MISS_MM / 4:
        return math.ceil(distance)
    return _tenths(max(1, math.ceil(distance * TENTHS - 1e-6)) / TENTHS)


def _tenths(distance: float) -> float | int:
    rounded = round(distance, 1)
    return int(rounded) if rounded.is_integer() else rounded
