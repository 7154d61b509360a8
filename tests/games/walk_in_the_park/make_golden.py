"""Regenerates the golden files: `PYTHONPATH=src:. python -m tests.games.walk_in_the_park.make_golden`.

Run it only after an intended change of the rules, and review the differences before you commit them.
"""

import random
from collections.abc import Callable
from itertools import count

from msgspec.structs import replace
from tests.games.records import Match, golden, recorded, replay, save

from rivage.core import CHANCE, Seat, encode
from rivage.core.options import Value
from rivage.games.walk_in_the_park import GAME
from rivage.games.walk_in_the_park.actions import Action
from rivage.games.walk_in_the_park.components import BONUSES, T
from rivage.games.walk_in_the_park.notation import format_cells, format_round
from rivage.games.walk_in_the_park.state import WalkState

from .moments import PLAN, ended, fresh, random_match, seen

GOLDEN = golden(GAME.info.id)
PLAYTHROUGH = "seventh-monument"
"""Name of the match in the playthrough file."""

Wanted = Callable[[Match], bool]
Chooser = Callable[[WalkState, Seat], Action]


def record(story: str, seats: int, options: dict[str, Value], choose: Chooser) -> Match:
    """Play a match in which `choose` makes every decision, including those of chance."""
    state = fresh(seats, **options)
    lines = []
    while actors := GAME.to_act(state):
        seat = min(actors)
        state = GAME.apply(state, seat, choose(state, seat))
        if seat != CHANCE and (state.rolling or state.result is not None):
            lines.append(" | ".join([state.rolls[-1], *(format_round(wrote.words) for wrote in state.last)]))
    return with_result(recorded(GAME, story, seats, options, lines))


def scripted(story: str, seats: int, *lines: str) -> Match:
    """Return a match with the given rounds."""
    return with_result(recorded(GAME, story, seats, {}, lines))


def with_result(match: Match) -> Match:
    """Return the match with its deciding criterion and its final position."""
    end = final_state(match)
    return replace(match, decided=ended(end).decided, position=GAME.format_state(end))


def final_state(match: Match) -> WalkState:
    """Return the final state of a match."""
    *_, end = replay(GAME, match)
    assert isinstance(end, WalkState)
    return end


def playthrough(match: Match) -> str:
    """Format a match for human readers: for each round the actions, their effects, and the sheets side by side."""
    lines = [f"# {match.story}", ""]
    for number, state in enumerate(replay(GAME, match)):
        if number:
            lines += [f"* {number}  {match.lines[number - 1]}"]
        shown = seen(state, None)
        for seat, words in enumerate(shown.last):
            for word in words:
                effects = " ".join(encode(effect).decode() for effect in word.effects)
                if effects or word.points:
                    lines.append(f"    {seat} {word.action} {word.points:+} {effects}".rstrip())
        drawn = [format_cells(state.setting.plan, sheet.page.cells).split("\n") for sheet in state.seats]
        lines += ["    " + "   ".join(row) for row in zip(*drawn, strict=True)]
        for seat, sheet in enumerate(shown.sheets):
            score = " ".join(f"{line.key}:{line.count}={line.points}" for line in sheet.score if line.points)
            lines.append(f"    {seat} has {sheet.points}: {score}".rstrip().rstrip(":"))
    lines.append(f"  {encode(seen(state, None).end).decode()}")
    return "\n".join(lines) + "\n"


def stroll(seed: int, birds: float = 0.0, changes: float = 8.0) -> Chooser:
    """Players who prefer monuments: a greedy choice of each action, with a small random term."""
    generator = random.Random(seed)

    def choose(state: WalkState, seat: Seat) -> Action:
        legal = list(GAME.legal_actions(state, seat))
        if seat == CHANCE:
            return generator.choices(legal, [2, 2, 1, 1])[0]
        if legal[0].startswith("*"):
            return generator.choice([word for word in legal if word.startswith("*")])

        def value(word: Action) -> float:
            if word == "done":
                return 0.0
            before, after = state.seats[seat].page, GAME.apply(state, seat, word).seats[seat].page
            gain = 6.0 * (after.visited.bit_count() - before.visited.bit_count()) + 2.0 * (after.loops - before.loops)
            gain += after.labels.count(PLAN.centre) - before.labels.count(PLAN.centre)
            gain += birds * (after.ibis - before.ibis)
            return gain - changes * ("+" in word) + generator.random()

        return max(legal, key=value)

    return choose


def careless(seed: int) -> Chooser:
    """Players who draw at random."""
    generator = random.Random(seed)

    def choose(state: WalkState, seat: Seat) -> Action:
        legal = list(GAME.legal_actions(state, seat))
        if seat == CHANCE:
            return generator.choices(legal, [2, 2, 1, 1])[0]
        plain = [word for word in legal if "+" not in word]
        return generator.choice(legal if generator.random() < 0.02 else plain)

    return choose


def search(story: str, wanted: Wanted, seats: int, player: Callable[[int], Chooser] = stroll, **options: str) -> Match:
    """Find the first match of such players that meets a condition."""
    for seed in count():
        match = record(story, seats, dict(options), player(seed))
        if wanted(match):
            return match
    raise LookupError(story)


def reason(name: str) -> Wanted:
    return lambda match: match.outcome.reason == name


def decided(name: str, among_enders: bool = True) -> Wanted:
    """Accept matches decided by this criterion, whose tied seats include a seat that ended the game, or do not."""

    def wanted(match: Match) -> bool:
        if match.decided != name:
            return False
        found = ended(final_state(match))
        return bool(set(found.tied) & set(found.enders)) == among_enders

    return wanted


def contains(*parts: str) -> Wanted:
    """Accept matches in which a seat writes consecutive actions that contain these parts."""

    def wanted(match: Match) -> bool:
        rounds = (part.split() for line in match.lines for part in line.split(" | ")[1:])
        return any(
            all(part in word for word, part in zip(words[start:], parts, strict=False))
            for words in rounds
            for start in range(len(words) - len(parts) + 1)
        )

    return wanted


def ticks(bonus: str) -> Wanted:
    return lambda match: any(f"*{bonus}" in line.split() for line in match.lines)


def seven(match: Match) -> bool:
    return match.seats > 1 and any(sheet.page.visited.bit_count() > 6 for sheet in final_state(match).seats)


def statue_tie(match: Match) -> bool:
    most = sorted(sheet.page.all_statues for sheet in final_state(match).seats)[-2:]
    return most[0] == most[1] > 1


def t_as_ibis(match: Match) -> bool:
    return any(line.startswith(f"{T} | ") and "=I" in line for line in match.lines)


CROWDED = ["│└┐││", "││┘││", "││┼││", "││─││", "││─│."]
PIECE_OF = {"│": ("straight", "NS"), "─": ("straight", "EW"), "└": ("turn", "NE"), "┐": ("turn", "SW"), "┘": ("turn", "NW")}


def crowded() -> Match:
    """Two equal, almost full sheets. At the end one seat earns a bonus before the drawing, whose piece fills the last square."""
    lines = []
    for y, row in enumerate(CROWDED):
        for x, character in enumerate(row):
            if character in PIECE_OF:
                kind, piece = PIECE_OF[character]
                word = f"{'ABCDE'[x]}{y + 1}={piece}"
                lines.append(f"{kind} | {word} | {word}")
    return scripted("a bonus takes the last square, so the roll comes to nothing", 2, *lines, "turn | C2+S *turn E5=NE - | E5=NE")


def solo_win() -> Match:
    """A solo game that is won with many ibis."""
    squares = [f"{column}{row}" for row in (1, 2, 3, 4, 5) for column in "DE"] + ["A1", "A2"]
    return scripted(
        "alone: eighteen points or more win",
        1,
        *(
            "straight | C2=NS",
            "turn | C1=SW",
            "turn | B1=NE *ibis",
            "straight | C4=NS",
            "turn | C5=NW",
            "straight | B5=EW *flock",
        ),
        *(f"ibis | {square}=I" for square in squares),
    )


def stories() -> dict[str, Match]:
    found = {
        "end-six-monuments": search("ends by six monuments", reason("six-monuments"), 3),
        "end-six-ibis": search("ends by six ibis", reason("six-ibis"), 2),
        "end-full-sheet": search("ends by a full sheet", reason("full-sheet"), 2, careless),
        "end-last-roll-won": solo_win(),
        "end-last-roll-missed": search("alone: fewer than eighteen points", lambda match: not match.outcome.winners, 1),
        "win-by-points": search("most points win", decided("points"), 4),
        "tie-ender": search("tied: who brought about the end wins", decided("ender"), 3),
        "tie-monuments": search("tied, all ended it: more monuments win", decided("monuments"), 2, careless),
        "tie-statues": search("tied, all ended it: more statues win", decided("statues"), 2, careless),
        "tie-shared": search("tied in everything: they share", decided("shared"), 2, careless),
        "tie-others-monuments": search(
            "tied, none of them ended it: more monuments win", decided("monuments", False), 4, careless
        ),
        "tie-others-statues": search("tied, none of them ended it: more statues win", decided("statues", False), 4, careless),
        "tie-others-shared": search("tied, none of them ended it: they share", decided("shared", False), 4, careless),
        "seventh-monument": search("a seventh monument, without a seventh bonus", seven, 2),
        "statue-tie-one": search("most statues tied: one point each", statue_tie, 3),
        "statue-tie-each": search("most statues tied: one point for each statue", statue_tie, 3, statue_tie="each"),
        "t-as-ibis": search("a rolled T drawn as an ibis", t_as_ibis, 2, lambda seed: stroll(seed, birds=4.0)),
        "bonus-chain": search("a bonus path visits, and gives another bonus", contains("*turn", "", "*"), 2),
        "change-visits": search("a change joins a monument before the drawing", contains("+", "*"), 2),
        "nothing-possible": crowded(),
        "eight-seats": search("eight walk together", lambda match: True, 8),
    }
    for bonus in BONUSES:
        found[f"bonus-{bonus}"] = search(f"somebody ticks {bonus}", ticks(bonus), 2)
    return found


def main() -> None:
    found = stories()
    save(GOLDEN, found)
    (GOLDEN / "playthrough.txt").write_text(playthrough(found[PLAYTHROUGH]), encoding="utf-8")
    (GOLDEN / "legal-order.txt").write_text(legal_order(), encoding="utf-8")


def legal_order() -> str:
    """Return the legal actions, in order, of some states of random matches."""
    lines = []
    for seed in range(3):
        for number, state in enumerate(random_match(2, seed, changes=0.0)):
            if number % 17 == 5:
                for seat in sorted(GAME.to_act(state)):
                    lines += [f"{GAME.format_state(state)} > {int(seat)}", "  " + " ".join(GAME.legal_actions(state, seat))]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
