"""The help page: what the page is for, every key, and what the signs mean."""

from typing import Any

from seabattle.tui.page import TerminalPage
from seabattle.tui.textpage import TextPage


class HelpPage(TextPage):
    """Explains the page it was called from."""

    def __init__(self, about: TerminalPage[Any]) -> None:
        say, label = about.say, about.program.key_label
        keys = [(label(key.label), say(key.message)) for key in about.keys_now()]
        always = [
            ("F1", say("tui-key-help")),
            ("Ctrl+P", say("tui-palette")),
            ("Ctrl+Q", say("tui-key-quit")),
        ]
        keys += [key for key in always if key not in keys]
        wide = max(len(name) for name, _ in keys)
        parts = [say(about.EXPLAINED)] if about.EXPLAINED else []
        parts.append("# " + say("tui-keys"))
        parts.append("\n".join(f"  {name.ljust(wide)}  {does}" for name, does in keys))
        parts += about.more_help()
        super().__init__(say("tui-key-help"), "\n\n".join(parts))
