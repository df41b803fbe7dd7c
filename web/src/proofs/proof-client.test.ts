import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';

import { Flaw } from './flaw';
import { carryOut, type Order } from './order';
import { ProofClient, type Post, WorkerLost } from './proof-client';
import { type FieldSecret, ProofDesk } from './proof-desk';
import { playTape } from './testing/tape';

const SECRET: FieldSecret = {
  rules: {
    grid: { rows: 1, cols: 4 },
    fleet: [{ name: 'destroyer', count: 1, shapes: ['##'], turned: true, mirrored: true }],
    sea: { touching: 'never' },
    disclosure: { hit_names: [], sinking_told: true, sunk_names: [] },
  },
  binding: {
    ruleset_hash: new Uint8Array(32),
    match: 'm',
    seat: 0,
    keys: [new Uint8Array(32), new Uint8Array(32)],
    nonces: [new Uint8Array(32), new Uint8Array(32)],
  },
  ships: [{ ship_class: 'destroyer', cells: [[0, 1], [0, 2]] }],
  seed: new Uint8Array(32),
};

/** A worker in this process; what passes is copied, as by a real one. */
function deskWorker(): Post {
  const desk = new ProofDesk(playTape('client'));
  const post: Post = {
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage(order: Order) {
      const copied = structuredClone(order);
      queueMicrotask(() => {
        const data = structuredClone(carryOut(desk, copied));
        post.onmessage?.call(post as Worker, { data } as MessageEvent);
      });
    },
  };
  return post;
}

describe('the client of the worker', () => {
  it('seals a field, checks it, and proves every answer', async () => {
    const client = new ProofClient(deskWorker());
    const { rules, binding } = SECRET;
    const blob = await client.ask('seal', SECRET);
    const placing = await client.ask('check', { rules, binding, blob });
    const told: string[] = [];
    for (const [cell, hits] of [[0, []], [1, []], [2, [1]]] as [number, number[]][]) {
      const proved = await client.ask('answer', { ...SECRET, cell, hits });
      await client.ask('checkAnswer', { ...proved, placing, cell, hits });
      told.push(proved.answer.told);
    }
    expect(told).toEqual(['miss', 'hit', 'sunk']);
  });

  it('says what does not hold', async () => {
    const client = new ProofClient(deskWorker());
    const { rules, binding } = SECRET;
    const blob = await client.ask('seal', SECRET);
    blob[blob.length - 1] = (blob[blob.length - 1] as number) ^ 1;
    await expect(client.ask('check', { rules, binding, blob })).rejects.toEqual(new Flaw('region', 2));
    const proved = await client.ask('answer', { ...SECRET, cell: 0, hits: [] });
    const unchecked = client.ask('checkAnswer', { ...proved, placing: 'ff', cell: 0, hits: [] });
    await expect(unchecked).rejects.toEqual(new Flaw('placing'));
    const bent = { ...SECRET, ships: [{ ship_class: 'destroyer', cells: [[0, 0], [0, 2]] as [number, number][] }] };
    await expect(client.ask('seal', bent)).rejects.toEqual(new Flaw('fleet'));
  });

  it('lets nobody wait for a worker that has ended', async () => {
    const worker = deskWorker();
    const client = new ProofClient(worker);
    const asked = client.ask('newKey', undefined as never);
    worker.onerror?.call(worker as Worker, { message: 'gone' } as ErrorEvent);
    await expect(asked).rejects.toThrow(WorkerLost);
    await expect(client.ask('newKey', undefined as never)).rejects.toThrow('gone');
  });
});

it('is a piece of its own, and the library lies in the worker alone', async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, '..', '..'),
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: { input: join(import.meta.dirname, 'proof-client.ts'), preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const sizes = built.output.map((file) => {
    const text = file.type === 'chunk' ? file.code : String(file.source);
    return { name: file.fileName, proves: text.includes('seabattle/sealed/1'), packed: gzipSync(text).length };
  });
  const [worker, client] = [sizes.find(({ name }) => name.includes('worker')), sizes.find(({ name }) => name.includes('client'))];
  expect([worker?.proves, client?.proves]).toEqual([true, false]);
  expect(worker?.packed).toBeLessThan(30_000);
  expect(client?.packed).toBeLessThan(1_500);
});
