"""``admin reports``: list, close."""

from typing import Any

from seabattle.cli.database import Database
from seabattle.terminal.admin_option import Id, Why, carry_out, reason_of
from seabattle.terminal.admin_session import Office, at_work, print_rows
from seabattle.terminal.console import AsJson, Lang


def list_reports(*, database: Database = None, lang: Lang = None, json: AsJson = False) -> None:
    """List what players have reported of others, newest first."""

    async def work(office: Office) -> list[Any]:
        return list(await office.administration.reports())

    print_rows(at_work(database, work), json=json)


def close_report(report: Id, *, why: Why, database: Database = None, lang: Lang = None) -> int:
    """Have a report off the list, whatever came of it."""
    return carry_out(
        lambda office: office.administration.close_report(report, reason_of(why)),
        report,
        database,
        lang,
    )
