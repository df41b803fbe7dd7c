import pytest

from kit.seas.drawn_sea import cell, cells
from seabattle.game.event import Echo
from seabattle.speech import LANGUAGES
from seabattle.views import Answer, Hit, Miss, Named, RadarAnswered, SalvoAnswered, Sunk, Viewer
from speech.specimen import ANNA, BRUNO, REPORTS, speaker, table

RAID: tuple[Answer, ...] = (
    *(Miss(at) for at in cells("A1 A2 A3")),
    Hit(cell("A4")),
    Sunk(cell("A5"), (Named("destroyer", None, None),)),
    Hit(cell("A6")),
    *(Miss(at) for at in cells("A7 A8 A9")),
)


def test_a_raid_is_summed_up_with_the_sunk_ship_first() -> None:
    """Sixteen cells in a row say less than that a ship went down."""
    said = speaker("en").report_shortly(SalvoAnswered(BRUNO, RAID, "air-raid"), ANNA)

    assert said == (
        "Your ship is sunk: destroyer.",
        "Bruno, air raid: sunk: A-5; 2 hits: A-4, A-6; 6 misses",
    )


def test_few_answers_are_listed_as_they_are() -> None:
    """A single shot needs no summary, and is called out as the sheets call it."""
    shot = SalvoAnswered(ANNA, (Miss(cell("B2")),))

    assert speaker("en").report_shortly(shot, ANNA) == speaker("en").report(shot, ANNA)


def test_a_radar_names_the_ships_and_counts_the_rest() -> None:
    """Where something lies is what the radar was used for."""
    echoes = (Echo(cell("C3"), ship=True), *(Echo(at, ship=False) for at in cells("A1 A2 A3 B1")))

    (said,) = speaker("en").report_shortly(RadarAnswered(ANNA, "radar", echoes), ANNA)

    assert said.endswith(": 1 cell with a ship: C-3; 4 empty")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("to", [ANNA, BRUNO, None])
def test_every_report_has_a_summary_in_every_language(lang: str, to: Viewer) -> None:
    """Any report can be the latest one, so each needs a short form."""
    for report in (*REPORTS, SalvoAnswered(ANNA, RAID, "air-raid"), SalvoAnswered(BRUNO, RAID)):
        said = speaker(lang, table("battaglia-navale")).report_shortly(report, to)

        assert said
        assert all(line and line == line.strip() and line.isprintable() for line in said)
        assert sum(map(len, said)) <= sum(map(len, speaker(lang).report(report, to))) + 40
