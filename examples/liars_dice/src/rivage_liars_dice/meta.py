"""Title, credits, options, endings and bot levels of Liar's Dice."""

from rivage.core import Credits, GameInfo, Option

from .components import DICE

LAST_DICE = "last-dice"

INFO = GameInfo(
    id="liars-dice",
    title="Liar's Dice",
    credits=Credits(designers=("Traditional",), artists=(), publisher="Public domain", year=1800),
    rules_version=1,
    min_seats=2,
    max_seats=6,
    options=(Option("dice", DICE), Option("ones", ("plain", "wild"))),
    endings=(LAST_DICE,),
    bot_levels=("bluffer", "counter"),
    secret_chance=True,
)
