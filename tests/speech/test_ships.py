import pytest
from msgspec.structs import replace

from seabattle.game import Seat
from seabattle.rules import ShipClass, ShipNames, Text, Words
from seabattle.speech import LANGUAGES, Speaker
from seabattle.speech.ship import KNOWN_CLASSES
from seabattle.speech.voice import KNOWN_WEAPONS
from speech.specimen import table


def speaking(lang: str, way: ShipNames, *fleet: ShipClass) -> Speaker:
    """A speaker for a table with this kind of ship names."""
    ruleset = table("sea-battle-15")
    return Speaker(lang, replace(ruleset, words=Words(way), fleet=fleet or ruleset.fleet))


@pytest.mark.parametrize(
    ("lang", "way", "one", "two", "five"),
    [
        ("ru", ShipNames.CLASSES, "крейсер", "2 крейсера", "5 крейсеров"),
        ("ru", ShipNames.DECKS, "трёхпалубный", "2 трёхпалубных", "5 трёхпалубных"),
        ("ru", ShipNames.PIPES, "трёхтрубный", "2 трёхтрубных", "5 трёхтрубных"),
        ("en", ShipNames.CLASSES, "cruiser", "2 cruisers", "5 cruisers"),
        ("en", ShipNames.DECKS, "three-deck ship", "2 three-deck ships", "5 three-deck ships"),
        ("en", ShipNames.PIPES, "three-pipe ship", "2 three-pipe ships", "5 three-pipe ships"),
        ("it", ShipNames.CLASSES, "incrociatore", "2 incrociatori", "5 incrociatori"),
        ("it", ShipNames.DECKS, "nave da 3 caselle", "2 navi da 3 caselle", "5 navi da 3 caselle"),
    ],
)
def test_ships_are_called_both_ways_of_the_sheet(
    lang: str, way: ShipNames, one: str, two: str, five: str
) -> None:
    """A cruiser is a three-decker, and counts like one in each grammar (SB3)."""
    voice = speaking(lang, way)

    assert [voice.ship("cruiser"), voice.ships("cruiser", 2), voice.ships("cruiser", 5)] == [
        one,
        two,
        five,
    ]


def test_russian_counts_by_the_last_digit() -> None:
    """Eleven and twenty-one are the numbers that simple programs get wrong."""
    voice = speaking("ru", ShipNames.CLASSES)

    assert voice.ships("torpedo-boat", 1) == "1 торпедный катер"
    assert voice.ships("torpedo-boat", 11) == "11 торпедных катеров"
    assert voice.ships("torpedo-boat", 21) == "21 торпедный катер"
    assert voice.ships("torpedo-boat", 22) == "22 торпедных катера"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ship_class", KNOWN_CLASSES)
def test_every_class_of_the_sheets_has_a_name(lang: str, ship_class: str) -> None:
    """Six classes sail in the ready-made fleets, one and many of each."""
    voice = Speaker(lang, table("forum"))

    assert voice.ship(ship_class)
    assert voice.ships(ship_class, 1).startswith("1 ")
    assert voice.ships(ship_class, 4).startswith("4 ")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("way", [ShipNames.DECKS, ShipNames.PIPES])
def test_no_ship_is_too_long_for_a_name(lang: str, way: ShipNames) -> None:
    """A user's fleet may have ships of any length; the words run out, the numbers do not."""
    for size in (1, 2, 6, 7, 12):
        voice = speaking(lang, way, ShipClass("barge", 3, ("#" * size,)))

        assert voice.ship("barge")
        assert voice.ships("barge", 3).startswith("3 ")
    assert "12" in voice.ship("barge")


def test_a_class_of_ones_own_is_called_by_its_title() -> None:
    """A custom class has no message in the catalogs, but needs a name."""
    titled = ShipClass(
        "galleon", 2, ("###",), title=Text.by_language({"en": "galleon", "ru": "галеон"})
    )
    bare = ShipClass("yawl", 2, ("##",))

    assert speaking("ru", ShipNames.CLASSES, titled).ship("galleon") == "галеон"
    assert speaking("it", ShipNames.CLASSES, titled).ship("galleon") == "galleon"
    assert speaking("ru", ShipNames.CLASSES, bare).ship("yawl") == "yawl"
    assert speaking("ru", ShipNames.CLASSES, titled).ships("galleon", 2) == "2 × галеон"


def test_a_class_of_several_sizes_keeps_its_own_name() -> None:
    """Three-decker would be a lie for a ship that may have four."""
    bent = ShipClass("cruiser", 1, ("###", "####"))

    assert speaking("en", ShipNames.DECKS, bent).ship("cruiser") == "cruiser"


def test_what_could_steer_a_terminal_is_not_repeated() -> None:
    """Names come from players and files, and are printed on other people's screens."""
    voice = Speaker("en", table(), ("\x1b[2JAnna\n", ""))

    assert voice.name(Seat(0)) == "[2JAnna"
    assert voice.name(Seat(1)) == "Player 2"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("weapon", KNOWN_WEAPONS)
def test_every_special_action_of_the_sheet_has_a_name(lang: str, weapon: str) -> None:
    """Radar is radar everywhere; the other two are not."""
    assert Speaker(lang, table()).weapon(weapon).isprintable()
    assert Speaker(lang, table()).weapon("depth-charge") == "depth-charge"
