/**
 * The viewer's seat at a sealed table, for as long as the page is open.
 *
 * It follows the game message by message, answers by itself, and says what is in the way:
 * no storage, another tab that answers, secrets that are not here, a table that is not believed.
 */

import { Problem } from '../api/http';
import type { LiveMatch, Signer } from '../api/match.svelte';
import type { Command, Done, Ship, ToldMessage, ViewMessage } from '../api/types';
import type { Saying } from '../proofs/command-body';
import { bytesToHex, hexToBytes } from '../proofs/bytes';
import type { BackupFlaw } from '../proofs/key-storage/backup';
import type { SeatSecrets } from '../proofs/key-storage/seat-secrets';
import { type KeyStorage, type Lasting, openStore, type StoreTrouble } from '../proofs/key-storage/key-storage';
import { ProofClient } from '../proofs/proof-client';
import { t } from '../speech/speech.svelte';
import { LocalBerths } from './local-berths';
import { fetchPlacing, sendPlacing } from './placing-transfer';
import { Distrust, type Doubt, SealedGame, type TakenMessage } from './game/sealed-game';
import { newSeatSecrets, NotKept, SealedPlayer, shipsOf, type Signed } from './game/sealed-player';
import { showsAnother } from './game/view-check';
import { holdSeat } from './seat-lock';
import { readTold } from './told-stream';

/** Refusals after which nothing is lost: it was said before, or the game has gone on. */
const SAID = new Set(['sealed/said-before', 'sealed/out-of-place', 'placement/already-placed', 'phase/over', 'phase/not-placing']);
const SEAT_FREE = 'sealed/seat-free';

/** Why this tab does not play, if it does not. */
export type Obstacle =
  | { kind: 'storage'; trouble: StoreTrouble }
  | { kind: 'elsewhere' }
  | { kind: 'secrets-gone' }
  | { kind: 'distrust'; doubt: Doubt }
  | { kind: 'failed' };

export type Work = 'proving' | 'checking' | null;

/** What was checked on this device so far. */
export interface SealedProgress {
  ownSealed: boolean;
  otherProved: boolean;
  answers: number;
  messages: number;
  /** The public key of each seat in hexadecimal, as its own message has announced it. */
  keys: (string | null)[];
}

/** A field that was shown; nothing is known of it until it is checked. */
export interface ShownField {
  seat: number;
  ships: Ship[];
  checked: boolean | null;
}

export class SealedSeat implements Signer {
  readonly berths: LocalBerths;
  readonly match: LiveMatch;
  readonly seat: number;

  obstacle = $state.raw<Obstacle | null>(null);
  /** Whether storage and lock are there, and the game so far was followed. */
  ready = $state(false);
  work = $state<Work>(null);
  lasting = $state<Lasting | null>(null);
  secrets = $state.raw<SeatSecrets | null>(null);
  /** Fields that others have shown after the end, and whether they are the sealed ones. */
  fields = $state.raw<ShownField[]>([]);
  progress = $state.raw<SealedProgress>({ ownSealed: false, otherProved: false, answers: 0, messages: 0, keys: [] });

  #proofs = new ProofClient();
  #game: SealedGame;
  #player: SealedPlayer | null = null;
  #store: KeyStorage | null = null;
  #release: () => void = () => undefined;
  #inbox: TakenMessage[] = [];
  #heard = 0;
  #said = new Set<string>();
  #queue: Promise<unknown> = Promise.resolve();
  #closed = false;
  #stopListening: () => void;

  constructor(match: LiveMatch, view: ViewMessage, seat: number) {
    [this.match, this.seat] = [match, seat];
    this.berths = new LocalBerths(view.ruleset);
    this.#game = new SealedGame({
      match: match.id,
      seat,
      rules: view.ruleset,
      proofs: this.#proofs,
      fetchPlacing: (placing) => fetchPlacing(match.id, placing),
    });
    this.#stopListening = match.onTold((told) => this.#hear(told));
    this.#enqueue(() => this.#open());
  }

  close(): void {
    this.#closed = true;
    this.#stopListening();
    this.#release();
    this.#proofs.close();
    this.#store?.close();
    if (this.match.signer === this) this.match.signer = null;
  }

  /** The view has changed: perhaps something was missed, or there is something to say. */
  look(): void {
    this.#enqueue(() => this.#goOn());
  }

  /** The own ships lie where only this device knows. */
  dress(view: ViewMessage): ViewMessage {
    if (!this.secrets || !view.own) return view;
    const ships = shipsOf(this.secrets) as Ship[];
    const fleets = view.table.phase === 'over' ? fleetsWith(view, this.seat, ships) : view.fleets;
    return { ...view, own: { ...view.own, ships }, fleets };
  }

  /** Ready: fresh secrets, which are on disk before the key is announced. */
  async place(ships: Ship[]): Promise<void> {
    await this.#enqueue(async () => {
      const store = this.#requireStore();
      const fresh = await newSeatSecrets(this.#proofs, this.match.id, this.seat, ships);
      const taken = await store.begin(fresh);
      if (taken.kind === 'failed') throw this.#refuse({ kind: 'storage', trouble: taken.trouble });
      this.#sit(taken.kind === 'kept' ? fresh : await store.load(this.match.id, this.seat));
    });
    this.look();
  }

  /** Sign a command of the game, and send it. */
  act(command: Command): Promise<Done> {
    return this.#enqueue(async () => {
      this.#requireStore();
      await this.#follow();
      const player = this.#player;
      if (!player) throw this.#refuse({ kind: 'secrets-gone' });
      const saying = player.order(command);
      if (!this.#game.allows(this.seat, saying)) {
        throw new Problem('sealed/refused', (await this.match.whyNot(command)) || t('sealed-not-now'));
      }
      return this.#send(await player.sign(saying));
    }).catch((thrown: unknown) => {
      // Whoever gave the command is told what stands in the way, in the same words.
      const obstacle = obstacleIn(thrown);
      throw obstacle ? this.#refuse(obstacle) : thrown;
    });
  }

  /** The secrets as a line of text under a phrase. */
  writeBackup(phrase: string): Promise<string> {
    if (!this.secrets) throw this.#refuse({ kind: 'secrets-gone' });
    return this.#proofs.ask('writeBackup', { secrets: this.#player?.secrets ?? this.secrets, phrase });
  }

  drawPhrase(): Promise<string> {
    return this.#proofs.ask('drawPhrase', undefined as never);
  }

  /** Go on with secrets from another device; what is wrong with them, or `null`. */
  async restore(text: string, phrase: string): Promise<BackupFlaw | 'another' | 'older' | null> {
    const found = await this.#proofs.ask('readBackup', { text, phrase });
    if ('flaw' in found) return found.flaw;
    const { secrets } = found;
    if (secrets.match !== this.match.id || secrets.seat !== this.seat) return 'another';
    const taken = await (this.#store as KeyStorage).adopt(secrets);
    if (taken.kind === 'failed') throw this.#refuse({ kind: 'storage', trouble: taken.trouble });
    if (taken.kind === 'taken') return 'older';
    this.obstacle = null;
    this.#sit(secrets);
    this.look();
    return null;
  }

  /** Show the own field when the game is over; the server and the other check that it is the sealed one. */
  async show(): Promise<void> {
    if (!this.secrets) return;
    const ships = shipsOf(this.secrets) as Ship[];
    await this.match.do({ type: 'show-field', ships, seed: bytesToHex(this.secrets.seed) });
  }

  async #open(): Promise<void> {
    const opened = await openStore();
    if ('trouble' in opened) return this.#stop({ kind: 'storage', trouble: opened.trouble });
    [this.#store, this.lasting] = [opened.store, opened.lasting];
    this.#release = await holdSeat(this.match.id, this.seat, () => (this.obstacle = { kind: 'elsewhere' }));
    if (this.#closed) return this.#release();
    this.obstacle = null;
    this.#sit(await opened.store.load(this.match.id, this.seat));
    await this.#goOn();
    this.ready = true;
  }

  #sit(secrets: SeatSecrets | null): void {
    this.secrets = secrets;
    this.#player = secrets && new SealedPlayer(this.#game, secrets, this.#store as KeyStorage);
    this.match.redress();
  }

  #hear(told: ToldMessage): void {
    if (told.number === this.#heard + 1) this.#note(told);
    this.look();
  }

  #note({ number, what }: ToldMessage): void {
    this.#heard = number;
    if (what.type === 'field-shown' && what.seat !== this.seat) void this.#checkShown(what.seat, what.ships, what.seed);
    if (what.type === 'sealed-message') this.#inbox.push({ seat: what.seat, command: what.command } as TakenMessage);
  }

  /** Whether a field that was shown is the one that was sealed, found out on this device. */
  async #checkShown(seat: number, ships: Ship[], seed: string): Promise<void> {
    const note = (checked: boolean | null): void => {
      this.fields = [...this.fields.filter((field) => field.seat !== seat), { seat, ships, checked }];
    };
    note(null);
    await this.#enqueue(async () => {
      await this.#follow();
      const placing = this.#game.side(seat).placing;
      const blob = placing && (await this.#game.findPlacing(placing));
      const { rules } = this.#game.around;
      const facts = { rules, binding: this.#game.binding(seat), ships, seed: hexToBytes(seed) };
      note(blob !== null && (await this.#proofs.ask('isField', { ...facts, blob })));
    }).catch(() => note(null));
  }

  /** Take every message that was told, whatever was missed included. */
  async #follow(): Promise<void> {
    const now = this.match.view?.number ?? 0;
    if (now > this.#heard) {
      for (const told of await readTold(this.match.id, this.#heard, now)) if (told.number === this.#heard + 1) this.#note(told);
    }
    for (let next = this.#inbox[0]; next; next = this.#inbox[0]) {
      const placing = this.#game.phase === 'placing';
      if (placing) this.work = 'checking';
      try {
        await this.#game.take(next);
      } finally {
        this.work = null;
      }
      this.#inbox.shift();
      this.#count();
    }
  }

  /** Follow, and say what has to be said. */
  async #goOn(): Promise<void> {
    if (this.#closed || !this.#store || this.obstacle) return;
    await this.#follow();
    this.#compare();
    const player = this.#player;
    const known = this.#game.side(this.seat).key !== null;
    if (known && (!player || (await player.isAnother()))) return this.#stop({ kind: 'secrets-gone' });
    if (!player || this.#game.phase === 'over') return;
    const unsent = player.unsent();
    if (unsent) await this.#once(`again ${this.#game.number}`, () => this.#send(unsent));
    else if (player.mustPlace) await this.#once('placing', () => this.#placeField(player));
    else await this.#answer(player);
  }

  /** What is on the screen comes from the server: it must be what was proved here. */
  #compare(): void {
    const { view } = this.match;
    if (view?.number === this.#heard && showsAnother(view, this.#game)) throw new Distrust('other-view');
  }

  async #answer(player: SealedPlayer): Promise<void> {
    const duty = await player.duty();
    if (duty) await this.#once(`${duty.kind} ${this.#game.number}`, async () => this.#say(player, duty));
  }

  async #placeField(player: SealedPlayer): Promise<void> {
    this.work = 'proving';
    try {
      const { blob, saying } = await player.prove();
      if (await sendPlacing(this.match.id, blob)) throw new Distrust('other-proof');
      await this.#say(player, saying);
    } finally {
      this.work = null;
    }
  }

  async #say(player: SealedPlayer, saying: Saying): Promise<void> {
    await this.#send(await player.sign(saying));
  }

  /** Do something that is due once; the server hears it as often as it takes, under one id. */
  async #once(what: string, how: () => Promise<unknown>): Promise<void> {
    if (this.#said.has(what)) return;
    this.#said.add(what);
    try {
      await how();
    } catch (thrown) {
      const { code } = thrown instanceof Problem ? thrown : { code: '' };
      if (!SAID.has(code)) this.#said.delete(what);
      if (!SAID.has(code) && code !== SEAT_FREE) throw thrown;
    }
  }

  #send({ data, signature }: Signed): Promise<Done> {
    return this.match.do({ type: 'say', data: bytesToHex(data), signature: bytesToHex(signature) });
  }

  #count(): void {
    const { sides, proved, number } = this.#game;
    const [own, other] = [this.#game.side(this.seat), this.#game.side(1 - this.seat)];
    const keys = sides.map(({ key }) => key && bytesToHex(key));
    this.progress = { ownSealed: !!own.placing, otherProved: !!other.placing, answers: proved, messages: number, keys };
  }

  #requireStore(): KeyStorage {
    if (this.obstacle) throw this.#refuse(this.obstacle);
    if (!this.#store) throw new Problem('sealed/opening', t('sealed-opening'));
    return this.#store;
  }

  #refuse(obstacle: Obstacle): Problem {
    return new Problem(`sealed/${obstacle.kind}`, obstacleSentence(obstacle));
  }

  #stop(obstacle: Obstacle): void {
    this.obstacle = obstacle;
  }

  /** One thing after the other: what is said depends on what was heard before. */
  #enqueue<T>(what: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(what);
    this.#queue = done.catch((thrown: unknown) => this.#noteTrouble(thrown));
    return done;
  }

  #noteTrouble(thrown: unknown): void {
    if (this.#closed) return;
    const obstacle = obstacleIn(thrown);
    if (obstacle) return this.#stop(obstacle);
    // Whoever asked for it shows it; what is due is tried again when something is heard.
    if (thrown instanceof Problem) return;
    console.error(thrown);
    this.#stop({ kind: 'failed' });
  }
}

/** Why nothing more is said from here, where that is why: secrets that are gone can be brought back. */
function obstacleIn(thrown: unknown): Obstacle | null {
  if (thrown instanceof NotKept) return { kind: 'storage', trouble: thrown.message as StoreTrouble };
  if (!(thrown instanceof Distrust)) return null;
  const { doubt } = thrown;
  return doubt === 'secrets-gone' ? { kind: 'secrets-gone' } : { kind: 'distrust', doubt };
}

function fleetsWith(view: ViewMessage, seat: number, ships: Ship[]): Ship[][] {
  return view.charts.map((_, number) => (number === seat ? ships : (view.fleets[number] ?? [])));
}

/** What is in the way, in a sentence. */
export function obstacleSentence(obstacle: Obstacle): string {
  if (obstacle.kind === 'storage') return t('sealed-storage', { trouble: obstacle.trouble });
  if (obstacle.kind === 'distrust') return t('sealed-distrust', { doubt: obstacle.doubt });
  return t(`sealed-${obstacle.kind}`);
}
