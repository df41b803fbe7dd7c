"""Records that a server has signed: every line is bound, also what players did."""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from kit.games.forged_record import record_lines, sealed
from kit.games.live_record import live_record, play_live
from kit.games.other_shots import with_other_shots
from kit.games.small_game import rules
from kit.screens.browser_verifier import disagreements, in_browser
from kit.screens.node import run_node
from seabattle.fairness.record_signature import public_key, record_signer
from seabattle.game.event import GameEnded
from seabattle.matches.checking.record_check import check_record
from seabattle.records import Record, read_record, write_record
from seabattle.trouble import Trouble
from seabattle_verifier import verify
from seabattle_verifier.ed25519 import is_signed

SECRET = bytes(range(32))
KEY = public_key(SECRET).hex()

RFC_8032 = [
    (
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        (
            "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701c"
            "f9b46bd25bf5f0595bbe24655141438e7a100b"
        ),
    ),
    (
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        (
            "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0"
            "f11d8c387b2eaeb4302aeeb00d291612bb0c00"
        ),
    ),
    (
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        (
            "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f76098"
            "4dc6594a7c15e9716ed28dc027beceea1ec40a"
        ),
    ),
    (
        "ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf",
        (
            "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3"
            "feebbd454d4423643ce80e2a9ac94fa54ca49f"
        ),
        (
            "dc2a4459e7369633a52b1bf277839a00201009a3efbf3ecb69bea2186c26b58909351fc9ac90b3ecfdfbc7c664"
            "31e0303dca179c138ac17ad9bef1177331a704"
        ),
    ),
]
"""Section 7.1: a public key, a message and its signature (tests 1, 2, 3 and SHA(abc))."""

ORDER = 2**252 + 27742317777372353535851937790883648493

CHECK_ALL = """
import { readFileSync } from 'node:fs';
import { rolldown } from 'rolldown';

const bundle = await rolldown({ input: 'src/checker/verifier/ed25519.ts' });
const { output } = await bundle.generate({ format: 'esm' });
const code = Buffer.from(output[0].code).toString('base64');
const { isSigned } = await import(`data:text/javascript;base64,${code}`);
const bytes = (text) => new Uint8Array(Buffer.from(text, 'hex'));
const cases = JSON.parse(readFileSync(process.argv[1], 'utf-8'));
console.log(JSON.stringify(cases.map((each) => isSigned(...each.map(bytes)))));
"""


def signatures() -> list[tuple[tuple[str, str, str], bool]]:
    """Those of the RFC, and what must not pass for one."""
    found = [(vector, True) for vector in RFC_8032]
    for key, message, value in RFC_8032:
        half, answer = value[:64], int.from_bytes(bytes.fromhex(value[64:]), "little")
        other = (answer + ORDER).to_bytes(32, "little").hex()
        found += [
            ((key, message + "00", value), False),
            ((key, message, value[:-2] + "ff"), False),
            ((RFC_8032[0][0], message + "01", value), False),
            ((key, message, half + other), False),
            ((key, message, "00" * 32 + value[64:]), False),
            (("ff" * 32, message, value), False),
        ]
    for number in range(20):
        private = Ed25519PrivateKey.from_private_bytes(bytes([number]) * 32)
        data = bytes(range(number))
        named = private.public_key().public_bytes_raw().hex()
        found.append(((named, data.hex(), private.sign(data).hex()), True))
    return found


def test_signatures_are_those_of_the_standard(tmp_path: Path) -> None:
    """RFC 8032, in the verifier's own arithmetic and in the page's."""
    cases = signatures()
    file = tmp_path / "cases.json"
    file.write_text(json.dumps([case for case, _ in cases]))

    mine = [is_signed(*map(bytes.fromhex, case)) for case, _ in cases]

    assert mine == [good for _, good in cases]
    assert json.loads(run_node(CHECK_ALL, str(file))) == mine


@lru_cache
def honest() -> Record:
    """A game of two people, with commitments."""
    return live_record(play_live(rules(6, 6), seed=3))


@lru_cache
def forged() -> Record:
    """The same with other shots and the other winner; nothing that was committed to is changed."""
    record = honest()
    last = record.events[-1]
    assert isinstance(last, GameEnded)
    assert last.winner is not None
    return with_other_shots(record, 1 - last.winner)


def signed(record: Record, secret: bytes = SECRET) -> bytes:
    """A record as a server writes it."""
    return write_record(record, sign=record_signer(secret))


def carried_over() -> bytes:
    """The forged record with the signature of the honest one."""
    lines = record_lines(write_record(forged()))
    lines[-1]["signature"] = record_lines(signed(honest()))[-1]["signature"]
    return sealed(lines)


def trouble(data: bytes, key: str | None = None) -> str | None:
    """What ``seabattle verify`` finds wrong, with and without the key of the server."""
    try:
        check_record(data, key=key)
    except Trouble as found:
        return found.code
    return None


def test_shots_that_were_replaced_are_told_apart_by_all(tmp_path: Path) -> None:
    """Commitments bind no shot: 188 were replaced once, and three checkers called it unchanged."""
    digest = honest().evidence.commitments.digest  # type: ignore[union-attr] # It has some.
    other = signed(forged(), b"\x07" * 32)
    files = [signed(honest()), write_record(forged()), carried_over(), other]

    assert [trouble(data, KEY) for data in files] == [
        None,
        "evidence/unsigned",
        "evidence/signature",
        "evidence/other-key",
    ]
    verdicts = [verify(data, digest, KEY).fault for data in files]
    assert [fault and fault.code for fault in verdicts] == [None, *["signature"] * 3]
    shown = in_browser(files, tmp_path)
    assert [each["sound"] for each in shown] == [True, True, False, True]
    assert [each["key"] for each in shown] == [KEY, None, None, public_key(b"\x07" * 32).hex()]
    assert disagreements(files, tmp_path) == []


def test_what_an_unsigned_record_does_not_show_is_said(tmp_path: Path) -> None:
    """Without the key there is no fault to find, and no checker calls the shots checked."""
    bare, good = verify(write_record(forged())), verify(signed(honest()))

    assert bare.sound
    assert any(
        "that the shots are those that were fired is not shown" in each for each in bare.limits
    )
    assert not any("shot included" in each for each in bare.checked)
    assert any(KEY in each for each in good.checked)
    assert any("/api/record-keys" in each for each in good.limits)
    assert not any("record-keys" in each for each in verify(signed(honest()), key=KEY).limits)


SPOILT: list[Any] = [
    True,
    {},
    {"key": KEY},
    {"key": KEY, "value": "00" * 64},
    {"key": KEY.upper(), "value": "00" * 64},
    {"key": "ff" * 32, "value": "00" * 64},
    {"key": KEY, "value": ["00"]},
    "signed",
]


@pytest.mark.parametrize("signature", SPOILT, ids=str)
def test_a_signature_that_is_none_is_refused_by_all(tmp_path: Path, signature: Any) -> None:
    """In the last line, where it stands."""
    lines = record_lines(write_record(honest()))
    lines[-1]["signature"] = signature
    data = sealed(lines)

    assert trouble(data) == "evidence/signature"
    assert disagreements([data], tmp_path) == []


def test_other_line_ends_leave_a_signature_as_it_is() -> None:
    """Mail and editors change them, and add a byte order mark."""
    data = b"\xef\xbb\xbf" + signed(honest()).replace(b"\n", b"\r\n") + b"\r\n"

    assert trouble(data, KEY) is None
    assert verify(data, key=KEY).sound
    assert verify(write_record(honest(), pack=True, sign=record_signer(SECRET)), key=KEY).sound


def test_a_signed_record_is_the_same_game() -> None:
    """The signature stands in the last line, which older readers skip over."""
    assert read_record(signed(honest())) == honest()
    assert signed(honest()).splitlines()[:-1] == write_record(honest()).splitlines()[:-1]
