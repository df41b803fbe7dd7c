/**
 * SeatSecrets in this browser (IndexedDB), and what a seat has said last.
 *
 * A word is on disk before it leaves: under one number one thing is said, whichever tab says
 * it and however often the page is loaded anew. Whatever can go wrong is a value, so that it
 * can be told before a game begins.
 */
import { sameBytes } from '../bytes';
import type { SeatSecrets, LastWord } from './seat-secrets';

const NAME = 'seabattle-sealed';
const STORE = 'keepsakes';

/** The secrets of a seat has some kilobytes; whoever has less room than this has none. */
const LEAST_ROOM = 1_000_000;

/**
 * Why nothing can be kept: the browser has no storage, as in some private windows; it refuses
 * to open it; there is no room; or it gives back something else than it was given.
 */
export type StoreTrouble = 'missing' | 'refused' | 'full' | 'broken';

/**
 * Whether the browser has promised to keep what is there until it is told to forget it. Else
 * it may clear it when room is short, and a private window when it is closed.
 */
export type Lasting = 'promised' | 'not-promised';

export type StoreOpening = { store: KeyStorage; lasting: Lasting } | { trouble: StoreTrouble };

/**
 * What has become of a word: it is kept and may be sent; another was said under its number or
 * after it, and that one may be sent again; the secrets are gone; or they cannot be written.
 */
export type Kept =
  | { kind: 'kept' }
  | { kind: 'said'; last: LastWord }
  | { kind: 'lost' }
  | { kind: 'failed'; trouble: StoreTrouble };

/** What has become of new secrets; there may be others for the same seat, or newer ones. */
export type Taken = { kind: 'kept' } | { kind: 'taken' } | { kind: 'failed'; trouble: StoreTrouble };

/** What a browser offers; tests give something else. */
export interface Surroundings {
  indexedDB?: IDBFactory | null | undefined;
  storage?: Pick<StorageManager, 'estimate' | 'persist'> | null | undefined;
}

/** Open the storage and try it, before anything depends on it. */
export async function openStore(around: Surroundings = browserStorage()): Promise<StoreOpening> {
  if (!around.indexedDB) return { trouble: 'missing' };
  try {
    const estimate = await around.storage?.estimate().catch(() => undefined);
    if (estimate?.quota !== undefined && estimate.quota - (estimate.usage ?? 0) < LEAST_ROOM) return { trouble: 'full' };
    const store = new KeyStorage(await openDatabase(around.indexedDB));
    const trouble = await store.probe();
    if (trouble) return { trouble };
    const promised = await around.storage?.persist().catch(() => false);
    return { store, lasting: promised ? 'promised' : 'not-promised' };
  } catch (error) {
    return { trouble: troubleOf(error, 'refused') };
  }
}

function browserStorage(): Surroundings {
  // Reading either may throw where the user forbids a site to keep anything.
  try {
    return { indexedDB: globalThis.indexedDB, storage: globalThis.navigator?.storage };
  } catch {
    return {};
  }
}

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: ['match', 'seat'] });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked'));
  });
}

/** Does a part of a transaction; what it throws undoes the whole. */
type Step = (work: () => void) => void;

export class KeyStorage {
  constructor(private readonly database: IDBDatabase) {
    // Another tab with a newer page may want to change the form of the storage.
    database.onversionchange = () => database.close();
  }

  /** Write something, read it again, and delete it; what is wrong, or `null`. */
  async probe(): Promise<StoreTrouble | null> {
    const probe = { match: '', seat: 0, seed: crypto.getRandomValues(new Uint8Array(32)) };
    try {
      await this.write((store) => store.put(probe));
      const found = await this.read<typeof probe>((store) => store.get(['', 0]));
      await this.write((store) => store.delete(['', 0]));
      return found && sameBytes(found.seed, probe.seed) ? null : 'broken';
    } catch (error) {
      return troubleOf(error, 'broken');
    }
  }

  /** Keep fresh secrets; a seat has one seed for one match, and never a second. */
  async begin(secrets: SeatSecrets): Promise<Taken> {
    return this.take(secrets, (found) => !found);
  }

  /** Keep what came from a backup, unless something newer is here. */
  async adopt(secrets: SeatSecrets): Promise<Taken> {
    return this.take(secrets, (found) => !found || numberOf(found) < numberOf(secrets));
  }

  /** The secrets of a seat, or `null` where the storage was cleared since, or never had them. */
  async load(match: string, seat: number): Promise<SeatSecrets | null> {
    return (await this.read<SeatSecrets>((store) => store.get([match, seat]))) ?? null;
  }

  async list(): Promise<SeatSecrets[]> {
    return (await this.read<SeatSecrets[]>((store) => store.getAll())) ?? [];
  }

  async forget(match: string, seat: number): Promise<void> {
    await this.write((store) => store.delete([match, seat]));
  }

  /** Keep what is about to be said; it is on disk when this says so. */
  async keepWord(match: string, seat: number, word: LastWord): Promise<Kept> {
    let kept: Kept = { kind: 'lost' };
    try {
      await this.write((store, step) => {
        const request = store.get([match, seat]) as IDBRequest<SeatSecrets | undefined>;
        request.onsuccess = () =>
          step(() => {
            kept = judgeWord(request.result, word);
            if (kept.kind === 'kept') store.put({ ...request.result, last: word });
          });
      });
      return kept;
    } catch (error) {
      return { kind: 'failed', trouble: troubleOf(error, 'broken') };
    }
  }

  close(): void {
    this.database.close();
  }

  private async take(secrets: SeatSecrets, wanted: (found: SeatSecrets | undefined) => boolean): Promise<Taken> {
    let taken: Taken = { kind: 'taken' };
    try {
      await this.write((store, step) => {
        const request = store.get([secrets.match, secrets.seat]) as IDBRequest<SeatSecrets | undefined>;
        request.onsuccess = () =>
          step(() => {
            if (!wanted(request.result)) return;
            taken = { kind: 'kept' };
            store.put(secrets);
          });
      });
      return taken;
    } catch (error) {
      return { kind: 'failed', trouble: troubleOf(error, 'broken') };
    }
  }

  private read<T>(ask: (store: IDBObjectStore) => IDBRequest): Promise<T | undefined> {
    return new Promise((resolve, reject) => {
      const request = ask(this.database.transaction(STORE, 'readonly').objectStore(STORE));
      request.onsuccess = () => resolve(request.result as T | undefined);
      request.onerror = () => reject(request.error);
    });
  }

  /** One transaction, which others wait for; done when all of it is on disk. */
  private write(change: (store: IDBObjectStore, step: Step) => unknown): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(STORE, 'readwrite', { durability: 'strict' });
      let cause: unknown = null;
      const step: Step = (work) => {
        try {
          work();
        } catch (error) {
          cause = error;
          transaction.abort();
        }
      };
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(cause ?? transaction.error);
      step(() => change(transaction.objectStore(STORE), step));
    });
  }
}

/**
 * Say something: it is kept first, and only then sent.
 *
 * Where something else was said under that number, that is sent again, and nothing else; where
 * nothing can be kept, nothing is sent.
 */
export async function sayOnce(
  store: KeyStorage,
  { match, seat }: Pick<SeatSecrets, 'match' | 'seat'>,
  word: LastWord,
  send: (word: LastWord) => Promise<unknown> | unknown,
): Promise<Kept> {
  const kept = await store.keepWord(match, seat, word);
  if (kept.kind === 'kept') await send(word);
  if (kept.kind === 'said') await send(kept.last);
  return kept;
}

function judgeWord(found: SeatSecrets | undefined, word: LastWord): Kept {
  if (!found) return { kind: 'lost' };
  const { last } = found;
  if (!last || last.number < word.number) return { kind: 'kept' };
  const same = last.number === word.number && sameBytes(last.data, word.data) && sameBytes(last.signature, word.signature);
  return same ? { kind: 'kept' } : { kind: 'said', last };
}

function numberOf({ last }: SeatSecrets): number {
  return last ? last.number : -1;
}

function troubleOf(error: unknown, otherwise: StoreTrouble): StoreTrouble {
  const name = (error as { name?: string } | null)?.name;
  return name === 'QuotaExceededError' ? 'full' : otherwise;
}
