"""The table of a match as a scene, and what physics says as an action."""

import pytest
from tests.games.aya.play import begun, chance, does, holds, placed, plays, toppling

from rivage.core import CHANCE, Seat
from rivage.games.aya import GAME
from rivage.games.aya.state import AyaState
from rivage.physics import NoSuchDomino, Push, Release, simulate
from rivage.physics.aya import DOMINO, TOKEN, answer, hand_of, motion_matches, read, scene_of, scene_with, simulated
from rivage.physics.trajectory import decode

ROW = tuple(f"{x},0,0" for x in range(-30, 70, 20))


def pushed(*places: str) -> AyaState:
    """A row, and its first domino has just been pushed."""
    return does(toppling(placed(begun(1), *(places or ROW))), 0, "push 1")


def settled(state: AyaState) -> AyaState:
    """What the rules make of the answer of physics."""
    return GAME.apply(state, CHANCE, answer(state).action)


def test_everything_that_stands_or_lies_is_in_the_scene() -> None:
    state = plays(placed(begun(1), "60,0,0"), "forest*", "animal 80,0,0 70,0")
    scene = scene_of(chance(state, "meet okapi"))
    assert len(scene.dominoes) == 2
    assert [(pose.x, pose.y, pose.z) for pose in scene.dominoes] == [(60.0, 0.0, 15.0), (80.0, 0.0, 15.0)]
    assert [(pose.x, pose.y, pose.z) for pose in scene.tokens] == [(70.0, 0.0, 30.75)]
    assert (scene.domino, scene.token, scene.table) == (DOMINO, TOKEN, (1200.0, 800.0))


def test_a_standing_domino_faces_the_way_it_was_placed() -> None:
    (pose,) = scene_of(placed(begun(1), "60,0,90")).dominoes
    assert pose.turned((1.0, 0.0, 0.0)) == pytest.approx((0.0, 1.0, 0.0), abs=1e-6)
    assert pose.lean == pytest.approx(0.0, abs=1e-3)


def test_a_push_topples_the_row_and_the_rules_take_what_it_says() -> None:
    after = settled(pushed())
    assert (after.phase, len(after.standing())) == ("over", 0)
    assert all(domino.outline() is not None for domino in after.dominoes)


def test_strays_are_pushed_together_and_all_is_over() -> None:
    after = settled(pushed("-30,0,0", "-10,0,0", "60,0,0", "200,0,90", "-300,200,0"))
    over = settled(does(after, 0, "push 3,4,5"))
    assert (over.phase, over.pushes) == ("over", 4)


def test_a_gap_too_wide_stops_it_and_the_next_is_pushed() -> None:
    after = settled(pushed("-30,0,0", "-10,0,0", "60,0,0"))
    assert (after.phase, [domino.id for domino in after.standing()]) == ("toppling", [3])
    over = settled(does(after, 0, "push 3"))
    assert (over.phase, over.pushes) == ("over", 2)


def test_the_same_state_gets_the_same_answer() -> None:
    assert answer(pushed()) == answer(pushed())


def test_what_did_not_move_is_not_named() -> None:
    said = answer(pushed("-30,0,0", "-10,0,0", "60,0,0"))
    assert [number for number, _ in said.action.dominoes] == [1, 2]


def test_the_motion_ends_where_the_action_says() -> None:
    state = pushed()
    said = answer(state)
    final = decode(said.motion.trajectory, scene_of(state).bodies).final
    assert final.keys() == {0, 1, 2, 3, 4}
    for number, rest in said.action.dominoes:
        pose = final[number - 1]
        assert (rest.x, rest.y, rest.z) == tuple(round(part * 1000) for part in (pose.x, pose.y, pose.z))


def test_an_animal_falls_along_and_is_named() -> None:
    state = begun(1)
    for x in (0, 20, 40, 60):
        state = placed(state, f"{x},0,0")
    state = chance(plays(state, "forest*", "animal 80,0,0 70,0"), "meet okapi")
    state = does(toppling(state), 0, "push 1")
    said = answer(state)
    assert [animal for animal, _ in said.action.animals] == ["okapi"]
    assert GAME.apply(state, CHANCE, said.action).riders[0].rides is False


def test_a_hand_that_lets_go_is_followed_with_its_motion() -> None:
    state = does(holds(begun(1, hands="real"), "forest"), 0, "place 60,0,0 ~ 30,-20,90")
    hand = hand_of(state)
    assert isinstance(hand, Release)
    assert (hand.domino, hand.velocity, hand.spin) == (0, (30.0, -20.0, 0.0), 90.0)
    assert hand_of(pushed()) == (Push(0),)


def test_what_nobody_let_go_of_may_still_fall() -> None:
    state = chance(does(holds(begun(1, hands="real"), "forest"), 0, "place 60,0,0"), "rest")
    turned = does(state, 0, "turn 1 90")
    assert hand_of(turned) is None
    assert settled(turned).dominoes[0].stands


def test_a_careful_hand_leaves_its_neighbour_standing_and_a_hasty_one_does_not() -> None:
    def after(motion: str) -> AyaState:
        state = chance(does(holds(begun(1, hands="real"), "forest"), 0, "place 60,0,0"), "rest")
        return settled(does(holds(state, "forest"), 0, f"place 75,0,0{motion}"))

    assert all(domino.stands for domino in after("").dominoes)
    assert not all(domino.stands for domino in after(" ~ -250,0,0").dominoes)


def test_what_fell_in_placing_can_be_raised_and_stands_again() -> None:
    state = chance(does(holds(begun(1, hands="real"), "forest"), 0, "place 60,0,0"), "fell 1")
    raised = does(state, 0, "raise 1")
    assert isinstance(hand_of(raised), Release)
    assert settled(raised).dominoes[0].stands


def test_a_domino_that_was_laid_flat_lies_still() -> None:
    state = chance(does(holds(begun(1, hands="real"), "forest*"), 0, "buffer 60,0,0"), "meet okapi")
    assert hand_of(state) is None
    said = answer(state)
    after = GAME.apply(state, CHANCE, said.action)
    assert after.dominoes[0].buffer
    assert (after.dominoes[0].spot.x, after.dominoes[0].spot.y) == (600, 0)


def test_a_pack_that_leans_keeps_leaning_and_does_not_walk() -> None:
    state = pushed("0,0,0", *(f"{18 + 6 * i},0,0" for i in range(12)))
    after = settled(state)
    leaning = [domino for domino in after.standing() if domino.rest is not None]
    assert leaning
    assert all(scene_of(after).dominoes[domino.id - 1].lean > 0.5 for domino in leaning)
    for _ in range(6):
        if after.phase == "over":
            break
        number = next(domino.id for domino in after.standing() if domino.id not in after.stuck)
        after = settled(does(after, 0, f"push {number}"))
    for before, now in zip(state.dominoes, after.dominoes, strict=True):
        if now.stands:
            assert abs(now.spot.x - before.spot.x) < 60


def test_what_was_held_up_is_pushed_again_when_it_is_held_no_more() -> None:
    after = settled(pushed("0,0,0", *(f"{12 + 6 * i},0,0" for i in range(8))))
    pushes = 1
    while after.phase != "over":
        number = next(domino.id for domino in after.standing() if domino.id not in after.stuck)
        after = settled(does(after, 0, f"push {number}"))
        pushes += 1
        assert pushes < 20
    # Only such as a last push has not moved may stand.
    assert all(domino.id in after.stuck for domino in after.standing())


def real(*steps: tuple[str, str]) -> AyaState:
    """With real hands: each domino drawn and used, physics asked each time."""
    state = begun(1, hands="real")
    for kind, text in steps:
        state = does(holds(state, kind), 0, text)
        if not state.waits:
            continue
        if state.waits[0] == "animal":
            state = GAME.apply(state, CHANCE, next(iter(GAME.legal_actions(state, CHANCE))))
        state = settled(state)
    return state


@pytest.mark.parametrize(
    ("buffer", "raised"), [("220,30,0", "raise 2"), ("220,30,0", "raise 2 220,0,0"), ("220,24,90", "raise 2 220,0,0")]
)
def test_a_buffer_is_raised_with_real_hands(buffer: str, raised: str) -> None:
    state = real(("forest", "place 200,0,0"), ("forest*", f"buffer {buffer}"))
    state = settled(does(state, 0, raised))
    assert all(domino.stands for domino in state.dominoes)
    if raised.endswith("220,0,0"):
        state = settled(does(state, 0, f"put {state.riders[0].animal} 210,0"))
        assert state.riders[0].rides


def test_after_an_accident_all_is_raised_again_and_the_animal_put_back() -> None:
    state = real(
        *(("forest", f"place {x},0,0") for x in (200, 220, 240)), ("forest*", "animal 260,0,0 250,0"),
        *(("forest", f"place {x},0,0") for x in (280, 300)),
    )  # fmt: skip
    state = settled(does(holds(state, "forest"), 0, "place 180,0,0 ~ 250,0,0"))
    assert not any(domino.stands for domino in state.dominoes[1:])
    for _ in range(20):
        lying = [domino for domino in state.dominoes if not domino.stands]
        if not lying:
            break
        for domino in reversed(lying):
            if GAME.parse_action(f"raise {domino.id}") in GAME.legal_actions(state, Seat(0)):
                state = settled(does(state, 0, f"raise {domino.id}"))
                break
    assert all(domino.stands for domino in state.dominoes)
    (rider,) = state.riders
    if not rider.rides:
        camera, other = state.dominoes[3].spot, state.dominoes[2].spot
        state = settled(does(state, 0, f"put {rider.animal} {(camera.x + other.x) / 20:.1f},{(camera.y + other.y) / 20:.1f}"))
    assert state.riders[0].rides


def test_a_motion_of_another_table_cannot_be_read() -> None:
    with pytest.raises(ValueError, match="zip"):
        read(pushed(), simulate(scene_with()))


def test_a_push_at_nothing_is_refused() -> None:
    with pytest.raises(NoSuchDomino):
        simulate(scene_of(pushed()), Push(99))


@pytest.mark.parametrize("heading", range(0, 360, 40))
def test_what_lies_far_away_is_not_said_to_have_moved(heading: int) -> None:
    state = real(("forest", f"place 100,0,{heading} ~ 250,0,0"), ("pole", "reserve"))
    state = does(holds(state, "field"), 0, "place 300,0,0")
    said = answer(state)
    assert said.action.dominoes == ()
    assert motion_matches(state, GAME.format_action(said.action), said.motion.trajectory)


def test_an_animal_whose_camera_fell_stays_on_the_others() -> None:
    state = real(
        ("forest", "place 190,0,90"), ("forest", "place 210,0,90"), ("forest*", "animal 200,16,90 200,1 ~ 0,250,0"),
    )  # fmt: skip
    assert [domino.stands for domino in state.dominoes] == [True, True, False]
    assert not state.riders[0].rides
    assert answer(does(holds(state, "field"), 0, "place 400,0,0")).action.dominoes == ()


@pytest.mark.parametrize("place", ["15,16.9,275", "-12.8,-18,33.8", "9.4,22,309.6"])
def test_what_may_stand_beside_an_animal_has_room_there(place: str) -> None:
    state = begun(1, hands="real")
    state = settled(chance(does(holds(state, "forest*"), 0, "buffer 300,0,0"), "meet okapi"))
    x, y, heading = place.split(",")
    state = settled(does(holds(state, "forest"), 0, f"place {300 + float(x):g},{y},{heading}"))
    assert state.dominoes[1].stands


def test_where_bodies_have_no_room_by_a_hair_it_is_set_down_gently(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rivage.physics.world.overlaps", lambda *_: True)
    state = does(holds(begun(1, hands="real"), "forest"), 0, "place 200,0,0 ~ 100,0,0")
    assert settled(state).dominoes[0].stands


def test_bots_wait_until_a_long_wave_has_been_replayed_and_looked_at_but_not_after_a_single_domino() -> None:
    row = pushed(*(f"{-30 + 20 * number},0,0" for number in range(20)))
    assert simulated(row).seconds > answer(row).motion.seconds + 2
    alone = pushed("-30,0,0")
    assert simulated(alone).seconds == answer(alone).motion.seconds
