"""PostgreSQL starts for the tests on a machine where it has never been started before."""

import os
import shutil

import pytest

from kit.stores.real_database import find_useradd

SHORT = "/usr/bin:/bin"
LONG = "/usr/bin:/bin:/usr/sbin:/sbin"

needs_useradd = pytest.mark.skipif(
    not shutil.which("useradd", path=LONG), reason="this system adds users in another way"
)


@needs_useradd
def test_useradd_is_found_on_a_short_path(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a PATH of two folders every test of PostgreSQL failed on a new machine, as root."""
    monkeypatch.setenv("PATH", SHORT)

    find_useradd()

    assert shutil.which("useradd")


def test_a_path_is_lengthened_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test that starts a server asks for it, and the folders found first stay so."""
    monkeypatch.setenv("PATH", SHORT)

    find_useradd()
    find_useradd()

    assert os.environ["PATH"] == LONG
