"""``admin reports``: list, close."""

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from seabattle.terminal.admin_command import AdminCommand, make_group
from seabattle.terminal.admin_option import Id, Why, carry_out, reason_of
from seabattle.terminal.admin_session import AdminSession, print_rows, with_admin_session
from seabattle.terminal.command_entry import CommandGroup
from seabattle.terminal.console import AsJson, Lang
from seabattle.terminal.database_option import Database

if TYPE_CHECKING:
    from seabattle.features.blocks.store import ReportList


def list_reports(*, database: Database = None, lang: Lang = None, json: AsJson = False) -> None:
    """List what players have reported of others, newest first."""

    async def work(admin: AdminSession) -> list[Any]:
        return list(await _reports(admin).reports())

    print_rows(with_admin_session(database, work), json=json)


def close_report(report: Id, *, why: Why, database: Database = None, lang: Lang = None) -> int:
    """Have a report off the list, whatever came of it."""
    return carry_out(
        lambda admin: _reports(admin).close_report(report, reason_of(why)),
        report,
        database,
        lang,
    )


def _reports(admin: AdminSession) -> "ReportList":
    from seabattle.features.blocks.store import ReportList

    return ReportList(admin.tables, admin.administration)


EXAMPLES: Final = (
    AdminCommand(list_reports, "list", help_epilogue="reports list --json"),
    AdminCommand(close_report, "close", help_epilogue="reports close ID --why 'spoke to them'"),
)
"""The commands, with an example of each."""

COMMANDS: Final = (
    CommandGroup(name="reports", make=partial(make_group, "reports", EXAMPLES), within="admin"),
)
"""The commands of the feature."""
