"""What the feature ``sealed`` adds to a server."""

from typing import Final

from seabattle.features.sealed import operations, refusals
from seabattle.features.sealed.pool_prover import PoolProver
from seabattle.features.sealed.store import Placings
from seabattle.server.server_part import ServerPart

SERVER_PART: Final = ServerPart(
    name="sealed",
    operations=operations.OPERATIONS,
    refusals=refusals.EXAMPLES,
    path_patterns={"placing": r"[0-9a-f]{128}"},
    open_prover=PoolProver,
    open_placings=Placings.of,
)
