"""The theory of domino waves: no slip at the floor, no bounce, friction between faces (after van Leeuwen, "The domino effect").

Written from the mechanics, not from the program: a train of leaning dominoes, each resting on the next, moves with one freedom,
the angle of the foremost. Units: height, gravity and mass are 1; `d` is the thickness, `s` the gap.
"""

from math import asin, cos, sin


def speed(d: float, mu: float, s: float, *, train: int = 24, parts: int = 24, hits: int = 34) -> float:
    """V/√(gh) of the steady wave."""
    tip = asin(s)
    inertia = (1 + d * d) / 3
    turn, length, time = 0.5, 1, 0.0
    for _ in range(hits):
        time, turn = _fall(d, mu, s, length, turn, tip, parts, inertia)
        # The blow: momenta before and after, weighed so that the forces between the dominoes drop out.
        _, rates, _ = _train(tip, d, mu, s, length)
        before = [0.0, *(rate * turn for rate in rates)]
        length = min(length + 1, train)
        _, rates, weights = _train(0.0, d, mu, s, length)
        turn = sum(w * b for w, b in zip(weights, before, strict=False)) / sum(w * r for w, r in zip(weights, rates, strict=True))
    return (s + d) / time


def _fall(d: float, mu: float, s: float, length: int, turn: float, tip: float, parts: int, inertia: float) -> tuple[float, float]:
    """Time until the foremost, upright and turning at `turn`, strikes the next; and how fast it turns then."""

    def slope(angle: float, turning: float) -> float:
        angles, rates, weights = _train(angle, d, mu, s, length)
        tiny = 1e-5
        _, more, _ = _train(angle + tiny, d, mu, s, length)
        mass = inertia * sum(w * r for w, r in zip(weights, rates, strict=True))
        swing = inertia * sum(w * (b - a) / tiny for w, a, b in zip(weights, rates, more, strict=True))
        pull = sum(w * (sin(a) - d * cos(a)) / 2 for w, a in zip(weights, angles, strict=True))
        return (pull / turning - turning * swing) / mass

    time, step = 0.0, tip / parts
    for part in range(parts):
        angle = part * step
        k1 = slope(angle, turn)
        k2 = slope(angle + step / 2, turn + step / 2 * k1)
        k3 = slope(angle + step / 2, turn + step / 2 * k2)
        k4 = slope(angle + step, turn + step * k3)
        after = turn + step / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
        time += step / 6 * (1 / turn + 4 / (turn + step / 2 * k2) + 1 / after)
        turn = after
    return time, turn


def _train(angle: float, d: float, mu: float, s: float, length: int) -> tuple[list[float], list[float], list[float]]:
    """Angles, rates in units of the foremost's, and weights that make the contact forces cancel; from the front backwards."""
    angles, rates, weights = [angle], [1.0], [1.0]
    for _ in range(length - 1):
        ahead = angles[-1]
        between = asin(max(-1.0, min(1.0, (s + d) * cos(ahead) - d)))
        slide = (s + d) * sin(ahead)
        angles.append(ahead + between)
        rates.append(rates[-1] * (1 - slide / cos(between)))
        weights.append(weights[-1] * (cos(between) - slide - mu * d) / (cos(between) + mu * sin(between)))
    return angles, rates, weights
