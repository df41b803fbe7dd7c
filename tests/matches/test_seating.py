"""Names at one table, and computer players in seats that stayed free."""

import pytest

from seabattle.matches.event import SitterKind
from seabattle.matches.seats.seating import find_look_alike
from seabattle.matches.state import Sitter

ANNA = Sitter("Anna", SitterKind.PERSON)


@pytest.mark.parametrize(
    "name",
    ["Anna", "anna", "ANNA", "Аnna", "Ann a", "An-na", "Ànna", "Αnna", "Ａｎｎａ"],
)
def test_a_name_that_looks_the_same_is_found(name: str) -> None:
    """Readers of the log must know who has fired."""
    assert find_look_alike(name, [None, ANNA]) == "Anna"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("Bill", "BiII"), ("Марта", "Mapтa"), ("Corner", "Comer"), ("Ron 1", "Ron l")),
        # Greek capitals whose small letters look like Latin ones, and letters with strokes.
        *(("Yo", "Y0"), ("HENRY", "ΗΕΝRΥ"), ("Zoe", "Ζoe"), ("Anita", "Anıta"), ("Lola", "Łøla")),
    ],
)
def test_letters_that_look_alike_make_no_other_name(one: str, other: str) -> None:
    """Players who want to be taken for another mix alphabets and digits."""
    assert find_look_alike(other, [Sitter(one, SitterKind.PERSON)]) == one


@pytest.mark.parametrize("name", ["Bruno", "Anne", "Hanna", "Anna 2", "Анна Б", ""])
def test_other_names_are_other_names(name: str) -> None:
    """One equal letter does not keep a player from the table."""
    assert find_look_alike(name, [None, ANNA]) is None


@pytest.mark.parametrize("name", ["Admiral 5", "ammiraglio 5", "Адмирал 5"])
def test_no_player_is_called_like_the_computer_at_the_table(name: str) -> None:
    """A person may not look like the program, in any language of the readers."""
    computer = Sitter("admiral:5", SitterKind.COMPUTER)
    assert find_look_alike(name, [computer]) is not None
    assert find_look_alike(name, [ANNA]) is None
