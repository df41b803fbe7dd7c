"""Server processes: uvicorn in one, or a supervisor of several that share a listening socket.

SIGTERM and SIGINT are a graceful shutdown: requests finish, sockets are told to reconnect.
SIGHUP makes all processes reload what can be changed meanwhile, and ends nothing.
"""

import asyncio
import gc
import multiprocessing
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from functools import partial
from multiprocessing.context import SpawnProcess
from typing import Any, TypeVar

import structlog
import uvicorn

from seabattle.matches.task import cancel_tasks
from seabattle.server.http.connection_limit import ConnectionGate
from seabattle.server.http.context import ServerContext
from seabattle.server.live.http_protocol import LimitedProtocol
from seabattle.server.live.websocket import BufferedProtocol
from seabattle.server.run.asgi_app import make_app, server_parts
from seabattle.server.run.lifespan import open_context
from seabattle.server.run.logging import configure_logging, set_log_level
from seabattle.server.run.metrics import forget_worker, render_shared, share_metrics
from seabattle.server.run.metrics_server import serve_metrics
from seabattle.server.run.reload import Reloader, read_or_keep, within_file_limit
from seabattle.server.run.serve_options import ServeOptions
from seabattle.store.address import read_address
from seabattle.trouble import Trouble
from seabattle.wire import MOST_FRAME

GRACE = 5
"""Seconds for requests to finish at a shutdown."""

STALLED = 30_000
"""Milliseconds after which the system drops a client that does not read."""

MOST_WAITING = 2048

GC_THRESHOLDS = (50_000, 2, 1_000)
"""Garbage collection thresholds: rare, because matches are frozen values without cycles.

Each search goes through what every match is at the moment, however little is new in it, so it
is the number of searches that costs.
"""

SIGNALS = (signal.SIGTERM, signal.SIGINT)

HANGUP = getattr(signal, "SIGHUP", None)
"""Read the settings again; not every system has it."""

T = TypeVar("T")

log = structlog.get_logger("seabattle.server")


class StoreGone(Trouble):
    """The file was deleted or replaced under a running server, which has stopped."""


def open_gate(context: ServerContext, proxy: tuple[str, ...] = ()) -> ConnectionGate:
    """Return the gate that limits the connections of a process to the files it may open."""
    limits = within_file_limit(context.settings.connections)
    dropped = context.metrics.dropped
    return ConnectionGate(limits, context.clock, proxy, lambda reason: dropped.labels(reason).inc())


def uvicorn_settings(gate: ConnectionGate, proxy: tuple[str, ...] = ()) -> dict[str, Any]:
    """Return the settings of uvicorn: no compression, small messages, no log of addresses."""
    return {
        "http": partial(LimitedProtocol, gate=gate),
        "ws": partial(BufferedProtocol, gate=gate),
        "ws_max_size": MOST_FRAME,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "lifespan": "off",
        # Any client can write X-Forwarded-For; a trusted one could claim any number of addresses.
        "proxy_headers": bool(proxy),
        "forwarded_allow_ips": list(proxy),
        "access_log": False,
        "log_config": None,
        "server_header": False,
        "timeout_graceful_shutdown": GRACE,
        "backlog": MOST_WAITING,
    }


class UvicornServer(uvicorn.Server):
    """A server that tells its streams to end before it waits for them."""

    def __init__(self, config: uvicorn.Config, context: ServerContext) -> None:
        super().__init__(config)
        self._context = context

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Shut down: sockets are closed with 1012 (service restart), so clients reconnect."""
        self._context.close()
        await super().shutdown(sockets)

    async def serve_quietly(self, sockets: list[socket.socket]) -> None:
        """Serve, and leave the signals to the caller."""
        await self._serve(sockets)

    def leave(self) -> None:
        """Stop serving, soon."""
        self.should_exit = True


def open_socket(host: str, port: int) -> socket.socket:
    """A socket that several processes can share. Raises :class:`OSError`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STALLED)
        found.bind((host, port))
        found.listen(MOST_WAITING)
    except OSError:
        found.close()
        raise
    return found


def serve(
    options: ServeOptions,
    listening: socket.socket,
    ready: Callable[[], None],
    metrics: socket.socket | None = None,
) -> int:
    """Serve until a signal ends it; returns that signal.

    *metrics* is where the metrics are served, if they are. Raises
    :class:`seabattle.trouble.Trouble` when the database must not be used, or the settings
    file has a mistake.
    """
    options = options.read_again()
    if options.workers == 1:
        return _run(_serve_in_process(options, listening, ready, metrics))
    _run(_try_opening(options))
    with share_metrics(), serve_metrics(metrics, render_shared):
        return _supervise(options, listening, ready)


def _run(work: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        return runner.run(work)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop


def _open_context(options: ServeOptions) -> AbstractAsyncContextManager[ServerContext]:
    """The context of a server with the features that are switched on."""
    parts = server_parts(options.without)
    return open_context(options.database, options.bus, options.settings, parts=parts)


async def _serve_in_process(
    options: ServeOptions,
    listening: socket.socket,
    ready: Callable[[], None],
    metrics: socket.socket | None = None,
) -> int:
    configure_logging(options.chosen.log_level)
    async with _open_context(options) as context:
        gate = open_gate(context, options.proxy)
        settings = uvicorn_settings(gate, options.proxy)
        host = UvicornServer(uvicorn.Config(make_app(context), **settings), context)
        stopped_by = _handle_signals(host)
        _check_interrupted()
        _watch_supervisor(host)
        watching = [
            asyncio.create_task(_leave_when_lost(context, host)),
            asyncio.create_task(Reloader(options, context, gate).watch()),
        ]
        _tune_garbage_collection()
        ready()
        log.info("server started", workers=options.workers)
        with serve_metrics(metrics, context.metrics.render):
            await host.serve_quietly([listening])
        log.info("server stopped")
        await cancel_tasks(*watching)
        _leave_heap_to_system()
    if context.store.health.lost.is_set():
        raise StoreGone("store/gone", place=str(read_address(options.database)))
    return stopped_by[0] if stopped_by else 0


def _check_interrupted() -> None:
    """Raise after a Ctrl-C during the start that the awaited library has swallowed.

    Libraries may lose a cancellation that comes at the moment at which what they wait for is
    there (a race); the task still knows that it was asked to end.
    """
    task = asyncio.current_task()
    if task is not None and task.cancelling():
        raise asyncio.CancelledError


def _leave_heap_to_system() -> None:
    """Keep Python from freeing object by object what the system frees at once.

    Everything is on disk. Of twenty thousand matches in memory the last collection takes many
    seconds, and the operator who restarts the server would wait for it.
    """
    gc.disable()
    gc.freeze()


async def _leave_when_lost(context: ServerContext, host: UvicornServer) -> None:
    """Stop when the store is gone: all that is done from then on would be lost."""
    await context.store.health.lost.wait()
    host.leave()


def _tune_garbage_collection() -> None:
    """Leave what was there at the start alone, and look at the rest now and then.

    Otherwise a thousand matches are searched through again and again, and all wait meanwhile.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def _handle_signals(host: UvicornServer) -> list[int]:
    """Leave at the first signal; the list tells which it was."""
    found: list[int] = []

    def leave(number: int) -> None:
        found.append(number)
        host.leave()

    loop = asyncio.get_running_loop()
    for number in SIGNALS:
        loop.add_signal_handler(number, leave, number)
    return found


def _watch_supervisor(host: UvicornServer) -> None:
    """Shut down when the supervisor was killed: no other process would ever send a signal."""
    supervisor = multiprocessing.parent_process()
    if supervisor is None:
        return
    loop = asyncio.get_running_loop()

    def leave() -> None:
        loop.remove_reader(supervisor.sentinel)
        host.leave()

    loop.add_reader(supervisor.sentinel, leave)


async def _try_opening(options: ServeOptions) -> None:
    """Open and close the context once, so that what is wrong with it is said once."""
    async with _open_context(options):
        pass


def _run_worker(options: ServeOptions, listening: socket.socket) -> None:
    """The whole life of a worker."""
    _run(_serve_in_process(options, listening, _announce_nothing))


def _announce_nothing() -> None:
    """Only one process announces the address."""


def _supervise(options: ServeOptions, listening: socket.socket, ready: Callable[[], None]) -> int:
    """Keep the workers running until a signal comes, and then let them finish."""
    configure_logging(options.chosen.log_level)
    stopped_by: list[int] = []
    for number in SIGNALS:
        signal.signal(number, lambda found, _: stopped_by.append(found))
    hangups: list[int] = []
    if HANGUP is not None:
        signal.signal(HANGUP, lambda found, _: hangups.append(found))
    workers = [_start_worker(options, listening) for _ in range(options.workers)]
    ready()
    while not stopped_by:
        time.sleep(0.2)
        if hangups:
            hangups.clear()
            options = _reload_workers(options, workers)
        workers = [_keep_alive(each, options, listening) for each in workers]
    for each in workers:
        each.terminate()
    for each in workers:
        each.join(GRACE + 5)
        if each.is_alive():
            each.kill()
    return stopped_by[0]


def _reload_workers(options: ServeOptions, workers: list[SpawnProcess]) -> ServeOptions:
    """Let all workers reload; return the options for those that are started from now on."""
    options = read_or_keep(options)
    set_log_level(options.chosen.log_level)
    for each in workers:
        if each.pid is not None and each.is_alive() and HANGUP is not None:
            os.kill(each.pid, HANGUP)
    return options


def _start_worker(options: ServeOptions, listening: socket.socket) -> SpawnProcess:
    context = multiprocessing.get_context("spawn")
    worker = context.Process(target=_run_worker, args=(options, listening), name="seabattle worker")
    with _holding_back_hangups():
        worker.start()
    return worker


@contextmanager
def _holding_back_hangups() -> Iterator[None]:
    """Block SIGHUP meanwhile, so that a new process is not ended by it before it can handle it."""
    if sys.platform == "win32":
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGHUP})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGHUP})


def _keep_alive(
    worker: SpawnProcess, options: ServeOptions, listening: socket.socket
) -> SpawnProcess:
    if worker.is_alive():
        return worker
    log.error("worker exited", exit_code=worker.exitcode)
    forget_worker(worker.pid or 0)
    # A worker that cannot start must not keep the machine busy with trying.
    time.sleep(1.0)
    return _start_worker(options, listening)
