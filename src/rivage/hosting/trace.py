"""Traces of commands, from the WebSocket to the log, by OpenTelemetry. Off unless `start` was called.

It is brought by `rivage[trace]`, and loaded only then. Nothing of a match goes into a trace, and nobody's name.
"""

from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from typing import Any

from .errors import BadTrace

_NOTHING: AbstractContextManager[None] = nullcontext()
_tracer: Any = None
_provider: Any = None


def start(endpoint: str, name: str) -> None:
    """Send traces to an OTLP endpoint over HTTP from now on; `name` says which process this is.

    Raises:
        BadTrace: when OpenTelemetry is not installed, or the address is none.
    """
    global _tracer, _provider
    if not endpoint.startswith(("http://", "https://")):
        raise BadTrace(f"{endpoint!r} is not a valid address for traces. Use http://host:4318/v1/traces instead.")
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
    """Send the remaining spans, then stop tracing."""
    global _tracer, _provider
    if _provider is not None:
        _provider.shutdown()
    _tracer = _provider = None


def span(name: str, **about: str | int) -> AbstractContextManager[Any]:
    """A step of a trace, as long as the block lasts."""
    if _tracer is None:
        return _NOTHING
    made: AbstractContextManager[Any] = _tracer.start_as_current_span(name, attributes=about)
    return made
