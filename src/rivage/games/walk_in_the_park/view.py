"""What a seat sees of A Walk in the Park: its own sheet as it is being written, the others' as they stood at the last reveal."""

import msgspec

from .effects import WalkEffect


class MonumentView(msgspec.Struct, frozen=True):
    """A monument of the printed sheet."""

    square: str
    name: str
    """A key for translation: `opera-house`."""


class PlanView(msgspec.Struct, frozen=True):
    """The printed sheet, the same for everyone."""

    name: str
    columns: int
    rows: int
    centre: str
    monuments: tuple[MonumentView, ...]


class StatueView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A statue, where four squares meet: `x` grid lines from the left edge, `y` from the top."""

    x: int
    y: int
    extra: bool = False
    """Drawn by the bonus `statue`, inside no loop of its own."""


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of the score."""

    key: str
    """`firsts`, `majority`, the key of a ticked bonus that scores, or `changes`."""
    count: int
    """What is counted: circled "1"s, statues, ibis, flocks, ibis of the best flock, changed pieces; 1 for `one` and `two`."""
    points: int


class SheetView(msgspec.Struct, frozen=True):
    """One seat's sheet, and what follows from it."""

    cells: str
    """Row by row, one character a square: `.` empty, `└┌┐┘│─├┬┤┴┼` paths, `i` an ibis."""
    joined: tuple[str, ...]
    """Squares joined to the centre, the centre included."""
    statues: tuple[StatueView, ...]
    """In the order they were drawn; the extra one last."""
    visited: tuple[str, ...]
    """Squares of the monuments visited."""
    circled: tuple[str, ...]
    """Those whose "1" is this seat's."""
    crossed: tuple[str, ...]
    """Those whose "1" went to others, visited here or not."""
    shut: tuple[str, ...]
    """Those an ibis closed."""
    ticks: tuple[str, ...]
    """Bonuses ticked, in order."""
    changed: tuple[str, ...]
    """Kinds already turned into a T: `turn`, `straight`."""
    ibis: int
    flocks: tuple[int, ...]
    """Sizes of the groups of ibis, smallest first."""
    score: tuple[ScoreLine, ...]
    """As if the game ended now: `firsts` and `majority` always, then ticked bonuses that score, then `changes` if there are any."""
    points: int
    """Sum of the lines."""


class WalkWord(msgspec.Struct, frozen=True, omit_defaults=True):
    """One word, what it causes beside itself, and what it changes in the writer's points as everything stands."""

    action: str
    """`B2=NE`, `B2+S`, `*flocks`, `-` or `done`."""
    effects: tuple[WalkEffect, ...] = ()
    points: int = 0
    """For a bonus: its present worth."""


class EndView(msgspec.Struct, frozen=True):
    """How the game ended, and what decided it."""

    reason: str
    """As in the outcome: `six-monuments`, `six-ibis`, `full-sheet` or `last-roll`."""
    enders: tuple[int, ...]
    """Seats that brought about the end; empty when playing alone."""
    tied: tuple[int, ...]
    """Seats with the most points."""
    decided: str
    """What made one of them win: `points`, `ender`, `monuments`, `statues`, or `shared`; alone `goal` or `missed`."""
    winners: tuple[int, ...]


class WalkView(msgspec.Struct, frozen=True):
    """A Walk in the Park as a seat, or a spectator, sees it."""

    position: str
    """Notation of what this seat knows: its own words of this round, nobody else's; bots read it."""
    plan: PlanView
    alone: bool
    goal: int
    """Points that win alone."""
    rolls: tuple[str, ...]
    """Every roll so far, the present one last: `turn`, `straight`, `t`, `ibis`."""
    rolls_left: int
    """Alone: rolls still to come; with others -1, since nobody knows."""
    round: int
    """The round being written or about to be rolled, counted from 1; the last one when it is over."""
    roll: str
    """What everybody draws now; empty before the die is rolled and when it is over."""
    seat: int
    """Whose view this is; -1 a spectator."""
    phase: str
    """`roll`: the die comes next. `draw`: draw the roll, or write `-`. `tick`: choose a bonus. `bonus`: draw the piece of the bonus.
    `free`: all is written; confirm, or change a piece. `waiting`: others still write. `over`."""
    owed: int
    """Bonuses to be ticked now, one after the other."""
    bonus: str
    """Kind of piece the ticked bonus lets this seat draw now (`turn`, `straight`), or empty."""
    words: tuple[WalkWord, ...]
    """What this seat wrote in this round, `done` left out."""
    written: tuple[bool, ...]
    """Who has finished writing this round."""
    sheets: tuple[SheetView, ...]
    """One a seat: one's own as it is now, the others' as they stood at the last reveal."""
    choices: tuple[WalkWord, ...]
    """For a seat that may act: every word it may write, in the fixed order; changes into a T come last."""
    last: tuple[tuple[WalkWord, ...], ...]
    """One a seat: what it wrote in the last revealed round (`last_round`), word by word; empty before the first."""
    last_round: int
    """Number of that round; 0 before the first reveal."""
    end: EndView | None
