"""What is proved at a sealed table, by whom it was checked, and what is not, in sentences.

The steps are those that this machine has done itself where it plays; whoever watches has the
word of the server, and is told so.
"""

from collections.abc import Iterator

from msgspec import Struct

from seabattle.client.match_table import MatchTable, speaker_at
from seabattle.fairness.sealed.sealed_player import SealedPlayer
from seabattle.fairness.sealed.sealed_state import other_seat
from seabattle.features.sealed.sealed_table import SealedTable
from seabattle.game import Seat
from seabattle.matches.event import FieldShown
from seabattle.speech import Speaker
from seabattle.speech.sea_description import ship_line

NOT_PROVED = ("program", "key", "withheld", "clock", "shoulder")
"""What no proof shows; each has a sentence."""

FINGERPRINT = 16
"""As many digits of a key as two people compare by telephone."""


class ProofStep(Struct, frozen=True):
    """Something that is checked, and whether it was."""

    said: str
    done: bool


def proof_badge(table: MatchTable) -> str:
    """What is proved and by whom it is checked, in a line; nothing of a refereed table."""
    if table.match_info.sealed is None:
        return ""
    where = "here" if isinstance(table, SealedTable) else "server"
    return speaker_at(table).say("proofs-badge", where=where)


def proof_steps(table: MatchTable) -> tuple[ProofStep, ...]:
    """What was checked so far, and what is still to come."""
    info, speaker = table.match_info.sealed, speaker_at(table)
    if info is None:
        return ()
    if not isinstance(table, SealedTable):
        return tuple(
            ProofStep(speaker.say("proofs-step-server", name=name), placing is not None)
            for name, placing in zip(speaker.names, info.placings, strict=True)
        )
    return tuple(_own_steps(speaker, table.seats[0], table.player))


def _own_steps(speaker: Speaker, seat: Seat, player: SealedPlayer | None) -> Iterator[ProofStep]:
    name = speaker.name(other_seat(seat))
    own = other = answers = messages = 0
    if player is not None:
        state, there = player.game.state, other_seat(player.seat)
        own, other = bool(state.seats[player.seat].placing), player.opponent_proved
        answers, messages = len(state.sides[there].told), state.number
    yield ProofStep(speaker.say("proofs-step-own"), bool(own))
    yield ProofStep(speaker.say("proofs-step-other", name=name), bool(other))
    yield ProofStep(speaker.say("proofs-step-answers", name=name, count=answers), answers > 0)
    yield ProofStep(speaker.say("proofs-step-chain", count=messages), messages > 0)


def proof_lines(table: MatchTable) -> tuple[str, ...]:
    """Everything that there is to say of the proofs at a table."""
    info, speaker = table.match_info.sealed, speaker_at(table)
    if info is None:
        return (speaker.say("proofs-none"),)
    return (
        proof_badge(table),
        "",
        speaker.say("proofs-steps"),
        *(_step_line(speaker, step) for step in proof_steps(table)),
        "",
        speaker.say("proofs-not-proved"),
        *("- " + speaker.say("proofs-unproved", what=what) for what in NOT_PROVED),
        *_key_lines(speaker, table),
        *_moving_lines(speaker, table),
        *shown_fields(table),
    )


def _step_line(speaker: Speaker, step: ProofStep) -> str:
    return speaker.say("proofs-step", done="yes" if step.done else "no", step=step.said)


def _key_lines(speaker: Speaker, table: MatchTable) -> Iterator[str]:
    """The keys by which this machine checks, and not those that the server says there are.

    Else a server that has exchanged one could show each of the two what the other reads aloud.
    """
    if not isinstance(table, SealedTable) or table.player is None:
        return
    keys = [each.key.hex() for each in table.player.game.state.seats]
    if any(keys):
        yield ""
        yield speaker.say("proofs-keys")
        for name, key in zip(speaker.names, keys, strict=True):
            if key:
                yield f"- {name}: {fingerprint(key)}"


def _moving_lines(speaker: Speaker, table: MatchTable) -> Iterator[str]:
    """How the secrets go to another device, where there are any."""
    if isinstance(table, SealedTable) and table.player is not None:
        yield ""
        yield speaker.say("proofs-moving", match=table.match)


def fingerprint(key: str) -> str:
    """The beginning of a key, short enough to be read aloud."""
    return " ".join(key[at : at + 4] for at in range(0, FINGERPRINT, 4))


def shown_fields(table: MatchTable) -> tuple[str, ...]:
    """The fields that were shown after the end, each held against its seal here."""
    viewer = table.seats[0] if table.seats else None
    told = (each.what for each in table.messages_for(viewer))
    return tuple(
        line for what in told if isinstance(what, FieldShown) for line in _tell_shown(table, what)
    )


def _tell_shown(table: MatchTable, shown: FieldShown) -> Iterator[str]:
    speaker = speaker_at(table)
    player = table.player if isinstance(table, SealedTable) else None
    found = "unchecked"
    if player is not None:
        game = player.game
        placing, binding = game.state.seats[shown.seat].placing, game.binding(shown.seat)
        seed = bytes.fromhex(shown.seed)
        is_field = player.proofs.is_field(placing, binding, shown.ships, seed)
        found = "same" if is_field else "other"
    yield ""
    yield speaker.say("proofs-shown", name=speaker.name(shown.seat), found=found)
    yield from ("- " + ship_line(speaker, ship) for ship in shown.ships)
