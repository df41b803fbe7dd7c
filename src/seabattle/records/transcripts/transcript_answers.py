"""Reports and answers in the words of a transcript."""

from collections.abc import Callable, Iterable

from seabattle.game import Fire
from seabattle.game.event import (
    FleetPlaced,
    GameEnded,
    PlayBegan,
    SeatLeft,
    SeatOut,
    ShipMoved,
    TieReached,
    TurnHeld,
    TurnPassed,
    VictoryDeclared,
)
from seabattle.grid import Cell
from seabattle.records.transcripts.transcript_wording import TranscriptWording
from seabattle.views import RadarAnswered, Report, RoundAnswered, SalvoAnswered
from seabattle.views.report import FleetReady, OrderNoted, OrderReady


def answer_words(wording: TranscriptWording, reports: Iterable[Report]) -> str:
    """The answer to the acting player; how the turn goes on shows in the next line."""
    said = (_answer_of(wording, report) for report in reports)
    return "; ".join(words for words in said if words)


def news_words(wording: TranscriptWording, reports: Iterable[Report]) -> str:
    """What all players hear at the end of a round; who left and who won has its own line."""
    kinds = RoundAnswered | RadarAnswered | SeatOut | TieReached
    return report_words(wording, (report for report in reports if isinstance(report, kinds)))


def report_words(wording: TranscriptWording, reports: Iterable[Report]) -> str:
    """Everything a viewer heard, nothing left out."""
    return "; ".join(_TOLD[type(report)](wording, report) for report in reports) or "nothing"


def ending_words(wording: TranscriptWording, end: GameEnded) -> str:
    """Who won, and how."""
    winner = "nobody" if end.winner is None else wording.names[end.winner]
    return f"{winner} wins, {end.why}"


def _answer_of(wording: TranscriptWording, report: Report) -> str:
    if isinstance(report, SalvoAnswered):
        if report.weapon is None and len(report.answers) == 1:
            return wording.answer(report.answers[0])
        return wording.answers(report.answers)
    if isinstance(report, RadarAnswered):
        return wording.echoes(report.echoes)
    if isinstance(report, VictoryDeclared):
        return "right" if report.right else "wrong"
    if isinstance(report, SeatOut | TieReached):
        return _TOLD[type(report)](wording, report)
    return ""


def _of_salvo(wording: TranscriptWording, salvo: SalvoAnswered) -> str:
    words = [wording.names[salvo.by]]
    if salvo.weapon:
        words.append(salvo.weapon)
    words.append(wording.answers(salvo.answers) or "fires")
    return "; ".join([" ".join(words), *_struck_words(wording, salvo.struck)])


def _struck_words(wording: TranscriptWording, cells: tuple[Cell, ...]) -> list[str]:
    return [f"struck {wording.cells(cells)}"] if cells else []


def _of_radar(wording: TranscriptWording, radar: RadarAnswered) -> str:
    return f"{wording.names[radar.by]} {radar.weapon} {wording.echoes(radar.echoes)}"


def _of_round(wording: TranscriptWording, news: RoundAnswered) -> str:
    parts = [_of_salvo(wording, salvo) for salvo in news.salvos]
    if news.hits:
        parts.append(f"hits {', '.join(wording.peg(hit) for hit in news.hits)}")
    if news.misses:
        parts.append(f"misses {wording.cells(news.misses)}")
    parts += [f"sunk {wording.ship(ship)}".rstrip() for ship in news.sunk]
    if news.missed:
        parts.append(f"no order from {wording.seats(news.missed)}")
    parts += _struck_words(wording, news.struck)
    return "; ".join(parts) or "no hits"


def _of_order(wording: TranscriptWording, noted: OrderNoted) -> str:
    order = noted.order.command
    aim = wording.cells(order.at) if isinstance(order, Fire) else order.weapon
    return f"{wording.names[noted.order.seat or 0]} orders {aim}"


def _of_beginning(wording: TranscriptWording, began: PlayBegan) -> str:
    return "all begin" if began.first is None else f"{wording.names[began.first]} begins"


def _of_declaration(wording: TranscriptWording, declared: VictoryDeclared) -> str:
    return f"{wording.names[declared.by]} declares, {'right' if declared.right else 'wrong'}"


_TOLD: dict[type[Report], Callable[..., str]] = {
    SalvoAnswered: _of_salvo,
    RadarAnswered: _of_radar,
    RoundAnswered: _of_round,
    OrderNoted: _of_order,
    PlayBegan: _of_beginning,
    VictoryDeclared: _of_declaration,
    GameEnded: ending_words,
    FleetPlaced: lambda wording, it: f"{wording.names[it.seat]} places",
    FleetReady: lambda wording, it: f"{wording.names[it.seat]} is ready",
    ShipMoved: lambda wording, it: f"{wording.names[it.seat]} moves to {wording.cells(it.to)}",
    OrderReady: lambda wording, it: f"{wording.names[it.seat]} has ordered",
    TurnHeld: lambda wording, it: f"{wording.names[it.seat]} goes on, {it.step}",
    TurnPassed: lambda wording, it: f"turn of {wording.names[it.to]}",
    SeatOut: lambda wording, it: f"out {wording.names[it.seat]}",
    SeatLeft: lambda wording, it: f"{wording.names[it.seat]} leaves, {it.why}",
    TieReached: lambda wording, it: f"tie {wording.seats(it.seats)}",
}
