# What the bindings in native/bindings offer; tests/parity/test_stub.py holds the two together.
from collections.abc import Sequence

class OverBudget(Exception): ...  # noqa: N818 - it says what is the case

class Sweep:
    @property
    def states(self) -> int: ...
    def total(self) -> bytes: ...
    def odds(self) -> bytes: ...
    def fleet(self, number: bytes, /) -> list[int]: ...

def sweep(
    counts: Sequence[int],
    shifts: Sequence[int],
    steps: Sequence[int],
    kin: Sequence[int],
    lanes: Sequence[int],
    masks: bytes,
    hopes: bytes,
    front_words: int,
    number_words: int,
    budget: int,
    /,
) -> Sweep: ...

class NoFleet(Exception): ...  # noqa: N818 - it says what is the case

class Sampler:
    def list_fleets(self, limit: int, /) -> tuple[bytes, bytes, float] | None: ...
    def draw_fleets(self, n: int, seed: int, /) -> tuple[bytes, bytes, float]: ...
    def keep_fleets(
        self, ships: int, berths: bytes, weights: bytes, chosen: bytes, wanted: bool, /
    ) -> tuple[bytes, bytes, float]: ...
    def odds(self, ships: int, berths: bytes, weights: bytes, /) -> bytes: ...
    def choose_shot(
        self,
        ships: int,
        berths: bytes,
        weights: bytes,
        fired: bytes,
        sinking: int,
        hit_names_class: bool,
        effort: Sequence[int],
        seed: int,
        /,
    ) -> tuple[int, int, list[tuple[int, int]]]: ...
    def shot(
        self,
        fired: bytes,
        sinking: int,
        hit_names_class: bool,
        effort: Sequence[int],
        seed: int,
        /,
    ) -> tuple[int, int, list[tuple[int, int]]]: ...

def sampler(
    counts: Sequence[int], sizes: Sequence[int], masks: bytes, must_cover: bytes, words: int, /
) -> Sampler: ...

class SoloGame:
    @property
    def over(self) -> bool: ...
    def fire(self) -> int: ...

def solo_game(
    counts: Sequence[int],
    sizes: Sequence[int],
    masks: bytes,
    words: int,
    truth: Sequence[tuple[int, int]],
    sinking: int,
    hit_names_class: bool,
    effort: Sequence[int],
    seed: int,
    /,
) -> SoloGame: ...

class Tracker:
    def hear(self, cell: int, verdict: int, ship_class: int | None, ship: bytes, /) -> None: ...
    def shot(self, seed: int, /) -> int: ...
    def __len__(self) -> int: ...

class Pool:
    def tracker(self, effort: Sequence[int], seed: int, /) -> Tracker: ...

def pool(
    counts: Sequence[int],
    sizes: Sequence[int],
    masks: bytes,
    words: int,
    hit_names_class: bool,
    symmetries: Sequence[tuple[bytes, bytes]],
    batches: int,
    draws: int,
    /,
) -> Pool: ...
