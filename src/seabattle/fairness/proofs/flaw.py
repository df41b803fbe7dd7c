"""What is wrong with a proof, an answer or a message."""


class Flaw(Exception):  # noqa: N818 -- It says what is wrong with a proof.
    """Why a proof does not hold: *step* is the check that failed, *index* where."""

    def __init__(self, step: str, index: int | None = None) -> None:
        super().__init__(step if index is None else f"{step} {index}")
        self.step = step
        self.index = index
