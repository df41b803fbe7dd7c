"""A task that is ended ends, even if it did not listen the first time."""

import asyncio
from contextlib import suppress

import pytest

from seabattle.matches.task import cancel_tasks


async def deaf() -> None:
    """Goes on after the first cancellation, as a library's connection may."""
    with suppress(asyncio.CancelledError):
        await asyncio.Event().wait()
    await asyncio.Event().wait()


async def fail() -> None:
    """Fail before the task is cancelled."""
    raise ValueError


def test_a_cancellation_may_be_swallowed() -> None:
    """Code that awaits a task which has swallowed its cancellation waits for good."""

    async def story() -> None:
        tasks = [asyncio.create_task(each) for each in (deaf(), deaf(), fail())]
        await asyncio.sleep(0)
        async with asyncio.timeout(30):
            await cancel_tasks(*tasks)
        assert all(each.done() for each in tasks)

    asyncio.run(story())


def test_a_task_that_had_failed_is_told_of(caplog: pytest.LogCaptureFixture) -> None:
    """A task that failed while it worked alone would otherwise never be noticed."""

    async def story() -> None:
        task = asyncio.create_task(fail())
        await asyncio.wait({task})
        await cancel_tasks(task)

    asyncio.run(story())
    assert "ValueError" in caplog.text


def test_closing_without_tasks_works() -> None:
    """A group without running tasks closes too."""
    asyncio.run(cancel_tasks())
