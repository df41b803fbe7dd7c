import pytest
from msgspec.structs import replace

from kit.seas.drawn_sea import cell
from seabattle.matches.telling.notice_text import say_notice
from seabattle.rules import HitWord, MissWord, ShipNames, SunkWord, Words
from seabattle.speech import Speaker, catalog, rule_page, trouble_sentence
from seabattle.speech.pages import rule_book
from seabattle.speech.ship import KNOWN_CLASSES
from seabattle.views import Hit, Mark, Miss, Sunk
from speech.catalogs import OURS, add_mentions, messages
from speech.choice import CHOICES, rulesets_for
from speech.specimen import ANNA, BRUNO, NOTICES, REFUSALS, REPORTS, TROUBLES, speaker, table

WORDS = (
    Words(ShipNames.CLASSES, MissWord.MISS, HitWord.WOUNDED, SunkWord.KILLED),
    Words(ShipNames.DECKS, MissWord.WATER, HitWord.HIT, SunkWord.SUNK),
    Words(ShipNames.PIPES),
)


class Ear(catalog.Catalog):
    """A catalog that remembers which messages were asked for."""

    def __init__(self) -> None:
        super().__init__("en")
        self.heard: set[str] = set()

    def say(self, key: str, facts: dict[str, catalog.Fact]) -> str:
        """As the catalog itself would say it, and remembered."""
        self.heard.add(key)
        return super().say(key, facts)


def say_everything() -> None:
    """All that can be said at any table."""
    rule_book()
    for ruleset in (game for choice in CHOICES for game in rulesets_for(choice)):
        rule_page(ruleset, "en")
    for trouble in TROUBLES.values():
        trouble_sentence("en", trouble)
    for refusal in REFUSALS:
        speaker("en").refusal(refusal)
    for notice in NOTICES:
        say_notice(speaker("en"), notice, ANNA)
    for variant in ("battaglia-navale", "forum"):
        for report in REPORTS:
            speaker("en", table(variant)).report(report, ANNA)
            speaker("en", table(variant)).report_shortly(report, ANNA)
    for words in WORDS:
        name_everything(Speaker("en", replace(table("forum"), words=words)))


def name_everything(voice: Speaker) -> None:
    """All words that stand alone."""
    at = cell("A1")
    for answer in (Miss(at), Hit(at), Sunk(at)):
        voice.answer(answer, BRUNO)
        voice.list_answer(answer, BRUNO)
    for mark in Mark:
        voice.mark(mark)
    for ship_class in (*KNOWN_CLASSES, "yawl"):
        voice.ship(ship_class)
        voice.ships(ship_class, 2)


def test_no_message_is_kept_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Translators should not have to translate unused messages."""
    ear, others = Ear(), catalog.catalog_of
    monkeypatch.setattr(catalog, "catalog_of", lambda lang: ear if lang == "en" else others(lang))

    say_everything()

    ours = {message.key for message in messages("en") if message.file in OURS}
    # Drawn by screens, and asked of the checker's schema in a test of their own.
    elsewhere = {"mark-old"} | {key for key in ours if key.startswith("trouble-about-")}
    assert ours - add_mentions("en", ear.heard) - elsewhere == set()
