"""Names are not declined, so a Russian sentence must have them in the nominative."""

import re
from pathlib import Path

import pytest

import seabattle

ROOT = Path(seabattle.__file__).parent.parent.parent
CATALOGS = (
    *sorted((ROOT / "src/seabattle/speech/catalogs/ru").glob("*.ftl")),
    *sorted((ROOT / "web/src/speech/ru").glob("*.ftl")),
)

NAME = r"\{ \$(?:name|names|one|other|by|next|player|players) \}"
DECLINED = re.compile(
    rf"(?i)\b(?:игрока|игроку|игроком|игроков|против|у|от|для|за|к|с|над|после|перед) {NAME}"
)
"""Words that ask for another case of the name behind them."""

OTHER_THINGS = {"trouble-paper-unknown-variant", "trouble-bot-unknown"}
"""Messages whose $name is typed text, which is quoted and needs no case."""


@pytest.mark.parametrize("catalog", CATALOGS, ids=lambda path: f"{path.parts[-4]}-{path.stem}")
def test_no_name_stands_where_another_case_is_wanted(catalog: Path) -> None:
    """«Поле игрока Анна» and «Борис против Анна» are what a machine says."""
    messages = re.split(r"(?m)^(?=[a-z])", catalog.read_text(encoding="utf-8"))
    found = [
        message.strip()
        for message in messages
        if DECLINED.search(message) and message.partition(" ")[0] not in OTHER_THINGS
    ]
    assert not found
