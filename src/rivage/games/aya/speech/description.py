"""Describes the view of a seat and the actions of a seat in sentences.

Places are in millimetres from the centre of the table, x to the right and y up; angles are in degrees, counter-clockwise from the
right. The messages have the prefix `aya-say-`.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from rivage.core import Seat, Sentence
from rivage.games.aya import actions as act
from rivage.games.aya import state as st
from rivage.games.aya.components import SOURCE, START
from rivage.games.aya.geometry.rivers import FirstWave, River, felled, leads, river_from_start, rivers, stood
from rivage.games.aya.geometry.spots import TENTHS, TILE, TURN, Spot
from rivage.games.aya.state import AyaState, ports_of
from rivage.games.aya.view import AnimalView, AyaView, DominoView, PlayerView, TileView

from .outlook import Ahead, free_ports, last_stretch, near_tile, need_of, port_ahead, spot_of

MAX_LISTED: Final = 12
"""Rivers, animals or dominoes that are listed individually; the others are only counted."""

MAX_CUT_OFF: Final = 3
"""Groups of dominoes cut off from the river that are described individually."""


def _say(key: str, **args: str | float) -> Sentence:
    return Sentence(f"aya-say-{key}", {**args})


# The view.


def describe(view: AyaView) -> tuple[Sentence, ...]:
    """Describe a view: the phase, the players, the table with its rivers, tiles, animals and fallen dominoes, and the count."""
    stood = tuple((domino.id, spot_of(domino)) for domino in view.dominoes if not domino.lies)
    lines = [_phase(view), *_turn(view)]
    lines += [_player(number, player) for number, player in enumerate(view.players)]
    if view.tile:
        lines.append(_tile_in_hand(view.tile))
    if view.phase in (st.PLACING, st.PAUSE) or (view.phase == st.TOPPLING and not view.pushes):
        lines += _first_wave(river_from_start(stood, _on_start(view)))
    lines += _rivers(rivers(stood), dict(stood), view)
    lines += [_tile(tile, view.dominoes) for tile in view.tiles]
    lines += _limited([_animal(animal) for animal in view.animals], "animals")
    if view.phase in (st.PLACING, st.PAUSE):
        lines += _needs(view)
    lines += _lying(view.dominoes)
    if view.phase == st.TOPPLING:
        lines.append(_say("tokens", tokens=view.tokens))
    return (*lines, *_count(view))


def _phase(view: AyaView) -> Sentence:
    if view.phase == st.PLACING and view.glass_seconds:
        return _say("sand", glass=view.glass, glasses=view.glasses)
    # In a match without an hourglass, a player starts the placing.
    return _say("phase", phase="begin" if view.phase == st.READY and not view.glass_seconds else view.phase)


def _turn(view: AyaView) -> list[Sentence]:
    if view.phase not in (st.LAYING, st.PLACING, st.TOPPLING):
        return []
    return [_say("turn", player=view.turn + 1)]


def _player(number: int, player: PlayerView) -> Sentence:
    args = {"player": number + 1, **_of_kind(player.hand), "stock": player.stock, "reserve": len(player.reserve)}
    if not player.reserve:
        return _say("player", **args)
    top = {f"top_{name}": value for name, value in _of_kind(player.reserve[-1]).items()}
    return _say("player-reserve", **args, **top)


def _tile_in_hand(tile: str) -> Sentence:
    terrain, kind = tile.split("-")
    return _say("tile-in-hand", terrain=terrain, kind=kind)


def _on_start(view: AyaView) -> tuple[int, ...]:
    """Numbers of the dominoes that stand on the Start tile. The first push is one of them."""
    starts = [tile for tile in view.tiles if tile.id == START]
    return tuple(
        domino.id
        for domino in view.dominoes
        if not domino.lies and any(math.hypot(domino.x - tile.x, domino.y - tile.y) * TENTHS <= TILE for tile in starts)
    )


def _first_wave(wave: FirstWave) -> list[Sentence]:
    """Sentences about the river from the Start tile and the largest groups that are cut off from it."""
    count, cut = len(wave.dominoes), sum(len(piece.dominoes) for piece in wave.cut_off)
    if not count and not cut:
        return []
    lines = [_say("first-wave", count=count, cut=cut)]
    for piece in wave.cut_off[:MAX_CUT_OFF] if count else ():
        lines.append(_say("cut-off", count=len(piece.dominoes), domino=piece.joins, gap=piece.gap, end=piece.end))
    return lines


def _rivers(found: Sequence[River], spots: dict[int, Spot], view: AyaView) -> list[Sentence]:
    lines = []
    kinds = {domino.id: domino.kind.removesuffix(st.CAMERA) for domino in view.dominoes}
    for river in found[:MAX_LISTED]:
        lines += _river(river, spots)
        terrain, count = last_stretch(river, kinds)
        if len(river.dominoes) > 1:
            lines.append(_say("river-terrain", river=river.number, terrain=terrain, count=count))
        if view.phase in (st.PLACING, st.PAUSE):
            for domino in river.ends:
                lines += _ahead(domino, port_ahead(spots[domino], view.tiles, view.dominoes))
    if len(found) > MAX_LISTED:
        lines.append(_say("rivers", count=len(found) - MAX_LISTED))
    return lines


def _ahead(domino: int, ahead: Ahead | None) -> list[Sentence]:
    """A sentence about the distance and direction to the next port."""
    if ahead is None:
        return []
    terrain, kind = _terrain_and_kind(ahead.tile)
    side = "straight" if not ahead.turn else "left" if ahead.turn > 0 else "right"
    args: dict[str, str | float] = {"domino": domino, "port": ahead.port, "terrain": terrain, "kind": kind, "away": ahead.away}
    return [_say("ahead", way=side, turn=abs(ahead.turn), **args)]


def _needs(view: AyaView) -> list[Sentence]:
    """Sentences about what each animal on dominoes still needs."""
    lines = []
    for animal in [animal for animal in view.animals if animal.rides and animal.animal][:MAX_LISTED]:
        need = need_of(animal, view)
        args = {"animal": animal.animal, "terrain": need.terrain}
        if need.home:
            lines.append(_say("animal-home", **args))
        elif need.away < 0:
            lines.append(_say("animal-tile", **args))
        else:
            lines.append(_say("animal-river", away=need.away, **args))
        if need.near:
            terrain, kind = _terrain_and_kind(need.near)
            lines.append(_say("animal-rim", animal=animal.animal, terrain=terrain, kind=kind))
        if need.shares:
            lines.append(_say("animal-shares", animal=animal.animal, other=need.shares))
    return lines


def _river(river: River, spots: dict[int, Spot]) -> list[Sentence]:
    first, last, count = river.first, river.ends[-1], len(river.dominoes)
    place = _at(spots[last])
    if count == 1:
        return [_say("river-one", river=river.number, last=last, **place)]
    args = {"river": river.number, "count": count, "first": first, "last": last, **place}
    others = ", ".join(map(str, river.ends[:-1]))
    return [_say("river-ends", others=others, **args)] if others else [_say("river", **args)]


def _tile(tile: TileView, dominoes: Sequence[DominoView]) -> Sentence:
    terrain, kind = _terrain_and_kind(tile.id)
    listed = ", ".join(map(str, free_ports(tile, dominoes))) or "none"
    return _say("tile", terrain=terrain, kind=kind, x=tile.x, y=tile.y, ports=len(tile.ports), free=listed)


def _animal(animal: AnimalView) -> Sentence:
    now = "rides" if animal.rides else "aside" if animal.aside else "lies"
    return _say("animal", animal=animal.animal or "none", now=now, domino=animal.camera)


def _lying(dominoes: Iterable[DominoView]) -> list[Sentence]:
    found = []
    for key in ("fallen", "buffer"):
        numbers = [domino.id for domino in dominoes if domino.lies == key]
        if numbers:
            listed = ", ".join(map(str, numbers[:MAX_LISTED])) + ("…" if len(numbers) > MAX_LISTED else "")
            found.append(_say(key, count=len(numbers), dominoes=listed))
    return found


def _limited(lines: list[Sentence], key: str) -> list[Sentence]:
    """The first of many sentences, and a sentence with the number of the omitted ones."""
    more = len(lines) - MAX_LISTED
    return lines if more <= 0 else [*lines[:MAX_LISTED], _say(key, count=more)]


def _count(view: AyaView) -> list[Sentence]:
    found = view.count
    if found is None:
        return []
    counts = {
        "animals": len(found.animals), "landscapes": len(found.landscapes), "triptychs": found.triptychs, "tokens": found.tokens,
    }  # fmt: skip
    return [_say("score", score=found.score, **counts)]


# Actions.


def label(state: AyaState, seat: Seat, action: act.Action) -> Sentence:
    """Describe a legal action of a seat, or an outcome of chance, physics or a timer."""
    return _LABELS[type(action)](state, seat, action)


def _place(state: AyaState, seat: Seat, action: act.Place) -> Sentence:
    return _stand(state, action.spot, "fork" if action.fork else "place")


def _stand(state: AyaState, spot: Spot, key: str) -> Sentence:
    """Describe the placing of a domino: after the end of a river, on a tile, or elsewhere."""
    args = _at(spot)
    before = [(math.dist((spot.x, spot.y), (at.x, at.y)), number, at) for number, at in stood(state) if leads(at, spot)]
    if before:
        far, domino, at = min(before)
        (river,) = (river for river in rivers(stood(state)) if domino in river.dominoes)
        away = round(far / TENTHS, 1)
        side, turn = _bend(at.a, spot.a)
        more: dict[str, str | float] = {"river": river.number, "domino": domino, "away": away, "way": side, "turn": turn}
        return _say(f"{key}-beyond", **args, **more)
    for tile in state.tiles:
        if math.dist((spot.x, spot.y), (tile.spot.x, tile.spot.y)) <= TILE:
            terrain, kind = _terrain_and_kind(tile.id)
            return _say(f"{key}-on-tile", terrain=terrain, kind=kind, **args)
    return _say(f"{key}-there", **args)


def _bend(before: int, after: int) -> tuple[str, float]:
    """The side and the angle in degrees by which the heading `after` differs from `before`."""
    turn = (after - before + TURN // 2) % TURN - TURN // 2
    return ("straight" if not turn else "left" if turn > 0 else "right"), abs(turn) / TENTHS


def _animal_on(state: AyaState, seat: Seat, action: act.Animal) -> Sentence:
    near = near_tile(action.x, action.y, [(tile.id, tile.spot.x, tile.spot.y) for tile in state.tiles])
    if not near:
        return _stand(state, action.spot, "animal")
    terrain, kind = _terrain_and_kind(near)
    return _say("animal-near", terrain=terrain, kind=kind, **_at(action.spot))


def _take(state: AyaState, seat: Seat, action: act.Take) -> Sentence:
    return _say("take", **_of_kind(state.players[seat].reserve[-1]))


def _landscape(state: AyaState, seat: Seat, action: act.Landscape) -> Sentence:
    terrain = state.players[state.turn].hand.removesuffix(st.CAMERA)
    return _say("landscape", terrain=terrain)


def _lay(state: AyaState, seat: Seat, action: act.Lay) -> Sentence:
    ports = ports_of(state.tile, action.tile)
    rims = [Spot(action.tile.x, action.tile.y, port).ahead(TILE) for port in ports]
    away = [math.dist((rim.x, rim.y), (action.spot.x, action.spot.y)) for rim in rims]
    port = away.index(min(away)) + 1
    return _say("lay", port=port, **_at(action.tile))


def _turn_domino(state: AyaState, seat: Seat, action: act.Turn) -> Sentence:
    domino = state.domino(action.domino)
    side, turn = _bend(domino.spot.a if domino is not None else 0, action.a)
    return _say("turn-domino", domino=action.domino, way=side, turn=turn)


def _raise(state: AyaState, seat: Seat, action: act.Raise) -> Sentence:
    if action.spot is None:
        return _say("raise", domino=action.domino)
    return _say("raise-there", domino=action.domino, **_at(action.spot))


def _push(state: AyaState, seat: Seat, action: act.Push) -> Sentence:
    if action.others:
        listed = ", ".join(map(str, action.dominoes[:MAX_LISTED]))
        return _say("push-all", count=len(action.dominoes), dominoes=listed)
    (river,) = (river for river in rivers(stood(state)) if action.domino in river.dominoes)
    count = len(felled(stood(state), action.domino))
    return _say("push", domino=action.domino, river=river.number, count=count)


def _moved(state: AyaState, seat: Seat, action: act.Rests | act.Fell) -> Sentence:
    numbers = action.dominoes if isinstance(action, act.Fell) else tuple(number for number, _ in action.dominoes)
    listed = ", ".join(map(str, numbers[:MAX_LISTED])) or "-"
    return _say("moved", count=len(numbers), dominoes=listed)


_LABELS: Final[dict[type, Callable[..., Sentence]]] = {
    act.First: lambda state, seat, a: _say("first", player=a.seat + 1),
    act.Start: lambda state, seat, a: _say("start", **_at(a.spot)),
    act.Flip: lambda state, seat, a: _say("flip" if state.setting.glass else "begin"),
    act.Draw: lambda state, seat, a: _say("draw"),
    act.Take: _take,
    act.Reserve: lambda state, seat, a: _say("reserve"),
    act.Place: _place,
    act.Landscape: _landscape,
    act.Lay: _lay,
    act.Back: lambda state, seat, a: _say("back"),
    act.Animal: _animal_on,
    act.Buffer: lambda state, seat, a: _say("lay-flat", **_at(a.spot)),
    act.Turn: _turn_domino,
    act.Declare: lambda state, seat, a: _say("declare", domino=a.domino, fork="yes" if a.fork else "no"),
    act.Raise: _raise,
    act.Put: lambda state, seat, a: _say("put", animal=a.animal, x=a.x / TENTHS, y=a.y / TENTHS),
    act.Push: _push,
    act.Drew: lambda state, seat, a: _say("drew", **_of_kind(a.kind)),
    act.Tile: lambda state, seat, a: _say("turned-up", kind=a.kind),
    act.Meet: lambda state, seat, a: _say("meet", animal=a.animal),
    act.Rests: _moved,
    act.Fell: _moved,
    act.Glass: lambda state, seat, a: _say("glass"),
    act.Late: lambda state, seat, a: _say("late", player=a.seat + 1),
}


# Arguments for places and pieces.


def _at(spot: Spot) -> dict[str, float]:
    return {"x": spot.x / TENTHS, "y": spot.y / TENTHS, "heading": spot.a / TENTHS}


def _terrain_and_kind(tile: str) -> tuple[str, str]:
    """The terrain and the kind of a tile, from its id."""
    terrain, _, kind = tile.partition("-")
    return terrain, kind or SOURCE.name


def _of_kind(kind: str) -> dict[str, str | float]:
    """The kind of a domino as arguments of a message."""
    return {"terrain": kind.removesuffix(st.CAMERA) or "none", "camera": "yes" if kind.endswith(st.CAMERA) else "no"}
