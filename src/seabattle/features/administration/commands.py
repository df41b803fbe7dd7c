"""What an operator can do: look, close, delete, ban, keep the house in order."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from cyclopts import App

from seabattle.features.administration.ban_commands import ban, bans, unban
from seabattle.features.administration.maintenance import log, new_key, retention, vacuum
from seabattle.features.administration.match_commands import (
    close_match,
    delete_match,
    list_matches,
    look_match,
)
from seabattle.features.administration.session_commands import (
    close_session,
    list_sessions,
    look_session,
)
from seabattle.features.administration.token_commands import (
    close_token,
    delete_token,
    list_tokens,
    look_token,
)
from seabattle.features.administration.visitor_commands import (
    close_visitor,
    delete_visitor,
    list_visitors,
    look_visitor,
)
from seabattle.features.blocks.report_commands import close_report, list_reports
from seabattle.terminal.command_entry import CommandGroup


class _Entry(NamedTuple):
    """A command, its name, and an example of it."""

    command: Callable[..., Any]
    name: str
    help_epilogue: str


EXAMPLES: dict[str, tuple[_Entry, ...]] = {
    "matches": (
        _Entry(list_matches, "list", help_epilogue="matches list --phase over --json"),
        _Entry(look_match, "look", help_epilogue="matches look ID"),
        _Entry(
            close_match,
            "close",
            help_epilogue="matches close ID --why abandoned",
        ),
        _Entry(
            delete_match,
            "delete",
            help_epilogue="matches delete ID --why asked",
        ),
    ),
    "visitors": (
        _Entry(list_visitors, "list", help_epilogue="visitors list --name anna"),
        _Entry(look_visitor, "look", help_epilogue="visitors look ID --json"),
        _Entry(
            close_visitor,
            "close",
            help_epilogue="visitors close ID --why 'lost laptop'",
        ),
        _Entry(delete_visitor, "delete", help_epilogue="visitors delete ID --why asked"),
    ),
    "sessions": (
        _Entry(list_sessions, "list", help_epilogue="sessions list --visitor ID"),
        _Entry(look_session, "look", help_epilogue="sessions look ID"),
        _Entry(close_session, "close", help_epilogue="sessions close ID --why 'lost laptop'"),
    ),
    "tokens": (
        _Entry(list_tokens, "list", help_epilogue="tokens list --visitor ID"),
        _Entry(look_token, "look", help_epilogue="tokens look HASH"),
        _Entry(close_token, "close", help_epilogue="tokens close HASH --why leaked"),
        _Entry(delete_token, "delete", help_epilogue="tokens delete HASH --why old"),
    ),
    "reports": (
        _Entry(list_reports, "list", help_epilogue="reports list --json"),
        _Entry(close_report, "close", help_epilogue="reports close ID --why 'spoke to them'"),
    ),
    "": (
        _Entry(ban, "ban", help_epilogue="ban 203.0.113.9 --days 7 --why spam"),
        _Entry(unban, "unban", help_epilogue="unban 203.0.113.9 --why sorry"),
        _Entry(bans, "bans", help_epilogue="bans --json"),
        _Entry(
            retention,
            "retention",
            help_epilogue="retention --finished-after 365 --delete",
        ),
        _Entry(vacuum, "vacuum", help_epilogue="vacuum --database /var/lib/seabattle/seabattle.db"),
        _Entry(new_key, "new-key", help_epilogue="new-key --why 'restored without it'"),
        _Entry(log, "log", help_epilogue="log --limit 20"),
    ),
}
"""All commands of an operator by what they are about, with an example of each."""


def admin_app() -> App:
    """The commands of an operator."""
    whole = App(name="admin", help="Look at, close, delete and ban, beside a running server.")
    for group, commands in EXAMPLES.items():
        home = whole
        if group:
            verbs = ", ".join(each.name for each in commands)
            home = App(name=group, help=f"{group.capitalize()}: {verbs}.")
            whole.command(home)
        for each in commands:
            home.command(
                each.command,
                name=each.name,
                help_epilogue=f"Examples:\n  seabattle admin {each.help_epilogue}",
            )
    return whole


COMMANDS: Final = (CommandGroup(name="admin", make=admin_app, place=99),)
"""The commands of the feature."""
