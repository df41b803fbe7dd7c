"""Walks through the program in the pseudo-language and writes down all texts.

Run as a program, because the list of languages is read when the package is imported; a
JSON object on the standard output has each text by its place.
"""

import asyncio
import contextlib
import html
import io
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from msgspec import json

from cli.test_record_file import played
from kit.pseudo.pseudo_catalog import TAG
from seabattle.cli import main
from seabattle.matches.telling.notice_text import say_notice
from seabattle.rules import load_variant, variant_names
from seabattle.rules.checking.choice import rule_choices
from seabattle.server.problems.html_document import problem_html
from seabattle.server.run.asgi_app import problem_index
from seabattle.speech import rule_page, trouble_sentence
from seabattle.speech.choice import choice_explanation, choice_title, value_title
from seabattle.terminal import keyboard
from speech.specimen import ANNA, BRUNO, NOTICES, REFUSALS, REPORTS, TROUBLES, speaker, table
from tui.test_screens import draw_pages

EXAMPLES = Path(__file__).parents[3] / "docs" / "examples"
CHART = "........\n.ox.....\n........\n....o...\n........\n........\n"
SMALL = ("--variant", "classic", "--rows", "6", "--columns", "8")

HIDDEN = re.compile(r"<(style|code|title)\b.*?</\1>|<[^>]*>", re.DOTALL)

Said = Iterator[tuple[str, str]]


def say_everything(folder: Path) -> dict[str, str]:
    """Every text by its place."""
    drawn = asyncio.run(draw_pages(folder, TAG, (120, 40)))
    return {
        **dict(_rule_pages()),
        **dict(_sentences()),
        **dict(_choices()),
        **dict(_commands(folder)),
        **{f"terminal {name}": text for name, text in drawn.items()},
    }


def _rule_pages() -> Said:
    for name in variant_names():
        yield f"rules of {name}", rule_page(load_variant(name), TAG)


def _sentences() -> Said:
    for variant in ("battaglia-navale", "forum"):
        voice = speaker(TAG, table(variant))
        for to in (ANNA, BRUNO, None):
            for number, report in enumerate(REPORTS):
                where = f"report {number} in {variant} to {to}"
                yield where, "\n".join(voice.report(report, to))
            for number, notice in enumerate(NOTICES):
                yield f"notice {number} in {variant} to {to}", say_notice(voice, notice, to)
    problems = problem_index()
    for number, refusal in enumerate(REFUSALS[len(problems.codes) :]):
        yield f"refusal {number}, {refusal.code}", speaker(TAG).refusal(refusal)
    for code in problems.codes:
        yield f"refusal {code}", speaker(TAG).refusal(problems.example_of(code, TAG))
        yield f"problem page {code}", _plain_text(problem_html(problems, code, TAG))
    for code, trouble in TROUBLES.items():
        yield f"trouble {code}", trouble_sentence(TAG, trouble)


def _plain_text(page: str) -> str:
    """The visible text of a page of HTML, without code."""
    return html.unescape(HIDDEN.sub(" ", page))


def _choices() -> Said:
    for choice in rule_choices():
        values = [value_title(TAG, choice, value) for value in choice.values]
        titles = [choice_title(TAG, choice), choice_explanation(TAG, choice)]
        yield f"choice {choice.path}", "\n".join([*titles, *values])


def _commands(folder: Path) -> Said:
    os.environ["XDG_DATA_HOME"] = str(folder)
    duel, melee, chart = folder / "duel.jsonl", folder / "melee.jsonl", folder / "chart.txt"
    duel.write_bytes(played("sea-battle", 2))
    melee.write_bytes(played("forum", 3))
    chart.write_text(CHART, "utf-8")
    quick = ("--plain", "--against", "admiral:2", "--name", "Anna")
    typed = ("", "A1", "help", "log", "board", "hint", "nonsense", "A99", "rules", "quit")
    yield "variants", _run("variants")
    yield "rules", _run("rules", "forum", "--seats", "6")
    yield "play", _run("play", "classic", *quick, typed=typed)
    yield "play with boards", _run("play", "battaglia-navale", "--against", "hunter", typed=typed)
    yield "resume", _run("resume", "--list")
    yield "resume nothing", _run("resume", "nothing")
    yield "replay", _run("replay", duel, "--seat", "2")
    yield "post", _run("post", melee)
    yield "post of a duel", _run("post", duel)
    yield "judge", _run("judge", EXAMPLES / "paper-game.txt")
    yield "advise", _run("advise", chart, *SMALL)
    yield "check", _run("check", chart)
    yield "solo", _run("solo", "--variant", "classic", "--bot", "scatter", "--games", "2")
    yield "sheet", _run("sheet", "classic", "-o", folder / "sheet.svg")
    yield "backup", _run("backup", folder / "copy.db", "--database", folder / "none.db")


def _run(*words: object, typed: tuple[str, ...] = ()) -> str:
    """The output of a command, successful or not."""
    waiting = [f"{line}\n".encode() for line in typed]
    keyboard.read_typed = lambda: waiting.pop(0) if waiting else b""
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        main([*map(str, words), "--lang", TAG])
    return said.getvalue()


if __name__ == "__main__":
    sys.stdout.buffer.write(json.encode(say_everything(Path(sys.argv[1]))))
