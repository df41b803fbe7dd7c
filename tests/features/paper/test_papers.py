"""Paper games over the network: the same judge as on the command line."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from kit.servers.loopback_server import Guest, LoopbackServer
from seabattle.fairness import judge
from seabattle.fairness.judge import judge_paper
from seabattle.fairness.paper_reader import read_paper
from seabattle.features.paper.operations import judge_file
from seabattle.rules import LANGUAGES
from seabattle.speech.judgement import verdict_text

EXAMPLES = sorted((Path(__file__).parents[3] / "docs" / "examples").glob("paper-game*.txt"))
ENGLISH = next(path for path in EXAMPLES if path.name == "paper-game.txt")


def visit_server(port: LoopbackServer, visit: Callable[[Guest], Awaitable[Any]]) -> Any:
    """The answer to an anonymous visitor."""

    async def run() -> Any:
        async with port.port() as quay:
            return await visit(await quay.nobody())

    return asyncio.run(run())


def test_a_paper_game_is_judged_as_on_the_command_line(port: LoopbackServer) -> None:
    """One judge for page and command line, in the language of the reader."""

    async def visit(guest: Guest) -> Any:
        return [
            (path, lang, await guest.post(f"/papers/judge?lang={lang}", {"text": path.read_text()}))
            for path in EXAMPLES
            for lang in LANGUAGES
        ]

    found = visit_server(port, visit)
    assert len(found) == 9
    for path, lang, answer in found:
        judgement = judge(path.read_text())
        assert answer["mistake"] is None
        assert answer["verdict"]["text"] == verdict_text(judgement, lang)
        assert answer["verdict"]["winner"] == judgement.verdict.winner
        assert answer["sheet"]["players"] == list(judgement.players)


def test_what_cannot_be_read_is_said_with_its_line(port: LoopbackServer) -> None:
    """The judgment decides who loses: nothing is guessed."""

    async def visit(guest: Guest) -> Any:
        bad = ENGLISH.read_text() + "\nBoris: Q99 perhaps\n"
        return await guest.post("/papers/judge?lang=it", {"text": bad})

    answer = visit_server(port, visit)
    assert answer["verdict"] is None
    assert answer["mistake"]["code"] == "paper/no-answer"
    assert answer["mistake"]["line"] == ENGLISH.read_text().count("\n") + 2
    assert "risposta" in answer["mistake"]["detail"]


def test_an_empty_sheet_has_the_names_of_its_cells(port: LoopbackServer) -> None:
    """The page draws it, and knows no rule."""

    async def visit(guest: Guest) -> Any:
        return (
            await guest.get("/variants/battaglia-navale/paper?lang=ru"),
            await guest.get("/variants/sea-battle/paper?labels=cyrillic"),
            await guest.get("/variants/sea-battle/paper?labels=!"),
            (await guest.http.get("/api/variants/forum/paper")).status_code,
        )

    italian, russian, odd, shared = visit_server(port, visit)
    assert (len(italian["names"]["columns"]), italian["names"]["between"]) == (16, "-")
    assert sorted(italian["weapons"]) == ["air-raid", "radar", "wide-shot"]
    assert russian["names"]["columns"][1] == "Б"
    assert odd["names"]["columns"][1] == "B"
    assert shared == 404


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_a_sheet_that_is_written_again_is_judged_alike(path: Path) -> None:
    """A visitor who loads a file, changes nothing and saves it has lost nothing."""
    sheet = judge_file(path.read_text(), "en").sheet
    assert sheet is not None
    lines = [f"variant: {sheet.table.variant}", f"players: {', '.join(sheet.players)}"]
    lines += [f"labels: {sheet.labels}"] if sheet.labels else []
    for name, side in zip(sheet.players, sheet.sides, strict=True):
        for key, rows in (
            ("field", side.field),
            ("field at the end", side.field_at_end),
            ("chart", side.chart),
        ):
            lines += [f"{key}: {name}", *rows, ""] if rows else []
        lines += [f"{name} claims"] if side.claims else []
    for (by, weapon, _), shots in groupby(
        sheet.shots, key=lambda shot: (shot.by, shot.weapon, shot.line)
    ):
        said = (f"{each.cell} {each.said}{'?' if each.disputed else ''}" for each in shots)
        lines.append(f"{sheet.players[by]} {weapon or ''}: {', '.join(said)}")

    first, second = judge(path.read_text()), judge_paper(read_paper("\n".join(lines)))

    assert second.verdict == first.verdict
    assert [each.code for each in second.violations] == [each.code for each in first.violations]
    assert second.comparison == first.comparison
