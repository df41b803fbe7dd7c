"""What an operator can do: look, close, delete, ban, keep the house in order."""

from typing import Final

from cyclopts import App

from seabattle.features.administration.ban_commands import ban, bans, unban
from seabattle.features.administration.maintenance import (
    log,
    new_key,
    new_record_key,
    retention,
    vacuum,
)
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
from seabattle.terminal.admin_command import AdminCommand, make_group
from seabattle.terminal.command_entry import CommandGroup

EXAMPLES: dict[str, tuple[AdminCommand, ...]] = {
    "matches": (
        AdminCommand(list_matches, "list", help_epilogue="matches list --phase over --json"),
        AdminCommand(look_match, "look", help_epilogue="matches look ID"),
        AdminCommand(
            close_match,
            "close",
            help_epilogue="matches close ID --why abandoned",
        ),
        AdminCommand(
            delete_match,
            "delete",
            help_epilogue="matches delete ID --why asked",
        ),
    ),
    "visitors": (
        AdminCommand(list_visitors, "list", help_epilogue="visitors list --name anna"),
        AdminCommand(look_visitor, "look", help_epilogue="visitors look ID --json"),
        AdminCommand(
            close_visitor,
            "close",
            help_epilogue="visitors close ID --why 'lost laptop'",
        ),
        AdminCommand(delete_visitor, "delete", help_epilogue="visitors delete ID --why asked"),
    ),
    "sessions": (
        AdminCommand(list_sessions, "list", help_epilogue="sessions list --visitor ID"),
        AdminCommand(look_session, "look", help_epilogue="sessions look ID"),
        AdminCommand(close_session, "close", help_epilogue="sessions close ID --why 'lost laptop'"),
    ),
    "tokens": (
        AdminCommand(list_tokens, "list", help_epilogue="tokens list --visitor ID"),
        AdminCommand(look_token, "look", help_epilogue="tokens look HASH"),
        AdminCommand(close_token, "close", help_epilogue="tokens close HASH --why leaked"),
        AdminCommand(delete_token, "delete", help_epilogue="tokens delete HASH --why old"),
    ),
    "": (
        AdminCommand(ban, "ban", help_epilogue="ban 203.0.113.9 --days 7 --why spam"),
        AdminCommand(unban, "unban", help_epilogue="unban 203.0.113.9 --why sorry"),
        AdminCommand(bans, "bans", help_epilogue="bans --json"),
        AdminCommand(
            retention,
            "retention",
            help_epilogue="retention --finished-after 365 --delete",
        ),
        AdminCommand(
            vacuum, "vacuum", help_epilogue="vacuum --database /var/lib/seabattle/seabattle.db"
        ),
        AdminCommand(new_key, "new-key", help_epilogue="new-key --why 'restored without it'"),
        AdminCommand(
            new_record_key, "new-record-key", help_epilogue="new-record-key --why 'a disk was lost'"
        ),
        AdminCommand(log, "log", help_epilogue="log --limit 20"),
    ),
}
"""All commands of an operator by what they are about, with an example of each."""


def admin_app() -> App:
    """The commands of an operator."""
    whole = App(name="admin", help="Look at, close, delete and ban, beside a running server.")
    for group, commands in EXAMPLES.items():
        if group:
            whole.command(make_group(group, commands))
        else:
            for each in commands:
                each.add_to(whole)
    return whole


COMMANDS: Final = (CommandGroup(name="admin", make=admin_app, place=99),)
"""The commands of the feature."""
