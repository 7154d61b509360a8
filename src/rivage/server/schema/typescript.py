"""Python types written in TypeScript, as they look in JSON.

One interface a struct, its docstrings as comments, unions told apart by `t`. A field is optional when the browser may
leave it out (it has a default and the struct travels to the server) or the server does (`omit_defaults`).

What is written depends on the types alone. Unions are sorted: typing keeps one of those that are equal (`int | str` and
`str | int`), whichever was made first in the process.
"""

import ast
import inspect
import textwrap
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect as shapes

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
    """Writes types by the names they are given."""

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
