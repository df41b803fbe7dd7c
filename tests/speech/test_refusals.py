import pytest

import seabattle.game.refusal as refusals
from seabattle.game import Refusal, Seat
from seabattle.speech import LANGUAGES
from seabattle.speech.refusal_sentence import refusal_title
from speech.catalogs import messages
from speech.specimen import REFUSALS, refusal_classes, speaker

EXAMPLES = {refusal.code: refusal for refusal in reversed(REFUSALS)}
"""The first specimen of each code."""


def test_no_refusal_is_without_an_example() -> None:
    """A refusal without a sentence leaves the player without a reason."""
    assert {type(refusal) for refusal in REFUSALS} == set(refusal_classes())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("refusal", REFUSALS, ids=str)
def test_every_refusal_is_a_sentence_in_every_language(refusal: Refusal, lang: str) -> None:
    """The sentence is all that a player learns of the obstacle."""
    said = speaker(lang).refusal(refusal)

    assert said.isprintable()
    assert said.endswith(".")
    assert "none" not in said


@pytest.mark.parametrize("code", EXAMPLES)
def test_every_refusal_has_a_title_in_every_language(code: str) -> None:
    """A client that shows title and detail must not mix two languages."""
    titles = [refusal_title(lang, code) for lang in LANGUAGES]

    assert len(set(titles)) == len(LANGUAGES)
    for said in titles:
        assert said.endswith(".")
        assert len(said) <= 80
    meaning = (type(EXAMPLES[code]).__doc__ or "").partition("\n")[0]
    assert meaning.startswith(titles[0][:-1])


def test_no_title_is_kept_for_nothing() -> None:
    """The title of a removed refusal must be removed, too."""
    kept = {message.key for message in messages("en") if message.file == "titles.ftl"}

    assert kept == {"title-" + code.replace("/", "-") for code in EXAMPLES}


def test_people_count_seats_and_ships_from_one() -> None:
    """Internal numbers start from zero, which players should not see."""
    voice = speaker("en")

    assert "number 7; yours are numbered from 1 to 5" in voice.refusal(refusals.UnknownShip(6, 5))
    assert "Player 5" in voice.refusal(refusals.UnknownSeat(Seat(4), 2))


def test_what_was_typed_is_quoted_without_its_tricks() -> None:
    """A refusal shows pasted text to its author and to other players."""
    said = speaker("en").refusal(refusals.UnknownClass("\x1b[31m" + "x" * 5000))

    assert said.isprintable()
    assert len(said) < 120
