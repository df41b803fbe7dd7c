/** What everyone knows of one seat of a sealed game. */

import type { Answer } from './answer';
import type { CellNumber } from './cell';
import { shipCount, type Disclosure, type Rules } from './rules';
import { shapesOf } from './shape';
import { Side } from './side';

/** Rules of a game that can be sealed. */
export type SealedGameRules = Rules & { readonly disclosure: Disclosure };

export class SealedSide extends Side {
  key: Uint8Array | null = null;
  nonce: Uint8Array = new Uint8Array();
  /** The hash of the number for the lots. */
  lot: Uint8Array = new Uint8Array();
  lotNonce: Uint8Array | null = null;
  /** The hash of the placing, once it is signed and proved. */
  placing: Uint8Array | null = null;
  /** What was answered for each cell of this sea. */
  readonly told = new Map<CellNumber, Answer>();
  private readonly ships: number;
  /** All decks of the fleet, where sinking is silent; then every class has one size. */
  private readonly decks: number | null;

  constructor(number: number, rules: SealedGameRules) {
    super(number, rules);
    this.ships = shipCount(rules);
    this.decks = rules.disclosure.sinking_told
      ? null
      : rules.fleet.reduce((total, entry) => total + entry.count * (shapesOf(entry)[0]?.length ?? 0), 0);
  }

  /** How many ships are not announced as sunk. */
  get afloat(): number {
    return this.ships - [...this.told.values()].filter(({ told }) => told === 'sunk').length;
  }

  /** Whether the answers add up to a whole fleet. */
  override get sunk(): boolean {
    return this.decks === null ? this.afloat === 0 : this.hits.size === this.decks;
  }
}
