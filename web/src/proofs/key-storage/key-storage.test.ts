import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { bytesToHex, hexToBytes } from '../bytes';
import { playTape } from '../testing/tape';
import { drawPhrase, readBackup, settlePhrase, writeBackup } from './backup';
import { encodeSeatSecrets, type SeatSecrets, type LastWord, readSeatSecrets } from './seat-secrets';
import { type KeyStorage, openStore, sayOnce, type Surroundings } from './key-storage';

const FOLDER = join(import.meta.dirname, '..', '..', '..', '..', 'tests', 'fairness', 'proofs', 'vectors');
const VECTORS = JSON.parse(readFileSync(join(FOLDER, 'backups.json'), 'utf8'));
const { last, ...written } = VECTORS.keepsake;
const LAST: LastWord = {
  number: last.number,
  before: hexToBytes(last.before),
  data: hexToBytes(last.data),
  signature: hexToBytes(last.signature),
};
const KEEPSAKE: SeatSecrets = {
  ...written,
  secret: hexToBytes(written.secret),
  seed: hexToBytes(written.seed),
  nonce: hexToBytes(written.nonce),
  lot_nonce: hexToBytes(written.lot_nonce),
  last: LAST,
};
const FRESH: SeatSecrets = { ...KEEPSAKE, last: null };

function word(number: number, sign = 0): LastWord {
  return { number, before: new Uint8Array(64), data: Uint8Array.of(number, sign), signature: Uint8Array.of(sign) };
}

describe('a backup', () => {
  it('is written and read byte for byte as the other side does', () => {
    expect(bytesToHex(encodeSeatSecrets(KEEPSAKE))).toBe(VECTORS.plain);
    expect(readSeatSecrets(hexToBytes(VECTORS.plain))).toEqual(KEEPSAKE);
    expect(writeBackup(KEEPSAKE, VECTORS.phrase, playTape(VECTORS.tape))).toBe(VECTORS.backup);
  });

  it('survives a mail, and another keyboard', () => {
    const broken = `  ${VECTORS.backup.slice(0, 40)}\r\n${VECTORS.backup.slice(40)}\n`;
    expect(readBackup(broken, ` ${VECTORS.phrase.replace(' ', '\u00a0')} `)).toEqual({ secrets: KEEPSAKE });
    expect(settlePhrase(' anchor\t\u00a0 \ufb01n\n')).toBe('anchor fin');
  });

  it('says nothing to another phrase', () => {
    expect(readBackup(VECTORS.backup, 'another')).toEqual({ flaw: 'phrase' });
    expect(readSeatSecrets(encodeSeatSecrets(FRESH))).toEqual(FRESH);
  });

  it('says what is wrong with a text', () => {
    const { backup, phrase } = VECTORS;
    const mistyped = backup.slice(0, 60) + (backup[60] === 'A' ? 'B' : 'A') + backup.slice(61);
    const flaws = ['', 'https://example.org', backup.replace('backup-1', 'backup-2'), backup.slice(0, -1), `${backup}!`, mistyped, backup.split(':')[0]]
      .map((text) => readBackup(text, phrase));
    expect(flaws.map((found) => ('flaw' in found ? found.flaw : null))).toEqual([
      'no-backup', 'no-backup', 'newer', 'damaged', 'damaged', 'damaged', 'damaged',
    ]);
    for (const wrong of ['', VECTORS.plain.slice(2), `${VECTORS.plain}00000000`]) expect(readSeatSecrets(hexToBytes(wrong))).toBeNull();
  });

  it('has a phrase of its own to offer', () => {
    const phrases = Array.from({ length: 50 }, (_, n) => drawPhrase(playTape(`phrase ${n}`)));
    expect(new Set(phrases).size).toBe(50);
    for (const phrase of phrases) expect(phrase).toMatch(/^([a-km-np-z2-9]{4}-){3}[a-km-np-z2-9]{4}$/);
  });
});

describe('the storage of a browser', () => {
  let around: Surroundings;
  let store: KeyStorage;

  async function open(): Promise<KeyStorage> {
    const opened = await openStore(around);
    if ('trouble' in opened) throw new Error(opened.trouble);
    return opened.store;
  }

  beforeEach(async () => {
    around = { indexedDB: new IDBFactory() };
    store = await open();
  });

  afterEach(() => {
    vi.restoreAllMocks();
    store.close();
  });

  /** Every write fails from now on, as when the disk is full. */
  function fill(): void {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
  }

  it('keeps secrets over a reload', async () => {
    expect(await store.begin(FRESH)).toEqual({ kind: 'kept' });
    store.close();
    store = await open();
    expect(await store.load(FRESH.match, FRESH.seat)).toEqual(FRESH);
    expect(await store.list()).toEqual([FRESH]);
    await store.forget(FRESH.match, FRESH.seat);
    expect(await store.load(FRESH.match, FRESH.seat)).toBeNull();
  });

  it('has one seed for a seat, and goes back to no older backup', async () => {
    await store.begin(FRESH);
    expect(await store.begin({ ...FRESH, seed: new Uint8Array(32) })).toEqual({ kind: 'taken' });
    expect(await store.adopt(KEEPSAKE)).toEqual({ kind: 'kept' });
    expect(await store.adopt(FRESH)).toEqual({ kind: 'taken' });
    expect(await store.adopt(KEEPSAKE)).toEqual({ kind: 'taken' });
    expect(await store.load(FRESH.match, FRESH.seat)).toEqual(KEEPSAKE);
  });

  it('keeps a word before it leaves', async () => {
    await store.begin(FRESH);
    const seen: (LastWord | null | undefined)[] = [];
    const kept = await sayOnce(store, FRESH, word(0), async () => {
      const other = await open();
      seen.push((await other.load(FRESH.match, FRESH.seat))?.last);
      other.close();
    });
    expect(kept).toEqual({ kind: 'kept' });
    expect(seen).toEqual([word(0)]);
  });

  it('says one thing under a number, whichever tab says it', async () => {
    await store.begin(FRESH);
    const other = await open();
    const sent: LastWord[] = [];
    const send = (each: LastWord): number => sent.push(each);
    const kept = await Promise.all([
      sayOnce(store, FRESH, word(0, 1), send),
      sayOnce(other, FRESH, word(0, 2), send),
      sayOnce(other, FRESH, word(0, 1), send),
    ]);
    expect(new Set(sent.map(({ signature }) => signature[0])).size).toBe(1);
    expect(kept.map(({ kind }) => kind).sort()).toEqual(['kept', 'kept', 'said']);
    await sayOnce(store, FRESH, word(3), send);
    const late = await sayOnce(other, FRESH, word(2), send);
    expect([late, sent.at(-1)]).toEqual([{ kind: 'said', last: word(3) }, word(3)]);
    other.close();
  });

  it('sends nothing that it could not keep', async () => {
    await store.begin(FRESH);
    const send = vi.fn();
    fill();
    expect(await sayOnce(store, FRESH, word(0), send)).toEqual({ kind: 'failed', trouble: 'full' });
    vi.restoreAllMocks();
    await store.forget(FRESH.match, FRESH.seat);
    expect(await sayOnce(store, FRESH, word(0), send)).toEqual({ kind: 'lost' });
    expect(send).not.toHaveBeenCalled();
  });

  it('says before a game begins what it cannot do', async () => {
    const refusing = { open: () => { throw new DOMException('private', 'InvalidStateError'); } } as unknown as IDBFactory;
    const storage = { estimate: () => Promise.resolve({ quota: 10, usage: 5 }), persist: () => Promise.resolve(true) };
    expect(await openStore({})).toEqual({ trouble: 'missing' });
    expect(await openStore({ indexedDB: refusing })).toEqual({ trouble: 'refused' });
    expect(await openStore({ ...around, storage })).toEqual({ trouble: 'full' });
    fill();
    expect(await openStore(around)).toEqual({ trouble: 'full' });
    expect(await store.begin(FRESH)).toEqual({ kind: 'failed', trouble: 'full' });
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => undefined as never);
    expect(await openStore(around)).toEqual({ trouble: 'broken' });
  });

  it('says whether the browser has promised anything', async () => {
    const estimate = (): Promise<StorageEstimate> => Promise.reject(new Error('not told'));
    for (const [promise, lasting] of [[true, 'promised'], [false, 'not-promised']] as const) {
      const opened = await openStore({ ...around, storage: { estimate, persist: () => Promise.resolve(promise) } });
      expect('lasting' in opened && opened.lasting).toBe(lasting);
      if ('store' in opened) opened.store.close();
    }
    const opened = await openStore(around);
    expect('lasting' in opened && opened.lasting).toBe('not-promised');
    if ('store' in opened) opened.store.close();
  });
});
