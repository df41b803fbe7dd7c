"""The option that names a database."""

from typing import Annotated

from cyclopts import Parameter

Database = Annotated[
    str | None,
    Parameter(
        help="Database: a path, sqlite:///path or postgresql://host/name. "
        "Default: SEABATTLE_DATABASE, or a file in your data folder."
    ),
]
