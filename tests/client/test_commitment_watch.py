"""The commitment of a match, noted when play begins and compared at its end."""

import asyncio
from pathlib import Path

import pytest

from kit.games.small_game import rules
from kit.screens.terminal_pilot import at_terminal
from seabattle.bots import find_bot
from seabattle.client.commitment_watch import CommitmentWatch
from seabattle.client.local_matches import Computer, Person, open_local_matches
from seabattle.client.match_table import is_over
from seabattle.game import Resign, Seat
from seabattle.matches.request import Act

ANNA = Seat(0)

WORDS = {
    "en": ("Sealed: ", "was not changed", "something was changed"),
    "it": ("Sigillato: ", "non è stato cambiato", "qualcosa è stato cambiato"),
    "ru": ("Запечатано: ", "не изменено", "что-то изменено"),
}


async def _play(folder: Path, lang: str) -> None:
    sealed, sound, changed = WORDS[lang]
    async with open_local_matches(lang, folder / f"{lang}.db") as local_matches:
        table = await local_matches.open_match(rules(), [Person("Anna"), Computer("hunter")])
        commitment = CommitmentWatch(table)
        assert not commitment.look()
        assert commitment.line() == ""
        assert await table.ask(ANNA, Act(find_bot("scatter")(1).act(table.view(ANNA)))) is None
        while table.view(ANNA).table.turn is None:
            await table.news()
        assert commitment.look()
        assert not commitment.look()
        shown = table.match_info.commitments
        assert shown is not None
        assert commitment.line().startswith(sealed + shown.digest[:4])
        assert await table.ask(ANNA, Act(Resign())) is None
        assert is_over(table)
        assert sound in (await commitment.inspect())[0]
        # As if the table had shown another word before the first shot.
        commitment._noted = "ab" * 32
        found = await commitment.inspect()
        assert changed in found[0]
        assert shown.digest in found[1]


@pytest.mark.parametrize("lang", WORDS)
def test_a_game_is_inspected_when_it_is_over(tmp_path: Path, lang: str) -> None:
    """SB11: the inspection needs no request, and a host who shows another game is found out."""
    asyncio.run(_play(tmp_path, lang))


async def _at_terminal(folder: Path) -> None:
    async with at_terminal(folder, variant="sea-battle") as sitter:
        await sitter.play()
        await sitter.place_by_chance()
        await sitter.until_asked()
        sitter.page.action_log()
        await sitter.until(lambda: "Sealed: " in sitter.text())
        await sitter.press("escape")
        table, seat = sitter.page.table, sitter.page.seat
        assert seat is not None
        await table.ask(seat, Act(Resign()))
        await sitter.until(lambda: "Checked: the game follows its rules" in sitter.text())


def test_the_terminal_shows_the_commitment_and_says_what_was_checked(
    tmp_path: Path,
) -> None:
    """The commitment with the log, on demand; the result by itself."""
    asyncio.run(_at_terminal(tmp_path))
