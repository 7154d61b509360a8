"""Generates the `wire.ts` files of the client from the msgspec structs of its messages. `scripts/generate` writes them.

This module defines which types are generated, their names, and their files: one file for the shell and one for each game. The
types of a game get a prefix, which is the name of its view without `View`.
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
from rivage.deals import Daily, DailyHistory, Duplicate, GroupLine, GroupView
from rivage.games import ALL
from rivage.physics import Toppled
from rivage.players import Profile
from rivage.registry import Finding
from rivage.server import messages as http
from rivage.server.account.credentials import Keys
from rivage.server.http import account, advice, deals, games, groups, lessons, notifications, profile, text_play
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
    """All structs that `kinds` contain, directly or indirectly."""
    seen: set[Struct] = set()

    def walk(shape: shapes.Type) -> None:
        match shape:
            case shapes.StructType(cls=struct, fields=fields):
                if struct not in seen:
                    seen.add(struct)
                    for field in fields:
                        walk(field.type)
            case shapes.UnionType(types=types) | shapes.TupleType(item_types=types):
                for item in types:
                    walk(item)
            case shapes.VarTupleType(item_type=item) | shapes.ListType(item_type=item) | shapes.Metadata(type=item):
                walk(item)
            case shapes.DictType(key_type=key, value_type=value):
                walk(key)
                walk(value)

    for kind in kinds:
        walk(shapes.type_info(kind))
    return seen


class Writer:
    """Writes the TypeScript types for the JSON form of Python types.

    Each struct becomes an interface with its docstrings as comments; the members of a union have different `t` fields. A field
    is optional when the browser may omit it (it has a default, and the struct is sent to the server), or when the server may
    omit it (`omit_defaults`).

    The output depends on the types alone. Unions are sorted because Python caches equal ones (`int | str` and `str | int`), so
    that their order depends on which was created first in the process.
    """

    def __init__(
        self,
        names: Mapping[Struct, str],
        aliases: Mapping[str, Any],
        *,
        precise: Mapping[tuple[type, str], str] | None = None,
        secret: Collection[tuple[type, str]] = (),
    ) -> None:
        """Create a writer.

        Args:
            names: TypeScript names of structs; the default is the Python name.
            aliases: types that are referred to by a name, by that name.
            precise: TypeScript types of fields whose Python type is too general.
            secret: fields to leave out.
        """
        self._names = names
        self._precise = precise or {}
        self._secret = secret
        self._aliases: dict[str, str] = {}
        """Names of aliases by their definition."""
        self._definitions: dict[str, str] = {}
        for name, kind in aliases.items():
            self._definitions[name] = self._expand(shapes.type_info(kind))
        self._aliases = {text: name for name, text in self._definitions.items()}

    def alias(self, name: str) -> str:
        """The declaration of an alias."""
        return f"export type {name} = {self._definitions[name]};\n"

    def interface(self, struct: Struct, *, optional: bool) -> str:
        """The interface of a struct. If `optional`, fields with a default are optional."""
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
        """The TypeScript type for a Python type: its alias if it has one."""
        text = self._expand(shape)
        return self._aliases.get(text, text)

    def _expand(self, shape: shapes.Type) -> str:
        """The TypeScript type without its own alias; its parts are written by their aliases."""
        match shape:
            case shapes.StructType(cls=struct):
                return self._name(struct)
            case shapes.UnionType(types=types):
                return " | ".join(sorted({self.write(item) for item in types}, key=lambda text: (text == "null", text)))
            case shapes.EnumType(cls=kind):
                return " | ".join(msgspec.json.encode(member).decode() for member in kind)
            case shapes.LiteralType(values=values):
                return " | ".join(sorted(msgspec.json.encode(value).decode() for value in values))
            case shapes.TupleType(item_types=types):
                return f"[{', '.join(self.write(item) for item in types)}]"
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
    """The docstrings of the fields of `struct`, including inherited ones."""
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
    "StartPlay": deals.StartPlay,
    "NewDuplicate": deals.NewDuplicate,
    "NewGroup": groups.NewGroup,
    "JoinGroup": groups.JoinGroup,
    "RenameGroup": groups.RenameGroup,
    "RemoveMember": groups.RemoveMember,
    "SaidWords": text_play.SaidWords,
    "LessonDone": lessons.LessonDone,
    "NewPasskey": account.NewPasskey,
    "ComeBack": account.ComeBack,
    "Subscription": notify_records.Subscription,
    "NewWebhook": notifications.NewWebhook,
}
"""Types that the browser sends."""
OUTGOING: dict[str, Any] = {
    "ToBrowser": messages.ToBrowser,
    "AnyEvent": events.AnyEvent,
    "Replay": messages.Replay,
    "Dice": messages.Dice,
    "TableMade": http.TableMade,
    "DuplicateMade": deals.DuplicateMade,
    "Daily": Daily,
    "DailyHistory": DailyHistory,
    "Duplicate": Duplicate,
    "GroupMade": groups.GroupMade,
    "GroupLine": GroupLine,
    "GroupView": GroupView,
    "Me": http.Me,
    "Profile": Profile,
    "GamesPage": profile.GamesPage,
    "TableLine": http.TableLine,
    "TableSummary": http.TableSummary,
    "Problem": http.Problem,
    "GameListed": games.GameListed,
    "TableWords": text_play.TableWords,
    "Understood": text_play.Understood,
    "Toppled": Toppled,
    "Advised": advice.Advised,
    "SharedPlan": advice.SharedPlan,
    "Keys": Keys,
    "Notifying": notifications.Notifying,
    "Kept": account.Kept,
    "Forgotten": account.Forgotten,
    "RecoveryPhrase": account.RecoveryPhrase,
    "Finding": Finding,
    "LessonPlan": lessons.LessonPlan,
    "LessonAnswer": lessons.LessonAnswer,
}
"""Types that the server sends."""
NAMED: dict[str, Any] = {
    "Details": Details,
    "ClockKind": options.ClockKind,
    "AnyCommand": commands.AnyCommand,
    "AnyEvent": events.AnyEvent,
    "FromBrowser": http.FromBrowser,
    "ToBrowser": messages.ToBrowser,
}
"""Types that become TypeScript aliases with their Python names."""
PRECISE: dict[tuple[type, str], str] = {(messages.Entry, "event"): "AnyEvent"}
"""TypeScript types of fields whose Python type is too general."""
SECRET = {(kind, name) for kind, names in WITHHELD.items() for name in names}
"""Fields that are removed before events are sent to players."""
HEADER = """\
// Written by scripts/generate from the Python structs that cross the wire: change those, not this file.
"""
CONSTANTS = f"\nexport const PROTOCOL_VERSION = {messages.PROTOCOL_VERSION};\n"


def typescript() -> dict[str, str]:
    """Generate the text of each file, by its path in the client's sources: one for the shell and one for each built-in game.

    Raises:
        ValueError: when two types in one file would have the same name.
    """
    incoming = reachable(INCOMING.values())
    shell = incoming | reachable(OUTGOING.values())
    files = {"shell/api/wire.ts": _write_file(shell, NAMED, name_structs(shell, []), CONSTANTS, incoming)}
    for game, view in game_views().items():
        structs = reachable([view])
        names = name_structs(structs, [view])
        shared = sorted(names[struct] for struct in structs & shell)
        head = f"\nimport type {{ {', '.join(shared)} }} from '../../shell/api/wire';\n" if shared else ""
        files[f"games/{game}/wire.ts"] = _write_file(structs - shell, view_unions([view]), names, head)
    return files


def _write_file(
    structs: Collection[Struct],
    aliases: dict[str, Any],
    names: dict[Struct, str],
    head: str = "",
    optional: Collection[Struct] = (),
) -> str:
    """The text of one file with `structs` and `aliases`. In `optional` structs, fields with a default are optional."""
    for name in aliases.keys() & names.values():
        struct = next(struct for struct, taken in names.items() if taken == name)
        raise ValueError(f"both a union and {full_name(struct)} would be called {name}: rename one")
    writer = Writer(names, aliases, precise=PRECISE, secret=SECRET)
    parts = [HEADER + head]
    parts += [writer.alias(name) for name in sorted(aliases)]
    parts += [writer.interface(struct, optional=struct in optional) for struct in sorted(structs, key=names.__getitem__)]
    return "\n".join(parts)


def game_views() -> dict[str, Struct]:
    """The return type of the `view` method of each game."""
    return {name: typing.get_type_hints(type(game).view)["return"] for name, game in ALL.items()}


def name_structs(structs: Iterable[Struct], views: Iterable[Struct]) -> dict[Struct, str]:
    """The TypeScript names of structs. Those that belong to one of `views` get its game's prefix.

    Raises:
        ValueError: when two structs would have the same name.
    """
    views = list(views)
    names: dict[Struct, str] = {}
    taken: dict[str, Struct] = {}
    for struct in sorted(structs, key=full_name):
        prefix = next((prefix_of(view) for view in views if of_one_game(struct, view)), "")
        name = names[struct] = prefixed(prefix, struct.__name__)
        if name in taken:
            raise ValueError(f"{full_name(taken[name])} and {full_name(struct)} would both be called {name}: rename one")
        taken[name] = struct
    return names


def view_unions(views: Iterable[Struct]) -> dict[str, Any]:
    """The named unions (such as `AnyEffect`) of a game's own structs in the module of its view."""
    found: dict[str, Any] = {}
    for view in views:
        for name, value in sorted(vars(inspect.getmodule(view)).items()):
            members = typing.get_args(value) if isinstance(value, types.UnionType) else ()
            if members and all(of_one_game(member, view) for member in members):
                found[prefixed(prefix_of(view), name)] = value
    return found


def of_one_game(kind: Any, view: Struct) -> bool:
    """Whether a type is a struct defined in the folder of a game's view, or in a subfolder."""
    folder = view.__module__.rpartition(".")[0]
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__.startswith(f"{folder}.")


def prefix_of(view: type) -> str:
    """The prefix of a game's types, such as `DeepRiver`, taken from the name of its view."""
    return view.__name__.removesuffix("View")


def prefixed(prefix: str, name: str) -> str:
    """Add a prefix to a name that does not have it yet."""
    return name if name.startswith(prefix) and not name[len(prefix) :][:1].islower() else prefix + name


def full_name(struct: type) -> str:
    """The full name of a struct."""
    return f"{struct.__module__}.{struct.__qualname__}"
