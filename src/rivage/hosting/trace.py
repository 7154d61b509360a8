"""OpenTelemetry traces of commands, from the WebSocket to the log. Off unless `start` was called.

OpenTelemetry is installed by `rivage[trace]` and imported only by `start`. Traces contain neither the contents of a match nor
names of players.
"""

from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from typing import Any

from .errors import BadTrace

_NOTHING: AbstractContextManager[None] = nullcontext()
_tracer: Any = None
_provider: Any = None


def start(endpoint: str, name: str) -> None:
    """Start to send traces to an OTLP endpoint over HTTP. `name` identifies this process.

    Raises:
        BadTrace: when OpenTelemetry is not installed, or `endpoint` is not an HTTP URL.
    """
    global _tracer, _provider
    if not endpoint.startswith(("http://", "https://")):
        raise BadTrace(f"{endpoint!r} is not a valid OTLP endpoint. Use http://host:4318/v1/traces instead.")
    try:
        sdk = import_module("opentelemetry.sdk.trace")
        export = import_module("opentelemetry.sdk.trace.export")
        resources = import_module("opentelemetry.sdk.resources")
        otlp = import_module("opentelemetry.exporter.otlp.proto.http.trace_exporter")
    except ModuleNotFoundError as error:
        raise BadTrace(f"Traces need OpenTelemetry: pip install 'rivage[trace]'. ({error})") from None
    resource = resources.Resource.create({"service.name": "rivage", "service.instance.id": name})
    _provider = sdk.TracerProvider(resource=resource)
    _provider.add_span_processor(export.BatchSpanProcessor(otlp.OTLPSpanExporter(endpoint=endpoint)))
    _tracer = _provider.get_tracer("rivage")


def stop() -> None:
    """Send the remaining spans and stop tracing."""
    global _tracer, _provider
    if _provider is not None:
        _provider.shutdown()
    _tracer = _provider = None


def span(name: str, **attributes: str | int) -> AbstractContextManager[Any]:
    """A context manager that records the block as a span."""
    if _tracer is None:
        return _NOTHING
    current: AbstractContextManager[Any] = _tracer.start_as_current_span(name, attributes=attributes)
    return current
