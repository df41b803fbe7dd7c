"""The figures that a host reads, and the page that explains them."""

import asyncio
import re
import shutil
import time
from pathlib import Path

from seabattle.server.run.metrics import Metrics
from seabattle.store.health import DiskUsage
from seabattle.store.sqlite.file_address import FileAddress

PAGE = Path(__file__).parents[3] / "docs" / "operating.md"


def test_every_figure_is_in_the_docs_and_no_other() -> None:
    """An operator does not watch a figure that is not explained."""
    families = re.findall(r"^# TYPE (seabattle_\w+) ", Metrics().render().decode(), re.MULTILINE)
    served = {name for name in families if not name.endswith("_created")}
    assert served == set(re.findall(r"`(seabattle_\w+)`", PAGE.read_text("utf-8")))


def test_the_room_on_the_disk_is_told_in_steps(tmp_path: Path) -> None:
    """An operator sees a full disk coming, but not every single page being written."""
    place = FileAddress(tmp_path / "x.db")
    step = 16 * 1024 * 1024

    def look(free: int, wal: int) -> str:
        metrics = Metrics()
        metrics.show_disk(DiskUsage(free, wal))
        return "\n".join(sorted(re.findall(r"seabattle_disk_bytes\{.*", metrics.render().decode())))

    told = look(5 * step, 2 * step)
    assert told == look(6 * step - 1, 3 * step - 1)
    assert told.split() == [
        *('seabattle_disk_bytes{what="free"}', f"{5 * step / 1e7}e+07"),
        *('seabattle_disk_bytes{what="wal"}', f"{2 * step / 1e7}e+07"),
    ]
    place.path.write_bytes(b"")
    Path(f"{place.path}-wal").write_bytes(b"x" * 77)
    found = asyncio.run(place.disk_usage())
    assert found is not None
    assert found.free is not None
    assert found.wal == 77
    assert 0 < found.free <= shutil.disk_usage(tmp_path).total


def test_a_loop_that_stands_still_is_seen() -> None:
    """A blocked loop keeps all clients waiting."""

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
