"""The program in a pseudo-language: forgotten sentences are seen at once."""

import os
import subprocess
import sys
from pathlib import Path

from fluent.syntax import FluentParser
from msgspec import json

from kit.pseudo import pseudo_walk
from kit.pseudo.foreign_word import foreign_words
from kit.pseudo.pseudo_catalog import CLOSING, OPENING, pseudo_catalog, pseudo_words
from kit.pseudo.pseudo_program import copy_program
from seabattle.rules import LANGUAGES, language_of, variant_names
from seabattle.speech.catalog import catalog_files

NAMES = (
    *(name for lang in LANGUAGES for name in (language_of(lang).name, language_of(lang).title)),
    *variant_names(),
)
"""Languages are called as they call themselves, variants as their files."""

PLAYERS = ("Anna", "Bruno", "Boris", "Carla", "Player")
KEYS = ("Esc", "Ctrl")
QUOTED = ("berth", "UTC")
"""What is checked of a proof has its name in docs/fairness.md, and an hour that of its zone."""

ALLOWED = {
    "placement/unknown-class": ("galleon",),
    "table/unknown-bot": ("commodore",),
    "variant/unknown": ("armada",),
    "request/wrong-host": ("play.example",),
    "request/feature-off": ("daily",),
    "token/too-narrow": ("play",),
    "request/malformed": ("Expected", "got", "at"),
    "trouble paper/empty": ("docs/examples/paper-game.txt",),
    "play": ("NONSENSE",),
    "play with boards": ("NONSENSE",),
    "resume nothing": ("nothing",),
    "solo": ("scatter",),
    # A menu lies over the rest of the name.
    "terminal agenda": ("Brun",),
}
"""What was typed, names in rule files and of bots, and what other programs say in English."""


WHOLE = ("start", "placing", "placing-bent", "help", "handover")
"""Pages of the terminal on which nothing is scrolled away or covered."""


def walk_through(folder: Path) -> dict[str, str]:
    """All texts of the program in the pseudo-language, by their place."""
    paths = (copy_program(folder / "copy"), Path(__file__).parents[1])
    (folder / "home").mkdir()
    walked = subprocess.run(
        [sys.executable, pseudo_walk.__file__, folder / "home"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))},
        capture_output=True,
        check=False,
    )
    assert walked.returncode == 0, walked.stderr.decode()
    found: dict[str, str] = json.decode(walked.stdout)
    return found


def words_from_elsewhere(said: dict[str, str]) -> dict[str, list[str]]:
    """Words that stand in the code, where they are English for all readers."""
    known = (*NAMES, *PLAYERS, *KEYS, *QUOTED)
    found = {place: foreign_words(text, (*known, *_allowed(place))) for place, text in said.items()}
    return {place: words for place, words in found.items() if words}


def idle_exceptions(said: dict[str, str]) -> list[str]:
    """Exceptions that have outlived their reason, and would hide the next mistake."""
    return [
        place for place, text in said.items() for word in _allowed(place) if word not in text
    ] + sorted(ALLOWED.keys() - {_kept_under(place) for place in said})


def texts_cut_off(said: dict[str, str]) -> list[str]:
    """Pages on which a text has lost the bracket at its end."""
    pages = {page: said[f"terminal {page}"] for page in WHOLE}
    return [page for page, text in pages.items() if text.count(OPENING) != text.count(CLOSING)]


def _allowed(place: str) -> tuple[str, ...]:
    return ALLOWED.get(_kept_under(place), ())


def _kept_under(place: str) -> str:
    """A refusal and its page have the same words."""
    return place.removeprefix("problem page ").removeprefix("refusal ")


def test_a_language_is_its_catalogs_and_one_line(tmp_path: Path) -> None:
    """Nothing else was changed in the copy that speaks it: all of it speaks, and only so.

    One test for all, because it takes seconds to go through the program.
    """
    said = walk_through(tmp_path)

    assert [place for place, text in said.items() if OPENING not in text] == []
    assert words_from_elsewhere(said) == {}
    assert idle_exceptions(said) == []
    assert texts_cut_off(said) == []


def test_a_forgotten_sentence_is_found() -> None:
    """Outside the brackets or inside, as a fact of another sentence."""
    planted = pseudo_words("You fire at ") + "B5, admiral: Not your turn."

    assert foreign_words(planted) == ["admiral", "Not", "your", "turn"]
    assert foreign_words("`code` A-16 B7 SB8 F2 " + pseudo_words("said <b>it</b>")[:5]) == []


def test_a_drawn_sea_is_no_sentence_but_hides_none() -> None:
    """Ships are drawn with letters; a caption and all other text there are words."""
    sea = ".AAAAZ.. ........\n..aa**.. .BB..+--\n"

    assert foreign_words(f"```sea {pseudo_words('Apart')}\n{sea}```\n") == []
    assert foreign_words(f"```sea Apart.\n{sea}```\nside") == ["Apart", "side"]
    assert "refused" in foreign_words(f"```sea \n{sea}is refused\n```\n")


def test_the_pseudo_language_is_longer_and_keeps_what_is_not_words() -> None:
    """Some 40 % more, as German or Finnish would have; variables and code as they were."""
    words = "The captain of every ship announces what the other player has fired at."

    assert 1.25 < len(pseudo_words(words)) / len(words) < 1.5
    assert pseudo_catalog("a = On `x` <b>{ $n }</b>, { -t }, --seats\n") == (
        "a = ⟦Öñ `x` <b>{ $n }</b>, { -t }, --seats⟧\n"
    )
    assert pseudo_catalog("computer-x-gender = masculine\n") == "computer-x-gender = masculine\n"


def test_the_pseudo_catalogs_ask_for_the_same_facts() -> None:
    """What Fluent reads is left alone; only what people read changes."""
    for name, text in catalog_files("en").items():
        english, pseudo = (FluentParser().parse(each) for each in (text, pseudo_catalog(text)))

        assert [type(entry) for entry in pseudo.body] == [type(entry) for entry in english.body]
        assert text.count("{") == pseudo_catalog(text).count("{"), name
