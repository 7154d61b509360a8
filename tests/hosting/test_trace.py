"""Traces of commands, sent to a real endpoint, and off by default."""

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

from rivage.hosting import trace
from rivage.hosting.errors import BadTrace


@pytest.fixture
def endpoint() -> Iterator[tuple[str, list[Any]]]:
    """The URL of an endpoint, and the spans that it received."""
    spans: list[Any] = []

    class Endpoint(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            sent = ExportTraceServiceRequest.FromString(self.rfile.read(int(self.headers["content-length"])))
            spans.extend(span for one in sent.resource_spans for scope in one.scope_spans for span in scope.spans)
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Endpoint)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/v1/traces", spans
    server.shutdown()
    server.server_close()


def test_tracing_is_off_by_default() -> None:
    with trace.span("command") as span:
        assert span is None
    trace.stop()


def test_a_trace_covers_a_command_from_the_websocket_to_the_log(endpoint: tuple[str, list[Any]]) -> None:
    url, spans = endpoint
    trace.start(url, "here")
    try:
        with trace.span("command", kind="Act"), trace.span("append", events=1):
            pass
    finally:
        trace.stop()
    found = {span.name: span for span in spans}
    assert found.keys() == {"command", "append"}
    assert len({span.trace_id for span in spans}) == 1
    assert found["append"].parent_span_id == found["command"].span_id


@pytest.mark.parametrize("address", ["", "host:4318", "nats://host"])
def test_an_invalid_endpoint_is_refused(address: str) -> None:
    with pytest.raises(BadTrace, match="not a valid OTLP endpoint"):
        trace.start(address, "here")
