"""Sentences that page and terminal share, and words that neither may use."""

import re
from pathlib import Path

import pytest

import seabattle
from seabattle.rules import LANGUAGES
from seabattle.speech import say
from seabattle.speech.reading.order_word import spoken_word

ROOT = Path(seabattle.__file__).parent.parent.parent

LEFT_ALONE = re.compile("(?i)nobody else is left|nessun altro|никого не осталось")


def _of_page(lang: str, catalog: str) -> str:
    return (ROOT / "web/src/speech" / lang / f"{catalog}.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_link_that_only_this_machine_opens_is_called_so_in_the_same_words(lang: str) -> None:
    """The terminal gave such links away without a word, while the page warned."""
    (here,) = re.findall(r"(?m)^link-here-only = (.*)$", _of_page(lang, "shell"))

    said = say(lang, "line-invite-here", command="serve")

    assert said == here.replace("{ $command }", "serve")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("word", ["help", "hint", "log", "quit"])
def test_the_line_of_keys_names_what_can_be_typed(lang: str, word: str) -> None:
    """The keys said «Совет» in Russian, but typing it was not understood."""
    assert spoken_word(lang, say(lang, f"tui-key-{word}")) == word


@pytest.mark.parametrize("lang", LANGUAGES)
def test_after_a_resignation_no_player_is_called_left_alone(lang: str) -> None:
    """With two players, the sentence must say that one has resigned."""
    for seats in (2, 3):
        for you in (True, False):
            for why in ("resigned", "dropped", "time"):
                said = say(lang, f"log-won-{why}", you=you, seats=seats, name="Anna")
                assert not LEFT_ALONE.search(said), said
    assert not LEFT_ALONE.search(_of_page(lang, "replay"))
