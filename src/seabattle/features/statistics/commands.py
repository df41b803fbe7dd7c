"""``statistics``: what all finished games of the person at this terminal come to, on a server."""

from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from seabattle.features.statistics.player_statistics import (
    PlayerStatistics,
    SeaStatistics,
    StatisticsLine,
)
from seabattle.speech import say
from seabattle.speech.computer import computer_name, is_ours
from seabattle.terminal.command_entry import Command
from seabattle.terminal.console import AsJson, Lang, language, print_json
from seabattle.terminal.server_session import HERE, Server, ServerSession, with_session

if TYPE_CHECKING:
    from seabattle.features.statistics.operations import OwnStatistics

OPPONENTS = ("people", "several")


def statistics(
    *,
    server: Server = HERE,
    delete: Annotated[
        bool, Parameter(negative=(), help="Delete them: only later games will be counted.")
    ] = False,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Print how well you have shot in all your finished games on a server, and how luckily."""
    spoken = language(lang)
    if delete:
        with_session(server, spoken, _delete)
        print(say(spoken, "statistics-deleted"))
        return
    found = with_session(server, spoken, _count_all)
    if json:
        print_json(found)
    else:
        print(statistics_text(spoken, found.statistics))


async def _delete(session: ServerSession) -> None:
    await session.client.send_with_retry("DELETE", "/statistics", None)


async def _count_all(session: ServerSession) -> "OwnStatistics":
    """Have every game counted that was not counted yet, then ask for the sums."""
    from seabattle.features.statistics.operations import OwnStatistics, StatisticsProgress

    while (await session.client.post("/statistics", {}, StatisticsProgress)).left:
        pass
    return await session.client.get("/statistics", OwnStatistics)


def statistics_text(lang: str, found: PlayerStatistics) -> str:
    """The whole page in words."""
    if not found.games:
        return say(lang, "statistics-none")
    blocks = [
        say(lang, "statistics-games", games=found.games, wins=found.wins)
        + "\n"
        + say(lang, "statistics-accuracy", hits=found.hits, shots=found.shots),
        "\n".join([say(lang, "statistics-by-variant"), *_lines(lang, found.variants)]),
        "\n".join([say(lang, "statistics-by-opponent"), *_lines(lang, found.opponents)]),
        say(lang, "statistics-measure"),
    ]
    for sea in found.seas:
        blocks += _sea_blocks(lang, sea)
    return "\n\n".join(blocks)


def _lines(lang: str, lines: tuple[StatisticsLine, ...]) -> list[str]:
    return [f"  {_line(lang, line)}" for line in lines]


def _line(lang: str, line: StatisticsLine) -> str:
    name = (
        line.variant if not line.opponent else f"{line.variant}, {_opponent(lang, line.opponent)}"
    )
    counted = say(lang, "statistics-line", name=name, games=line.games, wins=line.wins)
    accuracy = say(lang, "statistics-share", share=round(100 * line.hits / max(1, line.shots)))
    if line.skill is None:
        return f"{counted}, {accuracy}"
    measured = say(
        lang,
        "statistics-skill",
        expected=_write_figure(lang, line.skill.expected),
        result=_write_figure(lang, line.skill.result),
        luck=_write_signed(lang, line.skill.luck),
        skill=_write_signed(lang, line.skill.skill),
    )
    within = line.skill.within
    return f"{counted}, {accuracy}; {measured}" + (
        "" if within is None else f" ± {_write_figure(lang, within)}"
    )


def _opponent(lang: str, name: str) -> str:
    if name in OPPONENTS:
        return say(lang, f"statistics-opponent-{name}")
    return computer_name(lang, name) if is_ours(name) else name


def _write_figure(lang: str, number: float) -> str:
    text = f"{number:.1f}"
    return text if lang == "en" else text.replace(".", ",")


def _write_signed(lang: str, number: float) -> str:
    return ("+" if number >= 0 else "") + _write_figure(lang, number)


def _sea_blocks(lang: str, sea: SeaStatistics) -> list[str]:
    kinds = (("statistics-placed", sea.placed), ("statistics-found", sea.found))
    return [
        "\n".join([say(lang, key, name=sea.variant), *_rows(sea, counts)]) for key, counts in kinds
    ]


def _rows(sea: SeaStatistics, counts: tuple[int, ...]) -> list[str]:
    width = 1 + max(2, len(str(max(counts, default=0))))
    heads = "   " + "".join(f"{column + 1:>{width}}" for column in range(sea.columns))
    return [
        heads,
        *(
            f"{row + 1:>3}"
            + "".join(
                f"{count or '.':>{width}}"
                for count in counts[row * sea.columns : (row + 1) * sea.columns]
            )
            for row in range(sea.rows)
        ),
    ]


COMMANDS: Final = (
    Command(
        run=statistics,
        place=4,
        examples=("seabattle statistics", "seabattle statistics --json > my-statistics.json"),
    ),
)
"""The commands of the feature."""
