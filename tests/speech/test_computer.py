import pytest

from seabattle.bots.roster import BUILT_IN
from seabattle.speech import LANGUAGES
from seabattle.speech.computer import computer_named, computers_named


@pytest.mark.parametrize(
    ("lang", "name"), [("en", "Admiral 3"), ("it", "Ammiraglio 3"), ("ru", "Адмирал 3")]
)
def test_a_computer_player_is_called_by_rank(lang: str, name: str) -> None:
    """Nobody at the table says "admiral colon three"."""
    assert computer_named(lang, "admiral:3") == name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_player_of_ours_has_a_name_in_every_language(lang: str) -> None:
    """A new player is a line in the roster, and a name in three languages."""
    assert all(computer_named(lang, name) != name for name in BUILT_IN)
    for name, entry in BUILT_IN.items():
        for level in range(1, entry.levels + 1):
            assert str(level) in computer_named(lang, f"{name}:{level}")


def test_a_player_from_elsewhere_keeps_its_name() -> None:
    """Whoever has installed a bot knows it by the name it came with."""
    assert computer_named("it", "kraken") == "kraken"


def test_players_of_one_kind_are_told_apart() -> None:
    """In a round game four gunners would otherwise be one."""
    assert computers_named("en", [None, "scatter", "hunter", "scatter"]) == [
        "",
        "Gunner (no. 1)",
        "Hunter",
        "Gunner (no. 2)",
    ]
