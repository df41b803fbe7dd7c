import pytest
from msgspec.structs import replace

from kit.seas.drawn_sea import cell, cells
from seabattle.game import Seat
from seabattle.game.event import Echo, PlayBegan, TurnPassed
from seabattle.rules import Naming
from seabattle.speech import LANGUAGES, Speaker
from seabattle.speech.log_lines import _LINES
from seabattle.views import (
    Answer,
    Hit,
    Miss,
    Named,
    RadarAnswered,
    Report,
    RoundAnswered,
    SalvoAnswered,
    Sunk,
    Viewer,
)
from speech.specimen import ANNA, BRUNO, REPORTS, speaker, table

WIDE: tuple[Answer, ...] = (
    *(Miss(at) for at in cells("A1 A2 A3")),
    Sunk(cell("B1")),
    *(Miss(at) for at in cells("B2 B3 C1 C2")),
    Hit(cell("C3")),
)
"""The sheet's own example of a wide shot at B-2."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("to", [ANNA, BRUNO, None])
@pytest.mark.parametrize("variant", ["battaglia-navale", "forum"])
def test_every_report_is_said_in_whole_lines(lang: str, to: Viewer, variant: str) -> None:
    """Every report must be readable for its viewer, seat or spectator."""
    for report in REPORTS:
        said = speaker(lang, table(variant)).report(report, to)

        assert said
        assert all(line and line == line.strip() and line.isprintable() for line in said)
        assert not any("none" in line or "  " in line for line in said)


def test_no_kind_of_report_is_left_out() -> None:
    """A new report without a message would fail in the middle of a game."""
    assert set(_LINES) == {type(report) for report in REPORTS}
    assert set(_LINES) == set(Report.__args__)


def test_a_wide_shot_is_read_out_as_the_sheet_prints_it() -> None:
    """BN6 gives the very line: cell, answer, comma, column by column."""
    (line, *_) = speaker("it").report(SalvoAnswered(ANNA, WIDE, "wide-shot"), BRUNO)

    assert line == (
        "Anna, colpo a largo raggio: A-1 mancato, A-2 mancato, A-3 mancato, "
        "B-1 colpito e affondato, B-2 mancato, B-3 mancato, "
        "C-1 mancato, C-2 mancato, C-3 colpito"
    )


def test_a_radar_sweep_is_read_out_as_the_sheet_prints_it() -> None:
    """BN8: «vuoto» or «nave» after every cell, in the same order."""
    found = cells("B1 C3")
    around = cells("A1 A2 A3 B1 B2 B3 C1 C2 C3")
    echoes = tuple(Echo(at, at in found) for at in around)

    (line,) = speaker("it").report(RadarAnswered(ANNA, "radar", echoes), ANNA)

    assert line == (
        "Tu, radar: A-1 vuoto, A-2 vuoto, A-3 vuoto, B-1 nave, B-2 vuoto, B-3 vuoto, "
        "C-1 vuoto, C-2 vuoto, C-3 nave"
    )


def test_an_air_raid_lists_sixteen_cells() -> None:
    """BN7 reports the whole column, from A-1 to A-16."""
    answers = tuple(Miss(cell(f"A{row}")) for row in range(1, 17))

    (line,) = speaker("it").report(SalvoAnswered(ANNA, answers, "air-raid"), ANNA)

    assert line.startswith("Tu, bombardamento aereo: A-1 mancato, A-2 mancato, ")
    assert line.endswith(", A-16 mancato")


@pytest.mark.parametrize(
    ("lang", "to_anna", "to_bruno"),
    [
        ("en", "You fire at B5: Miss!", "Anna fires at B5: Miss!"),
        ("it", "Spari in B5: mancato.", "Anna spara in B5: mancato."),
        ("ru", "Вы стреляете в B5. Мимо!", "Anna стреляет в B5. Мимо!"),
    ],
)
def test_a_player_hears_you_and_the_others_a_name(lang: str, to_anna: str, to_bruno: str) -> None:
    """A log with the reader's own name reads like the game of other players."""
    voice = speaker(lang, table("sea-battle"))
    shot = SalvoAnswered(ANNA, (Miss(cell("B5")),))

    assert voice.report(shot, ANNA) == (to_anna,)
    assert voice.report(shot, BRUNO) == (to_bruno,)
    assert voice.report(shot, None) == (to_bruno,)


def test_the_russian_answer_in_a_list_agrees_with_the_shooter_too() -> None:
    """Anna's wide shot «попала», Bruno's «попал»."""
    voice = speaker("ru")
    hit = (Hit(cell("A1")), Miss(cell("A2")))

    assert voice.report(SalvoAnswered(ANNA, hit), None) == ("Anna стреляет: A-1 попала, A-2 мимо",)
    assert voice.report(SalvoAnswered(BRUNO, hit), None) == ("Bruno стреляет: A-1 попал, A-2 мимо",)


def test_a_sunken_ship_is_named_to_both_sides() -> None:
    """Both players mark the sunken ship (SB8), so both must hear which and where."""
    voice = speaker("en", table("sea-battle"))
    sunk = SalvoAnswered(ANNA, (Sunk(cell("B1"), (Named("destroyer", None, cells("B1 B2")),)),))

    assert voice.report(sunk, ANNA)[1] == "Bruno loses a ship: destroyer (B1, B2)."
    assert voice.report(sunk, BRUNO)[1] == "Your ship is sunk: destroyer (B1, B2)."


def test_a_repeated_sinking_is_not_news() -> None:
    """A cell struck again repeats its answer (BN9); the ship does not sink twice."""
    again = Sunk(cell("B1"), (Named("destroyer", None, cells("B1 B2")),), again=True)

    assert len(speaker("en").report(SalvoAnswered(ANNA, (again,)), ANNA)) == 1


def test_a_round_of_the_forum_game_names_neither_owner_nor_shooter_of_a_hit() -> None:
    """FO4: the cell is announced, and nothing else; only a sunken ship has an owner (FO6)."""
    news = RoundAnswered(
        2,
        hits=(Hit(cell("B2")), Hit(cell("C3"))),
        sunk=(Named("cruiser", BRUNO),),
    )

    assert speaker("en", table("forum")).report(news, None) == (
        "Round 2.",
        "New hits: B2, C3.",
        "Bruno loses a ship: cruiser.",
    )


def test_a_quiet_round_says_that_it_was_quiet() -> None:
    """Silence would leave the reader waiting; the misses themselves stay unsaid (FO5)."""
    said = speaker("ru", table("forum")).report(RoundAnswered(1), None)

    assert said == ("Раунд 1.", "Новых попаданий нет.")


def test_a_hit_names_what_the_rules_let_it_name() -> None:
    """A table may choose to tell the class of a ship that is only hit."""
    told = replace(table("sea-battle").disclosure, hit_names=(Naming.CLASS,))
    voice = speaker("en", replace(table("sea-battle"), disclosure=told))

    said = voice.report(SalvoAnswered(BRUNO, (Hit(cell("B2"), (Named("cruiser"),)),)), ANNA)

    assert said == ("Bruno fires at B2: Wounded!", "Your ship is hit: cruiser.")


def test_a_player_without_a_name_is_called_by_number() -> None:
    """A table fills up before people say who they are."""
    nameless = Speaker("ru", table("forum"))

    assert nameless.report(TurnPassed(Seat(2)), None) == ("Ходит Игрок 3.",)
    assert nameless.report(PlayBegan(Seat(0)), Seat(0)) == ("Игра началась. Первый ход ваш.",)
