"""One match is played at one terminal at a time, however many try at once."""

import subprocess
import sys
from pathlib import Path

PROCESSES = 4

HOLD_OFTEN = """
import os, sys
from pathlib import Path
from time import monotonic
from seabattle.client.match_lock import MatchLock
from seabattle.trouble import Trouble

folder = Path(sys.argv[1])
held = broken = 0
end = monotonic() + 1.0
while monotonic() < end:
    try:
        lock = MatchLock(folder, "m")
    except Trouble:
        continue
    held += 1
    try:
        # Nobody else can make this file while we hold the lock, and we remove it before.
        os.close(os.open(folder / "holder", os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        broken += 1
    else:
        (folder / "holder").unlink()
    lock.release()
print(held, broken)
"""


def test_a_lock_has_one_holder_among_racing_processes(tmp_path: Path) -> None:
    """A file that was removed while held let two in: one held the old file, one the new."""
    command = [sys.executable, "-c", HOLD_OFTEN, str(tmp_path)]
    racing = [subprocess.Popen(command, stdout=subprocess.PIPE) for _ in range(PROCESSES)]
    told = [each.communicate()[0].split() for each in racing]

    assert sum(int(held) for held, _ in told) > 100
    assert sum(int(broken) for _, broken in told) == 0
