"""The English catalogue of Liar's Dice is complete, and descriptions do not reveal the dice of other seats."""

import re
from importlib.resources import files

from rivage_liars_dice import GAME, PACKAGE

from rivage.core import CHANCE, Seat, Sentence

CATALOGUE = (files(PACKAGE.files) / "locales" / "en" / "liars-dice.ftl").read_text(encoding="utf-8")
MESSAGES = set(re.findall(r"^([a-z0-9-]+) =", CATALOGUE, re.MULTILINE))
STATE = GAME.parse_state("1 wild 124/356 1x6 2x3:1334/356:0")


def test_every_sentence_has_a_message() -> None:
    sentences = [*GAME.describe(GAME.view(STATE, Seat(1))), *GAME.describe(GAME.view(STATE, None))]
    sentences += [GAME.label(STATE, Seat(1), action) for action in GAME.legal_actions(STATE, Seat(1))]
    rolling = GAME.parse_state("0 plain *1/*1 - -")
    sentences += [GAME.label(rolling, CHANCE, action) for action in GAME.legal_actions(rolling, CHANCE)]
    assert {sentence.id for sentence in sentences} <= MESSAGES


def test_a_description_contains_only_the_seats_own_dice() -> None:
    hand = Sentence("liars-dice-say-hand", {"dice": "3 5 6"})
    assert hand in GAME.describe(GAME.view(STATE, Seat(1)))
    assert "liars-dice-say-hand" not in {sentence.id for sentence in GAME.describe(GAME.view(STATE, None))}


def test_title_levels_options_and_endings_have_messages() -> None:
    info = GAME.info
    ids = {
        "title-liars-dice",
        "facts-liars-dice",
        "pitch-liars-dice",
        *(f"end-liars-dice-{reason}" for reason in info.endings),
    }
    for level in info.bot_levels:
        ids |= {f"bot-liars-dice-{level}", f"bot-liars-dice-{level}-hint"}
    for option in info.options:
        ids |= {
            f"option-liars-dice-{option.name}",
            *(f"option-liars-dice-{option.name}-{value}" for value in option.choices),
        }
    assert ids <= MESSAGES
