"""A game that was written down, step by step."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from seabattle.drawing import ReplayStep, ReplayViewer, draw_legend, replay_steps
from seabattle.game import Seat
from seabattle.records import Record, read_record
from seabattle.speech import Speaker, rule_page, speaker_for
from seabattle.speech.trouble_sentence import trouble_text
from seabattle.trouble import Trouble, system_trouble
from seabattle.tui.pages.terminal_page import TerminalPage
from seabattle.tui.pages.text_page import TextPage
from seabattle.tui.widgets.dialog import LineDialog
from seabattle.tui.widgets.page_key import PageKey, bindings
from seabattle.views import new_view

if TYPE_CHECKING:
    from seabattle.tui.pages.start_page import StartPage

LARGEST_RECORD = 16 * 1024 * 1024


class ReplayPage(TerminalPage[None]):
    """The steps of a game; whose eyes one looks through can be changed."""

    EXPLAINED = "tui-help-replay"
    KEYS: ClassVar = (
        PageKey("left", "←", "step(-1)", "tui-step-back", listed=False),
        PageKey("right,space,enter", "→", "step(1)", "tui-step-on", listed=False),
        PageKey("home", "Home", "jump(0)", "tui-step-first"),
        PageKey("end", "End", "jump(1)", "tui-step-last"),
        PageKey("tab,e", "Tab", "eyes", "tui-step-eyes"),
        PageKey("f3", "F3", "rules", "tui-rules"),
        PageKey("f1", "F1", "help", "tui-key-help", listed=False),
        PageKey("escape,q", "Esc", "close", "tui-key-back"),
    )
    BINDINGS: ClassVar = bindings(tuple(key for key in KEYS if key.action != "help"))

    DEFAULT_CSS = """
    ReplayPage VerticalScroll { padding: 0 1; }
    """

    def __init__(self, record: Record) -> None:
        super().__init__()
        self._record = record
        self._at = 0
        self._eyes: ReplayViewer = "all"
        self._shown: list[tuple[ReplayStep, str]] = []
        self._made_for: tuple[object, ...] = ()
        self._scroll = VerticalScroll()
        self._scene = Static(id="scene", markup=False)

    def heading(self) -> str:
        """The title of the game, and the step of the replay."""
        speaker = self._speaker()
        title = self._record.ruleset.title.in_language(self.program.lang)
        names = speaker.players(Seat(seat) for seat in range(self._record.ruleset.seats))
        return f"{title}  {names}"

    def _speaker(self) -> Speaker:
        return speaker_for(self.program.lang, self._record.ruleset, self._record.names)

    def content(self) -> ComposeResult:
        """The words of a step, and the seas after it."""
        with self._scroll:
            yield self._scene

    def focus_first(self) -> None:
        """Up and down scroll."""
        self._scroll.focus()

    def on_resize(self) -> None:
        """Seas stand beside each other where there is room."""
        super().on_resize()
        self.fill()

    def fill(self) -> None:
        """Draw the step."""
        super().fill()
        self._make_scenes()
        if not self._shown:
            return
        self._at = min(max(self._at, 0), len(self._shown) - 1)
        scene, boards = self._shown[self._at]
        number = self.say("replay-step", number=scene.number, total=len(self._shown))
        parts = [
            Content.styled(f"{number}  {self._eyes_text()}", "bold"),
            Content("\n".join(scene.words)),
            Content(boards),
        ]
        self._scene.update(Content("\n\n").join(parts))

    def _make_scenes(self) -> None:
        """Play the game through, once for each pair of eyes."""
        width = max(40, self.size.width - 4)
        wanted = (self._eyes, self.program.lang, width)
        if wanted == self._made_for:
            return
        self._made_for = wanted
        boards = ""
        self._shown = []
        for scene in replay_steps(
            self._record, self._speaker(), self.program.pen, self._eyes, width
        ):
            boards = scene.boards or boards
            self._shown.append((scene, boards))

    def _eyes_text(self) -> str:
        if self._eyes == "all":
            return self.say("tui-eyes-all")
        if self._eyes is None:
            return self.say("tui-eyes-spectator")
        return self.say("tui-eyes-of", name=self._speaker().name(self._eyes))

    def action_step(self, step: int) -> None:
        """Go a step on, or back."""
        self._at += step
        self.fill()

    def action_jump(self, end: int) -> None:
        """Go to the beginning, or to the end."""
        self._at = end * len(self._shown)
        self.fill()

    def action_eyes(self) -> None:
        """Look through the next pair of eyes."""
        seats = [Seat(seat) for seat in range(self._record.ruleset.seats)]
        order: list[ReplayViewer] = ["all", *seats, None]
        self._eyes = order[(order.index(self._eyes) + 1) % len(order)]
        self.fill()

    def action_rules(self) -> None:
        """Read the rules of this game."""
        ruleset, lang = self._record.ruleset, self.program.lang
        self.program.push_screen(
            TextPage(ruleset.title.in_language(lang), rule_page(ruleset, lang))
        )

    def action_close(self) -> None:
        """Go back."""
        self.dismiss(None)

    def action_help(self) -> None:
        """Explain this page."""
        self.program.action_help()

    def more_help(self) -> list[str]:
        """Return the meanings of the signs."""
        view = new_view(self._record.ruleset, Seat(0))
        legend = draw_legend(view, self._speaker(), self.program.pen, truth=True)
        return ["# " + self.say("tui-signs"), "\n".join(legend.split("   "))]


def _read_file(name: str) -> Record:
    with Path(name).expanduser().open("rb") as file:
        record = read_record(file.read(LARGEST_RECORD + 1))
    record.require_over()
    return record


async def open_replay(page: "StartPage") -> None:
    """Ask for a file, and step through the game in it."""
    typed = await page.program.push_screen_wait(LineDialog(page.say("tui-replay-file")))
    if typed is None:
        return
    lang = page.program.lang
    try:
        record = await asyncio.to_thread(_read_file, typed)
    except Trouble as trouble:
        page.notify_of(trouble_text(lang, trouble.in_file(typed)))
    except FileNotFoundError:
        page.notify_of(trouble_text(lang, Trouble("file/missing", file=typed)))
    except (OSError, ValueError) as error:
        unreadable = Trouble("file/unreadable", file=typed, reason=system_trouble(error))
        page.notify_of(trouble_text(lang, unreadable))
    else:
        page.notify_of("")
        page.program.push_screen(ReplayPage(record))
