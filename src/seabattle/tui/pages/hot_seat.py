"""The hot seat: several people share the keyboard, and no player sees another's sea."""

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.widgets import Static

from seabattle.client.match_table import MatchTable, is_over, seats_to_act, speaker_at
from seabattle.game import Phase, PlaceFleet, Seat
from seabattle.matches.request import Act
from seabattle.tui.pages.placing_page import PlacingPage
from seabattle.tui.pages.terminal_page import TerminalPage
from seabattle.tui.widgets.page_key import PageKey, bindings
from seabattle.views import Viewer

if TYPE_CHECKING:
    from seabattle.tui.pages.playing_page import PlayingPage


class HandoverPage(TerminalPage[bool]):
    """Asks for the next person, and covers everything meanwhile."""

    EXPLAINED = "tui-help-handover"
    KEYS: ClassVar = (
        PageKey("enter", "Enter", "take", "tui-key-take"),
        PageKey("escape", "Esc", "leave", "tui-key-leave"),
    )
    BINDINGS: ClassVar = bindings(KEYS)

    DEFAULT_CSS = """
    HandoverPage #to { width: 1fr; height: 1fr; content-align: center middle; text-align: center;
                       padding: 0 4; }
    """

    def __init__(self, name: str) -> None:
        super().__init__()
        self._next_one = name
        self._to = Static(id="to", markup=False)

    def content(self) -> ComposeResult:
        """Show which player is to sit down."""
        yield self._to

    def fill(self) -> None:
        """Say who shall sit down."""
        super().fill()
        self._to.update(self.say("tui-handover", name=self._next_one))

    def action_take(self) -> None:
        """The next one sits here now."""
        self.dismiss(True)  # noqa: FBT003 -- The answer of this page.

    def action_leave(self) -> None:
        """Leave the table, because the next player does not come."""
        self.dismiss(False)  # noqa: FBT003 -- The answer of this page.


def next_at_keyboard(table: MatchTable, seat: Viewer) -> Seat | None:
    """Return the seat that gets the keyboard next, in turn among those the table waits for.

    ``None`` when the holder is to act, when the game is over, or when the keyboard is not shared.
    """
    due = seats_to_act(table)
    if len(table.seats) < 2 or not due or seat in due or is_over(table):
        return None
    after = [each for each in due if seat is None or each > seat]
    return (after or list(due))[0]


async def hand_keyboard_to(page: "PlayingPage", seat: Seat) -> bool:
    """Have *seat* sit down at the keyboard; false if that player does not come."""
    if len(page.table.seats) > 1 and page.seat != seat:
        # Nothing of the one before may be seen behind or after the page that covers it.
        page.seat = None
        page.fill()
        name = speaker_at(page.table).name(seat)
        if not await page.program.push_screen_wait(HandoverPage(name)):
            page.leave()
            return False
    page.seat = seat
    return True


async def place_fleets(page: "PlayingPage") -> bool:
    """Have all players here place a fleet; false if one leaves instead."""
    notice = ""
    while (seat := _next_to_place(page.table)) is not None:
        if not await hand_keyboard_to(page, seat):
            return False
        page.fill()
        ships = await page.program.push_screen_wait(PlacingPage(page.table, seat, notice))
        if ships is None:
            page.leave()
            return False
        obstacle = await page.table.ask(seat, Act(PlaceFleet(ships)))
        notice = "" if obstacle is None else obstacle.sentence
    return True


def _next_to_place(table: MatchTable) -> Seat | None:
    """Return the next seat here that has a fleet to place, once all players have sat down."""
    viewer = table.seats[0] if table.seats else None
    if table.view(viewer).table.phase is not Phase.PLACING:
        return None
    if any(sitter is None for sitter in table.match_info.sitters):
        return None
    return next(iter(seats_to_act(table)), None)
