"""Messages to the host are read correctly or questioned, never misread silently."""

from functools import lru_cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kit.games.bot_game import table
from seabattle.features.hosting.messages.message_reader import MessageReading, read_message
from seabattle.features.hosting.messages.message_reply import fleet_text, reply_to, say_command
from seabattle.game import Fire, PlaceFleet, Resign, Seat
from seabattle.grid import Cell, Col, Row
from seabattle.matches import Match
from seabattle.rules import (
    Ruleset,
    labels_of,
    load_variant,
    random_fleet,
    settle,
    with_local_letters,
)
from seabattle.speech import LANGUAGES, Speaker, speaker_for
from seabattle.views import View

NAMES = ("Anna", "Boris", "Carla")

FLEET = "carrier A1-E1; battleship C3-C6; cruiser J1-J3; submarine E8-G8; destroyer A9-A10"


@lru_cache
def views(lang: str = "en") -> tuple[View, View, Speaker]:
    """A seat's view before placing, its view before firing, and a speaker."""
    ruleset = settle(load_variant("forum"), 2)
    if lang == "ru":
        ruleset = with_local_letters(ruleset, lang)
    match = Match(ruleset, chance=Random(1))
    placing = match.view(Seat(0))
    for seat in range(2):
        match.send(Seat(seat), PlaceFleet(random_fleet(ruleset, Random(seat))))
    return placing, match.view(Seat(0)), speaker_for(lang, ruleset, NAMES[:2])


def read_fleet(text: str, lang: str = "en") -> MessageReading:
    """A message before the first round."""
    placing, _, speaker = views(lang)
    return read_message(placing, speaker, text)


def read_shot(text: str, lang: str = "en") -> MessageReading:
    """A message in a round."""
    _, playing, speaker = views(lang)
    return read_message(playing, speaker, text)


B7 = Cell(Row(6), Col(1))

SHOTS = [
    ("en", "B7"),
    ("en", "b7"),
    ("en", "fire B7"),
    ("en", "Fire at B7!"),
    ("en", "Shoot at b7."),
    ("en", "B 7"),
    ("en", "B-7"),
    ("en", "[b]B7[/b]"),
    ("en", "Hi Anna,\nI'll fire at B7 this round.\nThanks!".replace("Anna", "host")),
    ("en", "Hello! My order: B7"),
    ("en", "> Round 3 is open. Last hits: C4, C5\nB7 please"),
    ("en", "[quote=Host]Yet to fire: you. New hits: A1[/quote]\nFire B7"),
    ("en", "My target for this round is B7, thank you"),
    ("en", "B7 and B7 please"),
    ("en", "I want to shoot at B7."),
    ("en", "I fire at B7. Anna"),
    ("en", "B7\n-- \nanna"),
    ("it", "B7"),
    ("it", "Fuoco su B7!"),
    ("it", "Ciao, sparo a B7. Grazie!"),
    ("it", "sparo in B7"),
    ("it", "Vorrei sparare alla casella B7, per favore"),
    ("it", "spara B7"),
    ("it", "Buonasera conduttore, questo turno tiro a B7"),
    ("it", "colpo B7"),
    ("it", "Ecco il mio ordine: B7"),
    ("it", "B-7, grazie mille"),
    ("ru", "Б7"),
    ("ru", "б7"),
    ("ru", "огонь по Б7"),
    ("ru", "Стреляю в Б7, пожалуйста"),
    ("ru", "Бью по Б7!"),
    ("ru", "Привет! Мой выстрел: Б7. Удачи!"),
    ("ru", "Здравствуйте, хочу выстрелить в клетку Б7"),
    ("ru", "В этом раунде цель Б7"),
    ("ru", "Б 7"),
    ("ru", "Б-7 спасибо"),
]

FLEETS = [
    ("en", FLEET),
    ("en", FLEET.upper()),
    ("en", FLEET.replace("; ", "\n")),
    ("en", FLEET.replace("-", "–")),
    ("en", FLEET.replace("-", " to ")),
    ("en", FLEET.replace("; ", ", ")),
    ("en", FLEET.replace("; ", ". ")),
    ("en", "Hello host,\nhere is my fleet:\n" + FLEET.replace("; ", "\n") + "\nGood luck!"),
    (
        "en",
        "Carrier A1 right; battleship C3 down; cruiser J1 down; sub E8 right; destroyer A9 down",
    ),
    ("en", "Carrier: A1 →\nBattleship: C3 ↓\nCruiser: J1 ↓\nSubmarine: E8 →\nDestroyer: A9 ↓"),
    (
        "en",
        (
            "Carrier A1 horizontal, Battleship C3 vertical, Cruiser J1 vertical, "
            "Submarine E8 horizontal, Destroyer A9 vertical"
        ),
    ),
    ("en", "A1-E1 carrier; C3-C6 battleship; J1-J3 cruiser; E8-G8 submarine; A9-A10 destroyer"),
    (
        "en",
        (
            "Carrier (5): A1-E1\nBattleship (4): C3-C6\nCruiser (3): J1-J3\n"
            "Submarine (3): E8-G8\nDestroyer (2): A9-A10"
        ),
    ),
    (
        "en",
        (
            "Carrier 5 A1-E1; Battleship 4 C3-C6; Cruiser 3 J1-J3; Submarine 3 E8-G8; "
            "Destroyer 2 A9-A10"
        ),
    ),
    (
        "en",
        (
            "Carrier A1 B1 C1 D1 E1; battleship C3 C4 C5 C6; cruiser J1 J2 J3; "
            "submarine E8 F8 G8; destroyer A9 A10"
        ),
    ),
    (
        "en",
        (
            "carrier A1,B1,C1,D1,E1; battleship C3,C4,C5,C6; cruiser J1,J2,J3; "
            "submarine E8,F8,G8; destroyer A9,A10"
        ),
    ),
    ("en", "carrier E1-A1; battleship C6-C3; cruiser J3-J1; submarine G8-E8; destroyer A10-A9"),
    ("en", "carrier A1-E1; battleship C3-6; cruiser J1-3; submarine E8-G8; destroyer A9-10"),
    (
        "en",
        (
            "aircraft carrier A1..E1; battleship C3..C6; cruiser J1..J3; submarine E8..G8; "
            "destroyer A9..A10"
        ),
    ),
    (
        "en",
        (
            "[list][*]Carrier A1-E1[*]Battleship C3-C6[*]Cruiser J1-J3[*]Submarine E8-G8"
            "[*]Destroyer A9-A10[/list]"
        ),
    ),
    ("en", f"Hi, my fleet is placed: {FLEET}.\nAnna"),
    ("en", "destroyer A9-A10; submarine E8-G8; cruiser J1-J3; battleship C3-C6; carrier A1-E1"),
    (
        "it",
        (
            "Portaerei A1-E1; corazzata C3-C6; incrociatore J1-J3; sommergibile E8-G8; "
            "cacciatorpediniere A9-A10"
        ),
    ),
    (
        "it",
        (
            "Ciao, ecco la mia flotta:\nla portaerei A1 a E1\nla corazzata C3 a C6\n"
            "l'incrociatore J1 a J3\nil sommergibile E8 a G8\nil cacciatorpediniere A9 a A10\n"
            "Grazie!"
        ),
    ),
    (
        "it",
        (
            "Portaerei A1 a destra; corazzata C3 in basso; incrociatore J1 giù; sottomarino E8 "
            "destra; caccia A9 giù"
        ),
    ),
    (
        "it",
        (
            "Portaerei da A1 fino a E1, corazzata da C3 fino a C6, incrociatore da J1 fino a J3, "
            "sommergibile da E8 fino a G8, cacciatorpediniere da A9 fino a A10"
        ),
    ),
    (
        "it",
        (
            "portaerei A1 orizzontale; corazzata C3 verticale; incrociatore J1 verticale; "
            "sommergibile E8 orizzontale; cacciatorpediniere A9 verticale"
        ),
    ),
    ("ru", "Авианосец А1-Д1; линкор В3-В6; крейсер К1-К3; подводная лодка Д8-Ж8; эсминец А9-А10"),
    (
        "ru",
        (
            "Привет! Вот мой флот:\nавианосец от А1 до Д1\nлинкор от В3 до В6\n"
            "крейсер от К1 до К3\n"
            "подлодка от Д8 до Ж8\nэсминец от А9 до А10\nУдачи!"
        ),
    ),
    (
        "ru",
        (
            "Авианосец А1 вправо; линкор В3 вниз; крейсер К1 вниз; субмарина Д8 вправо; "
            "эсминец А9 вниз"
        ),
    ),
    (
        "ru",
        (
            "авианосец А1 горизонтально, линкор В3 вертикально, крейсер К1 вертикально, "
            "подводная лодка Д8 горизонтально, эсминец А9 вертикально"
        ),
    ),
    (
        "ru",
        "Ставлю авианосец А1–Д1, линкор В3–В6, крейсер К1–К3, лодку Д8–Ж8, эсминец А9–А10".replace(
            "лодку", "подлодку"
        ),
    ),
]

ASKED_BACK = [
    ("en", "B7?"),
    ("en", "not B7"),
    ("en", "Fire at B7 or C8"),
    ("en", "B7, no, C8"),
    ("en", "Last round I fired at B7"),
    ("en", "if B7 is water then C8"),
    ("en", "anything around B7"),
    ("en", "B7 B8 B9"),
    ("en", "Z99"),
    ("en", "hello"),
    ("en", "the same as yesterday"),
    ("en", "carrier A1-E1"),
    ("en", "seven B"),
    ("en", "В7"),
    ("en", "I will fire at B7 next round"),
    ("en", "my ship lies in B7"),
    ("en", "B7 for Boris"),
    ("en", "Boris: B7"),
    ("en", "[s]B7[/s]"),
    ("en", "~~B7~~"),
    ("en", "<del>B7</del>"),
    ("en", "fire B"),
    ("en", "fire 7"),
    ("en", "fire B7\nfire C8"),
    ("en", "[quote]B7"),
    ("it", "al prossimo turno B7"),
    ("it", "la nave sta in B7"),
    ("ru", "в следующем раунде Б7"),
    ("ru", "мой корабль стоит Б7"),
    ("it", "non B7"),
    ("it", "B7 o C8"),
    ("it", "magari B7"),
    ("it", "come ieri"),
    ("it", "B7, anzi no"),
    ("ru", "не Б7"),
    ("ru", "Б7 или В8"),
    ("ru", "может быть Б7"),
    ("ru", "стрелял в Б7"),
    ("ru", "B7"),
]

BAD_FLEETS = [
    ("en", f"{FLEET}. Boris"),
    ("en", FLEET.replace("cruiser J1-J3", "[s]cruiser J1-J3[/s]")),
    ("en", "hello, when do we start?"),
    ("en", FLEET.replace("carrier A1-E1; ", "")),
    ("en", FLEET.replace("C3-C6", "C3-C7")),
    ("en", FLEET.replace("C3-C6", "A1-A4")),
    ("en", FLEET.replace("C3-C6", "C3-D6")),
    ("en", FLEET.replace("C3-C6", "H9 down")),
    ("en", FLEET.replace("C3-C6", "C3 down right")),
    ("en", FLEET.replace("C3-C6", "somewhere")),
    ("en", FLEET.replace("C3-C6", "C3-C6 I think")),
    ("en", FLEET.replace("C3-C6", "Z3-Z6")),
    ("en", FLEET.replace("submarine", "cruiser")),
    ("en", FLEET.replace("submarine", "frigate")),
    ("en", "A1-E1; C3-C6; J1-J3; E8-G8; A9-A10"),
    ("it", "portaerei A1-E1; corazzata non C3-C6"),
    ("ru", "авианосец А1-Д1; линкор где-нибудь"),
]


@pytest.mark.parametrize(("lang", "text"), SHOTS)
def test_a_shot_is_read_as_it_was_meant(lang: str, text: str) -> None:
    """Players should not have to learn a format to say B7."""
    reading = read_shot(text, lang)
    assert reading.sure, reading
    assert reading.orders == (Fire((B7,)),)


@pytest.mark.parametrize(("lang", "text"), FLEETS)
def test_a_fleet_is_read_as_it_was_meant(lang: str, text: str) -> None:
    """The same five ships, however they are written."""
    reading = read_fleet(text, lang)
    assert reading.sure, reading
    assert reading.orders == read_fleet(FLEET, "en").orders


@pytest.mark.parametrize(("lang", "text"), ASKED_BACK)
def test_what_may_mean_something_else_is_asked_back(lang: str, text: str) -> None:
    """A wrong shot cannot be taken back once the round is closed."""
    reading = read_shot(text, lang)
    assert not reading.sure, reading
    assert reading.doubts or reading.faults or len(reading.orders) > 1
    _, playing, speaker = views(lang)
    assert reply_to(playing, speaker, reading).count("\n") >= 1


@pytest.mark.parametrize(("lang", "text"), BAD_FLEETS)
def test_a_fleet_that_is_not_clear_or_not_legal_is_asked_back(lang: str, text: str) -> None:
    """With what is wrong, and with an example of what is read."""
    reading = read_fleet(text, lang)
    assert not reading.sure, reading
    placing, _, speaker = views(lang)
    assert reply_to(placing, speaker, reading)


def test_at_least_sixty_messages_are_tried() -> None:
    """In three languages."""
    tried = [*SHOTS, *FLEETS, *ASKED_BACK, *BAD_FLEETS]
    assert len(tried) >= 90
    assert {lang for lang, _ in tried} == set(LANGUAGES)


def test_a_player_may_resign_by_message() -> None:
    """It is an order like any other, and questioned like any other."""
    assert read_shot("I resign").orders == (Resign(),)
    assert not read_shot("I won't resign").sure


def test_the_number_of_named_faults_is_limited() -> None:
    """A message full of ships without places."""
    reading = read_fleet("carrier Z99 " * 150)
    assert len(reading.faults) == 5


def grids() -> st.SearchStrategy[Ruleset]:
    """Forum games of all sizes, and other fleets and letters."""
    forum = st.integers(2, 64).map(lambda seats: settle(load_variant("forum"), seats))
    russian = st.integers(2, 8).map(
        lambda seats: with_local_letters(settle(load_variant("forum"), seats), "ru")
    )
    others = st.sampled_from(["classic", "sea-battle", "sea-battle-bent"]).map(table)
    return st.one_of(forum, russian, others)


@settings(max_examples=60, deadline=None)
@given(grids(), st.integers(0, 10**6), st.sampled_from(LANGUAGES))
def test_what_it_prints_of_a_fleet_it_reads(ruleset: Ruleset, seed: int, lang: str) -> None:
    """The answer that confirms a fleet can be sent back as it is."""
    match = Match(ruleset, chance=Random(seed), spectators=False)
    ships = random_fleet(ruleset, Random(seed))
    speaker = speaker_for(lang, ruleset, ())
    reading = read_message(match.view(Seat(0)), speaker, fleet_text(speaker, ships))
    assert reading.sure, (fleet_text(speaker, ships), reading)
    (order,) = reading.orders
    assert isinstance(order, PlaceFleet)
    assert {(each.ship_class, frozenset(each.cells)) for each in order.ships} == {
        (each.ship_class, frozenset(each.cells)) for each in ships
    }


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(LANGUAGES), st.integers(0, 99))
def test_what_it_prints_of_a_shot_it_reads(lang: str, at: int) -> None:
    """In the language of the table."""
    _, playing, speaker = views("ru" if lang == "ru" else "en")
    order = Fire((Cell(Row(at // 10), Col(at % 10)),))
    reading = read_message(playing, speaker, say_command(playing, speaker, order))
    assert reading.orders == (order,)
    assert reading.sure


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=300) | st.text("A1b2 7-;.,?\n[]>bdefghi", max_size=200))
def test_no_message_breaks_the_reader(text: str) -> None:
    """Any text gets a reply, and a sure reading is legal."""
    for reading in (read_fleet(text), read_shot(text)):
        assert len(reading.faults) <= 5
        assert not reading.sure or reading.orders
    placing, playing, speaker = views()
    assert reply_to(placing, speaker, read_fleet(text))
    assert reply_to(playing, speaker, read_shot(text))


def test_every_cell_of_a_wide_grid_can_be_named() -> None:
    """FO1: past Z comes AA."""
    ruleset = table("forum", 64)
    match = Match(ruleset, chance=Random(3), spectators=False)
    for seat in range(64):
        match.send(Seat(seat), PlaceFleet(random_fleet(ruleset, Random(seat))))
    view, speaker = match.view(Seat(5)), speaker_for("en", ruleset, ())
    labels = labels_of(ruleset)
    for cell in ruleset.grid.cells()[::37]:
        reading = read_message(view, speaker, f"I fire at {labels.name(cell)}, thanks")
        assert reading.orders == (Fire((cell,)),), labels.name(cell)
        assert reading.sure
