"""The browser's types, written from the structs that cross the wire: `scripts/generate` keeps the files `wire.ts` fresh with it.

Here stands which types cross, what each is called there and in which file it stands: those of the shell in one, those of a game
in one of its own, so that a game is one folder. `Writer` writes one of them. A type of a game bears the game's name, the
one that its view bears before `View`.
"""

import ast
import inspect
import textwrap
import types
import typing
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect as shapes

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

Struct = type[msgspec.Struct]
SIMPLE: dict[type[shapes.Type], str] = {
    shapes.AnyType: "unknown",
    shapes.NoneType: "null",
    shapes.BoolType: "boolean",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
}


def reachable(kinds: Iterable[Any]) -> set[Struct]:
    """Every struct that appears in `kinds`, however deep."""
    seen: set[Struct] = set()

    def walk(shape: shapes.Type) -> None:
        match shape:
            case shapes.StructType(cls=struct, fields=fields):
                if struct not in seen:
                    seen.add(struct)
                    for field in fields:
                        walk(field.type)
            case shapes.UnionType(types=types) | shapes.TupleType(item_types=types):
                for each in types:
                    walk(each)
            case shapes.VarTupleType(item_type=item) | shapes.ListType(item_type=item) | shapes.Metadata(type=item):
                walk(item)
            case shapes.DictType(key_type=key, value_type=value):
                walk(key)
                walk(value)

    for kind in kinds:
        walk(shapes.type_info(kind))
    return seen


class Writer:
    """Writes Python types in TypeScript as they look in JSON, by the names they are given.

    One interface a struct, its docstrings as comments, unions told apart by `t`. A field is optional when the browser may leave
    it out (it has a default and the struct travels to the server) or the server does (`omit_defaults`).

    What is written depends on the types alone. Unions are sorted: typing keeps one of those that are equal (`int | str` and
    `str | int`), whichever was made first in the process.
    """

    def __init__(
        self,
        names: Mapping[Struct, str],
        aliases: Mapping[str, Any],
        *,
        precise: Mapping[tuple[type, str], str] | None = None,
        secret: Collection[tuple[type, str]] = (),
    ) -> None:
        """Write structs by `names`, their own where it has none, and the types of `aliases` by their names.

        Args:
            names: what structs are called.
            aliases: types that are named instead of being written out wherever they are used.
            precise: how fields are written that Python leaves open.
            secret: fields that are left out.
        """
        self._names = names
        self._precise = precise or {}
        self._secret = secret
        self._aliases: dict[str, str] = {}
        """By how they are written out."""
        self._written: dict[str, str] = {}
        for name, kind in aliases.items():
            self._written[name] = self._whole(shapes.type_info(kind))
        self._aliases = {text: name for name, text in self._written.items()}

    def alias(self, name: str) -> str:
        """The declaration of a named type."""
        return f"export type {name} = {self._written[name]};\n"

    def interface(self, struct: Struct, *, optional: bool) -> str:
        """One struct as an interface; `optional`: what has a default may be left out."""
        config = struct.__struct_config__
        docs = field_docs(struct)
        lines = [comment(inspect.getdoc(struct) or "", "")] if struct.__doc__ else []
        lines.append(f"export interface {self._name(struct)} {{\n")
        if config.tag is not None:
            lines.append(f"  {config.tag_field}: {msgspec.json.encode(config.tag).decode()};\n")
        shape = shapes.type_info(struct)
        assert isinstance(shape, shapes.StructType)
        for field in shape.fields:
            if (struct, field.name) in self._secret:
                continue
            if field.name in docs:
                lines.append(comment(docs[field.name], "  "))
            mark = "?" if not field.required and (optional or config.omit_defaults) else ""
            kind = self._precise.get((struct, field.name)) or self.write(field.type)
            lines.append(f"  {field.encode_name}{mark}: {kind};\n")
        lines.append("}\n")
        return "".join(lines)

    def write(self, shape: shapes.Type) -> str:
        """`shape` in TypeScript, by its name where it has one."""
        text = self._whole(shape)
        return self._aliases.get(text, text)

    def _whole(self, shape: shapes.Type) -> str:
        """`shape` written out, by the names of what is in it."""
        match shape:
            case shapes.StructType(cls=struct):
                return self._name(struct)
            case shapes.UnionType(types=types):
                return " | ".join(sorted({self.write(each) for each in types}, key=lambda text: (text == "null", text)))
            case shapes.EnumType(cls=kind):
                return " | ".join(msgspec.json.encode(each).decode() for each in kind)
            case shapes.LiteralType(values=values):
                return " | ".join(sorted(msgspec.json.encode(value).decode() for value in values))
            case shapes.TupleType(item_types=types):
                return f"[{', '.join(self.write(each) for each in types)}]"
            case shapes.VarTupleType(item_type=item) | shapes.ListType(item_type=item):
                inner = self.write(item)
                return f"({inner})[]" if "|" in inner else f"{inner}[]"
            case shapes.DictType(value_type=value):
                return f"Record<string, {self.write(value)}>"
            case shapes.Metadata(type=inside):
                return self.write(inside)
        return SIMPLE[type(shape)]

    def _name(self, struct: Struct) -> str:
        return self._names.get(struct, struct.__name__)


@cache
def field_docs(struct: Struct) -> dict[str, str]:
    """The docstring under each field of `struct`, inherited ones included."""
    found: dict[str, str] = {}
    for base in reversed(struct.__mro__):
        if not issubclass(base, msgspec.Struct) or base is msgspec.Struct:
            continue
        body = ast.parse(textwrap.dedent(inspect.getsource(base))).body[0]
        assert isinstance(body, ast.ClassDef)
        for field, after in zip(body.body, body.body[1:], strict=False):
            if not (isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)):
                continue
            if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant) and isinstance(after.value.value, str):
                found[field.target.id] = inspect.cleandoc(after.value.value)
    return found


def comment(text: str, indent: str) -> str:
    """A TypeScript comment."""
    lines = text.splitlines()
    if len(lines) == 1:
        return f"{indent}/** {text} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


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
