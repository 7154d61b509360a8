"""The browser's types, written from the structs that cross the wire: `scripts/generate` keeps web/src/lib/wire.ts fresh with it.

One interface a struct, its docstrings as comments, unions told apart by `t`. A field is optional when the browser may
leave it out (it has a default and the struct travels to the server) or the server does (`omit_defaults`).
"""

import ast
import inspect
import textwrap
import typing
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect as shapes

from rivage.core import GameInfo
from rivage.core.errors import Details
from rivage.deals import Daily, Duplicate
from rivage.games import ALL
from rivage.table import commands, events, messages, options

from . import deals as dealing
from . import messages as http

INCOMING: dict[str, Any] = {
    "FromBrowser": http.FromBrowser,
    "NewTable": http.NewTable,
    "StartPlay": dealing.StartPlay,
    "NewDuplicate": dealing.NewDuplicate,
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
    "GameInfo": GameInfo,
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
PRECISE: dict[tuple[str, str], str] = {("Entry", "event"): "AnyEvent"}
"""Fields that Python leaves open and the browser knows better."""
SECRET = {("Created", "host"), ("Created", "seed"), ("Created", "script"), ("Seated", "player")}
"""Fields that never leave the house: `table.fanout` takes them out of public entries."""
HEADER = """\
// Written by scripts/generate from the Python structs that cross the wire: change those, not this file.
"""
Names = list[tuple[shapes.Type, str]]
SIMPLE: dict[type[shapes.Type], str] = {
    shapes.AnyType: "unknown",
    shapes.NoneType: "null",
    shapes.BoolType: "boolean",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
}


def typescript() -> str:
    """The whole text of wire.ts."""
    views = {kind.__name__: kind for kind in game_views()}
    named = NAMED | view_unions(views)
    incoming = reachable(INCOMING.values())
    structs = incoming | reachable([*OUTGOING.values(), *views.values()])
    names = [(shapes.type_info(kind), name) for name, kind in named.items()]
    parts = [HEADER]
    for name, kind in sorted(named.items()):
        parts.append(f"export type {name} = {write(shapes.type_info(kind), names, top=True)};\n")
    for struct in sorted(structs, key=lambda each: each.__name__):
        parts.append(interface(struct, names, optional=struct in incoming))
    return "\n".join(parts)


def game_views() -> list[Any]:
    """The type each game's `view` promises."""
    return [typing.get_type_hints(type(game).view)["return"] for game in ALL.values()]


def view_unions(views: dict[str, Any]) -> dict[str, Any]:
    """Unions the modules of the views name themselves (`AnyEffect`)."""
    found = {}
    for view in views.values():
        module = inspect.getmodule(view)
        for name, value in vars(module).items():
            if typing.get_args(value) and all(isinstance(each, type) for each in typing.get_args(value)):
                found[name] = value
    return found


def reachable(kinds: Any) -> set[type[msgspec.Struct]]:
    """Every struct that appears in `kinds`, however deep."""
    seen: set[type[msgspec.Struct]] = set()

    def walk(shape: shapes.Type) -> None:
        match shape:
            case shapes.StructType(cls=struct, fields=fields):
                if struct not in seen:
                    seen.add(struct)
                    for field in fields:
                        walk(field.type)
            case shapes.UnionType(types=types):
                for each in types:
                    walk(each)
            case shapes.TupleType(item_types=types):
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


def write(shape: shapes.Type, names: Names, *, top: bool = False) -> str:
    """`shape` in TypeScript; `top` writes a named type out."""
    for known, name in names:
        if not top and known == shape:
            return name
    match shape:
        case shapes.StructType(cls=struct):
            return struct.__name__
        case shapes.UnionType(types=types):
            last = sorted(types, key=lambda each: isinstance(each, shapes.NoneType))
            return " | ".join(dict.fromkeys(write(each, names) for each in last))
        case shapes.EnumType(cls=kind):
            return " | ".join(msgspec.json.encode(each).decode() for each in kind)
        case shapes.LiteralType(values=values):
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case shapes.TupleType(item_types=types):
            return f"[{', '.join(write(each, names) for each in types)}]"
        case shapes.VarTupleType(item_type=item) | shapes.ListType(item_type=item):
            inner = write(item, names)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case shapes.DictType(value_type=value):
            return f"Record<string, {write(value, names)}>"
        case shapes.Metadata(type=inside):
            return write(inside, names)
    return SIMPLE[type(shape)]


def interface(struct: type[msgspec.Struct], names: Names, *, optional: bool) -> str:
    """One struct as an interface; `optional`: what has a default may be left out."""
    config = struct.__struct_config__
    docs = field_docs(struct)
    lines = [comment(inspect.getdoc(struct) or "", "")] if struct.__doc__ else []
    lines.append(f"export interface {struct.__name__} {{\n")
    if config.tag is not None:
        lines.append(f"  {config.tag_field}: {msgspec.json.encode(config.tag).decode()};\n")
    shape = shapes.type_info(struct)
    assert isinstance(shape, shapes.StructType)
    for field in shape.fields:
        if (struct.__name__, field.name) in SECRET:
            continue
        if field.name in docs:
            lines.append(comment(docs[field.name], "  "))
        mark = "?" if not field.required and (optional or config.omit_defaults) else ""
        kind = PRECISE.get((struct.__name__, field.name)) or write(field.type, names)
        lines.append(f"  {field.encode_name}{mark}: {kind};\n")
    lines.append("}\n")
    return "".join(lines)


@cache
def field_docs(struct: type[msgspec.Struct]) -> dict[str, str]:
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
