"""The schema version of a database, and its migrations to the newest (Alembic).

The newest is named here a second time, because asking Alembic takes half a second of every
start; a test holds the two together.
"""

from typing import TYPE_CHECKING

from seabattle.trouble import Trouble

if TYPE_CHECKING:
    from sqlalchemy import Connection

NEWEST_VERSION = "0018"

SELECT_VERSION = "SELECT version_num FROM alembic_version"


def check_schema_version(edition: str | None, place: str) -> bool:
    """Whether the tables are of the newest edition; a newer one than ours is refused."""
    if edition is not None and edition > NEWEST_VERSION:
        raise Trouble("store/newer", place=place, found=edition, known=NEWEST_VERSION)
    return edition == NEWEST_VERSION


def upgrade_schema(connection: "Connection") -> None:
    """Walk all steps to the newest edition, within the transaction of *connection*."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "seabattle.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
