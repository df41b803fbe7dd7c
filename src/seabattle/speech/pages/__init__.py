"""Rule pages, generated from the ruleset alone so that they cannot drift.

Every choice of the vocabulary has a sentence in the catalogs; the sections here select
them.
"""

from seabattle.speech.pages.docs_page import rule_book, rule_pictures
from seabattle.speech.pages.edition import Section
from seabattle.speech.pages.example_sea import game_sea
from seabattle.speech.pages.full_page import rule_page
from seabattle.speech.pages.short_page import short_rules

__all__ = ["Section", "game_sea", "rule_book", "rule_page", "rule_pictures", "short_rules"]
