"""Proofs of sealed games, made and checked in the worker pools.

What takes seconds has a lane of its own. Signatures and answers take milliseconds, and
somebody stands still until they are checked: they go with the quick moves.
"""

from functools import partial
from typing import TypeVar

from seabattle.fairness.proofs.chain import read_message
from seabattle.fairness.sealed.noted_proofs import Findings, ProofCheck, check_proof
from seabattle.fairness.sealed.sealed_message import SignedMessage
from seabattle.game import Phase
from seabattle.matches.port import BotMessage, ProverBusy, SealedThought
from seabattle.matches.sealed.bot_voice import speak_for_bot
from seabattle.server.work.cost import WorkLane
from seabattle.server.work.worker_pool import PoolBusy
from seabattle.server.work.worker_pools import WorkerPools
from seabattle.server.work.worker_process import WorkFailed

R = TypeVar("R")


class PoolProver:
    """Proves and checks in the worker pools."""

    def __init__(self, workers: WorkerPools) -> None:
        self._workers = workers

    async def check(self, check: ProofCheck) -> Findings:
        """Everything that is asked when this is decided."""
        lane = WorkLane.PROOFS if _is_slow(check) else WorkLane.QUICK_MOVES
        return await self._run(lane, check.match, partial(check_proof, check))

    async def speak(self, thought: SealedThought) -> BotMessage:
        """What one of our bots says."""
        state = thought.state
        proves = state.table.phase is Phase.PLACING and state.announced
        lane = WorkLane.PROOFS if proves else WorkLane.QUICK_MOVES
        return await self._run(lane, thought.host, partial(speak_for_bot, thought))

    async def _run(self, lane: WorkLane, owner: str, task: partial[R]) -> R:
        try:
            return (await self._workers.pool(lane).run(owner, task)).result()
        except (PoolBusy, WorkFailed) as failed:
            raise ProverBusy from failed


def _is_slow(check: ProofCheck) -> bool:
    if not isinstance(check.subject, SignedMessage):
        return True
    message = read_message(bytes.fromhex(check.subject.data))
    return message is not None and message.kind == "placing"
