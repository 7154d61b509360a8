"""Aya in words: what a seat sees of the table, told by its rivers, and what it may do, told by where that is.

Places are millimetres from the centre of the table, x to the right and y up; angles are degrees, counter-clockwise from the
right. The messages are those of the catalogue named `aya-say-`.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from rivage.core import Seat, Sentence
from rivage.games.aya import actions as act
from rivage.games.aya import state as st
from rivage.games.aya.components import ANIMAL, SOURCE, START
from rivage.games.aya.geometry.rivers import FirstWave, River, felled, leads, river_from_start, rivers, stood
from rivage.games.aya.geometry.spots import TENTHS, TILE, TURN, Spot
from rivage.games.aya.state import AyaState, ports_of
from rivage.games.aya.view import AnimalView, AyaView, DominoView, PlayerView, TileView

from .outlook import Ahead, free_ports, last_stretch, near_tile, need_of, port_ahead, spot_of

MOST: Final = 12
"""So many rivers, and animals, are told one by one."""

MAX_CUT_OFF: Final = 3
"""Pieces cut off from the river that get a sentence of their own, at most."""

_PHASE: Final = {
    st.FIRST: "Next: somebody chooses who goes first.",
    st.LAYING: "Next: somebody lays the Start tile.",
    st.READY: "Next: somebody turns the hourglass, when everybody is ready.",
    "begin": "Next: somebody starts the building, when everybody is ready.",
    st.PLACING: "You build without an hourglass.",
    st.PAUSE: "The pause between the two hourglasses.",
    st.TOPPLING: "The river is toppled.",
    st.OVER: "All is counted.",
}
"""The sentence of each phase. `begin` replaces `ready` in a match without sand."""
TERRAIN: Final = {
    "forest": "Forest", "mountain": "Mountain", "desert": "Desert", "pole": "Pole", "field": "Field", "garden": "Garden",
    "start": "Start",
}  # fmt: skip


def _say(key: str, text: str, **args: str | float) -> Sentence:
    return Sentence(text, f"aya-say-{key}", {**args})


# What is seen.


def describe(view: AyaView) -> tuple[Sentence, ...]:
    """Where the game stands, who has what, then the table: its rivers, tiles, animals and what lies; at the end the count."""
    stood = tuple((each.id, spot_of(each)) for each in view.dominoes if not each.lies)
    lines = [_phase(view), *_turn(view)]
    lines += [_player(number, player) for number, player in enumerate(view.players)]
    if view.tile:
        lines.append(_tile_in_hand(view.tile))
    if view.phase in (st.PLACING, st.PAUSE) or (view.phase == st.TOPPLING and not view.pushes):
        lines += _first_wave(river_from_start(stood, _on_start(view)))
    lines += _rivers(rivers(stood), dict(stood), view)
    lines += [_tile(tile, view.dominoes) for tile in view.tiles]
    lines += _told([_animal(each) for each in view.animals], "animals", "More animals")
    if view.phase in (st.PLACING, st.PAUSE):
        lines += _needs(view)
    lines += _lying(view.dominoes)
    if view.phase == st.TOPPLING:
        lines.append(_say("tokens", f"Retrigger tokens kept: {view.tokens}.", tokens=view.tokens))
    return (*lines, *_count(view))


def _phase(view: AyaView) -> Sentence:
    if view.phase == st.PLACING and view.glass_seconds:
        text = f"The sand runs: hourglass {view.glass} of {view.glasses}."
        return _say("sand", text, glass=view.glass, glasses=view.glasses)
    phase = "begin" if view.phase == st.READY and not view.glass_seconds else view.phase
    return _say("phase", _PHASE[phase], phase=phase)


def _turn(view: AyaView) -> list[Sentence]:
    if view.phase not in (st.LAYING, st.PLACING, st.TOPPLING):
        return []
    return [_say("turn", f"Now it is up to player {view.turn + 1}.", player=view.turn + 1)]


def _player(number: int, player: PlayerView) -> Sentence:
    text = f"Player {number + 1}: in hand {_kind(player.hand)}, stock {player.stock}, reserve {len(player.reserve)}"
    args = {"player": number + 1, **_of_kind(player.hand), "stock": player.stock, "reserve": len(player.reserve)}
    if not player.reserve:
        return _say("player", f"{text}.", **args)
    top = player.reserve[-1]
    more = {f"top_{name}": value for name, value in _of_kind(top).items()}
    return _say("player-reserve", f"{text}, on top {_kind(top)}.", **args, **more)


def _tile_in_hand(tile: str) -> Sentence:
    terrain, kind = tile.split("-")
    return _say("tile-in-hand", f"A tile is to be laid: {TERRAIN[terrain]}, {kind}.", terrain=terrain, kind=kind)


def _on_start(view: AyaView) -> tuple[int, ...]:
    """The dominoes that stand on the Start tile: the first push is one of them."""
    starts = [tile for tile in view.tiles if tile.id == START]
    return tuple(
        each.id
        for each in view.dominoes
        if not each.lies and any(math.hypot(each.x - tile.x, each.y - tile.y) * TENTHS <= TILE for tile in starts)
    )


def _first_wave(wave: FirstWave) -> list[Sentence]:
    """Sentences about the river from Start and the largest pieces that are cut off from it."""
    count, cut = len(wave.dominoes), sum(len(piece.dominoes) for piece in wave.cut_off)
    if not count and not cut:
        return []
    length = _dominoes(count) if count else "no domino yet"
    text = f"River from Start: {length}; {cut} cut off." if cut else f"River from Start: {length}."
    lines = [_say("first-wave", text, count=count, cut=cut)]
    for piece in wave.cut_off[:MAX_CUT_OFF] if count else ():
        size = len(piece.dominoes)
        text = f"Cut off: {_dominoes(size)}, from domino {piece.joins}, {piece.gap} mm from domino {piece.end}."
        lines.append(_say("cut-off", text, count=size, domino=piece.joins, gap=piece.gap, end=piece.end))
    return lines


def _rivers(found: Sequence[River], spots: dict[int, Spot], view: AyaView) -> list[Sentence]:
    lines = []
    kinds = {each.id: each.kind.removesuffix(st.CAMERA) for each in view.dominoes}
    for river in found[:MOST]:
        lines += _river(river, spots)
        terrain, count = last_stretch(river, kinds)
        if len(river.dominoes) > 1:
            text = f"River {river.number} ends with {_dominoes(count, TERRAIN[terrain])}."
            lines.append(_say("river-terrain", text, river=river.number, terrain=terrain, count=count))
        if view.phase in (st.PLACING, st.PAUSE):
            for domino in river.ends:
                lines += _ahead(domino, port_ahead(spots[domino], view.tiles, view.dominoes))
    if len(found) > MOST:
        lines.append(_say("rivers", f"More rivers: {len(found) - MOST}.", count=len(found) - MOST))
    return lines


def _ahead(domino: int, ahead: Ahead | None) -> list[Sentence]:
    """How far it is to the next port, and where it lies."""
    if ahead is None:
        return []
    terrain, kind = _terrain_and_kind(ahead.tile)
    way = "straight" if not ahead.turn else "left" if ahead.turn > 0 else "right"
    told = "straight on" if way == "straight" else f"{abs(ahead.turn)}° to the {way}"
    text = f"From domino {domino} to port {ahead.port} of the tile {TERRAIN[terrain]}, {kind}: {ahead.away} mm, {told}."
    args: dict[str, str | float] = {"domino": domino, "port": ahead.port, "terrain": terrain, "kind": kind, "away": ahead.away}
    return [_say("ahead", text, way=way, turn=abs(ahead.turn), **args)]


def _needs(view: AyaView) -> list[Sentence]:
    """What is missing for each animal that rides."""
    lines = []
    for animal in [each for each in view.animals if each.rides and each.animal][:MOST]:
        need = need_of(animal, view)
        name, where = animal.animal, TERRAIN[need.terrain]
        args = {"animal": name, "terrain": need.terrain}
        if need.home:
            text = f"The {_called(name)} has its way to a tile {where}."
            lines.append(_say("animal-home", text, **args))
        elif need.away < 0:
            text = f"The {_called(name)} needs a tile {where}: none lies on the table."
            lines.append(_say("animal-tile", text, **args))
        else:
            text = f"The {_called(name)} needs a river {where} to a tile {where}: {need.away} mm are missing."
            lines.append(_say("animal-river", text, away=need.away, **args))
        if need.near:
            terrain, kind = _terrain_and_kind(need.near)
            text = (
                f"The {_called(name)} lies very near the tile {TERRAIN[terrain]}, {kind}: if it touches the tile at the end, its "
                "photo is lost."
            )
            lines.append(_say("animal-rim", text, animal=name, terrain=terrain, kind=kind))
        if need.shares:
            text = f"The {_called(name)} shares its stretch with another animal, {_called(need.shares)}: a fork must part them."
            lines.append(_say("animal-shares", text, animal=name, other=need.shares))
    return lines


def _river(river: River, spots: dict[int, Spot]) -> list[Sentence]:
    first, last, count = river.first, river.ends[-1], len(river.dominoes)
    place = _at(spots[last])
    where = f"at {_where(place)}, heading {place['heading']:g}°"
    if count == 1:
        return [_say("river-one", f"River {river.number}: domino {last} alone, {where}.", river=river.number, last=last, **place)]
    args = {"river": river.number, "count": count, "first": first, "last": last, **place}
    text = f"River {river.number}: {_dominoes(count)}, from domino {first} to domino {last} {where}"
    others = ", ".join(map(str, river.ends[:-1]))
    if others:
        return [_say("river-ends", f"{text}; it also ends with {others}.", others=others, **args)]
    return [_say("river", f"{text}.", **args)]


def _tile(tile: TileView, dominoes: Sequence[DominoView]) -> Sentence:
    terrain, _, kind = tile.id.partition("-")
    listed = ", ".join(map(str, free_ports(tile, dominoes))) or "none"
    text = f"Tile {TERRAIN[terrain]}, {kind or SOURCE.name}, at {tile.x:g}, {tile.y:g}: ports {len(tile.ports)}, free {listed}."
    return _say(
        "tile", text,
        terrain=terrain, kind=kind or SOURCE.name, x=tile.x, y=tile.y, ports=len(tile.ports), free=listed,
    )  # fmt: skip


def _animal(animal: AnimalView) -> Sentence:
    now = "rides" if animal.rides else "aside" if animal.aside else "lies"
    told = {"rides": "rides on", "aside": "was taken off the table, it belongs on", "lies": "lies, it belongs on"}[now]
    name = animal.animal or "none"
    return _say("animal", f"Animal {_called(name)}: {told} domino {animal.camera}.", animal=name, now=now, domino=animal.camera)


def _lying(dominoes: Iterable[DominoView]) -> list[Sentence]:
    found = []
    for key, what in (("fallen", "Dominoes that have fallen"), ("buffer", "Dominoes laid flat for later")):
        numbers = [each.id for each in dominoes if each.lies == key]
        if numbers:
            listed = ", ".join(map(str, numbers[:MOST])) + ("…" if len(numbers) > MOST else "")
            found.append(_say(key, f"{what}: {len(numbers)} ({listed}).", count=len(numbers), dominoes=listed))
    return found


def _told(lines: list[Sentence], key: str, what: str) -> list[Sentence]:
    """No more than people listen to, and how many more there are."""
    more = len(lines) - MOST
    return lines if more <= 0 else [*lines[:MOST], _say(key, f"{what}: {more}.", count=more)]


def _count(view: AyaView) -> list[Sentence]:
    found = view.count
    if found is None:
        return []
    counts = {
        "animals": len(found.animals), "landscapes": len(found.landscapes), "triptychs": found.triptychs, "tokens": found.tokens,
    }  # fmt: skip
    told = ", ".join(f"{name} {count}" for name, count in counts.items())
    return [_say("score", f"Points: {found.score}; {told}.", score=found.score, **counts)]


# What may be done.


def label(state: AyaState, seat: Seat, action: act.Action) -> Sentence:
    """A legal action of a seat, or what chance, physics or time does."""
    return _LABELS[type(action)](state, seat, action)


def _place(state: AyaState, seat: Seat, action: act.Place) -> Sentence:
    return _stand(state, action.spot, "fork" if action.fork else "place", "Stand it as a fork" if action.fork else "Stand it")


def _stand(state: AyaState, spot: Spot, key: str, verb: str) -> Sentence:
    """A domino put up: on from the end of a river, on a tile, or just there."""
    args = _at(spot)
    where = f"({_where(args)}, heading {args['heading']:g}°)"
    before = [(math.dist((spot.x, spot.y), (at.x, at.y)), number, at) for number, at in stood(state) if leads(at, spot)]
    if before:
        far, domino, at = min(before)
        (river,) = (each for each in rivers(stood(state)) if domino in each.dominoes)
        away = round(far / TENTHS, 1)
        way, turn = _bend(at.a, spot.a)
        told = "straight on" if way == "straight" else f"turned {turn:g}° to the {way}"
        text = f"{verb} {away:g} mm beyond domino {domino} of river {river.number}, {told} {where}."
        more: dict[str, str | float] = {"river": river.number, "domino": domino, "away": away, "way": way, "turn": turn}
        return _say(f"{key}-beyond", text, **args, **more)
    for tile in state.tiles:
        if math.dist((spot.x, spot.y), (tile.spot.x, tile.spot.y)) <= TILE:
            terrain, _, kind = tile.id.partition("-")
            text = f"{verb} on the tile {TERRAIN[terrain]}, {kind or SOURCE.name} {where}."
            return _say(f"{key}-on-tile", text, terrain=terrain, kind=kind or SOURCE.name, **args)
    return _say(f"{key}-there", f"{verb} there {where}.", **args)


def _bend(before: int, after: int) -> tuple[str, float]:
    """To which side, and by how much, a heading differs from another."""
    turn = (after - before + TURN // 2) % TURN - TURN // 2
    return ("straight" if not turn else "left" if turn > 0 else "right"), abs(turn) / TENTHS


def _animal_on(state: AyaState, seat: Seat, action: act.Animal) -> Sentence:
    near = near_tile(action.x, action.y, [(tile.id, tile.spot.x, tile.spot.y) for tile in state.tiles])
    if not near:
        return _stand(state, action.spot, "animal", "Stand it with an animal on it")
    args = _at(action.spot)
    terrain, kind = _terrain_and_kind(near)
    text = (
        f"Stand it with an animal on it at {_where(args)}, heading {args['heading']:g}°. The animal lies very near the tile "
        f"{TERRAIN[terrain]}, {kind}: if it touches the tile at the end, its photo is lost."
    )
    return _say("animal-near", text, terrain=terrain, kind=kind, **args)


def _start(state: AyaState, seat: Seat, action: act.Start) -> Sentence:
    args = _at(action.spot)
    return _say("start", f"Lay the Start tile at {_where(args)}, turned {args['heading']:g}°.", **args)


def _take(state: AyaState, seat: Seat, action: act.Take) -> Sentence:
    top = state.players[seat].reserve[-1]
    return _say("take", f"Take the top of your reserve: {_kind(top)}.", **_of_kind(top))


def _landscape(state: AyaState, seat: Seat, action: act.Landscape) -> Sentence:
    terrain = state.players[state.turn].hand.removesuffix(st.CAMERA)
    return _say("landscape", f"Take the top tile of the pile {TERRAIN[terrain]}.", terrain=terrain)


def _lay(state: AyaState, seat: Seat, action: act.Lay) -> Sentence:
    args = _at(action.tile)
    ports = ports_of(state.tile, action.tile)
    rims = [Spot(action.tile.x, action.tile.y, port).ahead(TILE) for port in ports]
    away = [math.dist((rim.x, rim.y), (action.spot.x, action.spot.y)) for rim in rims]
    port = away.index(min(away)) + 1
    text = f"Lay the tile at {_where(args)}, turned {args['heading']:g}°, and stand the domino before port {port}."
    return _say("lay", text, port=port, **args)


def _buffer(state: AyaState, seat: Seat, action: act.Buffer) -> Sentence:
    args = _at(action.spot)
    return _say("lay-flat", f"Lay it flat for later, with its animal on it ({_where(args)}, {args['heading']:g}°).", **args)


def _turn_domino(state: AyaState, seat: Seat, action: act.Turn) -> Sentence:
    domino = state.domino(action.domino)
    way, turn = _bend(domino.spot.a if domino is not None else 0, action.a)
    told = "as it stands" if way == "straight" else f"{turn:g}° to the {way}"
    return _say("turn-domino", f"Turn domino {action.domino}: {told}.", domino=action.domino, way=way, turn=turn)


def _declare(state: AyaState, seat: Seat, action: act.Declare) -> Sentence:
    text = f"Declare domino {action.domino} {'a fork' if action.fork else 'an ordinary domino'}."
    return _say("declare", text, domino=action.domino, fork="yes" if action.fork else "no")


def _raise(state: AyaState, seat: Seat, action: act.Raise) -> Sentence:
    if action.spot is None:
        return _say("raise", f"Raise domino {action.domino} in its place.", domino=action.domino)
    args = _at(action.spot)
    text = f"Raise domino {action.domino} at {_where(args)}, heading {args['heading']:g}°."
    return _say("raise-there", text, domino=action.domino, **args)


def _put(state: AyaState, seat: Seat, action: act.Put) -> Sentence:
    x, y = action.x / TENTHS, action.y / TENTHS
    return _say("put", f"Put the animal {_called(action.animal)} back on at {x:g}, {y:g}.", animal=action.animal, x=x, y=y)


def _push(state: AyaState, seat: Seat, action: act.Push) -> Sentence:
    if action.others:
        listed = ", ".join(map(str, action.dominoes[:MOST]))
        text = f"Push {len(action.dominoes)} dominoes together ({listed}): each is a push of its own."
        return _say("push-all", text, count=len(action.dominoes), dominoes=listed)
    (river,) = (each for each in rivers(stood(state)) if action.domino in each.dominoes)
    count = len(felled(stood(state), action.domino))
    args = {"domino": action.domino, "river": river.number, "count": count}
    return _say("push", f"Push domino {action.domino} of river {river.number}: {_dominoes(count)} will fall.", **args)


def _drew(state: AyaState, seat: Seat, action: act.Drew) -> Sentence:
    return _say("drew", f"A domino is drawn: {_kind(action.kind)}.", **_of_kind(action.kind))


def _moved(state: AyaState, seat: Seat, action: act.Rests | act.Fell) -> Sentence:
    numbers = action.dominoes if isinstance(action, act.Fell) else tuple(number for number, _ in action.dominoes)
    listed = ", ".join(map(str, numbers[:MOST])) or "-"
    return _say("moved", f"Dominoes that moved: {len(numbers)} ({listed}).", count=len(numbers), dominoes=listed)


_LABELS: Final[dict[type, Callable[..., Sentence]]] = {
    act.First: lambda state, seat, a: _say("first", f"Player {a.seat + 1} begins.", player=a.seat + 1),
    act.Start: _start,
    act.Flip: lambda state, seat, a: (
        _say("flip", "Turn the hourglass.") if state.setting.glass else _say("begin", "Start building.")
    ),
    act.Draw: lambda state, seat, a: _say("draw", "Draw a domino."),
    act.Take: _take,
    act.Reserve: lambda state, seat, a: _say("reserve", "Put it on your reserve."),
    act.Place: _place,
    act.Landscape: _landscape,
    act.Lay: _lay,
    act.Back: lambda state, seat, a: _say("back", "Put the tile back, and the domino on your reserve."),
    act.Animal: _animal_on,
    act.Buffer: _buffer,
    act.Turn: _turn_domino,
    act.Declare: _declare,
    act.Raise: _raise,
    act.Put: _put,
    act.Push: _push,
    act.Drew: _drew,
    act.Tile: lambda state, seat, a: _say("turned-up", f"The tile on top: {a.kind}.", kind=a.kind),
    act.Meet: lambda state, seat, a: _say("meet", f"The animal on top: {_called(a.animal)}.", animal=a.animal),
    act.Rests: _moved,
    act.Fell: _moved,
    act.Glass: lambda state, seat, a: _say("glass", "The sand has run through."),
    act.Late: lambda state, seat, a: _say("late", f"This turn’s time is up for player {a.seat + 1}.", player=a.seat + 1),
}


# Words for places and pieces.


def _at(spot: Spot) -> dict[str, float]:
    return {"x": spot.x / TENTHS, "y": spot.y / TENTHS, "heading": spot.a / TENTHS}


def _terrain_and_kind(tile: str) -> tuple[str, str]:
    """The terrain and the kind of a tile, by its id."""
    terrain, _, kind = tile.partition("-")
    return terrain, kind or SOURCE.name


def _where(place: dict[str, float]) -> str:
    return f"{place['x']:g}, {place['y']:g}"


def _of_kind(kind: str) -> dict[str, str | float]:
    """A domino's kind as arguments of a message."""
    return {"terrain": kind.removesuffix(st.CAMERA) or "none", "camera": "yes" if kind.endswith(st.CAMERA) else "no"}


def _kind(kind: str) -> str:
    if not kind:
        return "nothing"
    return TERRAIN[kind.removesuffix(st.CAMERA)] + (" with a camera" if kind.endswith(st.CAMERA) else "")


def _dominoes(count: int, terrain: str = "") -> str:
    one = f"{terrain} domino".strip()
    return f"one {one}" if count == 1 else f"{count} {one}es"


def _called(animal: str) -> str:
    return animal.replace("-", " ") if animal in ANIMAL else "unknown"
