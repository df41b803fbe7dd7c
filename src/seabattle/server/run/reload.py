"""Reloading on SIGHUP: log level, limits and bans are read again, and no socket is closed."""

import asyncio
import multiprocessing
import signal
import sys
from collections.abc import Callable

import structlog
from msgspec.structs import replace

from seabattle.matches.port import LogbookFailed
from seabattle.server.http.connection_limit import ConnectionGate, ConnectionLimits
from seabattle.server.http.context import ServerContext
from seabattle.server.run.file_limit import FILES_OF_OURS, file_limit
from seabattle.server.run.logging import set_log_level
from seabattle.server.run.serve_options import ServeOptions
from seabattle.speech.trouble_sentence import trouble_text
from seabattle.trouble import Trouble

log = structlog.get_logger("seabattle.server")


def read_or_keep(options: ServeOptions) -> ServeOptions:
    """The options by the settings file as it is now, or as they were if it has a mistake.

    The mistake is told once: where there are several processes, by the supervisor.
    """
    try:
        return options.read_again()
    except Trouble as trouble:
        if multiprocessing.parent_process() is None:
            _tell_mistake(options, trouble)
        return options


def _tell_mistake(options: ServeOptions, trouble: Trouble) -> None:
    said = trouble_text(options.lang, trouble)
    log.error("settings file not used", code=trouble.code, said=said)


def within_file_limit(limits: ConnectionLimits) -> ConnectionLimits:
    """The same for a process that has no more connections than the system gives it files."""
    return replace(limits, total=min(limits.total, file_limit() - FILES_OF_OURS))


class Reloader:
    """Reads again what can be changed while a server process runs."""

    def __init__(self, options: ServeOptions, context: ServerContext, gate: ConnectionGate) -> None:
        self._options = options
        self._context = context
        self._gate = gate
        self._wanted = asyncio.Event()

    async def watch(self) -> None:
        """Reload the settings at each SIGHUP, until the task is cancelled."""
        handle_hangup(self._wanted.set)
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            await self.reload()

    async def reload(self) -> None:
        """Go by what the file and the database say now."""
        self._options = read_or_keep(self._options)
        set_log_level(self._options.chosen.log_level)
        self._context.change_settings(self._options.settings)
        self._gate.change_limits(within_file_limit(self._options.chosen.connections))
        try:
            await self._context.access.reload()
        except LogbookFailed:
            log.warning("bans not read again: database unreachable")
        log.info("settings read again")


def handle_hangup(act: Callable[[], None]) -> None:
    """Call *act* at each SIGHUP, in a process that runs an event loop."""
    if sys.platform != "win32":
        asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, act)
        # A worker is born with the signal held back, so that none ends it before it listens.
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGHUP})
