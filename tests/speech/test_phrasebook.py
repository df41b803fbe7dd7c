"""Cached sentences equal those that a speaker makes for the table."""

import pytest

from kit.games.law_strategy import presets
from kit.games.random_player import play_randomly
from seabattle.game import Seat
from seabattle.game.refusal import NotYourTurn, WeaponUsedUp
from seabattle.rules import LANGUAGES, Ruleset
from seabattle.speech import TablePlayer, speaker_for
from seabattle.speech.phrasebook import Phrasebook
from seabattle.views import Viewer, reports_to

NAMES = ("100 %(1)s", "%s{ $name }", "", "\x001\x01", "—")
"""Names that are signs of a template, of a message, or nothing."""


@pytest.mark.parametrize("ruleset", presets(), ids=lambda it: f"{it.name}-{it.seats}")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_phrasebook_says_what_its_speaker_says(lang: str, ruleset: Ruleset) -> None:
    """Every report of a game, for every viewer, with any names."""
    journal = play_randomly(ruleset, 3).journal[:60]
    for first in range(2):
        players = [TablePlayer(NAMES[(seat + first) % len(NAMES)]) for seat in range(ruleset.seats)]
        players[1] = TablePlayer("admiral:5", computer=True) if first else players[1]
        speaker = speaker_for(lang, ruleset, players)
        viewers: list[Viewer] = [Seat(0), Seat(1), None]
        for to in viewers:
            phrases = Phrasebook(speaker, to)
            for entry in journal:
                for report in reports_to(ruleset, to, entry.events):
                    assert phrases.wording(report).said == speaker.report(report, to)
                    assert phrases.report_shortly(report) == speaker.report_shortly(report, to)
            for refusal in (NotYourTurn(Seat(1)), WeaponUsedUp("50 %s", 3)):
                assert phrases.refusal(refusal) == speaker.refusal(refusal)
