"""Layout of a view: where the boards of the viewer are drawn, and what has just happened."""

from msgspec import Struct

from seabattle.drawing import chart_look, own_look, shared_look
from seabattle.drawing.text_board import Look
from seabattle.game import Seat, SeatMask
from seabattle.grid import Mask
from seabattle.speech import Speaker
from seabattle.views import RadarAnswered, RoundAnswered, SalvoAnswered, View

RECENT_REPORTS = 40
"""Reports that are looked through for the last shots."""


class DrawnSea(Struct, frozen=True):
    """One sea to be drawn."""

    caption: str
    look: Look
    fresh: Mask = 0


def seas_to_draw(view: View, speaker: Speaker) -> tuple[DrawnSea, ...]:
    """Return the seas that a viewer sees: own and foreign, both foreign ones, or the shared one.

    The last one is the one that is fired at.
    """
    if view.ruleset.sea.shared:
        look = shared_look(view, fresh=_last_pegs(view), fleet=_shown_ships(view, _all_seats(view)))
        return (DrawnSea(speaker.say("sea-shared"), look, _last_shots(view, _all_seats(view))),)
    if view.seat is None:
        return tuple(_charted_sea(view, speaker, Seat(seat)) for seat in (0, 1))
    enemy = Seat(1 - view.seat)
    home = DrawnSea(speaker.say("sea-own"), own_look(view), _last_shots(view, 1 << enemy))
    return (home, _charted_sea(view, speaker, enemy))


def _charted_sea(view: View, speaker: Speaker, owner: Seat) -> DrawnSea:
    caption = speaker.say("sea-of", name=speaker.name(owner))
    look = chart_look(view, view.charts[owner], _shown_ships(view, 1 << owner))
    return DrawnSea(caption, look, _last_shots(view, 1 << (1 - owner)))


def _all_seats(view: View) -> SeatMask:
    return (1 << view.ruleset.seats) - 1


def _shown_ships(view: View, owners: SeatMask) -> Mask:
    """The fleets of *owners*, once all fields are shown."""
    return view.ruleset.grid.mask(
        cell
        for seat, ships in enumerate(view.fleets)
        if owners >> seat & 1
        for ship in ships
        for cell in ship.cells
    )


def _last_shots(view: View, by: SeatMask) -> Mask:
    """The cells of the last action of one of these seats."""
    grid = view.ruleset.grid
    for report in reversed(view.log[-RECENT_REPORTS:]):
        salvos = report.salvos if isinstance(report, RoundAnswered) else (report,)
        for salvo in salvos:
            if isinstance(salvo, SalvoAnswered) and by >> salvo.by & 1:
                return grid.mask(answer.at for answer in salvo.answers)
            if isinstance(salvo, RadarAnswered) and by >> salvo.by & 1:
                return grid.mask(echo.at for echo in salvo.echoes)
    return 0


def _last_pegs(view: View) -> Mask:
    """The red pegs of the last round."""
    for report in reversed(view.log[-RECENT_REPORTS:]):
        if isinstance(report, RoundAnswered):
            return view.ruleset.grid.mask(hit.at for hit in report.hits)
    return 0
