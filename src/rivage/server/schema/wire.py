"""The browser's types, written from the structs that cross the wire: `scripts/generate` keeps the files `wire.ts` fresh with it.

Here stands which types cross, what each is called there and in which file it stands: those of the shell in one, those of a game
in one of its own, so that a game is one folder. `typescript.py` writes one of them. A type of a game bears the game's name, the
one that its view bears before `View`.
"""

import inspect
import types
import typing
from collections.abc import Collection, Iterable
from typing import Any

import msgspec

from rivage.core import Details
from rivage.deals import Daily, Duplicate
from rivage.games import ALL
from rivage.physics import Toppled
from rivage.registry import Finding
from rivage.server import messages as http
from rivage.server.account.credentials import Keys
from rivage.server.http import account as handlers
from rivage.server.http import advice, games, lessons
from rivage.server.http import deals as dealing
from rivage.server.http import notifications as notify_handlers
from rivage.server.http import text_play as by_words
from rivage.server.notify import records as notify_records
from rivage.table.protocol import commands, events, messages, options
from rivage.table.views import WITHHELD

from .typescript import Writer, reachable

INCOMING: dict[str, Any] = {
    "FromBrowser": http.FromBrowser,
    "NewTable": http.NewTable,
    "StartPlay": dealing.StartPlay,
    "NewDuplicate": dealing.NewDuplicate,
    "SaidWords": by_words.SaidWords,
    "LessonDone": lessons.LessonDone,
    "NewPasskey": handlers.NewPasskey,
    "ComeBack": handlers.ComeBack,
    "Subscription": notify_records.Subscription,
    "NewWebhook": notify_handlers.NewWebhook,
}
"""What the browser sends."""
OUTGOING: dict[str, Any] = {
    "ToBrowser": messages.ToBrowser,
    "AnyEvent": events.AnyEvent,
    "Replay": messages.Replay,
    "Dice": messages.Dice,
    "TableMade": http.TableMade,
    "DuplicateMade": dealing.DuplicateMade,
    "Daily": Daily,
    "Duplicate": Duplicate,
    "Me": http.Me,
    "TableLine": http.TableLine,
    "TableSummary": http.TableSummary,
    "Problem": http.Problem,
    "GameListed": games.GameListed,
    "TableWords": by_words.TableWords,
    "Understood": by_words.Understood,
    "Toppled": Toppled,
    "Advised": advice.Advised,
    "SharedPlan": advice.SharedPlan,
    "Keys": Keys,
    "Notifying": notify_handlers.Notifying,
    "Kept": handlers.Kept,
    "Forgotten": handlers.Forgotten,
    "RecoveryPhrase": handlers.RecoveryPhrase,
    "Finding": Finding,
    "LessonPlan": lessons.LessonPlan,
    "LessonAnswer": lessons.LessonAnswer,
}
"""What the server sends."""
NAMED: dict[str, Any] = {
    "Details": Details,
    "ClockKind": options.ClockKind,
    "AnyCommand": commands.AnyCommand,
    "AnyEvent": events.AnyEvent,
    "FromBrowser": http.FromBrowser,
    "ToBrowser": messages.ToBrowser,
}
"""Types that keep their Python name instead of being written out wherever they are used."""
PRECISE: dict[tuple[type, str], str] = {(messages.Entry, "event"): "AnyEvent"}
"""Fields that Python leaves open and the browser knows better."""
SECRET = {(kind, name) for kind, names in WITHHELD.items() for name in names}
"""Fields that people at a table do not get: the one list of them is kept where events are redacted."""
HEADER = """\
// Written by scripts/generate from the Python structs that cross the wire: change those, not this file.
"""
CONSTANTS = f"\nexport const PROTOCOL_VERSION = {messages.PROTOCOL_VERSION};\n"
Struct = type[msgspec.Struct]


def typescript() -> dict[str, str]:
    """The text of each file, by its path in the sources of the client: the shell's, and one for each game of the server.

    Raises:
        ValueError: when two types of one file would bear one name; says which.
    """
    incoming = reachable(INCOMING.values())
    shell = incoming | reachable(OUTGOING.values())
    files = {"shell/api/wire.ts": _written(shell, NAMED, name_structs(shell, []), CONSTANTS, incoming)}
    for game, view in game_views().items():
        structs = reachable([view])
        names = name_structs(structs, [view])
        shared = sorted(names[struct] for struct in structs & shell)
        head = f"\nimport type {{ {', '.join(shared)} }} from '../../shell/api/wire';\n" if shared else ""
        files[f"games/{game}/wire.ts"] = _written(structs - shell, view_unions([view]), names, head)
    return files


def _written(
    structs: Collection[Struct],
    aliases: dict[str, Any],
    names: dict[Struct, str],
    head: str = "",
    optional: Collection[Struct] = (),
) -> str:
    """One file: `structs` and `aliases` by their names; what has a default may be left out of those that are `optional`."""
    for name in aliases.keys() & names.values():
        struct = next(struct for struct, taken in names.items() if taken == name)
        raise ValueError(f"both a union and {where(struct)} would be called {name}: rename one")
    writer = Writer(names, aliases, precise=PRECISE, secret=SECRET)
    parts = [HEADER + head]
    parts += [writer.alias(name) for name in sorted(aliases)]
    parts += [writer.interface(struct, optional=struct in optional) for struct in sorted(structs, key=names.__getitem__)]
    return "\n".join(parts)


def game_views() -> dict[str, Struct]:
    """The type that the `view` of each game promises."""
    return {name: typing.get_type_hints(type(game).view)["return"] for name, game in ALL.items()}


def name_structs(structs: Iterable[Struct], views: Iterable[Struct]) -> dict[Struct, str]:
    """What each struct is called in the browser.

    Raises:
        ValueError: when two would bear one name; says which.
    """
    views = list(views)
    names: dict[Struct, str] = {}
    taken: dict[str, Struct] = {}
    for struct in sorted(structs, key=where):
        prefix = next((prefix_of(view) for view in views if of_one_game(struct, view)), "")
        name = names[struct] = prefixed(prefix, struct.__name__)
        if name in taken:
            raise ValueError(f"{where(taken[name])} and {where(struct)} would both be called {name}: rename one")
        taken[name] = struct
    return names


def view_unions(views: Iterable[Struct]) -> dict[str, Any]:
    """Unions of a game's own structs that the module of its view has a name for (`AnyEffect`)."""
    found: dict[str, Any] = {}
    for view in views:
        for name, value in sorted(vars(inspect.getmodule(view)).items()):
            members = typing.get_args(value) if isinstance(value, types.UnionType) else ()
            if members and all(of_one_game(each, view) for each in members):
                found[prefixed(prefix_of(view), name)] = value
    return found


def of_one_game(kind: Any, view: Struct) -> bool:
    """Whether a type is a struct that stands in the folder of a game's view, or deeper."""
    folder = view.__module__.rpartition(".")[0]
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__.startswith(f"{folder}.")


def prefix_of(view: type) -> str:
    """What the types of a game begin with, by its view: `DeepRiver`."""
    return view.__name__.removesuffix("View")


def prefixed(prefix: str, name: str) -> str:
    """A name that begins with the prefix, as it may already."""
    return name if name.startswith(prefix) and not name[len(prefix) :][:1].islower() else prefix + name


def where(struct: type) -> str:
    """A struct by its full name, for people and for a fixed order."""
    return f"{struct.__module__}.{struct.__qualname__}"
