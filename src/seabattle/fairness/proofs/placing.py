"""The proof that a whole field is legal, which reveals nothing else.

The blob has no lengths and no names: the rules determine its layout.
FieldCommitments come first, then the opened sum of each class, then the proofs of all berths
and of all regions.
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from seabattle.fairness.proofs.berth_list import BerthList, count_berths, count_proofs
from seabattle.fairness.proofs.binding import Binding, derive_blinding, root_of
from seabattle.fairness.proofs.bit_proof import SIZE, Place, check_bit, commit, prove_bit
from seabattle.fairness.proofs.flaw import Flaw
from seabattle.fairness.proofs.ristretto import (
    ORDER,
    Draw,
    G,
    H,
    Point,
    decode_point,
    decode_scalar,
    encode_point,
    encode_scalar,
    multiply_base,
    same_point,
    sum_points,
)
from seabattle.rules import Ruleset, Ship

BERTH, REGION = b"berth", b"region"


class SealedField(Struct, frozen=True):
    """The owner's secrets of a field: the bits and their blindings."""

    berths: BerthList
    bits: tuple[int, ...]
    blindings: tuple[int, ...]

    def value(self, numbers: Iterable[int]) -> int:
        """How many ships lie on these berths."""
        return sum(self.bits[number] for number in numbers)

    def open_sum(self, numbers: Iterable[int]) -> bytes:
        """The opening of a sum, which reveals its value and nothing of its parts."""
        return encode_scalar(sum(self.blindings[number] for number in numbers))


class FieldCommitments(Struct, frozen=True):
    """The public part of a field: a commitment for each berth."""

    berths: BerthList
    points: tuple[Point, ...]

    def shows(self, numbers: Iterable[int], value: int, opening: bytes) -> bool:
        """Whether *opening* shows that so many ships lie on these berths."""
        blinding = decode_scalar(opening)
        if blinding is None:
            return False
        total = sum_points(self.points[number] for number in numbers)
        return same_point(total, multiply_base(H, blinding, multiply_base(G, value)))


def blob_size(ruleset: Ruleset) -> int:
    """How many bytes the proof of a field has by these rules."""
    points = count_berths(ruleset) + len(ruleset.fleet)
    return 32 * points + SIZE * count_proofs(ruleset)


def seal_field(
    berths: BerthList, binding: Binding, ships: tuple[Ship, ...], seed: bytes, draw: Draw
) -> tuple[SealedField, bytes]:
    """Commit to a field, and prove that it is legal. A seed must be used only once."""
    return seal_bits(berths, binding, berths.bits_of(ships), seed, draw)


def seal_bits(
    berths: BerthList, binding: Binding, bits: Sequence[int], seed: bytes, draw: Draw
) -> tuple[SealedField, bytes]:
    """Commit to a number for each berth; for an illegal field the proof fails."""
    field = _blind_bits(berths, binding, bits, seed)
    return seal_with(berths, binding.digest, bits, field.blindings, draw)


def seal_with(
    berths: BerthList, context: bytes, bits: Sequence[int], blindings: Sequence[int], draw: Draw
) -> tuple[SealedField, bytes]:
    """Commit with given blindings, for tests that know them."""
    field = SealedField(berths, tuple(bits), tuple(blindings))
    points = [commit(bit, r) for bit, r in zip(bits, blindings, strict=True)]
    encoded = [encode_point(point) for point in points]
    root = root_of(context, encoded)
    sums = [field.open_sum(berths.of_class(k)) for k in range(len(berths.ruleset.fleet))]
    proofs = [
        prove_bit(Place(root, BERTH, index), encoded[index], bits[index], blindings[index], draw)
        for index in range(len(bits))
    ]
    for index, numbers in enumerate(berths.meeting):
        total = encode_point(sum_points(points[number] for number in numbers))
        r = sum(blindings[number] for number in numbers) % ORDER
        place = Place(root, REGION, index)
        proofs.append(prove_bit(place, total, field.value(numbers), r, draw))
    return field, b"".join((*encoded, *sums, *proofs))


def open_field(
    berths: BerthList, binding: Binding, ships: tuple[Ship, ...], seed: bytes
) -> SealedField:
    """The owner's secrets of a field, derived again from the fleet and the seed."""
    return _blind_bits(berths, binding, berths.bits_of(ships), seed)


def opens_commitments(
    berths: BerthList, binding: Binding, blob: bytes, ships: tuple[Ship, ...], seed: bytes
) -> bool:
    """Whether a placing was made from these ships and this seed, so that they open it.

    The check ends at the first berth that differs: a wrong seed costs one commitment.
    """
    field = open_field(berths, binding, ships, seed)
    given = _cut(blob, 0, len(field.bits), 32)
    return all(
        encode_point(commit(bit, r)) == point
        for bit, r, point in zip(field.bits, field.blindings, given, strict=True)
    )


def _blind_bits(
    berths: BerthList, binding: Binding, bits: Sequence[int], seed: bytes
) -> SealedField:
    context = binding.digest
    blindings = [derive_blinding(seed, context, index) for index in range(len(bits))]
    return SealedField(berths, tuple(bits), tuple(blindings))


def check_field(berths: BerthList, binding: Binding, blob: bytes) -> FieldCommitments:
    """The commitments of a field that was proved legal, cheapest checks first.

    Raises :class:`Flaw`.
    """
    if len(blob) != blob_size(berths.ruleset):
        raise Flaw("length")
    count, classes = len(berths.berths), len(berths.ruleset.fleet)
    encoded = _cut(blob, 0, count, 32)
    sums = _cut(blob, 32 * count, classes, 32)
    proofs = _cut(blob, 32 * (count + classes), berths.proofs, SIZE)
    _check_scalars(sums, proofs)
    commitments = FieldCommitments(berths, tuple(_decode_all(encoded)))
    for number, entry in enumerate(berths.ruleset.fleet):
        if not commitments.shows(berths.of_class(number), entry.count, sums[number]):
            raise Flaw("class", number)
    root = root_of(binding.digest, encoded)
    for index, point in enumerate(commitments.points):
        if not check_bit(Place(root, BERTH, index), encoded[index], point, proofs[index]):
            raise Flaw("berth", index)
    for index, numbers in enumerate(berths.meeting):
        total = sum_points(commitments.points[number] for number in numbers)
        place = Place(root, REGION, index)
        if not check_bit(place, encode_point(total), total, proofs[count + index]):
            raise Flaw("region", index)
    return commitments


def read_commitments(berths: BerthList, blob: bytes) -> FieldCommitments:
    """The commitments of a field that was proved legal before. Raises :class:`Flaw`."""
    if len(blob) != blob_size(berths.ruleset):
        raise Flaw("length")
    return FieldCommitments(berths, tuple(_decode_all(_cut(blob, 0, len(berths.berths), 32))))


def _cut(blob: bytes, start: int, count: int, size: int) -> list[bytes]:
    return [blob[start + size * n : start + size * (n + 1)] for n in range(count)]


def _check_scalars(sums: Sequence[bytes], proofs: Sequence[bytes]) -> None:
    for number, opening in enumerate(sums):
        if decode_scalar(opening) is None:
            raise Flaw("scalar", number)
    for number, proof in enumerate(proofs):
        if decode_scalar(proof[32:64]) is None or decode_scalar(proof[64:]) is None:
            raise Flaw("scalar", len(sums) + number)


def _decode_all(encoded: Sequence[bytes]) -> Iterable[Point]:
    for index, data in enumerate(encoded):
        point = decode_point(data)
        if point is None:
            raise Flaw("point", index)
        yield point
