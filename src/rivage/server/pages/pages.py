"""The client: one page for every address people see, and the files it loads, from the folder the web build writes.

Names of built assets carry a hash of their content, so browsers keep them for good; the page itself is asked for anew
every time. Files are read once and again when they change, with `.br` and `.gz` neighbours where the build left them.

A page names the files that it asks for first (`preloads`), so that the browser fetches them beside the script that will ask for
them. The build says where each part is (`files.json`, written by `web/manifest.ts`). Parts missing there are fetched later.
"""

import gzip
import hashlib
import mimetypes
import re
from fnmatch import fnmatchcase
from functools import lru_cache
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec

from rivage.registry import all_games
from rivage.server.asgi.headers import preferred
from rivage.server.asgi.http import Scope, Send, header, reply

RECHECK_INTERVAL_S = 1.0
"""Seconds between two looks for files that were not there."""
STATIC = Path(__file__).parent.parent / "static"

PAGE = re.compile(
    r"/(?:(?P<kind>t|d|fair)/(?P<id>[^/]+)/?|(?P<plain>about|settings|accessibility|me)/?|(?P<games>games)(?P<game>/.*)?|daily(?P<daily>(?:/[^/]+){0,2})/?)?"
)
"""Every address that people open. There may still be nothing there."""
_SQUEEZABLE = re.compile(r"text/|application/(json|javascript|manifest|xml)|image/svg")
_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}

UNBUILT = """<!doctype html>
<html lang="en">
<title>Rivage</title>
<p>The server runs, but the web client has not been built yet.
Run <code>scripts/play</code> in the checkout: it builds the client and starts again.</p>
</html>
"""


def is_page(path: str) -> bool:
    """Whether `path` is an address that people open, not programs."""
    return PAGE.fullmatch(path) is not None


class Asset(msgspec.Struct, frozen=True):
    """One file, ready to be sent."""

    kind: str
    tag: str
    plain: bytes
    squeezed: dict[str, bytes]
    """The same content by encoding, smallest first."""
    stamp: tuple[int, int]


class Pages:
    """Serves the client from `folder`."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder.resolve()
        self._assets: dict[str, Asset] = {}
        self._names: dict[str, Path] = {}
        """Every file the build wrote, by its address: nothing else is ever asked of the file system."""
        self._built = 0
        """When the page, which a build writes last, was written."""
        self._looked = float("-inf")

    def find(self, path: str) -> Asset | None:
        """What to answer for `path`, or None when it is neither a page nor a file of the client."""
        return self.page() if is_page(path) else self.file(path.removeprefix("/"))

    def page(self) -> Asset:
        """The one page of the client, which shows whatever its address says; where there is nothing it says so and leads home."""
        unbuilt = Asset("text/html; charset=utf-8", "unbuilt", UNBUILT.encode(), {}, (0, 0))
        return self.file("index.html") or unbuilt

    def manifest(self) -> bytes:
        """What the build says of its files; empty where it says nothing."""
        found = self.file("files.json")
        return found.plain if found else b""

    def file(self, name: str) -> Asset | None:
        """The file of that name, or None when there is none in the folder."""
        self._recheck(name)
        file = self._names.get(name)
        if file is None:
            return None
        try:
            facts = file.stat()
        except FileNotFoundError:
            return None
        stamp = (facts.st_mtime_ns, facts.st_size)
        known = self._assets.get(name)
        if known is None or known.stamp != stamp:
            known = self._assets[name] = read_asset(file, stamp)
        return known

    def _recheck(self, name: str) -> None:
        """List the files anew after a build, and now and then for a name that is not known."""
        try:
            built = (self._folder / "index.html").stat().st_mtime_ns
        except OSError:
            built = 0
        now = monotonic()
        if built == self._built and (name in self._names or now < self._looked + RECHECK_INTERVAL_S):
            return
        self._built, self._looked = built, now
        files = (file for file in self._folder.rglob("*") if file.is_file() and not file.is_symlink())
        self._names = {file.relative_to(self._folder).as_posix(): file for file in files if file.suffix not in {".br", ".gz"}}

    async def __call__(self, scope: Scope, send: Send, asset: Asset, cookie: str = "", status: int = 200) -> None:
        """Send `asset`, with a Set-Cookie when one is given."""
        encoding = preferred(header(scope, b"accept-encoding"), asset.squeezed)
        tag = f'"{asset.tag}{"-" + encoding if encoding else ""}"'
        lasting = "/assets/" in scope["path"]
        headers = [
            (b"content-type", asset.kind.encode()),
            (b"etag", tag.encode()),
            (b"vary", b"accept-encoding, accept-language, cookie" if asset.kind.startswith("text/html") else b"accept-encoding"),
            (b"cache-control", b"public, max-age=31536000, immutable" if lasting else b"no-cache"),
        ]
        if encoding:
            headers.append((b"content-encoding", encoding.encode()))
        if cookie:
            headers.append((b"set-cookie", cookie.encode()))
        if status == 200 and not cookie and tag in header(scope, b"if-none-match"):
            await reply(send, 304, b"", headers)
            return
        body = asset.squeezed.get(encoding, asset.plain)
        await reply(send, status, body, headers, head=scope["method"] == "HEAD")


def read_asset(file: Path, stamp: tuple[int, int]) -> Asset:
    """Read a file and its compressed neighbours."""
    plain = file.read_bytes()
    kind = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    squeezed: dict[str, bytes] = {}
    for encoding, suffix in (("br", ".br"), ("gzip", ".gz")):
        neighbour = file.with_name(file.name + suffix)
        # A neighbour older than the file belongs to an earlier build.
        if neighbour.is_file() and neighbour.stat().st_mtime_ns >= stamp[0]:
            squeezed[encoding] = neighbour.read_bytes()
    return made_asset(kind, plain, squeezed, stamp)


def made_asset(kind: str, plain: bytes, squeezed: dict[str, bytes] | None = None, stamp: tuple[int, int] = (0, 0)) -> Asset:
    """Content that is ready to be sent; gzipped here when that is worth it and it is not yet."""
    squeezed = squeezed or {}
    if _SQUEEZABLE.match(kind):
        if "gzip" not in squeezed and len(plain) > 1000:
            squeezed["gzip"] = gzip.compress(plain, 6, mtime=0)
        if kind.startswith("text/"):
            kind += "; charset=utf-8"
    return Asset(kind, hashlib.sha256(plain).hexdigest()[:20], plain, squeezed, stamp)


ENTRY: Final = "index.html"
WORDS: Final = "../src/rivage/locales/{language}/{name}.ftl?words"
"""A catalogue, as the build knows it."""

PARTS: Final[dict[str, tuple[str, ...]]] = {
    "home": ("src/home/HomePage.svelte", "src/games/*/card.ts"),
    "table": ("src/table/TablePage.svelte",),
    "game": ("src/shell/pages/GamePage.svelte", "src/games/{game}/guide.ts"),
    "rules": ("src/shell/rules/RulesPage.svelte", "src/games/{game}/help.ts"),
    "album": ("src/shell/pages/AlbumPage.svelte", "src/games/{game}/album.ts"),
}
"""The sources each page is made of, beside what all pages have."""

CATALOGUES: Final[dict[str, tuple[str, ...]]] = {
    "home": ("common",),
    "table": ("common", "table", "notify"),
    "game": ("common", "guide-{game}", "{game}"),
    "rules": ("common", "rules", "rules-{game}", "{game}"),
    "album": ("common", "album-{game}", "{game}"),
}
"""The words each page needs; the build puts what all need with the first."""


class Manifest(msgspec.Struct, frozen=True):
    """Where the build has put things."""

    sources: dict[str, str] = {}
    """The file each source is in that is fetched when it is wanted."""
    needs: dict[str, list[str]] = {}
    """What each script fetches along with itself."""


@lru_cache(maxsize=512)
def preloads(manifest: bytes, path: str, language: str) -> tuple[str, ...]:
    """The addresses of the files that the page at `path` asks for, in the order it does."""
    kind, game = _page(path)
    try:
        told = msgspec.json.decode(manifest, type=Manifest)
    except msgspec.DecodeError:
        return ()
    wanted = [part.format(game=game) for part in PARTS.get(kind, ())]
    wanted += [WORDS.format(language=language, name=name.format(game=game)) for name in CATALOGUES.get(kind, ("common",))]
    found = [file for part in wanted for name, file in told.sources.items() if name == part or fnmatchcase(name, part)]
    there = _with_needs(told, [told.sources.get(ENTRY, "")])
    return tuple(f"/{file}" for file in _with_needs(told, found) if file not in there)


def _page(path: str) -> tuple[str, str]:
    """Which page it is, and of which game; an empty name where nothing is known of it."""
    page = PAGE.fullmatch(path)
    if page is None:
        return "", ""
    if page["kind"]:
        return ("table" if page["kind"] == "t" else ""), ""
    if page["games"]:
        game, _, more = (page["game"] or "").strip("/").partition("/")
        return (more or "game", game) if game in all_games() else ("", "")
    return ("", "") if page["plain"] or page["daily"] is not None else ("home", "")


def _with_needs(told: Manifest, files: list[str]) -> dict[str, None]:
    """These files and all they fetch along with themselves, each once, in that order."""
    found: dict[str, None] = {}
    waiting = list(files)
    while waiting:
        file = waiting.pop(0)
        if file not in found:
            found[file] = None
            waiting += told.needs.get(file, ())
    return found
