from collections import Counter
from timeit import timeit

import pytest

from seabattle.speech import LANGUAGES, say
from speech.catalogs import facts_of, messages

OTHERS = LANGUAGES[1:]


@pytest.mark.parametrize("lang", OTHERS)
def test_no_language_lacks_a_message(lang: str) -> None:
    """A player must not meet an English sentence, or none, in the middle of a Russian game."""
    english = {(message.file, message.key) for message in messages("en")}

    assert {(message.file, message.key) for message in messages(lang)} == english


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_is_told_the_same_facts(lang: str) -> None:
    """A sentence that forgets the cell, or knows more than the others, says something else."""
    # Gender is grammar, not news: only Russian needs it.
    english = {key: facts - {"gender"} for key, facts in facts_of("en").items()}

    assert {key: facts - {"gender"} for key, facts in facts_of(lang).items()} == english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_written_twice(lang: str) -> None:
    """Of two messages with one key, one would silently never be used."""
    counts = Counter(message.key for message in messages(lang))

    assert [key for key, count in counts.items() if count > 1] == []


def test_russian_alone_asks_for_gender() -> None:
    """Ранил or ранила: the reason why the catalogs are Fluent."""
    needs = {key for key, facts in facts_of("ru").items() if "gender" in facts}

    assert "answer-wounded" in needs
    assert not any("gender" in facts for lang in ("en", "it") for facts in facts_of(lang).values())


def test_an_unknown_message_is_a_mistake_of_the_program() -> None:
    """An empty line where an answer should stand would be worse than an error."""
    with pytest.raises(KeyError):
        say("en", "no-such-message")
    with pytest.raises(KeyError):
        say("de", "answer-miss")


def test_a_missing_fact_is_a_mistake_of_the_program() -> None:
    """Fluent itself would print the name of the variable and go on."""
    with pytest.raises(KeyError):
        say("en", "player")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_are_plain_and_nothing_invisible_is_said(lang: str) -> None:
    """Fluent would write 12,345 or 12 345, and wrap every fact in invisible marks."""
    said = say(lang, "refusal-notation-too-long", length=12345)

    assert "12345" in said
    assert said.isprintable()


def test_saying_is_quick_once_the_catalogs_are_read() -> None:
    """A log of a thousand lines is said anew on every screen; it must not be felt."""
    say("ru", "ships-cruiser", count=3)

    seconds = timeit(lambda: say("ru", "ships-cruiser", count=3), number=200) / 200

    assert seconds < 0.002
