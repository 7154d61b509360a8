"""How far the plan has come."""

from msgspec.structs import replace
from tests.bots.aya.tables import begun, terrain_of

from rivage.bots.aya import choose
from rivage.bots.aya.aside import aside
from rivage.bots.aya.forecast import Forecast
from rivage.bots.aya.plan import plan_for
from rivage.bots.aya.progress import BETWEEN, LOOSE, NEXT
from rivage.bots.aya.reading import NEAR, Reading
from rivage.bots.aya.revise import plan_of
from rivage.bots.aya.table import state_of
from rivage.bots.aya.uses import KEEP, _falls_foreign, _ranked, place_of
from rivage.core import Seat
from rivage.games.aya import GAME
from rivage.games.aya import actions as act
from rivage.games.aya.components import GARDEN
from rivage.games.aya.geometry import Spot
from rivage.games.aya.state import AyaState, Domino, LaidTile

START = Spot(0, -400, 300)
PLAN = plan_for(1200, 800, START)
SLOT = min(PLAN.slots.values(), key=lambda slot: slot.camera)
"""The first tile that the river comes to."""


def way_to(number: int) -> list[int]:
    """The planned spots from the first domino to one."""
    found = [number]
    while PLAN.spots[found[0]].after >= 0:
        found.insert(0, PLAN.spots[found[0]].after)
    return found


def built(numbers: list[int], *tiles: LaidTile, loose: int = 0) -> AyaState:
    """A table where these planned spots are filled, and so many dominoes stand alone."""
    state = begun(START)
    spots = [(terrain_of(PLAN, number), PLAN.spots[number].spot) for number in numbers]
    spots += [("pole", Spot(-5800 + 90 * number, 3800, 900)) for number in range(loose)]
    dominoes = tuple(Domino(number, kind, spot) for number, (kind, spot) in enumerate(spots, 1))
    return replace(state, tiles=(*state.tiles, *tiles), dominoes=dominoes)


def reading_of(state: AyaState) -> Reading:
    view = GAME.view(state, Seat(0))
    return Reading(view, state_of(view), plan_of(state, START))


def test_what_leads_from_one_tile_that_lies_to_another_is_sure_and_what_leaves_no_tile_yet_is_not() -> None:
    way = way_to(SLOT.camera)
    link = [number for number in way if not PLAN.spots[number].tile]
    behind = next(
        number for number, planned in enumerate(PLAN.spots) if planned.after == SLOT.camera or planned.tile == SLOT.tile
    )
    bare = reading_of(built([number for number in way if PLAN.spots[number].tile]))
    assert bare.sure[link[0]] == NEXT
    assert bare.sure[behind] == LOOSE
    laid = reading_of(built(way, LaidTile(SLOT.tile, SLOT.spot)))
    assert {laid.sure[number] for number in (*link, behind)} == {BETWEEN}


def test_a_gap_is_as_wide_as_dominoes_are_missing_between_two_that_stand() -> None:
    way = way_to(SLOT.camera)
    link = [number for number in way if not PLAN.spots[number].tile]
    missing = link[:-1]
    filled = [number for number in way if number not in missing]
    reading = reading_of(built(filled, LaidTile(SLOT.tile, SLOT.spot)))
    assert {number: reading.gaps.get(number) for number in missing} == dict.fromkeys(missing, len(missing))
    assert not reading_of(built(way, LaidTile(SLOT.tile, SLOT.spot))).gaps


def test_much_that_stands_alone_early_on_tells_that_no_token_will_be_kept() -> None:
    way = way_to(SLOT.camera)
    assert not reading_of(built(way, loose=2)).hopeless
    assert reading_of(built(way, loose=3)).hopeless
    planned = [number for number, each in enumerate(PLAN.spots) if not each.tail][:70]
    assert not reading_of(built(planned, loose=3)).hopeless


def test_where_tokens_are_lost_a_domino_without_use_is_neither_built_in_nor_kept() -> None:
    of_use = [number for number, planned in enumerate(PLAN.spots) if planned.wants in ("", "pole") and not planned.tile]
    state = built(of_use, loose=30)
    first, *others = state.players
    held = replace(state, players=(replace(first, hand="pole"), *others))
    (action,) = choose("architect", GAME.view(held, Seat(0)), 1)
    place = aside(Forecast(state))
    assert place is not None
    assert GAME.parse_action(action) == act.Place(place)


def test_with_few_turns_left_ports_come_first() -> None:
    slot = next(slot for slot in PLAN.slots.values() if slot.tile.endswith("-bend"))
    terrain = slot.tile.split("-", maxsplit=1)[0]
    on = [number for number, planned in enumerate(PLAN.spots) if planned.tile == slot.tile]
    state = built([slot.camera], LaidTile(slot.tile, slot.spot), loose=1)
    found = []
    for stock in (40, 10):
        players = tuple(
            replace(player, stock=stock, hand=terrain if seat == 0 else "") for seat, player in enumerate(state.players)
        )
        (action,) = choose("architect", GAME.view(replace(state, players=players), Seat(0)), 1)
        found.append(GAME.parse_action(action))
    early, late = found
    assert late == act.Place(PLAN.spots[on[-1]].spot)
    assert early != late


def test_no_tile_is_laid_where_something_foreign_falls_onto_it() -> None:
    slot = PLAN.slots["forest-bend"]
    near = slot.spot.ahead(600, turn=1800)
    for kind, spoils in (("forest", False), ("pole", True)):
        reading = reading_of(replace(built([], loose=1), dominoes=(Domino(1, kind, near),)))
        lay = place_of(reading, "forest-bend")
        assert lay is not None
        assert (lay.tile != slot.spot) == spoils


def test_a_perch_behind_a_fork_is_given_up_when_something_foreign_stands_on_its_way_home() -> None:
    number, perch = next((i, perch) for i, perch in enumerate(PLAN.perches) if perch.forks)
    stem = PLAN.spots[perch.forks[0]].after
    for kind, kept in ((perch.terrain, True), ("pole" if perch.terrain != "pole" else "field", False)):
        spots = ((kind, stem, False), (GARDEN, perch.forks[0], True), (perch.terrain, perch.near, False))
        dominoes = tuple(Domino(i, kind, PLAN.spots[spot].spot, fork) for i, (kind, spot, fork) in enumerate(spots, 1))
        assert (number in reading_of(replace(begun(START), dominoes=dominoes)).kept_perches) == kept


def test_where_others_have_filled_all_perches_an_animal_is_squeezed_in() -> None:
    perches = [perch for perch in PLAN.perches if perch.terrain == "forest" and not perch.forks]
    tiles = [LaidTile(slot.tile, slot.spot) for slot in PLAN.slots.values() if slot.tile.startswith("forest-")]
    filled = [number for perch in perches for number in (perch.near, perch.far)]
    state = built(filled, *tiles, loose=1)
    players = (replace(state.players[0], hand="forest*"), *state.players[1:])
    (action,) = choose("architect", GAME.view(replace(state, players=players), Seat(0)), 1)
    animal = GAME.parse_action(action)
    assert isinstance(animal, act.Animal)
    assert any(abs(animal.x - perch.x) + abs(animal.y - perch.y) < NEAR for perch in perches)


def test_with_few_turns_left_a_gap_off_the_landscapes_is_closed_by_any_terrain() -> None:
    fork = next(planned for planned in PLAN.spots if planned.fork)
    gap = fork.after
    wanted = PLAN.spots[gap].wants
    foreign = "pole" if wanted != "pole" else "field"
    tile = PLAN.slots[fork.owner]
    state = built([PLAN.spots[gap].after, PLAN.spots.index(fork)], LaidTile(tile.tile, tile.spot), loose=1)
    for stock, closes in ((40, False), (6, True)):
        players = tuple(replace(player, stock=stock) for player in state.players)
        ranked = list(_ranked(reading_of(replace(state, players=players)), foreign))
        assert any(number == gap and worth > KEEP for worth, number in ranked) == closes
        assert not any(PLAN.spots[number].tile == tile.tile for _, number in ranked)


def test_beside_people_one_camera_domino_of_a_terrain_waits_for_a_place_and_the_next_is_used_at_once() -> None:
    tiles = [LaidTile(slot.tile, slot.spot) for slot in PLAN.slots.values() if slot.tile.startswith("forest-")]
    state = built([], *tiles, loose=1)
    perches = [perch for perch in PLAN.perches if perch.terrain == "forest"]
    closed = tuple(Domino(9 + i, "pole", PLAN.spots[perch.near].spot) for i, perch in enumerate(perches))
    state = replace(state, dominoes=(*state.dominoes, *closed))
    for reserve, keeps in (((), True), (("forest*",), False)):
        players = (replace(state.players[0], hand="forest*"), replace(state.players[1], reserve=reserve), *state.players[2:])
        (action,) = choose("architect", GAME.view(replace(state, players=players), Seat(0)), 1)
        assert isinstance(GAME.parse_action(action), act.Reserve) == keeps


def test_no_foreign_domino_closes_a_gap_where_it_would_fall_onto_a_landscape() -> None:
    tile = LaidTile("forest-end", Spot(4000, 2600, 1800))
    reading = reading_of(built([], tile))
    near, far = (Spot(4000 + away, 2600, 1800) for away in (700, 1000))
    assert _falls_foreign(reading, near, "pole")
    assert not _falls_foreign(reading, near, "forest")
    assert not _falls_foreign(reading, far, "pole")
