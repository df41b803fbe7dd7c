"""An analysis in words: a verdict for each side, the turning points, and every move."""

from collections.abc import Sequence

from seabattle.drawing import Pen
from seabattle.features.analysis.game_analysis import (
    AnalysedMove,
    SideVerdict,
    turning_points,
    unit_of,
    verdict_of,
)
from seabattle.features.analysis.placing_effect import PlacingShare
from seabattle.game import Seat
from seabattle.speech import Speaker

ABOUT_NOTHING = 0.05
"""Less than this is nothing, when it is said with one decimal."""


def analysis_text(
    moves: Sequence[AnalysedMove], placing: Sequence[PlacingShare], speaker: Speaker, pen: Pen
) -> str:
    """The whole analysis."""
    seats = [Seat(seat) for seat in range(speaker.ruleset.seats)]
    blocks = [speaker.say("analysis-heading", unit=unit_of(speaker.ruleset))]
    for seat in seats:
        verdict = verdict_of(moves, seat)
        if verdict is not None:
            blocks.append(
                "\n".join(_side_lines(verdict, placing[seat] if placing else None, speaker))
            )
    turning = turning_points(moves)
    if turning:
        lines = [_turning_line(move, moves.index(move) + 1, speaker) for move in turning]
        blocks.append("\n".join([speaker.say("analysis-turning"), *lines]))
    blocks.append("\n".join(_move_lines(moves, speaker, pen)))
    return "\n\n".join(blocks)


def write_figure(speaker: Speaker, number: float) -> str:
    """A number with one decimal, as the language writes it."""
    text = f"{abs(number):.1f}"
    return text if speaker.lang == "en" else text.replace(".", ",")


def write_signed(speaker: Speaker, number: float) -> str:
    """The same with its sign."""
    sign = "" if abs(number) < ABOUT_NOTHING else "+" if number > 0 else "-"
    return sign + write_figure(speaker, number)


def _direction(number: float) -> str:
    if abs(number) < ABOUT_NOTHING:
        return "even"
    return "more" if number > 0 else "less"


def _side_lines(verdict: SideVerdict, share: PlacingShare | None, speaker: Speaker) -> list[str]:
    name, unit = speaker.name(verdict.seat), unit_of(speaker.ruleset)
    lines = [
        speaker.say(
            "analysis-verdict",
            name=name,
            skill=write_figure(speaker, verdict.skill),
            skilled=_direction(verdict.skill),
            luck=write_figure(speaker, verdict.luck),
            lucky=_direction(verdict.luck),
        ),
        speaker.say(
            "analysis-account",
            unit=unit,
            expected=write_figure(speaker, verdict.expected),
            result=write_figure(speaker, verdict.result),
            loss=write_figure(speaker, verdict.loss),
            error=write_figure(speaker, verdict.error),
        ),
    ]
    if share is None:
        return lines
    placing = speaker.say(
        "analysis-placing",
        unit=unit,
        harder=write_figure(speaker, share.harder),
        lay=_direction(share.harder),
        error=write_figure(speaker, share.error),
    )
    return [*lines, placing]


def _turning_line(move: AnalysedMove, number: int, speaker: Speaker) -> str:
    said = speaker.say(
        "analysis-turning-line",
        number=number,
        name=speaker.name(move.seat),
        cells=_aim(move, speaker),
        luck=write_signed(speaker, move.luck),
        skill=write_signed(speaker, move.skill),
    )
    return f"  {said}"


def _aim(move: AnalysedMove, speaker: Speaker) -> str:
    if move.weapon is None:
        return speaker.cells(move.cells)
    first, last = move.cells[0], move.cells[-1]
    return f"{speaker.weapon(move.weapon)} {speaker.cells((first,))}…{speaker.cells((last,))}"


COLUMNS = ("number", "player", "shot", "before", "after", "luck", "skill", "loss", "best")


def _move_lines(moves: Sequence[AnalysedMove], speaker: Speaker, pen: Pen) -> list[str]:
    heads = [speaker.say(f"analysis-column-{column}") for column in COLUMNS]
    rows = [_move_row(number, move, speaker) for number, move in enumerate(moves, 1)]
    wide = [max(len(row[column]) for row in [heads, *rows]) for column in range(len(heads))]
    lines = ["  ".join(_pad(text, wide, at) for at, text in enumerate(heads)).rstrip()]
    lines.append(pen.rule * len(lines[0]))
    lines += [
        "  ".join(_pad(text, wide, at) for at, text in enumerate(row)).rstrip() for row in rows
    ]
    return lines


def _pad(text: str, wide: Sequence[int], column: int) -> str:
    """Names and cells begin on the left, numbers end on the right."""
    left = COLUMNS[column] in ("player", "shot", "best")
    return text.ljust(wide[column]) if left else text.rjust(wide[column])


def _move_row(number: int, move: AnalysedMove, speaker: Speaker) -> list[str]:
    best = [speaker.cells((each.cell,)) for each in move.best[:3]]
    if move.best_action is not None:
        best.insert(0, speaker.weapon(move.best_action.weapon))
    return [
        str(number),
        speaker.name(move.seat),
        _aim(move, speaker),
        write_figure(speaker, move.before),
        write_figure(speaker, move.after),
        write_signed(speaker, move.luck),
        write_signed(speaker, move.skill),
        write_figure(speaker, move.loss),
        " ".join(best),
    ]
