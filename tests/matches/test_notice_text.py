from typing import get_args

import pytest

from seabattle.matches.event import AbsenceClaimed, SitterKind
from seabattle.matches.telling.notice import Hurry, MessageTaken, Notice, SatDown
from seabattle.matches.telling.notice_text import _SAY_BY_KIND, say_notice
from seabattle.speech import LANGUAGES
from seabattle.views import Viewer
from speech.specimen import ANNA, BRUNO, NOTICES, speaker


def test_every_notice_has_words() -> None:
    """A new notice without a sentence would be a hole in every screen."""
    assert set(_SAY_BY_KIND) == {*get_args(Notice), Hurry}
    # What comes of a message of a sealed game is in the reports, and is not said twice.
    assert set(_SAY_BY_KIND) == {MessageTaken} | {type(each) for each in NOTICES}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("to", [ANNA, BRUNO, None])
@pytest.mark.parametrize("notice", NOTICES, ids=str)
def test_every_notice_is_a_sentence_in_every_language(
    notice: Notice | Hurry, to: Viewer, lang: str
) -> None:
    """All players and spectators must be able to read it."""
    said = say_notice(speaker(lang), notice, to)

    assert said.isprintable()
    # What a player says stands in quotes.
    assert said.endswith((".", "”", "»"))


def test_a_notice_addresses_the_player_whom_it_asks_for() -> None:
    """The same notice is a question to one, a confirmation to another, and news to the rest."""
    claim = AbsenceClaimed(ANNA, BRUNO)
    said = [say_notice(speaker("en"), claim, to) for to in (BRUNO, ANNA, None)]

    assert said[0] == "Anna asks whether you are still there."
    assert said[1].startswith("You ask whether Bruno is still there.")
    assert said[2] == "Anna asks whether Bruno is still there."


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (1, "Поторопитесь: осталась 1 секунда."),
        (2, "Поторопитесь: осталось 2 секунды."),
        (30, "Поторопитесь: осталось 30 секунд."),
        (600, "Ваше время истекает: осталось 10 минут."),
        (18 * 3600, "Ваше время истекает: осталось 18 часов."),
    ],
)
def test_a_warning_counts_as_people_do(seconds: int, said: str) -> None:
    """Russian has three plurals, and days are not counted in seconds."""
    assert say_notice(speaker("ru"), Hurry(ANNA, seconds * 1000), ANNA) == said


def test_a_name_brings_no_tricks_into_a_notice() -> None:
    """All players at the table read the name that a stranger has chosen."""
    said = say_notice(speaker("en"), SatDown(BRUNO, "\x1b[31m\u202eB", SitterKind.PERSON), ANNA)

    assert said.isprintable()
