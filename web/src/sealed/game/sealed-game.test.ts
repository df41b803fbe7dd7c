// @vitest-environment node
import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Ruleset, ViewMessage } from '../../api/types';
import { bytesToHex, hexToBytes } from '../../proofs/bytes';
import type { Saying } from '../../proofs/command-body';
import { encodeMessage } from '../../proofs/chain';
import type { SeatSecrets, LastWord } from '../../proofs/key-storage/seat-secrets';
import type { Kept } from '../../proofs/key-storage/key-storage';
import type { ProofClient } from '../../proofs/proof-client';
import { ProofDesk } from '../../proofs/proof-desk';
import { playTape } from '../../proofs/testing/tape';
import { Distrust, SealedGame, type TakenMessage } from './sealed-game';
import { newSeatSecrets, SealedPlayer, type Signed } from './sealed-player';
import { showsAnother } from './view-check';

interface RecordLine {
  seat?: number;
  command: TakenMessage['command'];
  blob?: string;
}

const lines = readFileSync('../docs/examples/sealed-game.jsonl', 'utf-8').trim().split('\n');
const [header, ...rest] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
const entries = rest.slice(0, -1) as unknown as RecordLine[];
const TINY = header?.['ruleset'] as Ruleset;
/** A cruiser on three cells and two boats, all weapons, what is sunk is shown. */
const ARMED = {
  ...TINY,
  grid: { rows: 3, cols: 5 },
  turn: { ...TINY.turn, begins: 'first' },
  fleet: [
    { name: 'cruiser', count: 1, shapes: ['###'], turned: true, mirrored: true, title: null },
    { name: 'boat', count: 1, shapes: ['#'], turned: true, mirrored: true, title: null },
  ],
  arsenal: [
    { name: 'radar', kind: 'radar', count: 1, radius: 1, unlock_turn: 1, takes_turn: true },
    { name: 'raid', kind: 'line', count: 1, radius: null, unlock_turn: 2, takes_turn: false },
    { name: 'torpedo', kind: 'torpedo', count: 1, radius: null, unlock_turn: 1, takes_turn: true },
  ],
  disclosure: { miss_told_to: 'everyone', hit_names: ['class'], sinking_told: true, sunk_names: ['class', 'cells'] },
} as unknown as Ruleset;

function deskOf(name: string): Pick<ProofClient, 'ask'> {
  const desk = new ProofDesk(playTape(name));
  return { ask: async (task, facts) => (desk[task] as (facts: never) => never)(facts as never) };
}

/** A drawer on a device, as the storage of the browser is one. */
class Drawer {
  last: LastWord | null = null;

  async keepWord(_match: string, _seat: number, word: LastWord): Promise<Kept> {
    if (this.last && this.last.number >= word.number) return { kind: 'said', last: this.last };
    this.last = word;
    return { kind: 'kept' };
  }
}

const FLEETS: [SeatSecrets['ships'], SeatSecrets['ships']] = [
  [{ ship_class: 'cruiser', cells: [[0, 0], [0, 1], [0, 2]] }, { ship_class: 'boat', cells: [[2, 4]] }],
  [{ ship_class: 'cruiser', cells: [[0, 4], [1, 4], [2, 4]] }, { ship_class: 'boat', cells: [[1, 0]] }],
];

/** Two players with a table between them that passes on whatever it is given. */
class Tableau {
  readonly taken: TakenMessage[] = [];
  readonly blobs = new Map<string, Uint8Array>();
  readonly drawers = [new Drawer(), new Drawer()];
  players: SealedPlayer[] = [];

  constructor(readonly rules: Ruleset) {}

  follow(seat: number): SealedGame {
    const fetchPlacing = async (placing: string): Promise<Uint8Array> => this.blobs.get(placing) as Uint8Array;
    return new SealedGame({ match: 'tuesday', seat, rules: this.rules, proofs: deskOf(`desk ${seat}`), fetchPlacing });
  }

  async sit(fleets: readonly SeatSecrets['ships'][]): Promise<this> {
    for (const seat of [0, 1]) {
      const secrets = await newSeatSecrets(deskOf(`keys ${seat}`), 'tuesday', seat, fleets[seat] as SeatSecrets['ships']);
      this.players.push(new SealedPlayer(this.follow(seat), secrets, this.drawers[seat] as Drawer));
    }
    return this;
  }

  player(seat: number): SealedPlayer {
    return this.players[seat] as SealedPlayer;
  }

  async pass(seat: number, { data, signature }: Signed): Promise<void> {
    const message: TakenMessage = {
      seat,
      command: { type: 'signed', data: bytesToHex(data), signature: bytesToHex(signature) },
    };
    this.taken.push(message);
    for (const { game } of this.players) await game.take(message);
  }

  async say(seat: number, saying: Saying): Promise<void> {
    await this.pass(seat, await this.player(seat).sign(saying));
  }

  /** One more message by whoever is awaited; *move* says what is done in a turn. */
  async step(move: (seat: number, game: SealedGame) => Saying): Promise<void> {
    const seat = this.player(0).game.awaited[0] as number;
    const player = this.player(seat);
    if (player.mustPlace) {
      const { blob, saying } = await player.prove();
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-512', blob as BufferSource));
      this.blobs.set(bytesToHex(hash), blob);
      expect(saying).toEqual({ kind: 'placing', body: hash });
      return this.say(seat, saying);
    }
    return this.say(seat, (await player.duty()) ?? move(seat, player.game));
  }

  async playTo(until: (game: SealedGame) => boolean, move = firstCell(this)): Promise<this> {
    while (!until(this.player(0).game)) await this.step(move);
    return this;
  }
}

/** Every weapon as soon as it may be used, and else the next cell. */
function firstCell(table: Tableau): (seat: number, game: SealedGame) => Saying {
  return (seat, game) => {
    const player = table.player(seat);
    const side = game.side(seat);
    for (const weapon of table.rules.arsenal) {
      if (!side.has(weapon)) continue;
      const target =
        weapon.kind === 'radar' ? { type: 'centre', at: [1, 1] }
        : weapon.kind === 'line' ? { type: 'row', row: 0 }
        : { type: 'lane', edge: 'right', line: 2 };
      return player.order({ type: 'use-weapon', weapon: weapon.name, target } as never);
    }
    const { rows, cols } = table.rules.grid;
    const open = Array.from({ length: rows * cols }, (_, at) => at).find((at) => !side.known.has(at)) as number;
    return player.order({ type: 'fire', at: [[Math.floor(open / cols), open % cols]] });
  };
}

const atShot = (game: SealedGame): boolean => game.called !== null;
const atEnd = (game: SealedGame): boolean => game.phase === 'over';

describe('a sealed game', () => {
  it('follows a game that the package has recorded', async () => {
    const blobs = new Map(entries.flatMap(({ blob }) => (blob ? [hexToBytes(blob)] : [])).map((blob, at) => [at, blob]));
    let next = 0;
    for (const seat of [0, 1]) {
      next = 1 - seat;
      const proofs = deskOf('reader');
      const game = new SealedGame({
        match: 'tuesday', seat, rules: TINY, proofs, fetchPlacing: async () => blobs.get(next) as Uint8Array,
      });
      for (const { seat: by, command } of entries) await game.take({ seat: by ?? null, command });
      expect(game.phase).toBe('over');
      expect(game.breach).toBeNull();
      expect(game.proved).toBe(1);
    }
  });

  it('is played to its end by two players who check each other', async () => {
    const table = await (await new Tableau(ARMED).sit(FLEETS)).playTo(atEnd);
    for (const { game } of table.players) {
      expect(game.breach).toBeNull();
      expect(game.proved).toBeGreaterThan(3);
      expect(game.sides.some((side) => side.sunk)).toBe(true);
    }
  });
});

describe('what the server draws', () => {
  let table: Tableau;
  /** A view as an honest server draws it for a seat. */
  const viewOf = ({ around, phase, winner, sides }: SealedGame): ViewMessage => {
    const { rows, cols } = around.rules.grid;
    const signs = { miss: 'o', hit: 'x', sunk: '#', empty: '-', ship: '+' };
    const chart = (side: SealedGame['sides'][number]) => ({
      rows: Array.from({ length: rows }, (_, row) =>
        Array.from({ length: cols }, (_, col) => signs[side.told.get(row * cols + col)?.told as keyof typeof signs] ?? '.').join(''),
      ),
    });
    return { table: { phase: phase === 'over' ? 'over' : 'playing', winner }, charts: sides.map(chart) } as unknown as ViewMessage;
  };
  /** The same with one cell of the other's sea drawn otherwise. */
  const redrawn = (game: SealedGame, was: string, mark: string): ViewMessage => {
    const view = viewOf(game);
    const chart = view.charts[1 - game.around.seat] as { rows: string[] };
    const row = chart.rows.findIndex((each) => each.includes(was));
    chart.rows[row] = (chart.rows[row] as string).replace(was, mark);
    return view;
  };
  beforeAll(async () => {
    table = await (await new Tableau(ARMED).sit(FLEETS)).playTo(atEnd);
  });

  it('is what was proved here', () => {
    for (const { game } of table.players) expect(showsAnother(viewOf(game), game)).toBe(false);
    for (const { game } of table.players) expect(showsAnother(redrawn(game, '.', '+'), game)).toBe(false);
  });

  it('is not believed where an answer or the end is another', () => {
    const game = (table.players.find((player) => player.secrets.seat === player.game.winner) as SealedPlayer).game;
    for (const [was, mark] of ['ox', 'o.', 'xo', 'x.', '#x', '#o', '.o', '.x'] as const) {
      expect(showsAnother(redrawn(game, was as string, mark as string), game), `${was} as ${mark}`).toBe(true);
    }
    const view = viewOf(game);
    expect(showsAnother({ ...view, table: { ...view.table, winner: game.around.seat === 0 ? 1 : 0 } }, game)).toBe(true);
    expect(showsAnother({ ...view, table: { ...view.table, phase: 'playing' } }, game)).toBe(true);
  });
});

describe('a player', () => {
  let table: Tableau;
  beforeEach(async () => {
    // Far from where both fire first, whoever begins.
    const fleets = [[1, 1], [1, 2]].map(([row, col]) => [{ ship_class: 'boat', cells: [[row, col]] }]) as SeatSecrets['ships'][];
    table = await (await new Tableau(TINY).sit(fleets)).playTo(atShot);
  });

  it('answers one shot under one number, whatever the table asks later', async () => {
    const defender = table.player(table.player(0).game.awaited[0] as number);
    const duty = (await defender.duty()) as Saying;
    const first = await defender.sign(duty);
    const again = await defender.sign({ kind: 'answer', body: new Uint8Array(3) });
    expect(again.data).toEqual(first.data);
  });

  it('says nothing after another link, and nothing to a table that went back', async () => {
    const seat = table.player(0).game.awaited[0] as number;
    await table.playTo((game) => game.called === null);
    const [game, { secrets }] = [table.follow(seat), table.player(seat)];
    for (const message of table.taken.slice(0, -2)) await game.take(message);
    const back = new SealedPlayer(game, secrets, table.drawers[seat] as Drawer);
    expect(() => back.unsent()).toThrow(Distrust);
  });

  it('sends again what was kept and never arrived', async () => {
    const seat = table.player(0).game.awaited[0] as number;
    const defender = table.player(seat);
    const signed = await defender.sign((await defender.duty()) as Saying);
    expect(defender.unsent()?.data).toEqual(signed.data);
    await table.pass(seat, signed);
    expect(defender.unsent()).toBeNull();
  });

  it('does not believe shots that are not signed, out of place or against the rules', async () => {
    await table.playTo((game) => game.called === null);
    const [game, other] = [table.player(0).game, 1 - (table.player(0).game.turn as number)];
    const { number, before } = game.placeToSign(other, 'shot');
    const shot = { match: 'tuesday', seat: other, kind: 'shot', body: Uint8Array.of(0, 5) };
    const forged = async (data: Uint8Array, secret: Uint8Array): Promise<TakenMessage> => ({
      seat: other,
      command: { type: 'signed', data: bytesToHex(data), signature: bytesToHex(await deskOf('x').ask('sign', { secret, message: data })) },
    });
    const [own, foreign] = [table.player(other).secrets.secret, table.player(1 - other).secrets.secret];
    const turn = encodeMessage({ ...shot, number, before });
    await expect(game.take(await forged(turn, own))).rejects.toMatchObject({ doubt: 'against-the-rules' });
    await expect(game.take(await forged(turn, foreign))).rejects.toMatchObject({ doubt: 'not-signed' });
    const late = encodeMessage({ ...shot, number: number + 1, before });
    await expect(game.take(await forged(late, own))).rejects.toMatchObject({ doubt: 'out-of-place' });
  });

  it('blames nobody for a proof that the table has exchanged', async () => {
    for (const change of [(blob: Uint8Array) => blob.subarray(1), (blob: Uint8Array) => Uint8Array.of(...blob.slice(0, -1), 9)]) {
      const follower = table.follow(0);
      const placings = table.taken.slice(0, 4);
      for (const [placing, blob] of table.blobs) table.blobs.set(placing, change(blob));
      const followed = placings.reduce((before, message) => before.then(() => follower.take(message)), Promise.resolve());
      await expect(followed).rejects.toMatchObject({ doubt: 'other-proof' });
      expect(follower.breach).toBeNull();
    }
  });

  it('finds a false answer, and who has signed it', async () => {
    const seat = table.player(0).game.awaited[0] as number;
    const duty = (await table.player(seat).duty()) as Saying;
    const body = duty.body.slice();
    body[body.length - 9] = (body[body.length - 9] as number) ^ 1;
    await table.say(seat, { kind: 'answer', body });
    expect(table.player(1 - seat).game.breach).toEqual({ seat, breach: 'answer' });
  });
});
