"""Every trouble has a sentence in every language, made from its code and facts."""

import re

import pytest

from seabattle.rules import check_variant
from seabattle.rules.checking.json_schema import variant_schema
from seabattle.speech import LANGUAGES, say, trouble_sentence
from seabattle.speech.trouble_sentence import trouble_key, trouble_text
from seabattle.trouble import Trouble, join_troubles
from speech.catalogs import facts_of
from speech.specimen import TROUBLES
from speech.trouble_site import raised_codes, trouble_sites

HELPING = {"trouble-hint", "trouble-or", "trouble-line", "trouble-page-at", "trouble-value-at"}
"""Messages that are parts of others."""

PARTS = ("trouble-about-", "trouble-kind-", "trouble-type-")
"""What a missing entry is for, and kinds of values: facts of some troubles."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_code_has_a_message_that_asks_for_no_more_than_it_is_given(lang: str) -> None:
    """A missing fact would fail exactly when a user needs the message."""
    asked = facts_of(lang)

    for site in trouble_sites():
        key = trouble_key(site.code)
        assert key in asked, site
        assert asked[key] <= site.facts, site


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_left_of_a_code_that_is_gone(lang: str) -> None:
    """The sentences of a removed code must be removed, too."""
    keys = {key for key in facts_of(lang) if key.startswith("trouble-")}
    helping = HELPING | {key for key in keys if key.startswith(PARTS)}

    assert keys - helping == {trouble_key(code) for code in raised_codes()}


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("code", TROUBLES)
def test_every_trouble_is_said_in_every_language(code: str, lang: str) -> None:
    """Who writes rules in Italian wants to hear in Italian what is wrong with them."""
    said = trouble_sentence(lang, TROUBLES[code])

    assert said.isprintable()
    assert said != trouble_sentence("en", TROUBLES[code])


def test_a_trouble_behind_a_trouble_is_said_in_the_same_language() -> None:
    """A reader who has chosen Russian must not get half a sentence in English."""
    trouble = Trouble("file/unreadable", file="a", reason=Trouble("system/no-permission"))

    assert trouble_sentence("en", trouble) == "a cannot be read: permission is denied."
    assert trouble_sentence("ru", trouble) == "Не удаётся прочитать a: нет доступа."


def test_a_trouble_is_told_with_its_place() -> None:
    """An entry of a rule file as compilers write it, so that editors find it."""
    trouble = join_troubles(
        (Trouble("record/edited", line=3), Trouble("fleet/no-deck", line=4, path="fleet[0]"))
    )
    first, second = trouble_text("it", trouble).splitlines()
    assert first.startswith("riga 3: La partita")
    assert second.startswith("riga 4: Nel disegno")

    first, second = trouble_text("it", trouble.in_file("a.toml")).splitlines()
    assert first.startswith("a.toml: riga 3: La partita")
    assert second.startswith("a.toml:4:fleet[0]: Nel disegno")


def test_what_others_wrote_cannot_steer_a_terminal() -> None:
    """A name with an escape in it is printed without."""
    assert "\x1b" not in trouble_sentence("en", Trouble("names/taken", name="\x1b[2J"))


def test_a_word_that_was_probably_meant_is_named() -> None:
    """Did you mean never? is the shortest help there is."""
    meant = Trouble("file/not-a-choice", value="x", near="never", choices="y")
    unclear = Trouble("file/not-a-choice", value="x", near="", choices="y")

    assert "Intendevi never?" in trouble_sentence("it", meant)
    assert "Intendevi" not in trouble_sentence("it", unclear)


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
        key = "trouble-about-" + path.replace(".", "-")

        assert say("en", key) == about
        assert say("it", key) != about
        assert say("ru", key) != about


def test_an_entry_in_a_list_is_described_like_any_other() -> None:
    """The third class of a fleet lacks the same name as the first."""
    lacking = Trouble("file/missing-key", path="fleet[2].name", key="name", about="?")

    assert (
        trouble_sentence("ru", lacking)
        == "Не хватает name. Добавьте: короткое имя, например carrier."
    )


def test_a_file_that_is_not_there_is_told_in_every_language() -> None:
    """From the check to the sentence, nothing is English unless it is asked for."""
    (missing,) = check_variant("none.toml")

    said = {lang: trouble_sentence(lang, missing) for lang in LANGUAGES}
    assert said["it"] == 'Non c\'è nessun file "none.toml". Controlla come è scritto il percorso.'
    assert len(set(said.values())) == len(LANGUAGES)
