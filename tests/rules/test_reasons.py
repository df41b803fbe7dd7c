"""English parser errors are sorted into kinds, so that they can be said in any language."""

from typing import Annotated, Literal

import pytest
from msgspec import DecodeError, Meta, Struct, json

from seabattle.rules.checking.check import check_text
from seabattle.rules.checking.value_trouble import value_trouble
from seabattle.speech import LANGUAGES, trouble_sentence
from seabattle.trouble import Trouble
from speech.trouble_site import raised_codes

SYNTAX = {
    "a = 1\na = 2": "toml/twice",
    "[a]\n[a]": "toml/twice",
    "a = {b = 1, b = 2}": "toml/twice",
    "a = 'x": "toml/sign-missing",
    'a = "x': "toml/open-text",
    "a = '''x": "toml/sign-missing",
    "a = [1": "toml/open-bracket",
    "a = {b = 1": "toml/open-bracket",
    'a = "\\q"': "toml/bad-escape",
    'a = "\\uZZZZ"': "toml/bad-escape",
    "= 1": "toml/bad-line",
    "a.= 1": "toml/bad-key",
    "a = 2024-02-30": "toml/bad-date",
    "a = never": "toml/bad-value",
    "a = 1 b": "toml/bad-line",
    "!": "toml/bad-line",
    "a 1": "toml/sign-missing",
    "[a": "toml/sign-missing",
    "a = 'x\x01'": "toml/bad-sign",
    "# \x01": "toml/bad-sign",
    "a = " + "9" * 5000: "toml/long-number",
}
"""A syntax mistake of every kind."""


@pytest.mark.parametrize("text", SYNTAX)
def test_what_the_toml_parser_says_is_sorted(text: str) -> None:
    """Each TOML parser error gets a kind and facts, so translations say as much as English."""
    (mistake,) = check_text(text)
    reason = mistake.facts["reason"]

    assert mistake.code == "file/syntax"
    assert isinstance(reason, Trouble)
    assert reason.code == SYNTAX[text]
    assert len({trouble_sentence(lang, mistake) for lang in LANGUAGES}) == len(LANGUAGES)


def test_every_kind_of_bad_toml_is_shown() -> None:
    """Every kind of TOML error has a case; only messages of a future parser stay unsorted."""
    assert set(SYNTAX.values()) == raised_codes("toml") - {"toml/other"}


class Example(Struct, forbid_unknown_fields=True):
    """One field for every kind of slip."""

    number: int
    short: Annotated[str, Meta(max_length=3)] = ""
    pair: tuple[int, int] = (0, 0)
    word: Literal["sea"] = "sea"
    small: Annotated[int, Meta(le=3)] = 0
    named: Annotated[str, Meta(pattern="^a")] = "a"
    many: tuple[list[int] | str | None, ...] = ()


VALUES = {
    "{": Trouble("value/not-json"),
    "{}": Trouble("value/missing-field", at="", field="number"),
    "[]": Trouble("value/wrong-type", at="", wanted="table", found="list"),
    '{"number": "1"}': Trouble("value/wrong-type", at="number", wanted="number", found="text"),
    '{"number": 1, "many": [1.5]}': Trouble(
        "value/wrong-type", at="many[0]", wanted="text | list | nothing", found="fraction"
    ),
    '{"number": 1, "colour": 1}': Trouble("value/unknown-field", at="", field="colour"),
    '{"number": 1, "short": "long"}': Trouble("value/wrong-length", at="short", bound="<= 3"),
    '{"number": 1, "pair": [1]}': Trouble("value/wrong-length", at="pair", bound="2"),
    '{"number": 1, "small": 4}': Trouble("value/out-of-bounds", at="small", bound="<= 3"),
    '{"number": 1, "word": "lake"}': Trouble("value/not-possible", at="word", value="'lake'"),
    '{"number": 1, "named": "b"}': Trouble("value/bad-form", at="named"),
}


@pytest.mark.parametrize("text", VALUES)
def test_what_the_decoder_says_is_sorted(text: str) -> None:
    """Each decoder error gets a kind and, as far as it is known, the place."""
    with pytest.raises(DecodeError) as error:
        json.decode(text, type=Example)
    found = value_trouble(error.value)

    assert found == VALUES[text]
    assert len({trouble_sentence(lang, found) for lang in LANGUAGES}) == len(LANGUAGES)


def test_every_kind_of_bad_value_is_shown() -> None:
    """Every kind of decoder error has a case."""
    shown = {trouble.code for trouble in VALUES.values()}
    assert shown == raised_codes("value") - {"value/other"}
