import pytest
from msgspec.structs import replace

from kit.seas.drawn_sea import cell
from seabattle.game import Seat
from seabattle.rules import HitWord, MissWord, SunkWord, Words
from seabattle.speech import LANGUAGES, Gender, Speaker
from seabattle.views import Answer, Hit, Mark, Miss, Sunk
from speech.specimen import table

A1 = cell("A1")
MISS, HIT, SUNK = Miss(A1), Hit(A1), Sunk(A1)
FIRST = Words(miss=MissWord.MISS, hit=HitWord.WOUNDED, sunk=SunkWord.KILLED)
SECOND = Words(miss=MissWord.WATER, hit=HitWord.HIT, sunk=SunkWord.SUNK)


def say_answer(
    lang: str, answer: Answer, words: Words = FIRST, gender: Gender = Gender.UNKNOWN
) -> str:
    """The bare answer at a table that uses these words, to a shooter of this gender."""
    ruleset = replace(table("sea-battle"), words=words)
    return Speaker(lang, ruleset, ("Саша",), (gender,)).answer(answer, Seat(0))


@pytest.mark.parametrize(
    ("answer", "words", "masculine", "feminine", "unknown"),
    [
        (MISS, FIRST, "Мимо!", "Мимо!", "Мимо!"),
        (HIT, FIRST, "Ранил!", "Ранила!", "Ранил!"),
        (HIT, SECOND, "Попал!", "Попала!", "Попал!"),
        (SUNK, FIRST, "Убил!", "Убила!", "Убил!"),
        (SUNK, SECOND, "Потопил!", "Потопила!", "Потопил!"),
    ],
)
def test_the_russian_answer_agrees_with_the_shooter(
    answer: Answer, words: Words, masculine: str, feminine: str, unknown: str
) -> None:
    """Players do not call out «Ранил(а)!»: an unknown gender gets «Ранил!» (SB8)."""
    said = [say_answer("ru", answer, words, gender) for gender in Gender]

    assert said == [masculine, feminine, unknown]


@pytest.mark.parametrize(
    ("lang", "words", "said"),
    [
        ("en", FIRST, ["Miss!", "Wounded!", "Killed!"]),
        ("en", SECOND, ["Water!", "Hit!", "Sunk!"]),
        ("it", FIRST, ["mancato", "colpito", "colpito e affondato"]),
        ("it", SECOND, ["acqua", "colpito", "colpito e affondato"]),
    ],
)
def test_the_answers_are_those_of_the_sheets(lang: str, words: Words, said: list[str]) -> None:
    """Players know these words from paper, and listen for them (SB8, BN4)."""
    assert [say_answer(lang, answer, words) for answer in (MISS, HIT, SUNK)] == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mark_of_a_chart_has_a_word(lang: str) -> None:
    """A chart must be readable without eyes for its signs."""
    words = [Speaker(lang, table()).mark(mark) for mark in Mark]

    assert len(set(words)) == len(Mark)
