"""`rivage new-game`: writes the skeleton of a new game, which is a small complete game.

The templates in `rivage/cli/skeleton` are Python files, tests, a recorded match and an English catalogue of a game called
"Your Game". They are copied with its name replaced.
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
RESERVED_NAMES: Final = ("house", "your-game")
"""Names that are used by URLs of the server or by the templates."""
SUFFIX: Final = ".template"
GAMES_LIST: Final = Path("src", "rivage", "games", "__init__.py")
"""The module whose constant `FOLDERS` lists the built-in games, in a checkout of Rivage."""
CHECKOUT_TARGETS: Final = {
    "game": "src/rivage/games/your_game",
    "tree/__init__.py": "src/rivage/games/your_game/__init__.py",
    "tests": "tests/games/your_game",
    "golden": "tests/games/your_game/golden",
    "tree/test_sentences.py": "tests/games/your_game/test_sentences.py",
    "card.ftl": "src/rivage/locales/en/card-your-game.ftl",
    "game.ftl": "src/rivage/locales/en/your-game.ftl",
    "tree/reference.md": "docs/reference/your-game.md",
}
"""The target of each template or folder of templates in a checkout of Rivage. Templates with the same target are joined."""
PACKAGE_TARGETS: Final = {
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
"""The target of each template or folder of templates for a separate package."""


@click.command(context_settings=HELP)
@click.argument("name")
@click.option("--package", is_flag=True, help="Write a separate Python package in a new folder NAME, not a built-in game.")
@click.option("--title", help="Title of the game.  [default: NAME with capitals]")
@click.option(
    "--into",
    type=click.Path(path_type=Path, file_okay=False, exists=True),
    default=".",
    help="Checkout of Rivage, or parent folder of the package.  [default: .]",
)
def new_game(name: str, package: bool, title: str | None, into: Path) -> None:
    """Write the skeleton of a new game called NAME.

    NAME has lower-case letters, digits and single dashes, for example your-game. The skeleton is a small complete game with
    tests, a recorded match and English sentences. Change it into your game; its tests pass from the start.
    """
    check_name(name)
    if not package and not (into / GAMES_LIST).is_file():
        raise click.UsageError(f"{into / GAMES_LIST} does not exist: run this in a checkout of Rivage, or add --package")
    written = write_skeleton(name, title or name.replace("-", " ").title(), package, into)
    for file in sorted(written):
        click.echo(f"wrote {file}")
    if package:
        folder = into / name if into.is_absolute() else f"./{into / name}"
        click.echo(f"next: pip install -e {folder} && pytest {folder}/tests")
    else:
        click.echo(f"added {name} to the list in {into / GAMES_LIST}")
        click.echo(f"next: scripts/generate && scripts/test --quick -- -k {name.replace('-', '_')}")


def check_name(name: str) -> None:
    """Refuse a name that is not valid, is reserved, or belongs to a game that is installed.

    Raises:
        BadGameName: when the name is refused.
    """
    from rivage.registry import all_games

    if not _ID.fullmatch(name):
        raise BadGameName(name, "use lower-case letters, digits and single dashes, starting with a letter, such as your-game")
    if name in RESERVED_NAMES or keyword.iskeyword(name):
        raise BadGameName(name, "this name is reserved")
    if name in all_games():
        raise BadGameName(name, "a game of this name is installed")


def write_skeleton(name: str, title: str, package: bool, into: Path) -> list[Path]:
    """Write the files of a new game below `into`, and add a built-in game to the list. Returns the written files.

    Raises:
        AlreadyThere: when one of the files, or the folder of the package, exists. Nothing is written.
        Unwritable: when the system refuses.
    """
    contents: dict[Path, str] = {}
    for path, text in templates(package):
        target = into / fill_in(path, name, title, package)
        contents[target] = contents.get(target, "") + fill_in(text, name, title, package)
    for present in (into / name,) if package else contents:
        if present.exists():
            raise AlreadyThere(present, "choose another name")
    for target, text in contents.items():
        with writing(target):
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
    if not package:
        add_to_list(into / GAMES_LIST, name)
    return list(contents)


def templates(package: bool) -> Iterator[tuple[str, str]]:
    """All templates: the target path and the text, both with placeholders for the name."""
    root = files("rivage.cli") / "skeleton"
    for source, target in (PACKAGE_TARGETS if package else CHECKOUT_TARGETS).items():
        if (folder := root / source).is_dir():
            for name, template in walk(folder):
                yield f"{target}/{name}", template.read_text(encoding="utf-8")
        else:
            yield target, (root / f"{source}{SUFFIX}").read_text(encoding="utf-8")


def walk(folder: Traversable) -> Iterator[tuple[str, Traversable]]:
    """The templates below a folder, with their relative paths."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from ((f"{entry.name}/{name}", template) for name, template in walk(entry))
        elif entry.name.endswith(SUFFIX):
            yield entry.name.removesuffix(SUFFIX), entry


def fill_in(text: str, name: str, title: str, package: bool) -> str:
    """Replace the placeholders of a template by the name of the new game."""
    module = name.replace("-", "_")
    if package:  # the import sorter puts first-party imports into a block below those of rivage
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
    """Add a built-in game to the list in its file.

    Raises:
        Unwritable: when the file does not contain the list, or the system refuses.
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
