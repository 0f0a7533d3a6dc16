"""The client's pages: the built files from memory, each compressed once; its own routes all get index.html."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cached_property
from pathlib import Path
from typing import Final

from litestar.types import Receive, Scope, Send

from kantor.core.text import LANGUAGES, texts
from kantor.server.link_preview import TitleOf, with_preview
from kantor.server.middleware import answer
from kantor.server.refusals import FOLDER, Refusal

CLIENT: Final = FOLDER / "static"
FOR_EVER: Final = b"public, max-age=31536000, immutable"
ASK_AGAIN: Final = b"no-cache"
SMALL: Final = 500

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Page:
    def __init__(self, body: bytes, kind: bytes, caching: bytes) -> None:
        self.body = body
        self.kind = kind
        self.tag = b'"' + hashlib.sha256(body).hexdigest()[:20].encode() + b'"'
        self.caching = caching

    @cached_property
    def packed(self) -> bytes:
        """By gzip, when it is first asked for; nothing where that is hardly shorter."""
        found = gzip.compress(self.body, mtime=0) if len(self.body) > SMALL else b""
        return found if len(found) < len(self.body) * 0.9 else b""


class Pages:
    def __init__(self, folder: Path = CLIENT, title_of: TitleOf | None = None) -> None:
        self._pages = dict(_read(folder))
        self._title_of = title_of

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] not in ("GET", "HEAD"):  # type: ignore[typeddict-item]
            await answer(send, Refusal("wrong-method", 405))
            return
        page = self._find(scope["path"])
        if page is None:
            await answer(send, Refusal("not-found", 404))
            return
        if self._title_of is not None and page is self._pages.get("index.html"):
            text = await with_preview(page.body.decode(), scope, self._title_of)
            page = Page(text.encode(), page.kind, ASK_AGAIN)
        headers = dict(scope["headers"])
        start = [(b"content-type", page.kind), (b"etag", page.tag), (b"cache-control", page.caching)]
        start.append((b"vary", b"accept-encoding"))
        body, status = page.body, 200
        if not self._pages:
            status = 503
        elif headers.get(b"if-none-match") == page.tag:
            body, status = b"", 304
        elif b"gzip" in headers.get(b"accept-encoding", b"") and page.packed:
            body = page.packed
            start.append((b"content-encoding", b"gzip"))
        if status != 304:
            start.append((b"content-length", str(len(body)).encode()))
        await send({"type": "http.response.start", "status": status, "headers": start})
        content = b"" if scope["method"] == "HEAD" else body  # type: ignore[typeddict-item]
        await send({"type": "http.response.body", "body": content, "more_body": False})

    def _find(self, path: str) -> Page | None:
        if not self._pages:
            return _unbuilt() if "." not in path else None
        name = path.lstrip("/")
        found = self._pages.get(name)
        if found is None and "." not in name.rpartition("/")[2]:
            found = self._pages.get("index.html")
        return found


def _read(folder: Path) -> list[tuple[str, Page]]:
    if not (folder / "index.html").is_file():
        return []
    files = sorted(path for path in folder.rglob("*") if path.is_file() and not path.name.startswith("."))
    return [(path.relative_to(folder).as_posix(), _page(path, folder)) for path in files]


def _page(path: Path, folder: Path) -> Page:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind in ("application/json", "image/svg+xml"):
        kind += "; charset=utf-8"
    in_assets = path.relative_to(folder).parts[0] == "assets"
    return Page(body, kind.encode(), FOR_EVER if in_assets else ASK_AGAIN)


def _unbuilt() -> Page:
    sentences = [texts(language, FOLDER).say("error-no-client") for language in LANGUAGES]
    return Page("\n\n".join(sentences).encode() + b"\n", b"text/plain; charset=utf-8", b"no-store")
