"""An HTTP server on loopback that acts as a push service or as the target of a webhook, and the keys of a browser."""

import base64
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from rivage.server.notify.records import PushKeys, Subscription


class Receiver:
    """An HTTP server that records requests in `got` as path, headers and body, and answers with given statuses."""

    def __init__(self, url: str, answers: list[int]) -> None:
        self.url = url
        self.got: Queue[tuple[str, dict[str, str], bytes]] = Queue()
        self.answers = answers
        """The statuses of the next responses; 201 when the list is empty."""

    def next(self) -> tuple[str, dict[str, str], bytes]:
        """Wait for the next request and return it."""
        return self.got.get(timeout=20)


@contextmanager
def receiver(*answers: int) -> Iterator[Receiver]:
    """Run a receiver until the block ends."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            status = here.answers.pop(0) if here.answers else 201
            here.got.put((self.path, dict(self.headers), body))
            self.send_response(status)
            if 300 <= status < 400:
                self.send_header("Location", f"{here.url}/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_args: Any) -> None:
            """Log nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    here = Receiver(f"http://127.0.0.1:{server.server_port}", list(answers))
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield here
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class PushBrowser:
    """A browser's push subscription with its private keys."""

    def __init__(self, endpoint: str) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"
        point = self._private.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        self.subscription = Subscription(endpoint, PushKeys(_text(point), _text(self._auth)), "fr")

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypt a message."""
        message: dict[str, Any] = json.loads(http_ece.decrypt(body, private_key=self._private, auth_secret=self._auth))
        return message


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
