import re

import pytest

from seabattle.rules.checking.json_schema import variant_schema
from seabattle.rules.checking.mistake import SENTENCES, Mistake
from seabattle.speech import LANGUAGES, mistake_sentence, say
from speech.catalogs import facts_of
from speech.specimen import MISTAKES


@pytest.mark.parametrize("code", MISTAKES)
def test_the_english_is_the_checkers_own(code: str) -> None:
    """The checker works alone, in English; the catalog must not tell another story."""
    assert mistake_sentence("en", MISTAKES[code]) == MISTAKES[code].sentence


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("code", MISTAKES)
def test_every_mistake_is_said_in_every_language(code: str, lang: str) -> None:
    """Who writes rules in Italian wants to hear in Italian what is wrong with them."""
    said = mistake_sentence(lang, MISTAKES[code])

    assert said.isprintable()
    assert said != MISTAKES[code].sentence


def test_the_catalog_has_no_mistake_the_checker_does_not_know() -> None:
    """A code that was taken away must take its sentences along."""
    keys = {key for key in facts_of("en") if key.startswith("mistake-")}
    helping = {key for key in keys if key.startswith("mistake-about-")}
    helping |= {"mistake-hint", "mistake-or"}

    assert keys - helping == {"mistake-" + code.replace("/", "-") for code in SENTENCES}


def test_a_word_that_was_probably_meant_is_named() -> None:
    """Did you mean never? is the shortest help there is."""
    meant = Mistake("sea", "file/not-a-choice", {"value": "x", "near": "never", "choices": "y"})
    unclear = Mistake("sea", "file/not-a-choice", {"value": "x", "near": "", "choices": "y"})

    assert "Intendevi never?" in mistake_sentence("it", meant)
    assert "Intendevi" not in mistake_sentence("it", unclear)


def required_entries(name: str = "Variant", path: str = "") -> dict[str, str]:
    """What the schema says of every entry that must be there, by its path."""
    schema = variant_schema()["$defs"]
    fields = schema[name]["properties"]
    found = {path + key: fields[key]["description"] for key in schema[name].get("required", ())}
    for key, field in fields.items():
        for part in re.findall(r"#/\$defs/(\w+)", str(field)):
            if "properties" in schema[part]:
                found |= required_entries(part, f"{path}{key}.")
    return found


def test_what_a_missing_entry_is_for_is_said_in_every_language() -> None:
    """The description comes from the schema in English; the catalogs follow it."""
    for path, about in required_entries().items():
        key = "mistake-about-" + path.replace(".", "-")

        assert say("en", key) == about
        assert say("it", key) != about
        assert say("ru", key) != about


def test_an_entry_in_a_list_is_described_like_any_other() -> None:
    """The third class of a fleet lacks the same name as the first."""
    lacking = Mistake("fleet[2].name", "file/missing-key", {"key": "name", "about": "?"})

    assert (
        mistake_sentence("ru", lacking)
        == "Не хватает name. Добавьте: короткое имя, например carrier."
    )
