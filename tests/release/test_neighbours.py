"""Programs of the release before and of this one, playing with each other for real."""

from pathlib import Path

import pytest

from archive.record_conversation import RULES
from kit.servers.old_release import COMMITS, play_terminals, serve_release, unpack_release
from seabattle.records import read_record


@pytest.mark.slow
@pytest.mark.parametrize("number", COMMITS)
@pytest.mark.parametrize("old", ["server", "anna", "bruno", "terminals"])
def test_terminals_and_servers_one_release_apart_play_a_game(
    number: str, old: str, tmp_path: Path
) -> None:
    """Players do not have to update on the same day as all others."""
    source = unpack_release(number, tmp_path / "old")
    rules = tmp_path / "small.toml"
    rules.write_text(RULES)

    with serve_release(source if old == "server" else None, tmp_path) as url:
        anna, bruno = play_terminals(
            tmp_path,
            rules,
            (url, source if old in {"anna", "terminals"} else None),
            (url, source if old in {"bruno", "terminals"} else None),
        )

    assert (anna.code, bruno.code) == (0, 0), anna.lines[-5:] + bruno.lines[-5:]
    assert sum("win" in line for line in [*anna.story[-3:], *bruno.story[-3:]]) >= 2
    assert read_record((tmp_path / "game.jsonl").read_bytes()).names == ("Anna", "Bruno")
