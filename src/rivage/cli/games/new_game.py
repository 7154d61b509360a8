"""`rivage new-game`: writes a small complete game, to be changed into another.

The templates are in `rivage/cli/skeleton`: Python files, tests, a recorded match and an English catalogue of a game called
Your Game. They are copied with its name replaced.
"""

import keyword
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import click

from rivage.cli.errors import AlreadyThere, BadGameName, Unwritable
from rivage.cli.files import writing
from rivage.cli.options import HELP

_ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
RESERVED: Final = ("house", "your-game")
"""Names that addresses of the server or the templates use themselves."""
SUFFIX: Final = ".template"
FOLDERS: Final = Path("src", "rivage", "games", "__init__.py")
"""The list of built-in games, in a checkout of Rivage."""
TREE: Final = {
    "game": "src/rivage/games/your_game",
    "tree/__init__.py": "src/rivage/games/your_game/__init__.py",
    "tests": "tests/games/your_game",
    "golden": "tests/games/your_game/golden",
    "tree/test_sentences.py": "tests/games/your_game/test_sentences.py",
    "card.ftl": "src/rivage/locales/en/card-your-game.ftl",
    "game.ftl": "src/rivage/locales/en/your-game.ftl",
    "tree/reference.md": "docs/reference/your-game.md",
}
"""Where each template, or folder of templates, goes in a checkout of Rivage. Several templates of one file are joined."""
PACKAGE: Final = {
    "game": "your-game/src/your_import",
    "package/__init__.py": "your-game/src/your_import/__init__.py",
    "package/py.typed": "your-game/src/your_import/py.typed",
    "card.ftl": "your-game/src/your_import/locales/en/your-game.ftl",
    "game.ftl": "your-game/src/your_import/locales/en/your-game.ftl",
    "package/pyproject.toml": "your-game/pyproject.toml",
    "package/README.md": "your-game/README.md",
    "tests": "your-game/tests",
    "golden/matches": "your-game/tests/golden/matches",
    "package/test_golden.py": "your-game/tests/test_golden.py",
    "package/test_sentences.py": "your-game/tests/test_sentences.py",
}
"""The same for a package of its own."""


@click.command(context_settings=HELP)
@click.argument("name")
@click.option("--package", is_flag=True, help="A Python package of its own, in a new folder NAME, instead of a built-in game.")
@click.option("--title", help="The title that people read.  [default: NAME with capitals]")
@click.option(
    "--into",
    type=click.Path(path_type=Path, file_okay=False, exists=True),
    default=".",
    help="The checkout of Rivage, or the folder for the package.  [default: .]",
)
def new_game(name: str, package: bool, title: str | None, into: Path) -> None:
    """Write the skeleton of a new game called NAME.

    NAME is made of small letters, digits and single dashes, such as your-game. The skeleton is a small complete game with tests,
    a recorded match and English sentences. Change it into yours; its tests pass from the start.
    """
    check_name(name)
    if not package and not (into / FOLDERS).is_file():
        raise click.UsageError(f"{into / FOLDERS} is not there: run this in a checkout of Rivage, or add --package")
    written = write_skeleton(name, title or name.replace("-", " ").title(), package, into)
    for file in sorted(written):
        click.echo(f"wrote {file}")
    if package:
        folder = into / name if into.is_absolute() else f"./{into / name}"
        click.echo(f"next: pip install -e {folder} && pytest {folder}/tests")
    else:
        click.echo(f"added {name} to the list in {into / FOLDERS}")
        click.echo(f"next: scripts/generate && scripts/test --quick -- -k {name.replace('-', '_')}")


def check_name(name: str) -> None:
    """Refuse a name that is not valid, is reserved, or belongs to a game that is installed.

    Raises:
        BadGameName: then.
    """
    from rivage.registry import all_games

    if not _ID.fullmatch(name):
        raise BadGameName(name, "use small letters, digits and single dashes, beginning with a letter, such as your-game")
    if name in RESERVED or keyword.iskeyword(name):
        raise BadGameName(name, "this name is reserved")
    if name in all_games():
        raise BadGameName(name, "a game of this name is installed")


def write_skeleton(name: str, title: str, package: bool, into: Path) -> list[Path]:
    """Write the files of a new game below `into` and, for a built-in game, add it to the list. Returns the files.

    Raises:
        AlreadyThere: when one of the files, or the folder of the package, exists; nothing is written then.
        Unwritable: for whatever the system refuses.
    """
    contents: dict[Path, str] = {}
    for path, text in templates(package):
        target = into / replaced(path, name, title, package)
        contents[target] = contents.get(target, "") + replaced(text, name, title, package)
    for present in (into / name,) if package else contents:
        if present.exists():
            raise AlreadyThere(present, "choose another name")
    for target, text in contents.items():
        with writing(target):
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
    if not package:
        add_to_list(into / FOLDERS, name)
    return list(contents)


def templates(package: bool) -> Iterator[tuple[str, str]]:
    """Every template: the path of its file and its text, both with the name Your Game in them."""
    root = files("rivage.cli") / "skeleton"
    for source, target in (PACKAGE if package else TREE).items():
        if (folder := root / source).is_dir():
            for name, template in walk(folder):
                yield f"{target}/{name}", template.read_text(encoding="utf-8")
        else:
            yield target, (root / f"{source}{SUFFIX}").read_text(encoding="utf-8")


def walk(folder: Traversable) -> Iterator[tuple[str, Traversable]]:
    """The templates below a folder, each with its path there."""
    for each in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if each.is_dir():
            yield from ((f"{each.name}/{name}", template) for name, template in walk(each))
        elif each.name.endswith(SUFFIX):
            yield each.name.removesuffix(SUFFIX), each


def replaced(text: str, name: str, title: str, package: bool) -> str:
    """A template with the name of the new game."""
    module = name.replace("-", "_")
    if package:  # our own modules are imported in a block of their own, below those of rivage
        text = text.replace("\nfrom your_import", "\n\nfrom your_import", 1)
    for old, new in (
        ("your_import", f"rivage_{module}" if package else f"rivage.games.{module}"),
        ("your-game", name),
        ("your_game", module),
        ("YourGame", "".join(word.capitalize() for word in name.split("-"))),
        ("Your Game", title),
    ):
        text = text.replace(old, new)
    return text


def add_to_list(file: Path, name: str) -> None:
    """Add a built-in game to `FOLDERS`.

    Raises:
        Unwritable: when the file has no such list, or the system refuses.
    """
    with writing(file):
        text = file.read_text(encoding="utf-8")
        changed = re.sub(
            r"^FOLDERS: Final = \(\n(    .*\n)+",
            lambda found: f'{found[0]}    "{name.replace("-", "_")}",\n',
            text,
            flags=re.MULTILINE,
        )
        if changed == text:
            raise Unwritable(file, OSError("there is no list FOLDERS in it"))
        file.write_text(changed, encoding="utf-8")
