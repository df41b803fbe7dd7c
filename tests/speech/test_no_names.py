"""Words such as "You" and "Computer" are reserved, and not names of players."""

import re

import pytest

from kit.games.small_game import preset
from kit.seas.drawn_sea import cells
from seabattle.game import Seat
from seabattle.game.event import GameEnded, Why
from seabattle.rules import LANGUAGES
from seabattle.speech import speaker_for
from seabattle.speech.computer import is_no_name
from seabattle.views import Miss, SalvoAnswered
from seabattle.views.report import FleetReady

OLD_NAMES = [("You", "Computer"), ("Tu", "Computer"), ("Вы", "Компьютер"), ("you ", "COMPUTER")]
"""As records of earlier releases have them, in three languages."""

NEVER = re.compile(r"\b(?:You|Tu|Вы|Computer has|sea of You)\b")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("names", OLD_NAMES, ids=lambda names: names[0])
def test_an_old_record_reads_well_in_every_language(lang: str, names: tuple[str, str]) -> None:
    """“You has placed a fleet”, “The sea of You” and «You стреляет» were in replays and posts."""
    speaker = speaker_for(lang, preset("sea-battle"), names)
    shot = SalvoAnswered(Seat(0), (Miss(cells("A1")[0]),))
    reports = (FleetReady(Seat(0)), shot, GameEnded(Seat(0), Why.SUNK, ()))
    said = [line for report in reports for line in speaker.report(report, None)]
    said.append(speaker.say("sea-of", name=speaker.name(Seat(0))))

    assert all(speaker.say("player", number=1) in line for line in said), said
    assert not any(NEVER.search(line) for line in said), said
    assert speaker.name(Seat(1)) == speaker.say("computer-unranked")


@pytest.mark.parametrize("word", ["You", " tu ", "ТЫ", "Вы", "computer", "Il  Computer", "Бот"])
def test_such_words_are_recognised_in_any_language_and_case(word: str) -> None:
    """A Russian guest may sit at an Italian table."""
    assert is_no_name(word)


@pytest.mark.parametrize("name", ["Anna", "Youri", "Тыну", "Admiral Tu", "Computerfan", ""])
def test_names_that_only_begin_so_are_names(name: str) -> None:
    """A name is not refused for its first letters."""
    assert not is_no_name(name)
    speaker = speaker_for("en", preset("classic"), (name, "Bruno"))
    assert speaker.name(Seat(0)) == (name or "Player 1")
