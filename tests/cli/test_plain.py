"""``play --plain`` and ``resume`` in a real terminal, from the first question to the last."""

import signal
from pathlib import Path

import pexpect
import pytest

from kit.screens.typist import Typist
from seabattle.records import read_record
from seabattle.rules import load_variant, settle, variant_names


@pytest.mark.parametrize("name", variant_names())
def test_a_whole_game_of_each_variant_is_played_by_answering_questions(
    tmp_path: Path, name: str
) -> None:
    """Nothing but questions, answers and sentences, on a terminal that can do nothing else."""
    file = tmp_path / "game.jsonl"

    typist = Typist(
        tmp_path,
        settle(load_variant(name)),
        *("play", name, "--plain", "--against", "hunter", "--save", str(file)),
    )
    typist.play()

    assert typist.code == 0, typist.lines[-5:]
    assert any("win" in line for line in typist.story[-3:])
    assert not any("\x1b" in line for line in typist.lines), "nothing steers the cursor"
    assert not any(" · " in line for line in typist.lines), "nothing is drawn"
    assert any(line.startswith("The fleet of Hunter: ") for line in typist.lines)
    assert read_record(file.read_bytes()).names[0] == "Player 1"


def test_two_people_play_a_whole_game_at_one_keyboard(tmp_path: Path) -> None:
    """The keyboard is passed on, and no player reads what was meant for the other."""
    ruleset = settle(load_variant("sea-battle"))

    typist = Typist(
        tmp_path,
        ruleset,
        *("play", "--plain", "--people", "2", "--name", "Anna", "--name", "Bruno"),
    )
    typist.play()

    assert typist.code == 0, typist.lines[-5:]
    assert {"Pass the keyboard to Anna.", "Pass the keyboard to Bruno."} <= set(typist.lines)
    assert "You win: no other fleet is afloat." in typist.lines, "to whoever has the keyboard"
    fleets = [line for line in typist.lines if line.startswith("The fleet of")]
    assert [line.partition(":")[0] for line in fleets] == [
        "The fleet of Anna",
        "The fleet of Bruno",
    ]
    for index, line in enumerate(typist.lines):
        if line.startswith("Pass the keyboard") and index > 30:
            assert typist.lines[index - 24 : index] == [""] * 24, "the field has scrolled away"


def test_a_round_game_is_played_by_several_people_and_the_computer(tmp_path: Path) -> None:
    """All give a secret order in turn, and the news come when all have."""
    typist = Typist(
        tmp_path,
        settle(load_variant("forum"), 3),
        *("play", "forum", "--plain", "--seats", "3", "--people", "2", "--against", "scatter"),
        *("--name", "Anna", "--name", "Bruno"),
    )
    typist.play()

    assert typist.code == 0, typist.lines[-5:]
    assert any("win" in line or "drawn" in line for line in typist.story[-3:])
    assert "Round 1." in typist.lines


@pytest.mark.parametrize("cuts", [2, pytest.param(12, marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    ("name", "people", "seats"),
    [("sea-battle", 1, 2), ("classic", 2, 2), ("forum", 2, 3)],
    ids=["against-the-computer", "hot-seat", "round-game"],
)
def test_a_killed_game_goes_on_where_it_was(
    tmp_path: Path, name: str, people: int, seats: int, cuts: int
) -> None:
    """All that a player has read on the screen is still so after a power cut, and once only."""
    ruleset = settle(load_variant(name), seats)
    arguments = ["play", name, "--plain", "--against", "scatter", "--people", str(people)]
    arguments += ["--seats", str(seats)] if seats > 2 else []
    names = ("Anna", "Bruno")[:people]
    arguments += [word for each in names for word in ("--name", each)]
    seen: dict[str, list[str]] = {name: [] for name in names}
    typist = Typist(tmp_path, ruleset, *arguments)
    for cut in range(cuts):
        alone = "Anna" if people == 1 else ""
        assert play_and_note(typist, 9 + cut, seen, alone)
        # Killed with an answer on its way: it was carried out, or it was not.
        typist.kill()
        cells = typist._cells
        typist = Typist(tmp_path, ruleset, "resume", "--plain")
        typist._cells = cells
        reader, told = whole_log(typist, alone)
        assert is_within(seen[reader], told), (reader, seen[reader], told)
        assert len(told) == len(set(told)), "no shot was carried out twice"
        seen[reader] = told
    assert typist.play(6)
    typist.kill()


def play_and_note(typist: Typist, answers: int, seen: dict[str, list[str]], alone: str) -> bool:
    """Answer so many questions, and note what each person has read of the game."""
    for _ in range(answers):
        before = len(typist.lines)
        question = typist.wait_for_question()
        if question is None:
            return False
        reader = alone or typist.holder
        if reader:
            told = [line for line in typist.lines[before:] if line.startswith("You fire")]
            # A player who comes back is told the last things again.
            seen[reader] += [line for line in told if line not in seen[reader]]
        typist.type(typist.answer(question))
    return True


def whole_log(typist: Typist, alone: str) -> tuple[str, list[str]]:
    """Who is asked first after the game was taken up again, and the shots in their log."""
    while True:
        question = typist.wait_for_question()
        assert question is not None
        if not question.endswith("nobody else looks:"):
            break
        typist.type("")
    reader = alone or typist.holder
    before = len(typist.lines)
    typist.type("log")
    typist.wait_for_question()
    told = [line for line in typist.lines[before:] if line.startswith("You fire")]
    typist.type("help")
    return reader, told


def is_within(some: list[str], all_of_them: list[str]) -> bool:
    """Whether some lines are found among others in the same order."""
    rest = iter(all_of_them)
    return all(line in rest for line in some)


def test_ctrl_c_ends_with_130_and_the_game_is_kept(tmp_path: Path) -> None:
    """It means what it means everywhere, and costs nothing."""
    ruleset = settle(load_variant("classic"))
    typist = Typist(tmp_path, ruleset, "play", "classic", "--plain", "--against", "scatter")
    typist.play(4)
    typist.wait_for_question()

    typist.terminal.sendintr()
    typist.terminal.expect(pexpect.EOF)
    typist.terminal.close()

    assert typist.code == 130
    assert "Traceback" not in str(typist.terminal.before)
    again = Typist(tmp_path, ruleset, "resume", "--plain")
    assert again.wait_for_question() == "Turn 4, your shot:"
    again.terminal.sendeof()
    assert again.wait_for_question() is None
    assert again.code == 0
    assert 'The game is kept. "seabattle resume" goes on with it.' in again.lines


def test_a_terminal_that_is_closed_keeps_the_game(tmp_path: Path) -> None:
    """The hang-up of an ssh connection is no reason to begin anew."""
    ruleset = settle(load_variant("classic"))
    typist = Typist(tmp_path, ruleset, "play", "classic", "--plain", "--against", "scatter")
    typist.play(4)
    typist.wait_for_question()
    typist.terminal.kill(signal.SIGHUP)
    typist.terminal.expect(pexpect.EOF)

    again = Typist(tmp_path, ruleset, "resume", "--plain")

    assert again.wait_for_question() == "Turn 4, your shot:"
    again.kill()


def test_on_a_terminal_that_can_draw_the_program_goes_on(tmp_path: Path) -> None:
    """What was begun line by line is the same game with a cursor."""
    ruleset = settle(load_variant("classic"))
    typist = Typist(
        tmp_path, ruleset, "play", "classic", "--plain", "--against", "scatter", "--name", "Anna"
    )
    typist.play(2)
    typist.wait_for_question()
    typist.kill()

    program = Typist(tmp_path, ruleset, "resume", terminal="xterm-256color")

    program.terminal.expect("Classic")
    program.terminal.expect("A1|Gunner")
    program.kill()


def test_a_game_is_not_resumed_in_two_terminals_at_once(tmp_path: Path) -> None:
    """The second is told why, and the first goes on undisturbed."""
    ruleset = settle(load_variant("classic"))
    first = Typist(tmp_path, ruleset, "play", "classic", "--plain", "--against", "scatter")
    first.play(2)

    second = Typist(tmp_path, ruleset, "resume", "--plain")

    assert second.wait_for_question() is None
    assert second.code == 2
    assert "is open in another terminal" in second.lines[-1]
    assert first.play(2)
    first.kill()
