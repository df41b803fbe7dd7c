"""The figures that a host reads, and the page that explains them."""

import asyncio
import re
import time
from pathlib import Path

from seabattle.server.run.metrics import Metrics

PAGE = Path(__file__).parents[2] / "docs" / "operating.md"


def test_every_figure_is_in_the_docs_and_no_other() -> None:
    """A figure that nobody explains is watched by nobody."""
    families = re.findall(r"^# TYPE (seabattle_\w+) ", Metrics().render().decode(), re.MULTILINE)
    served = {name for name in families if not name.endswith("_created")}
    assert served == set(re.findall(r"`(seabattle_\w+)`", PAGE.read_text("utf-8")))


def test_a_loop_that_stands_still_is_seen() -> None:
    """Whoever blocks it keeps everybody waiting."""

    async def story() -> float:
        metrics = Metrics()
        watching = asyncio.create_task(metrics.watch_loop(0.05))
        await asyncio.sleep(0)
        time.sleep(0.4)  # noqa: ASYNC251 -- This is the fault that is to be seen.
        await asyncio.sleep(0)
        await asyncio.sleep(0.01)
        watching.cancel()
        found = re.search(r"lag_seconds ([\d.e-]+)", metrics.render().decode())
        assert found is not None
        return float(found[1])

    assert asyncio.run(story()) > 0.2
