"""Conversion of Aya's game state to a scene, and of the simulated motion to an action."""

import pytest
from tests.games.aya.play import begun, chance, does, holds, placed, plays, toppling

from rivage.core import CHANCE, Seat
from rivage.games.aya import GAME
from rivage.games.aya.state import AyaState
from rivage.physics import NoSuchDomino, Push, Release, simulate
from rivage.physics.aya import DOMINO, TOKEN, hand_of, motion_matches, read, scene_of, scene_with, simulate_state, simulated
from rivage.physics.trajectory import decode

ROW = tuple(f"{x},0,0" for x in range(-30, 70, 20))


def pushed(*places: str) -> AyaState:
    """A state in which the first domino of a row has just been pushed."""
    return does(toppling(placed(begun(1), *(places or ROW))), 0, "push 1")


def after_physics(state: AyaState) -> AyaState:
    """The state after the action that the simulation gives."""
    return GAME.apply(state, CHANCE, simulate_state(state).action)


def test_the_scene_holds_all_dominoes_and_animals() -> None:
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


def test_a_push_topples_the_row_and_ends_the_game() -> None:
    after = after_physics(pushed())
    assert (after.phase, len(after.standing())) == ("over", 0)
    assert all(domino.outline() is not None for domino in after.dominoes)


def test_stray_dominoes_are_pushed_together_and_the_game_ends() -> None:
    after = after_physics(pushed("-30,0,0", "-10,0,0", "60,0,0", "200,0,90", "-300,200,0"))
    over = after_physics(does(after, 0, "push 3,4,5"))
    assert (over.phase, over.pushes) == ("over", 4)


def test_a_gap_too_wide_stops_the_wave_and_the_next_domino_is_pushed() -> None:
    after = after_physics(pushed("-30,0,0", "-10,0,0", "60,0,0"))
    assert (after.phase, [domino.id for domino in after.standing()]) == ("toppling", [3])
    over = after_physics(does(after, 0, "push 3"))
    assert (over.phase, over.pushes) == ("over", 2)


def test_the_same_state_gives_the_same_result() -> None:
    assert simulate_state(pushed()) == simulate_state(pushed())


def test_dominoes_that_did_not_move_are_not_in_the_action() -> None:
    result = simulate_state(pushed("-30,0,0", "-10,0,0", "60,0,0"))
    assert [number for number, _ in result.action.dominoes] == [1, 2]


def test_the_motion_ends_at_the_poses_of_the_action() -> None:
    state = pushed()
    result = simulate_state(state)
    final = decode(result.motion.trajectory, scene_of(state).bodies).final
    assert final.keys() == {0, 1, 2, 3, 4}
    for number, rest in result.action.dominoes:
        pose = final[number - 1]
        assert (rest.x, rest.y, rest.z) == tuple(round(part * 1000) for part in (pose.x, pose.y, pose.z))


def test_an_animal_that_falls_is_in_the_action() -> None:
    state = begun(1)
    for x in (0, 20, 40, 60):
        state = placed(state, f"{x},0,0")
    state = chance(plays(state, "forest*", "animal 80,0,0 70,0"), "meet okapi")
    state = does(toppling(state), 0, "push 1")
    result = simulate_state(state)
    assert [animal for animal, _ in result.action.animals] == ["okapi"]
    assert GAME.apply(state, CHANCE, result.action).riders[0].rides is False


def test_a_release_has_the_motion_of_the_hand() -> None:
    state = does(holds(begun(1, hands="real"), "forest"), 0, "place 60,0,0 ~ 30,-20,90")
    hand = hand_of(state)
    assert isinstance(hand, Release)
    assert (hand.domino, hand.velocity, hand.spin) == (0, (30.0, -20.0, 0.0), 90.0)
    assert hand_of(pushed()) == (Push(0),)


def test_turning_a_domino_is_simulated_without_a_hand() -> None:
    state = chance(does(holds(begun(1, hands="real"), "forest"), 0, "place 60,0,0"), "rest")
    turned = does(state, 0, "turn 1 90")
    assert hand_of(turned) is None
    assert after_physics(turned).dominoes[0].stands


def test_a_slow_hand_leaves_its_neighbour_standing_and_a_fast_hand_does_not() -> None:
    def after(motion: str) -> AyaState:
        state = chance(does(holds(begun(1, hands="real"), "forest"), 0, "place 60,0,0"), "rest")
        return after_physics(does(holds(state, "forest"), 0, f"place 75,0,0{motion}"))

    assert all(domino.stands for domino in after("").dominoes)
    assert not all(domino.stands for domino in after(" ~ -250,0,0").dominoes)


def test_a_domino_that_fell_while_placing_can_be_raised() -> None:
    state = chance(does(holds(begun(1, hands="real"), "forest"), 0, "place 60,0,0"), "fell 1")
    raised = does(state, 0, "raise 1")
    assert isinstance(hand_of(raised), Release)
    assert after_physics(raised).dominoes[0].stands


def test_a_buffered_domino_does_not_move() -> None:
    state = chance(does(holds(begun(1, hands="real"), "forest*"), 0, "buffer 60,0,0"), "meet okapi")
    assert hand_of(state) is None
    result = simulate_state(state)
    after = GAME.apply(state, CHANCE, result.action)
    assert after.dominoes[0].buffer
    assert (after.dominoes[0].spot.x, after.dominoes[0].spot.y) == (600, 0)


def test_a_leaning_pack_stays_in_place_over_several_pushes() -> None:
    state = pushed("0,0,0", *(f"{18 + 6 * i},0,0" for i in range(12)))
    after = after_physics(state)
    leaning = [domino for domino in after.standing() if domino.rest is not None]
    assert leaning
    assert all(scene_of(after).dominoes[domino.id - 1].lean > 0.5 for domino in leaning)
    for _ in range(6):
        if after.phase == "over":
            break
        number = next(domino.id for domino in after.standing() if domino.id not in after.stuck)
        after = after_physics(does(after, 0, f"push {number}"))
    for before, now in zip(state.dominoes, after.dominoes, strict=True):
        if now.stands:
            assert abs(now.spot.x - before.spot.x) < 60


def test_a_leaning_domino_can_be_pushed_again_when_nothing_supports_it() -> None:
    after = after_physics(pushed("0,0,0", *(f"{12 + 6 * i},0,0" for i in range(8))))
    pushes = 1
    while after.phase != "over":
        number = next(domino.id for domino in after.standing() if domino.id not in after.stuck)
        after = after_physics(does(after, 0, f"push {number}"))
        pushes += 1
        assert pushes < 20
    # Only dominoes that a push did not move may still stand.
    assert all(domino.id in after.stuck for domino in after.standing())


def real(*steps: tuple[str, str]) -> AyaState:
    """The state after steps with real hands: each domino is drawn and used, and every step is simulated."""
    state = begun(1, hands="real")
    for kind, text in steps:
        state = does(holds(state, kind), 0, text)
        if not state.waits:
            continue
        if state.waits[0] == "animal":
            state = GAME.apply(state, CHANCE, next(iter(GAME.legal_actions(state, CHANCE))))
        state = after_physics(state)
    return state


@pytest.mark.parametrize(
    ("buffer", "raised"), [("220,30,0", "raise 2"), ("220,30,0", "raise 2 220,0,0"), ("220,24,90", "raise 2 220,0,0")]
)
def test_a_buffered_domino_is_raised_with_real_hands(buffer: str, raised: str) -> None:
    state = real(("forest", "place 200,0,0"), ("forest*", f"buffer {buffer}"))
    state = after_physics(does(state, 0, raised))
    assert all(domino.stands for domino in state.dominoes)
    if raised.endswith("220,0,0"):
        state = after_physics(does(state, 0, f"put {state.riders[0].animal} 210,0"))
        assert state.riders[0].rides


def test_after_an_accident_all_dominoes_are_raised_and_the_animal_returns() -> None:
    state = real(
        *(("forest", f"place {x},0,0") for x in (200, 220, 240)), ("forest*", "animal 260,0,0 250,0"),
        *(("forest", f"place {x},0,0") for x in (280, 300)),
    )  # fmt: skip
    state = after_physics(does(holds(state, "forest"), 0, "place 180,0,0 ~ 250,0,0"))
    assert not any(domino.stands for domino in state.dominoes[1:])
    for _ in range(20):
        lying = [domino for domino in state.dominoes if not domino.stands]
        if not lying:
            break
        for domino in reversed(lying):
            if GAME.parse_action(f"raise {domino.id}") in GAME.legal_actions(state, Seat(0)):
                state = after_physics(does(state, 0, f"raise {domino.id}"))
                break
    assert all(domino.stands for domino in state.dominoes)
    (rider,) = state.riders
    if not rider.rides:
        camera, other = state.dominoes[3].spot, state.dominoes[2].spot
        state = after_physics(
            does(state, 0, f"put {rider.animal} {(camera.x + other.x) / 20:.1f},{(camera.y + other.y) / 20:.1f}")
        )
    assert state.riders[0].rides


def test_a_motion_of_another_table_is_refused() -> None:
    with pytest.raises(ValueError, match="zip"):
        read(pushed(), simulate(scene_with()))


def test_a_push_at_a_missing_domino_is_refused() -> None:
    with pytest.raises(NoSuchDomino):
        simulate(scene_of(pushed()), Push(99))


@pytest.mark.parametrize("heading", range(0, 360, 40))
def test_a_fallen_domino_far_away_is_not_in_the_action(heading: int) -> None:
    state = real(("forest", f"place 100,0,{heading} ~ 250,0,0"), ("pole", "reserve"))
    state = does(holds(state, "field"), 0, "place 300,0,0")
    result = simulate_state(state)
    assert result.action.dominoes == ()
    assert motion_matches(state, GAME.format_action(result.action), result.motion.trajectory)


def test_an_animal_whose_camera_domino_fell_stays_on_the_others() -> None:
    state = real(
        ("forest", "place 190,0,90"), ("forest", "place 210,0,90"), ("forest*", "animal 200,16,90 200,1 ~ 0,250,0"),
    )  # fmt: skip
    assert [domino.stands for domino in state.dominoes] == [True, True, False]
    assert not state.riders[0].rides
    assert simulate_state(does(holds(state, "field"), 0, "place 400,0,0")).action.dominoes == ()


@pytest.mark.parametrize("place", ["15,16.9,275", "-12.8,-18,33.8", "9.4,22,309.6"])
def test_a_legal_place_beside_an_animal_has_room_in_the_simulation(place: str) -> None:
    state = begun(1, hands="real")
    state = after_physics(chance(does(holds(state, "forest*"), 0, "buffer 300,0,0"), "meet okapi"))
    x, y, heading = place.split(",")
    state = after_physics(does(holds(state, "forest"), 0, f"place {300 + float(x):g},{y},{heading}"))
    assert state.dominoes[1].stands


def test_a_release_without_room_places_the_domino_without_motion(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rivage.physics.world.overlaps", lambda *_: True)
    state = does(holds(begun(1, hands="real"), "forest"), 0, "place 200,0,0 ~ 100,0,0")
    assert after_physics(state).dominoes[0].stands


def test_bots_wait_for_the_replay_of_a_long_wave_but_not_of_a_single_domino() -> None:
    row = pushed(*(f"{-30 + 20 * number},0,0" for number in range(20)))
    assert simulated(row).seconds > simulate_state(row).motion.seconds + 2
    alone = pushed("-30,0,0")
    assert simulated(alone).seconds == simulate_state(alone).motion.seconds
