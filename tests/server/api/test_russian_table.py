"""A Russian table has Russian letters, wherever one looks (SB2)."""

import asyncio
from pathlib import Path

import pytest

from kit.servers.loopback_server import LoopbackServer, seat_pair
from seabattle.cli import main
from seabattle.rules import labels_of, variant_names
from seabattle.tui.model.agreement import agreed_ruleset
from seabattle.tui.model.settings import TerminalSettings

TEN = "АБВГДЕЖЗИК"
"""The letters of a sea of ten columns, without Ё and Й."""

CHART = "\n".join(["." * 10] * 5 + ["o" * 10] * 5)
"""Half of it is known, so that the other half is counted in no time."""


def _is_russian(columns: list[str] | tuple[str, ...]) -> bool:
    return "".join(columns)[:10] == TEN


def _printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The output of a command in Russian."""
    capsys.readouterr()
    assert main([*arguments, "--lang", "ru"]) == 0
    return capsys.readouterr().out


async def _served(port: LoopbackServer) -> dict[str, str]:
    """The texts that a server sends a Russian host: the rules of every game, and a post."""
    async with port.port() as quay:
        guests = [await quay.visitor(), await quay.visitor()]
        said = {}
        for name in variant_names():
            answer = await guests[0].http.get(f"/api/variants/{name}/rules?lang=ru")
            said[name] = answer.text
        match = await seat_pair(guests, "forum", lang="ru")
        view = (await guests[0].http.get(f"/api/matches/{match}/view?lang=ru")).json()
        assert _is_russian(view["names"]["columns"])
        ship = view["own"]["ships"][0]["cells"][0]
        for guest in guests:
            await guest.act(match, {"type": "fire", "at": [ship]})
        answer = await guests[0].http.get(f"/api/matches/{match}/post?lang=ru&format=markdown")
        said["post"], said["struck"] = answer.text, TEN[ship[1]] + str(ship[0] + 1)
        return said


def test_page_terminal_rules_advice_and_posts_use_the_same_letters(
    port: LoopbackServer, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The sea said А1, the rules beside it A1, and the advice G4: players could not follow."""
    said = asyncio.run(_served(port))
    assert said["struck"] in said["post"], "the post names the cell as the table does"
    assert " ".join(TEN) in said["post"], "and so does the sea drawn in it"
    for name in variant_names():
        assert _is_russian(labels_of(agreed_ruleset(TerminalSettings(variant=name), "ru")).columns)
        printed = _printed(capsys, "rules", name)
        for page in (printed, said[name]):
            (line,) = [line for line in page.splitlines() if line.startswith("- Столбцы")]
            assert line.startswith("- Столбцы называются А, Б, В, "), (name, line)
        assert printed.strip() == said[name].strip(), "terminal and server say the same"
    chart = tmp_path / "chart.txt"
    chart.write_text(CHART)
    advice = _printed(capsys, "advise", str(chart), "--variant", "classic")
    assert advice.splitlines()[0].split() == list(TEN)
    assert any(f" {letter}" in advice.splitlines()[-1] for letter in TEN)
