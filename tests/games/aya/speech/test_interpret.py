"""Sentences in all supported languages and the actions that they mean."""

import pytest

from rivage.core import IllegalAction, NotUnderstood, Options, Seat
from rivage.games.aya import GAME
from rivage.games.aya.state import AyaState

from ..play import begun, chance, does, holds, placed, plays, toppling


def interpreted(state: AyaState, text: str, seat: int = 0) -> str:
    """The interpreted action, in the notation."""
    return GAME.format_action(GAME.interpret(state, Seat(seat), text))


def misunderstood(state: AyaState, text: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(NotUnderstood) as caught:
        GAME.interpret(state, Seat(0), text)
    return caught.value.code, dict(caught.value.details)


def river(count: int, kind: str = "forest") -> AyaState:
    """A row that faces right, and a domino in hand."""
    return holds(placed(begun(1), *(f"{200 + 20 * number},0,0" for number in range(count))), kind)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("extend river 1", "place 260,0,0"),
        ("Extend the river", "place 260,0,0"),
        ("prolonge le fleuve 1", "place 260,0,0"),
        ("verleng rivier 1", "place 260,0,0"),
        ("Ga verder met rivier 1", "place 260,0,0"),
        ("verlängere Fluss 1", "place 260,0,0"),
        ("Bau Fluss 1 um 25 mm weiter", "place 265,0,0"),
        ("extend 1", "place 260,0,0"),
        ("extend river 1 by 25 mm", "place 265,0,0"),
        ("continue from domino 2, 2.5 cm", "place 245,0,0"),
        ("extend river 1 left 20", "place 259.7,3.5,20"),
        ("prolonge le fleuve 1 à gauche de 20°", "place 259.7,3.5,20"),
        ("verleng rivier 1 links 20", "place 259.7,3.5,20"),
        ("verlängere Fluss 1 nach links um 20°", "place 259.7,3.5,20"),
        ("Verlaengere Fluss 1 um 20° nach links", "place 259.7,3.5,20"),
        ("extend river 1 right 20", "place 259.7,-3.5,340"),
        ("extend river 1 left", "place 259.8,2.6,15"),
        ("place at 52 -10.5 180", "place 52,-10.5,180"),
        ("place 52,-10.5,180", "place 52,-10.5,180"),
        ("dresse-le en 52, -10.5, cap 180", "place 52,-10.5,180"),
        ("fork river 1", "fork 260,0,0"),
        ("bifurcation sur le fleuve 1", "fork 260,0,0"),
        ("splits rivier 1", "fork 260,0,0"),
        ("Gabelung an Fluss 1", "fork 260,0,0"),
        ("animal on river 1", "animal 260,0,0 250,0"),
        ("landscape at the end of river 1", "landscape"),
        ("turn 2 left 20", "turn 2 20"),
        ("tourne le domino 2 à droite de 20", "turn 2 340"),
        ("draai domino 2 rechts 20", "turn 2 340"),
        ("dreh Stein 2 um 20 nach rechts", "turn 2 340"),
        ("turn domino 2 by 20 degrees to the left", "turn 2 20"),
        ("turn left 20°", "turn 3 20"),
        ("turn 2 90", "turn 2 90"),
        ("turn domino 2 to heading 90", "turn 2 90"),
        ("rotate domino 2 left 20", "turn 2 20"),
        ("leave the start tile by port 1", "place 50,0,0"),
        ("leave the start tile by exit 1", "place 50,0,0"),
        ("quitte la tuile départ par l’accès 2", "place -25,43.3,120"),
        ("verlaat de Starttegel via uitgang 2", "place -25,43.3,120"),
        ("verlasse das Startplättchen durch Ausgang 2", "place -25,43.3,120"),
        ("verlaat de Starttegel via toegang 2", "place -25,43.3,120"),
        ("verlasse das Startplättchen durch Zugang 2", "place -25,43.3,120"),
        ("steek de tegel Start over", "place -8.5,-14.7,60"),
        ("cross the start", "place -8.5,-14.7,60"),
        ("reserve", "reserve"),
        ("Réserve !", "reserve"),
        ("draw", "draw"),
        ("take from the reserve", "take"),
        ("turn the glass", "flip"),
        ("draai de zandloper om", "flip"),
        ("dreh die Sanduhr um", "flip"),
        ("push 2", "push 2"),
        ("duw domino 2 om", "push 2"),
        ("stoß Stein 2 an", "push 2"),
        ("push river 1", "push 1"),
        ("lay it flat beside river 1", "buffer 260,30,0"),
        ("leg hem plat naast rivier 1", "buffer 260,30,0"),
        ("leg ihn flach neben Fluss 1", "buffer 260,30,0"),
    ],
)
def test_a_sentence_gives_its_action(text: str, action: str) -> None:
    assert interpreted(river(3), text) == action


def test_a_landscape_is_placed_at_the_end_of_a_river_by_the_named_port() -> None:
    state = chance(plays(placed(begun(1), "200,0,0"), "forest*", "landscape"), "tile bend")
    assert interpreted(state, "landscape at the end of river 1") == "lay 280,0,180 220,0,0"
    assert interpreted(state, "pose-la au bout du fleuve 1, accès 2") == "lay 280,0,60 220,0,0"
    assert interpreted(state, "lay it beyond the tile Start, port 1") == "lay 170,0,180 110,0,0"
    assert interpreted(state, "lay it beyond the tile Start, entrance 1") == "lay 170,0,180 110,0,0"
    assert interpreted(state, "lay it beyond the tile Start, inlet 1") == "lay 170,0,180 110,0,0"
    for text in ("landscape at the end of river 1", "lay it at the end of river 1, port 2", "lay it at 300 100 0"):
        does(state, 0, interpreted(state, text))
    assert interpreted(state, "put the tile back") == "back"
    assert interpreted(state, "leg de tegel terug") == "back"
    assert interpreted(state, "leg das Plättchen zurück") == "back"
    assert interpreted(state, "gib das Plättchen zurück") == "back"
    assert interpreted(state, "leg es ans Ende von Fluss 1, Zugang 2") == "lay 280,0,60 220,0,0"


def test_the_first_player_is_named_by_number_or_as_oneself() -> None:
    state = GAME.initial(3, Options({}))
    assert interpreted(state, "player 2 begins") == "first 1"
    assert interpreted(state, "le joueur 3 commence") == "first 2"
    assert interpreted(state, "ik begin", seat=1) == "first 1"
    assert interpreted(state, "Ich fange an", seat=1) == "first 1"
    assert interpreted(state, "I begin", seat=2) == "first 2"


def test_a_domino_is_raised_and_its_animal_put_back_by_its_number() -> None:
    state = chance(plays(placed(begun(1), "200,0,0"), "forest*", "buffer 220,30,0"), "meet okapi")
    assert interpreted(state, "raise 2") == "raise 2"
    assert interpreted(state, "relève") == "raise 2"
    assert interpreted(state, "zet domino 2 overeind") == "raise 2"
    assert interpreted(state, "stell Stein 2 wieder auf") == "raise 2"
    state = does(state, 0, "raise 2 220,0,0")
    assert interpreted(state, "remets l’animal sur le domino 2") == "put okapi 210,0"
    assert interpreted(state, "zet het dier terug op domino 2") == "put okapi 210,0"
    assert interpreted(state, "setz das Tier wieder auf Stein 2") == "put okapi 210,0"


@pytest.mark.parametrize(
    ("text", "code", "details"),
    [
        ("zigzag river 1", "words.unclear", {"word": "zigzag", "character": 1}),
        ("extend river 1 sideways", "words.unclear", {"word": "sideways", "character": 16}),
        ("extend river 1 & 2", "words.unclear", {"word": "&", "character": 16}),
        ("extend river 1 20", "words.unclear", {"word": "20", "character": 16}),
        ("extend river 1.5", "words.unclear", {"word": "1.5", "character": 14}),
        ("river 1", "words.missing", {"wanted": "verb"}),
        ("", "words.missing", {"wanted": "verb"}),
        ("cross", "words.missing", {"wanted": "tile"}),
        ("turn 2", "words.missing", {"wanted": "side"}),
        ("extend river 4", "words.absent", {"wanted": "river", "name": "4", "character": 14}),
        ("raise domino 40", "words.absent", {"wanted": "domino", "name": "40", "character": 14}),
        ("leave the start by port 3", "words.absent", {"wanted": "port", "name": "3"}),
        ("cross the desert bend", "words.absent", {"wanted": "tile", "name": "desert bend"}),
        ("player 7 begins", "words.absent", {"wanted": "player", "name": "7"}),
        ("extend river " + "9" * 150, "words.unclear", {"character": 14}),
    ],
)
def test_an_unclear_sentence_is_refused_with_the_position(text: str, code: str, details: dict[str, object]) -> None:
    found_code, found_details = misunderstood(river(3), text)
    assert found_code == code
    assert found_details == found_details | details


def test_an_illegal_action_can_be_interpreted() -> None:
    state = river(3)
    action = GAME.interpret(state, Seat(0), "place at 200 0 0")
    with pytest.raises(IllegalAction):
        GAME.apply(state, Seat(0), action)


@pytest.mark.parametrize("text", ["push everything", "push all", "pousse tout", "pousse le reste"])
def test_all_remaining_dominoes_are_pushed_by_one_word(text: str) -> None:
    state = toppling(placed(begun(1), "0,0,0", "300,0,0", "-300,0,0"))
    assert interpreted(chance(does(state, 0, "push 1"), "fell 1"), text) == "push 2,3"


def test_a_push_without_a_number_starts_at_the_start_tile() -> None:
    state = toppling(placed(begun(1), "200,0,0", "20,0,0"))
    assert interpreted(state, "push") == "push 2"


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("make domino 2 a fork", "declare 2 fork"),
        ("fais du domino 2 une bifurcation", "declare 2 fork"),
        ("maak van domino 2 een splitsing", "declare 2 fork"),
        ("mach Stein 2 zur Gabelung", "declare 2 fork"),
        ("make domino 3 ordinary", "declare 3 plain"),
        ("fais du domino 3 un domino ordinaire", "declare 3 plain"),
        ("maak van domino 3 een gewone domino", "declare 3 plain"),
        ("mach Stein 3 zum normalen Stein", "declare 3 plain"),
        ("declare domino 2 a fork", "declare 2 fork"),
        ("déclare le domino 2 bifurcation", "declare 2 fork"),
        ("noem domino 2 een splitsing", "declare 2 fork"),
        ("erkläre Stein 2 zur Gabelung", "declare 2 fork"),
        ("declare the Garden 2 ordinary", "declare 2 plain"),
        ("déclare le domino 2 ordinaire", "declare 2 plain"),
        ("noem domino 2 gewoon", "declare 2 plain"),
        ("erkläre Stein 2 zum normalen Stein", "declare 2 plain"),
        # Without such a word the declaration is reversed.
        ("declare 2", "declare 2 fork"),
        ("declare 3", "declare 3 plain"),
    ],
)
def test_a_garden_is_declared_in_every_language(text: str, action: str) -> None:
    state = plays(plays(placed(begun(1), "100,0,0"), "garden", "place 120,0,0"), "garden", "fork 140,0,0")
    assert interpreted(state, text) == action
