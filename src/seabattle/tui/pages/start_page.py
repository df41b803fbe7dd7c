"""The start page: what to play, against whom, and in which language."""

from typing import TYPE_CHECKING, ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Static

from seabattle.speech import rule_page
from seabattle.speech.computer import is_no_name
from seabattle.speech.pages import short_rules
from seabattle.speech.trouble_sentence import trouble_sentence
from seabattle.trouble import Trouble
from seabattle.tui.model.agreement import (
    agreed_ruleset,
    seats_of,
)
from seabattle.tui.pages.start_form import StartForm
from seabattle.tui.pages.terminal_page import TerminalPage
from seabattle.tui.pages.text_page import TextPage, format_markdown
from seabattle.tui.widgets.dialog import LineDialog, Picker, PickerChoice
from seabattle.tui.widgets.form import FormAction, Selector
from seabattle.tui.widgets.page_key import PageKey, bindings

if TYPE_CHECKING:
    from seabattle.client.local_matches import PlannedSitter


class StartPage(TerminalPage[None]):
    """The start page of the program."""

    EXPLAINED = "tui-help-start"
    KEYS: ClassVar = (
        PageKey("enter", "Enter", "press", "tui-key-choose", listed=False),
        PageKey("left,right", "← →", "nothing", "tui-key-change", listed=False),
        PageKey("up,down", "↑ ↓", "nothing", "tui-key-lines", listed=False, footer=False),
        PageKey("f1", "F1", "help", "tui-key-help", listed=False),
        PageKey("f2", "F2", "play", "tui-play"),
        PageKey("f3", "F3", "rules", "tui-rules"),
        PageKey("f5", "F5", "resume", "tui-resume", footer=False),
        PageKey("f6", "F6", "server", "tui-server"),
        PageKey("f7", "F7", "replay", "tui-replay", footer=False),
        PageKey("ctrl+p", "Ctrl+P", "palette", "tui-palette", listed=False),
        PageKey("ctrl+q", "Ctrl+Q", "quit", "tui-key-quit", listed=False),
    )
    BINDINGS: ClassVar = [
        *bindings(tuple(key for key in KEYS if key.keys.startswith("f") and key.keys != "f1")),
        ("down", "app.focus_next"),
        ("up", "app.focus_previous"),
        ("pagedown", "leaf(1)"),
        ("pageup", "leaf(-1)"),
    ]

    DEFAULT_CSS = """
    StartPage {
        #about { padding: 1 1 0 1; border-left: solid $panel; }
        #notice { height: auto; max-height: 3; color: $warning; padding: 0 1; }
    }
    """

    def __init__(self) -> None:
        super().__init__()
        self._form = StartForm()
        self._about = VerticalScroll(id="about", can_focus=False)
        self._rules = Static(id="rules", markup=False)
        self._notice = Static(id="notice", markup=False)

    def content(self) -> ComposeResult:
        """The form, and beside it the game that is chosen."""
        with Horizontal():
            yield self._form
            with self._about:
                yield self._rules
        yield self._notice

    def fill(self) -> None:
        """Show the chosen game."""
        super().fill()
        self._form.offer(self.program)
        if self.program.ascii:
            self._about.styles.border_left = ("ascii", self._about.styles.border_left[1])
        ruleset = agreed_ruleset(self.program.settings, self.program.lang)
        lang = self.program.lang
        parts = [f"# {ruleset.title.in_language(lang)}"]
        if ruleset.about is not None:
            parts.append(ruleset.about.in_language(lang))
        for section in short_rules(ruleset, lang):
            points = "\n".join(f"- {point}" for point in section.points)
            parts.append(f"# {section.heading}\n{points}")
        self._rules.update(format_markdown("\n\n".join(parts)))

    def focus_first(self) -> None:
        """Begin at what most people want."""
        self._form.first.focus()

    def on_screen_resume(self) -> None:
        """Begin at what most people want."""
        if self.focused is None:
            self.focus_first()

    def notify_of(self, notice: str) -> None:
        """Say something beneath the form."""
        self._notice.update(notice)

    def action_leaf(self, step: int) -> None:
        """Read on in the rules."""
        page = max(1, self._about.size.height - 2)
        self._about.scroll_relative(y=step * page, animate=False)

    def action_nothing(self) -> None:
        """The arrows do it."""

    def action_press(self) -> None:
        """Do what the line under the cursor says."""
        if isinstance(self.focused, FormAction):
            self.focused.action_press()

    def action_help(self) -> None:
        """Explain this page."""
        self.program.action_help()

    def action_palette(self) -> None:
        """Find a command."""
        self.program.action_palette()

    def action_quit(self) -> None:
        """End the program."""
        self.program.action_leave()

    @on(Selector.Changed)
    def _change_value(self, event: Selector.Changed) -> None:
        name, value, settings = event.selector.id, event.value, self.program.settings
        if name == "lang":
            self.program.change_language(value)
        elif name == "theme":
            self.program.change_theme(value)
        elif name == "hints":
            settings.hints = value == "yes"
        elif name in {"level", "seats", "people"}:
            setattr(settings, name, int(value))
        else:
            setattr(settings, str(name), value)
        self.program.keep_settings()
        self.fill()

    @on(FormAction.Pressed)
    def _press_line(self, event: FormAction.Pressed) -> None:
        event.stop()
        if isinstance(event.form_action, Selector):
            self._choose(event.form_action)
        else:
            getattr(self, f"action_{event.form_action.id}")()

    @work
    async def _choose(self, selector: Selector) -> None:
        choices = [PickerChoice(f"={word}", text) for word, text in selector.values]
        picker = Picker(selector.label, choices, chosen=f"={selector.value}")
        found = await self.program.push_screen_wait(picker)
        if found is not None:
            selector.choose(found[1:])

    @work
    async def action_names(self) -> None:
        """Ask what the people here are called."""
        line = LineDialog(
            self.say("tui-names-title"),
            self.program.settings.name,
            about=self.say("tui-names-about"),
        )
        typed = await self.program.push_screen_wait(line)
        unfit = [name for name in (typed or "").split(",") if is_no_name(name)]
        if unfit:
            trouble = Trouble("names/no-name", name=unfit[0].strip())
            self.notify_of(trouble_sentence(self.program.lang, trouble))
        elif typed is not None:
            self.program.settings.name = typed
            self.program.keep_settings()
            self.fill()

    def action_rules(self) -> None:
        """Read the rules of the chosen game."""
        ruleset = agreed_ruleset(self.program.settings, self.program.lang)
        title = ruleset.title.in_language(self.program.lang)
        self.program.push_screen(TextPage(title, rule_page(ruleset, self.program.lang)))

    def action_play(self) -> None:
        """Begin the chosen game."""
        if self.program.settings.against == "server":
            self.action_server()
        else:
            self._start_local_game()

    @work(exclusive=True)
    async def _start_local_game(self) -> None:
        from seabattle.tui.pages.local_table import start_local_game

        await start_local_game(
            self, agreed_ruleset(self.program.settings, self.program.lang), self._sitters()
        )

    def _sitters(self) -> "tuple[PlannedSitter, ...]":
        from seabattle.client.local_matches import Computer, Person

        settings = self.program.settings
        names = [name.strip() for name in settings.name.split(",")]
        seats = seats_of(settings)
        people = 1 if settings.against == "computer" else min(seats, max(2, settings.people))
        if seats == 2 and settings.against == "people":
            people = 2
        sitters: list[PlannedSitter] = [
            Person(names[seat] if seat < len(names) else "") for seat in range(people)
        ]
        return (*sitters, *([Computer(f"admiral:{settings.level}")] * (seats - people)))

    @work(exclusive=True)
    async def action_resume(self) -> None:
        """Choose a game that is not over, and go on with it."""
        from seabattle.tui.pages.local_table import choose_unfinished_game

        await choose_unfinished_game(self)

    @work(exclusive=True)
    async def resume(self, match: str) -> None:
        """Go on with a certain game."""
        from seabattle.tui.pages.local_table import resume_local_game

        await resume_local_game(self, match)

    def action_server(self) -> None:
        """Play with others on a server."""
        from seabattle.tui.pages.server_page import ServerPage

        self.program.push_screen(ServerPage())

    @work
    async def action_replay(self) -> None:
        """Step through a game that was written down."""
        from seabattle.tui.pages.replay_page import open_replay

        await open_replay(self)
