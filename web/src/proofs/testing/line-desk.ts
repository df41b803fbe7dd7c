/**
 * The desk as a program: an order a line, in JSON, and a line in answer with what it has cost.
 *
 * So tests and benchmarks in Python ask the page's prover and checker (tests/kit/proofs).
 */
import { createInterface } from 'node:readline';

import { cellNumbers, maskOfNumbers } from '../../engine/mask';
import { carryOut, type Order } from '../order';
import { ProofDesk } from '../proof-desk';

/** Bytes and sets of cells are text in JSON: `{"base64": "AP8="}` and `{"mask": [1, 2]}`. */
function revive(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('base64' in value) return new Uint8Array(Buffer.from(value.base64 as string, 'base64'));
  if ('mask' in value) return maskOfNumbers(value.mask as number[]);
  return value;
}

function plain(_key: string, value: unknown): unknown {
  if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString('base64') };
  return typeof value === 'bigint' ? { mask: cellNumbers(value) } : value;
}

const desk = new ProofDesk((count) => crypto.getRandomValues(new Uint8Array(count)));

createInterface({ input: process.stdin }).on('line', (line) => {
  const before = process.cpuUsage();
  const reply = carryOut(desk, JSON.parse(line, revive) as Order);
  const { user, system } = process.cpuUsage(before);
  process.stdout.write(`${JSON.stringify({ ...reply, seconds: (user + system) / 1e6 }, plain)}\n`);
});
