"""Structured logging (structlog): one line of JSON for each event, on standard error."""

import logging
import sys

import structlog

from seabattle.server.run.redaction import redact_event

OURS = "seabattle"
"""The root logger of this package. Libraries are heard from warnings on: what they say below that
is whole requests and statements, with everything in them."""


def configure_logging(level: str = "info") -> None:
    """Write what the server and its libraries have to say as JSON lines."""
    shared: list[structlog.types.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                redact_event,
                structlog.processors.JSONRenderer(ensure_ascii=False),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    set_log_level(level)


def set_log_level(level: str) -> None:
    """From now on, write what is at least that severe."""
    chosen = logging.getLevelNamesMapping()[level.upper()]
    logging.getLogger(OURS).setLevel(chosen)
    logging.getLogger().setLevel(max(chosen, logging.WARNING))
