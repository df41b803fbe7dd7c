import pytest

from kit.seas.drawn_sea import cell
from seabattle.bots.roster import BUILT_IN
from seabattle.game import Seat
from seabattle.rules import load_variant, settle
from seabattle.speech import LANGUAGES, Gender, TablePlayer, player_names, speaker_for
from seabattle.speech.computer import computer_gender, computer_name
from seabattle.speech.voice import DELETED_NAME
from seabattle.views import Hit, Sunk


@pytest.mark.parametrize(
    ("lang", "name"), [("en", "Admiral 3"), ("it", "Ammiraglio 3"), ("ru", "Адмирал 3")]
)
def test_a_computer_player_is_called_by_rank(lang: str, name: str) -> None:
    """Players do not say "admiral colon three"."""
    assert computer_name(lang, "admiral:3") == name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_player_of_ours_has_a_name_in_every_language(lang: str) -> None:
    """A new player is a line in the roster, and a name in three languages."""
    assert all(computer_name(lang, name) != name for name in BUILT_IN)
    for name, entry in BUILT_IN.items():
        for level in range(1, entry.levels + 1):
            assert str(level) in computer_name(lang, f"{name}:{level}")


def test_a_player_from_elsewhere_keeps_its_name() -> None:
    """A user knows an installed bot by its package name or its class."""
    assert computer_name("it", "kraken") == "kraken"
    assert computer_name("it", "/home/anna/mybot.py:MyBot") == "MyBot"


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "Deleted player"), ("it", "Giocatore cancellato"), ("ru", "Удалённый игрок")],
)
def test_a_deleted_player_is_called_that_in_lists_and_at_the_table(lang: str, words: str) -> None:
    """Terminals list matches, too, and a dash is no name."""
    assert player_names(lang, [DELETED_NAME, "Bruno"]) == (words, "Bruno")
    speaker = speaker_for(lang, settle(load_variant("classic")), [DELETED_NAME, "Bruno"])
    assert [speaker.name(Seat(seat)) for seat in range(2)] == [words, "Bruno"]


def test_players_of_one_kind_are_told_apart() -> None:
    """In a round game four gunners would otherwise be one."""
    assert player_names("en", ["", "scatter", "hunter", "scatter"]) == (
        "",
        "Gunner (no. 1)",
        "Hunter",
        "Gunner (no. 2)",
    )


def test_a_person_who_is_called_like_a_computer_is_none() -> None:
    """Where the seat is known to be a person's, the name does not make it a bot."""
    players = [TablePlayer("hunter"), TablePlayer("hunter", computer=True)]
    speaker = speaker_for("ru", settle(load_variant("salvo")), players)

    assert speaker.names == ("hunter", "Охотник")
    assert speaker.genders == (Gender.UNKNOWN, Gender.MASCULINE)


@pytest.mark.parametrize(
    "name", ["admiral:eleven", "admiral:11", "admiral:0", "hunter:3", "admiral:"]
)
def test_a_person_whose_name_only_looks_like_a_rank_keeps_it(name: str) -> None:
    """Players on a server may choose any name, and no list may break over it."""
    assert computer_name("ru", name) == name
    assert computer_gender("ru", name) is Gender.UNKNOWN


def test_a_list_has_ranks_for_computers_and_names_for_people() -> None:
    """Lists and records know players by one word each."""
    assert player_names("ru", ["Анна", "admiral:5", "", "scatter", "scatter"]) == (
        "Анна",
        "Адмирал 5",
        "",
        "Канонир (№ 1)",
        "Канонир (№ 2)",
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_player_of_ours_has_a_gender_where_the_language_asks_for_one(lang: str) -> None:
    """Russian has «он потопил» or «она потопила», and a rank is one of the two."""
    levels = [
        f"{name}:{entry.levels}" if entry.levels else name for name, entry in BUILT_IN.items()
    ]
    said = Gender.UNKNOWN not in [computer_gender(lang, bot) for bot in levels]
    assert said is (lang != "en")


@pytest.mark.parametrize(
    ("name", "cry"),
    [("admiral:5", "Потопил!"), ("Анна", "Потопил!"), ("kraken", "Потопил!")],
    ids=["admiral", "person", "stranger"],
)
def test_an_admiral_has_sunk_a_ship_as_a_man(name: str, cry: str) -> None:
    """«Потопил(а)» reads like a form; an unknown gender gets the word of the sheet."""
    ruleset = settle(load_variant("salvo"))
    speaker = speaker_for("ru", ruleset, [name, "Борис"])
    assert speaker.answer(Sunk(cell("A1")), Seat(0)) == cry


def test_what_people_say_of_themselves_is_kept() -> None:
    """The gender that a player chooses is used."""
    ruleset = settle(load_variant("salvo"))
    players = [TablePlayer("Анна", gender=Gender.FEMININE), TablePlayer("Борис")]
    speaker = speaker_for("ru", ruleset, players)
    assert speaker.list_answer(Hit(cell("A1")), Seat(0)).endswith("попала")
