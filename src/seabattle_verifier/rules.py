"""The ruleset of a record; missing entries have their defaults."""

from seabattle_verifier.fault import Json


class Rules:
    """The ruleset of a record, with derived properties."""

    def __init__(self, said: Json) -> None:
        """Read the parts that every command asks for."""
        self.said = said
        self.turn: Json = said.get("turn", {})
        self.rounds: Json = said.get("rounds", {})
        self.victory: Json = said.get("victory", {})
        self.manoeuvre: Json | None = said.get("manoeuvre")
        """How ships may move (BO1), if they may."""
        self.arsenal: dict[str, Json] = {each["name"]: each for each in said.get("arsenal", [])}
        self.rows: int = said["grid"]["rows"]
        self.columns: int = said["grid"]["cols"]

    @property
    def in_rounds(self) -> bool:
        """Whether all seats fire at the same moment (FO3)."""
        return bool(self.turn.get("order", "alternate") == "together")

    @property
    def shared(self) -> bool:
        """Whether all fleets lie on one grid (FO1)."""
        return bool(self.said["sea"].get("whose", "own") == "shared")

    @property
    def spares_own(self) -> bool:
        """Whether the shooter's own ships are passed by."""
        return self.shared and self.said["sea"].get("friendly_fire") is False

    @property
    def declared(self) -> bool:
        """Whether victory must be declared (BO4)."""
        return bool(self.victory.get("won", "automatic") == "declared")
