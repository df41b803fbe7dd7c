/**
 * The page's player as a program: games as a server tells them, one a line in JSON, and what the
 * player makes of each.
 *
 * So tests in Python let a server lie to the page (tests/kit/screens/browser_player.py).
 */
import { readFileSync } from 'node:fs';

import type { Ruleset, Ship } from '../../api/types';
import { hexToBytes } from '../../proofs/bytes';
import type { SeatSecrets, LastWord } from '../../proofs/key-storage/seat-secrets';
import type { ProofClient } from '../../proofs/proof-client';
import { ProofDesk } from '../../proofs/proof-desk';
import { Distrust, SealedGame, type TakenMessage } from '../game/sealed-game';
import { SealedPlayer } from '../game/sealed-player';

/** Secrets of a seat, their bytes in hexadecimal. */
interface Secrets {
  ships: Ship[];
  secret: string;
  seed: string;
  nonce: string;
  lot_nonce: string;
  last: { number: number; before: string; data: string; signature: string } | null;
}

/** A game as a server tells it to the player of a seat. */
interface ToldGame {
  match: string;
  seat: number;
  rules: Ruleset;
  told: TakenMessage[];
  /** What the server has under the name of a placing. */
  placings: Record<string, string>;
  kept: Secrets;
}

const desk = new ProofDesk((count) => crypto.getRandomValues(new Uint8Array(count)));
const found = new Map<string, unknown>();

/** Games that begin alike ask for the same signatures and fields: each is checked once. */
const proofs: Pick<ProofClient, 'ask'> = {
  ask: async (task, facts) => {
    const ask = (): never => (desk[task] as (facts: never) => never)(facts as never);
    if (task !== 'isSigned' && task !== 'check') return ask();
    const name = JSON.stringify([task, facts]);
    if (!found.has(name)) found.set(name, ask());
    return found.get(name) as never;
  },
};

function secretsOf({ match, seat, kept }: ToldGame): SeatSecrets {
  const { last } = kept;
  const word: LastWord | null = last && {
    number: last.number,
    before: hexToBytes(last.before),
    data: hexToBytes(last.data),
    signature: hexToBytes(last.signature),
  };
  const [secret, seed, nonce, lot_nonce] = [kept.secret, kept.seed, kept.nonce, kept.lot_nonce].map(hexToBytes) as [
    Uint8Array, Uint8Array, Uint8Array, Uint8Array,
  ];
  return { match, seat, ships: kept.ships, secret, seed, nonce, lot_nonce, last: word };
}

/** How many messages the player believed, what is owed then, and why nothing more is said. */
async function follow(game: ToldGame) {
  const { match, seat, rules, told, placings } = game;
  const fetchPlacing = async (placing: string): Promise<Uint8Array> => hexToBytes(placings[placing] ?? '');
  const followed = new SealedGame({ match, seat, rules, proofs, fetchPlacing });
  const player = new SealedPlayer(followed, secretsOf(game), { keepWord: async () => ({ kind: 'kept' }) });
  let [heard, owed, doubt]: [number, string | null, string | null] = [0, null, null];
  try {
    for (const message of told) {
      await followed.take(message);
      heard += 1;
    }
    player.unsent();
    owed = (await player.duty())?.kind ?? null;
  } catch (thrown) {
    if (!(thrown instanceof Distrust)) throw thrown;
    doubt = thrown.doubt;
  }
  return { heard, owed, doubt, breach: followed.breach, phase: followed.phase };
}

for (const line of readFileSync(process.argv[2] as string, 'utf-8').split('\n')) {
  if (line) console.log(JSON.stringify(await follow(JSON.parse(line) as ToldGame)));
}
