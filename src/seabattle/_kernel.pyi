class OverBudget(Exception): ...  # noqa: N818 - it says what is the case

class Sweep:
    @property
    def states(self) -> int: ...
    def total(self) -> bytes: ...
    def odds(self) -> bytes: ...
    def fleet(self, number: bytes) -> list[int]: ...

def sweep(
    counts: list[int],
    shifts: list[int],
    steps: list[int],
    kin: list[int],
    lanes: list[int],
    masks: bytes,
    hopes: bytes,
    front_words: int,
    number_words: int,
    budget: int,
) -> Sweep: ...
