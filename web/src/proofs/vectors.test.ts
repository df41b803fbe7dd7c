/** The vectors of docs/fairness.md, which the program on the other side was written down in. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';

import { whyNotSealed } from '../checker/verifier/sealed/sealable';
import { checkAnswer, answerOf, encodeAnswer, openAnswer, readAnswer } from './answer-proof';
import type { Told } from '../engine/answer';
import { BerthList, countProofs, type SealedRules } from '../engine/berth-list';
import type { Ship } from '../engine/fleet';
import { cellNumbers, maskOfNumbers } from '../engine/mask';
import { type Binding, contextOf, deriveBlinding, hashParts, rootOf } from './binding';
import { checkBit, commitHalf, type Place, proveBits } from './bit-proof';
import { bytesToHex, hexToBytes, littleEndian, textBytes } from './bytes';
import { addMessage, beginChain, type Chain, commitLot, drawLot, encodeMessage, linkOf, readMessage } from './chain';
import { Flaw } from './flaw';
import {
  decodePoint,
  decodeScalar,
  encodeDoubled,
  encodePoint,
  encodeScalar,
  G,
  H,
  halve,
  IDENTITY,
  multiplyBase,
  type Point,
} from './group';
import { blobSize, checkField, openField, sealField } from './placing';
import { hashRules } from './rule-hash';
import { isSigned, publicKey, sign } from './signature';
import { playTape } from './testing/tape';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'tests', 'fairness', 'proofs', 'vectors');

/** What a file says; that it is of the right form is part of what is tested. */
function read(name: string): any {
  return JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'));
}

/** The flaw that a check names, in the words of the vectors. */
function flawOf(check: () => unknown): (string | number)[] | null {
  try {
    check();
    return null;
  } catch (flaw) {
    if (!(flaw instanceof Flaw)) throw flaw;
    return flaw.index === null ? [flaw.step] : [flaw.step, flaw.index];
  }
}

interface WrittenBinding {
  ruleset_hash: string;
  match: string;
  seat: number;
  keys: [string, string];
  nonces: [string, string];
}

function bindingOf({ ruleset_hash, match, seat, keys, nonces }: WrittenBinding): Binding {
  return {
    ruleset_hash: hexToBytes(ruleset_hash),
    match,
    seat,
    keys: [hexToBytes(keys[0]), hexToBytes(keys[1])],
    nonces: [hexToBytes(nonces[0]), hexToBytes(nonces[1])],
  };
}

function base64(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'base64'));
}

describe('the group', () => {
  const vectors = read('group');

  it('has the multiples of the standard, and our second base', () => {
    const found = vectors.multiples.map((_: string, n: number) => bytesToHex(encodePoint(multiplyBase(G, BigInt(n)))));
    expect(found).toEqual(vectors.multiples);
    expect(bytesToHex(encodePoint(H))).toBe(vectors.h);
  });

  it('adds multiples of both bases, and encodes doubles of halves alike', () => {
    for (const { g, h, point } of vectors.sums) {
      const [one, other] = [decodeScalar(hexToBytes(g)) as bigint, decodeScalar(hexToBytes(h)) as bigint];
      expect(bytesToHex(encodePoint(multiplyBase(H, other, multiplyBase(G, one))))).toBe(point);
      const half = multiplyBase(H, halve(other), multiplyBase(G, halve(one)));
      expect(bytesToHex(encodeDoubled([G, half, IDENTITY])[1] as Uint8Array)).toBe(point);
    }
    const points = Array.from({ length: 40 }, (_, n) => multiplyBase(H, BigInt(n) ** 40n, multiplyBase(G, BigInt(n))));
    expect(encodeDoubled(points)).toEqual(points.map((point) => encodePoint(point.double())));
  });

  it('takes the one encoding of a point or scalar and no other', () => {
    for (const { name, data, valid } of vectors.points) {
      expect([name, decodePoint(hexToBytes(data)) !== null]).toEqual([name, valid]);
    }
    for (const { name, data, valid } of vectors.scalars) {
      expect([name, decodeScalar(hexToBytes(data)) !== null]).toEqual([name, valid]);
    }
  });
});

it('hashes what the other side hashes', () => {
  const vectors = read('hashes');
  for (const { purpose, parts, hash } of vectors.hashes) {
    expect(bytesToHex(hashParts(purpose, ...parts.map(hexToBytes)))).toBe(hash);
  }
  const context = contextOf(bindingOf(vectors.binding));
  expect(bytesToHex(context)).toBe(vectors.context);
  expect(bytesToHex(rootOf(context, [encodePoint(G), new Uint8Array(32)]))).toBe(vectors.root);
  const found = [0, 1, 256, 4095].map((n) => deriveBlinding(hexToBytes(vectors.seed), context, n));
  expect(found.map((blinding) => bytesToHex(encodeScalar(blinding)))).toEqual(vectors.blindings);
});

it('numbers berths and regions of all rules alike, and refuses the same rules', () => {
  const vectors = read('rules');
  expect(vectors.length).toBeGreaterThan(20);
  for (const { name, ruleset, hash, refused, proofs, berths, regions, bytes, listed, windows } of vectors) {
    expect([name, bytesToHex(hashRules(ruleset))]).toEqual([name, hash]);
    expect([name, whyNotSealed(ruleset)]).toEqual([name, refused]);
    expect([name, countProofs(ruleset)]).toEqual([name, proofs]);
    if (!listed) continue;
    const list = new BerthList(ruleset);
    expect([name, list.berths.length, list.regions.length, blobSize(list)]).toEqual([name, berths, regions, bytes]);
    const lines = list.berths.map(({ ship_class, cells }) => `${ship_class} ${cells.toString(16)}\n`).join('');
    expect([name, bytesToHex(sha256(textBytes(lines)))]).toEqual([name, listed]);
    const squares = list.regions.map((region) => `${region.toString(16)}\n`).join('');
    expect([name, bytesToHex(sha256(textBytes(squares)))]).toEqual([name, windows]);
  }
});

describe('a proof of a bit', () => {
  const vectors = read('bits');

  it('is made byte for byte', () => {
    const place: Place = { root: hexToBytes(vectors.root), kind: vectors.kind, index: vectors.index };
    for (const { bit, blinding, tape, commitment, proof } of vectors.made) {
      const secret = decodeScalar(hexToBytes(blinding)) as bigint;
      const encoded = encodeDoubled([commitHalf(bit, secret)])[0] as Uint8Array;
      expect(bytesToHex(encoded)).toBe(commitment);
      const [made] = proveBits([{ place, encoded, bit, blinding: secret }], playTape(tape));
      expect(bytesToHex(made as Uint8Array)).toBe(proof);
    }
  });

  it('holds or does not', () => {
    for (const { name, root, kind, index, commitment, proof, holds } of vectors.checked) {
      const encoded = hexToBytes(commitment);
      const point = decodePoint(encoded) as Point;
      const held = checkBit({ root: hexToBytes(root), kind, index }, encoded, point, hexToBytes(proof));
      expect([name, held]).toEqual([name, holds]);
    }
  });
});

describe('a placing', () => {
  const vectors = read('placings');
  const good = base64(vectors.cases[0].blob);

  interface Written {
    name: string;
    flaw: unknown;
    blob?: string;
    edit?: [number, number, string];
    ruleset?: SealedRules;
    binding?: WrittenBinding;
  }

  function blobOf({ blob, edit }: Written): Uint8Array {
    if (blob !== undefined) return base64(blob);
    const [at, gone, put] = edit as [number, number, string];
    return new Uint8Array([...good.subarray(0, at), ...hexToBytes(put), ...good.subarray(at + gone)]);
  }

  it('is made byte for byte', () => {
    const binding = bindingOf(vectors.binding);
    const field = openField(new BerthList(vectors.ruleset), binding, vectors.fleet, hexToBytes(vectors.seed));
    expect(bytesToHex(sealField(field, binding, playTape(vectors.tape)))).toBe(bytesToHex(good));
  });

  it('of the Russian sheet is made byte for byte', () => {
    const { rules, binding, seed, tape, fleet, sha512: hash } = vectors.preset;
    const ruleset = read('rules').find(({ name }: { name: string }) => name === rules).ruleset as SealedRules;
    const bound = bindingOf(binding);
    const field = openField(new BerthList(ruleset), bound, fleet as Ship[], hexToBytes(seed));
    expect(bytesToHex(sha512(sealField(field, bound, playTape(tape))))).toBe(hash);
  });

  it.each(vectors.cases as Written[])('is found to be what it is: $name', (written) => {
    const berths = new BerthList(written.ruleset ?? vectors.ruleset);
    const binding = bindingOf(written.binding ?? vectors.binding);
    expect(flawOf(() => checkField(berths, binding, blobOf(written)))).toEqual(written.flaw);
  });

  it('is not made of ships that have no berth', () => {
    const berths = new BerthList(vectors.ruleset);
    for (const cells of [[[0, 4], [0, 5]], [[0, 0], [1, 1]], [[0, 0]]] as [number, number][][]) {
      const ships = [{ ship_class: 'destroyer', cells }];
      expect(flawOf(() => openField(berths, bindingOf(vectors.binding), ships, new Uint8Array(32)))).toEqual(['fleet']);
    }
  });
});

describe('an answer', () => {
  const vectors = read('answers');
  const binding = bindingOf(vectors.binding);

  interface Case {
    name: string;
    cell: number;
    hits: number[];
    told: Told;
    ship_class: number | null;
    cells: number[];
    proof: string;
    bytes: string;
    flaw: unknown;
  }

  it.each(vectors.tales as { name: string; ruleset: SealedRules; cases: Case[] }[])(
    'is proved where it is true, and only there: $name',
    ({ ruleset, cases }) => {
      const berths = new BerthList(ruleset);
      const field = openField(berths, binding, vectors.fleet, hexToBytes(vectors.seed));
      const commitments = checkField(berths, binding, base64(vectors.blob));
      for (const each of cases) {
        const said = { told: each.told, ship_class: each.ship_class, cells: maskOfNumbers(each.cells) };
        const [cell, hits, proof] = [maskOfNumbers([each.cell]), maskOfNumbers(each.hits), hexToBytes(each.proof)];
        const found = flawOf(() => checkAnswer(commitments, said, cell, hits, proof));
        expect([each.name, found]).toEqual([each.name, each.flaw]);
        expect(bytesToHex(encodeAnswer(said, proof))).toBe(each.bytes);
        expect(readAnswer(hexToBytes(each.bytes))).toEqual([said, proof]);
        if (each.name !== 'true') continue;
        expect(answerOf(field, cell, hits)).toEqual(said);
        expect(bytesToHex(openAnswer(field, said, cell, hits))).toBe(each.proof);
      }
    },
  );

  it('has one way to be written', () => {
    for (const bad of ['', '000000', '05000000', '020000020001', '0200000200010001', '0200000200020001']) {
      expect(readAnswer(hexToBytes(bad))).toBeNull();
    }
    expect(cellNumbers(maskOfNumbers([3, 300]))).toEqual([3, 300]);
  });
});

it('signs byte for byte, and believes no other signature', () => {
  const vectors = read('signatures');
  const secret = decodeScalar(hexToBytes(vectors.secret)) as bigint;
  expect(bytesToHex(publicKey(secret))).toBe(vectors.public);
  expect(bytesToHex(sign(secret, hexToBytes(vectors.message), playTape(vectors.tape)))).toBe(vectors.signature);
  for (const { name, public: key, message, signature, holds } of vectors.checked) {
    const held = isSigned(hexToBytes(key), hexToBytes(message), hexToBytes(signature));
    expect([name, held]).toEqual([name, holds]);
  }
});

describe('the chain', () => {
  const vectors = read('chain');
  const keys = vectors.keys.map(hexToBytes);
  const start: Chain = { match: vectors.match, keys, head: hexToBytes(vectors.begin), number: 0 };

  it('grows message by message', () => {
    const head = beginChain(vectors.contexts.map(hexToBytes), vectors.placings.map(hexToBytes));
    expect(bytesToHex(head)).toBe(vectors.begin);
    let chain = start;
    for (const { data, signature, link } of vectors.messages) {
      const [grown, message] = addMessage(chain, hexToBytes(data), hexToBytes(signature));
      expect(bytesToHex(encodeMessage(message))).toBe(data);
      expect(bytesToHex(linkOf(hexToBytes(data), hexToBytes(signature)))).toBe(link);
      expect(bytesToHex(grown.head)).toBe(link);
      chain = grown;
    }
    expect(readMessage(new Uint8Array(0))).toBeNull();
  });

  it('takes nothing out of its place', () => {
    const { data, signature } = vectors.messages[0];
    const [chain] = addMessage(start, hexToBytes(data), hexToBytes(signature));
    for (const each of vectors.second) {
      const found = flawOf(() => addMessage(chain, hexToBytes(each.data), hexToBytes(each.signature)));
      expect([each.name, found]).toEqual([each.name, each.flaw]);
    }
  });

  it('draws the same lots', () => {
    for (const { match, number, nonces, shown, seat } of vectors.lots) {
      const [one, other] = nonces.map(hexToBytes);
      expect([0, 1].map((each) => bytesToHex(commitLot(match, each, each ? other : one)))).toEqual(shown);
      expect(drawLot(match, number, [one, other])).toBe(seat);
    }
  });
});

it('writes numbers with the lowest byte first', () => {
  expect(bytesToHex(littleEndian(258n, 4))).toBe('02010000');
});
