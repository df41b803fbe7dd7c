"""Ctrl-C while the worker processes start."""

import os
import signal
import sys
import threading
import time

import pytest

from kit.games.small_game import rules
from seabattle.arena import Contest
from seabattle.arena.worker_pool import ArenaWorker, _hold_ctrl_c

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals are different there")


def test_a_worker_does_not_hear_ctrl_c_from_its_first_moment() -> None:
    """A terminal sends it to all processes; a worker that was importing showed a traceback."""
    worker = ArenaWorker(Contest(rules(3, 4), ("scatter", "scatter"), 1))
    try:
        worker.give((0, ()))
        while not worker.line.poll(0.01):
            os.kill(worker._process.pid or 0, signal.SIGINT)

        assert not worker.line.recv().faults
    finally:
        worker.stop()


def test_ctrl_c_while_a_worker_is_started_is_heard_afterwards() -> None:
    """Deferred, not lost, although the thread of a progress bar could receive it at once."""
    over = threading.Event()
    bar = threading.Thread(target=over.wait)
    bar.start()
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    started: list[str] = []
    try:
        with pytest.raises(KeyboardInterrupt):
            _start_interrupted(started)
    finally:
        signal.signal(signal.SIGINT, before)
        over.set()
        bar.join()

    assert started == ["whole"]


def _start_interrupted(started: list[str]) -> None:
    with _hold_ctrl_c():
        os.kill(os.getpid(), signal.SIGINT)
        time.sleep(0.1)
        started.append("whole")
