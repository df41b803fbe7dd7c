"""A paper game can be typed in five minutes, and a slip is found at once."""

from pathlib import Path

import pytest

from fairness.paper_game import ANNA, ANNA_WINS, BORIS, paper_text, sheet, small
from seabattle.fairness.judge import judge
from seabattle.fairness.paper_reader import read_paper
from seabattle.fairness.paper_word import Said
from seabattle.speech import LANGUAGES
from seabattle.speech.trouble_sentence import trouble_text
from seabattle.trouble import Trouble

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


SUNK = "sunk, killed, hit and sunk, убил, Убила!, потопил, потопила, affondato, "
SUNK += "colpito e affondato, Colpita e affondata!"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("miss, Miss!, MISSED, water, мимо, «Мимо!», промах, mancato, Mancata, acqua", Said.MISS),
        ("hit, Hit!, wounded, ранил, Ранила, «Ранил(а)!», попал, ПОПАЛА, colpito", Said.HIT),
        (SUNK, Said.SUNK),
    ],
)
def test_answers_are_understood_in_three_languages_any_case_and_gender(
    words: str, said: Said
) -> None:
    """Players should not have to look up the program's spelling of a word."""
    for word in words.split(", "):
        for between in (" ", " — ", " - ", ": "):
            (shot,) = read_paper(paper_text(f"Anna: F1{between}{word}"), small()).shots
            assert shot.said is said, word
            assert shot.text == "F1"


@pytest.mark.parametrize(
    "line",
    [
        "Anna: A1 miss",
        "anna: a1 miss",
        "ANNA:A1 miss",
        "1. Anna: A1 miss",
        "12) Anna: A1 miss",
        "Anna: A-1 miss   # a pity",
        "Anna: a 1 miss",
        "\tAnna : A1   miss",
    ],
)
def test_a_shot_may_be_typed_in_many_ways(line: str) -> None:
    """Spaces, numbers and capital letters mean nothing."""
    (shot,) = read_paper(paper_text(line), small()).shots

    assert (shot.by, shot.said) == (0, Said.MISS)
    assert small().grid.bit(shot.at or small().grid.cells()[-1]) == 1


def test_a_drawing_may_hold_remarks_and_hashes() -> None:
    """A row of decks begins like a remark; only what cannot be a row is one."""
    field = "# the upper half\n###...\n......\n# the lower half\n##.#..\n......"

    paper = read_paper(paper_text("", anna=field), small())

    sheets = paper.drawings[0]
    assert sheets.field is not None
    assert len(sheets.field.sketch.groups) == 3


def test_the_cyrillic_table_reads_cyrillic_cells() -> None:
    """«В» is the third column there (SB2)."""
    text = paper_text("Анна: В1 мимо").replace("Anna", "Анна").replace("Boris", "Борис")

    (shot,) = read_paper("буквы: cyrillic\n" + text, small()).shots

    assert shot.at is not None
    assert (shot.at.row, shot.at.col) == (0, 2)


def test_the_head_may_be_written_in_three_languages() -> None:
    """The keys are words of the game, too."""
    russian = paper_text("Анна: F1 ранила\nБорис отказывается показать поле", boris="")
    russian = russian.replace("players", "игроки").replace("field", "поле")
    russian = russian.replace("Anna", "Анна").replace("Boris", "Борис")
    italian = paper_text("Anna: F1 colpito\nBruno si rifiuta", boris="").replace("Boris", "Bruno")
    italian = italian.replace("players", "giocatori").replace("field", "campo")

    for text in (russian, italian):
        paper = read_paper(text, small())
        assert paper.drawings[1].refused is not None
        assert paper.shots[0].said is Said.HIT


HEAD = "variant: sea-battle\nplayers: Anna, Boris\n"


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("", 1, "paper/empty"),
        (b"\n", 1, "paper/empty"),
        (" \n\n\t\n", 1, "paper/empty"),
        (b"\x7fELF\x02\x01\x00\x00\xff\xfe", 1, "paper/not-text"),
        (b"players: Anna, Boris\n\xd0", 2, "paper/not-text"),
        ("players: Anna, Boris\n\x00", 2, "paper/not-text"),
        ("players: Anna, \x1b[31mBoris", 1, "paper/not-text"),
        ("x" * 1_000_000, 1, "paper/too-long"),
        (b"x" * 1_000_000, 1, "paper/too-long"),
        ("shot\n" * 200_000, 1, "paper/too-long"),
        ("variant: sea-battle", 1, "paper/no-players"),
        ("players: Anna\nvariant: sea-battle", 1, "paper/players"),
        ("players: Anna, anna\nvariant: sea-battle", 1, "paper/players"),
        ("players: Anna, Boris, Carla\nvariant: sea-battle", 1, "paper/players"),
        (f"players: Anna, {'B' * 10_000}\nvariant: sea-battle", 1, "paper/players"),
        ("players: Anna, Field\nvariant: sea-battle", 1, "paper/name-taken"),
        ("players: Anna, Boris", 1, "paper/no-variant"),
        ("players: Anna, Boris\n\nvariant: chess", 3, "paper/unknown-variant"),
        ("players: Anna, Boris\nvariant: ../../etc/passwd", 2, "paper/unknown-variant"),
        ("players: Anna, Boris\nvariant: forum", 2, "paper/not-for-two"),
        (HEAD + "labels: AABB", 3, "paper/labels"),
        (HEAD + "variant: classic", 3, "paper/twice"),
        (HEAD + "Carla: B1 miss", 3, "paper/unknown-player"),
        (HEAD + "field: Carla\nA", 3, "paper/unknown-player"),
        (HEAD + "winner: Carla", 3, "paper/unknown-player"),
        (HEAD + "what a game", 3, "paper/unclear"),
        (HEAD + "Anna", 3, "paper/unclear"),
        (HEAD + "Anna:", 3, "paper/unclear"),
        (HEAD + "field: Anna\n. . .", 4, "sketch/rows"),
        (HEAD + "field: Anna", 3, "sketch/rows"),
        (HEAD + "field: Anna\n" + "..........\n" * 9 + "...?......", 13, "sketch/sign"),
        (HEAD + "# a remark\nfield: Anna\n" + "..........\n" * 9 + "....", 14, "sketch/columns"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_line(
    text: str | bytes, line: int, code: str
) -> None:
    """One clear message, in every language, and never a traceback."""
    with pytest.raises(Trouble) as caught:
        judge(text)

    assert (caught.value.line, caught.value.code) == (line, code)
    for lang in LANGUAGES:
        said = trouble_text(lang, caught.value)
        assert f" {line}: " in said
        assert len(said) < 400


@pytest.mark.parametrize(
    ("shots", "code"),
    [
        ("Anna: B1", "paper/no-answer"),
        ("Anna: B1 hm", "paper/no-answer"),
        ("Anna: miss", "paper/no-answer"),
        ("Anna: over there miss", "paper/cell"),
        ("Anna: 12 miss", "paper/cell"),
        ("Anna: В1 miss", "paper/alphabet"),
        ("Anna radar: A1 empty", "paper/weapon"),
        ("Anna cannon: A1 miss", "paper/weapon"),
        (f"winner: Boris\n{ANNA_WINS}", "paper/winner"),
        ("field: Anna\n......\n......\n......\n......", "paper/twice"),
    ],
)
def test_a_shot_that_cannot_be_read_is_refused_with_its_line(shots: str, code: str) -> None:
    """The reader does not guess, because a player could lose by the guess."""
    text = paper_text("Boris: F4 miss\n" + shots)
    with pytest.raises(Trouble) as caught:
        judge(text, small())

    assert caught.value.code == code
    assert text.splitlines()[(caught.value.line or 0) - 1].strip() in shots


@pytest.mark.parametrize(("anna", "boris", "name"), [("", BORIS, "Anna"), (ANNA, "", "Boris")])
def test_a_missing_field_is_asked_for(anna: str, boris: str, name: str) -> None:
    """Unless its owner refuses, which is something else."""
    with pytest.raises(Trouble) as caught:
        judge(paper_text("", anna, boris), small())

    assert caught.value.code == "paper/no-field"
    assert name in str(caught.value)


def test_a_field_at_the_end_alone_is_not_enough() -> None:
    """Without the first drawing, a change cannot be seen."""
    with pytest.raises(Trouble) as caught:
        judge(paper_text("", anna="", more=sheet("field at the end", "Anna", ANNA)), small())

    assert caught.value.code == "paper/no-start"


def test_a_long_game_is_judged_at_once() -> None:
    """Ten thousand shots are nonsense, but no reason to hang."""
    shots = "Anna: A1 miss\nBoris: F4 miss\n" * 3_000

    assert judge(paper_text(shots), small()).violations == ()
