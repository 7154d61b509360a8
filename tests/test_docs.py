"""The documents are consistent: links are valid, and the codes, commands and endpoints in them exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")


def slug(heading: str) -> str:
    """The anchor of a heading on GitHub."""
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


def anchors(page: Path) -> set[str]:
    return {slug(line.lstrip("#")) for line in page.read_text().splitlines() if line.startswith("#")}


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_between_pages_are_valid(page: Path) -> None:
    for target in LINK.findall(page.read_text()):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        destination = (page.parent / path).resolve() if path else page
        assert destination.exists(), f"{page.name} links to {target}"
        if anchor and destination.suffix == ".md":
            assert anchor in anchors(destination), f"{page.name} links to {target}"


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_page_begins_with_its_title(page: Path) -> None:
    assert page.read_text().startswith("# ")


# Errors.

CODE = re.compile(r'code ?= ?"([a-z]+\.[a-z_]+)"')


def error_codes() -> set[str]:
    """All error codes in the sources: in classes, in raise statements, and in the module docstrings of errors.py."""
    found: set[str] = set()
    for source in (ROOT / "src" / "rivage").rglob("*.py"):
        text = source.read_text()
        found.update(CODE.findall(text))
        if source.name == "errors.py":
            found.update(re.findall(r"\s([a-z]+\.[a-z_]+)(?=\s)", text.split('"""')[1]))
    return found


def described_codes() -> dict[str, str | None]:
    """The error codes in the reference, with the cell in the HTTP column if the table has one."""
    found: dict[str, str | None] = {}
    columns: list[str] = []
    for line in (ROOT / "docs" / "reference" / "errors.md").read_text().splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if cells[0] == "code":
            columns = cells
        elif re.fullmatch(r"`[a-z]+\.[a-z_]+`", cells[0]):
            found[cells[0].strip("`")] = cells[columns.index("HTTP")] if "HTTP" in columns else None
    return found


def test_the_reference_describes_every_error_code_and_no_other() -> None:
    codes = error_codes()
    assert len(codes) > 50
    assert codes == described_codes().keys()


def test_the_reference_gives_the_status_that_http_answers_with() -> None:
    from rivage.server.errors import STATUS

    for code, status in described_codes().items():
        if status is not None:
            assert int(status or 400) == STATUS.get(code, 400), code
        else:
            assert code not in STATUS, f"{code} has a status that the reference does not give"


def test_every_flag_and_variable_of_the_server_is_in_the_reference() -> None:
    from rivage.cli.serving import serve

    reference = (ROOT / "docs" / "reference" / "configuration.md").read_text()
    for parameter in serve.params:
        assert f"`{parameter.opts[0]}`" in reference
        assert parameter.envvar is None or f"`{parameter.envvar}`" in reference


def test_every_command_is_in_the_reference() -> None:
    from rivage.cli.main import COMMANDS

    reference = (ROOT / "docs" / "reference" / "cli.md").read_text()
    for name in COMMANDS:
        assert f"## rivage {name}" in reference


# Endpoints.

METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")
ADDRESS = re.compile(rf"\b({'|'.join(METHODS)}) (/[^\s`\"']*)")
Address = tuple[str, str]


def addresses(text: str) -> set[Address]:
    """All methods and paths in a text. Path parameters are replaced by `{}`."""
    return {(method, re.sub(r"\{[^}]*\}", "{}", path.rstrip(".,;:)"))) for method, path in ADDRESS.findall(text)}


@pytest.fixture
async def endpoints(tmp_path: Path) -> set[Address]:
    """All methods and paths of the API, from its OpenAPI document."""
    from rivage.server import Settings, open_services
    from rivage.server.app import make_api

    async with open_services("memory:", tmp_path, Settings()) as services:
        described = make_api(services).openapi_schema.to_schema()["paths"]
    found = {(method.upper(), re.sub(r"\{[^}]*\}", "{}", path)) for path, methods in described.items() for method in methods}
    return {(method, path) for method, path in found if method in METHODS}


def test_the_reference_describes_every_endpoint_and_no_other(endpoints: set[Address]) -> None:
    assert ("POST", "/api/v1/duplicates/{}/play") in endpoints
    assert addresses((ROOT / "docs" / "reference" / "api.md").read_text()) == endpoints


def test_every_endpoint_in_the_pages_exists(endpoints: set[Address]) -> None:
    for page in PAGES:
        assert addresses(page.read_text()) <= endpoints, page.name


def test_every_message_of_the_socket_is_in_the_reference() -> None:
    from typing import get_args

    from rivage.server.messages import FromBrowser
    from rivage.table.protocol.messages import ToBrowser

    reference = (ROOT / "docs" / "reference" / "api.md").read_text()
    for kind in (*get_args(FromBrowser), *get_args(ToBrowser)):
        assert f"| `{kind.__struct_config__.tag}` |" in reference


def test_every_event_is_in_the_description_of_the_file() -> None:
    from typing import get_args

    from rivage.table.protocol import AnyEvent

    reference = (ROOT / "docs" / "reference" / "files.md").read_text()
    for kind in get_args(AnyEvent):
        assert f"| `{kind.__struct_config__.tag}` |" in reference


def test_every_command_of_a_table_is_in_the_reference() -> None:
    from typing import get_args

    from rivage.table.protocol import AnyCommand

    reference = (ROOT / "docs" / "reference" / "api.md").read_text()
    for kind in get_args(AnyCommand):
        assert f"`{kind.__struct_config__.tag}`" in reference
