"""Serves the built client: one HTML page for all URLs of pages, and its static files.

Names of built assets contain a hash of their content, so browsers cache them indefinitely; the HTML page is revalidated at each
request. Files are cached in memory and read again when they change, with precompressed `.br` and `.gz` versions if present.

A page has preload links (`preloads`) for the files that its scripts will import, so that the browser fetches them in parallel.
The manifest of the build (`files.json`, written by `web/manifest.ts`) maps sources to files.
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
from rivage.server.asgi.headers import choose_encoding
from rivage.server.asgi.http import Scope, Send, header, reply

RESCAN_INTERVAL_S = 1.0
"""Seconds between two scans of the folder for requests of unknown files."""
STATIC = Path(__file__).parent.parent / "static"

PAGE = re.compile(
    r"/(?:(?P<kind>t|d|g|fair)/(?P<id>[^/]+)/?|(?P<plain>about|settings|accessibility|me)/?|(?P<games>games)(?P<game>/.*)?|daily(?P<daily>(?:/[^/]+){0,2})/?)?"
)
"""Matches the paths of all pages. The table or game in a path may not exist."""
_COMPRESSIBLE = re.compile(r"text/|application/(json|javascript|manifest|xml)|image/svg")
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
    """Whether `path` is the path of a page."""
    return PAGE.fullmatch(path) is not None


class Asset(msgspec.Struct, frozen=True):
    """A file ready to be sent."""

    content_type: str
    tag: str
    plain: bytes
    compressed: dict[str, bytes]
    """The content by encoding, smallest first."""
    stamp: tuple[int, int]
    """Modification time in nanoseconds and size, to detect changes."""


class Pages:
    """Serves the client from `folder`."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder.resolve()
        self._assets: dict[str, Asset] = {}
        self._names: dict[str, Path] = {}
        """All files of the build by URL path. Requests can reach only these files."""
        self._built = 0
        """Modification time of the HTML page, which a build writes last."""
        self._scanned_at = float("-inf")

    def find(self, path: str) -> Asset | None:
        """The asset for a URL path, or None when it is neither a page nor a file of the client."""
        return self.page() if is_page(path) else self.file(path.removeprefix("/"))

    def page(self) -> Asset:
        """The HTML page of the client, which is the same for all URLs."""
        unbuilt = Asset("text/html; charset=utf-8", "unbuilt", UNBUILT.encode(), {}, (0, 0))
        return self.file("index.html") or unbuilt

    def manifest(self) -> bytes:
        """The JSON of the build's manifest; empty without one."""
        found = self.file("files.json")
        return found.plain if found else b""

    def file(self, name: str) -> Asset | None:
        """The file of this name, or None when it does not exist."""
        self._rescan(name)
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

    def _rescan(self, name: str) -> None:
        """Scan the folder after a build, and at intervals for an unknown name."""
        try:
            built = (self._folder / "index.html").stat().st_mtime_ns
        except OSError:
            built = 0
        now = monotonic()
        if built == self._built and (name in self._names or now < self._scanned_at + RESCAN_INTERVAL_S):
            return
        self._built, self._scanned_at = built, now
        files = (file for file in self._folder.rglob("*") if file.is_file() and not file.is_symlink())
        self._names = {file.relative_to(self._folder).as_posix(): file for file in files if file.suffix not in {".br", ".gz"}}

    async def __call__(self, scope: Scope, send: Send, asset: Asset, cookie: str = "", status: int = 200) -> None:
        """Send an asset, with `cookie` as a Set-Cookie header unless it is empty."""
        encoding = choose_encoding(header(scope, b"accept-encoding"), asset.compressed)
        tag = f'"{asset.tag}{"-" + encoding if encoding else ""}"'
        is_immutable = "/assets/" in scope["path"]
        is_html = asset.content_type.startswith("text/html")
        headers = [
            (b"content-type", asset.content_type.encode()),
            (b"etag", tag.encode()),
            (b"vary", b"accept-encoding, accept-language, cookie" if is_html else b"accept-encoding"),
            (b"cache-control", b"public, max-age=31536000, immutable" if is_immutable else b"no-cache"),
        ]
        if encoding:
            headers.append((b"content-encoding", encoding.encode()))
        if cookie:
            headers.append((b"set-cookie", cookie.encode()))
        if status == 200 and not cookie and tag in header(scope, b"if-none-match"):
            await reply(send, 304, b"", headers)
            return
        body = asset.compressed.get(encoding, asset.plain)
        await reply(send, status, body, headers, head=scope["method"] == "HEAD")


def read_asset(file: Path, stamp: tuple[int, int]) -> Asset:
    """Read a file and its precompressed versions."""
    plain = file.read_bytes()
    content_type = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    compressed: dict[str, bytes] = {}
    for encoding, suffix in (("br", ".br"), ("gzip", ".gz")):
        sibling = file.with_name(file.name + suffix)
        # A compressed version older than the file belongs to an earlier build.
        if sibling.is_file() and sibling.stat().st_mtime_ns >= stamp[0]:
            compressed[encoding] = sibling.read_bytes()
    return make_asset(content_type, plain, compressed, stamp)


def make_asset(
    content_type: str, plain: bytes, compressed: dict[str, bytes] | None = None, stamp: tuple[int, int] = (0, 0)
) -> Asset:
    """Create an asset. Compressible content of more than 1000 bytes is gzipped unless it is already."""
    compressed = compressed or {}
    if _COMPRESSIBLE.match(content_type):
        if "gzip" not in compressed and len(plain) > 1000:
            compressed["gzip"] = gzip.compress(plain, 6, mtime=0)
        if content_type.startswith("text/"):
            content_type += "; charset=utf-8"
    return Asset(content_type, hashlib.sha256(plain).hexdigest()[:20], plain, compressed, stamp)


ENTRY: Final = "index.html"
CATALOGUE_SOURCE: Final = "../src/rivage/locales/{language}/{name}.ftl?words"
"""The source name of a Fluent catalogue in the manifest."""

SOURCES: Final[dict[str, tuple[str, ...]]] = {
    "home": ("src/home/HomePage.svelte", "src/games/*/card.ts"),
    "table": ("src/table/TablePage.svelte",),
    "game": ("src/shell/pages/GamePage.svelte", "src/games/{game}/guide.ts"),
    "rules": ("src/shell/rules/RulesPage.svelte", "src/games/{game}/help.ts"),
    "album": ("src/shell/pages/AlbumPage.svelte", "src/games/{game}/album.ts"),
}
"""The source names that each page imports in addition to the entry script; `*` matches any text."""

CATALOGUES: Final[dict[str, tuple[str, ...]]] = {
    "home": ("common",),
    "table": ("common", "table", "notify"),
    "game": ("common", "guide-{game}", "{game}"),
    "rules": ("common", "rules", "rules-{game}", "{game}"),
    "album": ("common", "album-{game}", "{game}"),
}
"""The Fluent catalogues that each page loads."""


class Manifest(msgspec.Struct, frozen=True):
    """The manifest of the build."""

    sources: dict[str, str] = {}
    """The built file of each source that is imported dynamically."""
    needs: dict[str, list[str]] = {}
    """The files that each script imports statically."""


@lru_cache(maxsize=512)
def preloads(manifest: bytes, path: str, language: str) -> tuple[str, ...]:
    """The URLs of the files that the page at `path` will import, in the order of import."""
    kind, game = _parse_path(path)
    try:
        parsed = msgspec.json.decode(manifest, type=Manifest)
    except msgspec.DecodeError:
        return ()
    catalogues = (name.format(game=game) for name in CATALOGUES.get(kind, ("common",)))
    wanted = [source.format(game=game) for source in SOURCES.get(kind, ())]
    wanted += [CATALOGUE_SOURCE.format(language=language, name=name) for name in catalogues]
    found = [file for source in wanted for name, file in parsed.sources.items() if name == source or fnmatchcase(name, source)]
    loaded = _with_imports(parsed, [parsed.sources.get(ENTRY, "")])
    return tuple(f"/{file}" for file in _with_imports(parsed, found) if file not in loaded)


def _parse_path(path: str) -> tuple[str, str]:
    """The kind of the page at a path and its game; either may be empty."""
    page = PAGE.fullmatch(path)
    if page is None:
        return "", ""
    if page["kind"]:
        return ("table" if page["kind"] == "t" else ""), ""
    if page["games"]:
        game, _, more = (page["game"] or "").strip("/").partition("/")
        return (more or "game", game) if game in all_games() else ("", "")
    return ("", "") if page["plain"] or page["daily"] is not None else ("home", "")


def _with_imports(manifest: Manifest, files: list[str]) -> dict[str, None]:
    """The given files and all their static imports, each once and in order, as the keys of a dict."""
    found: dict[str, None] = {}
    queue = list(files)
    while queue:
        file = queue.pop(0)
        if file not in found:
            found[file] = None
            queue += manifest.needs.get(file, ())
    return found
