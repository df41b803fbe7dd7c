"""Why a match of this machine cannot be played on."""

GAME_OBSTACLES = (
    "game/unknown",
    "game/none",
    "game/open-elsewhere",
    "game/damaged",
    "game/bot-gone",
    "game/busy",
)
"""Every way in which a match that is kept here can be refused."""


class GameRefused(Exception):  # noqa: N818 -- It states the obstacle, as refusals do.
    """A match that cannot be played on as it is: which obstacle, and its facts."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts
