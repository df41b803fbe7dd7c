"""The list of languages, and texts translated into each of them."""

import pytest
from msgspec import ValidationError, json

from rules.rule_file import rule_file
from seabattle.rules import (
    ENGLISH,
    LANGUAGES,
    Text,
    language_of,
    nearest_language,
    variant_names,
)
from seabattle.rules.checking.check import check_text


def test_english_comes_first() -> None:
    """English comes first: it is the fallback, and its pages are at the top of docs."""
    assert LANGUAGES[0] == ENGLISH == "en"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_leads_to_a_game_and_has_a_name(lang: str) -> None:
    """Each language has a name and an existing variant, which the page offers to first visitors."""
    language = language_of(lang)

    assert language.usual_variant in variant_names()
    assert language.title.casefold() == language.name.casefold()
    assert not language.title[0].islower()


@pytest.mark.parametrize(
    ("wanted", "lang"),
    [("it", "it"), ("it-CH", "it"), ("IT_it", "it"), (" ru ", "ru"), ("de", None), ("", None)],
)
def test_a_dialect_is_heard_as_its_language(wanted: str, lang: str | None) -> None:
    """A tag with a country, as browsers send it, is read as the language."""
    assert nearest_language(wanted) == lang


def test_a_text_is_written_as_a_map_of_all_languages() -> None:
    """A text is written as a map from language to sentence, as since the first release."""
    written = json.encode(Text.by_language({"en": "galleon", "ru": "галеон"}))

    assert json.decode(written) == {"en": "galleon", "it": "", "ru": "галеон"}
    assert list(json.decode(written)) == list(LANGUAGES)
    assert json.decode(written, type=Text).in_language("it") == "galleon"


@pytest.mark.parametrize("sentences", [{"ru": "галеон"}, {"en": ""}])
def test_a_text_needs_english(sentences: dict[str, str]) -> None:
    """A text without English is refused, because English is the fallback."""
    with pytest.raises(ValidationError):
        Text.by_language(sentences)


def test_a_language_of_a_newer_release_is_skipped() -> None:
    """A language added by a newer release is skipped in records and pages."""
    assert json.decode(b'{"en":"galleon","de":"Galeone"}', type=Text).en == "galleon"


def test_a_rule_file_in_an_unknown_language_is_told_which_there_are() -> None:
    """A rule file in an unknown language gets the list of known ones as advice."""
    (mistake,) = check_text(rule_file(title='[title]\nen = "Pond"\nde = "Teich"'))

    assert (mistake.code, mistake.path, mistake.line) == ("file/unknown-key", "title.de", 5)
    assert mistake.facts["choices"] == ", ".join(LANGUAGES)
