"""Localized text: messages and whole sentences about a game, in every language.

``say`` gives one message of the catalogs, a :class:`Speaker` whole sentences about
one game. Every sentence is made only from a report, a refusal or a ruleset, so no
language and no wording tells a player more than the rules allow.
"""

from seabattle.rules import LANGUAGES
from seabattle.speech.catalog import say
from seabattle.speech.gender import Gender
from seabattle.speech.pages import rule_page
from seabattle.speech.speaker import Speaker
from seabattle.speech.table_speaker import TablePlayer, player_names, speaker_for
from seabattle.speech.trouble_sentence import trouble_sentence

__all__ = [
    "LANGUAGES",
    "Gender",
    "Speaker",
    "TablePlayer",
    "player_names",
    "rule_page",
    "say",
    "speaker_for",
    "trouble_sentence",
]
