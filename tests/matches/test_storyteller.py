import pytest

from kit.seas.drawn_sea import cell
from seabattle.game import Seat
from seabattle.matches.event import Chair, MatchOpened, SitterKind
from seabattle.matches.port import PlayerId
from seabattle.matches.telling.notice import Hurry, LogEntry, Notice, SatDown, SeatFreed
from seabattle.matches.telling.storyteller import Storyteller
from seabattle.rules import load_variant, settle
from seabattle.speech import LANGUAGES
from seabattle.views import Hit, Miss, Report, SalvoAnswered

ANNA, BRUNO = Seat(0), Seat(1)
SHOT = SalvoAnswered(BRUNO, (Miss(cell("B2")),))


def storyteller(lang: str = "en", bot: str | None = None) -> Storyteller:
    """A storyteller of a classic game."""
    chairs = (Chair(), Chair(bot=bot))
    return Storyteller(
        lang, MatchOpened(settle(load_variant("classic")), "classic", PlayerId("a"), chairs)
    )


def number_things(*things: Report | Notice) -> list[LogEntry]:
    """Things as they are told, one after the other."""
    return [LogEntry(number, 0, each) for number, each in enumerate(things, 1)]


def sat(seat: Seat, name: str) -> SatDown:
    """The event of a player who sits down."""
    return SatDown(seat, name, SitterKind.PERSON)


def test_players_are_called_by_the_names_they_had_at_the_time() -> None:
    """Deeds of the former player must not be told as those of the newcomer."""
    story = storyteller()
    things = number_things(sat(BRUNO, "Bruno"), SeatFreed(BRUNO), sat(BRUNO, "Carla"), SHOT)

    said = [story.tell(each, ANNA)[0] for each in things]

    assert "Bruno" in said[0]
    assert "Bruno" in said[1]
    assert "Carla" in said[3]
    assert "Bruno" not in said[3]


def test_a_player_who_comes_back_in_the_middle_reads_the_same_words() -> None:
    """A lost connection must not change the names in the story."""
    things = number_things(sat(BRUNO, "Bruno"), SHOT, sat(ANNA, "Anna"), SHOT)
    whole, late = storyteller(), storyteller()
    heard = [whole.tell(each, ANNA) for each in things]

    for each in things[:3]:
        late.hear(each)

    assert late.number == 3
    assert late.tell(things[3], ANNA) == heard[3]


def test_the_computer_has_a_name_without_sitting_down() -> None:
    """It sits there from the beginning, and no message says so."""
    assert "Hunter" in storyteller(bot="hunter").words_for(SHOT, ANNA)[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_warning_is_said_too(lang: str) -> None:
    """It has no number, and is no part of the story."""
    story = storyteller(lang)

    assert len(story.words_for(Hurry(ANNA, 5000), ANNA)) == 1
    assert story.number == 0


def test_the_computer_is_spoken_of_by_the_gender_of_its_rank() -> None:
    """«Адмирал 5 … Попал(а)!» is not said of a bot whose rank is known."""
    (hit,) = number_things(SalvoAnswered(BRUNO, (Hit(cell("B2")),)))

    computer, *_ = storyteller("ru", "admiral:5").tell(hit, ANNA)
    person, *_ = storyteller("ru").tell(hit, ANNA)

    assert "(а)" not in computer
    assert "(а)" not in person, "nor of anybody else: it is a word of forms"
